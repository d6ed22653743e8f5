import SchemaValidation

extension PlannedProgram {
  /// Lets one block stand for all blocks of its document with equal demands, such as those of subschemas that an author
  /// wrote several times. Blocks without demands on parts stay: they are a word of a table.
  mutating func shareAlikeBlocks() {
    guard uses(.shareAlike) else { return }
    let groups = groupsOfAlikeBlocks()
    var first: [Int: BlockID] = [:]
    let standIns = blocks.map { block in
      let standIn = first[groups[block.id.index]] ?? block.id
      first[groups[block.id.index]] = standIn
      return block.allCalls.isEmpty ? block.id : standIn
    }
    callInstead { standIns[$0.index] }
  }

  /// A number for each block; blocks of a document with equal demands have one number.
  ///
  /// The callees of a block are numbered before it, so that blocks are alike where they call blocks that are alike.
  /// Blocks that lead back to themselves are known to be alike only where they call the same blocks.
  private func groupsOfAlikeBlocks() -> [Int] {
    struct Key: Hashable {
      var document: Substring
      var signature: BlockSignature
    }
    var numbers: [Key: Int] = [:]
    var groups = blocks.map(\.id.index)
    for index in calleesFirst() {
      let signature = BlockSignature(of: blocks[index], groups: groups)
      let key = Key(document: blocks[index].location.prefix { $0 != "#" }, signature: signature)
      groups[index] = numbers[key] ?? index
      numbers[key] = groups[index]
    }
    return groups
  }

  private func callees(of index: Int) -> [Int] { blocks[index].allCalls.map(\.block.index) }

  /// The numbers of all blocks, each behind those that it calls, unless these lead back to it.
  private func calleesFirst() -> [Int] {
    var order: [Int] = []
    var seen = [Bool](repeating: false, count: blocks.count)
    for start in blocks.indices where !seen[start] {
      seen[start] = true
      var open = [(index: start, callees: callees(of: start))]
      while let (index, waiting) = open.last {
        guard let callee = waiting.last else {
          order.append(index)
          open.removeLast()
          continue
        }
        open[open.count - 1].callees.removeLast()
        if seen[callee] { continue }
        seen[callee] = true
        open.append((callee, callees(of: callee)))
      }
    }
    return order
  }
}
