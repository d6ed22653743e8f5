import SchemaModel
import SchemaRuntime

/// The ways to change or remove one assertion of a schema that is JSON, as `Scripts/mutate` does it, and to take a list of
/// `oneOf` for one of `anyOf`.
struct SchemaMutants {
  struct Change {
    /// The way to the keyword.
    var path: [String]
    /// “deleted”, “loosened to 3”.
    var words: String
    /// The new value; nil for none.
    var value: JSONValue?
    /// Whether it takes a list of `oneOf` for one of `anyOf`.
    var isOfUnion = false

    var description: String { JSONPointer.text(of: path) + ": " + words }
  }

  private(set) var changes: [Change] = []
  private let document: JSONValue

  private static let steps: [String: Int64] = [
    "minLength": -1, "maxLength": 1, "minItems": -1, "maxItems": 1, "minProperties": -1, "maxProperties": 1,
    "minimum": -1, "maximum": 1, "exclusiveMinimum": -1, "exclusiveMaximum": 1, "minContains": -1,
    "maxContains": 1,
  ]
  private static let assertions: Set<String> = [
    "type", "enum", "const", "multipleOf", "pattern", "uniqueItems", "required", "dependentRequired",
    "format",
    "additionalProperties", "unevaluatedProperties", "unevaluatedItems", "propertyNames", "contains", "not",
    "additionalItems", "x-maxBytes", "x-maxSerializedBytes",
  ]
  /// The kind of value that a keyword speaks of.
  private static let kinds: [String: String] = [
    "minLength": "string", "maxLength": "string", "pattern": "string", "format": "string",
    "x-maxBytes": "string", "minItems": "array", "maxItems": "array", "uniqueItems": "array",
    "contains": "array", "minContains": "array", "maxContains": "array", "additionalItems": "array",
    "unevaluatedItems": "array", "minimum": "number", "maximum": "number", "exclusiveMinimum": "number",
    "exclusiveMaximum": "number", "multipleOf": "number", "minProperties": "object",
    "maxProperties": "object",
    "required": "object", "dependentRequired": "object", "additionalProperties": "object",
    "unevaluatedProperties": "object", "propertyNames": "object",
  ]
  private static let mapsOfSchemas: Set<String> = [
    "properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies",
  ]
  /// Keywords whose value is a schema, or a list of them.
  private static let schemas: Set<String> = [
    "additionalProperties", "unevaluatedProperties", "unevaluatedItems", "propertyNames", "contains", "not",
    "if", "then", "else", "items", "additionalItems", "allOf", "anyOf", "oneOf", "prefixItems", "x-warnings",
  ]

  init(_ document: JSONValue) {
    self.document = document
    visit(document, [])
  }

  /// The document with a change.
  func document(with change: Change) -> JSONValue {
    Self.replaced(document, change.path[...], change.value)
  }

  private mutating func visit(_ node: JSONValue, _ path: [String]) {
    for (index, item) in (node.arrayValue ?? []).enumerated() { visit(item, path + [String(index)]) }
    guard let schema = node.objectValue else { return }
    // Until draft-07, nothing beside a reference is looked at.
    for (keyword, value) in schema {
      if !Self.isIdle(schema, keyword, value) {
        changes += Self.mutants(keyword, value).map {
          Change(path: path + [keyword], words: $0.words, value: $0.value)
        }
      }
      if keyword == "oneOf", schema["anyOf"] == nil, value.arrayValue?.count ?? 0 > 1 {
        var other = schema
        other.removeValue(forKey: keyword)
        other.updateValue(value, forKey: "anyOf")
        changes.append(
          Change(path: path, words: "'anyOf' for 'oneOf'", value: .object(other), isOfUnion: true))
      }
      if Self.mapsOfSchemas.contains(keyword) {
        for (name, inner) in value.objectValue ?? [:] { visit(inner, path + [keyword, name]) }
      } else if Self.schemas.contains(keyword) {
        visit(value, path + [keyword])
      }
    }
  }

  private static func mutants(_ keyword: String, _ value: JSONValue) -> [(words: String, value: JSONValue?)] {
    var result: [(String, JSONValue?)] = []
    if let step = steps[keyword], let number = value.numberValue {
      result.append(("deleted", nil))
      if let whole = number.int, !keyword.hasPrefix("min") || whole > 0 || keyword == "minimum",
        case (let next, let isTooFar) = Int64(whole).addingReportingOverflow(step), !isTooFar
      {
        result.append(("loosened to \(next)", JSONValue(integerLiteral: next)))
      }
    } else if assertions.contains(keyword) {
      result.append(("deleted", nil))
    }
    let list = value.arrayValue ?? []
    if keyword == "required", list.count > 1 {
      result += list.map { name in ("without \(name)", .array(list.filter { $0 != name })) }
    }
    if keyword == "enum", list.count > 1 { result.append(("without the last", .array(list.dropLast()))) }
    if keyword == "type", value == "integer" { result.append(("loosened to number", "number")) }
    return result
  }

  /// Whether a keyword asks nothing: beside what implies it, or by its value.
  private static func isIdle(_ schema: JSONObject, _ keyword: String, _ value: JSONValue) -> Bool {
    let types = schema["type"].map { $0.arrayValue ?? [$0] }?.compactMap(\.stringValue)
    let listsValues = schema["enum"] != nil || schema["const"] != nil
    if keyword == "type", listsValues { return true }
    if let kind = kinds[keyword] {
      if listsValues { return true }
      if let types, !types.contains(kind), !(kind == "number" && types.contains("integer")) { return true }
    }
    if keyword == "minContains" || keyword == "maxContains", schema["contains"] == nil { return true }
    if keyword == "const" || keyword == "enum" { return false }
    switch value {
    case .bool(let flag): return flag != (keyword == "uniqueItems")
    case .object(let members): return members.isEmpty
    case .array(let items): return items.isEmpty
    case .number(let number):
      return number.int == 0 && ["minLength", "minItems", "minProperties"].contains(keyword)
    case .null, .string: return false
    }
  }

  private static func replaced(_ node: JSONValue, _ path: ArraySlice<String>, _ value: JSONValue?)
    -> JSONValue
  {
    guard let step = path.first else { return value ?? node }
    let rest = path.dropFirst()
    if var members = node.objectValue {
      if rest.isEmpty, value == nil {
        members.removeValue(forKey: step)
      } else if let inner = members[step] {
        members.updateValue(replaced(inner, rest, value), forKey: step)
      }
      return .object(members)
    }
    guard var items = node.arrayValue, let index = Int(step), items.indices.contains(index) else {
      return node
    }
    items[index] = replaced(items[index], rest, value)
    return .array(items)
  }
}
