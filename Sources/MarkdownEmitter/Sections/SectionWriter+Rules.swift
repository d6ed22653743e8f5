import SchemaModel
import TypeModel

extension SectionWriter {
  /// What holds between members, and what is only advised.
  mutating func rules(of value: ValueDescription, level: Int) {
    var rules: [Inline] = []
    var warnings: [Inline] = []
    let required = requiredNames(of: value)
    for schema in Conjuncts(site: site).all(of: value.schemas, intoSubjects: true)
    where !value.told.contains(schema.id) {
      rules += sentences(
        clauses(of: schema, value), schema, required: required, isWhole: value.schemas.contains(schema.id))
      for warning in schema.extensions.warnings {
        let clause = reader.clause(warning, of: value.name, path: value.path)
        warnings += sentences([clause], site.graph[warning], required: required, isWhole: false)
      }
    }
    label(level, "Rules", for: rules)
    page.bullets(unique(rules))
    label(level, "Warnings", for: warnings)
    page.bullets(unique(warnings))
  }

  private var reader: ClauseReader { ClauseReader(site: site, page: path) }

  private func unique(_ items: [Inline]) -> [Inline] {
    items.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func clauses(of schema: Schema, _ value: ValueDescription) -> [Clause] {
    var reader = reader
    reader.hidesOthers = true
    reader.hidesTypes = !isObject(value)
    var clauses: [Clause] = []
    if isObject(value) || !schema.properties.isEmpty || value.nominal == nil && value.path.isEmpty {
      clauses += reader.rules(of: schema, subject: value.name, path: value.path)
    }
    if showsChoices(value) { clauses += reader.choices(of: schema, subject: value.name, path: value.path) }
    return clauses
  }

  /// Whether branches are no forms of their own, but rules about one object.
  private func showsChoices(_ value: ValueDescription) -> Bool { isObject(value) }

  /// The members that are there in any case, and need no mention.
  private func requiredNames(of value: ValueDescription) -> Set<String> {
    guard case .object(let object) = value.nominal?.declaration else { return [] }
    return Set(
      object.properties.filter(\.isRequired).map { (value.path + [$0.key]).joined(separator: ".") })
  }

  private func isObject(_ value: ValueDescription) -> Bool {
    if case .object = value.nominal?.declaration { true } else { false }
  }

  /// A sentence for each clause; where the author has words for them, one for all, his words first.
  private func sentences(
    _ clauses: [Clause], _ schema: Schema, required: Set<String>, isWhole: Bool
  ) -> [Inline] {
    let whole = Clause.all(clauses.map { $0.assuming(required) }).simplified
    if whole.isAlways { return [] }
    guard let message = schema.extensions.message else {
      let parts: [Clause] = if case .all(let parts) = whole { parts } else { [whole] }
      return parts.map { $0.said(.demand).sentence }
    }
    let sentence = Authored(message).sentence(over: whole.said(.demand), parenthesised: false)
    guard !isWhole, let text = schema.description else { return [sentence] }
    return ["\(sentence) \(Inline.prose(text.paragraphs.joined(separator: " ")).sentence)"]
  }
}
