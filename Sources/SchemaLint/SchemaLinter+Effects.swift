import FixtureEmitter
import SchemaModel
import SchemaRuntime

extension SchemaLinter {
  /// Keywords that say nothing where they stand.
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
    checkSubjects(schema)
    checkRest(schema, .unevaluatedProperties, beside: .additionalProperties, \.additionalProperties)
    checkRest(schema, .unevaluatedItems, beside: .items, \.items)
  }

  /// Reports keywords about values of types that the schema, or those around it, do not allow.
  private mutating func checkSubjects(_ schema: Schema) {
    guard let types = possibleTypes(of: schema) else { return }
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

  /// The types of values that come to a schema and that it may allow; nil where these are all, or none.
  private func possibleTypes(of schema: Schema) -> TypeSet? {
    let stated = schema.types ?? .every
    let around = search.allowedTypes(by: around(schema) + [schema.id])
    let types = around.isEmpty ? stated : stated.widened.intersection(around)
    if types.isEmpty || types.widened == .every { return nil }
    return types.contains(.number) ? types.subtracting(.integer) : types
  }

  /// Reports a keyword about what is not evaluated, where another one evaluates all of it.
  private mutating func checkRest(
    _ schema: Schema, _ keyword: Keyword, beside other: Keyword, _ part: KeyPath<Schema, SchemaID?>
  ) {
    guard schema.sites[keyword] != nil else { return }
    let members = search.members(of: [schema.id]).map { graph[$0] }
    guard !members.contains(where: { $0.dynamicReference?.anchor != nil }),
      let owner = members.first(where: { $0[keyPath: part] != nil }), let site = owner.sites[other]
    else { return }
    let place = owner.id == schema.id ? "" : " in line \(site.location.line)"
    let file = site.location.file == schema.location.file ? "" : " of \(site.location.file)"
    add(
      "keyword-without-effect",
      "'\(keyword)' says nothing: '\(site.spelling)'\(place)\(file) leaves nothing for it",
      schema, keyword)
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
