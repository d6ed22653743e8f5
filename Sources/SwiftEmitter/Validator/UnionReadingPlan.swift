import SchemaRuntime
import ValidationPlanning

/// How a union validates itself while it is read.
public struct UnionReadingPlan {
  /// How the values of some kinds are validated while they are read.
  var strategies: [(kinds: TypeSet, strategy: UnionStrategy)] = []
  /// How the names that an object has, or the value of a member, pick its case.
  var candidates: Candidates?

  /// How the values of a kind are; nil where a function validates them first.
  func strategy(of kinds: TypeSet) -> UnionStrategy? {
    strategies.first { $0.kinds == kinds }?.strategy
  }

  struct Candidates {
    /// The expression that says which branches an object may be.
    /// - Parameter cursor: what reads the object: a `Cursor`, or a `Decoder`.
    func few(of cursor: SwiftCode) -> SwiftCode { "try \(block).candidates(of: \(cursor)\(rest))" }

    /// What says which branches an object may be, without its first argument.
    var block: SwiftCode
    var rest: SwiftCode
    /// The case for each answer that is one branch.
    var cases: [(bit: UInt64, index: Int)]
  }
}

// What the planner has found, with the names that generated code uses.
extension UnionReadingPlan {
  init(_ reading: UnionReading, _ emitter: ValidatorEmitter) {
    strategies = reading.strategies
    candidates = reading.candidates.map { found in
      let place = emitter.plan.place(of: found.union, in: reading.block)
      return Candidates(
        block: emitter.name(reading.block).code, rest: place == 0 ? "" : ", union: \(place)",
        cases: found.cases)
    }
  }
}
