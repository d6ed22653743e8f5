// The functions by which a struct writes each member, as the member can occur. A key is given as JSON has it between
// the quotes. Strings, numbers and booleans are written here, so that generated code has nothing but a call.
extension JSONWriter {
  /// Writes a member that is always there.
  @inlinable
  public mutating func member<Value: JSONWritable>(_ key: StaticString, _ value: Value) {
    beginMember(key)
    value._write(to: &self)
  }

  /// Writes a member that is left out for nil.
  @inlinable
  public mutating func member<Value: JSONWritable>(_ key: StaticString, optional value: Value?) {
    if let value { member(key, value) }
  }

  /// Writes a member that is always there, and null for nil.
  @inlinable
  public mutating func member<Value: JSONWritable>(_ key: StaticString, nullable value: Value?) {
    beginMember(key)
    value._write(to: &self)
  }

  /// Writes a member that is left out where it is absent.
  @inlinable
  public mutating func member<Value: JSONWritable>(_ key: StaticString, presence value: Presence<Value>) {
    switch value {
    case .absent: break
    case .null: member(key, nullable: Value?.none)
    case .value(let value): member(key, value)
    }
  }

  /// Writes a key and its colon. Its value comes next.
  @usableFromInline
  mutating func beginMember(_ key: StaticString) { name(key) }
}

extension JSONWriter {
  /// Writes a string that is always there.
  public mutating func member(_ key: StaticString, _ value: String) {
    name(key)
    string(value)
  }

  /// Writes a string that is left out for nil.
  public mutating func member(_ key: StaticString, optional value: String?) {
    guard let value else { return }
    name(key)
    string(value)
  }

  /// Writes an integer that is always there.
  public mutating func member(_ key: StaticString, _ value: Int) {
    name(key)
    integer(value)
  }

  /// Writes an integer that is left out for nil.
  public mutating func member(_ key: StaticString, optional value: Int?) {
    guard let value else { return }
    name(key)
    integer(value)
  }

  /// Writes a number that is always there.
  public mutating func member(_ key: StaticString, _ value: Double) {
    name(key)
    double(value)
  }

  /// Writes a number that is left out for nil.
  public mutating func member(_ key: StaticString, optional value: Double?) {
    guard let value else { return }
    name(key)
    double(value)
  }

  /// Writes a boolean that is always there.
  public mutating func member(_ key: StaticString, _ value: Bool) {
    name(key)
    bool(value)
  }

  /// Writes a boolean that is left out for nil.
  public mutating func member(_ key: StaticString, optional value: Bool?) {
    guard let value else { return }
    name(key)
    bool(value)
  }
}
