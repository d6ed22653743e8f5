import SchemaRuntime

/// Compact JSON, as literals of the runtime's writer take it.
enum JSONText {
  static func of(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.value(value)
    return writer.text
  }

  /// A literal for `JSONWriter.member`: the key, escaped and quoted, and the colon.
  static func member(_ key: String) -> StringLiteral { StringLiteral(of(.string(key)) + ":") }
}
