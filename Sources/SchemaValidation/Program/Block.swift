public import SchemaModel
public import SchemaRuntime

/// The checks of one subschema, in the order in which both readers run them:
///
/// 1. `types`; a value of another type is read over, and nothing else is asked of it.
/// 2. The value is read, with the members' and items' checks on the way (`object`, `array`); then `values`, then
///    `numbers` or `strings`.
/// 3. `whole`: subschemas that look at the same value again from its start.
///
/// Sendable because only `ProgramLowering` changes it, before other code sees the program; an object like its plans,
/// because the interpreter asks for blocks all the time.
public final class Block: @unchecked Sendable {
  public let id: BlockID
  public let schema: SchemaID
  /// `file#/pointer`.
  public let location: String
  /// How the block differs from others of the same schema: words for a name, none for the usual way to reach it.
  public package(set) var variant: [String] = []
  /// Whether the value has been read before the block runs: all of it is JSON, and what the block does not ask for can be
  /// gone over.
  public package(set) var isRevisited = false
  /// The author's words for every failure here.
  public let message: String?
  /// Whether the caller wants to know which members and items were evaluated.
  public let collectsEvaluated: Bool

  /// All that the block asks.
  package var body = BlockBody() { didSet { facts = BlockFacts(of: body) } }
  /// The kinds of checks in the body. A shortcut that takes only blocks with few kinds of checks tests these facts.
  public private(set) var facts: BlockFacts = []

  /// Whether the block is a joined one whose parts may warn where it does not.
  public package(set) var isVerdictOnly = false
  /// The block of the same schema without its `unevaluatedProperties`, where that keeps account of members.
  package internal(set) var withoutUnevaluated: BlockID?

  /// Whether the block is complete: a recursive schema is lowered while its own block is being made.
  package var isFinished = false

  package init(id: BlockID, schema: SchemaID, location: String, message: String?, collectsEvaluated: Bool) {
    self.id = id
    self.schema = schema
    self.location = location
    self.message = message
    self.collectsEvaluated = collectsEvaluated
  }

  /// Whether the value must be read before `whole` runs. It need not be where a subschema reads it in any case,
  /// and leaves the cursor behind it.
  public package(set) var readsValue = true
}

extension Block {
  public package(set) var isNever: Bool {
    get { body.isNever }
    set { body.isNever = newValue }
  }
  public package(set) var types: TypeSet? {
    get { body.types }
    set { body.types = newValue }
  }
  package var values: [ValueCheck] {
    get { body.values }
    set { body.values = newValue }
  }
  package var numbers: [NumberCheck] {
    get { body.numbers }
    set { body.numbers = newValue }
  }
  package var strings: [StringCheck] {
    get { body.strings }
    set { body.strings = newValue }
  }
  package var array: ArrayPlan? {
    get { body.array }
    set { body.array = newValue }
  }
  package var object: ObjectPlan? {
    get { body.object }
    set { body.object = newValue }
  }
  package var inPlaceChecks: [Check] {
    get { body.inPlaceChecks }
    set { body.inPlaceChecks = newValue }
  }
}

// Questions whether a block asks no more than some checks.
extension Block {
  /// Whether the block asks nothing: its schema is `true`, or has annotations only.
  public var isAlways: Bool { facts.isEmpty }

  /// Whether it is plain that the block accepts every value of some kinds.
  public func accepts(all kinds: some Sequence<JSONKind>) -> Bool {
    facts.areOnly(.types)
      && kinds.allSatisfy { types?.allows($0) ?? true && !($0 == .number && needsInteger) }
  }

  /// Whether it matters here which members and items subschemas evaluate.
  public var keepsEvaluated: Bool { collectsEvaluated || facts.include(anyOf: .unevaluated) }

  /// The value of `readsValue`, once all checks are known.
  var mustReadValue: Bool { readsOwn || inPlaceChecks.first?.alwaysReads != true }

  /// Whether the checks besides `whole` have to read the value: to tell an integer from another number takes reading.
  var readsOwn: Bool { !facts.subtracting(.inPlaceChecks).areOnly([.never, .types]) || needsInteger }

  /// Whether the block asks nothing besides `whole`.
  public var asksOnlyInPlace: Bool { facts.areOnly(.inPlaceChecks) }

  /// Whether a number must be an integer.
  public var needsInteger: Bool { types.map { $0.contains(.integer) && !$0.contains(.number) } ?? false }
}
