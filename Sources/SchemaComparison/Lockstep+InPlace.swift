import FixtureEmitter
import SchemaModel
import SchemaRuntime

extension Lockstep {
  /// Compares the subschemas that look at the same value and need not hold for each valid value.
  /// - Parameter respelt: rules that are compared by their meaning instead.
  func compareInPlace(_ views: Sides<SchemaView>, _ place: Place, _ respelt: Sides<[PresenceRule]>) {
    compareUnions(views, place, respelt)
    compareExcluded(views, place)
    compareConditions(views, place, respelt)
  }

  // MARK: not

  private func compareExcluded(_ views: Sides<SchemaView>, _ place: Place) {
    var same = Pairing(views.map(\.excluded))
    same.pair { areSame($0.schema, $1.schema) }
    var others = Pairing(same.unpaired)
    others.pair { haveOneOrigin($0.schema, $1.schema) }
    others.pair { _, _ in true }
    for pair in others.pairs {
      compare(
        Place(
          pair.map { [$0.schema] }, parent: place, relation: .condition, spread: { _ in Place.reversed }))
    }
    for version in Version.allCases {
      for (owner, _) in others.unpaired[version] {
        let isNew = version == .new
        var sites = views.map { Difference.Site(schema: $0.head) }
        sites[version] = .init(schema: owner, keyword: .not)
        note(
          Difference(
            rule: isNew ? "not-added" : "not-removed",
            message: isNew
              ? "values of a kind are excluded now" : "values of a kind are not excluded any more",
            place: place, sites: sites, narrows: isNew, widens: !isNew))
      }
    }
  }

  // MARK: conditions

  private func compareConditions(
    _ views: Sides<SchemaView>, _ place: Place, _ respelt: Sides<[PresenceRule]>
  ) {
    var conditions = views.map { view in view.schemas.filter { $0.ifSchema != nil } }
    for version in Version.allCases {
      let owners = respelt[version].filter { $0.form == .condition }.map(\.owner)
      conditions[version].removeAll { owners.contains($0.id) }
    }
    func haveSame(_ way: KeyPath<Schema, SchemaID?>, _ old: Schema, _ new: Schema) -> Bool {
      areSame([old[keyPath: way]].compactMap { $0 }, [new[keyPath: way]].compactMap { $0 })
    }
    func followAlike(_ old: Schema, _ new: Schema) -> Bool {
      haveSame(\.thenSchema, old, new) && haveSame(\.elseSchema, old, new)
    }
    var pairing = Pairing(conditions)
    pairing.pair { haveSame(\.ifSchema, $0, $1) && followAlike($0, $1) }
    pairing.pair { haveSame(\.ifSchema, $0, $1) }
    pairing.pair { followAlike($0, $1) }
    pairing.pair { haveOneOrigin($0.id, $1.id) }
    pairing.pair { _, _ in true }
    for pair in pairing.pairs { compareCondition(pair, views, place) }
    for version in Version.allCases {
      for schema in pairing.unpaired[version] {
        let isNew = version == .new
        var sites = views.map { Difference.Site(schema: $0.head) }
        sites[version] = .init(schema: schema.id, keyword: .if)
        note(
          Difference(
            rule: isNew ? "condition-added" : "condition-removed",
            message: isNew ? "a condition is new" : "a condition is gone", place: place, sites: sites,
            narrows: isNew, widens: !isNew, detail: "\(schema.pointer)"))
      }
    }
  }

  private func compareCondition(_ pair: Sides<Schema>, _ views: Sides<SchemaView>, _ place: Place) {
    let conditions = pair.map { [$0.ifSchema].compactMap { $0 } }
    let condition = Place(conditions, parent: place, relation: .condition, spread: spread(ofIf: pair, views))
    condition.ways = pair.map { schema in
      Place.Ways(
        then: [schema.thenSchema].compactMap { $0 }, otherwise: [schema.elseSchema].compactMap { $0 })
    }
    compare(condition)
    let around = around(views, place)
    for way in [\Schema.thenSchema, \Schema.elseSchema] {
      let schemas = pair.map { [$0[keyPath: way]].compactMap { $0 } }
      guard !schemas.old.isEmpty || !schemas.new.isEmpty else { continue }
      let extra = way == \Schema.thenSchema ? conditions : Sides(old: [], new: [])
      compare(
        Place(
          schemas,
          looking: Sides(
            old: around.old + extra.old + schemas.old, new: around.new + extra.new + schemas.new),
          parent: place, relation: .branch))
    }
  }

  /// The directions in which a schema loses values where its `if` does: those are for `else` then, and no longer for
  /// `then`.
  private func spread(ofIf pair: Sides<Schema>, _ views: Sides<SchemaView>) -> (Step?) -> Place.Spread {
    // Members and items that a condition looks at need not be looked at again.
    let isWatched = Version.allCases.contains { views[$0].schemas.contains(where: \.looksAtEvaluated) }
    guard !isWatched else { return { _ in Place.eitherWay } }
    return { [search, memory] _ in
      /// Whether one side's way may accept what the other side's other way refuses.
      func differs(_ schema: SchemaID?, _ other: SchemaID?) -> Bool {
        guard let other else { return false }
        return !Lockstep(search, memory: memory).isIncluded([schema].compactMap { $0 }, in: [other])
      }
      func lost(_ version: Version) -> [Version] {
        let (own, other) = (pair[version], pair[version.other])
        return (differs(own.thenSchema, other.elseSchema) ? [version] : [])
          + (differs(own.elseSchema, other.thenSchema) ? [version.other] : [])
      }
      return Place.Spread(old: lost(.old), new: lost(.new))
    }
  }
}
