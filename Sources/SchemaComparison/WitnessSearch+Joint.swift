import FixtureEmitter
import SchemaModel
import SchemaRuntime

extension WitnessSearch {
  /// How many bytes of values a search looks at.
  private static let jointBytes = 3_000_000

  /// An instance that one side accepts, and the other side without the difference, too: the difference alone can refuse
  /// it. Where other differences stand beside it, such an instance has what they ask for.
  func joint(_ difference: Difference, _ version: Version, loose: inout Loose) -> JSONValue? {
    guard jointPatience > 0, !difference.isTooLarge, let root = difference.isolated.joint[version],
      let search = isolation.jointSearch
    else { return nil }
    jointPatience -= 1
    search.refill(bytes: Self.jointBytes)
    let explorer = InstanceExplorer(search, root: root)
    let others = [roots[version.other]] + [difference.isolated.roots[version]].compactMap { $0 }
    var tried: Set<JSONValue> = []
    for spot in spots(of: difference.place, version, explorer) {
      var mendings = Self.mendings
      for value in jointValues(spot, difference, version, others, search) {
        guard !search.isExhausted else { return nil }
        guard var instance = spot.replacing(value), tried.insert(instance).inserted else { continue }
        if !search.isValid(instance, root) {
          mendings -= 1
          guard mendings > 0, let settled = explorer.settled(value, spot) else { continue }
          instance = settled
        }
        switch evidence(instance, of: difference, version) {
        case .full:
          jointPatience += 1
          return instance
        case .takenBack: loose.takenBack = loose.takenBack ?? instance
        case .alone: loose.alone = loose.alone ?? instance
        case .some(.none), nil: continue
        }
      }
    }
    return nil
  }

  /// The spots that values are put at: the place of a difference, and those around it.
  private func spots(of place: Place, _ version: Version, _ explorer: InstanceExplorer) -> [Spot] {
    var ways: [Place] = []
    var here: Place? = place
    while let way = here {
      ways.append(way)
      here = way.parent
    }
    guard var spot = explorer.start() else { return [explorer.whole] }
    var spots = [spot]
    for way in ways.reversed().dropFirst() {
      guard !way.isBelowCondition else { break }
      guard let step = way.step else {
        // Values of other branches do not show this branch.
        if let met = explorer.meet(way.looking[version], at: spot) { spot = met }
        spots[spots.count - 1] = spot
        continue
      }
      guard let next = explorer.reach(step, way.looking[version], from: spot) else { break }
      spot = next
      spots.append(spot)
    }
    return spots.suffix(Self.climbs).reversed()
  }

  /// Values for a spot that one side may accept and the other refuse.
  private func jointValues(
    _ spot: Spot, _ difference: Difference, _ version: Version, _ others: [SchemaID], _ search: InstanceSearch
  ) -> [JSONValue] {
    let isWhole = spot.steps.isEmpty
    var place: Place? = difference.place
    while let here = place, here.steps.count > spot.steps.count || here.isBelowCondition {
      place = here.parent
    }
    let refusing = isWhole ? others : place?.looking[version.other] ?? []
    var values = place === difference.place ? difference.hints : []
    for base in bases(difference.place, spot) {
      values += [base] + search.candidates(acceptedBy: spot.ids, refusedBy: refusing, current: base)
    }
    values += search.candidates(acceptedBy: spot.ids, refusedBy: refusing, current: spot.current)
    return Array(values.prefix(Self.attempts))
  }

  /// How many values that meet a condition on one side only are the base of others.
  private static let basesLimit = 4

  /// Values of the spot that meet the condition, or the form, with the difference on one side only: then its
  /// consequences matter.
  private func bases(_ place: Place, _ spot: Spot) -> [JSONValue] {
    var found: [JSONValue] = []
    var way: Place? = place
    while let here = way, let parent = here.parent {
      way = parent
      guard here.step == nil, parent.steps.count == spot.steps.count, !parent.isBelowCondition else {
        continue
      }
      switch here.relation {
      case .part, .branch: continue
      case .condition, .exclusiveBranch: break
      }
      self.search.refill()
      for value in tellingApart(here) {
        let base = spot.current?.merged(with: value) ?? value
        if !found.contains(base) { found.append(base) }
      }
    }
    return Array(found.prefix(Self.basesLimit))
  }
}
