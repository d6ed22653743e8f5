import SchemaRuntime
import SchemaValidation

extension PlannedProgram {
  /// Adds blocks for rules of `x-warnings` that would each read an object again, because its own walk does not capture what
  /// they ask for: such a block goes over the object once for all rules of a block.
  mutating func gatherRules() {
    guard uses(.gatherRules) else { return }
    for block in blocks {
      let rules = block.inPlaceChecks.flatMap(\.rules)
      let count = CapturePlan(block, in: self).rules.count
      guard count < rules.count else { continue }
      let names = names(askedForBy: rules)
      guard !names.isEmpty else { continue }
      let id = append { block.gathered($0, rules, names) }
      if CapturePlan(self[id], in: self).rules.count > count {
        gathered[block.id] = id
      } else {
        blocks.removeLast()
      }
    }
  }

  /// The call of the block that runs all rules of a block, where there is one.
  func gatheredRules(of block: Block) -> BlockCall? {
    gathered[block.id].map { BlockCall(block: $0, path: "") }
  }

  /// The names of members that calls ask for, themselves or by subschemas for the same value.
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
  /// The word for a block of rules, before the variant of the block that it stands for, which may be a joined one.
  package static let variant = "rules"
}

extension Block {
  /// A block of rules alone, which stands for this one.
  /// - Parameter names: those of the members whose presence or value its walk notes.
  fileprivate func gathered(_ id: BlockID, _ rules: [BlockCall], _ names: [String]) -> Block {
    let plan = ObjectPlan()
    plan.names = names
    plan.properties = names.map { PropertyPlan(listing: $0) }
    let body = SchemaProgram.Block(location: location)
    (body.object, body.inPlaceChecks) = (plan, [.warnings(rules)])
    return Block(
      id: id, schema: schema, body, variant: [GatheredRules.variant] + variant, isRevisited: true)
  }
}
