import SchemaModel
import SchemaRuntime

extension Schema {
  /// The value of a keyword that holds no schema; nil for the keywords that a bundle does without.
  func plainValue(of keyword: Keyword) -> JSONValue? {
    switch keyword {
    case .type: types?.json
    case .enum: enumeration.map(JSONValue.array)
    case .const: constant
    case .multipleOf: multipleOf.map(JSONValue.number)
    case .maximum: maximum.map(JSONValue.number)
    case .exclusiveMaximum: exclusiveMaximum.map(JSONValue.number)
    case .minimum: minimum.map(JSONValue.number)
    case .exclusiveMinimum: exclusiveMinimum.map(JSONValue.number)
    case .pattern: pattern.map(JSONValue.string)
    case .uniqueItems: .bool(uniqueItems)
    case .required: .strings(required)
    case .dependentRequired:
      .object(JSONObject(dependentRequired.map { (key: $0.name, value: .strings($0.required)) }))
    case .maxLength: maxLength.map(JSONValue.count)
    case .minLength: minLength.map(JSONValue.count)
    case .maxItems: maxItems.map(JSONValue.count)
    case .minItems: minItems.map(JSONValue.count)
    case .maxContains: maxContains.map(JSONValue.count)
    case .minContains: minContains.map(JSONValue.count)
    case .maxProperties: maxProperties.map(JSONValue.count)
    case .minProperties: minProperties.map(JSONValue.count)
    case .format: format.map(JSONValue.string)
    case .contentEncoding: contentEncoding.map(JSONValue.string)
    case .contentMediaType: contentMediaType.map(JSONValue.string)
    case .title: title.map(JSONValue.string)
    case .description: description.map(JSONValue.string)
    case .comment: comment.map(JSONValue.string)
    case .default: defaultValue
    case .examples: .array(examples)
    case .deprecated: .bool(deprecated)
    case .readOnly: .bool(readOnly)
    case .writeOnly: .bool(writeOnly)
    case .maxBytes: extensions.maxBytes.map(JSONValue.count)
    case .maxSerializedBytes: extensions.maxSerializedBytes.map(JSONValue.count)
    case .assertContent: .bool(extensions.assertContent)
    case .knownValues: extensions.knownValues.map(JSONValue.strings)
    case .unit: extensions.unit.map(JSONValue.string)
    case .name: extensions.name.map(JSONValue.string)
    case .caseNames:
      .object(JSONObject(extensions.caseNames.map { (key: $0.value, value: .string($0.name)) }))
    case .usedIn: .strings(extensions.usedIn)
    case .since: extensions.since.map(JSONValue.string)
    case .replacement: extensions.replacement.map(JSONValue.string)
    case .source: extensions.source.map(JSONValue.string)
    case .message: extensions.message.map(JSONValue.string)
    case .schema, .vocabulary, .id, .anchor, .dynamicAnchor, .ref, .dynamicRef, .defs: nil
    case .allOf, .anyOf, .oneOf, .not, .if, .then, .else, .dependentSchemas, .prefixItems, .items, .contains,
      .properties, .patternProperties, .additionalProperties, .propertyNames, .unevaluatedItems,
      .unevaluatedProperties, .contentSchema, .warnings:
      nil
    }
  }
}

extension JSONValue {
  fileprivate static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  fileprivate static func count(_ count: Int) -> JSONValue { .number(JSONNumber(count)) }
}

extension TypeSet {
  /// The value of `type`: one name, or an array of names.
  fileprivate var json: JSONValue {
    let names = TypeSet.named.filter { contains($0.type) }.map { JSONValue.string($0.name) }
    return names.count == 1 ? names[0] : .array(names)
  }
}
