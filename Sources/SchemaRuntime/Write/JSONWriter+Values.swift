extension JSONWriter {
  @inlinable
  public mutating func bool(_ value: Bool) {
    if value { bytes("true,") } else { bytes("false,") }
  }

  @inlinable
  public mutating func null() { bytes("null,") }

  /// Writes any value, compact, members in their order.
  public mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .array(let values):
      beginArray()
      for value in values { self.value(value) }
      endArray()
    case .object(let members):
      beginObject()
      self.members(members)
      endObject()
    }
  }

  /// Writes members into an object that has begun.
  public mutating func members(_ members: JSONObject) {
    for (key, value) in members {
      member(named: key)
      self.value(value)
    }
  }
}
