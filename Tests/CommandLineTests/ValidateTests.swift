import Foundation
import Testing

/// `schemagen validate`: the contract that other programs are built on.
@Suite final class ValidateTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write(
      """
      type: object
      properties:
        subject: { type: string, x-maxBytes: 8 }
        count: { $ref: '#/$defs/count' }
        channel: { $ref: channel.yaml }
      $defs:
        count: { type: integer, minimum: 0 }
      """, to: "Schemas/mail/message.yaml")
    try tool.write("enum: [email, push]\n", to: "Schemas/mail/channel.yaml")
  }

  deinit { tool.remove() }

  private func validate(_ arguments: String..., input: String? = nil) throws -> Tool.Outcome {
    try tool.shell(
      #"exec "$0" validate --schema Schemas/mail/message.yaml "$@""#, arguments, input: input)
  }

  @Test func aValidInstanceIsSilent() throws {
    try tool.write(#"{"subject": "hello", "count": 3, "channel": "push"}"#, to: "a.json")
    let outcome = try validate("a.json")
    #expect((outcome.status, outcome.output, outcome.errors) == (0, "", ""))
  }

  @Test(arguments: [
    ([], #"{"id": 1, "key": "k"}"#, 0), (["--as", "request"], #"{"id": 1, "key": "k"}"#, 1),
    (["--as", "response"], #"{"id": 1, "key": "k"}"#, 1), (["--as", "request"], #"{"key": "k"}"#, 0),
    (["--as", "response"], #"{"id": 1}"#, 0), ([], #"{"id": 1}"#, 1), (["--as", "reply"], "{}", 2),
  ])
  func anInstanceMayGoOneWay(_ arguments: [String], _ text: String, _ status: Int32) throws {
    try tool.write(
      """
      type: object
      required: [id, key]
      properties: { id: { type: integer, readOnly: true }, key: { type: string, writeOnly: true } }
      """, to: "Schemas/mail/account.yaml")
    try tool.write(text, to: "a.json")
    let outcome = try tool.shell(
      #"exec "$0" validate --schema Schemas/mail/account.yaml "$@" a.json"#, arguments)
    #expect(outcome.status == status, "\(outcome)")
  }

  @Test func everyFindingHasItsPlace() throws {
    try tool.write(
      "{\n  \"subject\": \"\u{E9}\u{E9}\u{E9}\u{E9}\u{E9}\",\n  \"count\": -1, \"chanel\": 1\n}\n",
      to: "a.json")
    let outcome = try validate("a.json")
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n")
    try #require(lines.count == 3)
    #expect(lines[0].hasPrefix("a.json:2:14: error: "))
    #expect(lines[0].hasSuffix(" [/properties/subject/x-maxBytes]"))
    #expect(lines[1].hasPrefix("a.json:3:12: error: "))
    #expect(lines[1].hasSuffix(" [/properties/count/$ref/minimum]"))
    #expect(lines[2].hasPrefix("a.json:3:16: warning: "))
    #expect(lines[2].contains("did you mean 'channel'?"))
    #expect(outcome.errors.isEmpty)
  }

  @Test func warningsAloneLeaveAnInstanceValid() throws {
    let outcome = try validate("-", input: #"{"chanel": 1}"#)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("-:1:2: warning: "))
  }

  @Test func yamlInstancesKeepTheirLines() throws {
    try tool.write("# a comment\nsubject: plain\nlist:\n  - {a: 1}\ncount: minus one\n", to: "a.yaml")
    let outcome = try validate("a.yaml")
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").map { $0.prefix(18) }
    #expect(lines == ["a.yaml:3:1: warnin", "a.yaml:5:8: error:"])
  }

  @Test func textThatIsNoYAMLIsAnInvalidInstance() throws {
    try tool.write("a: 1\na: 2\n", to: "a.yml")
    let outcome = try validate("a.yml", "--format", "json")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(#""valid":false"#))
    #expect(outcome.output.contains(#""line":2,"column":1"#))
  }

  @Test func jsonReportsFollowTheContract() throws {
    try tool.write(#"{"count": 1}"#, to: "good \"one\".json")
    try tool.write(#"{"count": 1.5, "chanel": 2}"#, to: "bad.json")
    let outcome = try validate("--format", "json", "good \"one\".json", "bad.json")
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    try #require(lines.count == 2)
    #expect(lines[0] == #"{"instance":"good \"one\".json","valid":true,"errors":[],"warnings":[]}"#)
    let report = try JSONDecoder().decode(Report.self, from: Data(lines[1].utf8))
    #expect(report.instance == "bad.json")
    #expect(report.valid == false)
    #expect(report.line == nil)
    let error = try #require(report.errors.first)
    #expect((error.keywordLocation, error.instanceLocation) == ("/properties/count/$ref/type", "/count"))
    #expect((error.severity, error.line, error.column) == ("error", 1, 11))
    #expect(report.warnings.map(\.instanceLocation) == ["/chanel"])
    #expect(report.warnings.map(\.severity) == ["warning"])
  }

  @Test func everyLineOfAStreamIsAnInstance() throws {
    let stream = "{\"count\": 1}\n\n{\"count\": -1}\r\n{\"count\""
    let outcome = try validate("--ndjson", "--format", "json", "-", input: stream)
    #expect(outcome.status == 1)
    let reports = try outcome.output.split(separator: "\n").map {
      try JSONDecoder().decode(Report.self, from: Data($0.utf8))
    }
    #expect(reports.map(\.line) == [1, 3, 4])
    #expect(reports.map(\.valid) == [true, false, false])
    #expect(reports[1].errors.first.map { [$0.line, $0.column] } == [3, 11])
    let text = try validate("--ndjson", "-", input: stream)
    #expect(text.output.split(separator: "\n").map { $0.prefix(6) } == ["-:3:11", "-:4:9:"])
  }

  @Test func oneUnreadableInstanceDoesNotStopTheOthers() throws {
    try tool.write(#"{"count": -1}"#, to: "bad.json")
    let outcome = try validate("nowhere.json", "bad.json")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("nowhere.json: error: cannot read: No such file or directory"))
    #expect(outcome.output.hasPrefix("bad.json:1:11: error: "))
  }

  @Test(arguments: [
    ("Schemas/mail/message.yaml#/$defs/count", "3", 0),
    ("Schemas/mail/message.yaml#/$defs/count", "-3", 1),
    ("Schemas/mail/message.yaml#", "[]", 1),
    ("Schemas/mail/message.yaml#/$defs/nix", "3", 2),
    ("Schemas/mail/nowhere.yaml", "3", 2),
    ("Schemas/mail", "3", 2),
    ("Schemas/mail/wrong.yaml", "3", 2),
  ])
  func aSchemaIsAFileOrAPlaceInIt(schema: String, instance: String, status: Int32) throws {
    try tool.write("minimum: low\n", to: "Schemas/mail/wrong.yaml")
    let outcome = try tool.run("validate", "--schema", schema, "-", input: instance)
    #expect(outcome.status == status)
    if status == 2 {
      #expect(outcome.errors.hasPrefix("Schemas/mail"))
      #expect(outcome.errors.contains(": error: "))
      #expect(outcome.output.isEmpty)
    }
  }

  @Test func neighboursInTheSchemaRootAreReached() throws {
    try tool.write("$ref: ../mail/channel.yaml\n", to: "Schemas/news/channel.yaml")
    let inside = ["validate", "--schema", "Schemas/news/channel.yaml", "-"]
    #expect(try tool.shell(#"exec "$0" "$@""#, inside, input: "1").status == 1, "no root is configured")
    try tool.write("name: News\n", to: "Schemas/news/namespace.yaml")
    #expect(try tool.shell(#"exec "$0" "$@""#, inside, input: "\"push\"").status == 0)
  }

  /// The kind of case 24: what `generate` resolves inside its folder, `validate` does inside the root that is named, or
  /// configured around the schema, and from file to file where there is none.
  @Test func referencesAboveTheSchemaStayInTheRoot() throws {
    let schema = "Deep/Schemas/a/b/c.yaml"
    try tool.write("$ref: ../../top.yaml#/$defs/text\n", to: schema)
    try tool.write("$defs: {text: {type: string}}\n", to: "Deep/Schemas/top.yaml")
    func status(_ arguments: String...) throws -> Int32 {
      try tool.shell(#"exec "$0" validate "$@" -"#, ["--schema", schema] + arguments, input: "\"x\"").status
    }
    #expect(try status() == 0, "the folder of what is referred to")
    #expect(try status("--root", "Deep/Schemas") == 0)
    #expect(try status("--root", "Deep/Schemas/a") == 2)
    #expect(try status("--root", "Nowhere") == 2)
    try tool.write("", to: "Deep/Schemas/a/b/namespace.yaml")
    #expect(try status() == 0, "a namespace has a name, and is no boundary")
    try tool.write("strict: true\n", to: "Deep/schemagen.yaml")
    #expect(try status() == 0, "the schemas of a target")
    try tool.write("", to: "Deep/Schemas/a/schemagen.yaml")
    let outcome = try tool.run("validate", "--schema", schema, "-", input: "1")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        Deep/Schemas/a/b/c.yaml:1:7: error: '$ref' holds '../../top.yaml#/$defs/text', which leads outside the schema \
        root 'Deep/Schemas/a'; name another root with --root

        """)
  }

  @Test func aReferenceToAFolderAboveIsFollowedByEveryCommand() throws {
    try tool.write("type: object\nproperties: {c: {$ref: ../top.yaml}}\n", to: "up/sub/c.yaml")
    try tool.write("type: string\n", to: "up/top.yaml")
    try tool.write(#"{"$schema": "./up/sub/c.yaml", "c": 1}"#, to: "own.json")
    #expect(try tool.run("validate", "own.json").status == 1)
    #expect(try tool.run("lint", "up/sub/c.yaml").status == 0)
    #expect(try tool.run("diff", "up/sub/c.yaml", "up/sub/c.yaml").status == 0)
    let inside = #"cd up/sub && exec "$0" validate --schema c.yaml ../../own.json"#
    #expect(try tool.shell(inside).output.hasPrefix("../../own.json:1:37: error: must be a string"))
    try tool.write("$ref: ../nowhere.yaml\n", to: "up/sub/c.yaml")
    #expect(try tool.run("lint", "up/sub/c.yaml").errors.contains("but there is no such schema"))
  }

  /// A folder of schemas is often a link to another package's.
  @Test func aSchemaBelowALinkStandsInTheFolderThatHasTheLink() throws {
    try tool.write("name: Ext\n", to: "ext/namespace.yaml")
    try tool.write("$ref: b.yaml\n", to: "ext/a.yaml")
    try tool.write("type: string\n", to: "ext/b.yaml")
    let line = """
      mkdir -p package/Sources/Lib && ln -s ../../../ext package/Sources/Lib/Schemas && cd package/Sources && \
      exec "$0" validate --schema Lib/Schemas/a.yaml "$@" -
      """
    #expect(try tool.shell(line, input: "1").status == 1)
    for root in ["Lib", "../Sources", "Lib/Schemas"] {
      let line = #"cd package/Sources && exec "$0" validate --schema Lib/Schemas/a.yaml "$@" -"#
      #expect(try tool.shell(line, ["--root", root], input: "1").status == 1)
    }
  }

  /// A reference finds files of the root by their `$id`.
  @Test func documentsOfTheRootAreFoundByTheirIdentifiers() throws {
    let schema = "Deep/Schemas/a/user.yaml"
    try tool.write("$id: https://mail.example/schemas/user\n$ref: text\n", to: schema)
    try tool.write(
      "$id: https://mail.example/schemas/text\ntype: string\n", to: "Deep/Schemas/other/words.yaml")
    try tool.write("text: [\n", to: "Deep/Schemas/other/text.yaml")
    func status(_ input: String, _ arguments: String...) throws -> Int32 {
      try tool.shell(#"exec "$0" validate "$@" -"#, ["--schema", schema] + arguments, input: input).status
    }
    #expect(try status("\"x\"") == 2, "the root is the file's folder")
    #expect(try status("\"x\"", "--root", "Deep/Schemas") == 0)
    #expect(try status("1", "--root", "Deep/Schemas") == 1)
  }

  @Test func referencesUnderAURIAreFoundInAFolder() throws {
    try tool.write("$ref: https://mail.example/channel.yaml\n", to: "s.yaml")
    let arguments = [
      "validate", "--schema", "s.yaml", "--resolve", "https://mail.example/=Schemas/mail", "-",
    ]
    #expect(try tool.shell(#"exec "$0" "$@""#, arguments, input: "\"push\"").status == 0)
    #expect(try tool.shell(#"exec "$0" "$@""#, arguments, input: "\"fax\"").status == 1)
    #expect(try tool.run("validate", "--schema", "s.yaml", "-", input: "1").status == 2)
  }

  @Test func formatCanBeAnAnnotation() throws {
    try tool.write("format: date\n", to: "s.yaml")
    let line = #"exec "$0" validate --schema s.yaml "$@" -"#
    #expect(try tool.shell(line, input: "\"soon\"").status == 1)
    #expect(try tool.shell(line, ["--format-annotation"], input: "\"soon\"").status == 0)
  }

  @Test func aReaderThatGoesAwayIsSaid() throws {
    let outcome = try tool.shell(
      """
      yes '{"count": -1}' | head -n 20000 |
        ("$0" validate --schema Schemas/mail/message.yaml --ndjson -; echo "status $?" >&2) | head -n 1
      """)
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.errors == "standard output: error: cannot write: Broken pipe\nstatus 2\n")
  }

  private struct Report: Decodable {
    var instance: String
    var line: Int?
    var valid: Bool
    var errors: [Finding]
    var warnings: [Finding]

    struct Finding: Decodable {
      var keywordLocation: String
      var instanceLocation: String
      var error: String
      var severity: String
      var line: Int
      var column: Int
    }
  }
}
