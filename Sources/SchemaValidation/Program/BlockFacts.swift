public import SchemaRuntime

/// The kinds of checks of a block, a bit for each.
///
/// Each shortcut takes only blocks without any check that it does not know, and tests that so:
///
///     block.facts.isSubset(of: [.types, .numbers])   // asks of scalars nothing but these
///
/// So the facts have to be complete. `init(of:)` names every stored field of what a block is made of: a new field does
/// not compile there until it has been given a bit, and no shortcut then takes a block that has it.
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
  public static let maxSerializedBytes = BlockFacts(bit: 51)
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
    .maxSerializedBytes, .warnings, .deprecatedBranches,
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

// Each function begins with the initializer that the compiler makes of all stored fields: it has another name as soon
// as there is another field. The lines behind it have to give the new field its fact.
extension BlockFacts {
  /// Where a schema stands, how reports speak of it and how it is run is none of its facts.
  init(of body: SchemaProgram.Block) {
    _ =
      SchemaProgram.Block.init(
        location:message:collectsEvaluated:keepsEvaluated:warns:isShared:isNever:types:values:numbers:strings:
        array:object:inPlaceChecks:readsValue:)
    self = []
    if body.isNever { insert(.never) }
    if body.types != nil { insert(.types) }
    if !body.values.isEmpty { insert(.values) }
    if !body.numbers.isEmpty { insert(.numbers) }
    for check in body.strings { insert(BlockFacts(of: check)) }
    if let array = body.array { formUnion(BlockFacts(of: array)) }
    if let object = body.object { formUnion(BlockFacts(of: object)) }
    for check in body.inPlaceChecks { formUnion(BlockFacts(of: check)) }
  }

  private init(of check: StringCheck) {
    switch check {
    case .maxLength, .minLength, .pattern, .format, .maxBytes: self = .strings
    case .content(_, _):
      _ = ContentDemand.init(isBase64:encodingKeyword:mediaType:mediaTypeKeyword:)
      self = .content
    }
  }

  private init(of plan: ArrayPlan) {
    _ =
      ArrayPlan.init(
        prefix:items:forbidsMore:itemsKeyword:evaluatesAll:contains:maxItems:minItems:
        uniqueItems:)
    self = .array
    if !plan.prefix.isEmpty { insert(.prefixItems) }
    if plan.items != nil { insert(.items) }
    if plan.forbidsMore { insert(.noMoreItems) }
    if plan.evaluatesAll { insert(.evaluatesItems) }
    if let contains = plan.contains { insert(BlockFacts(of: contains)) }
    if plan.maxItems != nil || plan.minItems != nil { insert(.itemCounts) }
    if plan.uniqueItems { insert(.uniqueItems) }
    let calls = plan.prefix + [plan.items, plan.contains?.call]
    if calls.contains(where: { $0?.isDeprecated ?? false }) { insert(.deprecatedItems) }
  }

  private init(of plan: ContainsPlan) {
    // The limits concern only the items that match.
    _ = ContainsPlan.init(call:minimum:maximum:evaluates:)
    self = .contains
  }

  private init(of plan: ObjectPlan) {
    // `isUnevaluated` says where `additional` comes from, the tables are those of `names` and `known`.
    _ =
      ObjectPlan.init(
        names:properties:patterns:additional:additionalKeyword:isUnevaluated:propertyNames:
        settlesListedNames:required:dependentRequired:barred:dependentSchemas:conditional:
        maxProperties:minProperties:known:table:knownTable:)
    self = .object
    if !plan.names.isEmpty { insert(.names) }
    for property in plan.properties { formUnion(BlockFacts(of: property)) }
    for pattern in plan.patterns { insert(BlockFacts(of: pattern)) }
    formUnion(BlockFacts(of: plan.additional))
    if plan.propertyNames != nil { insert(.propertyNames) }
    if !plan.settlesListedNames { insert(.unsettledNames) }
    if !plan.required.isEmpty { insert(.required) }
    for (_, _, _) in plan.dependentRequired { insert(.dependentRequired) }
    if !plan.dependentSchemas.isEmpty { insert(.dependentSchemas) }
    if !plan.conditional.isEmpty { insert(.conditionalProperties) }
    if plan.maxProperties != nil || plan.minProperties != nil { insert(.propertyCounts) }
    if plan.known != nil { insert(.knownNames) }
  }

  private init(of property: PropertyPlan) {
    _ = PropertyPlan.init(name:call:)
    self = []
    if property.call != nil { insert(.propertyValues) }
    if property.isDeprecated { insert(.deprecations) }
  }

  private init(of pattern: PatternPlan) {
    _ = PatternPlan.init(source:pattern:call:)
    self = .patterns
    if pattern.call?.isDeprecated ?? false { insert(.deprecatedMembers) }
  }

  private init(of additional: SchemaProgram.Additional) {
    switch additional {
    case .any(let evaluates): self = evaluates ? .evaluatesOthers : []
    case .schema(let call): self = call.isDeprecated ? [.otherValues, .deprecatedMembers] : .otherValues
    case .forbidden: self = .noOthers
    }
  }

  private init(of check: Check) {
    switch check {
    case .reference: self = .reference
    case .allOf: self = .allOf
    case .union(let plan): self = BlockFacts(of: plan)
    case .not: self = .not
    case .conditional(let plan): self = BlockFacts(of: plan)
    // No shortcut takes these, whatever their schemas say.
    case .unevaluatedItems: self = .unevaluatedItems
    case .unevaluatedProperties: self = .unevaluatedProperties
    case .maxSerializedBytes: self = .maxSerializedBytes
    case .warnings: self = .warnings
    }
  }

  private init(of plan: UnionPlan) {
    // A tag, signs and a hint say how a branch is found, and `isExhaustive` that it is found in any case.
    _ =
      UnionPlan.init(
        isExclusive:keyword:branches:tag:discriminatingNames:discriminatingNameTable:valueDiscriminator:
        isExhaustive:)
    self = .union
    if plan.branches.contains(where: \.call.isDeprecated) { insert(.deprecatedBranches) }
  }

  private init(of plan: ConditionalPlan) {
    // `choice` asks the same, where an object has not been read.
    _ = ConditionalPlan.init(condition:then:otherwise:choice:)
    self = .conditional
  }
}
