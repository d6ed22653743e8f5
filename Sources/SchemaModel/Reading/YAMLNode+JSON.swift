package import SchemaRuntime
package import YAMLTree

extension YAMLNode {
  /// The node as a JSON value.
  package var jsonValue: JSONValue {
    switch content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let text): .number(JSONNumber(uncheckedText: text))
    case .string(let text): .string(text)
    case .sequence(let elements): .array(elements.map(\.jsonValue))
    case .mapping(let members):
      .object(JSONObject(uniqueMembers: members.map { (key: $0.key, value: $0.value.jsonValue) }))
    }
  }

  /// A phrase for what was found, for a message: the kind, and a scalar's value.
  var found: String {
    switch content {
    case .null: "null"
    case .bool(let value): "the boolean \(value)"
    case .number(let text): "the number \(text.shortened)"
    case .string(let text): "the string '\(text.shortened)'"
    case .sequence(let elements): elements.isEmpty ? "an empty array" : "an array"
    case .mapping: "an object"
    }
  }
}

extension String {
  /// The text for a message: one line of at most 60 scalars.
  var shortened: String {
    let start = String(String.UnicodeScalarView(unicodeScalars.prefix(60)))
    let shown = VisibleText.of(start) { $0 == "\n" ? "\\n" : $0.escapedForSwift }
    return unicodeScalars.dropFirst(60).isEmpty ? shown : shown + "…"
  }
}
