import SchemaModel
import SchemaRuntime

// The items of arrays, and the content of strings.
extension SectionWriter {
  /// The items of an array that lines have no room for.
  mutating func items(_ group: Group, _ context: Context) -> [Detail] {
    var rows: [MemberRow] = []
    var details: [Detail] = []
    let whole = holding(group)
    let prefix = group.schemas.map(\.prefixItems.count).max() ?? 0
    for schema in group.schemas {
      for (step, id) in schema.children {
        let name: Inline
        switch step {
        case .item(let index): name = "item \(text: String(index + 1))"
        case .items:
          if schema.prefixItems.isEmpty, isInline(id, group) {
            told += ([id] + innerIDs(id)).map { ($0, context.anchor) }
            continue
          }
          name = schema.prefixItems.isEmpty ? "each item" : "each further item"
        case .otherItems: name = "each other item"
        default: continue
        }
        let index = if case .item(let index) = step { index } else { prefix }
        let kinds = site.kinds(ofItem: index, described: [id], in: whole)
        var (row, detail) = entry(name, step, [id], kinds: kinds, presence: "", context)
        if step == .otherItems { row.lines += exceptionsOfOtherItems(schema) }
        narrow(&row, to: kinds, Group([id], site.graph))
        rows.append(row)
        details += [detail].compactMap(\.self)
      }
    }
    if !rows.isEmpty {
      label(context, "Items")
      page.members("Item", rows)
    }
    if !group.hasMembers {
      for id in group.schemas.compactMap(\.additionalProperties) where isInline(id, group) {
        told += ([id] + innerIDs(id)).map { ($0, context.anchor) }
      }
    }
    return details
  }

  /// The items that `unevaluatedItems` is not about, though no position names them.
  private func exceptionsOfOtherItems(_ schema: Schema) -> [Inline] {
    let parts = site.graph.allParts(of: schema.id).map { site.graph[$0] }
    if parts.contains(where: { $0.items != nil || $0.id != schema.id && $0.unevaluatedItems != nil }) {
      return ["No item is left for it: each is looked at before."]
    }
    // Up to 2019-09, `contains` looks at no item for it.
    return parts.filter { $0.dialect == .draft2020 }.compactMap(\.contains).map { id in
      let clause = reader.condition(id, of: "it").simplified
      return clause.isAlways || reader.sayable([id]) == nil
        ? "Not for items that `contains` looks for."
        : "Not for an item of which this holds: \(clause.said(.condition))."
    }
  }

  private func innerIDs(_ id: SchemaID) -> [SchemaID] {
    site.graph[id].children.flatMap { [$0.schema] + innerIDs($0.schema) }
  }

  /// The sections on the contents of a string.
  mutating func content(_ group: Group, _ context: Context) -> [Detail] {
    group.schemas.compactMap { schema in
      guard let id = schema.contentSchema, let place = site.places[id] else { return nil }
      let link = Inline.link("what is in it", to: Target(page: "", anchor: place.anchor))
      page.paragraph("A string that holds a document; see \(link).")
      let name: Inline = context.path.isEmpty ? "the string" : .code(context.path)
      return Detail(title: "In \(name)", anchor: place.anchor, path: context.path, schemas: [id])
    }
  }
}
