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
