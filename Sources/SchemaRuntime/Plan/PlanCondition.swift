// The conditions on what a walk over an object has noted.

/// A condition on what a walk over an object has noted: a test, or several joined.
package struct PlanCondition: PlanPart, Sendable {
  package var kind = Kind.all
  package var isNegated = false
  package var parts = PlanList<PlanCondition>()
  /// The names of `has`.
  package var bits: UInt64 = 0
  package var word = 0
  /// A number of members, that of a name, or the line of a table.
  package var number = 0
  /// The slot of the value that is looked at, and the number of its name where no walk has noted its place.
  package var slot = -1
  package var name = -1
  /// The slot for the place of the value among `texts`.
  package var told = 0
  package var texts = PlanTexts()
  package var types = TypeSet.all
  package var table: PlanTarget?
  package var block: PlanTarget?
  /// The steps that count how many of the parts hold, once the plan is loaded.
  var steps = ConditionSteps()

  package enum Kind: String, Sendable {
    case all, any, one
    /// The second part where the first holds, else the third.
    case choice
    /// All names of some bits are there.
    case has
    /// The name with a number is there.
    case hasLate
    case most, least
    /// The value is one of the texts that have a bit.
    case among
    case types
    /// The value is no object, or has all names of a table.
    case names
    /// A line of a table accepts the value.
    case line
    /// A block accepts the value.
    case block
  }

  package init() {}

  package init(_ kind: Kind) { self.kind = kind }

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.word(&kind)
    try coder.flag("not", &isNegated)
    try coder.bits("bits", &bits)
    try coder.number("word", &word, usually: 0)
    try coder.number("number", &number, usually: 0)
    try coder.number("slot", &slot, usually: -1)
    try coder.number("name", &name, usually: -1)
    try coder.number("told", &told, usually: 0)
    try coder.texts("texts", &texts)
    try coder.types("types", &types, usually: .all)
    try coder.table("table", &table)
    try coder.block("block", &block)
    try coder.parts("of", &parts)
    if kind == .one { steps = coder.made(.exactlyOne(of: parts)) }
  }
}

extension PlanCondition {
  /// Whether both ask which of some texts a value is, and look for it at the same place.
  fileprivate func asksSame(as other: PlanCondition) -> Bool {
    kind == .among && other.kind == .among && slot == other.slot && told == other.told && name == other.name
      && texts.texts.count == other.texts.texts.count
  }
}

// MARK: - Steps

/// A question of a condition, and where the run goes on for each answer.
struct ConditionStep {
  /// The names that have to be there, of those in one of the two words; where there are none, `test` is asked.
  var bits: UInt64 = 0
  var word = 0
  var test: UnsafePointer<PlanCondition>
  /// Each is the number of a step, or an `end`.
  var yes: Int
  var no: Int
  /// Of `among`, by the place of the value among the texts, behind that of other values: where the run goes on, past steps that
  /// ask the same value.
  var jumps = PlanList<Int>()

  /// The number of no step: the end at which a condition holds, or does not.
  static func end(holds: Bool) -> Int { holds ? -1 : -2 }
}

/// The steps in which a condition is asked. No question is asked whose answer does not matter.
package struct ConditionSteps: Sendable {
  var steps = PlanList<ConditionStep>()
  /// The number of the first step, or an end.
  var first = ConditionStep.end(holds: true)

  package init() {}

  init(_ steps: PlanList<ConditionStep>, first: Int) { (self.steps, self.first) = (steps, first) }
}

/// Makes steps, the last one first: where to go on is known by then.
package struct ConditionStepMaker {
  private(set) var steps: [ConditionStep] = []
  private(set) var first = ConditionStep.end(holds: true)
  /// By the number of the step.
  private(set) var jumps: [[Int]] = []

  init() {}

  static func condition(_ condition: UnsafePointer<PlanCondition>) -> ConditionStepMaker {
    var maker = ConditionStepMaker()
    maker.first = maker.entry(
      of: condition, yes: ConditionStep.end(holds: true), no: ConditionStep.end(holds: false))
    return maker
  }

  /// The steps that tell whether exactly one of some conditions holds.
  static func exactlyOne(of parts: PlanList<PlanCondition>) -> ConditionStepMaker {
    var maker = ConditionStepMaker()
    // Where to go on at each part, if none before it holds, and if one does.
    var none = ConditionStep.end(holds: false)
    var one = ConditionStep.end(holds: true)
    for number in (0..<parts.count).reversed() {
      let next = one
      one = maker.entry(of: parts[number], yes: ConditionStep.end(holds: false), no: one)
      none = maker.entry(of: parts[number], yes: next, no: none)
    }
    maker.first = none
    return maker
  }

  /// Adds the steps of a condition.
  /// - Returns: the number of the first of them, or where a condition leads that asks nothing.
  private mutating func entry(of condition: UnsafePointer<PlanCondition>, yes: Int, no: Int) -> Int {
    let parts = condition.pointee.parts
    switch condition.pointee.kind {
    case .all:
      return (0..<parts.count).reversed().reduce(yes) { entry(of: parts[$1], yes: $0, no: no) }
    case .any:
      return (0..<parts.count).reversed().reduce(no) { entry(of: parts[$1], yes: yes, no: $0) }
    case .choice:
      let then = entry(of: parts[1], yes: yes, no: no)
      return entry(of: parts[0], yes: then, no: entry(of: parts[2], yes: yes, no: no))
    case .has, .hasLate, .most, .least, .among, .types, .names, .line, .block, .one:
      let (yes, no) = condition.pointee.isNegated ? (no, yes) : (yes, no)
      var step = ConditionStep(test: condition, yes: yes, no: no)
      if condition.pointee.kind == .has {
        (step.bits, step.word) = (condition.pointee.bits, condition.pointee.word)
      }
      if step.bits != 0 {
        // A step that asks the same names is told already.
        step.yes = next(yes, after: step, isMet: true)
        step.no = next(no, after: step, isMet: false)
      }
      steps.append(step)
      jumps.append(jumps(of: step))
      return steps.count - 1
    }
  }

  /// The jumps of a step: the steps behind it have theirs.
  private func jumps(of step: ConditionStep) -> [Int] {
    let test = step.test.pointee
    guard test.kind == .among else { return [] }
    return (0...test.texts.texts.count).map { place in
      let isAmong = (test.bits &<< 1) &>> UInt64(truncatingIfNeeded: place) & 1 != 0
      let next = isAmong ? step.yes : step.no
      guard next >= 0, steps[next].test.pointee.asksSame(as: test) else { return next }
      return jumps[next][place]
    }
  }

  /// Where the run goes on at a step after another one with an answer: past it, if it asks for the same names.
  private func next(_ number: Int, after step: ConditionStep, isMet: Bool) -> Int {
    guard number >= 0, steps[number].bits == step.bits, steps[number].word == step.word else { return number }
    return isMet ? steps[number].yes : steps[number].no
  }
}
