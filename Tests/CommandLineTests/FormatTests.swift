import Foundation
import Testing

/// `schemagen fmt`.
@Suite struct FormatTests {
  private static let raw = "type: 'string'\ntitle: \"Name\"\n"
  private static let laidOut = "title: Name\ntype: string\n"

  @Test func filesAreLaidOut() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.raw, to: "Schemas/a.yaml")
    try tool.write(#"{"type": "string", "title": "Name"}"#, to: "Schemas/inner/b.json")
    try tool.write(Self.laidOut, to: "Schemas/c.yml")
    try tool.write("no schema", to: "Schemas/d.txt")
    let outcome = try tool.run("fmt", "Schemas", "Schemas/a.yaml")
    #expect(outcome.status == 0 && outcome.output == "" && outcome.errors == "")
    #expect(try tool.read("Schemas/a.yaml") == Self.laidOut)
    #expect(try tool.read("Schemas/inner/b.json") == "{\n  \"title\": \"Name\",\n  \"type\": \"string\"\n}\n")
    #expect(try tool.run("fmt", "--check", "Schemas").status == 0)
  }

  @Test func aFileThatIsLaidOutIsNotWritten() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.laidOut, to: "a.yaml")
    let outcome = try tool.shell(#"touch -d 2001-01-01 a.yaml; "$0" fmt a.yaml; date -r a.yaml +%Y"#)
    #expect(outcome.output == "2001\n")
  }

  @Test func checkPrintsTheDifference() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.raw, to: "a.yaml")
    let outcome = try tool.run("fmt", "--check", "a.yaml")
    #expect(outcome.status == 1)
    #expect(
      outcome.output
        == "--- a/a.yaml\n+++ b/a.yaml\n@@ -1,2 +1,2 @@\n-type: 'string'\n-title: \"Name\"\n+title: Name\n+type: string\n"
    )
    #expect(outcome.errors == "error: 1 file is laid out otherwise; run: schemagen fmt\n")
    #expect(try tool.read("a.yaml") == Self.raw)
  }

  @Test func standardInputIsLaidOut() throws {
    let tool = try Tool()
    defer { tool.remove() }
    #expect(try tool.run("fmt", "-", input: Self.raw).output == Self.laidOut)
    let json = try tool.run("fmt", "--name", "a.json", "-", input: "{\"type\":\"string\"}")
    #expect(json.output == "{\n  \"type\": \"string\"\n}\n")
    let wrong = try tool.run("fmt", "--name", "a.yaml", "-", input: "a: [")
    #expect(wrong.status == 2 && wrong.output == "" && wrong.errors.hasPrefix("a.yaml:"))
    #expect(try tool.run("fmt", "--check", "-", input: Self.raw).status == 1)
    #expect(try tool.run("fmt", "--name", "a.yaml", "a.yaml").status == 2)
  }

  @Test func aFileThatIsWrongLeavesTheOthers() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("a: 1\na: 2\n", to: "Schemas/a.yaml")
    try tool.write(Self.raw, to: "Schemas/b.yaml")
    try tool.write("{\n  // words\n}", to: "Schemas/c.json")
    let outcome = try tool.run("fmt", "Schemas", "absent.yaml")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        Schemas/a.yaml:2:1: error: duplicate key 'a', first found at line 1, column 1
        Schemas/c.json:2:3: error: a comment may not stand in JSON; fmt lays out JSON and YAML, and no JSON with comments
        absent.yaml: error: cannot read: No such file or directory

        """)
    #expect(try tool.read("Schemas/a.yaml") == "a: 1\na: 2\n")
    #expect(try tool.read("Schemas/b.yaml") == Self.laidOut)
  }

  @Test func settingsAreObeyed() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("format: {width: 20, keywordOrder: written, quotes: written}\n", to: "schemagen.yaml")
    try tool.write("type: 'string'\nenum: [aaaaaaaa, bbbbbbbb]\ntitle: A\n", to: "a.yaml")
    #expect(try tool.run("fmt", "a.yaml").status == 0)
    #expect(try tool.read("a.yaml") == "type: 'string'\nenum:\n  - aaaaaaaa\n  - bbbbbbbb\ntitle: A\n")
  }

  @Test(arguments: [
    ("format: {width: 5}", "schemagen.yaml:1:17: error: 'width': must be at least 20\n"),
    (
      "format: {widht: 50}",
      "schemagen.yaml:1:10: error: unknown setting 'widht'; did you mean 'width'?\n"
    ),
  ])
  func settingsThatAreWrongAreFindings(_ settings: String, _ finding: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(settings + "\n", to: "schemagen.yaml")
    try tool.write(Self.raw, to: "a.yaml")
    let outcome = try tool.run("fmt", "a.yaml")
    #expect(outcome.status == 2 && outcome.errors == finding)
    #expect(try tool.read("a.yaml") == Self.raw)
  }
}
