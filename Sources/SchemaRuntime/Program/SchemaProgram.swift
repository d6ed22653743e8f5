/// What schemas demand, ready to be run on an instance: what the interpreter walks, and what generated files carry as a
/// text.
///
/// Generated code gives verdicts and fills models. What is wrong, where and in which words is asked of few documents;
/// this answers it, and says the same in a server as `schemagen validate` does.
public final class SchemaProgram: Sendable {
  /// The blocks, those that have a name first.
  package let blocks: [Block]
  private let numbers: [ScalarKey: Int]
  private let document: String
  /// The programs of other files, which may refer to this one in turn: so they are asked for when they are needed.
  private let others: @Sendable () -> [SchemaProgram]

  /// The program of a generated file: decoded here, so where the constant that holds it is first asked.
  /// - Parameters:
  ///   - document: where the schemas stand.
  ///   - text: what `ProgramPrinter` writes, or the first part of it.
  ///   - parts: what follows of a long one.
  ///   - others: gives the programs that hold the blocks this one refers to and does not hold.
  public convenience init(
    _ document: String, _ text: StaticString, _ parts: StaticString...,
    with others: @escaping @Sendable () -> [SchemaProgram] = { [] }
  ) {
    var reader = ProgramReader(document)
    do throws(ProgramReader.Mismatch) {
      try reader.read(parts.reduce(into: text.description) { $0 += $1.description })
    } catch {
      // The program knows nothing of the schemas, and every report says so.
      reader = ProgramReader(refusingAs: error.message)
    }
    self.init(document, blocks: reader.finished, numbers: reader.numbers, others: others)
  }

  /// The program of blocks that call each other by their numbers.
  package convenience init(blocks: [Block]) { self.init("", blocks: blocks, numbers: [:], others: { [] }) }

  private init(
    _ document: String, blocks: [Block], numbers: [ScalarKey: Int],
    others: @escaping @Sendable () -> [SchemaProgram]
  ) {
    self.document = document
    self.blocks = blocks
    self.numbers = numbers
    self.others = others
  }

  /// The number of a block, by its name behind that of the document.
  func block(_ name: String) -> Int? { numbers[ScalarKey(document + name)] }

  /// The block with a name, here or in another file's program.
  /// - Returns: nil where no program that is at hand holds it.
  func block(named name: ScalarKey) -> (program: SchemaProgram, index: Int)? {
    if let index = numbers[name] { return (self, index) }
    for other in others() {
      if let index = other.numbers[name] { return (other, index) }
    }
    return nil
  }
}
