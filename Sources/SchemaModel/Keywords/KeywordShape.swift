import SchemaRuntime

/// The shape that the value of a keyword must have, and the property of `Schema` that takes it.
enum KeywordShape: Sendable {
  /// A property of a schema.
  typealias Slot<Value> = any (ReferenceWritableKeyPath<Schema, Value> & Sendable)

  case core(Core)
  case applicator(Applicator)
  case plain(Plain)
  case particular(Particular)

  /// Keywords that identify schemas and refer to them (Core §8).
  enum Core: Sendable {
    case dialect
    case vocabularies
    case identifier
    case anchor
    case dynamicAnchor
    /// `$recursiveAnchor` of 2019-09: the one dynamic anchor of a resource, which has no name.
    case recursiveAnchor
    case reference
    case dynamicReference
    case definitions
  }

  /// Keywords that hold subschemas (Core §10, §11).
  enum Applicator: Sendable {
    case schema(Slot<SchemaID?>)
    /// An array of at least one schema.
    case schemas(Slot<[SchemaID]>)
    case namedSchemas(Slot<[NamedSchema]>)
    /// An object of schemas whose names are regular expressions.
    case patternSchemas(Slot<[NamedSchema]>)
    /// `items` of 2020-12: one schema, where earlier dialects also took an array.
    case items
    /// `items` before 2020-12: a schema, or an array that 2020-12 calls `prefixItems`.
    case itemsOrArray
    /// `additionalItems` before 2020-12: what 2020-12 calls `items`, beside an array in `items`.
    case additionalItems
    /// `dependencies` of draft-07: `dependentRequired` and `dependentSchemas` in one.
    case dependencies
  }

  /// Keywords whose values are kept as they were written.
  enum Plain: Sendable {
    case flag(Slot<Bool>)
    /// A flag, in whose place some authors write a reason, or a version.
    case flagOrReason(Slot<Bool>)
    case text(Slot<String?>)
    /// An integer that is not negative.
    case count(Slot<Int?>)
    case number(Slot<JSONNumber?>)
    /// `minimum` and `maximum` of draft-04: the keyword that is named makes it an exclusive limit.
    case limit(Slot<JSONNumber?>, exclusive: Slot<JSONNumber?>, if: Keyword)
    /// `exclusiveMinimum` and `exclusiveMaximum` of draft-04, read with the limit that they belong to.
    case exclusion
    case positiveNumber(Slot<JSONNumber?>)
    /// Strings, each once.
    case names(Slot<[String]>)
    case knownNames(Slot<[String]?>)
    case value(Slot<JSONValue?>)
    case values(Slot<[JSONValue]>)
  }

  /// Keywords with a rule of their own.
  enum Particular: Sendable {
    case types
    /// `nullable` of OpenAPI 3.0, read with the type that it belongs to.
    case nullable
    /// `example` of OpenAPI: one of the values that `examples` has.
    case example
    case enumeration
    case pattern
    case dependentNames
    case format
    case caseNames
    /// Reasons by the rule that is ignored.
    case ignoredRules
  }
}
