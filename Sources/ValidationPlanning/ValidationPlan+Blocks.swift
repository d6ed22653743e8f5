package import SchemaModel
import SchemaValidation

// The blocks, and what has been found out about each. Targets that print the plan see nothing else of the program.
extension ValidationPlan {
  package subscript(id: BlockID) -> Block { program[id] }

  /// All blocks, those that passes have added behind the others.
  package var blocks: [Block] { program.blocks }

  /// The blocks that reports come from: those of the program, to which passes add none.
  package var reported: [Block] { program.reported }

  /// The block that gives the verdict for a schema that was asked for.
  package func entry(of schema: SchemaID) -> Block? { program.entries[schema].map { program[$0] } }

  /// The block that reports on the schema come from.
  package func reportedEntry(of schema: SchemaID) -> BlockID? { program.reportedEntries[schema] }

  /// Whether a block may warn, itself or by blocks that it calls.
  package func mayWarn(_ block: Block) -> Bool { program.mayWarn(block.id) }

  /// Whether a block gives a verdict on objects alone, which has been given where the object was read.
  package func givesVerdict(_ block: Block) -> Bool { program.givesVerdict(block) }

  /// The captures of a walk over a block's objects, and the subschemas that they decide.
  package func captures(of block: Block) -> CapturePlan { CapturePlan(block, in: program) }

  /// The predicates that captures have to satisfy.
  package func predicates(of block: Block) -> CapturePredicates {
    CapturePredicates(captures(of: block), of: block, in: program)
  }

  /// Whether a scanner reads a block's objects.
  package func scansMembers(of block: Block) -> Bool { program.walksMembers(block) }

  /// Whether a table says what is asked of each item behind the prefix.
  package func tabulatesItems(of block: Block) -> Bool { program.itemDemands(of: block) != nil }

  /// Whether a table says what is asked of an item, for each item of the prefix.
  package func tabulatesPrefix(of block: Block) -> [Bool] {
    program.prefixDemands(of: block).map { $0 != nil }
  }

  /// Whether a table says what is asked of each member, whatever its name is.
  package func tabulatesMembers(of block: Block) -> Bool { program.additionalDemands(of: block) != nil }
}
