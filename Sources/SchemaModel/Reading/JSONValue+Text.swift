public import SchemaRuntime

extension JSONValue {
  /// The value as compact JSON, for messages and names.
  public var jsonText: String {
    var writer = JSONWriter(capacity: 64)
    writer.value(self)
    return writer.withBytes { String(decoding: $0, as: UTF8.self) }
  }
}
