import SchemaValidation

/// How a value is validated while it is read.
package indirect enum ReadStrategy {
  /// The value's own type validates it.
  case fused
  /// A table of one line validates the value.
  case table(BlockTable)
  /// Every value that the Swift type holds is valid.
  case plain
  /// Every JSON value, or every object, is valid.
  case any
  /// An array, its items one by one, and how many there may be.
  case items(ReadStrategy, ClosedRange<Int>)
  /// An object whose members have any names.
  case members(ReadStrategy, ClosedRange<Int>)
  /// Null, or something else.
  case nullable(ReadStrategy)
  /// A string that holds JSON text, of a value that is read so.
  case content(ReadStrategy)
}

/// How the values of a kind that a union has are validated while they are read.
package enum UnionStrategy {
  /// Each in the same way.
  case each(ReadStrategy)
  /// By the cases of the union, by their number, that are tried in turn: the first that accepts the value has it.
  case attempts([(index: Int, strategy: ReadStrategy)])
}

/// A table of one line: the demands of a block on each item, or on each member.
package enum BlockTable {
  case items(Block)
  case additional(Block)
}
