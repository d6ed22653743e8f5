/// What reads itself from checked JSON, without a tree in between.
public protocol JSONReadable {
  /// Reads a value that a validator has accepted. The cursor stands at its first byte or at whitespace before it.
  /// - Throws: `Rejection` where the Swift type cannot hold the value.
  static func read(_ cursor: inout Cursor) throws(Rejection) -> Self
}

extension String: JSONReadable {
  @inlinable
  public static func read(_ cursor: inout Cursor) throws(Rejection) -> String {
    cursor.skipWhitespace()
    let slice = try cursor.string()
    return cursor.text(slice)
  }
}

extension Bool: JSONReadable {
  @inlinable
  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Bool {
    cursor.skipWhitespace()
    return try cursor.boolean()
  }
}

extension Int: JSONReadable {
  @inlinable
  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Int {
    cursor.skipWhitespace()
    return try cursor.integer(try cursor.number())
  }
}

extension Double: JSONReadable {
  @inlinable
  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Double {
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
  /// - Throws: `unrepresentableNumber` where it is too great.
  @inlinable
  func double(_ number: NumberSlice) throws(Rejection) -> Double {
    // Up to fifteen digits and a power of ten of at most 22 are exact in binary, so one division rounds once and right.
    // Only a zero's sign is lost.
    if number.isSmall, number.count <= 15, number.value != 0 || byte(at: number.start) != 0x2D {
      let digits = Double(number.value)
      return number.scale == 0 ? digits : digits / DecimalText.powerOfTen(number.scale)
    }
    guard let value = DecimalText.double(bytes(number.start, number.count)) else {
      throw Rejection(.unrepresentableNumber, at: number.start)
    }
    return value
  }
}

extension Array: JSONReadable where Element: JSONReadable {
  @inlinable
  public static func read(_ cursor: inout Cursor) throws(Rejection) -> [Element] {
    cursor.skipWhitespace()
    var items: [Element] = []
    guard try cursor.beginArray() else { return items }
    // One allocation for most arrays, where growing takes three.
    items.reserveCapacity(4)
    repeat { items.append(try Element.read(&cursor)) } while try cursor.nextItem()
    return items
  }
}

extension JSONMap: JSONReadable where Value: JSONReadable {
  @inlinable
  public static func read(_ cursor: inout Cursor) throws(Rejection) -> JSONMap<Value> {
    cursor.skipWhitespace()
    var members: [(key: String, value: Value)] = []
    guard try cursor.beginObject() else { return JSONMap() }
    members.reserveCapacity(4)
    repeat {
      let key = try cursor.key()
      members.append((cursor.text(key.slice), try Value.read(&cursor)))
    } while try cursor.nextMember()
    return JSONMap(uniqueMembers: members)
  }
}

extension JSONValue: JSONReadable {
  public static func read(_ cursor: inout Cursor) throws(Rejection) -> JSONValue {
    try read(&cursor, checks: false)
  }

  /// Reads a value.
  /// - Parameter checks: whether nobody has read it before: then no object may have a key twice.
  static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> JSONValue {
    switch try cursor.kind() {
    case .null:
      try cursor.null()
      return .null
    case .boolean: return .bool(try cursor.boolean())
    case .number:
      let number = try cursor.number()
      return .number(
        JSONNumber(uncheckedText: String(decoding: cursor.bytes(number.start, number.count), as: UTF8.self)))
    case .string: return .string(try String.read(&cursor))
    case .array: return .array(try items(&cursor, checks: checks))
    case .object: return .object(try members(&cursor, checks: checks))
    }
  }

  private static func items(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> [JSONValue] {
    var items: [JSONValue] = []
    guard try cursor.beginArray() else { return items }
    items.reserveCapacity(4)
    repeat { items.append(try read(&cursor, checks: checks)) } while try cursor.nextItem()
    return items
  }

  private static func members(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> JSONObject {
    let object = cursor.position
    guard try cursor.beginObject() else { return JSONObject() }
    var keys = KeySet()
    var members: [(key: String, value: JSONValue)] = []
    members.reserveCapacity(4)
    repeat {
      let key = try cursor.key()
      if checks { try keys.insert(key, in: cursor, object: object) }
      members.append((cursor.text(key.slice), try read(&cursor, checks: checks)))
    } while try cursor.nextMember()
    try keys.finish(in: cursor, object: object)
    return JSONObject(uniqueMembers: members)
  }
}
