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
