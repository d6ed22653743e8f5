extension Program {
  /// The program with blocks for rules of `x-warnings` that would each read an object again, because its own walk does
  /// not note what they ask for: such a block goes over the object once for all rules of a block.
  /// - Parameter decided: how many of a block's rules are decided by what a walk over the members notes.
  public func gatheringRules(decided: (Block, Program) -> Int) -> Program {
    var program = self
    for block in blocks {
      let rules = block.whole.flatMap(\.rules)
      let count = decided(block, program)
      guard count < rules.count else { continue }
      let names = program.names(askedForBy: rules)
      guard !names.isEmpty else { continue }
      let id = BlockID(index: program.blocks.count)
      program.blocks.append(block.gathered(id, rules, names))
      if decided(program[id], program) > count {
        program.gathered[block.id] = id
      } else {
        program.blocks.removeLast()
      }
    }
    return program
  }

  /// The call of the block that asks all rules of a block, where there is one.
  public func gatheredRules(of block: Block) -> BlockCall? {
    gathered[block.id].map { BlockCall(block: $0, path: "") }
  }

  /// Whether a block asks the rules of another, where that one asks them.
  public func isGathered(_ block: Block) -> Bool { block.variant.first == GatheredRules.variant }

  /// The names of members that calls and what they apply to the same value ask for.
  func names(askedForBy calls: [BlockCall]) -> [String] {
    var names = NameNumbers([])
    var seen: Set<BlockID> = []
    var open = Array(calls.reversed())
    while let call = open.popLast() {
      guard seen.insert(call.block).inserted else { continue }
      let block = self[call.block]
      for name in block.object?.names ?? [] { _ = names.number(of: name) }
      open += block.callsInPlace.reversed()
    }
    return names.names
  }
}

private enum GatheredRules {
  /// What a block of rules is called, before the variant of the block it stands for: which may be a joined one.
  static let variant = "rules"
}

extension Block {
  /// A block of rules alone, which stands for this one.
  /// - Parameter names: those of the members whose presence or value its walk notes.
  fileprivate func gathered(_ id: BlockID, _ rules: [BlockCall], _ names: [String]) -> Block {
    let block = Block(id: id, schema: schema, location: location, message: nil, tracks: false)
    block.variant = [GatheredRules.variant] + variant
    block.isReread = true
    block.isFinished = true
    var plan = ObjectPlan()
    plan.names = names
    plan.properties = names.map {
      PropertyPlan(name: $0, call: nil, deprecation: nil, deprecatedKeyword: "")
    }
    block.object = plan
    block.whole = [.warnings(rules)]
    return block
  }
}
