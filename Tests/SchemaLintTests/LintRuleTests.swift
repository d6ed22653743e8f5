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

  @Test func rulesHaveDifferentIds() {
    #expect(Set(LintRule.all.map(\.id)).count == LintRule.all.count)
  }

  /// The pages are those of the table; `RECORD=1` writes them again.
  @Test(arguments: LintRule.all.map(\.id))
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
    var loader = SchemaLoader()
    loader.loadSource(
      try String(contentsOfFile: folder + "/Cases/" + path, encoding: .utf8), path: "schema.yaml")
    let graph = loader.finish()
    #expect(!loader.diagnostics.hasErrors, "\(loader.diagnostics.sorted)")
    return SchemaLinter(graph, diagnostics: loader.diagnostics.sorted).lint()
  }
}
