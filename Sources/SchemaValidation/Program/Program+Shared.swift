extension Program {
  /// How many ways may lead from a value's first schema to one that looks at the same value, before it is worth
  /// remembering that one's verdict.
  private static let limitOfWays = 8

  /// The blocks that one value may reach in very many ways: `allOf: [{$ref: next}, {$ref: next}]`, level upon level.
  ///
  /// Each is decided once for each value, so that work follows the size of the schema, and not the number of ways
  /// through it. Schemas that people write have no such blocks.
  /// - Parameter others: further blocks that decide the value of a block.
  package func sharedBlocks(others: (BlockID) -> [BlockID] = { _ in [] }) -> Set<BlockID> {
    let callees = blocks.map { block in block.callsInPlace.map(\.block.index) + others(block.id).map(\.index)
    }
    let order = Self.callersFirst(callees, from: callees.indices)
    // How many blocks a value goes through below each block. Where that is little, nothing has to be counted.
    var size = [Int](repeating: 1, count: callees.count)
    for index in order.reversed() {
      for callee in callees[index] { size[index] = min(size[index] + size[callee], Self.limitOfSize) }
    }
    var shared: Set<BlockID> = []
    var isCounted = [Bool](repeating: false, count: callees.count)
    for start in order where size[start] == Self.limitOfSize && !isCounted[start] {
      var ways = [start: 1]
      for index in Self.callersFirst(callees, from: [start]) {
        let count = ways[index, default: 0]
        isCounted[index] = true
        if count > Self.limitOfWays { shared.insert(blocks[index].id) }
        for callee in callees[index] {
          ways[callee, default: 0] = min(ways[callee, default: 0] + count, 1 << 20)
        }
      }
    }
    return shared
  }

  /// A walk through fewer blocks needs no help.
  private static let limitOfSize = 1 << 12

  /// The numbers of blocks and of all that they lead to, each behind its callers. A schema that leads to itself on the
  /// same value has been refused; the blocks of such a loop stand in any order.
  private static func callersFirst(_ callees: [[Int]], from starts: some Sequence<Int>) -> [Int] {
    var seen: Set<Int> = []
    var finished: [Int] = []
    for start in starts where seen.insert(start).inserted {
      var open = [(index: start, next: 0)]
      while let (index, next) = open.last {
        guard next < callees[index].count else {
          finished.append(index)
          open.removeLast()
          continue
        }
        open[open.count - 1].next += 1
        let callee = callees[index][next]
        if seen.insert(callee).inserted { open.append((callee, 0)) }
      }
    }
    return finished.reversed()
  }
}
