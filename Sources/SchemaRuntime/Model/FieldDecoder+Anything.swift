extension KeyedDecodingContainer where Key: NameKey {
  /// A member that may be missing and may be anything, null included.
  @inlinable
  public func anything(_ key: String) throws -> JSONValue? {
    switch try presence(key, as: JSONValue.self) {
    case .absent: return nil
    case .null: return .null
    case .value(let value): return value
    }
  }
}
