import SchemaRuntime
import ValidationPlanning

/// How a union validates itself while it is read.
public struct UnionReadingPlan {
  /// How the values of some kinds are validated while they are read.
  var parts: [(kinds: TypeSet, part: ReadingPlan.Part)] = []
  /// How the names that an object has, or the value of a member, pick its case.
  var candidates: Candidates?

  /// How the values of a kind are; nil where a function validates them first.
  func part(of kinds: TypeSet) -> ReadingPlan.Part? { parts.first { $0.kinds == kinds }?.part }

  struct Candidates {
    /// Says which branches an object may be.
    var few: BranchPreselector
    /// The case for each answer that is one branch.
    var cases: [(bit: UInt64, index: Int)]
  }
}

// What the planner has found, with the names that generated code uses.
extension UnionReadingPlan {
  init(_ reading: UnionReading, _ emitter: ValidatorEmitter) {
    parts = reading.parts.map { ($0.kinds, ReadingPlan.Part($0.part, emitter)) }
    candidates = reading.candidates.map { found in
      Candidates(
        few: BranchPreselector(emitter: emitter, block: reading.block, union: found.union), cases: found.cases
      )
    }
  }
}
