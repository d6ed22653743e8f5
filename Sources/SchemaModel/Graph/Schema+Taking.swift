extension Schema {
  /// Takes over a keyword from another schema; removes it where that schema is nil or lacks it.
  package func take(_ keyword: Keyword, from other: Schema?) {
    takeValue(of: keyword, from: other)
    if let site = other?.sites[keyword] {
      sites.note(keyword, at: site.location, spelling: site.spelling, values: site.values)
    }
  }

  private func takeValue(of keyword: Keyword, from other: Schema?) {
    switch keyword {
    case .type: types = other?.types
    case .enum: enumeration = other?.enumeration
    case .const: constant = other?.constant
    case .multipleOf: multipleOf = other?.multipleOf
    case .maximum: maximum = other?.maximum
    case .exclusiveMaximum: exclusiveMaximum = other?.exclusiveMaximum
    case .minimum: minimum = other?.minimum
    case .exclusiveMinimum: exclusiveMinimum = other?.exclusiveMinimum
    case .maxLength: maxLength = other?.maxLength
    case .minLength: minLength = other?.minLength
    case .pattern: pattern = other?.pattern
    case .format: format = other?.format
    case .contentEncoding: contentEncoding = other?.contentEncoding
    case .contentMediaType: contentMediaType = other?.contentMediaType
    case .assertContent: extensions.assertContent = other?.extensions.assertContent ?? false
    case .maxItems: maxItems = other?.maxItems
    case .minItems: minItems = other?.minItems
    case .uniqueItems: uniqueItems = other?.uniqueItems ?? false
    case .maxContains: maxContains = other?.maxContains
    case .minContains: minContains = other?.minContains
    case .maxProperties: maxProperties = other?.maxProperties
    case .minProperties: minProperties = other?.minProperties
    case .required: required = other?.required ?? []
    case .dependentRequired: dependentRequired = other?.dependentRequired ?? []
    case .maxBytes: extensions.maxBytes = other?.extensions.maxBytes
    case .maxSerializedBytes: extensions.maxSerializedBytes = other?.extensions.maxSerializedBytes
    case .allOf: allOf = other?.allOf ?? []
    case .anyOf: anyOf = other?.anyOf ?? []
    case .oneOf: oneOf = other?.oneOf ?? []
    case .not: not = other?.not
    case .if: ifSchema = other?.ifSchema
    case .then: thenSchema = other?.thenSchema
    case .else: elseSchema = other?.elseSchema
    case .dependentSchemas: dependentSchemas = other?.dependentSchemas ?? []
    case .prefixItems: prefixItems = other?.prefixItems ?? []
    case .items: items = other?.items
    case .contains: contains = other?.contains
    case .properties: properties = other?.properties ?? []
    case .patternProperties: patternProperties = other?.patternProperties ?? []
    case .additionalProperties: additionalProperties = other?.additionalProperties
    case .propertyNames: propertyNames = other?.propertyNames
    case .contentSchema: contentSchema = other?.contentSchema
    case .unevaluatedItems: unevaluatedItems = other?.unevaluatedItems
    case .unevaluatedProperties: unevaluatedProperties = other?.unevaluatedProperties
    // Keywords that refer to schemas are taken with them, and those that describe or name ask nothing.
    case .schema, .vocabulary, .id, .anchor, .dynamicAnchor, .ref, .dynamicRef, .defs, .comment, .title,
      .description, .default, .examples, .deprecated, .readOnly, .writeOnly, .warnings, .knownValues, .unit,
      .name, .caseNames, .usedIn, .since, .replacement, .source, .message:
      return
    }
  }

  /// Notes that the schema has a keyword now, so that it does not count as one that only describes.
  package func has(_ keyword: Keyword) {
    if sites[keyword] == nil { sites.note(keyword, at: location, spelling: keyword.rawValue) }
  }
}
