public import SchemaRuntime

/// The kinds of checks of a block, a bit for each.
///
/// Each shortcut takes only blocks without any check that it does not know, and tests that so:
///
///     block.facts.isSubset(of: [.types, .numbers])   // asks of scalars nothing but these
///
/// So the facts have to be complete. The list of fields (`SchemaProgram.Block.read(by:)`) names every stored field of what a
/// block is made of, and the bit of each: a new field does not compile there, and no shortcut takes a block that has it.
public struct BlockFacts: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: Int) { rawValue = 1 << UInt64(bit) }

  // MARK: Any value

  /// The block accepts no value.
  public static let never = BlockFacts(bit: 0)
  public static let types = BlockFacts(bit: 1)
  public static let values = BlockFacts(bit: 2)
  public static let numbers = BlockFacts(bit: 3)
  /// Checks of strings, but not of the document that they hold.
  public static let strings = BlockFacts(bit: 4)
  public static let content = BlockFacts(bit: 5)

  // MARK: Arrays

  /// There is a plan, though it may be for nothing but to know which items are evaluated.
  public static let array = BlockFacts(bit: 8)
  public static let prefixItems = BlockFacts(bit: 9)
  public static let items = BlockFacts(bit: 10)
  public static let noMoreItems = BlockFacts(bit: 11)
  public static let evaluatesItems = BlockFacts(bit: 12)
  public static let contains = BlockFacts(bit: 13)
  public static let itemCounts = BlockFacts(bit: 14)
  public static let uniqueItems = BlockFacts(bit: 15)
  /// Some items are deprecated.
  public static let deprecatedItems = BlockFacts(bit: 16)

  // MARK: Objects

  /// There is a plan, though it may be for nothing but to know which members are evaluated.
  public static let object = BlockFacts(bit: 20)
  /// Some names have a number.
  public static let names = BlockFacts(bit: 21)
  /// The block asks something of the value of a listed property.
  public static let propertyValues = BlockFacts(bit: 22)
  /// Some listed properties are deprecated.
  public static let deprecations = BlockFacts(bit: 23)
  public static let patterns = BlockFacts(bit: 24)
  /// The block asks something of members that are not listed.
  public static let otherValues = BlockFacts(bit: 25)
  /// The block forbids members that are not listed.
  public static let noOthers = BlockFacts(bit: 26)
  public static let evaluatesOthers = BlockFacts(bit: 27)
  public static let propertyNames = BlockFacts(bit: 28)
  /// Patterns or `propertyNames` concern listed names.
  public static let unsettledNames = BlockFacts(bit: 29)
  public static let required = BlockFacts(bit: 30)
  public static let dependentRequired = BlockFacts(bit: 31)
  public static let dependentSchemas = BlockFacts(bit: 32)
  /// Some properties may be there only where a subschema that lists them holds.
  public static let conditionalProperties = BlockFacts(bit: 33)
  public static let propertyCounts = BlockFacts(bit: 34)
  /// Unknown names are a warning.
  public static let knownNames = BlockFacts(bit: 35)
  /// Some members that are not listed are deprecated.
  public static let deprecatedMembers = BlockFacts(bit: 36)

  // MARK: The whole value, again

  public static let reference = BlockFacts(bit: 44)
  public static let allOf = BlockFacts(bit: 45)
  public static let union = BlockFacts(bit: 46)
  public static let not = BlockFacts(bit: 47)
  public static let conditional = BlockFacts(bit: 48)
  public static let unevaluatedItems = BlockFacts(bit: 49)
  public static let unevaluatedProperties = BlockFacts(bit: 50)
  /// Demands of keywords on the value as a whole (`ValueRule`).
  public static let valueRules = BlockFacts(bit: 51)
  /// Rules that only warn.
  public static let warnings = BlockFacts(bit: 52)
  /// Some branches of a union are deprecated.
  public static let deprecatedBranches = BlockFacts(bit: 53)

  // MARK: Several

  /// All checks of scalars.
  public static let scalars: BlockFacts = [.types, .values, .numbers, .strings, .content]
  /// All checks of an array's plan.
  public static let arrays: BlockFacts = [
    .array, .prefixItems, .items, .noMoreItems, .evaluatesItems, .contains, .itemCounts, .uniqueItems,
    .deprecatedItems,
  ]
  /// All checks of an object's plan.
  public static let objects: BlockFacts = [
    .object, .names, .propertyValues, .deprecations, .patterns, .otherValues, .noOthers, .evaluatesOthers,
    .propertyNames, .unsettledNames, .required, .dependentRequired, .dependentSchemas,
    .conditionalProperties, .propertyCounts, .knownNames, .deprecatedMembers,
  ]
  /// The facts of checks that look at the value again.
  public static let inPlaceChecks: BlockFacts = [
    .reference, .allOf, .union, .not, .conditional, .unevaluatedItems, .unevaluatedProperties,
    .valueRules, .warnings, .deprecatedBranches,
  ]
  /// The facts that concern members or items which no other subschema has evaluated.
  public static let unevaluated: BlockFacts = [.unevaluatedItems, .unevaluatedProperties]

  /// The facts that concern values of a kind.
  public func concerning(_ kind: JSONKind) -> BlockFacts {
    switch kind {
    case .null, .boolean: subtracting([.numbers, .strings, .content, .arrays, .objects])
    case .number: subtracting([.strings, .content, .arrays, .objects])
    case .string: subtracting([.numbers, .arrays, .objects])
    case .array: subtracting([.numbers, .strings, .content, .objects])
    case .object: subtracting([.numbers, .strings, .content, .arrays])
    }
  }

  /// Whether all facts are among some others.
  public func areOnly(_ others: BlockFacts) -> Bool { isSubset(of: others) }

  /// Whether a fact is among some others.
  public func include(anyOf others: BlockFacts) -> Bool { !isDisjoint(with: others) }
}

extension BlockFacts {
  init(of body: SchemaProgram.Block) {
    var reader = Reader()
    body.read(by: &reader)
    self = reader.found
  }

  private struct Reader: DemandReader {
    var found: BlockFacts = []

    mutating func add(_ part: DemandPart, _ facts: BlockFacts) { found.formUnion(facts) }

    mutating func add(_ call: BlockCall?, _ facts: BlockFacts, deprecated: BlockFacts) {
      guard let call else { return }
      found.formUnion(call.isDeprecated ? facts.union(deprecated) : facts)
    }
  }
}
