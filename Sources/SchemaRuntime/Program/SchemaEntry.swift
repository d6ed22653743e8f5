/// A schema that makes reports: a block of a program.
public struct SchemaEntry: Sendable {
  private let program: SchemaProgram
  private let index: Int
  /// The other schemas of a type that holds what several allow together.
  private let others: [SchemaEntry]

  /// - Parameters:
  ///   - name: the name of the block in the program: the place of its schema in the document, `#/pointer`.
  ///   - program: holds the block.
  package init(_ name: String, in program: SchemaProgram) {
    self.program = program
    others = []
    // A program without the block cannot be read, and its first block says so.
    index = program.block(name) ?? 0
  }

  /// - Parameters:
  ///   - entry: the first schema.
  ///   - others: further schemas that have to hold for the same values.
  init(_ entry: SchemaEntry, and others: [SchemaEntry]) {
    (program, index, self.others) = (entry.program, entry.index, entry.others + others)
  }

  /// - Parameter index: the number of a block of the program.
  package init(_ index: Int, in program: SchemaProgram) {
    (self.program, self.index, others) = (program, index, [])
  }

  /// Where the schema stands: `file#/pointer`.
  public var location: String { program.blocks[index].location }

  /// Everything that the schema has to say of a JSON text.
  /// - Parameters:
  ///   - bytes: the text.
  ///   - exchange: whether the text is a request or a response, where that matters.
  public func report(_ bytes: UnsafeBufferPointer<UInt8>, as exchange: Exchange? = nil) -> ValidationReport {
    Validation.report(bytes, schema: location, as: exchange) { (cursor, sink) throws(Rejection) in
      let start = cursor
      try program.run(index, &cursor, &sink)
      for other in others {
        cursor = start
        sink.enter("", other.location)
        try other.program.run(other.index, &cursor, &sink)
        sink.leave()
      }
    }
  }
}
