import FixtureEmitter
import SchemaModel
import SchemaRuntime

extension Lockstep {
  func compareArrays(_ views: Sides<SchemaView>, _ place: Place) {
    guard views.old.types.contains(.array), views.new.types.contains(.array) else { return }
    let unique = views.map { view in view.schemas.contains { $0.uniqueItems } }
    if unique.old != unique.new {
      note(
        Difference(
          rule: unique.new ? "unique-items-added" : "unique-items-removed",
          message: unique.new ? "items must differ from each other now" : "items may be alike now",
          place: place, sites: sites(.uniqueItems, views), narrows: unique.new, widens: unique.old))
    }
    compareItems(views, place)
    compareContains(views, place)
  }

  private func compareItems(_ views: Sides<SchemaView>, _ place: Place) {
    let counts = views.map { view in view.schemas.map(\.prefixItems.count).max() ?? 0 }
    let longest = max(counts.old, counts.new)
    for index in 0..<longest where !isDone {
      let child = item(index, views, place)
      guard counts.old > index, counts.new > index else {
        noteItem(child, isNew: counts.old <= index, at: index, views)
        continue
      }
      compare(child)
    }
    let most = views.map { view in
      min(view.schemas.compactMap(\.maxItems).min() ?? .max, mostPlaces(view) ?? .max)
    }
    // There are no further items on either side.
    if max(most.old, most.new) <= longest { return }
    let rest = item(longest, views, place)
    let isForbidden = rest.compared.map { search.isForbidden($0) }
    guard isForbidden.old != isForbidden.new else {
      if !rest.compared.old.isEmpty || !rest.compared.new.isEmpty { compare(rest) }
      return
    }
    note(
      Difference(
        rule: isForbidden.new ? "more-items-forbidden" : "more-items-allowed",
        message: isForbidden.new ? "further items are forbidden now" : "further items are allowed now",
        place: rest, sites: views.map(closingItems), narrows: isForbidden.new, widens: isForbidden.old,
        aspect: .furtherItems))
  }

  func item(_ index: Int, _ views: Sides<SchemaView>, _ place: Place) -> Place {
    Place(
      views.map { search.schemas(ofItem: index, of: $0.ids) },
      looking: around(views, place).map { search.schemas(ofItem: index, of: $0) }, parent: place,
      step: .item(index))
  }

  private func noteItem(_ child: Place, isNew: Bool, at index: Int, _ views: Sides<SchemaView>) {
    let isSame = areSame(child.compared.old, child.compared.new)
    if isSame { return }
    note(
      Difference(
        rule: isNew ? "tuple-item-added" : "tuple-item-removed",
        message: isNew
          ? "item \(index) has a schema of its own now" : "item \(index) has no schema of its own any more",
        place: child, sites: sites(.prefixItems, views),
        narrows: mayRefuse(child.compared.new, allowedBy: child.compared.old),
        widens: mayRefuse(child.compared.old, allowedBy: child.compared.new),
        aspect: .item(index), detail: String(index)))
  }

  /// The most items that an array can have, because a further one is forbidden.
  func mostPlaces(_ view: SchemaView) -> Int? {
    let rest = view.schemas.map(\.prefixItems.count).max() ?? 0
    return (0...min(rest, 64)).first { search.isForbidden(search.schemas(ofItem: $0, of: view.ids)) }
  }

  private func closingItems(_ view: SchemaView) -> Difference.Site {
    for keyword in [Keyword.items, .unevaluatedItems] {
      if let owner = view.owner(of: keyword) { return .init(schema: owner.id, keyword: keyword) }
    }
    return .init(schema: view.head, keyword: nil)
  }

  /// A `contains` and how often it has to hold.
  private struct Occurrence {
    var schema: SchemaID
    var minimum: Int
    var maximum: Int?
    var owner: SchemaID
  }

  private func compareContains(_ views: Sides<SchemaView>, _ place: Place) {
    let all = views.map { view in
      view.schemas.compactMap { schema in
        schema.contains.map {
          Occurrence(
            schema: $0, minimum: schema.minContains ?? 1, maximum: schema.maxContains, owner: schema.id)
        }
      }
    }
    for index in 0..<max(all.old.count, all.new.count) {
      let old = all.old.indices.contains(index) ? all.old[index] : nil
      let new = all.new.indices.contains(index) ? all.new[index] : nil
      let sites = Sides(
        old: Difference.Site(
          schema: old?.owner ?? views.old.head, keyword: old == nil ? nil : .contains),
        new: Difference.Site(
          schema: new?.owner ?? views.new.head, keyword: new == nil ? nil : .contains))
      guard let old, let new else {
        let isNew = old == nil
        note(
          Difference(
            rule: isNew ? "contains-added" : "contains-removed",
            message: isNew ? "an item of a kind is asked for now" : "no item of a kind is asked for any more",
            place: place, sites: sites, narrows: isNew, widens: !isNew, detail: String(index)))
        continue
      }
      compareCounts(old, new, place)
      let spread = spread(Sides(old: old, new: new), views)
      compare(
        Place(
          Sides(old: [old.schema], new: [new.schema]), parent: place, step: .item(0),
          relation: .condition, spread: { _ in spread }))
    }
  }

  /// The directions in which a value is lost where fewer items match: there are too few then, or no longer too many.
  private func spread(_ counted: Sides<Occurrence>, _ views: Sides<SchemaView>) -> Place.Spread {
    let isWatched = Version.allCases.contains { views[$0].schemas.contains(where: \.looksAtEvaluated) }
    func lost(_ version: Version) -> [Version] {
      let other = counted[version.other]
      return (other.minimum > 0 || isWatched ? [version] : [])
        + (other.maximum != nil ? [version.other] : [])
    }
    return Place.Spread(old: lost(.old), new: lost(.new))
  }

  private func compareCounts(_ old: Occurrence, _ new: Occurrence, _ place: Place) {
    func note(_ keyword: Keyword, _ rule: String, _ values: Sides<Int?>, narrows: Bool) {
      self.note(
        Difference(
          rule: rule, message: "'\(keyword)' is \(Self.words(values.new)), was \(Self.words(values.old))",
          place: place,
          sites: Sides(
            old: .init(schema: old.owner, keyword: keyword), new: .init(schema: new.owner, keyword: keyword)),
          narrows: narrows, widens: !narrows))
    }
    if old.minimum != new.minimum {
      let isRaised = new.minimum > old.minimum
      note(
        .minContains, isRaised ? "min-contains-raised" : "min-contains-lowered",
        Sides(old: old.minimum, new: new.minimum), narrows: isRaised)
    }
    if old.maximum != new.maximum {
      let isLowered = (new.maximum ?? .max) < (old.maximum ?? .max)
      note(
        .maxContains, isLowered ? "max-contains-lowered" : "max-contains-raised",
        Sides(old: old.maximum, new: new.maximum), narrows: isLowered)
    }
  }
}
