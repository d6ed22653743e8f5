import Diagnostics
import Foundation
import SchemaLint
import SchemaModel
import Testing

/// Each rule has a schema that it finds something in, and one that it finds nothing in.
@Suite struct LintRuleTests {
  @Test(arguments: LintRule.all.map(\.id))
  func aRuleFindsWhatItIsFor(rule: String) throws {
    let findings = try Lint.findings(in: "rejected/\(rule)/schema.yaml").filter { $0.rule == rule }
    #expect(!findings.isEmpty)
    for finding in findings {
      #expect(finding.place.line > 0 && finding.place.column > 0)
      #expect(!finding.message.hasSuffix("."))
    }
  }

  @Test(arguments: LintRule.all.map(\.id))
  func aRuleFindsNothingElse(rule: String) throws {
    let findings = try Lint.findings(in: "accepted/\(rule)/schema.yaml")
    #expect(!findings.contains { $0.rule == rule }, "\(findings)")
  }

  /// Where a list holds what is wrong, the finding stands at the item.
  @Test func aValueIsFoundWhereItStands() throws {
    let findings = try Lint.findings(
      """
      type: integer
      enum:
        - 1
        - x
        - 2
        - 1
      examples: [2,
        y]
      default: z
      """)
    let places = findings.filter { $0.severity != .note }.map {
      "\($0.rule) \($0.place.line):\($0.place.column)"
    }
    #expect(
      places.filter { $0.hasPrefix("e") || $0.hasPrefix("d") } == [
        "enum-value-invalid 4:5", "enum-duplicate 6:5", "example-invalid 8:3", "default-invalid 9:1",
      ])
  }

  @Test(arguments: [
    ("if: {required: [a]}", ["1:1"]), ("if: {required: [a]}\nthen: {required: [b]}", []),
    ("if: {required: [a]}\nelse: {required: [b]}", []),
    // What it evaluates counts.
    ("if: {properties: {a: {const: 1}}}\nunevaluatedProperties: false", []),
  ])
  func aConditionHasAConsequence(_ text: String, _ places: [String]) throws {
    let findings = try Lint.findings(text).filter { $0.rule == "keyword-without-companion" }
    #expect(findings.map { "\($0.place.line):\($0.place.column)" } == places, "\(findings)")
  }

  @Test func anUnknownFormatIsFoundAtEachPlace() throws {
    func findings(_ count: Int) throws -> [LintFinding] {
      let members = (0..<count).map { "  p\($0): {type: string, format: emial}\n" }.joined()
      return try Lint.findings("properties:\n" + members + "  other: {format: email}\n").filter {
        $0.rule == "format-unknown"
      }
    }
    let few = try findings(3)
    #expect(few.map(\.place.line) == [2, 3, 4])
    #expect(Set(few.map(\.place.column)) == [30])
    #expect(few.allSatisfy { $0.help == "did you mean 'email'?" })
    #expect(try findings(20).count == 20)
    let many = try findings(25)
    #expect(many.count == 21)
    #expect(many.last?.message == "the format 'emial' stands in 5 more places")
    #expect(try findings(21).last?.message == "the format 'emial' stands in 1 more place")
  }

  @Test func rulesHaveDifferentIds() {
    #expect(Set(LintRule.known.map(\.id)).count == LintRule.known.count)
  }

  /// The pages are those of the table; `RECORD=1` writes them again.
  @Test(arguments: LintRule.known.map(\.id))
  func aRuleHasAPage(rule: String) throws {
    let page = try #require(LintRule.rule(rule)).page
    let path = Lint.package + "/Sources/SchemaLint/Pages/\(rule).md"
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try page.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == page)
  }
}

/// Runs the linter on a case.
enum Lint {
  private static let folder = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined()
  static let package = folder.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()

  static func findings(in path: String) throws -> [LintFinding] {
    try findings(String(contentsOfFile: folder + "/Cases/" + path, encoding: .utf8))
  }

  static func findings(_ text: String) throws -> [LintFinding] {
    var loader = SchemaLoader()
    loader.loadSource(text, path: "schema.yaml")
    let graph = loader.finish()
    #expect(!loader.diagnostics.hasErrors, "\(loader.diagnostics.sorted)")
    return SchemaLinter(graph, diagnostics: loader.diagnostics.sorted).lint()
  }
}
