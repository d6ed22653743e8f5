// What the `write(to:)` of a generated struct calls, one function for every way a member can occur; those of
// `FieldEncoder` have the same names. A key comes escaped, with quotes and colon: `"\"alert\":"`.

extension JSONWriter {
  /// A member that is always there.
  @inlinable
  public mutating func required<T: JSONWritable>(_ key: StaticString, _ value: T) {
    member(key)
    value.write(to: &self)
  }

  /// A member that is always there, null for nil.
  @inlinable
  public mutating func nullable<T: JSONWritable>(_ key: StaticString, _ value: T?) {
    member(key)
    if let value { value.write(to: &self) } else { null() }
  }

  /// A member that is left out for nil.
  @inlinable
  public mutating func optional<T: JSONWritable>(_ key: StaticString, _ value: T?) {
    guard let value else { return }
    member(key)
    value.write(to: &self)
  }

  /// A member that is left out when absent, null when null.
  @inlinable
  public mutating func presence<T: JSONWritable>(_ key: StaticString, _ value: Presence<T>) {
    switch value {
    case .absent: break
    case .null:
      member(key)
      null()
    case .value(let value):
      member(key)
      value.write(to: &self)
    }
  }
}
