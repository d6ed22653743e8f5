import SchemaModel
import SchemaRuntime
import TypeModel
import ValidationPlanning

/// How a case of a union is validated while it is read, with the names that generated code uses.
indirect enum ReadingStrategy {
  /// By its own type.
  case fused
  /// By a table of one line: the constant.
  case table(SwiftCode)
  /// Whatever the Swift type holds is valid.
  case plain
  /// Anything is valid that is JSON, or an object.
  case any
  /// An array, its items one by one, and how many there may be.
  case items(ReadingStrategy, ClosedRange<Int>)
  /// An object whose members have any names.
  case members(ReadingStrategy, ClosedRange<Int>)
  /// Null, or something else.
  case nullable(ReadingStrategy)
  /// A string that holds JSON text, of a value that is read so.
  case content(ReadingStrategy)
  /// The cases of a union, by their number, that are tried in turn: the first that accepts the value has it.
  case attempts([(index: Int, strategy: ReadingStrategy)])
}

extension ReadingStrategy {
  init(_ strategy: UnionStrategy, _ emitter: ValidatorEmitter) {
    switch strategy {
    case .each(let strategy): self.init(strategy, emitter)
    case .attempts(let strategies):
      self = .attempts(strategies.map { ($0.index, ReadingStrategy($0.strategy, emitter)) })
    }
  }

  private init(_ strategy: ReadStrategy, _ emitter: ValidatorEmitter) {
    switch strategy {
    case .fused: self = .fused
    case .table(let table): self = .table(emitter.table(table))
    case .plain: self = .plain
    case .any: self = .any
    case .items(let item, let count): self = .items(ReadingStrategy(item, emitter), count)
    case .members(let value, let count): self = .members(ReadingStrategy(value, emitter), count)
    case .nullable(let strategy): self = .nullable(ReadingStrategy(strategy, emitter))
    case .content(let strategy): self = .content(ReadingStrategy(strategy, emitter))
    }
  }
}
