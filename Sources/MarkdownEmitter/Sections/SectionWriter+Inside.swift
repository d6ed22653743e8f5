import SchemaModel
import SchemaRuntime

/// Opens objects in place: rows for the members of what a row's value is, or holds.
extension SectionWriter {
  /// Rows have the members of the objects in them, two levels deep, as far as a bounded number of rows goes: six for each
  /// row, and twelve. So pages grow with the schemas.
  /// - Parameter schemas: those of each row.
  func open(_ rows: inout [MemberRow], _ schemas: [[SchemaID]], in group: Group) {
    let around = Set(group.schemas.map(\.id))
    var left = 12 + 6 * rows.count
    var next: [(row: Int, inner: [[SchemaID]], open: Set<SchemaID>)] = []
    for (index, ids) in schemas.enumerated() where index < rows.count && !ids.isEmpty {
      guard let opened = inside(ids, around, &left) else { continue }
      rows[index].inside = opened.inside
      next.append((index, opened.schemas, opened.open))
    }
    for (row, inner, open) in next {
      for (index, ids) in inner.enumerated() {
        guard let opened = inside(ids, open, &left) else { continue }
        rows[row].inside?.rows[index].inside = opened.inside
      }
    }
  }

  /// The most members that are shown of an object in a row.
  private static let mostOpened = 24

  /// The members of the objects in a value.
  /// - Parameters:
  ///   - open: the schemas of the objects around it, which are not opened again.
  ///   - left: how many rows there may be.
  private func inside(
    _ ids: [SchemaID], _ open: Set<SchemaID>, _ left: inout Int
  ) -> (inside: MemberRow.Inside, schemas: [[SchemaID]], open: Set<SchemaID>)? {
    guard left > 0 else { return nil }
    let objects = site.objects(in: ids, throughForms: true)
    if objects.parts.contains(where: { open.contains($0) && site.subject($0) != nil }) { return nil }
    let group = Group(objects.parts, site.graph)
    let members = group.properties.filter { $0.schemas.allSatisfy { site.graph[$0].boolean != false } }
    guard !members.isEmpty else { return nil }
    let required = Set(group.required.map(ScalarKey.init))
    let shown = members.prefix(min(Self.mostOpened, left))
    left -= shown.count
    let rows = shown.map { briefRow($0.name, $0.schemas, isRequired: required.contains(ScalarKey($0.name))) }
    let owner = objects.parts.first { site.subject($0) != nil } ?? objects.parts.first
    let inside = MemberRow.Inside(
      holder: Self.holder(objects.suffix), levels: Self.levels(objects.suffix), rows: rows,
      others: members.count - shown.count,
      whole: owner.map { site.reference(to: $0) } ?? "")
    return (inside, shown.map(\.schemas), open.union(objects.parts))
  }

  /// Notes the places of the rows of members, for links from sentences that name them.
  mutating func noteTargets(_ rows: [MemberRow]) {
    for row in rows where row.isProperty {
      memberTargets[[row.name.plain]] = Target(page: page.path, anchor: row.anchor)
      for inner in row.inside?.rows ?? [] {
        guard case .link(_, let target)? = inner.name.spans.first else { continue }
        memberTargets[[row.name.plain, inner.path]] = target
      }
    }
  }

  /// The steps in the way from a value to the objects in it: `[]` and `.*`.
  private static func levels(_ suffix: String) -> Int { suffix.utf8.count { "[*".utf8.contains($0) } }

  private static func holder(_ suffix: String) -> Inline {
    suffix.isEmpty ? "" : suffix.hasSuffix("[]") ? " of each item" : " of each value"
  }

  /// A member in an object that is opened: its type, whether it has to be there, and the demands that fit into a line.
  private func briefRow(_ name: String, _ ids: [SchemaID], isRequired: Bool) -> MemberRow {
    let group = Group(ids, site.graph)
    let link = ids.first.flatMap { site.target(of: $0) }
    let all = Group(site.parts(of: ids + referenceOfNullable(group)), site.graph)
    let brief = Statement(brief: all, beside: [], site)
    let own = summary(of: group.schemas)
    let words = own.isEmpty ? referredSummary(group) : own
    return MemberRow(
      anchor: "", name: link.map { .link(.code(name), to: $0) } ?? .code(name), path: name,
      type: phraser.phrase(group), presence: isRequired ? "yes" : "no", defaultValue: brief.defaultValue,
      isDeprecated: site.graph.deprecation(of: ids) != nil,
      lines: [words, brief.lines.isEmpty ? listing(all) ?? "" : brief.lines.joined(" ")].filter {
        !$0.isEmpty
      }.map(\.withoutAnchors))
  }

  /// The most bytes of the forms of what a value refers to.
  private static let mostOfForms = 300

  /// The demands of the schemas that a value refers to, and of those that the items of an array only refer to.
  func referredDemands(_ group: Group) -> Statement {
    let references = group.references + referenceOfNullable(group)
    let own = Set(group.schemas.map(\.id))
    let parts = site.parts(of: references).filter { !own.contains($0) }
    let referred = Group(parts, site.graph)
    var brief = Statement(brief: referred, beside: group.schemas, site)
    if brief.lines.isEmpty, let forms = inlineForms(referred, beside: group.schemas.map(\.id))?.line,
      forms.length <= Self.mostOfForms
    {
      brief.lines = [forms.withoutAnchors].filter { !$0.isEmpty }
    }
    let isListed =
      group.schemas.contains { $0.listedValues != nil }
      || hasForms(group) && group.nullableReference(site.graph) == nil
    if brief.lines.isEmpty, !isListed, let listing = listing(referred) { brief.lines = [listing] }
    let items = (group.schemas + parts.map { site.graph[$0] }).compactMap(\.items).first
    guard let items, site.graph[items].reference != nil, site.isPlain(items) else { return brief }
    let inner = Statement(brief: Group(site.parts(of: [items]), site.graph), beside: [], site)
    if !inner.lines.isEmpty { brief.lines.append("Each item: \(inner.lines.joined(" "))") }
    return brief
  }

  /// The first of the values that schemas list, or their forms do; nil where none lists several.
  func listing(_ group: Group) -> Inline? {
    group.schemas.firstResult { schema -> Inline? in
      let listed = site.acceptedValues(of: schema, by: group.schemas.map(\.id))
      let values = listed.isEmpty ? site.graph.valuesOfForms(schema) ?? [] : listed
      return values.count > 1 ? Statement.listing(values) : nil
    }
  }

  private func referenceOfNullable(_ group: Group) -> [SchemaID] {
    [group.nullableReference(site.graph)].compactMap(\.self)
  }
}

extension Site {
  /// The schemas that hold together for the objects in a value, and the way to them: the value itself, or the items of
  /// the arrays that it is.
  /// - Parameter throughForms: whether the one form of a union that has members stands for it, and the values of a
  ///   dictionary for what is in it.
  func objects(
    in schemas: [SchemaID], throughForms: Bool = false
  ) -> (parts: [SchemaID], suffix: String) {
    var (parts, suffix) = (parts(of: schemas), "")
    for _ in 0..<3 {
      if !Group(parts, graph).properties.isEmpty { break }
      var next = parts.compactMap { graph[$0].items }
      if !next.isEmpty {
        suffix += "[]"
      } else if throughForms {
        next = formWithMembers(parts)
        if next.isEmpty {
          let values = parts.flatMap {
            graph[$0].patternProperties.map(\.schema) + [graph[$0].additionalProperties].compactMap(\.self)
          }.filter { graph[$0].boolean == nil }
          if values.count == 1 { (next, suffix) = (values, suffix + ".*") }
        }
      }
      if next.isEmpty { break }
      parts = self.parts(of: next)
    }
    return (parts, suffix)
  }

  /// The only branch of the unions of some schemas that may be an object, an array of them or a dictionary.
  private func formWithMembers(_ parts: [SchemaID]) -> [SchemaID] {
    let branches = parts.flatMap { graph[$0].oneOf + graph[$0].anyOf }
    let composite = branches.filter { branch in
      graph.kindsAccepted(by: [branch]).map { !$0.isDisjoint(with: [.object, .array]) } ?? true
    }
    return composite.count == 1 ? composite : []
  }
}
