import Testing

/// What `lint` and `diff` leave out: remarks, rules, and what was there before.
@Suite final class SelectionTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write(
      "title: Note\ntype: object\nproperties:\n  title: {type: string, maxLength: 9}\n  size: {type: integer}\n",
      to: "old/note.yaml")
    try tool.write(Self.note(), to: "new/note.yaml")
    try tool.write("title: A\ntype: string\ndefault: 5\nmaxLenght: 3\n", to: "a.yaml")
  }

  deinit { tool.remove() }

  /// The new schema: its title may be shorter only, and its size is a number.
  private static func note(_ remark: String = "", above: String = "") -> String {
    "title: Note\ntype: object\nproperties:\n\(above)  title: {type: string, maxLength: 8}\(remark)\n  size: {type: number}\n"
  }

  private func diff(_ arguments: String...) throws -> Tool.Outcome {
    try tool.shell(#"exec "$0" diff old new --no-swift "$@""#, arguments)
  }

  private func run(_ arguments: String...) throws -> Tool.Outcome {
    try tool.shell(#"exec "$0" "$@""#, arguments)
  }

  // MARK: Remarks

  @Test func aRemarkHasAChangeLeftOut() throws {
    #expect(try diff("--fail-on", "narrowed").status == 1)
    for text in [
      Self.note(" # schemagen: ignore max-length-lowered, nobody wrote so much"),
      Self.note(above: "  # schemagen: ignore max-length-lowered\n"),
      Self.note().replacing("maxLength: 8", with: "maxLength: 8, x-ignore: {max-length-lowered: known}"),
    ] {
      try tool.write(text, to: "new/note.yaml")
      let outcome = try diff("--fail-on", "narrowed")
      #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
      #expect(!outcome.output.contains("max-length-lowered") && outcome.output.contains("(1 ignored)"))
      // The linter knows no changes, and says nothing of the remark.
      #expect(try !run("lint", "new").output.contains("ignore"))
    }
  }

  @Test func aRemarkSpeaksOfItsRuleAndPlace() throws {
    for (text, rule) in [
      (Self.note(" # schemagen: ignore max-length-raised"), "max-length-raised"),
      (
        Self.note() + "# schemagen: ignore max-length-lowered\ndescription: It is new.\n",
        "max-length-lowered"
      ),
    ] {
      try tool.write(text, to: "new/note.yaml")
      let outcome = try diff("--fail-on", "narrowed")
      #expect(outcome.status == 1 && outcome.output.contains("(max-length-lowered)"), "\(outcome)")
      #expect(
        outcome.errors.contains("warning: nothing to ignore: no change of the rule '\(rule)' is here"),
        "\(outcome)")
    }
    // Of Swift nothing is known here.
    try tool.write(Self.note(" # schemagen: ignore swift-case-added"), to: "new/note.yaml")
    #expect(try diff().errors == "")
    #expect(try run("diff", "old", "new").errors.contains("'swift-case-added'"))
  }

  // MARK: Pull requests

  @Test func aCommentHasWhatMattersFirst() throws {
    let outcome = try diff("--format", "pull-request", "--fail-on", "narrowed")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        ### Schema changes

        2 changes: 1 narrows, 1 widens; the next version is a major one.

        #### What is not allowed here

        **`Note`**

        - **narrows** `title`: `maxLength` is 8, was 9 · `new/note.yaml:4` · `max-length-lowered`
          <details><summary>Was valid, is refused now</summary>

          `{"title":"textaaaaa"}`

          </details>

        <details><summary>1 compatible change</summary>

        **`Note`**

        - **widens** `size`: the type is number, was integer · `new/note.yaml:5` · `type-added`
          <details><summary>Was refused, is valid now</summary>

          `{"size":0.5}`

          </details>

        </details>

        """)
    let free = try diff("--format", "pull-request")
    #expect(free.status == 0 && free.output.contains("#### Breaking\n"))
    #expect(
      try run("diff", "old", "old", "--format", "pull-request").output
        == "### Schema changes\n\nNo changes.\n")
  }

  /// Hosts refuse long comments.
  @Test func aCommentIsNotTooLong() throws {
    let name = String(repeating: "member", count: 50)
    for (folder, limit) in [("long/a", 9), ("long/b", 8)] {
      let members = (0..<90).map { "  \(name)\($0): {type: string, maxLength: \(limit)}\n" }
      try tool.write("title: Long\ntype: object\nproperties:\n" + members.joined(), to: folder + "/long.yaml")
    }
    let text = try run("diff", "long/a", "long/b", "--no-swift", "--format", "pull-request").output
    #expect(text.count < 62_000)
    #expect(text.contains(" more changes: `schemagen diff` prints all.\n"))
  }

  // MARK: Rules

  @Test func rulesAreChosen() throws {
    let all = try run("lint", "a.yaml", "--no-notes").output
    #expect(all.contains("[default-invalid]") && all.contains("[keyword-unknown]"))
    let one = try run("lint", "a.yaml", "--only", "default-invalid").output
    #expect(one.contains("[default-invalid]") && one.split(separator: "\n").count == 1)
    let others = try run("lint", "a.yaml", "--no-notes", "--without", "default-invalid,title-missing").output
    #expect(!others.contains("[default-invalid]") && others.contains("[keyword-unknown]"))
    #expect(try diff("--only", "type-added", "--fail-on", "narrowed").status == 0)
    #expect(try diff("--without", "max-length-lowered", "--fail-on", "narrowed").status == 0)
    #expect(try diff("--without", "type-added", "--fail-on", "narrowed").status == 1)
  }

  @Test func aRuleThatIsNotThereIsWrongUsage() throws {
    for arguments in [["lint", "a.yaml", "--only", "defualt-invalid"], ["lint", "a.yaml", "--without", ""]] {
      let outcome = try tool.shell(#"exec "$0" "$@""#, arguments)
      #expect(outcome.status == 2 && outcome.errors.contains("there is no such rule"), "\(outcome)")
    }
    #expect(
      try run("diff", "old", "new", "--only", "max-length-lowerd").errors.contains(
        "Did you mean 'max-length-lowered'?"))
    // A rule of the other command.
    #expect(try run("lint", "a.yaml", "--only", "max-length-lowered").status == 2)
    #expect(try diff("--only", "default-invalid").status == 2)
  }

  @Test func whatIsWrongStays() throws {
    try tool.write("type: [strng]\n", to: "wrong.yaml")
    #expect(try run("lint", "wrong.yaml", "--only", "default-invalid").status == 2)
    let only = try run("lint", "wrong.yaml", "--only", "schema-error")
    #expect(only.status == 2 && only.errors.contains("wrong.yaml:1:8: error:"), "\(only)")
    #expect(try run("lint", "a.yaml", "--only", "schema-error").output == "")
    let without = try run("lint", "wrong.yaml", "--without", "schema-error")
    #expect(without.status == 2 && without.errors.contains("'schema-error'"), "\(without)")
    try tool.write(try run("lint", "wrong.yaml", "--format", "json").output, to: "known.json")
    #expect(try run("lint", "wrong.yaml", "--baseline", "known.json").status == 2)
  }

  // MARK: Baselines

  @Test func whatWasThereBeforeIsLeftOut() throws {
    try tool.write("lint: {default-invalid: error}\n", to: "schemagen.yaml")
    try tool.write(try run("lint", "a.yaml", "--format", "json").output, to: "known.json")
    let same = try run("lint", "a.yaml", "--baseline", "known.json")
    #expect(same.status == 0 && same.output == "" && same.errors == "", "\(same)")
    // Further down it is the same one, and a second one is new.
    try tool.write(
      "# A note\n\ntitle: A\ntype: string\ndefault: 5\nmaxLenght: 3\nexamples: [6]\n", to: "a.yaml")
    let more = try run("lint", "a.yaml", "--no-notes", "--baseline", "known.json")
    #expect(more.output.contains("[example-invalid]"), "\(more)")
    #expect(more.output.split(separator: "\n").count == 1, "\(more)")
    // What is gone is told, as the file would hide that it comes back.
    try tool.write("title: A\ntype: string\nmaxLenght: 3\n", to: "a.yaml")
    let fewer = try run("lint", "a.yaml", "--no-notes", "--baseline", "known.json")
    #expect(fewer.errors.contains("known.json:1:1: warning: 1 finding of this file is gone"), "\(fewer)")
  }

  /// A hook lints the files of a commit: what a baseline says of others is not gone.
  @Test func onlyWhatIsLookedAtCanBeGone() throws {
    try tool.write("type: string\ndefault: 5\n", to: "in/b.yaml")
    try tool.write(try run("lint", "a.yaml", "in", "--format", "json").output, to: "known.json")
    // However a file is named, it is the same one.
    for path in ["a.yaml", "in", "in/", "in/b.yaml", "./in", "in/../in/b.yaml", "$PWD/in"] {
      let outcome = try tool.shell(#"exec "$0" lint --baseline known.json "# + path)
      #expect(outcome.status == 0 && outcome.output == "" && outcome.errors == "", "\(path): \(outcome)")
    }
    try tool.write("type: string\n", to: "in/b.yaml")
    #expect(try run("lint", "a.yaml", "--baseline", "known.json").errors == "")
    for path in ["in", "in/", "in/b.yaml", "./in/b.yaml"] {
      let outcome = try run("lint", path, "--baseline", "known.json")
      #expect(outcome.errors.contains("1 finding of this file is gone"), "\(path): \(outcome)")
    }
  }

  @Test func changesThatWereKnownAreLeftOut() throws {
    try tool.write(try diff("--format", "json").output, to: "known.json")
    let same = try diff("--baseline", "known.json", "--fail-on", "any")
    #expect(
      same.status == 0 && same.output.hasPrefix("no changes (2 ignored)") && same.errors == "", "\(same)")
    try tool.write(Self.note().replacing("maxLength: 8", with: "maxLength: 7"), to: "new/note.yaml")
    let other = try diff("--baseline", "known.json", "--fail-on", "any")
    #expect(other.status == 1 && other.output.contains("'maxLength' is 7"), "\(other)")
    #expect(other.errors.contains("1 finding of this file is gone"), "\(other)")
  }

  @Test(arguments: ["[]\n", "{\"rule\": \"a\"}\n", "note\n", "{\"summary\": {}}\n{\n"])
  func whatIsNoBaselineIsRefused(_ text: String) throws {
    try tool.write(text, to: "known.json")
    let outcome = try run("lint", "a.yaml", "--baseline", "known.json")
    #expect(outcome.status == 2 && outcome.errors.contains("error: expected a finding"), "\(outcome)")
    #expect(try diff("--baseline", "known.json").status == 2)
    #expect(try run("lint", "a.yaml", "--baseline", "absent.json").status == 2)
  }
}
