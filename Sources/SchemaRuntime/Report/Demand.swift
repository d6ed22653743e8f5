/// What a keyword demands of an instance: the fact, without a word of English.
///
/// Literal values stand as compact JSON. `message` says each in English; violations, doc comments and reference pages
/// all take their words from there.
public enum Demand: Sendable {
  // Any kind of value
  case never
  case type(TypeSet)
  case enumeration(String)
  case constant(String)
  // Numbers (Validation §6.2)
  case multipleOf(String)
  case maximum(String)
  case exclusiveMaximum(String)
  case minimum(String)
  case exclusiveMinimum(String)
  // Strings (Validation §6.3, §7, §8)
  case maxLength(Int)
  case minLength(Int)
  case pattern(String)
  case patternUndecided(String)
  case format(String)
  case contentEncoding(String)
  case contentMediaType(String)
  case maxBytes(Int)
  // Arrays (Validation §6.4)
  case maxItems(Int)
  case minItems(Int)
  case uniqueItems
  case contains
  case minContains(Int)
  case maxContains(Int)
  case additionalItem(Int)
  // Objects (Validation §6.5)
  case maxProperties(Int)
  case minProperties(Int)
  case required(String)
  case dependentRequired(String, String)
  /// A property of an object that lists all it allows.
  case additionalProperty(KeyTable)
  case unevaluatedProperty
  case unevaluatedItem
  case maxSerializedBytes(Int)
  // Applicators (Core §10.2)
  /// The forms by their names, where all have one.
  case anyOf(String)
  case oneOf(String)
  case oneOfSeveral
  case not
  /// The tag that picks a branch of a union: the property, and the values that it may have.
  case tag(String, String)
  case missingTag(String)
  // Warnings
  case deprecated(String)
  case unknownProperty(KeyTable)
  case unmet
  /// The author's words, from `x-message`.
  case authored(String)
  /// The bytes are no JSON.
  case malformed(Rejection.Reason)

}
