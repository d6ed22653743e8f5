import Testing

/// `schemagen generate` and `check`: what they print and how they end.
@Suite final class GenerateTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write(
      "type: object\nproperties:\n  subject: { type: string }\n", to: "Schemas/mail/message.yaml")
  }

  deinit { tool.remove() }

  @Test func whatIsNoFolderOfSchemasIsCalledByWhatItIs() throws {
    try tool.write("type: string\n", to: "Empty/inner/x.txt")
    let file = try tool.run("generate", "--schemas", "Empty/inner/x.txt", "--output", "O")
    #expect(file.errors.contains("this is a file, not a folder"))
    let empty = try tool.run("lint", "--schemas", "Empty")
    #expect(empty.output.contains("no schema was found in this folder"))
    #expect(
      try tool.run("diff", "Empty", "nope").errors == "nope:1:1: error: there is no such file or folder\n")
    for name in ["my module", "class", ""] {
      let outcome = try tool.run("generate", "--schemas", "Empty", "--output", "O", "--module", name)
      #expect(outcome.errors.contains("--module must be a name that Swift code can import"))
    }
  }

  @Test func aWrongSchemaIsLocatedAndNothingIsWritten() throws {
    try tool.write("type: object\nmaxLenght: 3\nminLength: -1\n", to: "Schemas/mail/draft.yaml")
    let outcome = try tool.run("generate", "--schemas", "Schemas", "--output", "Out", "--strict")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 2, "every mistake in one run")
    #expect(lines.first?.hasPrefix("Schemas/mail/draft.yaml:2:1: error: ") == true)
    #expect(lines.first?.contains("maxLength") == true)
    #expect(lines.last?.hasPrefix("Schemas/mail/draft.yaml:3:12: error: ") == true)
    #expect(throws: (any Error).self) { try self.tool.read("Out/.schemagen-outputs") }
  }

  @Test func anUnknownKeywordIsAWarningUnlessStrict() throws {
    try tool.write("type: object\nmaxLenght: 3\n", to: "Schemas/mail/draft.yaml")
    let outcome = try tool.run("generate", "--schemas", "Schemas", "--output", "Out")
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("Schemas/mail/draft.yaml:2:1: warning: "))
  }

  @Test func aSecondRunChangesNothing() throws {
    _ = try tool.run("generate", "--schemas", "Schemas", "--output", "Out")
    let outcome = try tool.run("generate", "--schemas", "Schemas", "--output", "Out")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Out: 0 written, 0 removed, "))
    #expect(outcome.errors.isEmpty)
  }

  @Test func checkPrintsTheDifferenceAndTheCommandThatMendsIt() throws {
    _ = try tool.run("generate", "--schemas", "Schemas", "--output", "Out", "--module", "Mail")
    #expect(try tool.run("check", "--schemas", "Schemas", "--output", "Out").status == 0)
    try tool.write("type: string\n", to: "Schemas/mail/address book.yaml")
    let stale = try tool.run("check", "--schemas", "Schemas", "--output", "Out")
    #expect(stale.status == 1)
    #expect(stale.output.contains("+++ b/"))
    #expect(stale.errors.contains("stale; run: schemagen generate --schemas Schemas --output Out\n"))
    #expect(try tool.run("generate", "--schemas", "Schemas", "--output", "Out").status == 0)
    #expect(try tool.run("check", "--schemas", "Schemas", "--output", "Out").status == 0)
  }

  @Test(arguments: [
    ([], "USAGE"),
    (["generate"], "--schemas"),
    (
      ["generate", "--schemas", "Schemas", "--output", "Out", "--only", "swift,fixture"],
      "Did you mean 'fixtures'?"
    ),
    (["generate", "--schemas", "Schemas", "--output", "Out", "--resolve", "x"], "URI-PREFIX=DIR"),
    (
      ["generate", "--schemas", "Schemas", "--output", "Out", "--resolve", "a=nowhere"], "no folder 'nowhere'"
    ),
    (["generate", "--schemas", "nowhere", "--output", "Out"], "nowhere:1:1: error: there is no such folder"),
    (["generate", "--schemas", "Schemas", "--output", "Schemas/mail/message.yaml"], "error:"),
    (["frobnicate"], "There is no command 'frobnicate'. The commands are generate, check, validate"),
  ])
  func wrongUsageEndsWithTwo(arguments: [String], expected: String) throws {
    let outcome = try tool.shell(#"exec "$0" "$@""#, arguments)
    #expect(outcome.status == (arguments.isEmpty ? 0 : 2))
    #expect((arguments.isEmpty ? outcome.output : outcome.errors).contains(expected))
  }

  @Test func helpIsASuccessOnStandardOutput() throws {
    let outcome = try tool.run("generate", "--help")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("EXAMPLES"))
    #expect(outcome.errors.isEmpty)
  }
}
