/// The demand of a keyword that a plan has by its name and value.
package struct PlanDemand<Rule: KeywordRule>: @unchecked Sendable {
  /// The keyword, and its value as JSON; empty where there is no demand.
  private var said = PlanTexts()
  /// The demand, once the plan is loaded.
  private(set) var rule: UnsafePointer<Rule>?

  package init() {}

  package init(_ rule: Rule, in memory: PlanMemory) {
    said = memory.texts([rule.said.keyword, rule.said.value.description])
  }

  mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.texts("demand", &said)
    let texts = said.strings
    if texts.isEmpty { return }
    guard texts.count == 2, let found = try Rule(texts[0], Self.value(texts[1])) else {
      throw PlanMismatch(message: "no demand '\(texts.joined(separator: " "))'")
    }
    rule = coder.made { found }
  }

  private static func value(_ text: String) throws(PlanMismatch) -> JSONValue {
    do throws(Rejection) {
      return try JSONValue(jsonString: text)
    } catch {
      throw PlanMismatch(message: "no value of a demand: '\(text)'")
    }
  }
}
