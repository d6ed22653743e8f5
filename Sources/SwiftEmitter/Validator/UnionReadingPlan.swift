import SchemaRuntime
import ValidationPlanning

/// How a union validates itself while it is read.
public struct UnionReadingPlan {
  /// How the values of some kinds are validated while they are read.
  private(set) var strategies: [(kinds: TypeSet, strategy: Strategy)] = []
  /// The ways that the plan of the document has for cases, by their numbers.
  private(set) var ways: [ReadStrategy] = []
  /// How the names that an object has, or the value of a member, pick its case.
  private(set) var candidates: Candidates?

  /// How the values of a kind are validated while they are read.
  enum Strategy {
    /// Each in the same way.
    case each(CaseReading)
    /// By the cases of the union, by their number, that are tried in turn: the first that accepts the value has it.
    case attempts([(index: Int, reading: CaseReading)])
  }

  /// How the value of a case is validated while it is read.
  enum CaseReading {
    /// The value's own type validates it.
    case own
    /// Every value that the Swift type holds is valid.
    case plain
    /// Every JSON value, or every object, is valid.
    case any
    /// As the way with a number says.
    case way(Int)
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

  /// Nothing is validated while it is read.
  init() {}

  /// What the planner has found, with the names that generated code uses.
  init(_ reading: UnionReading, _ emitter: ValidatorEmitter) {
    for (kinds, strategy) in reading.strategies {
      switch strategy {
      case .each(let strategy): strategies.append((kinds, .each(self.reading(strategy))))
      case .attempts(let attempts):
        strategies.append((kinds, .attempts(attempts.map { ($0.index, self.reading($0.strategy)) })))
      }
    }
    candidates = reading.candidates.map { found in
      let place = emitter.plan.place(of: found.union, in: reading.block)
      return Candidates(
        block: emitter.name(reading.block).code, rest: place == 0 ? "" : ", union: \(place)",
        cases: found.cases)
    }
  }

  private mutating func reading(_ strategy: ReadStrategy) -> CaseReading {
    switch strategy {
    case .fused: return .own
    case .plain: return .plain
    case .any: return .any
    case .table, .items, .members, .nullable, .content:
      ways.append(strategy)
      return .way(ways.count - 1)
    }
  }

  /// How the values of a kind are; nil where a function validates them first.
  func strategy(of kinds: TypeSet) -> Strategy? {
    strategies.first { $0.kinds == kinds }?.strategy
  }
}
