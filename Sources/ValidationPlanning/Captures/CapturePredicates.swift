import SchemaRuntime
import SchemaValidation

/// The demands of subschemas that look at an object again, as predicates over what a walk has captured.
package struct CapturePredicates {
  private let program: PlannedProgram
  private let block: Block
  private let captured: CapturePlan

  init(_ captured: CapturePlan, of block: Block, in program: PlannedProgram) {
    (self.captured, self.block, self.program) = (captured, block, program)
  }

  /// The predicate that all checks hold which are decided so, but for rules that only warn.
  package var verdict: Predicate {
    var parts = captured.decided.map { formula(block.inPlaceChecks[$0]) }
    if let plan = block.object {
      if captured.decidesDependents { parts += dependents(plan) }
      parts += plan.conditional.map { number in
        .any([hasSeen(number).negated, evaluation(of: plan.names[number], block)])
      }
    }
    return Predicate.all(parts).simplified(knowing: known)
  }

  /// The predicate that all rules of `x-warnings` hold which are decided so.
  package var allRules: Predicate {
    Predicate.all(captured.rules(areDecided: true).map(formula)).simplified(knowing: known)
  }

  /// The names that a walk has found before it asks.
  private var known: KnownNames { KnownNames(required: block.object?.required ?? []) }
}

// The demands of subschemas, as formulas.
extension CapturePredicates {
  private func formula(_ call: BlockCall) -> Predicate {
    let callee = program[call.block]
    if let types = callee.types, !types.contains(.object) { return .never }
    var parts: [Predicate] = []
    if let plan = callee.object { parts = presence(plan) + properties(plan, of: callee) + dependents(plan) }
    return .all(parts + callee.inPlaceChecks.map(formula))
  }

  private func formula(_ check: Check) -> Predicate {
    switch check {
    case .reference(let call): formula(call)
    case .not(let call, _): formula(call).negated
    case .allOf(let calls): .all(calls.map(formula))
    case .union(let plan):
      plan.isExclusive
        ? .exactlyOne(plan.branches.map { formula($0.call) }) : .any(plan.branches.map { formula($0.call) })
    case .conditional(let plan): formula(plan)
    // Checks that captures decide have none of these.
    case .unevaluatedItems, .unevaluatedProperties, .rule, .warnings: .always
    }
  }

  private func formula(_ plan: ConditionalPlan) -> Predicate {
    let condition = formula(plan.condition)
    switch (plan.then.map(formula), plan.otherwise.map(formula)) {
    case (let then?, nil): return .any([condition.negated, then])
    case (nil, let otherwise?): return .any([condition, otherwise])
    case (let then?, let otherwise?): return .choice(condition, then, otherwise)
    case (nil, nil): return .always
    }
  }

  /// The predicate that something other than the walk itself evaluates the member with a name.
  private func evaluation(of name: String, _ block: Block) -> Predicate {
    var parts = block.inPlaceChecks.map { evaluation(of: name, $0) }
    for dependent in block.object?.dependentSchemas ?? [] {
      guard let plan = block.object, let number = captured.number(of: plan.names[dependent.name]) else {
        continue
      }
      parts.append(.all([hasSeen(number), evaluation(of: name, dependent.call)]))
    }
    return .any(parts)
  }

  /// The predicate that a subschema evaluates the member with a name: what it evaluates counts where it holds (Core
  /// §7.7.1.2).
  private func evaluation(of name: String, _ call: BlockCall) -> Predicate {
    let callee = program[call.block]
    let isListed = callee.object?.properties.contains { $0.name.hasSameScalars(as: name) } ?? false
    return .all([formula(call), isListed ? .always : evaluation(of: name, callee)])
  }

  private func evaluation(of name: String, _ check: Check) -> Predicate {
    switch check {
    case .reference(let call): evaluation(of: name, call)
    case .allOf(let calls): .any(calls.map { evaluation(of: name, $0) })
    case .union(let plan): .any(plan.branches.map { evaluation(of: name, $0.call) })
    case .conditional(let plan): evaluation(of: name, plan)
    case .not, .unevaluatedItems, .unevaluatedProperties, .rule, .warnings: .never
    }
  }

  private func evaluation(of name: String, _ plan: ConditionalPlan) -> Predicate {
    let condition = formula(plan.condition)
    return .any([
      evaluation(of: name, plan.condition),
      .all([condition, plan.then.map { evaluation(of: name, $0) } ?? .never]),
      .all([condition.negated, plan.otherwise.map { evaluation(of: name, $0) } ?? .never]),
    ])
  }

  /// The predicates on which members there are, and how many.
  private func presence(_ plan: ObjectPlan) -> [Predicate] {
    var parts: [Predicate] = []
    let required = plan.required.compactMap { captured.number(of: plan.names[$0]) }
    for word in 0..<2 {
      let mask = required.mask(ofWord: word)
      if mask != 0 { parts.append(haveBits(mask, ofWord: word)) }
    }
    parts += required.filter { $0 >= 128 }.map(hasSeen)
    for pair in plan.dependentRequired {
      guard let name = captured.number(of: plan.names[pair.name]),
        let other = captured.number(of: plan.names[pair.other])
      else { continue }
      parts.append(.any([hasSeen(name).negated, hasSeen(other)]))
    }
    if let limit = plan.maxProperties {
      parts.append(.test(CaptureTest(question: .countIsAtMost(limit))))
    }
    if let limit = plan.minProperties {
      parts.append(.test(CaptureTest(question: .countIsAtLeast(limit))))
    }
    return parts
  }

  private func hasSeen(_ number: Int) -> Predicate {
    if number < 128 { return haveBits([number].mask(ofWord: number / 64), ofWord: number / 64) }
    return .test(CaptureTest(question: .hasSeen(number)))
  }

  /// Whether all names of a mask have been seen.
  private func haveBits(_ mask: UInt64, ofWord word: Int) -> Predicate {
    .test(CaptureTest(question: .haveBits(mask, ofWord: word)))
  }

  private func properties(_ plan: ObjectPlan, of callee: Block) -> [Predicate] {
    plan.properties.enumerated().compactMap { index, property in
      guard let number = captured.number(of: property.name), let place = place(of: number) else { return nil }
      switch captured.value(of: property, in: callee) {
      case nil: return nil
      case .enumIndex(let enumIndex, let holds):
        return test(.isAmong(place, enumIndex), holds, of: number)
      case .typed(let types, let holds):
        return test(.isOf(place, types), holds, of: number)
      case .having(let names, let holds):
        return test(.hasNames(place, names), holds, of: number)
      case .table:
        return test(.acceptedByTable(place, callee.id, line: index), of: number)
      case .call(let call):
        if program[call.block].isAlways { return nil }
        return test(.acceptedByFunction(place, call.block), of: number)
      }
    }
  }

  /// The test of the value of the name with a number, which holds where there is none, too.
  private func test(
    _ question: CaptureTest.Question, _ holds: Bool = true, of number: Int
  ) -> Predicate {
    let formula = Predicate.test(CaptureTest(question: question))
    return holds ? formula : .any([hasSeen(number).negated, formula.negated])
  }

  /// The slot for the place of a name's value, with the number of the name where no walk notes it.
  private func place(of number: Int) -> CaptureTest.Place? {
    if let slot = captured.slot(of: number) { return CaptureTest.Place(slot: slot) }
    return captured.locatedSlot(of: number).map { CaptureTest.Place(slot: $0, number: number) }
  }

  private func dependents(_ plan: ObjectPlan) -> [Predicate] {
    plan.dependentSchemas.compactMap { dependent in
      guard let number = captured.number(of: plan.names[dependent.name]) else { return nil }
      return .any([hasSeen(number).negated, formula(dependent.call)])
    }
  }
}
