import SchemaValidation

/// Finds the blocks that need a function: the entries, and what is called from those and not written into them.
enum CalledBlocks {
  static func of(_ program: PlannedProgram) -> Set<BlockID> {
    var called: Set<BlockID> = []
    var open = program.entries.values.sorted()
    while let id = open.popLast() {
      let block = program[id]
      guard !block.isAlways, called.insert(id).inserted else { continue }
      open += block.calls(in: program).map(\.block)
      if let joined = program.joined[id] { open.append(joined) }
    }
    return called
  }

  /// The blocks without a function that are written into one of those functions: their tables stand alone.
  static func written(into called: Set<BlockID>, of program: PlannedProgram) -> Set<BlockID> {
    var written: Set<BlockID> = []
    for id in called {
      let block = program[id]
      guard let plan = block.object else { continue }
      for property in plan.properties where program.demands(of: property, in: block) == nil {
        guard let call = property.call, !called.contains(call.block) else { continue }
        if program.isInline(call, of: property, in: block, plan) { written.insert(call.block) }
      }
      if program.isDecidedByNotes(block) {
        written.formUnion(NotedChecks(block, in: program).tables.subtracting(called))
      }
    }
    return written
  }
}

extension PlannedProgram {
  /// Whether the checks of a property's value are written into the function of the object, with none of their own. Those
  /// of a block that walks members are not: readers, and what decides from notes, call them too.
  func isInline(_ call: BlockCall, of property: PropertyPlan, in block: Block, _ plan: ObjectPlan)
    -> Bool
  {
    if walksMembers(block) || !uses(.inlineScalars) { return false }
    let callee = self[call.block]
    let isPlain = callee.isPlainType && plan.patterns.isEmpty && property.deprecation == nil
    return (isPlain || callee.inlineKind != nil) && isWritten(call, of: property, into: block)
  }
}

extension PlannedProgram {
  /// Whether a block gives a verdict on objects alone, which has been given where the object was read.
  func givesVerdict(_ block: Block) -> Bool { isJoined(block) && block.types == .object }

  /// Whether what a walk notes decides in any case what a block asks of an object besides: then the functions of those
  /// subschemas are not called.
  func isDecidedByNotes(_ block: Block) -> Bool {
    givesVerdict(block) && NotedChecks(block, in: self).decidesAll
  }
}

extension Block {
  /// The calls that the block's function makes.
  func calls(in program: PlannedProgram) -> [BlockCall] {
    var calls: [BlockCall] = []
    for plan in strings.compactMap(\.content) { calls.append(plan.schema) }
    if let array {
      for (item, demands) in zip(array.prefix, program.prefixDemands(of: self)) where demands == nil {
        calls.append(item)
      }
      if program.itemDemands(of: self) == nil { calls.append(array.items) }
      if program.containsDemands(of: self) == nil { calls.append(array.contains?.call) }
    }
    if let object { appendCalls(of: object, in: program, to: &calls) }
    if program.isDecidedByNotes(self) {
      let noted = NotedChecks(self, in: program)
      return calls + noted.calls + openRules(in: program)
    }
    for check in whole {
      calls += check.rules.isEmpty ? check.calls : openRules(in: program)
    }
    return calls + (object?.dependentSchemas.map(\.call) ?? [])
  }

  /// The rules that are asked one by one, or the block that asks all of them.
  private func openRules(in program: PlannedProgram) -> [BlockCall] {
    if let gathered = program.gatheredRules(of: self) { return [gathered] }
    return program.isJoined(self)
      ? NotedChecks(self, in: program).rules(areDecided: false) : whole.flatMap(\.rules)
  }

  private func appendCalls(of plan: ObjectPlan, in program: PlannedProgram, to calls: inout [BlockCall]) {
    for property in plan.properties {
      guard let call = property.call, program.demands(of: property, in: self) == nil,
        !program.isInline(call, of: property, in: self, plan)
      else { continue }
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
