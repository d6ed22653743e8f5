import SchemaModel
import SchemaRuntime
import TypeModel

/// What is inside a value, in a line.
extension SectionWriter {
  /// Whether a line says everything about a schema of items or of other members.
  func isInline(_ id: SchemaID, _ group: Group) -> Bool {
    site.graph[id].boolean != nil || site.isPlain(id) && phraser.tellsInner(group) || inlineLine(id) != nil
  }

  /// The lines about the items, values and forms of a value.
  func inlineInner(of group: Group, _ context: Context) -> [Inline] {
    var lines: [Inline] = []
    let tellsInner = phraser.tellsInner(group)
    for schema in group.schemas {
      if schema.prefixItems.isEmpty, let items = schema.items {
        if site.graph[items].boolean == false { lines.append("No items are allowed.") }
        let kinds = site.kinds(ofItem: 0, described: [items], in: holding(group))
        if !(site.isPlain(items) && tellsInner), let line = inlineLine(items, kinds: kinds) {
          lines.append("Each item: \(line)")
        }
      }
      if !group.hasMembers, let others = schema.additionalProperties {
        if site.graph[others].boolean == false { lines.append("No properties are allowed.") }
        if !(site.isPlain(others) && tellsInner), let line = inlineLine(others) {
          lines.append(
            line.plain == "Any value."
              ? "Any properties are allowed, with any values." : "Every property: \(line)")
        }
      }
      if !group.hasMembers, closesUnevaluated(schema) {
        let lists = site.graph.allParts(of: schema.id).contains { site.graph[$0].listsMembers }
        // Where the list has the members of the subject's reference, the sentence behind it says so.
        if !lists || !context.isSubject {
          lines.append(
            "\(lists ? "Other" : "No") properties are \(lists ? "not " : "")allowed\(exceptionOfClosing(group))."
          )
        }
      }
    }
    if let forms = inlineForms(group) { lines += [forms.line].filter { !$0.isEmpty } }
    return lines
  }

  /// The schemas that those lines are about.
  func innerSchemas(of group: Group, _ context: Context) -> [SchemaID] {
    var ids: [SchemaID] = []
    for schema in group.schemas {
      if schema.prefixItems.isEmpty {
        ids += [schema.items].compactMap(\.self).filter { isInline($0, group) }
      }
      if !group.hasMembers {
        ids += [schema.additionalProperties].compactMap(\.self).filter { isInline($0, group) }
      }
      ids += [schema.unevaluatedProperties].compactMap(\.self).filter { site.graph[$0].boolean != nil }
    }
    ids += inlineForms(group)?.schemas ?? []
    return ids.flatMap { [$0] + plainInner(of: $0) }
  }

  private func plainInner(of id: SchemaID) -> [SchemaID] {
    let inner = [site.graph[id].items, site.graph[id].additionalProperties].compactMap(\.self)
    return inner.flatMap { [$0] + plainInner(of: $0) }
  }

  /// A schema in a line, if that holds it: its type, its description and its demands.
  /// - Parameters:
  ///   - swiftName: the case of a union that it is.
  ///   - kinds: of the value, where they are known from around it.
  func inlineLine(_ id: SchemaID, swiftName: String? = nil, kinds: TypeSet? = nil) -> Inline? {
    let schema = site.graph[id]
    guard schema.boolean == nil, schema.allOf.isEmpty, schema.extensions.warnings.isEmpty,
      schema.contentSchema == nil,
      schema.children.allSatisfy({ isPlainInner($0.step, $0.schema) }), schema.required.isEmpty,
      schema.dependentRequired.isEmpty
    else { return nil }
    let group = Group([id], site.graph)
    let nominal = inlineType(of: group)
    let target = schema.references.first.flatMap { site.targetSubject(of: $0)?.title }
    let swiftName = site.shows(.swift) ? swiftName : nil
    let statement = Statement(
      group, name: swiftName ?? target ?? "", kinds: kinds, site: site, nominal: nominal)
    guard statement.blocks.isEmpty, statement.text.count <= 1 else { return nil }
    let hasInner = schema.items != nil || schema.additionalProperties != nil
    if hasInner, !phraser.tellsInner(group) { return nil }
    let phrase = phraser.phrase(group, within: kinds)
    var parts = [(swiftName.map { "\(phrase) (\(code: "." + $0))" } ?? phrase).sentence]
    if !statement.title.isEmpty { parts.append(statement.title) }
    if case .paragraph(let text) = statement.text.first {
      parts.append(text.sentence)
    } else if !statement.text.isEmpty {
      return nil
    }
    // Null is a type and its one value.
    parts += statement.lines.filter { phrase != "null" || $0 != "Always \(code: "null")." }
    if !statement.defaultValue.isEmpty { parts.append("Default: \(statement.defaultValue).") }
    let line = parts.joined(" ")
    return line.length <= 300 ? line : nil
  }

  private func isPlainInner(_ step: Step, _ id: SchemaID) -> Bool {
    (step == .items || step == .others) && site.isPlain(id)
  }
}
