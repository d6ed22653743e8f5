extension JSONValue {
  /// Reads one JSON text (RFC 8259), with nothing but whitespace around it.
  ///
  /// - Throws: `Rejection` where the bytes are no JSON text, also where an object has a key twice, or values are nested
  ///   deeper than 512 levels.
  public init(jsonUTF8Bytes bytes: some Collection<UInt8>) throws(Rejection) {
    self = try [UInt8](bytes).withUnsafeBufferPointer { buffer throws(Rejection) in
      var cursor = Cursor(buffer)
      let value = try JSONValue._read(&cursor, checks: true)
      try cursor.finish()
      return value
    }
  }

  /// Reads one JSON text, as `init(jsonUTF8Bytes:)` does.
  /// - Throws: `Rejection`, as `init(jsonUTF8Bytes:)`.
  public init(jsonString: String) throws(Rejection) { try self.init(jsonUTF8Bytes: jsonString.utf8) }
}

extension JSONNumber {
  /// Reads a number, as it is written.
  /// - Throws: `Rejection` where another kind of value stands there.
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> JSONNumber {
    JSONNumber(uncheckedText: try cursor.numberText())
  }
}

extension JSONValue {
  /// Reads any value that a validator has accepted.
  /// - Throws: `Rejection` where another kind of value stands there, or where the Swift type cannot hold a value in
  ///   it.
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> JSONValue {
    try _read(&cursor, checks: false)
  }

  /// Reads a value.
  /// - Parameter checks: whether it has not been read before: then no object may have a key twice.
  static func _read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> JSONValue {
    switch try cursor.kind() {
    case .null:
      try cursor.null()
      return .null
    case .boolean: return .bool(try cursor.boolean())
    case .number: return .number(try JSONNumber._read(&cursor))
    case .string: return .string(try String._read(&cursor))
    case .array:
      return .array(try cursor.items { (cursor) throws(Rejection) in try _read(&cursor, checks: checks) })
    case .object: return .object(try object(&cursor, checks: checks))
    }
  }

  /// Reads an object.
  static func object(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> JSONObject {
    try cursor.members(checks: checks) { (cursor) throws(Rejection) in try _read(&cursor, checks: checks) }
  }
}

extension String {
  /// Reads a string, its escapes resolved.
  /// - Throws: `Rejection` where another kind of value stands there.
  @inlinable
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> String {
    cursor.skipWhitespace()
    let slice = try cursor.string()
    return cursor.text(slice)
  }
}
