import Foundation
import SchemaModel
import SchemaRuntime
import Testing

/// Every rule that a schema can decide is shown by instances: one that keeps it, one that breaks it alone.
@Suite struct InstanceTests {
  private let corpus = Corpus.shared

  @Test(arguments: Corpus.vendors)
  func instances(vendor: String) throws {
    var problems: [String] = []
    let folder = "\(Place.tests)/Instances/\(vendor)"
    let rules = try Rule.all(of: vendor)
    for rule in rules where rule.undecidable == nil {
      guard let location = rule.schema, let schema = corpus.schema(location, of: vendor) else { continue }
      for problem in try check(rule, schema, "\(folder)/\(rule.id)") {
        problems.append("\(rule.id)/\(problem)")
      }
    }
    let known = Set(rules.map(\.id))
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where !known.contains(name) {
      problems.append("\(name): no such rule")
    }
    #expect(problems.isEmpty, "\(problems.count) problems:\n\(problems.joined(separator: "\n"))")
  }

  private func check(_ rule: Rule, _ schema: SchemaID, _ folder: String) throws -> [String] {
    let wanted =
      switch rule.severity {
      case .error: ["valid.json", "invalid.json"]
      case .warning: ["valid.json", "warns.json"]
      case .information: [String]()
      }
    guard FileManager.default.fileExists(atPath: folder) else { return wanted.map { "\($0) is missing" } }
    let found = Set(try FileManager.default.contentsOfDirectory(atPath: folder))
    var problems = wanted.filter { !found.contains($0) }.map { "\($0) is missing" }
    for name in found.sorted() {
      let report = corpus.report(try Place.bytes("\(folder)/\(name)"), schema)
      if let problem = verdict(of: report, named: name, rule, schema) {
        problems.append("\(name): \(problem)\n    \(report.violations.map(full).joined(separator: "\n    "))")
      }
    }
    return problems
  }

  private func full(_ violation: Violation) -> String {
    "\(violation) at '\(violation.instanceLocation)' by \(violation.absoluteKeywordLocation)"
  }

  /// What is wrong with a report; nil where it is as the file's name says.
  private func verdict(
    of report: ValidationReport, named name: String, _ rule: Rule, _ schema: SchemaID
  ) -> String? {
    let ofRule = report.violations.filter { violation in
      corpus.places(along: violation.keywordLocation, from: schema).contains { rule.covers($0) }
    }
    switch name.prefix(while: { $0 != "." && $0 != "-" }) {
    case "valid":
      if !report.isValid { return "should be valid" }
      if rule.severity == .warning, !ofRule.isEmpty { return "should not break the rule" }
    case "invalid":
      if report.isValid { return "should be invalid" }
      let reasons = Set(report.errors.map { [$0.instanceLocation, $0.message] })
      if reasons.count > 1 { return "should be invalid for one reason" }
      if !report.errors.allSatisfy(ofRule.contains) { return "breaks another rule" }
    case "warns":
      if !report.isValid { return "should be valid" }
      if ofRule.isEmpty { return "should give the warning of its rule" }
    default: return "the name says nothing"
    }
    return nil
  }
}
