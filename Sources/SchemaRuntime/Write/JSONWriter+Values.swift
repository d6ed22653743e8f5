extension JSONWriter {
  /// Writes `true` or `false`.
  @inlinable
  public mutating func bool(_ value: Bool) {
    if value { bytes("true,") } else { bytes("false,") }
  }

  /// Writes `null`.
  @inlinable
  public mutating func null() { bytes("null,") }

  /// Writes any value, compact, members in their order.
  public mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .array(let values): values._write(to: &self)
    case .object(let members): members._write(to: &self)
    }
  }
}
