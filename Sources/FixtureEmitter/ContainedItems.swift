import SchemaModel
import SchemaRuntime

/// Arrays whose items are what several `contains` ask for, each as often as it asks.
///
/// An item may be what several of them ask for, or what one of them asks for and another one counts, too. So a few values
/// of each kind are looked for first, and then the kinds are put together.
struct ContainedItems {
  /// More demands than this are not looked at together.
  private static let mostDemands = 6
  /// Up to this number of demands, each set of them gets items that all demands of the set count.
  private static let mostCombined = 3
  private static let longest = 64
  private static let mostSteps = 2_000
  /// How many lengths of an array are tried.
  private static let mostLengths = 8

  /// Values that the same of the demands ask for.
  private struct Kind {
    /// Whether each demand counts the values.
    var counts: [Bool]
    var values: [JSONValue]
  }

  private let facts: Facts
  private let demands: [Facts.Contained]
  private let synthesizer: Synthesizer
  private var bench: Workbench { synthesizer.bench }
  private var known: [[SchemaID]: [Kind]] = [:]
  private var steps = 0

  /// - Parameter demands: what is asked in place of `facts.contains`.
  init(_ facts: Facts, _ synthesizer: Synthesizer, demands: [Facts.Contained]? = nil) {
    (self.facts, self.synthesizer) = (facts, synthesizer)
    self.demands = demands ?? facts.contains
  }

  /// Whether the items have what is asked, as often as it is asked.
  func hold(in items: [JSONValue]) -> Bool {
    demands.allSatisfy { demand in
      let count = items.count { bench.accepts($0, demand.schema) }
      return demand.count <= count && count <= demand.most
    }
  }

  /// Arrays of different lengths, the shortest first.
  mutating func arrays() -> [JSONValue] {
    let least = max(facts.minItems, demands.map(\.count).max() ?? 0)
    let sum = demands.reduce(0) { $0 + min($1.count, Self.longest) }
    let wanted = min(max(facts.minItems, sum), Self.longest) + facts.prefixCount + 1
    let most = min(facts.maxItems, wanted, Self.longest)
    guard least <= most else { return [] }
    var found: [JSONValue] = []
    for count in (least...most).prefix(Self.mostLengths) where !bench.isExhausted {
      if let items = items(count: count) { found.append(.array(items)) }
    }
    return found
  }

  /// So many items.
  /// - Parameter fixed: items that have to stay, by their indices.
  mutating func items(count: Int, fixed: [Int: JSONValue] = [:]) -> [JSONValue]? {
    guard count <= Self.longest, !demands.isEmpty, demands.count <= Self.mostDemands else { return nil }
    var items: [JSONValue] = []
    steps = 0
    var hopeless: Set<[Int]> = []
    let isFound = fill(
      &items, [Int](repeating: 0, count: demands.count), to: count, fixed: fixed, &hopeless)
    return isFound ? items : nil
  }

  /// Adds the items that are missing; false where there are none.
  /// - Parameters:
  ///   - counts: how many items are what each demand asks for.
  ///   - hopeless: the indices and counts from which nothing was found.
  private mutating func fill(
    _ items: inout [JSONValue], _ counts: [Int], to count: Int, fixed: [Int: JSONValue],
    _ hopeless: inout Set<[Int]>
  ) -> Bool {
    let left = count - items.count
    guard zip(demands, counts).allSatisfy({ $0.count - $1 <= left }) else { return false }
    if left == 0 { return true }
    steps += 1
    guard steps <= Self.mostSteps, !bench.isExhausted, !hopeless.contains([left] + counts) else {
      return false
    }
    for kind in ordered(kinds(at: items.count, fixed[items.count]), counts) {
      let next = zip(counts, kind.counts).map { $0 + ($1 ? 1 : 0) }
      guard zip(next, demands).allSatisfy({ $0 <= $1.most }) else { continue }
      guard let value = kind.values.first(where: { !facts.isUnique || !items.contains($0) }) else { continue }
      items.append(value)
      if fill(&items, next, to: count, fixed: fixed, &hopeless) { return true }
      items.removeLast()
    }
    // Without repetition it matters which values are taken, too.
    if !facts.isUnique { hopeless.insert([left] + counts) }
    return false
  }

  /// The kinds, those first that are most of what is missing, and of them those that are least besides.
  private func ordered(_ kinds: [Kind], _ counts: [Int]) -> [Kind] {
    func rank(_ kind: Kind, _ place: Int) -> (Int, Int, Int) {
      let helps = demands.indices.count { kind.counts[$0] && counts[$0] < demands[$0].count }
      return (-helps, kind.counts.count { $0 } - helps, place)
    }
    return kinds.enumerated().sorted { rank($0.element, $0.offset) < rank($1.element, $1.offset) }
      .map(\.element)
  }

  private mutating func kinds(at index: Int, _ fixed: JSONValue?) -> [Kind] {
    if let fixed { return sorted([fixed]) }
    let certain = facts.certainSchemas(ofItem: index, in: bench.graph)
    let all = facts.schemas(ofItem: index, in: bench.graph)
    if let known = known[all] { return known }
    let found = sorted(values(certain: certain, all: all))
    known[all] = found
    return found
  }

  private func sorted(_ values: [JSONValue]) -> [Kind] {
    var kinds: [Kind] = []
    var seen: Set<JSONValue> = []
    for value in values where seen.insert(value).inserted {
      let counts = demands.map { bench.accepts(value, $0.schema) }
      if let index = kinds.firstIndex(where: { $0.counts == counts }) {
        kinds[index].values.append(value)
      } else {
        kinds.append(Kind(counts: counts, values: [value]))
      }
    }
    return kinds
  }

  /// Values of an item: of each set of demands those that all of them count, and some that another one refuses.
  private func values(certain: [SchemaID], all: [SchemaID]) -> [JSONValue] {
    let isUnique = facts.isUnique
    let number = isUnique ? min(max(facts.minItems, 8), Self.longest) : 2
    let sets = demands.count <= Self.mostCombined ? 1 << demands.count : 1
    var found: [JSONValue] = []
    for set in 0..<sets {
      let wanted = demands.indices.filter { set & (1 << $0) != 0 }.map { demands[$0].schema }
      found += values(of: wanted.isEmpty ? all : certain + wanted, number: number, besides: wanted)
    }
    if sets == 1 {
      for demand in demands {
        found += values(of: certain + [demand.schema], number: number, besides: [demand.schema])
      }
    }
    return found + Breaker.representatives.filter { bench.accepts($0, all) }
  }

  private func values(of ids: [SchemaID], number: Int, besides wanted: [SchemaID]) -> [JSONValue] {
    let rivals = demands.map(\.schema).filter { !wanted.contains($0) }
    return synthesizer.variants(ids, count: number)
      + rivals.flatMap { synthesizer.others(ids, refusedBy: [$0]) }
  }
}
