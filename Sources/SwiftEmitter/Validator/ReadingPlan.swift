import SchemaModel
import SchemaRuntime
import TypeModel
import ValidationPlanning

/// How a struct validates itself while it is read: what its block asks, for the one walk that does both.
public struct ReadingPlan {
  /// The constant with the table of the members.
  var table: SwiftCode
  /// For each property of the struct.
  var members: [Member]
  /// What is asked of members without a property: nil forbids them.
  var others: Others?
  /// Numbers of the names that are required.
  var required: [Int]
  var dependent: [(name: Int, other: Int)]
  var count: ClosedRange<Int>?
  /// `x-maxSerializedBytes`.
  var maxSerializedBytes: Int?
  /// `propertyNames`, of names that are not listed.
  var name: SwiftCode?
  /// What is asked of the values of names that match a pattern, by pattern.
  var patterns: [String: SwiftCode]
  /// The names whose places are noted, by the number of the place.
  var capturedMembers: [Int]
  /// The function that decides from what is noted whether the object is valid.
  var holds: SwiftCode?

  struct Member {
    /// The number of the name in the table.
    var number: Int
    var reading: Reading
    /// Whether the walk leaves its value to code in any case, which notes where it is.
    var isLeft = false
  }

  enum Reading {
    /// The Swift type asks all that the schema does.
    case plain
    /// The table asks the rest.
    case table
    /// It is validated while it is read.
    case strategy(Strategy)
    /// The function is asked first.
    case function(SwiftCode)
  }

  /// How a value is validated while it is read.
  indirect enum Strategy {
    /// By its own type.
    case fused
    /// By a table of one line: the constant.
    case table(SwiftCode)
    /// Whatever the Swift type holds is valid.
    case plain
    /// Anything is valid that is JSON, or an object.
    case any
    /// An array, its items one by one, and how many there may be.
    case items(Strategy, ClosedRange<Int>)
    /// An object whose members have any names.
    case members(Strategy, ClosedRange<Int>)
    /// Null, or something else.
    case nullable(Strategy)
    /// A string that holds JSON text, of a value that is read so.
    case content(Strategy)
    /// The cases of a union, by their number, that are tried in turn: the first that accepts the value has it.
    case attempts([(index: Int, strategy: Strategy)])
  }

  enum Others {
    case any
    case function(SwiftCode)
  }
}

extension ReadingPlan {
  /// How the struct is read where a validator has run first.
  init(of object: ObjectType) {
    table = "names"
    members = object.properties.indices.map { Member(number: $0, reading: .plain) }
    others = .any
    required = []
    dependent = []
    patterns = [:]
    capturedMembers = []
  }
}

// What the planner has found, with the names that generated code uses.
extension ReadingPlan {
  init(_ reading: StructReading, _ emitter: ValidatorEmitter) {
    func function(_ id: BlockID) -> SwiftCode { emitter.closure(of: emitter.plan[id]) }
    table = emitter.table(.object, of: reading.block)
    members = reading.members.map { member in
      Member(number: member.number, reading: Reading(member.reading, emitter), isLeft: member.isLeft)
    }
    switch reading.others {
    case .any: others = .any
    case .function(let id): others = .function(function(id))
    case nil: others = nil
    }
    (required, dependent, count) = (reading.required, reading.dependent, reading.count)
    maxSerializedBytes = reading.maxSerializedBytes
    name = reading.name.map(function)
    patterns = reading.patterns.mapValues(function)
    capturedMembers = reading.capturedMembers
    holds = reading.asksCaptures ? "\(emitter.name(reading.block)).holds" : nil
  }
}

extension ReadingPlan.Reading {
  fileprivate init(_ reading: StructReading.Reading, _ emitter: ValidatorEmitter) {
    switch reading {
    case .plain: self = .plain
    case .table: self = .table
    case .strategy(let strategy): self = .strategy(ReadingPlan.Strategy(strategy, emitter))
    case .function(let id): self = .function(emitter.closure(of: emitter.plan[id]))
    }
  }
}

extension ReadingPlan.Strategy {
  init(_ strategy: ReadStrategy, _ emitter: ValidatorEmitter) {
    switch strategy {
    case .fused: self = .fused
    case .table(.items(let block)): self = .table(emitter.table(.array, of: block))
    case .table(.additional(let block)): self = .table(emitter.table(.map, of: block))
    case .plain: self = .plain
    case .any: self = .any
    case .items(let item, let count): self = .items(ReadingPlan.Strategy(item, emitter), count)
    case .members(let value, let count): self = .members(ReadingPlan.Strategy(value, emitter), count)
    case .nullable(let strategy): self = .nullable(ReadingPlan.Strategy(strategy, emitter))
    case .content(let strategy): self = .content(ReadingPlan.Strategy(strategy, emitter))
    case .attempts(let strategies):
      self = .attempts(strategies.map { ($0.index, ReadingPlan.Strategy($0.strategy, emitter)) })
    }
  }
}
