/// A demand of a keyword on an instance: the fact, without a word of English.
///
/// Literal values stand as compact JSON. `message` says each in English; violations, doc comments and reference pages
/// all take their words from there.
public enum Demand: Sendable {
  // Any kind of value
  /// No value is allowed: the schema is `false`.
  case never
  /// `type`.
  case type(TypeSet)
  /// `enum`: the values, as a message lists them.
  case enumeration(String)
  /// `const`: the value.
  case constant(String)
  /// A keyword about the whole value.
  case value(ValueRule)
  // Numbers (Validation §6.2)
  /// `multipleOf`.
  case multipleOf(String)
  /// `maximum`.
  case maximum(String)
  /// `exclusiveMaximum`.
  case exclusiveMaximum(String)
  /// `minimum`.
  case minimum(String)
  /// `exclusiveMinimum`.
  case exclusiveMinimum(String)
  // Strings (Validation §6.3, §7, §8)
  /// `maxLength`, in Unicode scalars.
  case maxLength(Int)
  /// `minLength`, in Unicode scalars.
  case minLength(Int)
  /// `pattern`.
  case pattern(String)
  /// `pattern`, where matching took too many steps to decide it.
  case patternUndecided(String)
  /// `format`, by its name.
  case format(String)
  /// `contentEncoding`, asserted, by its name.
  case contentEncoding(String)
  /// `contentMediaType`, asserted, by its name.
  case contentMediaType(String)
  /// A keyword of strings that their texts alone decide.
  case string(StringRule)
  // Arrays (Validation §6.4)
  /// `maxItems`.
  case maxItems(Int)
  /// `minItems`.
  case minItems(Int)
  /// `uniqueItems`.
  case uniqueItems
  /// `contains`, of at least one item: what the item must be, where a few words say it.
  case containing(String)
  /// `minContains`.
  case minContains(Int)
  /// `maxContains`.
  case maxContains(Int)
  /// An array may have only so many items.
  case additionalItem(Int)
  // Objects (Validation §6.5)
  /// `maxProperties`.
  case maxProperties(Int)
  /// `minProperties`.
  case minProperties(Int)
  /// `required`: the property that must be there.
  case required(String)
  /// `dependentRequired`: a property, and the one that must be there with it.
  case dependentRequired(String, String)
  /// A property that an object does not allow: the names that it lists.
  case additionalProperty(KeyTable)
  /// A property that no subschema evaluates, where `unevaluatedProperties` is `false`.
  case unevaluatedProperty
  /// An item that no subschema evaluates, where `unevaluatedItems` is `false`.
  case unevaluatedItem
  // Applicators (Core §10.2)
  /// `anyOf`: the forms by their names, where all have one.
  case anyOf(String)
  /// `oneOf`, where no branch holds: the forms by their names, where all have one.
  case oneOf(String)
  /// `oneOf`, where more than one branch holds: those that do, by their names.
  case severalForms(String)
  /// `not`: what the value must not be or have, in words; empty where it takes more than a few.
  case not(String)
  /// The tag that picks a branch of a union: the property, and the values that it may have.
  case tag(String, String)
  /// The property that tells the branches of a union apart is missing.
  case missingTag(String)
  // Warnings
  /// `deprecated`: what to use instead, if the author says so.
  case deprecated(String)
  /// A property that an open object does not list: the names that it lists.
  case unknownProperty(KeyTable)
  /// A rule of `x-warnings` does not hold.
  case unmet
  /// The author's words, from `x-message`.
  case authored(String)
  /// The bytes are no JSON.
  case malformed(Rejection.Reason)

  /// `contains`, whatever the item must be.
  public static let contains = Demand.containing("")
  /// `oneOf`, where more than one branch holds, without their names.
  public static let oneOfSeveral = Demand.severalForms("")
}
