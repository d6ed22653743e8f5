import Foundation
import Testing

/// What `schemagen validate` reads and prints for continuous integration.
@Suite final class ValidateFormatTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("type: object\nproperties: {n: {type: integer}}\n", to: "s.yaml")
    try tool.write(#"{"n": "x"}"#, to: "in/b.json")
    try tool.write("n: 1\n---\nn: y\n", to: "in/deep/a.yaml")
    try tool.write("nothing to see", to: "in/readme.txt")
  }

  deinit { tool.remove() }

  private func run(_ arguments: String...) throws -> Tool.Outcome {
    try tool.shell(#"exec "$0" "$@""#, arguments)
  }

  @Test func aFolderIsSearchedAndEachDocumentValidated() throws {
    let outcome = try run("validate", "--schema", "s.yaml", "in")
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").map { $0.split(separator: " ")[0] }
    #expect(lines == ["in/b.json:1:7:", "in/deep/a.yaml:3:4:"])
    let json = try run("validate", "--schema", "s.yaml", "--format", "json", "in/deep/a.yaml")
    #expect(json.output.contains(#""document":1,"valid":true"#))
    #expect(json.output.contains(#""document":2,"valid":false"#))
  }

  @Test func gitHubShowsAFindingAtItsLine() throws {
    let outcome = try run("validate", "--schema", "s.yaml", "--format", "github", "in/b.json")
    #expect(
      outcome.output
        == "::error file=in/b.json,line=1,col=7::must be an integer, found \"x\" [/properties/n/type]\n")
  }

  @Test func sarifIsOneLog() throws {
    let outcome = try run("validate", "--schema", "s.yaml", "--format", "sarif", "in")
    struct Log: Decodable {
      struct Run: Decodable {
        struct Result: Decodable {
          var ruleId: String
          var level: String
        }
        var results: [Result]
      }
      var version: String
      var runs: [Run]
    }
    let log = try JSONDecoder().decode(Log.self, from: Data(outcome.output.utf8))
    #expect(log.version == "2.1.0")
    #expect(log.runs.first?.results.map(\.ruleId) == ["type", "type"])
    #expect(log.runs.first?.results.map(\.level) == ["error", "error"])
  }

  /// A finding that no keyword makes has a rule, too, and the name of a member is none.
  @Test func sarifNamesARuleForEachFinding() throws {
    try tool.write(
      "type: object\nproperties:\n  o: {type: object, properties: {a: false}}\n", to: "t.yaml")
    try tool.write(#"{"o": {"a": 1, "b": 2}, "c": 3}"#, to: "t.json")
    let outcome = try run("validate", "--schema", "t.yaml", "--format", "sarif", "t.json")
    let rules = outcome.output.split(separator: "\n").filter { $0.contains("ruleId") }
      .compactMap { $0.split(separator: "\"").dropFirst(3).first.map(String.init) }
    #expect(rules == ["properties", "unknown-property", "unknown-property"], "\(outcome)")
  }

  /// In the text, too, it is said which instances were not validated.
  @Test func whatHasAWrongSchemaIsNamed() throws {
    try tool.write(#"{"$schema": "nope.json"}"#, to: "x/c.json")
    let outcome = try run("validate", "x/c.json")
    #expect(
      outcome.status == 2 && outcome.errors.contains("x/nope.json:1:1: error: cannot read"), "\(outcome)")
    #expect(
      outcome.errors.hasSuffix(
        "note: 1 file was not validated, for a schema that is wrong or cannot be read: x/c.json\n"),
      "\(outcome)")
  }

  @Test func thereIsOneSchemaForAllInstances() throws {
    let outcome = try run("validate", "--schema", "s.yaml", "--schema", "s.yaml", "in")
    #expect(outcome.status == 2 && outcome.errors.contains("--schema takes one schema"), "\(outcome)")
  }

  @Test func jUnitHasACaseForEachInstance() throws {
    let outcome = try run("validate", "--schema", "s.yaml", "--format", "junit", "in")
    #expect(outcome.output.contains(#"tests="3" failures="2""#))
    #expect(outcome.output.contains(#"<testcase name="in/deep/a.yaml#1" classname="in/deep/a.yaml"/>"#))
    #expect(
      outcome.output.contains(#"<failure message="must be an integer, found &quot;x&quot;" type="type">"#))
  }

  @Test func anInstanceNamesItsSchemaOrAGlobDoes() throws {
    try tool.write(#"{"$schema": "s.yaml", "n": 1.5}"#, to: "own.json")
    let own = try run("validate", "own.json")
    #expect(own.status == 1)
    #expect(!own.output.contains("$schema"))
    let unknown = try run("validate", "in/b.json")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("no schema is known for it"))
    try tool.write("validate:\n  in/**/*.yaml: s.yaml\n  '**/b.json': s.yaml\n", to: "schemagen.yaml")
    let mapped = try run("validate", "in")
    #expect(mapped.status == 1)
    #expect(mapped.output.split(separator: "\n").count == 2)
  }

  /// A path is that of a file, not its spelling.
  @Test(arguments: [
    "in/b.json", "./in/b.json", "in/../in//b.json", "$PWD/in/b.json", "../$(basename $PWD)/in", ".",
  ])
  func aGlobMatchesHoweverThePathIsWritten(_ path: String) throws {
    try tool.write(
      "validate:\n  in/*.json: s.yaml\n  ./in/deep/**: s.yaml\n  ./s.yaml: s.yaml\n", to: "schemagen.yaml")
    let outcome = try tool.shell(#"exec "$0" validate "# + path)
    #expect(outcome.output.contains("b.json:1:7: error"), "\(outcome)")
    #expect(!outcome.errors.contains("b.json"), "\(outcome)")
  }

  @Test func aGlobIsRelativeToItsConfiguration() throws {
    try tool.write(
      "validate:\n  in/*.json: ../s.yaml\n  ../in/*.json: ../s.yaml\n", to: "conf/schemagen.yaml")
    try tool.write(#"{"n": "x"}"#, to: "conf/in/c.json")
    let outcome = try tool.shell(
      #"ln -s conf link; exec "$0" validate --config ./conf/schemagen.yaml conf/in/c.json link/in/c.json "$PWD/in/b.json""#
    )
    #expect(outcome.output.split(separator: "\n").count == 3, "\(outcome)")
    #expect(outcome.errors == "")
  }

  @Test func aFolderMayHoldOtherFiles() throws {
    try tool.write("validate: {b.json: s.yaml}\n", to: "schemagen.yaml")
    #expect(
      try run("validate", "in").errors
        == "note: 2 files have no schema and were skipped: in/b.json, in/deep/a.yaml\n")
    try tool.write("validate: {'**/b.json': s.yaml}\n", to: "schemagen.yaml")
    let folder = try run("validate", "in")
    #expect(folder.status == 1)
    #expect(folder.output.hasPrefix("in/b.json:1:7: error"))
    #expect(folder.errors == "note: 1 file has no schema and was skipped: in/deep/a.yaml\n")
    try tool.write(#"{"$schema": "https://json.example/other.json"}"#, to: "others/a.json")
    try tool.write("{", to: "others/c.json")
    let others = try run("validate", "others")
    #expect(others.status == 0 && others.output == "")
    #expect(
      others.errors
        == "note: 2 files have no schema and were skipped, 1 of which name one that no --resolve leads to: others/a.json, others/c.json\n"
    )
  }

  @Test func aFileThatIsNamedHasASchemaUnlessItNeedNot() throws {
    try tool.write("validate: {b.json: s.yaml}\n", to: "schemagen.yaml")
    #expect(
      try run("validate", "in").errors
        == "note: 2 files have no schema and were skipped: in/b.json, in/deep/a.yaml\n")
    try tool.write("validate: {'**/b.json': s.yaml}\n", to: "schemagen.yaml")
    let named = try run("validate", "in/deep/a.yaml", "in/b.json")
    #expect(named.status == 2)
    #expect(named.errors.hasPrefix("in/deep/a.yaml: error: no schema is known for it"))
    #expect(named.output.hasPrefix("in/b.json:1:7: error"))
    let skipping = try run("validate", "--skip-unknown", "in/deep/a.yaml", "in/b.json")
    #expect(skipping.status == 1)
    #expect(skipping.errors == "note: 1 file has no schema and was skipped: in/deep/a.yaml\n")
  }

  /// What is wrong with the schema of a file is no reason to leave it out.
  @Test func aWrongSchemaIsSaidInAFolderToo() throws {
    try tool.write("validate: {b.json: nowhere.yaml}\n", to: "schemagen.yaml")
    let outcome = try run("validate", "in")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("nowhere.yaml"))
  }

  @Test func aFolderWithoutInstancesIsSaid() throws {
    try tool.write("nothing", to: "empty/readme.txt")
    let outcome = try run("validate", "--schema", "s.yaml", "empty", "in/b.json")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "empty: error: no instances found in 'empty'\n")
    #expect(outcome.output.hasPrefix("in/b.json:1:7: error"))
  }

  /// A glob names its files, so that they are not passed over; the others are validated.
  @Test(arguments: ["text", "json", "github", "sarif", "junit"])
  func aMissingSchemaOfAGlobIsAFindingOfEachForm(_ format: String) throws {
    for (schema, message) in [
      ("none.yaml", "there is no schema 'none.yaml'"),
      ("none.yaml#/$defs/x", "there is no schema 'none.yaml'"),
      ("https://e.example/x.json", "'https://e.example/x.json' leads to no schema"),
      ("https://r.example/x.json", "there is no schema 'deep/x.json'"),
    ] {
      try tool.write(
        "validate:\n  in/b.json: '\(schema)'\n  in/deep/*: s.yaml\nresolve: {'https://r.example/': deep}\n",
        to: "schemagen.yaml")
      try tool.write("unused", to: "deep/readme.md")
      for arguments in [["in"], ["in/deep/a.yaml"], ["in/b.json", "in/deep/a.yaml"]] {
        let outcome = try tool.shell(
          #"exec "$0" validate --format "$@""#, [format] + arguments)
        #expect(outcome.status == 2, "\(outcome)")
        #expect(outcome.errors.contains("schemagen.yaml:2:14: error: \(message)"), "\(outcome)")
        #expect(outcome.output.contains("must be an integer"), "\(outcome)")
        if format == "text" { continue }
        #expect(
          outcome.output.contains("schemagen.yaml") && outcome.output.contains("schema-error"), "\(outcome)")
        if arguments[0] != "in/deep/a.yaml" { #expect(outcome.output.contains("its schema '"), "\(outcome)") }
      }
    }
    try tool.write("validate: {in/*: 'https://e.example/s.yaml'}\n", to: "schemagen.yaml")
    let resolved = try run("validate", "--resolve", "https://e.example/=.", "--format", format, "in/b.json")
    #expect(resolved.status == 1 && resolved.errors == "", "\(resolved)")
    let fixed = try run("validate", "--schema", "s.yaml", "--format", format, "in/b.json")
    #expect(fixed.status == 1 && fixed.errors == "", "\(fixed)")
  }

  /// A mistake in the settings is a finding of each form, too; nothing is validated.
  @Test(arguments: ["json", "github", "sarif", "junit"])
  func aMistakeInTheSettingsIsAFindingOfEachForm(_ format: String) throws {
    try tool.write("validate: {in/b.json: s.yaml}\nstrct: true\n", to: "schemagen.yaml")
    let outcome = try run("validate", "--format", format, "in")
    #expect(outcome.status == 2 && outcome.output.contains("schema-error"), "\(outcome)")
    #expect(
      outcome.output.contains("unknown setting 'strct'") && !outcome.output.contains("b.json"), "\(outcome)")
    let lost = try run("validate", "--config", "nowhere.yaml", "--format", format, "in")
    #expect(lost.status == 2 && lost.output.contains("cannot read: No such file"), "\(lost)")
  }

  /// Meta-schemas are built in, under `http` and `https`, and with an empty fragment or without.
  @Test(arguments: [
    "http://json-schema.org/draft-04/schema#", "http://json-schema.org/draft-06/schema#",
    "https://json-schema.org/draft-07/schema", "http://json-schema.org/draft-07/schema#",
    "https://json-schema.org/draft/2019-09/schema", "https://json-schema.org/draft/2020-12/schema",
  ])
  func aMetaSchemaIsASchema(_ uri: String) throws {
    for (type, status) in [("string", 0), ("strnig", 1)] {
      try tool.write(
        "{\"$schema\": \"\(uri)\", \"properties\": {\"a\": {\"type\": \"\(type)\"}}}", to: "m/own.json")
      try tool.write("{\"properties\": {\"a\": {\"type\": \"\(type)\"}}}", to: "g/glob.json")
      try tool.write("validate: {g/*: '\(uri)'}\n", to: "schemagen.yaml")
      for arguments in [["m"], ["m/own.json"], ["g"], ["--schema", uri, "g/glob.json"]] {
        let outcome = try tool.shell(#"exec "$0" validate "$@""#, arguments)
        #expect(
          outcome.status == Int32(status) && !outcome.errors.contains("error"), "\(arguments) \(outcome)")
        if status == 1 { #expect(outcome.output.contains("json:1:"), "\(outcome)") }
      }
    }
    let part = try tool.shell(
      #"echo '"a"' | "$0" validate --schema "$@" -"#,
      ["https://json-schema.org/draft-07/schema#/definitions/nonNegativeInteger"])
    #expect(part.status == 1, "\(part)")
  }

  /// A program that reads a form of the findings learns that there were none to find.
  @Test(arguments: [
    ("github", "::error file=nowhere.json,line=1,col=1::cannot read: No such file or directory\n"),
    ("json", #"{"instance":"nowhere.json","valid":false,"errors":[{"#),
    ("sarif", #""text": "cannot read: No such file or directory""#),
    ("junit", #"<error message="cannot read: No such file or directory" type="not-validated">"#),
  ])
  func whatCouldNotBeValidatedIsAFindingOfEachForm(_ format: String, _ expected: String) throws {
    let outcome = try run("validate", "--format", format, "nowhere.json", "in/b.json")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains(expected), "\(outcome.output)")
    #expect(outcome.output.contains("no schema is known for it"), "\(outcome.output)")
    try tool.write(#"{"$schema": "none.yaml"}"#, to: "lost.json")
    let lost = try run("validate", "--format", format, "lost.json")
    #expect(lost.status == 2 && lost.output.contains("its schema 'none.yaml' is wrong"), "\(lost)")
    #expect(try run("validate", "nowhere.json").output == "", "text has it on standard error alone")
  }

  @Test func aByteOrderMarkIsNoMistakeAndWhatIsWrongIsNamed() throws {
    try tool.write("\u{FEFF}{\"n\": 1}", to: "bom.json")
    #expect(try run("validate", "--schema", "s.yaml", "bom.json").status == 0)
    try tool.write(#"{"n": 1, "n": 2}"#, to: "twice.json")
    #expect(try run("validate", "--schema", "s.yaml", "twice.json").output.contains("duplicate key 'n'"))
    try tool.write(#"{"n" 1}"#, to: "colon.json")
    #expect(try run("validate", "--schema", "s.yaml", "colon.json").output.contains("expected ':'"))
    try tool.write("", to: "empty.ndjson")
    #expect(
      try run("validate", "--schema", "s.yaml", "--ndjson", "empty.ndjson").errors
        == "empty.ndjson: warning: it is empty\n")
  }
}
