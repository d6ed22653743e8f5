import SchemaRuntime
import SchemaValidation

// The checks that look at a value from its start.
extension PlanMaker {
  mutating func checks(of block: Block) -> [PlanCheck] {
    var checks: [PlanCheck] = []
    for index in block.inPlaceChecks.indices {
      let step = block.readsValue ? plan.step(ofCheck: index, in: block) : .always
      if case .never = step { continue }
      var made = self.made(block.inPlaceChecks[index], index, of: block)
      if case .ofOthersThanObjects = step {
        for number in made.indices { made[number].leavesObjects = true }
      }
      checks += made
    }
    return checks
  }

  private mutating func made(_ check: Check, _ index: Int, of block: Block) -> [PlanCheck] {
    switch check {
    case .reference(let call): return [made(.call, call)]
    case .allOf(let calls): return calls.map { made(.call, $0) }
    case .union:
      guard let union = block.unions.first(where: { $0.index == index }) else { return [] }
      var made = PlanCheck(.union)
      made.union = memory.list([self.made(union, of: block)])
      return [made]
    case .not(let call, _): return plan[call.block].isAlways ? [PlanCheck(.refuse)] : [made(.not, call)]
    case .conditional(let conditional): return made(conditional)
    case .rule(let rule, _):
      var made = PlanCheck(.value)
      made.demand = PlanDemand(rule, in: memory)
      return [made]
    case .warnings(let rules): return made(rules, of: block)
    case .unevaluatedItems(let call, _): return [unevaluated(.unevaluatedItems, call)]
    case .unevaluatedProperties(let call, _): return [unevaluated(.unevaluatedProperties, call)]
    }
  }

  private mutating func made(_ kind: PlanCheck.Kind, _ call: BlockCall?) -> PlanCheck {
    var made = PlanCheck(kind)
    made.call = self.call(call)
    return made
  }

  private mutating func unevaluated(_ kind: PlanCheck.Kind, _ call: BlockCall?) -> PlanCheck {
    var made = self.made(kind, call)
    made.isClosed = call == nil
    return made
  }

  private mutating func made(_ conditional: ConditionalPlan) -> [PlanCheck] {
    if plan[conditional.condition.block].isAlways {
      return conditional.then.map { [self.made(.call, $0)] } ?? []
    }
    // Without both it still says what is evaluated.
    let asksNothing = conditional.then == nil && conditional.otherwise == nil
    if asksNothing, !plan[conditional.condition.block].collectsEvaluated { return [] }
    var made = PlanCheck(.if)
    made.call.block = target(plan[conditional.condition.block])
    if let then = conditional.then { made.then = memory.list([call(then)]) }
    if let otherwise = conditional.otherwise { made.otherwise = memory.list([call(otherwise)]) }
    return [made]
  }

  /// The rules of `x-warnings`: a block runs those that it has gathered. Of the others, each that captures do not decide is
  /// asked.
  private mutating func made(_ rules: [BlockCall], of block: Block) -> [PlanCheck] {
    if let gathered = plan.gatheredRules(of: block) {
      var made = PlanCheck(.warnings)
      made.call.block = target(of: gathered)
      return [made]
    }
    var checks: [PlanCheck] = []
    for rule in rules where !plan[rule.block].isAlways {
      let isCaptured = plan.isCaptured(rule, of: block)
      if isCaptured, plan.givesVerdict(block) { continue }
      var made = PlanCheck(.rule)
      (made.call.block, made.leavesObjects) = (target(plan[rule.block]), isCaptured)
      checks.append(made)
    }
    return checks
  }

  // MARK: Unions

  private mutating func made(_ union: BlockUnion, of block: Block) -> PlanUnion {
    var groups: [(candidates: [Int], kinds: [JSONKind])] = []
    for kind in JSONKind.allCases where block.types?.allows(kind) ?? true {
      let candidates = union.plan.candidates(kind)
      let isTagged = kind == .object && union.plan.tag != nil
      if !isTagged, let group = groups.firstIndex(where: { $0.candidates == candidates }) {
        groups[group].kinds.append(kind)
      } else {
        groups.append((candidates, [kind]))
      }
    }
    var made = PlanUnion()
    made.isExclusive = union.plan.isExclusive
    var choices: [PlanChoice] = []
    for group in groups {
      var choice = self.choice(group.candidates, group.kinds, union, of: block)
      choice.types = TypeSet(group.kinds)
      choices.append(choice)
    }
    made.choices = memory.list(choices)
    if plan.preselectsBranches(of: union, in: block) || union.plan.isExhaustive {
      made.preselection = memory.list([preselection(union, of: block)])
    }
    return made
  }

  private mutating func choice(
    _ candidates: [Int], _ kinds: [JSONKind], _ union: BlockUnion, of block: Block
  ) -> PlanChoice {
    var choice = PlanChoice()
    let branches = union.plan.branches
    if candidates.isEmpty {
      choice.kind = .refuse
    } else if candidates.count == 1 {
      choice.call = call(branches[candidates[0]].call)
    } else if union.plan.isExhaustive {
      choice.kind = .chosen
      choice.branches = memory.list(candidates.map { branch($0, union) })
    } else if plan.isTagged(kinds, union), let tag = union.plan.tag {
      choice.kind = .tag
      (choice.tag, choice.values) = (memory.texts([tag.name]), memory.texts(tag.values))
      var found = candidates.map { branch($0, union) }
      for (place, candidate) in candidates.enumerated() {
        found[place].count = branches[candidate].tags.count
      }
      choice.branches = memory.list(found)
      choice.usual = tag.defaultBranch.flatMap(candidates.firstIndex) ?? -1
    } else {
      attempt(candidates, kinds, union, of: block, &choice)
    }
    return choice
  }

  private mutating func attempt(
    _ candidates: [Int], _ kinds: [JSONKind], _ union: BlockUnion, of block: Block, _ choice: inout PlanChoice
  ) {
    choice.call.warns = candidates.contains { union.plan.branches[$0].call.isDeprecated }
    switch plan.outcome(of: candidates, kinds, of: union, in: block) {
    case .verdict:
      choice.kind = .skip
      return
    case .warnings: choice.isForWarnings = true
    case nil: break
    }
    choice.kind = .attempt
    let isPreselected = plan.preselectsBranches(of: union, in: block) && kinds.contains(.object)
    choice.isPreselected = isPreselected
    var found: [PlanBranch] = []
    for candidate in candidates {
      var branch = branch(candidate, union)
      branch.isOptional = isPreselected && plan.mayExclude(candidate, of: union, in: block)
      if !isPreselected { branch.bit = 0 }
      found.append(branch)
    }
    choice.branches = memory.list(found)
  }

  private mutating func branch(_ candidate: Int, _ union: BlockUnion) -> PlanBranch {
    var branch = PlanBranch()
    branch.call = call(union.plan.branches[candidate].call)
    if union.plan.tag == nil { branch.bit = 1 << UInt64(candidate) }
    return branch
  }

  private func preselection(_ union: BlockUnion, of block: Block) -> PlanPreselection {
    var made = PlanPreselection()
    if plan.asksValue(for: union, in: block) || union.plan.isExhaustive,
      let discriminator = union.plan.valueDiscriminator
    {
      made.lines = memory.texts(discriminator.lines)
    }
    guard plan.asksNames(for: union, in: block) else { return made }
    made.names = memory.texts(union.plan.discriminatingNames)
    var needs: [PlanNeed] = []
    for candidate in union.plan.candidates(.object) {
      let bit: UInt64 = 1 << UInt64(candidate)
      let names = union.plan.branches[candidate].requiredNames
      if names == 0 {
        made.always |= bit
      } else {
        var need = PlanNeed()
        (need.names, need.branch) = (names, bit)
        needs.append(need)
      }
    }
    made.needs = memory.list(needs)
    return made
  }
}

extension ValueDiscriminatorPlan {
  /// The lines that `ValueDiscriminator` reads.
  package var lines: [String] {
    let texts = values.compactMap { item in item.value.stringValue.map { ($0, item.branches) } }
    let literals = values.filter { $0.value.stringValue == nil }.map { ($0.value.description, $0.branches) }
    return ValueDiscriminator.lines(
      of: property, missing: missing, others: others, texts: texts, literals: literals)
  }
}
