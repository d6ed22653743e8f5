import Testing

/// A schema that is wrong is a finding, and hides none of the others.
@Suite final class SchemaErrorTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write(
      #"{"type": "object", "properties": {"n": {"type": "integer", "default": "x"}}}"#, to: "s/good.json")
    try tool.write(#"{"$ref": "gone.json"}"#, to: "s/open.json")
    try tool.write(#"{"type": "#, to: "s/cut.json")
    try tool.write(#"{"type": "array", "items": {"$ref": "open.json"}, "default": 3}"#, to: "s/user.json")
  }

  deinit { tool.remove() }

  @Test(arguments: ["json", "github", "sarif"])
  func lint(format: String) throws {
    for arguments in [
      ["lint", "s"], ["lint", "./s/"], ["lint", "--schemas", "s"],
      ["lint", "s/cut.json", "s/good.json", "s/open.json"],
    ] {
      let outcome = try tool.shell(#"exec "$0" "$@""#, arguments + ["--format", format])
      #expect(outcome.status == 2, "\(outcome)")
      #expect(outcome.output.contains("default-invalid"), "\(arguments) \(outcome)")
      #expect(outcome.output.contains("gone.json"), "\(outcome)")
      #expect(outcome.output.split(separator: "\n").count { $0.contains("schema-error") } >= 2, "\(outcome)")
      #expect(outcome.errors.contains("open.json:1:"), "\(outcome)")
    }
  }

  /// What leads to a schema that is wrong is not linted, which is said.
  @Test func whatIsNotLintedIsSaid() throws {
    let outcome = try tool.run("lint", "s", "--no-notes")
    #expect(outcome.status == 2)
    #expect(
      outcome.output.split(separator: "\n").map(String.init) == [
        "s/user.json:1:1: warning: not linted: it refers to 's/open.json', which is wrong [schema-error]",
        "s/good.json:1:60: warning: the default \"x\" is refused by its own schema: must be an integer [default-invalid]",
      ], "\(outcome)")
    #expect(outcome.errors.split(separator: "\n").count == 2, "\(outcome)")
  }

  /// What reading warns of is said of a file that has an error, too, at the severity that the settings give.
  @Test func warningsOfAWrongFileAreSaid() throws {
    try tool.write("pattern: 'a{,3}'\nnot: {pattern: '(?i)a'}\nenum: [a, a]\nmaxLenght: 3\n", to: "u/a.yaml")
    try tool.write("lint: {keyword-unknown: off}\n", to: "u/schemagen.yaml")
    let outcome = try tool.run("lint", "u")
    #expect(outcome.status == 2 && outcome.errors.contains("u/a.yaml:2:"), "\(outcome)")
    #expect(outcome.output.contains("u/a.yaml:1:10: warning: "), "\(outcome)")
    #expect(
      outcome.output.contains("[enum-duplicate]") && !outcome.output.contains("maxLenght"), "\(outcome)")
  }

  /// What strict reading alone makes an error hides no other finding, and no setting takes it back.
  @Test(arguments: ["", "lint: {keyword-unknown: off, enum-duplicate: off}\n"])
  func aFileThatIsReadStrictlyIsLinted(settings: String) throws {
    try tool.write("type: integer\nmaxLenght: 3\ndefault: x\n", to: "v/a.yaml")
    try tool.write(
      "$schema: http://json-schema.org/draft-04/schema#\ntype: integer\nenum: [1, 1]\ndefault: x\n",
      to: "v/b.yaml")
    try tool.write("strict: true\n" + settings, to: "v/schemagen.yaml")
    let outcome = try tool.run("lint", "v", "--no-notes")
    #expect(outcome.status == 1 && outcome.errors == "", "\(outcome)")
    let places = outcome.output.split(separator: "\n").map { line in
      line.split(separator: " ").prefix(2).joined(separator: " ") + (line.split(separator: " ").last ?? "")
    }
    let expected = [
      "v/a.yaml:2:1: error:[keyword-unknown]", "v/a.yaml:3:1: warning:[default-invalid]",
      "v/b.yaml:3:11: error:[enum-duplicate]", "v/b.yaml:4:1: warning:[default-invalid]",
    ]
    #expect(places == expected, "\(outcome)")
    try tool.write("type: strin\n", to: "v/c.yaml")
    let beside = try tool.run("lint", "v", "--no-notes")
    #expect(beside.status == 2 && beside.output == outcome.output, "\(beside)")
  }

  @Test func aFolderInWhichAllAreRightIsAsBefore() throws {
    try tool.write("type: string\n", to: "t/a.yaml")
    let outcome = try tool.run("lint", "t", "--no-notes", "--format", "sarif")
    #expect(outcome.status == 0 && outcome.errors == "" && !outcome.output.contains("ruleId"), "\(outcome)")
  }

  @Test func theRuleIsFixed() throws {
    try tool.write("lint: {schema-error: off}\n", to: "s/schemagen.yaml")
    let outcome = try tool.run("lint", "s")
    #expect(outcome.status == 2 && outcome.errors.contains("'schema-error' is always an error"), "\(outcome)")
    #expect(try tool.run("lint", "--explain", "schema-error").output.hasPrefix("# schema-error\n"))
  }

  @Test(arguments: ["json", "github", "sarif", "junit"])
  func validate(format: String) throws {
    try tool.write("{}", to: "i.json")
    let outcome = try tool.run("validate", "--schema", "s/open.json", "--format", format, "i.json")
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.output.contains("schema-error") && outcome.output.contains("gone.json"), "\(outcome)")
    try tool.write("validate: {'i*.json': s/open.json, 'j*.json': s/good.json}\n", to: "schemagen.yaml")
    try tool.write("{}", to: "i2.json")
    try tool.write(#"{"n": "x"}"#, to: "j.json")
    let several = try tool.run("validate", "--format", format, "i.json", "i2.json", "j.json")
    #expect(several.status == 2, "\(several)")
    #expect(several.output.contains("must be an integer"), "\(several)")
    #expect(several.output.contains("gone.json"), "\(several)")
    let text = try tool.run("validate", "i.json", "i2.json", "j.json")
    #expect(text.status == 2 && text.output.contains("must be an integer"), "\(text)")
    #expect(text.errors.split(separator: "\n").count { $0.contains("gone.json") } == 1, "\(text)")
  }
}
