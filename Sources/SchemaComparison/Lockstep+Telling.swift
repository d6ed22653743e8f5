import SchemaModel
import SchemaRuntime

/// Where a report says that something changed, if the keyword that says it now or said it before is what it was.
extension Lockstep {
  /// The sites that are told in place of those of a difference; nil where these are right.
  func told(_ difference: Difference) -> Sides<Difference.Site>? {
    var place = difference.place
    switch difference.aspect {
    case .keywords, .types, .value, .required, .dependency: break
    case .others: place = place.parent ?? place
    case .property, .patternProperty, .patterns, .item, .furtherItems, .branch, .wrapped, .whole:
      return nil
    }
    let views = place.compared.map { view($0, of: place.kinds) }
    let parts = toldOfParts(difference, views)
    let sites = parts ?? difference.sites
    let told = toldOfReferences(sites, place) ?? toldOfReferences(sites, among: views) ?? parts
    return toldOfTwins(told ?? difference.sites, views) ?? told
  }

  /// The schema without the keyword that stands where the other side has it, where a reference leads there.
  private func toldOfTwins(
    _ sites: Sides<Difference.Site>, _ views: Sides<SchemaView>
  ) -> Sides<Difference.Site>? {
    for version in Version.allCases where sites[version].keyword == nil && sites[version.other].keyword != nil
    {
      guard let other = sites[version.other].schema,
        let twin = twin(of: other, on: version.other, views),
        twin.id != sites[version].schema
      else { continue }
      var told = sites
      told[version].schema = twin.id
      return told
    }
    return nil
  }

  /// Whether several schemas say together what one side asks.
  func haveParts(_ views: Sides<SchemaView>) -> Bool {
    views.old.schemas.count > 1 || views.new.schemas.count > 1
  }

  /// The schemas of one side that say what none of the other side says.
  func changed(_ version: Version, _ views: Sides<SchemaView>) -> [Schema] {
    views[version].schemas.filter { schema in
      !views[version.other].schemas.contains { memory.classes.areAlike([schema.id], [$0.id]) }
    }
  }

  /// The schema of the other side that stands where a schema of a side does.
  func twin(of id: SchemaID, on version: Version, _ views: Sides<SchemaView>) -> Schema? {
    views[version.other].schemas.first { isTwin($0, graph[id]) }
  }

  /// Whether two schemas stand at one place of one document.
  private func isTwin(_ schema: Schema, _ other: Schema) -> Bool {
    memory.documents[schema.document] == other.document && schema.stands(where: other)
  }

  /// The sites of a difference, with the `$ref` on each side whose target did not change while the other side refers to
  /// something else. Nil where neither side has such a `$ref`.
  private func toldOfReferences(_ sites: Sides<Difference.Site>, _ place: Place) -> Sides<Difference.Site>? {
    var told = sites
    var isChanged = false
    let targets = place.compared.map { $0.count == 1 ? graph[$0[0]].reference : nil }
    for version in Version.allCases {
      guard let target = targets[version], let id = sites[version].schema,
        let own = place.compared[version].first, id != own,
        let other = memory.counterparts[target], targets[version.other] != other, areSame(target, other)
      else { continue }
      told[version] = .init(schema: own, keyword: .ref)
      isChanged = true
    }
    return isChanged ? told : nil
  }

  /// The sites of a difference, with the `$ref` in a part of `allOf` on each side, as above.
  private func toldOfReferences(
    _ sites: Sides<Difference.Site>, among views: Sides<SchemaView>
  ) -> Sides<Difference.Site>? {
    var told = sites
    var isChanged = false
    for version in Version.allCases {
      guard let id = sites[version].schema else { continue }
      let owner = views[version].schemas.first { schema in
        guard let target = schema.reference, let other = memory.counterparts[target],
          let twin = twin(of: schema.id, on: version, views), twin.reference != other
        else { return false }
        return search.members(of: [target]).contains(id) && areSame(target, other)
      }
      guard let owner else { continue }
      told[version] = .init(schema: owner.id, keyword: .ref)
      isChanged = true
    }
    return isChanged ? told : nil
  }

  /// The sites among the schemas that differ, where a part of `allOf` says what another part said, too.
  private func toldOfParts(
    _ difference: Difference, _ views: Sides<SchemaView>
  ) -> Sides<Difference.Site>? {
    guard haveParts(views) else { return nil }
    let changed = Sides(old: changed(.old, views), new: changed(.new, views))
    var told = difference.sites
    var isChanged = false
    for version in Version.allCases {
      guard let id = told[version].schema, let keyword = told[version].keyword,
        views[version].schemas.contains(where: { $0.id == id }),
        !changed[version].contains(where: { $0.id == id })
      else { continue }
      let parts = innermost(changed[version])
      if let schema = parts.first(where: { $0.sites[keyword] != nil }) {
        told[version].schema = schema.id
      } else if parts.count == 1 {
        told[version] = .init(schema: parts[0].id)
      } else {
        continue
      }
      isChanged = true
    }
    return isChanged ? told : nil
  }

  /// The schemas without those that only lead to others of them.
  func innermost(_ schemas: [Schema]) -> [Schema] {
    let ids = Set(schemas.map(\.id))
    return schemas.filter { schema in
      !(schema.allOf + schema.references).contains(where: ids.contains)
    }
  }
}
