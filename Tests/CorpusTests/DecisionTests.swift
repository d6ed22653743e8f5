import SchemaModel
import SchemaRuntime
import Testing

/// Every documented rule and field, decided on both of its sides.
@Suite struct DecisionTests {
  private let corpus = Corpus.shared

  @Test(arguments: Corpus.vendors)
  func decisions(vendor: String) throws {
    let rules = Dictionary(uniqueKeysWithValues: try Rule.all(of: vendor).map { ($0.id, $0) })
    var problems: [String] = []
    for decision in try Decision.all(of: vendor) {
      let schema = try #require(corpus.schema(decision.schema, of: vendor), "\(decision.schema)")
      let rule = rules[decision.rule]
      #expect(rule != nil || decision.rule.hasPrefix("field "), "no such rule: \(decision.rule)")
      for (verdict, value) in decision.instances {
        let report = corpus.report(Array(value.description.utf8), schema)
        if let problem = problem(of: report, verdict, decision, rule, schema) {
          problems.append("\(decision.rule): \(problem): \(value.description.prefix(300))\n\(report)")
        }
      }
    }
    #expect(problems.isEmpty, "\(problems.count) problems:\n\(problems.prefix(20).joined(separator: "\n"))")
  }

  /// An error is decided both ways, and so is a warning.
  @Test(arguments: Corpus.vendors)
  func everyRuleIsDecided(vendor: String) throws {
    var verdicts: [String: Set<Decision.Verdict>] = [:]
    for decision in try Decision.all(of: vendor) {
      verdicts[decision.rule, default: []].formUnion(decision.instances.map(\.verdict))
    }
    for rule in try Rule.all(of: vendor) where rule.undecidable == nil {
      switch rule.severity {
      case .error: #expect(verdicts[rule.id]?.isSuperset(of: [.valid, .invalid]) == true, "\(rule)")
      case .warning: #expect(verdicts[rule.id]?.isSuperset(of: [.valid, .warns]) == true, "\(rule)")
      case .information: break
      }
    }
  }

  private func problem(
    of report: ValidationReport, _ verdict: Decision.Verdict, _ decision: Decision, _ rule: Rule?,
    _ schema: SchemaID
  ) -> String? {
    switch verdict {
    case .valid:
      return report.violations.isEmpty ? nil : "there should be nothing to say"
    case .warns:
      if !report.isValid { return "should be valid" }
      if report.violations.isEmpty { return "should give a warning" }
      return report.violations.contains { $0.instanceLocation == decision.location } ? nil : "warns elsewhere"
    case .invalid:
      if report.isValid { return "should be invalid" }
      if report.errors.contains(where: { $0.instanceLocation != decision.location }) {
        return "fails elsewhere"
      }
      guard let rule, rule.severity == .error else { return nil }
      let isOfRule = report.errors.contains { error in
        corpus.places(along: error.keywordLocation, from: schema).contains(where: rule.covers)
      }
      return isOfRule ? nil : "breaks another rule"
    }
  }
}
