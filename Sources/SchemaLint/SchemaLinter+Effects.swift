import FixtureEmitter
import SchemaModel
import SchemaRuntime

extension SchemaLinter {
  /// Keywords about types that the schema does not allow.
  mutating func checkEffects(_ schema: Schema) {
    for site in schema.hidden {
      add(
        "ref-siblings-ignored",
        "other readers pass over '\(site.keyword)': '$ref' hides what stands beside it in this dialect",
        at: site, schema)
    }
    if schema.ifSchema != nil, schema.thenSchema == nil, schema.elseSchema == nil, !collectsEvaluated {
      add("keyword-without-companion", "'if' has no effect without 'then' or 'else'", schema, .if)
    }
    guard let types = schema.types else { return }
    for keyword in schema.sites.map(\.keyword) {
      guard let subjects = keyword.subjects, types.isDisjoint(with: subjects) else { continue }
      if isVacuous(keyword, schema) { continue }
      add("keyword-without-effect", "'\(keyword)' says nothing about \(types.phrase)", schema, keyword)
    }
    if let format = schema.format, Format(rawValue: format) != nil, !types.contains(.string) {
      add(
        "keyword-without-effect",
        "the format \(format) is about strings, and says nothing about \(types.phrase)",
        schema, .format)
    }
  }

  /// Whether a keyword has no effect on any type, so that a finding would not help.
  private func isVacuous(_ keyword: Keyword, _ schema: Schema) -> Bool {
    keyword == .required && schema.required.isEmpty || keyword == .uniqueItems && !schema.uniqueItems
  }

  private mutating func add(_ rule: String, _ message: String, at site: KeywordSite, _ schema: Schema) {
    guard let own = LintRule.rule(rule) else { return }
    findings.append(
      LintFinding(
        rule: rule, severity: own.severity, place: site.location,
        location: JSONPointer.text(of: schema.pointer + [site.spelling]), message: message,
        help: "put '$ref' under 'allOf'"))
  }
}
