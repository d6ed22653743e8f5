package import SchemaRuntime

extension Keyword {
  /// The types of values that it is about: of a value of another type it asks nothing. Nil for a keyword that is about
  /// values of each type, or of types that depend on its own value, as those of `format` do.
  package var subjects: TypeSet? {
    switch self {
    case .maxLength, .minLength, .pattern, .contentEncoding, .contentMediaType, .maxBytes: .string
    case .maximum, .minimum, .exclusiveMaximum, .exclusiveMinimum, .multipleOf: [.number, .integer]
    case .items, .prefixItems, .contains, .maxItems, .minItems, .uniqueItems, .minContains, .maxContains,
      .unevaluatedItems:
      .array
    case .properties, .patternProperties, .additionalProperties, .propertyNames, .required, .maxProperties,
      .minProperties, .dependentRequired, .dependentSchemas, .unevaluatedProperties:
      .object
    case .schema, .vocabulary, .id, .anchor, .dynamicAnchor, .ref, .dynamicRef, .defs, .comment, .allOf,
      .anyOf, .oneOf,
      .not, .if, .then, .else, .type, .enum, .const, .format, .contentSchema, .title, .description, .default,
      .examples,
      .deprecated, .readOnly, .writeOnly, .maxSerializedBytes, .assertContent, .warnings, .knownValues, .unit,
      .name,
      .caseNames, .usedIn, .since, .replacement, .source, .message:
      nil
    }
  }
}
