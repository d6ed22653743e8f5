import SchemaModel
package import SchemaRuntime
import SchemaValidation
package import TypeModel

// How unions find the case of a value.
extension PlanMaker {
  /// The reading of a union.
  /// - Parameter reading: how values are validated while they are read; nil where the schema decides all of them first.
  package mutating func made(_ union: UnionType, _ reading: UnionReading?) -> PlanReading {
    var made = PlanReading()
    if let reading, let candidates = reading.candidates {
      made.block = target(of: reading.block)
      made.union = plan.place(of: candidates.union, in: reading.block)
    }
    var kinds: [PlanKindReading] = []
    for rule in union.dispatch {
      let strategy = reading?.strategies.first { $0.kinds == rule.kinds }?.strategy
      var made = self.made(rule, of: union, strategy, reading?.candidates)
      made.kinds = rule.kinds
      kinds.append(made)
    }
    made.kinds = memory.list(kinds)
    return made
  }

  private mutating func made(
    _ rule: UnionType.KindRule, of union: UnionType, _ strategy: UnionStrategy?,
    _ candidates: UnionReading.Candidates?
  ) -> PlanKindReading {
    var made = PlanKindReading()
    made.validates = strategy != nil
    switch rule.decision {
    case .branch(let index): made.cases = memory.list([self.made(index, strategy)])
    case .tag(let property, let branches, let other, let missing):
      made.choice = .tag
      made.tag = memory.texts([property])
      addCases(branches, other, to: &made)
      if missing != other { made.missing = missing ?? PlanKindReading.refused }
    case .text(let branches, let other):
      made.choice = .text
      addCases(branches, other, to: &made)
    case .ask(let cases), .closest(let cases):
      if case .closest = rule.decision { made.prefersClosest = true }
      // One branch of a `oneOf` accepts a value, whatever is meant.
      let hint = union.mayOverlap ? rule.hint : nil
      if case .attempts(let attempts) = strategy {
        made.choice = .trial
        var tried: [PlanCaseReading] = []
        for item in attempts { tried.append(reading(item.index, item.strategy, candidates)) }
        made.cases = memory.list(tried)
      } else {
        made.choice = .asked
        let isExact = made.prefersClosest || hint != nil
        made.cases = memory.list(asked(cases, of: union, isExact, candidates))
      }
      if let hint { note(hint, in: &made) }
    }
    return made
  }

  /// Notes at which positions the cases stand that are meant.
  private mutating func note(_ hint: UnionType.Hint, in made: inout PlanKindReading) {
    let numbers = made.cases.elements.map(\.number)
    let known = hint.branches.compactMap { item in
      numbers.firstIndex(of: item.branch).map { (value: item.value, position: $0) }
    }
    made.tag = memory.texts([hint.property])
    made.values = memory.texts(known.map(\.value))
    made.hinted = memory.list(
      known.map { item in
        var position = PlanCaseReading()
        position.number = item.position
        return position
      })
    made.other = hint.other.flatMap(numbers.firstIndex) ?? -1
  }

  private mutating func made(_ index: Int, _ strategy: UnionStrategy?) -> PlanCaseReading {
    // Where the plan has no way, the value's own type validates it.
    guard case .each(let strategy) = strategy, strategy.isOther else { return reading(index) }
    return reading(index, strategy)
  }

  private mutating func addCases(
    _ branches: [UnionType.TaggedBranch], _ other: Int?, to made: inout PlanKindReading
  ) {
    made.values = memory.texts(branches.map(\.value))
    let cases = branches.map(\.branch)
    if cases != Array(cases.indices) { made.cases = memory.list(cases.map { reading($0) }) }
    made.other = other ?? -1
  }

  /// The cases in the order in which they are asked, each with the blocks that accept it.
  /// - Parameter isExact: whether the last one is asked, too, since it may come first.
  private mutating func asked(
    _ cases: [Int], of union: UnionType, _ isExact: Bool, _ candidates: UnionReading.Candidates?
  ) -> [PlanCaseReading] {
    var order = cases.map { (index: $0, blocks: blocks(of: union.cases[$0])) }
    if !isExact {
      // The last one has what the others have not; a case that accepts all values is the last.
      let last = order.first(where: \.blocks.isEmpty) ?? order.last
      order = order.dropLast().filter { !$0.blocks.isEmpty }
      if let last { order.append((last.index, [])) }
    }
    var asked: [PlanCaseReading] = []
    for item in order {
      var made = reading(item.index, nil, candidates)
      made.asked = memory.list(item.blocks)
      asked.append(made)
    }
    return asked
  }

  /// The blocks of which one has to accept a value of a case; none where each value is the case's.
  private func blocks(of item: UnionType.Case) -> [PlanCall] {
    let targets = item.schemas.map { schema in plan.entry(of: schema).flatMap { target($0) } }
    return targets.contains(nil) ? [] : targets.map { PlanCall($0, warns: false) }
  }

  private mutating func reading(
    _ index: Int, _ strategy: ReadStrategy? = nil, _ candidates: UnionReading.Candidates? = nil
  ) -> PlanCaseReading {
    var made = PlanCaseReading()
    made.number = index
    made.bit = candidates?.cases.first { $0.index == index }?.bit ?? 0
    if let strategy { made.way = memory.list([way(strategy)]) }
    return made
  }
}

extension ReadStrategy {
  /// Whether something else than the value's own type validates it.
  fileprivate var isOther: Bool {
    if case .fused = self { return false }
    return true
  }
}
