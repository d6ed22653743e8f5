/// A keyword of schemas, as 2020-12 or our vocabulary (`x-`) has it: closed, so that what needs each of them does not
/// compile without one. How other dialects spell it, what it holds and where it stands say the rows of `KeywordTable`.
public enum Keyword: String, CaseIterable, Sendable {
  // Core (§8).
  case schema = "$schema"
  case vocabulary = "$vocabulary"
  case id = "$id"
  case anchor = "$anchor"
  case dynamicAnchor = "$dynamicAnchor"
  case ref = "$ref"
  case dynamicRef = "$dynamicRef"
  case defs = "$defs"
  case comment = "$comment"

  // Applicators (Core §10, §11).
  case allOf
  case anyOf
  case oneOf
  case not
  case `if`
  case then
  case `else`
  case dependentSchemas
  case prefixItems
  case items
  case contains
  case properties
  case patternProperties
  case additionalProperties
  case propertyNames
  case unevaluatedItems
  case unevaluatedProperties

  // Validation (§6).
  case type
  case `enum`
  case const
  case multipleOf
  case maximum
  case exclusiveMaximum
  case minimum
  case exclusiveMinimum
  case maxLength
  case minLength
  case pattern
  case maxItems
  case minItems
  case uniqueItems
  case maxContains
  case minContains
  case maxProperties
  case minProperties
  case required
  case dependentRequired

  // Format, content and metadata (Validation §7 to §9).
  case format
  case contentEncoding
  case contentMediaType
  case contentSchema
  case title
  case description
  case `default`
  case examples
  case deprecated
  case readOnly
  case writeOnly

  // Our vocabulary.
  case maxBytes = "x-maxBytes"
  case maxSerializedBytes = "x-maxSerializedBytes"
  case assertContent = "x-assertContent"
  case warnings = "x-warnings"
  case knownValues = "x-knownValues"
  case unit = "x-unit"
  case name = "x-name"
  case caseNames = "x-caseNames"
  case ignore = "x-ignore"
  case usedIn = "x-usedIn"
  case since = "x-since"
  case replacement = "x-replacement"
  case source = "x-source"
  case message = "x-message"
}

extension Keyword: CustomStringConvertible {
  public var description: String { rawValue }
}
