import SchemaRuntime

/// A change of one subschema, chosen by a few bytes: what an author might do in an afternoon, or by mistake.
struct SchemaEdit {
  /// The bytes that choose, as far as they are not used up.
  private var choices: ArraySlice<UInt8>

  private static let added: [(keyword: String, value: JSONValue)] = [
    ("minLength", 1), ("maxLength", 3), ("pattern", "^(?!x)[a-z]+$"), ("minimum", 0), ("exclusiveMaximum", 9),
    ("multipleOf", 2), ("minItems", 1), ("maxItems", 2), ("uniqueItems", true), ("minProperties", 1),
    ("maxProperties", 2), ("additionalProperties", false), ("items", ["type": "string"]),
    ("prefixItems", [["type": "integer"], true]), ("contains", ["type": "null"]), ("enum", ["a", 1, .null]),
    ("const", "a"), ("not", ["type": "null"]), ("propertyNames", ["pattern": "^a"]), ("required", ["a"]),
    ("anyOf", [["type": "string"], ["type": "object"]]), ("if", ["required": ["a"]]),
    ("then", ["maxProperties": 1]), ("properties", ["a": ["type": "string"], "b": false]), ("type", "object"),
    ("maxLength", .number(JSONNumber(Int.max))), ("minItems", .number(JSONNumber(Int.max))),
  ]
  private static let lists: Set<String> = [
    "properties", "patternProperties", "$defs", "definitions", "dependentSchemas",
  ]
  private static let types: [JSONValue] = [
    "string", "integer", "number", "boolean", "array", "object", "null", ["string", "null"],
  ]
  private static let patterns: [JSONValue] = ["^a", "^(?!a).*$", "\\bb\\b", "^[^\\n]*$", "^.{2,3}$", "a|b$"]

  init(_ choices: ArraySlice<UInt8>) { self.choices = choices }

  private mutating func choice(below limit: Int) -> Int {
    limit > 0 ? Int(choices.popFirst() ?? 0) % limit : 0
  }

  /// Returns the schema with one change.
  mutating func edited(_ schema: JSONValue) -> JSONValue {
    guard case .object(let members) = schema else { return schema }
    let inner = members.members.filter { !$0.value.parts.isEmpty }
    // Mostly deep in it, as most schemas are.
    if !inner.isEmpty, choice(below: 4) > 0 {
      let member = inner[choice(below: inner.count)]
      var changed = members
      changed[member.key] = edited(part: member.value, isSchema: !Self.lists.contains(member.key))
      return .object(changed)
    }
    return .object(changed(members))
  }

  /// Edits the value of a keyword: a schema, a list of schemas, or schemas by name.
  /// - Parameter isSchema: whether an object there is a schema.
  private mutating func edited(part: JSONValue, isSchema: Bool) -> JSONValue {
    switch part {
    case .null, .bool, .number, .string: return part
    case .array(var items):
      guard !items.isEmpty else { return part }
      let index = choice(below: items.count)
      items[index] = edited(items[index])
      return .array(items)
    case .object(var members):
      guard !isSchema, !members.isEmpty else { return edited(part) }
      let member = members.members[choice(below: members.count)]
      members[member.key] = edited(member.value)
      return .object(members)
    }
  }

  private mutating func changed(_ members: JSONObject) -> JSONObject {
    var result = members
    let addition = Self.added[choice(below: Self.added.count)]
    let member = members.isEmpty ? nil : members.members[choice(below: members.count)]
    switch (choice(below: 5), member) {
    case (0, let member?): result[member.key] = nil
    case (1, _): result = ["anyOf": [.object(members), ["type": "null"]]]
    case (2, _), (_, nil): result[addition.keyword] = addition.value
    case (_, let member?): result[member.key] = value(of: member.key, member.value)
    }
    return result
  }

  private mutating func value(of keyword: String, _ value: JSONValue) -> JSONValue {
    switch (keyword, value) {
    case ("type", _): return Self.types[choice(below: Self.types.count)]
    case ("pattern", _): return Self.patterns[choice(below: Self.patterns.count)]
    case (_, .bool(let flag)): return .bool(!flag)
    case (_, .number(let number)):
      let step = choice(below: 2) == 0 ? 1.0 : -1.0
      return .number(number.doubleValue.flatMap { JSONNumber($0 + step) } ?? 1)
    case (_, .array(var items)) where !items.isEmpty:
      let item = items.remove(at: choice(below: items.count))
      return .array(choice(below: 2) == 0 ? items : items + [item])
    case (_, .null), (_, .string), (_, .array), (_, .object): return true
    }
  }
}

extension JSONValue {
  fileprivate var parts: [JSONValue] {
    switch self {
    case .array(let items): items
    case .object(let members): members.members.map(\.value)
    case .null, .bool, .number, .string: []
    }
  }
}
