import SchemaModel
import SchemaValidation

/// Finds the blocks that need a function: the entries that are asked, and the blocks that these call and that are not
/// written into them.
enum CalledBlocks {
  /// - Parameter asked: the schemas that are asked; nil for all entries.
  static func of(_ program: PlannedProgram, asked: Set<SchemaID>?) -> Set<BlockID> {
    var called: Set<BlockID> = []
    var open = program.entries.filter { asked?.contains($0.key) ?? true }.values.sorted()
    while let id = open.popLast() {
      let block = program[id]
      guard !block.isAlways, called.insert(id).inserted else { continue }
      if let merged = program.merged[id] {
        open.append(merged)
        if !program[merged].isVerdictOnly { continue }
      }
      open += block.calls(in: program).map(\.block)
    }
    return called
  }

  /// The blocks without a function that are written into one of those functions: their tables stand alone.
  static func written(into called: Set<BlockID>, of program: PlannedProgram) -> Set<BlockID> {
    var written: Set<BlockID> = []
    for id in called { written.formUnion(CapturePlan(program[id], in: program).tables.subtracting(called)) }
    return written
  }
}

extension PlannedProgram {
  /// Whether a block is of objects alone, so that its verdict has been given where the object was read.
  func givesVerdict(_ block: Block) -> Bool { block.types == .object }

  /// Whether what a walk notes always decides the subschemas that look at an object again: then their functions are not
  /// called.
  func isDecidedByCaptures(_ block: Block) -> Bool {
    givesVerdict(block) && CapturePlan(block, in: self).decidesAll
  }
}

extension Block {
  /// The calls that the block's function makes.
  func calls(in program: PlannedProgram) -> [BlockCall] {
    var calls: [BlockCall] = []
    for check in strings { calls.append(check.content?.schema) }
    if let array {
      for (item, demands) in zip(array.prefix, program.prefixDemands(of: self)) where demands == nil {
        calls.append(item)
      }
      if program.itemDemands(of: self) == nil { calls.append(array.items) }
      if program.containsDemands(of: self) == nil { calls.append(array.contains?.call) }
    }
    if let object { appendCalls(of: object, in: program, to: &calls) }
    let captured = CapturePlan(self, in: program)
    calls += captured.calls
    if let gathered = program.gatheredRules(of: self) {
      calls.append(gathered)
    } else {
      calls += program.givesVerdict(self) ? captured.rules(areDecided: false) : inPlaceChecks.flatMap(\.rules)
    }
    if program.isDecidedByCaptures(self) { return calls }
    for (index, check) in inPlaceChecks.enumerated() where check.rules.isEmpty {
      if program.givesVerdict(self), captured.decided.contains(index) { continue }
      calls += check.calls
    }
    return calls + (captured.decidesDependents ? [] : object?.dependentSchemas.map(\.call) ?? [])
  }

  private func appendCalls(of plan: ObjectPlan, in program: PlannedProgram, to calls: inout [BlockCall]) {
    for property in plan.properties {
      guard let call = property.call, program.demands(of: property, in: self) == nil else { continue }
      calls.append(call)
    }
    for pattern in plan.patterns { calls.append(pattern.call) }
    calls.append(plan.propertyNames)
    if program.additionalDemands(of: self) == nil { calls.append(plan.additional.call) }
  }
}

extension Array where Element == BlockCall {
  /// Appends a call, if there is one.
  fileprivate mutating func append(_ call: BlockCall?) {
    if let call { self += [call] }
  }
}
