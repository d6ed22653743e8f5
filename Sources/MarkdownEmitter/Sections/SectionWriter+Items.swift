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
    func add(_ name: Inline, _ step: Step, _ ids: [SchemaID], at index: Int, _ exceptions: [Inline] = []) {
      let kinds = site.kinds(ofItem: index, described: ids, in: whole)
      var (row, detail) = entry(name, step, ids, kinds: kinds, presence: "", context)
      row.lines += exceptions
      narrow(&row, to: kinds, Group(ids, site.graph))
      rows.append(row)
      details += [detail].compactMap(\.self)
    }
    for index in 0..<prefix {
      let ids = group.schemas.filter { $0.prefixItems.indices.contains(index) }.map { $0.prefixItems[index] }
      add("item \(text: String(index + 1))", .item(index), ids, at: index)
    }
    for schema in group.schemas {
      for (step, id) in schema.children {
        switch step {
        case .items:
          if schema.prefixItems.isEmpty, isInline(id, group) {
            told += ([id] + innerIDs(id)).map { ($0, context.anchor) }
            continue
          }
          add(schema.prefixItems.isEmpty ? "each item" : "each further item", step, [id], at: prefix)
        case .otherItems: add("each other item", step, [id], at: prefix, exceptionsOfOtherItems(schema))
        case .item, .member, .pattern, .others, .unevaluated, .names, .contains, .form, .choice, .part, .not,
          .condition, .then, .otherwise, .with, .content, .warning:
          continue
        }
      }
    }
    if !rows.isEmpty, let further = inheritedItems(group, behind: prefix) {
      var (row, _) = entry("each further item", .items, [], inherited: [further], presence: "", context)
      row.anchor = (context.anchor.isEmpty ? "" : context.anchor + ".") + "inherited.items"
      row.lines = row.lines.map(\.withoutAnchors)
      rows.append(row)
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

  /// The schema for the items behind the positions that a group lists, where only what the group refers to has one.
  private func inheritedItems(_ group: Group, behind prefix: Int) -> SchemaID? {
    guard prefix > 0, group.schemas.allSatisfy({ $0.items == nil && $0.unevaluatedItems == nil }) else {
      return nil
    }
    return site.parts(of: group.references).map { site.graph[$0] }
      .filter { $0.prefixItems.count <= prefix }.compactMap(\.items)
      .first { site.graph[$0].boolean == nil }
  }

  /// The items that `unevaluatedItems` is not about, though no position names them.
  private func exceptionsOfOtherItems(_ schema: Schema) -> [Inline] {
    let parts = site.graph.allParts(of: schema.id).map { site.graph[$0] }
    if parts.contains(where: { $0.items != nil || $0.id != schema.id && $0.unevaluatedItems != nil }) {
      return ["No item is left for it: each is looked at before."]
    }
    let branches = site.withConditions(parts.map(\.id)).filter { id in !parts.contains { $0.id == id } }
      .map { site.graph[$0] }
    let looking = branches.contains {
      !$0.prefixItems.isEmpty || $0.items != nil || $0.unevaluatedItems != nil
        || $0.contains != nil && !$0.dialect.isBefore2020
    }
    let exceptions: [Inline] =
      looking ? ["Not for items that a form or a condition of the schema describes, where it holds."] : []
    // Up to 2019-09, `contains` looks at no item for it.
    return exceptions
      + parts.filter { !$0.dialect.isBefore2020 }.compactMap(\.contains).map { id in
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
