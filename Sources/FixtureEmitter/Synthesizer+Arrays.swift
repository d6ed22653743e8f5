import SchemaModel
import SchemaRuntime

extension Synthesizer {
  /// The most items of an array that is built.
  static let longestArray = 2_000

  /// Arrays to try.
  func arrays(_ facts: Facts, _ style: Style) -> [JSONValue] {
    var counts = [facts.minItems]
    if style == .full { counts = [max(facts.minItems, facts.prefixCount, 1), facts.minItems] }
    let wanted = facts.contains.reduce(0) { $0 + min($1.count, Synthesizer.longestArray) }
    if wanted > 0 {
      counts.insert(max(facts.minItems, wanted), at: 0)
      counts.append(max(facts.minItems, facts.prefixCount + wanted))
    }
    let found = counts.compactMap { array(facts, count: min($0, facts.maxItems), style) }
    guard facts.hasCountedItems, !found.contains(where: { bench.accepts($0, facts.heads) }) else {
      return found
    }
    var contained = ContainedItems(facts, self)
    return found + contained.arrays()
  }

  /// An array of so many items, which differ from each other where they have to, and have what `contains` asks for as
  /// often as it asks.
  func array(_ facts: Facts, count: Int, _ style: Style = .minimal) -> JSONValue? {
    let plain = plainArray(facts, count: count, style)
    guard facts.hasCountedItems else { return plain }
    var contained = ContainedItems(facts, self)
    if let items = plain?.arrayValue, contained.hold(in: items) { return plain }
    return contained.items(count: count).map { .array($0) } ?? plain
  }

  /// An array of so many items, what `contains` asks for first.
  private func plainArray(_ facts: Facts, count: Int, _ style: Style) -> JSONValue? {
    guard count <= Synthesizer.longestArray else { return nil }
    var items: [JSONValue] = []
    // Different values are looked for once, and each is taken once, however many items there are.
    var pools: [[SchemaID]: ArraySlice<JSONValue>] = [:]
    var taken: Set<JSONValue> = []
    func add(_ item: JSONValue) {
      items.append(item)
      if facts.isUnique { taken.insert(item) }
    }
    var pending = facts.contains.flatMap { item in
      [SchemaID](repeating: item.schema, count: min(item.count, Synthesizer.longestArray))
    }
    for index in 0..<count {
      let ids = facts.schemas(ofItem: index, in: bench.graph)
      // Among items that are alike, one is full.
      if style == .full, pending.isEmpty, index <= facts.prefixCount, let full = value(ids, .full),
        !taken.contains(full)
      {
        add(full)
        continue
      }
      func other(_ ids: [SchemaID]) -> JSONValue? {
        let pool = pools[ids] ?? variants(ids, count: facts.isUnique ? count : 1)[...]
        pools[ids] = pool.drop(while: taken.contains)
        return pools[ids]?.first
      }
      // Items that `contains` accepts are evaluated.
      let certain = facts.certainSchemas(ofItem: index, in: bench.graph)
      if let wanted = pending.first, let contained = other(certain + [wanted]) {
        pending.removeFirst()
        add(contained)
        continue
      }
      let fresh = other(ids) ?? facts.contains.first.flatMap { other(certain + [$0.schema]) }
      guard let fresh else { return nil }
      add(fresh)
    }
    return .array(items)
  }

  /// How many branches of unions have alternatives of their own.
  private static let mostBranches = 32

  /// Values of every type, of the first branches and like every example, as far as all schemas accept them.
  func alternatives(_ ids: [SchemaID]) -> [JSONValue] {
    let facts = bench.facts(ids)
    var candidates = facts.examples
    for kind in facts.kinds { if let value = value(ids, .minimal, only: kind) { candidates.append(value) } }
    for branch in facts.choices.flatMap({ $0 }).prefix(Self.mostBranches) {
      for style in [Style.minimal, .full] {
        if let value = value(ids + [branch], style) { candidates.append(value) }
      }
    }
    candidates += StringMaker(facts, bench).candidates.map { .string($0) }
    if let value = value(ids, .full) { candidates.append(value) }
    return candidates.filter { bench.accepts($0, ids) }
  }
}
