/// The demands of schemas, ready to run on an instance. The interpreter walks a program, and generated files carry one
/// as a text.
///
/// Generated code gives verdicts and fills models. Few documents need a report of what is wrong, and where. The program
/// makes it, in a server with the words of `schemagen validate`.
package final class SchemaProgram: Sendable {
  /// The blocks, those that have a name first.
  package let blocks: [Block]
  private let numbers: [ScalarKey: Int]
  /// The names of the blocks that are called and stand in other programs.
  private let named: [ScalarKey]
  private let document: String
  /// Gives the programs of other files when they are needed: they may refer to this one in turn.
  private let others: @Sendable () -> [SchemaProgram]

  /// The program of a text that `ProgramPrinter` writes.
  /// - Parameters:
  ///   - document: the document of the schemas.
  ///   - text: the text.
  ///   - others: gives the programs that hold the blocks this one refers to and does not hold.
  package convenience init(
    _ document: String, text: String, with others: @escaping @Sendable () -> [SchemaProgram] = { [] }
  ) {
    var reader = ProgramReader(document)
    do throws(ProgramReader.Mismatch) {
      try reader.read(text)
    } catch {
      // The program knows nothing of the schemas, and every report says so.
      reader = ProgramReader(refusingAs: error.message)
    }
    let blocks = reader.finished
    Self.tabulateConditions(of: Array(blocks.indices), in: blocks)
    self.init(
      document, blocks: blocks, numbers: reader.numbers, named: reader.others, others: others)
  }

  /// The program of blocks that call each other by their numbers, and are not changed any more.
  package convenience init(blocks: [Block]) {
    self.init("", blocks: blocks, numbers: [:], named: [], others: { [] })
  }

  private init(
    _ document: String, blocks: [Block], numbers: [ScalarKey: Int], named: [ScalarKey],
    others: @escaping @Sendable () -> [SchemaProgram]
  ) {
    self.document = document
    self.blocks = blocks
    self.numbers = numbers
    self.named = named
    self.others = others
  }

  /// The number of a block, by its name behind that of the document.
  func block(_ name: String) -> Int? { numbers[ScalarKey(document + name)] }

  /// The block that a call leads to by its name, in another file's program.
  /// - Returns: nil where no program that is at hand holds it.
  @inline(never)
  func block(ofOther target: Int) -> (program: SchemaProgram, index: Int)? {
    let name = named[~target]
    for other in others() {
      if let index = other.numbers[name] { return (other, index) }
    }
    return nil
  }
}
