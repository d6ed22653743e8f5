package import SchemaRuntime

/// The types of values that keywords are about: of a value of another type they ask nothing.
package enum KeywordSubjects {
  /// Keywords by their names in 2020-12. One that is missing is about values of each type, or of types that depend on
  /// its own value, as those of `format` do.
  package static let all: [(keyword: String, types: TypeSet)] =
    [
      "maxLength", "minLength", "pattern", "contentEncoding", "contentMediaType", "x-maxBytes",
    ].map { ($0, .string) }
    + ["maximum", "minimum", "exclusiveMaximum", "exclusiveMinimum", "multipleOf"].map {
      ($0, [.number, .integer])
    }
    + [
      "items", "prefixItems", "contains", "maxItems", "minItems", "uniqueItems", "unevaluatedItems",
    ].map { ($0, .array) }
    + [
      "properties", "patternProperties", "additionalProperties", "propertyNames", "required", "maxProperties",
      "minProperties", "dependentRequired", "dependentSchemas", "unevaluatedProperties",
    ].map { ($0, .object) }

  static let byKeyword: [String: TypeSet] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.keyword, $0.types) })
}
