// How the types of the standard library are read from bytes. Those of JSON stand with `JSONValue`.

extension Bool {
  /// Reads `true` or `false`.
  /// - Throws: `Rejection` where another kind of value stands there.
  @inlinable
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Bool {
    cursor.skipWhitespace()
    return try cursor.boolean()
  }
}

extension Int {
  /// Reads an integer.
  /// - Throws: `Rejection` where no number stands there, or where the type cannot hold it as it is.
  @inlinable
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Int {
    cursor.skipWhitespace()
    return try cursor.integer(try cursor.number())
  }
}

extension Double {
  /// Reads a number.
  /// - Throws: `Rejection` where no number stands there, or where the type cannot hold it as it is.
  @inlinable
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Double {
    cursor.skipWhitespace()
    return try cursor.double(try cursor.number())
  }
}

extension Cursor {
  /// The number as an `Int`.
  /// - Throws: `unrepresentableNumber` where it has a fractional part or is too great.
  @inlinable
  func integer(_ number: NumberSlice) throws(Rejection) -> Int {
    if number.isSmallInteger { return number.value }
    guard let value = DecimalText.int64(bytes(number.start, number.count)) else {
      throw Rejection(.unrepresentableNumber, at: number.start)
    }
    return Int(value)
  }

  /// The number as the nearest `Double`.
  /// - Throws: `unrepresentableNumber` where the shortest decimal of that is another number.
  @inlinable
  func double(_ number: NumberSlice) throws(Rejection) -> Double {
    // Only the sign of a zero would be lost.
    if number.isSmall, number.scale <= 18, number.value != 0 || byte(at: number.start) != 0x2D,
      number.value.magnitude < DecimalText.endOfKeptDigits
    {
      return DecimalText.double(number.value, scale: number.scale)
    }
    guard let value = DecimalText.sameDouble(bytes(number.start, number.count)) else {
      throw Rejection(.unrepresentableNumber, at: number.start)
    }
    return value
  }
}

extension Array where Element: MemberValue {
  /// Reads an array that a validator has accepted.
  /// - Throws: `Rejection` where another kind of value stands there, or where the Swift type cannot hold a value in
  ///   it.
  @inlinable
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> [Element] {
    cursor.skipWhitespace()
    return try cursor.items { (cursor) throws(Rejection) in try Element._read(&cursor) }
  }
}

extension JSONMap where Value: MemberValue {
  /// Reads an object that a validator has accepted, its members in document order.
  /// - Throws: `Rejection` where another kind of value stands there, or where the Swift type cannot hold a value in
  ///   it.
  @inlinable
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> JSONMap<Value> {
    cursor.skipWhitespace()
    return try cursor.members(checks: false) { (cursor) throws(Rejection) in try Value._read(&cursor) }
  }
}

extension Optional where Wrapped: MemberValue {
  /// Reads null as nil: right for an array's item and for a member that must be there.
  /// - Throws: `Rejection` where another kind of value stands there, or where the Swift type cannot hold a value in
  ///   it.
  @inlinable
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Wrapped? {
    cursor.skipWhitespace()
    return try cursor.optional(Wrapped._read)
  }
}
