import SchemaModel
import SchemaRuntime
import SchemaValidation

/// A program with the blocks that passes have added to it, and for which blocks those serve.
///
/// What the program itself has stays as it is: a block that is added gives the verdict of another, or of several, in one
/// walk; reports come from those that it stands for.
struct PlannedProgram: Sendable {
  /// All blocks, the added ones behind the others.
  private(set) var program: Program
  /// The block that gives the verdict for objects that are composed of others: see `mergeComposed()`.
  var merged: [BlockID: BlockID] = [:]
  /// The block that asks the rules of a block's `x-warnings`: see `gatherRules()`.
  var gathered: [BlockID: BlockID] = [:]

  private let passes: PassSelection

  /// How many blocks the program itself has, and what the interpreter runs of them.
  let countOfReported: Int
  let assembled: [SchemaProgram.Block]

  init(_ program: Program, _ passes: PassSelection) {
    (self.program, self.passes) = (program, passes)
    countOfReported = program.blocks.count
    assembled = program.assembledBlocks()
  }

  /// Whether a pass is run.
  func uses(_ pass: Pass) -> Bool { passes.contains(pass) }

  var blocks: [Block] {
    get { program.blocks }
    _modify { yield &program.blocks }
  }

  /// The blocks of which warnings may come, of their own or of those that they call. Of a merged block none is said.
  var warning: Set<BlockID> {
    get { program.warning }
    _modify { yield &program.warning }
  }

  /// The block of each schema that was asked for.
  var entries: [SchemaID: BlockID] { program.entries }

  /// The blocks that a value may reach in very many ways, by those that merged ones stand for, too.
  var sharedBlocks: Set<BlockID> { program.sharedBlocks { merged[$0].map { [$0] } ?? [] } }

  /// Every pattern that a block names, compiled.
  var patterns: [String: Pattern] { program.patterns }

  subscript(id: BlockID) -> Block { program[id] }

  /// Whether what a walk over the members notes decides all that looks at a block's objects again.
  func decidesAll(_ block: Block) -> Bool { CapturePlan(block, in: self).decidesAll }
}
