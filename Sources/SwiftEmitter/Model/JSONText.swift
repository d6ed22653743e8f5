import SchemaRuntime

/// Compact JSON, as literals of the runtime's writer take it.
enum JSONText {
  static func of(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.value(value)
    return writer.text
  }
}
