import SchemaModel
import TypeModel

extension SectionWriter {
  /// What holds between members, and what is only advised.
  mutating func rules(of value: ValueDescription, level: Int) {
    var rules: [Inline] = []
    var warnings: [Inline] = []
    for schema in Conjuncts(site: site).all(of: value.schemas, intoSubjects: true) {
      let clauses = clauses(of: schema, value)
      if !clauses.isEmpty {
        rules.append(sentence(Clause.all(clauses).simplified, schema))
      }
      for warning in schema.extensions.warnings {
        let clause = reader.clause(warning, of: value.name, path: value.path)
        warnings.append(sentence(clause, site.graph[warning]))
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
    var clauses: [Clause] = []
    if isObject(value) || !schema.properties.isEmpty || value.nominal == nil && value.path.isEmpty {
      clauses += reader.rules(of: schema, subject: value.name, path: value.path)
    }
    if showsChoices(value) { clauses += reader.choices(of: schema, subject: value.name, path: value.path) }
    return clauses
  }

  /// Whether branches are no forms of their own, but rules about one object.
  private func showsChoices(_ value: ValueDescription) -> Bool { isObject(value) }

  private func isObject(_ value: ValueDescription) -> Bool {
    if case .object = value.nominal?.declaration { true } else { false }
  }

  /// The author's words first, then what they stand for.
  private func sentence(_ clause: Clause, _ schema: Schema) -> Inline {
    let formal = clause.said(.demand)
    let message = schema.extensions.message ?? schema.title
    var result = message.map { Inline.prose($0).withoutStop.capitalized + ": " + formal } ?? formal
    result = result.sentence
    if let text = schema.description, schema.pointer.count > 0, schema.extensions.message != nil {
      result = result + " " + Inline.prose(text.paragraphs.joined(separator: " ")).sentence
    }
    return result
  }
}

extension Inline {
  fileprivate var withoutStop: Inline {
    markdown.hasSuffix(".") ? Inline(markdown: String(markdown.dropLast())) : self
  }
}
