import SchemaModel
import SchemaRuntime

/// Pairs the branches of two versions of a union.
extension Lockstep {
  /// How many branches of both sides are held against each other.
  private static let mostPairs = 10_000
  /// From how many on branches are held against those at the same index first.
  private static let many = 2_500

  /// Branches that ask the same first, then those that refer to one definition or have one title, then those that a tag
  /// tells from others, then those left that speak of the same types and are likest, or that stand at one place.
  /// - Parameter areAsMany: whether both lists have as many branches, those included that no value can have: of branches
  ///   that are equally like, those at one place are the same then.
  func matched(_ old: [SchemaID], _ new: [SchemaID], areAsMany: Bool) -> Pairing<SchemaID> {
    var pairing = Pairing(Sides(old: old, new: new))
    func isSmall() -> Bool { pairing.unpaired.old.count * pairing.unpaired.new.count <= Self.mostPairs }
    if old.count * new.count > Self.many {
      let places = Sides(old: old, new: new).map { Dictionary(zip($0, 0...), uniquingKeysWith: min) }
      pairing.pair { places.old[$0] == places.new[$1] && areSame($0, $1) }
    }
    if isSmall() {
      // Branches that are written at one place are mostly the same, so pairing them first asks less.
      pairing.pair { haveOneOrigin($0, $1) && areSame($0, $1) }
      pairMoved(&pairing, areAsMany: areAsMany)
    }
    guard !pairing.unpaired.old.isEmpty, !pairing.unpaired.new.isEmpty else { return pairing }
    pairing.pair { graph[$0].reference != nil && graph[$1].reference != nil && haveOneOrigin($0, $1) }
    for name in [targetName, title] { pairByName(&pairing, Sides(old: old, new: new), name) }
    guard isSmall() else { return pairing }
    let belong = { (old: SchemaID, new: SchemaID) in areAsMany && self.haveOneOrigin(old, new) }
    pairByTags(&pairing, Sides(old: old, new: new), belong)
    pairByShape(&pairing, belong) {
      // Each form so far stands where it stood, and so does what is left.
      guard areAsMany, $0.pairs.allSatisfy({ standAlike($0.old, $0.new) }) else { return nil }
      $0.pair { standAlike($0, $1) && haveCommonTypes($0, $1) }
      return $0.unpaired
    }
    // As many forms as before: what stands at one place was edited there. The forms of unions in them are not paired.
    if areAsMany {
      pairing.pair { haveOneOrigin($0, $1) && !hasForms($0) && !hasForms($1) && haveCommonTypes($0, $1) }
    }
    return pairing
  }

  /// Pairs branches that ask the same at different places, if they moved. As many branches as before did not where that leaves
  /// as many of other types as if each was edited at its place, nor where no members tell them from others and it leaves one
  /// less.
  private func pairMoved(_ pairing: inout Pairing<SchemaID>, areAsMany: Bool) {
    let left = pairing.unpaired
    var moved = pairing
    moved.pair { areSame($0, $1) }
    func unlike(_ suits: (SchemaID, SchemaID) -> Bool, among left: Sides<[SchemaID]>) -> Int {
      var alike = Pairing(left)
      alike.pair { suits($0, $1) && haveCommonTypes($0, $1) }
      return max(alike.unpaired.old.count, alike.unpaired.new.count)
    }
    let ofOtherTypes = unlike({ _, _ in true }, among: moved.unpaired)
    let haveMembers = moved.pairs.dropFirst(pairing.pairs.count).contains { pair in
      view([pair.old]).schemas.contains { !$0.properties.isEmpty }
    }
    let isRest = !moved.unpaired.old.isEmpty || !moved.unpaired.new.isEmpty
    if areAsMany, isRest, ofOtherTypes > 0 || !haveMembers, moved.unpaired.old.count < left.old.count,
      unlike(standAlike, among: left) <= ofOtherTypes + (haveMembers ? 0 : 1)
    {
      return
    }
    pairing = moved
  }

  /// Whether two branches have the same place in their lists.
  func standAlike(_ old: SchemaID, _ new: SchemaID) -> Bool {
    graph[old].pointer.last == graph[new].pointer.last
  }

  /// Whether two schemas are written, or refer to what is written, at one place of their documents.
  func haveOneOrigin(_ old: SchemaID, _ new: SchemaID) -> Bool {
    graph[graph[old].reference ?? old].stands(where: graph[graph[new].reference ?? new])
  }

  private func hasForms(_ branch: SchemaID) -> Bool {
    view([branch]).schemas.contains { !$0.anyOf.isEmpty || !$0.oneOf.isEmpty }
  }

  private func haveCommonTypes(_ old: SchemaID, _ new: SchemaID) -> Bool {
    !view([old]).valueTypes.isDisjoint(with: view([new]).valueTypes)
  }

  // MARK: names

  /// Pairs branches that alone have a name on their side.
  private func pairByName(
    _ pairing: inout Pairing<SchemaID>, _ all: Sides<[SchemaID]>, _ name: (SchemaID) -> String?
  ) {
    let groups = all.map { branches in
      Dictionary(grouping: branches) { name($0).map(ScalarKey.init) }
    }
    pairing.pair { old, new in
      guard let key = name(old).map(ScalarKey.init) else { return false }
      return groups.old[key] == [old] && groups.new[key] == [new]
    }
  }

  private func targetName(of branch: SchemaID) -> String? {
    graph[branch].reference.flatMap { graph[$0].pointer.last }
  }

  private func title(of branch: SchemaID) -> String? { view([branch]).schemas.firstResult(\.title) }

  // MARK: tags

  /// A member that has one value only.
  private struct Tag: Hashable {
    var name: ScalarKey
    var value: JSONValue
  }

  private func tags(of branch: SchemaID) -> Set<Tag> {
    let properties = view([branch]).schemas.flatMap(\.properties)
    return Set(
      properties.compactMap { property in
        let values = view([property.schema]).literals
        guard let values, values.count == 1 else { return nil }
        return Tag(name: ScalarKey(property.name), value: values[0])
      })
  }

  /// Pairs branches by the tags that one branch alone of each side has: where two tags tell branches apart, by those that agree
  /// in both.
  private func pairByTags(
    _ pairing: inout Pairing<SchemaID>, _ branches: Sides<[SchemaID]>, _ belong: (SchemaID, SchemaID) -> Bool
  ) {
    let all = branches.old + branches.new
    let tags = Dictionary(all.map { ($0, self.tags(of: $0)) }, uniquingKeysWith: { first, _ in first })
    var common = tags[all[0]] ?? []
    for branch in all.dropFirst() where !common.isEmpty { common.formIntersection(tags[branch] ?? []) }
    /// Whether one branch alone of a side has the tags.
    func tell(_ shared: Set<Tag>, _ version: Version) -> Bool {
      branches[version].count(where: { tags[$0]?.isSuperset(of: shared) ?? false }) == 1
    }
    pairing.pairLikest(belonging: belong) { old, new in
      let own = Sides(old: tags[old] ?? [], new: tags[new] ?? [])
      let shared = own.old.intersection(own.new).subtracting(common)
      guard !shared.isEmpty, tell(shared, .old), tell(shared, .new) else { return nil }
      return Double(shared.count) / Double(own.old.union(own.new).count)
    }
  }

  // MARK: shape

  /// Pairs branches of the same types, then those that have a type in common, with the most members in common first.
  /// - Parameter pairByPlace: pairs others before those that have no members. What it returns is what it left where all others
  ///   stand where they stood: a form of which no value could be at its place on the other side did not move then.
  private func pairByShape(
    _ pairing: inout Pairing<SchemaID>, _ belong: (SchemaID, SchemaID) -> Bool,
    pairByPlace: (inout Pairing<SchemaID>) -> Sides<[SchemaID]>?
  ) {
    let all = pairing.unpaired.old + pairing.unpaired.new
    let names = Dictionary(
      all.map { id in
        (id, Set(view([id]).schemas.flatMap { $0.properties.map { ScalarKey($0.name) } }))
      }, uniquingKeysWith: { first, _ in first })
    func likeness(_ old: SchemaID, _ new: SchemaID) -> Double? {
      guard view([old]).literals == nil, view([new]).literals == nil else { return nil }
      let own = Sides(old: names[old] ?? [], new: names[new] ?? [])
      if own.old.isEmpty && own.new.isEmpty { return 0 }
      let shared = own.old.intersection(own.new).count
      return shared == 0 ? nil : Double(shared) / Double(own.old.union(own.new).count)
    }
    func pair(where suits: (SchemaID, SchemaID, Double) -> Bool) {
      func pair(_ alike: (SchemaID, SchemaID) -> Bool) {
        pairing.pairLikest(belonging: belong) { old, new in
          guard alike(old, new), let likeness = likeness(old, new) else { return nil }
          return suits(old, new, likeness) ? likeness : nil
        }
      }
      pair { view([$0]).types == view([$1]).types }
      pair(haveCommonTypes)
    }
    pair { _, _, likeness in likeness > 0 }
    guard let left = pairByPlace(&pairing) else { return pair { _, _, _ in true } }
    pair { old, new, _ in
      left.new.contains { standAlike(old, $0) } && left.old.contains { standAlike($0, new) }
    }
  }
}
