import Testing

/// `breaking` in `schemagen.yaml`: what a change may not break, and what follows of it.
@Suite final class PolicyTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("title: Note\ntype: object\nproperties: {size: {type: integer}}\n", to: "old/note.yaml")
    try tool.write("title: Note\ntype: object\nproperties: {size: {type: integer}}\n", to: "new/note.yaml")
  }

  deinit { tool.remove() }

  private static let old = "title: Note\ntype: object\nproperties: {kind: {enum: [a, b]}}\n"
  private static let narrower = old.replacing("[a, b]", with: "[a]")
  private static let wider = old.replacing("[a, b]", with: "[a, b, c]")
  private static let longer = old.replacing("{kind", with: "{note: {type: string}, kind")

  private func diff(_ settings: String, _ new: String, _ arguments: String...) throws -> Tool.Outcome {
    try tool.write(settings, to: "schemagen.yaml")
    try tool.write(Self.old, to: "old/note.yaml")
    try tool.write(new, to: "new/note.yaml")
    return try tool.shell(#"exec "$0" diff old new "$@""#, arguments)
  }

  /// Which policies a change breaks.
  @Test(arguments: [
    (narrower, ["consumers", "both", "swift"]), (wider, ["producers", "both", "swift"]),
    (longer, ["consumers", "both"]), (old + "description: A note.\n", []),
  ])
  func aPolicyIsBrokenBySomeChanges(_ new: String, _ broken: [String]) throws {
    for policy in ["consumers", "producers", "both", "swift"] {
      let outcome = try diff("breaking: {policy: \(policy)}\n", new, "--fail-on", "policy")
      #expect(outcome.status == (broken.contains(policy) ? 1 : 0), "\(policy): \(outcome)")
      let words = broken.contains(policy) ? "the policy is broken" : "the policy is kept"
      #expect(outcome.output.hasSuffix(words + "\n"), "\(policy): \(outcome)")
    }
  }

  /// The next version is a major one where the policy is broken.
  @Test func theVersionFollowsThePolicy() throws {
    #expect(
      try diff("breaking: {policy: consumers}\n", Self.wider).output.contains(
        "a minor one; the policy is kept"))
    #expect(try diff("breaking: {policy: producers}\n", Self.wider).output.contains("a major one"))
    // Swift alone is of no interest to those who receive.
    let renamed = Self.old + "x-name: Memo\n"
    #expect(try diff("breaking: {policy: consumers}\n", renamed).output.contains("a patch one"))
    #expect(try diff("breaking: {policy: swift}\n", renamed).output.contains("a major one"))
    let json = try diff("breaking: {policy: consumers}\n", Self.wider, "--format", "json").output
    #expect(json.contains(#""policy":"kept","nextVersion":"minor""#), "\(json)")
    let broken = try diff("breaking: {policy: producers}\n", Self.wider, "--format", "json").output
    #expect(broken.contains(#""policy":"broken","nextVersion":"major""#), "\(broken)")
  }

  /// A new property of an open object was allowed with any value; few senders sent one.
  @Test func openObjectsMayCountAsClosed() throws {
    let settings = "breaking: {policy: consumers, openObjects: closed}\n"
    let outcome = try diff(settings, Self.longer, "--fail-on", "policy")
    #expect(outcome.status == 0 && outcome.output.contains("warning: narrows"), "\(outcome)")
    // What is required is missing in what was sent.
    #expect(try diff(settings, Self.longer + "required: [note]\n", "--fail-on", "policy").status == 1)
    #expect(try diff(settings, Self.narrower, "--fail-on", "policy").status == 1)
    #expect(try diff(settings, Self.old + "additionalProperties: false\n", "--fail-on", "policy").status == 1)
    // A property that is gone may be sent with any value, which no one does.
    let producers = settings.replacing("consumers", with: "producers")
    #expect(try diff(producers, "title: Note\ntype: object\n", "--fail-on", "policy").status == 0)
    #expect(
      try diff("breaking: {policy: producers}\n", "title: Note\ntype: object\n", "--fail-on", "policy").status
        == 1)
  }

  @Test func rulesAndChangesAreExceptions() throws {
    let policy = "policy: consumers"
    #expect(
      try diff(
        "breaking: {\(policy), severities: {enum-value-added: error}}\n", Self.wider, "--fail-on", "policy"
      ).status
        == 1)
    #expect(
      try diff(
        "breaking: {\(policy), severities: {enum-value-removed: note}}\n", Self.narrower, "--fail-on",
        "policy"
      )
      .status == 0)
    let off = try diff("breaking: {\(policy), severities: {enum-value-removed: off}}\n", Self.narrower)
    #expect(!off.output.contains("enum-value-removed") && off.output.contains("(1 ignored)"), "\(off)")
    let ignored = "breaking: {\(policy), ignore: [{rule: enum-value-removed, reason: It was never sent.}]}\n"
    let outcome = try diff(ignored, Self.narrower, "--fail-on", "policy")
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
    let unused = try diff(ignored, Self.wider, "--fail-on", "policy")
    #expect(unused.errors.contains("there is no change 'enum-value-removed' here to ignore"), "\(unused)")
  }

  /// The first policy whose paths match counts, and other schemas have none.
  @Test func foldersHaveTheirOwn() throws {
    let settings = """
      breaking:
        - {policy: producers, paths: [note.yaml]}
        - {policy: consumers, paths: ['**']}

      """
    #expect(try diff(settings, Self.wider, "--fail-on", "policy").status == 1)
    #expect(try diff(settings, Self.narrower, "--fail-on", "policy").status == 0)
    let others = "breaking: [{policy: both, paths: ['mail/**']}]\n"
    #expect(try diff(others, Self.narrower, "--fail-on", "policy").status == 0)
    #expect(try diff(others, Self.narrower, "--fail-on", "narrowed").status == 1)
  }

  @Test func whatIsWrongIsRefused() throws {
    for (settings, words) in [
      ("breaking: {policy: readers}\n", "'policy': must be one of"),
      ("breaking: {openObjects: closed}\n", "policy"),
      ("breaking: []\n", "breaking"),
      ("breaking: {policy: both, severities: {enum-value-aded: error}}\n", "did you mean 'enum-value-added'"),
      ("breaking: {policy: both, ignore: [{rule: enum-value-added}]}\n", "reason"),
      ("", "--fail-on policy needs"),
    ] {
      let outcome = try diff(settings, Self.wider, "--fail-on", "policy")
      #expect(outcome.status == 2 && outcome.errors.contains(words), "\(settings): \(outcome)")
    }
  }

  /// A part of a folder of schemas that is compared by itself has the policy that it has in the whole.
  @Test(arguments: ["new", "new/in", "new/in/note.yaml", "./new/../new/in"])
  func aPolicyHoldsForPartsOfAFolder(_ path: String) throws {
    try tool.write(
      "breaking: [{policy: consumers, paths: ['in/**']}, {policy: swift}]\nswift: false\n",
      to: "schemagen.yaml")
    for folder in ["old", "new"] {
      try tool.write(folder == "old" ? Self.old : Self.narrower, to: "\(folder)/in/note.yaml")
    }
    let old = path.hasSuffix("note.yaml") ? "old/in/note.yaml" : path.hasSuffix("in") ? "old/in" : "old"
    let outcome = try tool.run("diff", old, path, "--fail-on", "policy")
    #expect(outcome.status == 1 && outcome.output.contains("the policy is broken"), "\(outcome)")
    // The folder's name has to be whole.
    try tool.write(
      "breaking: [{policy: consumers, paths: ['n/**', 'ew/**']}, {policy: swift}]\nswift: false\n",
      to: "schemagen.yaml")
    #expect(try tool.run("diff", old, path, "--fail-on", "policy").status == 0)
  }

  /// An entry that names another object or place is told which changes there are.
  @Test func whatIsNotThereToIgnoreHasANeighbour() throws {
    let outcome = try diff(
      "breaking: {policy: consumers, ignore: [{rule: enum-value-removed, object: Memo, reason: none}]}\n",
      Self.narrower)
    #expect(
      outcome.errors.contains(
        "there is no change 'enum-value-removed' here to ignore; there is one of 'Note' at '/properties/kind/enum'\n"
      ),
      "\(outcome)")
  }

  /// What is ignored of an object in the whole is ignored where a part is compared, and no other object with its name.
  @Test(arguments: ["", "name: Mail\n"])
  func anObjectIsIgnoredInPartsOfAFolder(_ namespace: String) throws {
    for folder in ["old", "new"] {
      for part in ["mail-out", "other"] {
        try tool.write(
          folder == "old" || part == "other" ? Self.old : Self.narrower, to: "\(folder)/\(part)/note.yaml")
        if part == "mail-out" { try tool.write(namespace, to: "\(folder)/\(part)/namespace.yaml") }
      }
    }
    let name = namespace.isEmpty ? "MailOut" : "Mail"
    func settings(_ objects: String...) throws {
      let entries = objects.map { "{rule: enum-value-removed, object: \($0), reason: It was never sent.}" }
      try tool.write(
        "breaking: {policy: consumers, ignore: [\(entries.joined(separator: ", "))]}\n", to: "schemagen.yaml")
    }
    func diff(_ place: String) throws -> Tool.Outcome {
      try tool.run("diff", "old" + place, "new" + place, "--fail-on", "policy")
    }
    try settings("\(name).Note")
    for place in ["", "/mail-out", "/mail-out/note.yaml", "/other"] {
      let outcome = try diff(place)
      #expect(outcome.status == 0, "\(place): \(outcome)")
      // In the part that the entry is not about it is no mistake.
      #expect(outcome.errors == "", "\(place): \(outcome)")
    }
    // Another object of that name is another one.
    try settings("Other.Note")
    for place in ["", "/mail-out", "/mail-out/note.yaml"] {
      #expect(try diff(place).status == 1, "\(place)")
    }
    #expect(try diff("").errors.contains("there is no change 'enum-value-removed' here to ignore"))
    #expect(try diff("/mail-out").errors == "")
    // One that can only be about the part is told in it.
    try settings("\(name).Note", "\(name).Memo")
    let unused = try diff("/mail-out").errors
    #expect(unused.contains("there is no change 'enum-value-removed' here to ignore"), "\(unused)")
    #expect(unused.split(separator: "\n").count == 1, "\(unused)")
    #expect(try diff("/mail-out/note.yaml").errors == "")
    #expect(try diff("/other").errors == "")
  }
}
