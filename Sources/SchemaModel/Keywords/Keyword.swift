import SchemaRuntime

/// A row of the keyword table: a keyword as one or more dialects spell it.
struct Keyword: Sendable {
  /// As the source writes it.
  let name: String
  /// As 2020-12 calls what it says; the same as `name` for most.
  let modernName: String
  let vocabulary: Vocabulary
  let dialects: [Dialect]
  let shape: KeywordShape
  /// What replaced it in 2020-12, where it is still understood.
  let successor: String?

  init(
    _ name: String, as modernName: String? = nil, _ vocabulary: Vocabulary,
    in dialects: [Dialect] = Dialect.allCases, _ shape: KeywordShape, successor: String? = nil
  ) {
    self.name = name
    self.modernName = modernName ?? name
    self.vocabulary = vocabulary
    self.dialects = dialects
    self.shape = shape
    self.successor = successor
  }
}

/// What the value of a keyword has to look like, and which property of `Schema` takes it.
enum KeywordShape: Sendable {
  typealias Slot<Value> = any (WritableKeyPath<Schema, Value> & Sendable)

  // Identifiers and references
  case dialect
  case vocabularies
  case identifier
  case anchor
  case dynamicAnchor
  case reference
  case dynamicReference
  case definitions

  // Subschemas
  case schema(Slot<SchemaID?>)
  case schemas(Slot<[SchemaID]>)
  case namedSchemas(Slot<[NamedSchema]>)
  case patternSchemas(Slot<[NamedSchema]>)
  /// `items` of 2020-12: one schema, where earlier dialects also took an array.
  case items
  /// `items` of draft-07: a schema, or an array that 2020-12 calls `prefixItems`.
  case itemsOrArray
  /// `additionalItems` of draft-07: what 2020-12 calls `items`, beside an array in `items`.
  case additionalItems
  /// `dependencies` of draft-07: `dependentRequired` and `dependentSchemas` in one.
  case dependencies

  // Assertions
  case types
  case enumeration
  case count(Slot<Int?>)
  case number(Slot<JSONNumber?>)
  case positiveNumber(Slot<JSONNumber?>)
  case pattern
  case names(Slot<[String]>)
  case dependentNames

  // Annotations
  case flag(Slot<Bool>)
  case text(Slot<String?>)
  case format
  case value(Slot<JSONValue?>)
  case values(Slot<[JSONValue]>)
  case knownValues
  case caseNames
}
