import Testing

/// `schemagen diff` reads each side with what stands around it: settings, overlays, folders of `resolve`, and targets of
/// links.
@Suite final class DiffSideTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.remove() }

  private func run(_ arguments: String...) throws -> Tool.Outcome {
    try tool.shell(#"exec "$0" "$@""#, arguments)
  }

  /// Commits the files; what is written afterwards differs from `HEAD`.
  private func commit() throws {
    let outcome = try tool.shell(
      "git init -q . && git add . && git -c user.name=a -c user.email=a@example.com commit -qm first")
    #expect(outcome.status == 0, "\(outcome)")
  }

  /// The changes of `Schemas` since the commit, without Swift; the gate closes where something narrows.
  private func changes(_ arguments: String...) throws -> Tool.Outcome {
    try tool.shell(
      #"exec "$0" diff "$@" --base HEAD --no-swift --no-notes --fail-on narrowed"#, arguments)
  }

  private let user = #"{"type": "object", "properties": {"x": {"$ref": "https://e.example/x.json"}}}"#
  private func text(_ rest: String) -> String { #"{"type": "string"\#(rest)}"# }

  @Test(arguments: ["Schemas", "Schemas/a.json", "./Schemas/../Schemas"])
  func aFolderOfReferencesIsThatOfTheRevision(_ path: String) throws {
    try tool.write("resolve: {'https://e.example/': ext}\n", to: "schemagen.yaml")
    try tool.write(user, to: "Schemas/a.json")
    try tool.write(text(#", "minLength": 2"#), to: "ext/x.json")
    try commit()
    #expect(try changes(path).output == "no changes\n")
    try tool.write(text(#", "minLength": 3"#), to: "ext/x.json")
    let outcome = try changes(path)
    #expect(outcome.status == 1 && outcome.output.contains("'minLength' is 3, was 2"), "\(outcome)")
    #expect(outcome.output.contains("HEAD:ext/x.json:1 → "), "\(outcome)")
    // The folder is gone, and so are the settings that led there.
    let moved = try tool.shell(
      #"mv ext new && printf "resolve: {'https://e.example/': new}\n" > schemagen.yaml; exec "$0" diff Schemas --base HEAD --fail-on narrowed"#
    )
    #expect(moved.status == 1 && moved.output.contains("'minLength' is 3, was 2"), "\(moved)")
  }

  @Test func aFolderThatAnArgumentNamesIsThatOfTheRevision() throws {
    try tool.write(user, to: "Schemas/a.json")
    try tool.write(text(""), to: "ext/x.json")
    try commit()
    try tool.write(text(#", "maxLength": 3"#), to: "ext/x.json")
    let outcome = try changes("Schemas", "--resolve", "https://e.example/=ext")
    #expect(outcome.status == 1 && outcome.output.contains("'maxLength' is 3, was none"), "\(outcome)")
    try tool.write("resolve: {'https://e.example/': ../ext}\n", to: "conf/both.yaml")
    #expect(try changes("Schemas", "--config", "conf/both.yaml").status == 1)
  }

  @Test(arguments: ["Schemas", "Schemas/a.json"])
  func overlaysAreThoseOfTheRevision(_ path: String) throws {
    try tool.write("overlays: [over/o.yaml]\n", to: "schemagen.yaml")
    try tool.write("a.json#/properties/x: {set: {maxLength: 5}}\n", to: "over/o.yaml")
    try tool.write(#"{"type": "object", "properties": {"x": {"type": "string"}}}"#, to: "Schemas/a.json")
    try commit()
    #expect(try changes(path).output == "no changes\n")
    try tool.write("a.json#/properties/x: {set: {maxLength: 3}}\n", to: "over/o.yaml")
    let outcome = try changes(path)
    #expect(outcome.status == 1 && outcome.output.contains("'maxLength' is 3, was 5"), "\(outcome)")
    // With settings that are named, the overlay is that of both sides.
    #expect(try changes(path, "--config", "schemagen.yaml").output == "no changes\n")
    try tool.write("a.json#/properties/y: {set: {maxLength: 3}}\n", to: "over/o.yaml")
    try tool.write(
      #"{"type": "object", "properties": {"x": {"type": "string", "maxLength": 5}, "y": {"type": "string"}}}"#,
      to: "Schemas/a.json")
    #expect(try changes(path).status == 1, "the overlay that was is no mistake")
  }

  /// So are those of the packages whose types are imported.
  @Test func overlaysOfImportedPackagesAreThoseOfTheRevision() throws {
    try tool.write(
      "resolve: {'https://e.example/': ext}\nmodules: {Ext: 'https://e.example/'}\n", to: "schemagen.yaml")
    try tool.write("overlays: [o.yaml]\n", to: "ext/schemagen.yaml")
    try tool.write("x.json: {set: {maxLength: 5}}\n", to: "ext/o.yaml")
    try tool.write(text(""), to: "ext/x.json")
    try tool.write(user, to: "Schemas/a.json")
    try commit()
    #expect(try changes("Schemas").output == "no changes\n")
    try tool.write("x.json: {set: {maxLength: 3}}\n", to: "ext/o.yaml")
    let outcome = try changes("Schemas")
    #expect(outcome.status == 1 && outcome.output.contains("'maxLength' is 3, was 5"), "\(outcome)")
    #expect(try changes("Schemas", "--config", "schemagen.yaml").output == "no changes\n")
  }

  @Test(arguments: [
    ("formatAnnotation: true\n", "strict: false\n", "the format is date, was none", 1),
    ("strict: false\n", "formatAnnotation: true\n", "widens", 0),
    ("defaultDialect: draft-04\n", "strict: false\n", "narrows", 1),
    ("{}\n", "diff: {not-known: off}\n", "", 2), ("unknown: 1\n", "{}\n", "", 2),
  ])
  func settingsAreThoseOfTheRevision(_ old: String, _ new: String, _ said: String, _ status: Int32) throws {
    try tool.write(old, to: "schemagen.yaml")
    // In draft-04 a list of constants is none: 'const' is unknown.
    try tool.write(
      #"{"type": "object", "properties": {"d": {"type": "string", "format": "date"}, "c": {"const": 1}}}"#,
      to: "Schemas/a.json")
    try commit()
    try tool.write(new, to: "schemagen.yaml")
    let outcome = try changes("Schemas")
    #expect(outcome.status == status && (said.isEmpty || outcome.output.contains(said)), "\(outcome)")
    if old.hasPrefix("unknown") {
      #expect(outcome.errors.contains("HEAD:schemagen.yaml:1:1: error"), "\(outcome)")
    }
  }

  @Test func eachFolderHasTheSettingsBesideIt() throws {
    for (side, length) in [("old", 5), ("new", 3)] {
      try tool.write("overlays: [o.yaml]\n", to: "\(side)/schemagen.yaml")
      try tool.write("a.json#/properties/x: {set: {maxLength: \(length)}}\n", to: "\(side)/o.yaml")
      try tool.write(
        #"{"type": "object", "properties": {"x": {"type": "string"}}}"#, to: "\(side)/Schemas/a.json")
    }
    for end in ["", "/a.json"] {
      let outcome = try run("diff", "old/Schemas\(end)", "new/Schemas\(end)", "--fail-on", "narrowed")
      #expect(outcome.status == 1 && outcome.output.contains("'maxLength' is 3, was 5"), "\(outcome)")
      let same = try run("diff", "old/Schemas\(end)", "new/Schemas\(end)", "--config", "new/schemagen.yaml")
      #expect(same.output == "no changes\n", "\(same)")
    }
    try tool.write("resolve: {'https://e.example/': nowhere}\n", to: "new/schemagen.yaml")
    for side in ["old", "new"] { try tool.write(user, to: "\(side)/Schemas/a.json") }
    let outcome = try run("diff", "old/Schemas", "new/Schemas")
    #expect(outcome.status == 2)
    let ofOld = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("old/") }
    #expect(!ofOld.isEmpty && !ofOld.contains { $0.contains("nowhere") }, "\(outcome)")
  }

  @Test func linksAreFollowedAtTheRevision() throws {
    try tool.write(text(""), to: "shared/sub/x.json")
    try tool.write(text(""), to: "shared/y.json")
    let made = try tool.shell(
      """
      mkdir Schemas && cd Schemas && ln -s ../shared/sub sub && ln -s ../shared/y.json y.json && ln -s sub again \
        && ln -s .. sub/up && ln -s nowhere lost.json
      """)
    #expect(made.status == 0, "\(made)")
    try commit()
    #expect(try changes("Schemas").output == "no changes\n")
    for (file, length) in [("sub/x.json", 3), ("y.json", 4)] {
      try tool.write(text(#", "maxLength": \#(length)"#), to: "shared/\(file)")
      let outcome = try changes("Schemas")
      #expect(outcome.status == 1 && !outcome.output.contains("is new"), "\(outcome)")
      #expect(outcome.output.contains("'maxLength' is \(length), was none"), "\(outcome)")
    }
    #expect(try changes("Schemas/y.json").status == 1)
    // A folder may have been a link, or may be one now.
    let whole = try tool.shell(
      #"mv Schemas kept && ln -s kept Schemas && exec "$0" diff Schemas --base HEAD --no-swift --fail-on narrowed"#
    )
    #expect(whole.status == 1 && whole.output.contains("'maxLength' is 3, was none"), "\(whole)")
  }

  @Test func whatLeadsOutOfTheRepositoryIsReadAsItIs() throws {
    try tool.write(text(""), to: "outside/x.json")
    try tool.write(text(""), to: "work/Schemas/a.json")
    let outcome = try tool.shell(
      """
      cd work && ln -s ../../outside Schemas/out && git init -q . && git add . \
        && git -c user.name=a -c user.email=a@example.com commit -qm first && exec "$0" diff Schemas --base HEAD
      """)
    #expect(outcome.output == "no changes\n", "\(outcome)")
  }

  /// What a revision lacks is fetched for the files as they are now, so the help names no place of the revision.
  @Test func theHelpForARevisionIsACommandThatRuns() throws {
    try tool.write("$ref: 'http://e.example/x.json'\n", to: "Schemas/a.yaml")
    try commit()
    let outcome = try run("diff", "Schemas", "--base", "HEAD")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("HEAD:Schemas/a.yaml:1:7: error: '$ref' leads to"), "\(outcome)")
    let helps = outcome.errors.split(separator: "\n").filter {
      $0.contains("fetch it with 'schemagen vendor Schemas/a.yaml'")
    }
    #expect(helps.count == 2, "\(outcome)")
  }

  @Test func aRevisionIsComparedWith() throws {
    try tool.write("type: string\nmaxLength: 9\n", to: "note.yaml")
    try tool.write("note.yaml export-ignore\n", to: ".gitattributes")
    try commit()
    try tool.write("type: string\nmaxLength: 8\n", to: "note.yaml")
    let outcome = try run("diff", ".", "--base", "HEAD", "--format", "github", "--fail-on", "narrowed")
    #expect(outcome.status == 1 && outcome.output.hasPrefix("::error file=note.yaml,line=2,"), "\(outcome)")
    let text = try run("diff", "note.yaml", "--base", "HEAD")
    #expect(text.output.contains("HEAD:note.yaml:2 → note.yaml:2"), "\(text)")
    #expect(
      try run("diff", "note.yaml", "--base", "nothing").errors.contains("cannot read the revision 'nothing'"))
  }

  /// What did not exist then is new, which is said: the first commit of a folder is no error.
  @Test func whatDidNotExistIsNew() throws {
    try tool.write("nothing", to: "note.txt")
    try commit()
    try tool.write("type: string\n", to: "fresh/deep/a.yaml")
    for path in ["fresh", "fresh/deep/a.yaml"] {
      let outcome = try run("diff", path, "--base", "HEAD", "--fail-on", "narrowed")
      #expect(outcome.status == 0 && outcome.output.contains("a.yaml' is new"), "\(outcome)")
      #expect(
        outcome.errors
          == "HEAD:\(path):1:1: warning: this path did not exist then, so that all of it is new\n")
      #expect(try run("diff", path, "--base", "HEAD", "--fail-on", "any").status == 1)
    }
    #expect(try run("diff", "frehs", "--base", "HEAD").status == 2)
  }

  /// A folder that is misspelt, or has moved, opens no gate.
  @Test func foldersWithoutSchemasAreNoYes() throws {
    for name in ["a/x.txt", "b/x.txt"] { try tool.write("nothing", to: name) }
    let none = try run("diff", "a", "b", "--fail-on", "any")
    #expect(none.status == 2 && none.output.isEmpty, "\(none)")
    for side in ["a", "b"] {
      #expect(none.errors.contains("\(side):1:1: error: no schema was found in this folder\n"), "\(none)")
    }
    try tool.write(text(""), to: "b/x.json")
    let some = try run("diff", "a", "b")
    #expect(some.status == 0 && some.output.contains("'x.json' is new"), "\(some)")
    #expect(some.errors == "a:1:1: warning: no schema was found in this folder\n", "\(some)")
  }
}
