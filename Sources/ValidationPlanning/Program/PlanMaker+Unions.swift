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
      var made = self.made(rule.decision, of: union, strategy, reading?.candidates)
      made.kinds = rule.kinds
      kinds.append(made)
    }
    made.kinds = memory.list(kinds)
    return made
  }

  private mutating func made(
    _ decision: UnionType.Decision, of union: UnionType, _ strategy: UnionStrategy?,
    _ candidates: UnionReading.Candidates?
  ) -> PlanKindReading {
    var made = PlanKindReading()
    made.validates = strategy != nil
    switch decision {
    case .branch(let index): made.cases = memory.list([self.made(index, strategy)])
    case .tag(let property, let branches, let other):
      made.choice = .tag
      made.tag = memory.texts([property])
      addCases(branches, other, to: &made)
    case .text(let branches, let other):
      made.choice = .text
      addCases(branches, other, to: &made)
    case .ask(let cases), .closest(let cases):
      if case .closest = decision { made.prefersClosest = true }
      if case .attempts(let attempts) = strategy {
        made.choice = .trial
        var tried: [PlanCaseReading] = []
        for item in attempts { tried.append(reading(item.index, item.strategy, candidates)) }
        made.cases = memory.list(tried)
      } else {
        made.choice = .asked
        made.cases = memory.list(asked(cases, of: union, made.prefersClosest, candidates))
      }
    }
    return made
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
  private mutating func asked(
    _ cases: [Int], of union: UnionType, _ prefersClosest: Bool, _ candidates: UnionReading.Candidates?
  ) -> [PlanCaseReading] {
    var order: [(index: Int, isAsked: Bool)] = []
    let free = cases.first { accepts($0, of: union) }
    if prefersClosest {
      order = cases.map { ($0, !accepts($0, of: union)) }
    } else {
      // The last one has what the others have not; a case that accepts all values is the last.
      order = cases.dropLast().filter { !accepts($0, of: union) }.map { ($0, true) }
      if let last = free ?? cases.last { order.append((last, false)) }
    }
    var asked: [PlanCaseReading] = []
    for item in order {
      var made = reading(item.index, nil, candidates)
      if item.isAsked { made.asked = memory.list(blocks(of: union.cases[item.index])) }
      asked.append(made)
    }
    return asked
  }

  /// Whether a schema of a case accepts every value.
  private func accepts(_ index: Int, of union: UnionType) -> Bool {
    union.cases[index].schemas.contains { plan.entry(of: $0)?.isAlways ?? true }
  }

  /// The blocks that decide whether a value is a case's.
  private mutating func blocks(of item: UnionType.Case) -> [PlanAsked] {
    item.schemas.compactMap { schema in
      var asked = PlanAsked()
      asked.block = plan.entry(of: schema).flatMap { target($0) }
      return asked.block == nil ? nil : asked
    }
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
