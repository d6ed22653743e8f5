import SchemaModel
import SchemaRuntime

extension Schema {
  /// The value of a keyword that holds no schema; nil for the keywords that a bundle does without.
  func plainValue(of keyword: String) -> JSONValue? {
    assertion(keyword) ?? annotation(keyword) ?? extensions.value(of: keyword)
  }

  private func assertion(_ keyword: String) -> JSONValue? {
    switch keyword {
    case "type": types?.json
    case "enum": enumeration.map(JSONValue.array)
    case "const": constant
    case "multipleOf": multipleOf.map(JSONValue.number)
    case "maximum": maximum.map(JSONValue.number)
    case "exclusiveMaximum": exclusiveMaximum.map(JSONValue.number)
    case "minimum": minimum.map(JSONValue.number)
    case "exclusiveMinimum": exclusiveMinimum.map(JSONValue.number)
    case "pattern": pattern.map(JSONValue.string)
    case "uniqueItems": .bool(uniqueItems)
    case "required": .strings(required)
    case "dependentRequired":
      .object(JSONObject(dependentRequired.map { (key: $0.name, value: .strings($0.required)) }))
    default: count(keyword).map { .number(JSONNumber($0)) }
    }
  }

  private func count(_ keyword: String) -> Int? {
    switch keyword {
    case "maxLength": maxLength
    case "minLength": minLength
    case "maxItems": maxItems
    case "minItems": minItems
    case "maxContains": maxContains
    case "minContains": minContains
    case "maxProperties": maxProperties
    case "minProperties": minProperties
    default: nil
    }
  }

  private func annotation(_ keyword: String) -> JSONValue? {
    switch keyword {
    case "format": format.map(JSONValue.string)
    case "contentEncoding": contentEncoding.map(JSONValue.string)
    case "contentMediaType": contentMediaType.map(JSONValue.string)
    case "title": title.map(JSONValue.string)
    case "description": description.map(JSONValue.string)
    case "$comment": comment.map(JSONValue.string)
    case "default": defaultValue
    case "examples": .array(examples)
    case "deprecated": .bool(deprecated)
    case "readOnly": .bool(readOnly)
    case "writeOnly": .bool(writeOnly)
    default: nil
    }
  }
}

extension ExtensionKeywords {
  fileprivate func value(of keyword: String) -> JSONValue? {
    switch keyword {
    case "x-maxBytes": maxBytes.map { .number(JSONNumber($0)) }
    case "x-maxSerializedBytes": maxSerializedBytes.map { .number(JSONNumber($0)) }
    case "x-assertContent": .bool(assertContent)
    case "x-knownValues": knownValues.map(JSONValue.strings)
    case "x-unit": unit.map(JSONValue.string)
    case "x-name": name.map(JSONValue.string)
    case "x-caseNames":
      .object(JSONObject(caseNames.map { (key: $0.value, value: .string($0.name)) }))
    case "x-usedIn": .strings(usedIn)
    case "x-since": since.map(JSONValue.string)
    case "x-replacement": replacement.map(JSONValue.string)
    case "x-source": source.map(JSONValue.string)
    case "x-message": message.map(JSONValue.string)
    default: nil
    }
  }
}

extension JSONValue {
  fileprivate static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
}

extension TypeSet {
  /// The value of `type`: one name, or an array of names.
  fileprivate var json: JSONValue {
    let names = TypeSet.named.filter { contains($0.type) }.map { JSONValue.string($0.name) }
    return names.count == 1 ? names[0] : .array(names)
  }
}
