import Foundation
import SchemaModel
import SchemaRuntime
import SchemaValidation
import Testing
import ValidationPlanning

/// A keyword that refuses values is told wherever its kind is: in findings, plans, pages, messages, fixtures, bundles and differences.
@Suite final class EachKeywordTests {
  private struct Sample {
    /// What stands beside the keyword, in a schema that refuses values without it, too.
    var beside: String
    var value: String
    var valid: String
    var invalid: String

    init(_ beside: String, _ value: String, _ valid: String, not invalid: String) {
      (self.beside, self.value, self.valid, self.invalid) = (beside, value, valid, invalid)
    }
  }

  /// A sample of each keyword that refuses values by itself: of those that hold schemas, these tell.
  private static let samples: [Keyword: Sample] = [
    .type: Sample("", #""string""#, #""a""#, not: "1"),
    .enum: Sample("", #"["a", "c"]"#, #""a""#, not: #""b""#),
    .const: Sample("", #""a""#, #""a""#, not: #""b""#),
    .multipleOf: Sample(integer, "2", "4", not: "3"),
    .maximum: Sample(integer, "3", "3", not: "4"),
    .exclusiveMaximum: Sample(integer, "3", "2", not: "3"),
    .minimum: Sample(integer, "3", "3", not: "2"),
    .exclusiveMinimum: Sample(integer, "3", "4", not: "3"),
    .maxLength: Sample(string, "2", #""ab""#, not: #""abc""#),
    .minLength: Sample(string, "2", #""ab""#, not: #""a""#),
    .pattern: Sample(string, #""^a""#, #""ab""#, not: #""b""#),
    .format: Sample(string, #""date""#, #""2024-01-31""#, not: #""b""#),
    .maxBytes: Sample(string, "3", #""ab""#, not: #""abcd""#),
    .maxSerializedBytes: Sample(string, "5", #""ab""#, not: #""abcd""#),
    .contentEncoding: Sample(string + #", "x-assertContent": true"#, #""base64""#, #""YQ==""#, not: #""-""#),
    .contentMediaType: Sample(
      string + #", "x-assertContent": true"#, #""application/json""#, #""1""#, not: #""-""#),
    .assertContent: Sample(string + #", "contentEncoding": "base64""#, "true", #""YQ==""#, not: #""-""#),
    .maxItems: Sample(array, "1", "[1]", not: "[1, 2]"),
    .minItems: Sample(array, "1", "[1]", not: "[]"),
    .uniqueItems: Sample(array, "true", "[1, 2]", not: "[1, 1]"),
    .minContains: Sample(array + contains, "2", #"["a", "b"]"#, not: #"["a"]"#),
    .maxContains: Sample(array + contains, "1", #"["a"]"#, not: #"["a", "b"]"#),
    .maxProperties: Sample(object, "1", #"{"a": 1}"#, not: #"{"a": 1, "b": 1}"#),
    .minProperties: Sample(object, "1", #"{"a": 1}"#, not: "{}"),
    .required: Sample(object, #"["a"]"#, #"{"a": 1}"#, not: "{}"),
    .dependentRequired: Sample(object, #"{"a": ["b"]}"#, #"{"a": 1, "b": 1}"#, not: #"{"a": 1}"#),
  ]

  private static let integer = #""type": "integer""#
  private static let string = #""type": "string""#
  private static let array = #""type": "array""#
  private static let object = #""type": "object""#
  private static let contains = #", "contains": {"type": "string"}"#

  /// The keyword that a finding names where a value is refused for another: that one says how the content is read.
  private static let named: [Keyword: Keyword] = [.assertContent: .contentEncoding]

  private let tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.remove() }

  private static var keywords: [Keyword] { Keyword.allCases.filter { samples[$0] != nil } }

  @Test func eachKeywordThatRefusesValuesHasASample() {
    let known = KeywordFacts.all(in: .draft2020).filter { facts in
      switch facts.value {
      case .schema, .schemas, .members, .reference: false
      case .dialect, .types, .format, .flag, .names, .dependentNames, .property, .other: true
      }
    }
    for keyword in known.compactMap({ Keyword(rawValue: $0.name) }) where keyword.refusesValues {
      #expect(Self.samples[keyword] != nil, "write a sample of '\(keyword)'")
    }
  }

  private func write() throws {
    for keyword in Self.keywords {
      guard let sample = Self.samples[keyword] else { continue }
      for (folder, said) in [("Old", ""), ("New", "\"\(keyword)\": \(sample.value)")] {
        let schema = Self.schema(sample.beside, said, title: "Each \(keyword)")
        try tool.write(schema, to: "\(folder)/each/\(keyword).json")
      }
    }
  }

  /// An object whose member `value` has a schema of some members.
  private static func schema(_ members: String..., title: String = "Each") -> String {
    let members = members.filter { !$0.isEmpty }.joined(separator: ", ")
    return #"{"title": "\#(title)", "type": "object", "properties": {"value": {\#(members)}}}"#
  }

  @Test func isAFinding() throws {
    try write()
    for keyword in Self.keywords {
      let sample = try #require(Self.samples[keyword])
      try tool.write("{\"value\": \(sample.valid)}", to: "valid.json")
      try tool.write("{\"value\": \(sample.invalid)}", to: "invalid.json")
      let schema = "New/each/\(keyword).json"
      #expect(try tool.run("validate", "--schema", schema, "valid.json").status == 0, "\(keyword)")
      let outcome = try tool.run("validate", "--schema", schema, "--format", "json", "invalid.json")
      let place = "\"keywordLocation\":\"/properties/value/\(Self.named[keyword] ?? keyword)"
      #expect(outcome.status == 1 && outcome.output.contains(place), "\(keyword): \(outcome.output)")
      guard let subjects = keyword.subjects else { continue }
      try refusesNothingElse(keyword, sample, subjects)
    }
  }

  /// A keyword is only about the types of values that its row names.
  private func refusesNothingElse(_ keyword: Keyword, _ sample: Sample, _ subjects: TypeSet) throws {
    try tool.write("{\"\(keyword)\": \(sample.value)}", to: "alone.json")
    let values: [(TypeSet, String)] = [
      (.string, #""-""#), (.number, "0.5"), (.boolean, "true"), (.null, "null"), (.array, "[1, 1]"),
      (.object, #"{"a": 1}"#),
    ]
    let others = values.filter { subjects.isDisjoint(with: $0.0) }.map(\.1)
    let files = others.indices.map { "other\($0).json" }
    if files.isEmpty { return }
    for (value, file) in zip(others, files) { try tool.write(value, to: file) }
    let outcome = try tool.shell(#"exec "$0" "$@""#, ["validate", "--schema", "alone.json"] + files)
    #expect(
      outcome.status == 0, "the row of '\(keyword)' names other types than are refused: \(outcome.output)")
  }

  /// The plan by which generated code gives its verdict asks for the keyword.
  @Test func isPlanned() throws {
    for keyword in Self.keywords {
      guard let sample = Self.samples[keyword] else { continue }
      var loader = SchemaLoader()
      loader.loadSource(Self.schema(sample.beside, "\"\(keyword)\": \(sample.value)"), path: "each.json")
      let graph = loader.finish()
      var bag = loader.diagnostics
      let root = try #require(graph.entryDocuments.first?.root)
      let program = ProgramLowering(graph: graph).lower(roots: [root], into: &bag)
      let verdict = try #require(PlannedVerdict(program, of: root))
      for (value, isValid) in [(sample.valid, true), (sample.invalid, false)] {
        let accepts = Array("{\"value\": \(value)}".utf8).withUnsafeBufferPointer(verdict.accepts)
        #expect(accepts == isValid, "PlanMaker does not ask \(value) for '\(keyword)'")
      }
    }
  }

  @Test func isInEachOutput() throws {
    try write()
    for folder in ["Old", "New"] {
      let outcome = try tool.run(
        "generate", "--schemas", folder, "--output", folder + "Output", "--module", "M")
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let messages = try tool.read("NewOutput/Docs/each/messages.md")
    let vocabulary = try tool.read("NewOutput/Docs/vocabulary.md")
    let bundle = try JSONValue(
      jsonUTF8Bytes: Array(tool.read("NewOutput/JSONSchema/each.schema.json").utf8))
    let fixtures = try tool.shell("ls -R NewOutput/Fixtures").output
    for keyword in Self.keywords {
      let pages = try ["Old", "New"].map { folder in
        let page = try tool.read("\(folder)Output/Docs/each/\(keyword).md")
        return page.split(separator: "\n## ").prefix(2).joined()
      }
      #expect(pages[0] != pages[1], "SchemaDemands says nothing of '\(keyword)' on pages")
      let said = Self.named[keyword] ?? keyword
      #expect(messages.contains("| `\(said)` |"), "MessagesPage has no message of '\(keyword)'")
      #expect(fixtures.contains("value-\(said)"), "Breaker has no value that '\(keyword)' refuses")
      let path = ["$defs", keyword.rawValue, "properties", "value", keyword.rawValue]
      #expect(bundle.value(at: path) != nil, "a bundle lacks '\(keyword)'")
    }
    for facts in KeywordFacts.all(in: .draft2020) where facts.vocabulary == .extensions {
      #expect(vocabulary.contains("`\(facts.name)`"), "VocabularyEntry has no '\(facts.name)'")
    }
  }

  @Test func isADifference() throws {
    try write()
    for (old, new, way) in [("Old", "New", "narrows"), ("New", "Old", "widens")] {
      let outcome = try tool.run("diff", old, new, "--format", "json")
      let lines = outcome.output.split(separator: "\n")
      for keyword in Self.keywords {
        let changes = lines.filter { $0.contains("\"document\":\"each/\(keyword).json\"") }
        #expect(
          changes.contains { $0.contains("\"\(way)\":true") },
          "diff sees nothing where '\(keyword)' comes or goes: \(changes)")
      }
    }
  }
}
