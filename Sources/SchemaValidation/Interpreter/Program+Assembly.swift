package import SchemaRuntime

/// Makes the blocks that the runtime runs from the blocks that have been lowered.
extension Program {
  /// All blocks, in their order.
  package func assembledBlocks() -> [SchemaProgram.Block] { blocks.map { assembled($0, $0.body) } }

  /// A block, which comes first, and all blocks that it leads to.
  func assembledBlocks(reachedFrom start: BlockID) -> [SchemaProgram.Block] {
    var order = [start]
    var numbers = [start: 0]
    var next = 0
    while next < order.count {
      for call in self[order[next]].allCalls where numbers[call.block] == nil {
        numbers[call.block] = order.count
        order.append(call.block)
      }
      next += 1
    }
    return order.map { id in
      let body = self[id].body.mappingCalls { $0.leading(to: BlockID(index: numbers[$0.block] ?? 0)) }
      return assembled(self[id], body)
    }
  }

  private func assembled(_ block: Block, _ body: BlockBody) -> SchemaProgram.Block {
    let result = SchemaProgram.Block(location: block.location)
    result.message = block.message
    result.collectsEvaluated = block.collectsEvaluated
    result.keepsEvaluated = block.keepsEvaluated
    result.warns = warning.contains(block.id)
    result.isShared = shared.contains(block.id)
    result.isNever = body.isNever
    result.types = body.types
    result.values = body.values
    result.numbers = body.numbers
    result.strings = body.strings
    result.array = body.array
    result.object = body.object
    result.inPlaceChecks = body.inPlaceChecks
    result.readsValue = block.readsValue
    return result
  }
}
