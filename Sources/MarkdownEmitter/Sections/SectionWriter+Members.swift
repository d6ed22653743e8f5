import SchemaModel
import SchemaRuntime
import TypeModel

extension SectionWriter {
  /// The table of an object's properties, and what else may stand in it.
  mutating func properties(_ group: Group, _ context: Context) -> [Detail] {
    var details: [Detail] = []
    var rows: [MemberRow] = []
    let required = Set(group.required.map(ScalarKey.init))
    let conditions = conditionalPresence(group)
    func presence(_ name: String) -> Inline {
      required.contains(ScalarKey(name)) ? "yes" : conditions[ScalarKey(name)] ?? "no"
    }
    let properties = group.properties
    for property in properties {
      var (row, detail) = entry(
        .code(property.name), .member(property.name), property.schemas, presence: presence(property.name),
        context)
      if row.type == "any value", let type = typeAround(property.name, group) { row.type = type }
      rows.append(row)
      details += [detail].compactMap(\.self)
    }
    let known = Set(properties.map { ScalarKey($0.name) }).union(includedNames(group))
    for name in group.required where !known.contains(ScalarKey(name)) {
      let anchor = (context.anchor.isEmpty ? "" : context.anchor + ".") + "required." + Escaping.anchor(name)
      rows.append(
        MemberRow(
          anchor: anchor, name: .code(name), path: Step.member(name).path(after: context.path),
          type: typeAround(name, group) ?? "any value",
          presence: "yes", defaultValue: "", lines: []))
    }
    for (name, step, id) in otherMembers(group) {
      let (row, detail) = entry(name, step, [id], presence: "", context)
      rows.append(row)
      details += [detail].compactMap(\.self)
    }
    if !rows.isEmpty {
      label(context, "Properties")
      if context.isSubject, rows.count >= Self.manyProperties {
        let links = rows.filter(\.isProperty).map {
          Inline.link($0.name, to: Target(page: "", anchor: $0.anchor))
        }
        for start in stride(from: 0, to: links.count, by: 60) {
          page.paragraph(links[start..<min(links.count, start + 60)].joined(" · "))
        }
      }
      page.members("Property", rows)
    }
    page.paragraph(others(group, context))
    return details
  }

  /// So many properties have a list of their names above them.
  private static let manyProperties = 12

  /// Members without a name: those that match a pattern, and all others.
  private func otherMembers(_ group: Group) -> [(name: Inline, step: Step, schema: SchemaID)] {
    var result: [(name: Inline, step: Step, schema: SchemaID)] = []
    for schema in group.schemas {
      for entry in schema.patternProperties {
        result.append(("names that match \(code: entry.name)", .pattern(entry.name), entry.schema))
      }
      let isEvery = !group.hasMembers
      for (step, id) in [
        (Step.others, schema.additionalProperties), (.unevaluated, schema.unevaluatedProperties),
      ] {
        guard let id, site.graph[id].boolean == nil, !(isEvery && step == .others && isInline(id, group))
        else {
          continue
        }
        result.append((isEvery ? "every property" : "every other property", step, id))
      }
    }
    return result
  }

  /// What the schema says about members that it does not name.
  private mutating func others(_ group: Group, _ context: Context) -> Inline {
    for schema in group.schemas {
      for id in [schema.additionalProperties, schema.unevaluatedProperties].compactMap(\.self)
      where site.graph[id].boolean != nil || !group.hasMembers && isInline(id, group) {
        told.append((id, context.anchor))
      }
    }
    guard group.hasMembers, group.kinds?.contains(.object) ?? true else { return "" }
    let parts = group.schemas.flatMap { site.graph.allParts(of: $0.id) }.map { site.graph[$0] }
    let additional = parts.compactMap(\.additionalProperties).map { site.graph[$0].boolean }
    let rules = additional + parts.compactMap(\.unevaluatedProperties).map { site.graph[$0].boolean }
    let exception: Inline = namersOfOthers(group).map { ", except those that a \($0) below names" } ?? ""
    if rules.contains(false) {
      // What is evaluated in a condition is not among the others, and what only stands there is.
      return "Other properties are not allowed\(additional.contains(false) ? "" : exception)."
    }
    // What else there may be, the object says of which this is a part.
    if isPartial(group) { return "" }
    if rules.contains(true) { return "Other properties are allowed and kept." }
    if !rules.isEmpty { return "" }
    // Where names match patterns, no warning takes another one for a slip.
    if parts.contains(where: { !$0.patternProperties.isEmpty }) { return "Other properties are kept." }
    return "Other properties are kept, and a warning mentions them\(exception)."
  }

  /// Whether the object has members that are described around what the group says of it: the group is, or is in, a
  /// condition, or is a form of an object with members of its own.
  private func isPartial(_ group: Group) -> Bool {
    guard let first = group.schemas.first else { return false }
    return site.isConditional(first.id)
      || site.parts(of: site.around(first.id)).contains { !site.graph[$0].properties.isEmpty }
  }

  // MARK: - What asks for a member

  /// For members that are required where something else holds: what.
  private func conditionalPresence(_ group: Group) -> [ScalarKey: Inline] {
    var reasons: [ScalarKey: [Inline]] = [:]
    for schema in group.schemas {
      for dependency in schema.dependentRequired {
        for name in dependency.required {
          reasons[ScalarKey(name), default: []].append("with \(code: dependency.name)")
        }
      }
      for branches in [schema.oneOf, schema.anyOf] {
        guard let names = alternatives(branches) else { continue }
        let words: Inline = "one of \(names.map(Inline.code).joined(", "))"
        // The rule has the anchor of its first branch.
        let isRule = ruleBranches(schema, group).all.contains(branches[0])
        let link = isRule ? site.target(of: branches[0]).map { Inline.link(words, to: $0) } : nil
        for name in names { reasons[ScalarKey(name), default: []].append(link ?? words) }
      }
      guard let condition = schema.ifSchema else { continue }
      let then = schema.thenSchema.map { site.graph[$0].required } ?? []
      let otherwise = schema.elseSchema.map { site.graph[$0].required } ?? []
      for name in then {
        let isEither = otherwise.contains { $0.hasSameScalars(as: name) }
        reasons[ScalarKey(name), default: []].append(isEither ? "yes" : reason(condition) ?? "in some cases")
      }
      for name in otherwise {
        reasons[ScalarKey(name), default: []].append(exception(condition, group) ?? "in some cases")
      }
    }
    return reasons.mapValues { reasons in
      let all = reasons.unique
      if all.contains("yes") { return "yes" }
      return all.count <= 3 && all.reduce(0, { $0 + $1.length }) < 120 ? all.joined(" or ") : "in some cases"
    }
  }

  /// The members of which branches ask for one each, and for nothing else.
  private func alternatives(_ branches: [SchemaID]) -> [String]? {
    let schemas = branches.map { site.graph[$0] }
    let names = schemas.flatMap(\.required)
    guard (2...6).contains(schemas.count), names.count == schemas.count,
      schemas.allSatisfy({ $0.required.count == 1 && $0.sites.count == 1 })
    else { return nil }
    return names
  }

  /// “unless `type` is `inbox`”, for a condition that few words can tell.
  private func exception(_ condition: SchemaID, _ group: Group) -> Inline? {
    guard reader.sayable([condition]) != nil else { return nil }
    let clause = reader.clause(condition, of: ClauseReader.wholeObject).assuming(Set(group.required))
      .simplified
    let words = clause.said(.condition)
    return clause.isAlways || words.length > 60 ? nil : "unless \(words)"
  }

  /// “with `type: inbox`”, for a condition that short words can tell.
  private func reason(_ condition: SchemaID) -> Inline? {
    let schema = site.graph[condition]
    let values = schema.properties.compactMap { property -> Inline? in
      let inner = site.graph[property.schema]
      let listed = inner.constant.map { [$0] } ?? inner.enumeration
      guard let listed, listed.count <= 3, inner.children.isEmpty else { return nil }
      return listed.map { .code(property.name + ": " + $0.shown) }.list("or")
    }
    let others = schema.children.contains { if case .member = $0.step { false } else { true } }
    if others || values.count != schema.properties.count { return nil }
    let names = schema.required.filter { name in !schema.properties.contains { $0.name == name } }
    let all = values + names.map(Inline.code)
    return all.isEmpty || all.count > 2 ? nil : "with \(all.list("and"))"
  }

  // MARK: - Included objects

  /// The names that included objects describe.
  private func includedNames(_ group: Group) -> Set<ScalarKey> {
    Set(
      group.references.flatMap { site.graph.allParts(of: $0) }.flatMap { site.graph[$0].properties }
        .map { ScalarKey($0.name) })
  }

  /// What holds because of what the schemas refer to.
  mutating func included(_ group: Group, _ context: Context) {
    let required = Set(group.required.map(ScalarKey.init))
    let own = Set(group.properties.map { ScalarKey($0.name) })
    let several = group.references.filter { !Group([$0], site.graph).properties.isEmpty }
    let isTable = context.isSubject && several.count > 1
    if isTable { tabulate(several, required, own, context) }
    for reference in group.references where !isTable || !several.contains(reference) {
      let link = site.reference(to: reference)
      let isAlias = group.schemas.count == 1 && group.properties.isEmpty
      let properties = Group([reference], site.graph).properties
      if properties.isEmpty || isAlias && !context.isSubject {
        if context.isSubject {
          page.paragraph(
            isAlias && properties.isEmpty ? "The same as \(link)." : "All that \(link) says holds as well.")
        }
        continue
      }
      let names = properties.prefix(120).map { property -> Inline in
        let target = site.target(of: property.schemas[0])
        let name = target.map { Inline.link(.code(property.name), to: $0) } ?? .code(property.name)
        let key = ScalarKey(property.name)
        return required.contains(key)
          ? "\(name) (required here)" : own.contains(key) ? "\(name) (see above)" : name
      }
      let more: Inline = properties.count > 120 ? ", and others" : ""
      page.paragraph(
        isAlias
          ? "The same as \(link), with \(names.joined(", "))\(more)."
          : "The properties of \(link) as well: \(names.joined(", "))\(more).")
    }
  }

  /// The properties of several included objects, with what each is of.
  private mutating func tabulate(
    _ references: [SchemaID], _ required: Set<ScalarKey>, _ own: Set<ScalarKey>, _ context: Context
  ) {
    var rows: [[Inline]] = []
    for reference in references {
      let link = site.reference(to: reference)
      for property in Group([reference], site.graph).properties {
        let target = site.target(of: property.schemas[0])
        let name = target.map { Inline.link(.code(property.name), to: $0) } ?? .code(property.name)
        let key = ScalarKey(property.name)
        let note: Inline = required.contains(key) ? "required here" : own.contains(key) ? "see above" : ""
        rows.append([name, phraser.phrase(Group(property.schemas, site.graph)), link, note])
      }
    }
    label(context, "Included properties")
    let hasNotes = rows.contains { !$0[3].isEmpty }
    page.table(
      ["Property", "Type", "From"] + (hasNotes ? [""] : []), rows.map { Array($0.prefix(hasNotes ? 4 : 3)) })
  }

  // MARK: - Items and content

  /// The items of an array that lines have no room for.
  mutating func items(_ group: Group, _ context: Context) -> [Detail] {
    var rows: [MemberRow] = []
    var details: [Detail] = []
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
        let (row, detail) = entry(name, step, [id], presence: "", context)
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

  private func innerIDs(_ id: SchemaID) -> [SchemaID] {
    site.graph[id].children.flatMap { [$0.schema] + innerIDs($0.schema) }
  }

  /// What a string holds.
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
