import SchemaModel
import SchemaRuntime
import TypeModel

extension SectionWriter {
  /// The table of an object's properties, and what else may stand in it.
  mutating func properties(_ group: Group, _ context: Context) -> [Detail] {
    let object = TabledObject(group, context, self)
    let isListed = listsInherited(group, object.inherited, context)
    var table = MemberRows()
    var details = addOwn(of: object, to: &table)
    addInherited(of: object, isListed, to: &table)
    if isListed { addConditional(of: object, to: &table) }
    addRequired(of: object, isListed, to: &table)
    details += addUnnamed(of: object, isListed, to: &table)
    if !table.rows.isEmpty {
      open(&table.rows, table.schemas, in: object.inherited.together)
      if context.isSubject { noteTargets(table.rows) }
      label(context, "Properties")
      if context.isSubject { overview(table.rows.filter(\.isProperty)) }
      page.members("Property", table.rows)
    }
    page.paragraph(others(group, object.whole, context))
    return details
  }

  /// The schemas that hold for a value of the group: the group, and what it is a part or a form of.
  func holding(_ group: Group) -> [SchemaID] {
    let around = group.schemas.first.map { site.around($0.id) } ?? []
    return (group.schemas.map(\.id) + around).uniqueIDs
  }

  /// Whether no value is valid by the schemas, and no schema is `false`, which the type says.
  func isNever(_ ids: [SchemaID]) -> Bool {
    ids.allSatisfy { site.graph[$0].boolean != false } && site.allowNothing(ids)
  }

  /// Narrows the type of a row, where the value's own schemas leave more kinds of values than all schemas that look at
  /// it.
  func narrow(_ row: inout MemberRow, to kinds: TypeSet?, _ group: Group, around: Inline? = nil) {
    let words = kinds.map { Inline.text(TypePhraser.names(of: $0)) }
    if let around, row.type == "any value" || row.type == words {
      row.type = around
    } else if let words, let own = group.kinds, kinds != own.widened, kinds != own {
      row.type = words
    }
  }

  // MARK: - Included objects

  /// Whether the table has rows for inherited members: not where another object has the same ones. Of very many, the page of
  /// an object has rows as far as there is room; a part of a page has a link to where they are described.
  private func listsInherited(_ group: Group, _ inherited: InheritedMembers, _ context: Context) -> Bool {
    let isRoot = isRoot(context)
    guard !isAlias(group) || isRoot || !site.bindings(of: group.references[0]).isEmpty,
      isObjectOfItsOwn(group, context)
    else { return false }
    let count = inherited.names.count
    if count <= Self.mostInherited { return true }
    return context.isSubject && (isRoot ? count <= roomForInherited.root : roomForInherited.definitions)
  }

  /// The anchor of a member that an object inherits, among those of its list.
  static func anchor(
    ofInherited name: String, in context: Context, _ taken: inout Set<String>
  ) -> String {
    let start = context.anchor.isEmpty ? "" : context.anchor + "."
    var anchor = start + "inherited." + Escaping.anchor(String(name.unicodeScalars.prefix(60)))
    while !taken.insert(anchor).inserted { anchor += "-" }
    return anchor
  }

  /// Whether it is the root of a document: its page shows the object that one sends, also where that is another's.
  private func isRoot(_ context: Context) -> Bool { context.isSubject && context.anchor.isEmpty }

  /// Whether the group says something of members itself, and not only through a reference.
  private func isObjectOfItsOwn(_ group: Group, _ context: Context) -> Bool {
    context.isSubject || group.hasMembers || !group.required.isEmpty
      || group.schemas.contains { schema in
        [schema.additionalProperties, schema.unevaluatedProperties].compactMap(\.self)
          .contains { site.graph[$0].boolean == nil }
      }
  }

  /// Each object has rows for up to this number of inherited members, wherever it is.
  static let mostInherited = 40

  /// Whether the demands of the group are those of its one reference.
  func isAlias(_ group: Group) -> Bool {
    group.schemas.count == 1 && group.references.count == 1
      && group.schemas[0].hasOnly([.ref, .title, .description, .comment, .id, .anchor, .schema, .defs])
  }

  /// Writes the statements that hold because of the schemas' references.
  mutating func included(_ group: Group, _ context: Context) {
    guard !group.references.isEmpty else { return }
    let inherited = InheritedMembers(group, beside: [], site)
    let isAlias = isAlias(group)
    if !isObjectOfItsOwn(group, context) { return }
    let isListed = listsInherited(group, inherited, context)
    let names = isListed ? [] : links(to: inherited, group, context)
    if isAlias {
      let link = site.unboundReference(to: group.references[0])
      let members: Inline = names.isEmpty ? "" : ", with \(names.joined(", "))"
      let bound = site.bindings(of: group.references[0]).map { site.reference(to: $0) }.unique
      page.paragraph(
        bound.isEmpty
          ? "The same as \(link)\(members)."
          : "\(link) whose dynamic references lead to \(bound.list("and"))\(members).")
      return
    }
    let links = group.references.map { site.reference(to: $0) }.list("and")
    if !isListed, !inherited.names.isEmpty {
      let list: Inline = names.isEmpty ? "" : ": \(names.joined(", "))"
      page.paragraph("The properties of \(links) as well\(list).")
    }
    let isDescribed = group.references.allSatisfy { reference in
      site.parts(of: [reference]).allSatisfy { site.graph[$0].saysOnlyMembers }
    }
    if context.isSubject, !isDescribed { page.paragraph("All that \(links) says holds as well.") }
  }

  /// The names of inherited members, with links to what is said of them; none in a part of a page that would have very
  /// many.
  private func links(to inherited: InheritedMembers, _ group: Group, _ context: Context) -> [Inline] {
    let areMany = inherited.names.count > Self.mostInherited
    if areMany, !context.isSubject { return [] }
    let required = Set((group.required + inherited.required).map(ScalarKey.init))
    let own = Set(group.properties.map { ScalarKey($0.name) })
    var taken: Set<String> = []
    let names = inherited.names.prefix(Self.mostLinks).map { name -> Inline in
      let target = inherited[name].first.flatMap { site.target(of: $0) }
      let link = target.map { Inline.link(.code(name), to: $0) } ?? .code(name)
      let key = ScalarKey(name)
      if own.contains(key) { return "\(link) (see above)" }
      let anchor: Inline =
        areMany ? .anchor(Self.anchor(ofInherited: name, in: context, &taken)) : ""
      return "\(anchor)\(link)\(required.contains(key) ? " (required)" : "")"
    }
    let others = inherited.names.count - names.count
    return names + (others > 0 ? ["and \(text: String(others)) more"] : [])
  }

  /// The most members that a sentence links to.
  private static let mostLinks = 120
}
