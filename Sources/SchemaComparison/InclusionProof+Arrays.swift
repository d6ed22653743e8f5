import FixtureEmitter
import SchemaModel
import SchemaRuntime

extension InclusionProof {
  /// How many places of items are looked at one by one.
  private static let mostPlaces = 32
  /// How many of them are held against each other.
  private static let mostPairs = 6

  func hasNoArray(_ way: Way) -> Bool {
    let prefix = way.parts.map { graph[$0].prefixItems.count }.max() ?? 0
    let starts = way.someItems.map(\.from) + way.itemClaims.keys.map { $0 + 1 }
    /// The place that stands for all behind it: nothing is known of one item alone from there on.
    let last = max(prefix, starts.max() ?? 0)
    guard last < Self.mostPlaces else { return false }
    let places = (0...last).map { claims(ofItem: $0, way) }
    func allows(_ index: Int, _ more: [Fact.Claim] = []) -> Bool { !allowNothing(places[index] + more) }
    var most = way.most
    if let end = places.indices.first(where: { !allows($0) }) { most = min(most, end) }
    for limit in way.limits {
      let isEach = places.indices.prefix(most).allSatisfy {
        !allows($0, [.init(schema: limit.schema, holds: false)])
      }
      if isEach { most = min(most, limit.most) }
    }
    if way.least > most { return true }
    for count in way.counts {
      let own = Fact.Claim(schema: count.schema, holds: true)
      let possible = places.indices.prefix(most).filter { allows($0, [own]) }
      // The last place stands for as many as may be.
      if possible.isEmpty || possible.count < count.least && possible.last != last { return true }
      let isLimited = way.limits.contains { limit in
        limit.most < count.least && allowNothing([own, .init(schema: limit.schema, holds: false)])
      }
      if isLimited { return true }
    }
    for some in way.someItems {
      let able = places.indices.prefix(most).contains { index in
        index >= some.from && allows(index, [.init(schema: some.schema, holds: false)])
      }
      if !able { return true }
    }
    if way.isUnique == false, areApart(places, most) { return true }
    if way.isUnique == true, prefix == 0, way.itemClaims.isEmpty, way.least > 0,
      let count = valueCount(places[0]), count < way.least
    {
      return true
    }
    return most == 0 && refuse([[]], way)
  }

  private func claims(ofItem index: Int, _ way: Way) -> [Fact.Claim] {
    var claims = way.eachItem + (way.itemClaims[index] ?? [])
    for part in way.parts {
      let schema = graph[part]
      if schema.prefixItems.indices.contains(index) {
        claims.append(.init(schema: schema.prefixItems[index], holds: true))
      } else if let items = schema.items {
        claims.append(.init(schema: items, holds: true))
      }
    }
    return claims
  }

  /// Whether no two items can be the same.
  private func areApart(_ places: [[Fact.Claim]], _ most: Int) -> Bool {
    guard places.count <= Self.mostPairs else { return false }
    let (indices, last) = (Array(places.indices.prefix(most)), places.count - 1)
    for first in indices {
      for second in indices where second > first || second == first && first == last && most > last + 1 {
        if !allowNothing(places[first] + places[second]) { return false }
      }
    }
    return true
  }

  /// How many values are as claims say, at most; nil where that is not known to be few.
  private func valueCount(_ claims: [Fact.Claim]) -> Int? {
    let view = SchemaView(claims.filter(\.holds).map(\.schema), search)
    if let literals = view.literals { return Set(literals).count }
    guard view.types.isSubset(of: [.boolean, .null]) else { return nil }
    return (view.types.contains(.boolean) ? 2 : 0) + (view.types.contains(.null) ? 1 : 0)
  }
}
