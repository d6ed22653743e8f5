import SchemaRuntime
import SchemaValidation

// The walks over objects, and the conditions on what they note.
extension PlanMaker {
  mutating func made(_ plan: ObjectPlan, of block: Block) -> PlanObject {
    var made = PlanObject()
    (made.least, made.most) = (plan.minProperties ?? 0, plan.maxProperties ?? Int.max)
    addNames(plan, of: block, to: &made)
    guard self.plan.scansMembers(of: block) else {
      if self.plan.tabulatesMembers(of: block) {
        made.isMap = true
        made.table = table(.others, of: block)
      } else {
        addLookup(plan, of: block, to: &made)
      }
      return made
    }
    made.table = table(.members, of: block)
    addOthers(plan, of: block, to: &made)
    let captured = self.plan.captures(of: block)
    let (undecided, silent) = self.plan.undecided(in: block, plan)
    var members: [PlanMember] = []
    for number in undecided { members.append(member(number, plan, of: block, captured)) }
    for number in silent {
      var member = PlanMember()
      (member.number, member.slot, member.action) = (number, captured.slot(of: number) ?? -1, .others)
      members.append(member)
    }
    made.members = memory.list(members)
    made.required = memory.list(plan.required)
    made.pairs = memory.list(plan.dependentRequired.flatMap { [$0.name, $0.other] })
    let predicates = self.plan.predicates(of: block)
    if !captured.isEmpty { made.condition = memory.list([condition(predicates.verdict, of: block)]) }
    if !captured.decidesDependents { made.dependents = memory.list(dependents(plan)) }
    if !captured.rules.isEmpty { made.quiet = memory.list([condition(predicates.allRules, of: block)]) }
    return made
  }

  private mutating func member(
    _ number: Int, _ plan: ObjectPlan, of block: Block, _ captured: CapturePlan
  ) -> PlanMember {
    var member = PlanMember()
    (member.number, member.slot) = (number, captured.slot(of: number) ?? -1)
    let property = plan.properties[number]
    switch self.plan.step(of: property, in: block, plan) {
    case .table:
      member.action = .table
      member.call.warns = property.isDeprecated
    case .skip: member.action = block.isRevisited ? .again : .run
    case .call(let call): member.call = self.call(call)
    }
    return member
  }

  /// Adds what is asked of names.
  private mutating func addNames(_ plan: ObjectPlan, of block: Block, to made: inout PlanObject) {
    if let call = plan.propertyNames {
      var naming = PlanNaming()
      naming.call = self.call(call)
      naming.tests = memory.list((self.plan.nameTests(of: block) ?? []).map(test))
      made.naming = memory.list([naming])
    }
    var patterns: [PlanPattern] = []
    for pattern in plan.patterns {
      var made = PlanPattern()
      (made.source, made.call) = (memory.text(pattern.source), call(pattern.call))
      patterns.append(made)
    }
    made.patterns = memory.list(patterns)
  }

  private func test(_ test: NameTest) -> PlanNameTest {
    func made(_ kind: PlanNameTest.Kind, _ limit: Int = 0, _ texts: [String] = []) -> PlanNameTest {
      var made = PlanNameTest(kind, isNegated: test.isNegated)
      (made.limit, made.texts) = (limit, memory.texts(texts))
      return made
    }
    switch test.property {
    case .listed(let strings): return made(.listed, 0, strings)
    case .matching(let source): return made(.matching, 0, [source])
    case .upTo(let limit): return made(.upTo, limit)
    case .from(let limit): return made(.from, limit)
    case .within(let limit): return made(.within, limit)
    }
  }

  /// Adds a walk that looks names up one by one.
  private mutating func addLookup(_ plan: ObjectPlan, of block: Block, to made: inout PlanObject) {
    made.names = memory.texts(plan.names)
    made.listed = plan.properties.count
    made.isRevisited = block.isRevisited
    var members: [PlanMember] = []
    for (number, property) in plan.properties.enumerated() {
      var member = PlanMember()
      member.number = number
      if property.call == nil, block.isRevisited { member.action = .again }
      member.call = call(property.call)
      members.append(member)
    }
    made.members = memory.list(members)
    addUnlisted(plan, of: block, to: &made)
    made.required = memory.list(plan.required)
    made.pairs = memory.list(plan.dependentRequired.flatMap { [$0.name, $0.other] })
    made.dependents = memory.list(dependents(plan))
    switch plan.additional {
    case .any(let evaluates): made.evaluatesOthers = evaluates
    case .schema, .forbidden: made.evaluatesOthers = true
    }
  }

  private mutating func dependents(_ plan: ObjectPlan) -> [PlanMember] {
    var dependents: [PlanMember] = []
    for dependent in plan.dependentSchemas {
      var member = PlanMember()
      (member.number, member.call) = (dependent.name, call(dependent.call))
      dependents.append(member)
    }
    return dependents
  }

  private mutating func addOthers(_ plan: ObjectPlan, of block: Block, to made: inout PlanObject) {
    switch self.plan.others(in: block, plan) {
    case .read: break
    case .pass: made.passing = .all
    case .passUnwarned: made.passing = .unwarned
    case .table:
      made.passing = .all
      made.othersTable = table(.others, of: block)
    case .skip(let leavesEarly): made.passing = leavesEarly ? .early : .again
    }
    addUnlisted(plan, of: block, to: &made)
  }

  /// Adds what happens to members that are not listed.
  private mutating func addUnlisted(_ plan: ObjectPlan, of block: Block, to made: inout PlanObject) {
    if let known = plan.ownKnown {
      made.others.warning = .unknown
      made.others.known = memory.texts(known)
    } else if plan.known != nil {
      // A name that is only required has a number too, and is known.
      made.others.warning = plan.names.count > plan.properties.count ? .unnamed : .always
    }
    switch plan.additional {
    case .any: if block.isRevisited { made.others.action = .again }
    case .forbidden: made.others.action = .refuse
    case .schema(let call):
      if self.plan.nestedValues(of: block) != nil { made.others.table = table(.others, of: block) }
      made.others.call = self.call(call)
    }
  }

  // MARK: Conditions

  private mutating func condition(_ predicate: Predicate, of block: Block) -> PlanCondition {
    switch predicate {
    case .all(let parts): return joined(.all, parts, of: block)
    case .any(let parts): return joined(.any, parts, of: block)
    case .exactlyOne(let parts): return joined(.one, parts, of: block)
    case .notExactlyOne(let parts):
      var made = joined(.one, parts, of: block)
      made.isNegated = true
      return made
    case .choice(let condition, let then, let otherwise):
      return joined(.choice, [condition, then, otherwise], of: block)
    case .test(let test): return condition(test, of: block)
    }
  }

  private mutating func joined(
    _ kind: PlanCondition.Kind, _ parts: [Predicate], of block: Block
  ) -> PlanCondition {
    var made = PlanCondition(kind)
    var conditions: [PlanCondition] = []
    for part in parts { conditions.append(condition(part, of: block)) }
    made.parts = memory.list(conditions)
    return made
  }

  private mutating func condition(_ test: CaptureTest, of block: Block) -> PlanCondition {
    var made = PlanCondition()
    made.isNegated = test.isNegated
    func look(at place: CaptureTest.Place) { (made.slot, made.name) = (place.slot, place.number ?? -1) }
    switch test.question {
    case .haveBits(let bits, let word): (made.kind, made.bits, made.word) = (.has, bits, word)
    case .hasSeen(let number): (made.kind, made.number) = (.hasLate, number)
    case .countIsAtMost(let limit): (made.kind, made.number) = (.most, limit)
    case .countIsAtLeast(let limit): (made.kind, made.number) = (.least, limit)
    case .isAmong(let place, let enumIndex):
      (made.kind, made.told, made.bits) = (.among, enumIndex.slot, enumIndex.bits)
      made.texts = memory.texts(plan.captures(of: block).texts[enumIndex.table].texts)
      look(at: place)
    case .isOf(let place, let types):
      (made.kind, made.types) = (.types, types)
      look(at: place)
    case .hasNames(let place, let names):
      (made.kind, made.table) = (.names, table(.members, of: plan[names]))
      look(at: place)
    case .acceptedByTable(let place, let names, let line):
      (made.kind, made.table, made.number) = (.line, table(.members, of: plan[names]), line)
      look(at: place)
    case .acceptedByFunction(let place, let function):
      (made.kind, made.block) = (.block, target(plan[function]))
      look(at: place)
    }
    return made
  }
}
