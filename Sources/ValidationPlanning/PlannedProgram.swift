import SchemaModel
import SchemaRuntime
import SchemaValidation

/// A program with the blocks that passes have added to it, and the blocks that these stand for.
///
/// The program's own blocks do not change: an added block gives the verdict of another one, or of several, in one walk;
/// the blocks that it stands for make the reports.
struct PlannedProgram: Sendable {
  /// All blocks, the added ones behind the others. Those that another one stands for are not called.
  private(set) var program: Program
  /// The block that gives the verdict for objects that are composed of others: see `mergeComposed()`.
  var merged: [BlockID: BlockID] = [:]
  /// The block that runs the rules of a block's `x-warnings`: see `gatherRules()`.
  var gathered: [BlockID: BlockID] = [:]

  private let passes: PassSelection

  /// The blocks of the program itself, as they were made: the interpreter runs them.
  let reported: [Block]
  /// The block that reports come from for each schema that was asked for.
  let reportedEntries: [SchemaID: BlockID]

  init(_ program: Program, _ passes: PassSelection) {
    (self.program, self.passes) = (program, passes)
    reported = program.blocks
    reportedEntries = program.entries
  }

  /// Whether a pass is run.
  func uses(_ pass: Pass) -> Bool { passes.contains(pass) }

  var blocks: [Block] {
    get { program.blocks }
    _modify { yield &program.blocks }
  }

  /// Whether a block of the program may warn, itself or by those that it calls. Lowering has found that out, so blocks
  /// that passes add are not among them.
  func mayWarn(_ id: BlockID) -> Bool { self[id].body.warns }

  /// Replaces blocks of the program in all calls, from their callers and from outside.
  mutating func callInstead(_ other: (BlockID) -> BlockID) {
    for index in program.blocks.indices { program.blocks[index] = program.blocks[index].calling(other) }
    program.entries = program.entries.mapValues(other)
  }

  /// The block that gives the verdict for each schema that was asked for.
  var entries: [SchemaID: BlockID] { program.entries }

  /// The blocks that a value may reach in very many ways, by those that merged ones stand for, too.
  var sharedBlocks: Set<BlockID> { program.sharedBlocks { merged[$0].map { [$0] } ?? [] } }

  subscript(id: BlockID) -> Block { program[id] }

  /// Whether the captures of a walk over the members decide all checks that look at a block's objects again.
  func decidesAll(_ block: Block) -> Bool { CapturePlan(block, in: self).decidesAll }
}
