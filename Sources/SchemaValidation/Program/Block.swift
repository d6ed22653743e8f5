public import SchemaModel
package import SchemaRuntime

/// The block of a subschema: what it asks, as it runs, and what lowering and planning know of it besides.
///
/// Sendable because only `ProgramLowering` changes it, before other code sees the program.
public final class Block: @unchecked Sendable {
  public let id: BlockID
  public let schema: SchemaID
  /// All that the block asks. What changes it calls `settle()` behind.
  package let body: SchemaProgram.Block
  /// How the block differs from others of the same schema: words for a name, none for the usual way to reach it.
  package let variant: [String]
  /// Whether the value has been read before the block runs: all of it is JSON, and what the block does not ask for can be
  /// gone over.
  package let isRevisited: Bool
  /// Whether the block is a joined one whose parts may warn where it does not.
  package let isVerdictOnly: Bool
  /// The block of the same schema without its `unevaluatedProperties`, where that keeps account of members.
  package internal(set) var withoutUnevaluated: BlockID?
  /// Whether the block is complete: a recursive schema is lowered while its own block is being made.
  var isFinished = false
  /// The kinds of checks in the body. A shortcut that takes only blocks with few kinds of checks tests these facts.
  package private(set) var facts: BlockFacts = []

  package init(
    id: BlockID, schema: SchemaID, _ body: SchemaProgram.Block, variant: [String], isRevisited: Bool,
    isVerdictOnly: Bool = false
  ) {
    (self.id, self.schema, self.body, self.variant) = (id, schema, body, variant)
    (self.isRevisited, self.isVerdictOnly) = (isRevisited, isVerdictOnly)
    settle()
  }

  /// Finds out again what follows from the body.
  func settle() {
    facts = BlockFacts(of: body)
    body.keepsEvaluated = body.collectsEvaluated || facts.include(anyOf: .unevaluated)
  }
}

extension Block {
  /// `file#/pointer`.
  package var location: String { body.location }
  /// The author's words for every failure here.
  package var message: String? { body.message }
  /// Whether the caller wants to know which members and items were evaluated.
  package var collectsEvaluated: Bool { body.collectsEvaluated }
  /// Whether it matters here which members and items subschemas evaluate.
  package var keepsEvaluated: Bool { body.keepsEvaluated }
  package var isNever: Bool { body.isNever }
  package var types: TypeSet? { body.types }
  package var values: [ValueCheck] { body.values }
  package var numbers: [NumberCheck] { body.numbers }
  package var strings: [StringCheck] { body.strings }
  package var array: ArrayPlan? { body.array }
  package var object: ObjectPlan? { body.object }
  package var inPlaceChecks: [Check] { body.inPlaceChecks }
  /// Whether the value must be read before `inPlaceChecks` run.
  package var readsValue: Bool { body.readsValue }
}

// Questions whether a block asks no more than some checks.
extension Block {
  /// Whether the block asks nothing: its schema is `true`, or has annotations only.
  package var isAlways: Bool { facts.isEmpty }

  /// Whether it is plain that the block accepts every value of some kinds.
  package func accepts(all kinds: some Sequence<JSONKind>) -> Bool {
    facts.areOnly(.types)
      && kinds.allSatisfy { types?.allows($0) ?? true && !($0 == .number && needsInteger) }
  }

  /// The value of `readsValue`, once all checks are known.
  var mustReadValue: Bool { readsOwn || inPlaceChecks.first?.alwaysReads != true }

  /// Whether the checks besides `inPlaceChecks` have to read the value: to tell an integer from another number takes
  /// reading.
  var readsOwn: Bool { !facts.subtracting(.inPlaceChecks).areOnly([.never, .types]) || needsInteger }

  /// Whether the block asks nothing besides `inPlaceChecks`.
  package var asksOnlyInPlace: Bool { facts.areOnly(.inPlaceChecks) }

  /// Whether a number must be an integer.
  package var needsInteger: Bool { types.map { $0.contains(.integer) && !$0.contains(.number) } ?? false }
}
