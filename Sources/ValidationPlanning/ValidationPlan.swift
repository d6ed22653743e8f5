public import SchemaModel
public import SchemaValidation

/// The plan by which the blocks of a program are decided fast. An emitter prints it.
public struct ValidationPlan: Sendable {
  let program: PlannedProgram
  /// The blocks that are called.
  package let called: Set<BlockID>
  /// The blocks that are not called, but whose tables are asked.
  package let written: Set<BlockID>
  package let nested: NestedTables
  /// The blocks that a value may reach in very many ways.
  package let shared: Set<BlockID>
  /// The blocks that tables decide whole: they have no functions.
  private var whole: [BlockID: WholeTable] = [:]

  /// - Parameters:
  ///   - program: what is decided.
  ///   - passes: the passes that make it fast.
  ///   - asked: the schemas whose verdict something outside of the program asks for; nil for all that it was lowered from.
  public init(_ program: Program, passes: PassSelection = .all, asked: Set<SchemaID>? = nil) {
    var planned = PlannedProgram(program, passes)
    planned.shareAlikeBlocks()
    planned.mergeComposed()
    planned.gatherRules()
    self.program = planned
    called = CalledBlocks.of(planned, asked: asked)
    written = CalledBlocks.written(into: called, of: planned)
    nested = NestedTables(planned, of: called)
    shared = planned.sharedBlocks
    whole = findWholeTables()
  }

  /// The table that decides all of a block's values; nil where code does.
  package func wholeTable(of block: Block) -> WholeTable? { whole[block.id] }

  /// The table of the items of a block's array, where no table says all of them.
  package func nestedItems(of block: Block) -> NestedTables.Table? {
    guard called.contains(block.id), !block.keepsEvaluated, program.itemDemands(of: block) == nil else {
      return nil
    }
    return block.array?.items.flatMap { nested.table(of: $0, in: block) }
  }

  /// The table of the members of a block's object that are not listed, where no table says all of them.
  package func nestedValues(of block: Block) -> NestedTables.Table? {
    guard called.contains(block.id), !block.keepsEvaluated, program.additionalDemands(of: block) == nil,
      let call = block.object?.additional.call
    else { return nil }
    // Beside listed names no other table nests it.
    return nested.table(of: call, in: program.walksMembers(block) ? nil : block)
  }
}
