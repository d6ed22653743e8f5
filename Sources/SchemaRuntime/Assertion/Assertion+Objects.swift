extension Assertion {
  /// `required` (Validation §6.5.3) of one property.
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  public static func required(
    _ name: String, _ isPresent: Bool, at offset: Int, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    if !isPresent { try sink.report(.required(name), at: offset, keyword) }
  }

  /// `dependentRequired` (Validation §6.5.4) of one pair of properties.
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  public static func dependentRequired(
    _ name: String, _ isPresent: Bool, _ other: String, _ otherIsPresent: Bool, at offset: Int,
    _ sink: inout ViolationSink,
    _ keyword: String
  ) throws(Rejection) {
    if isPresent, !otherIsPresent { try sink.report(.dependentRequired(name, other), at: offset, keyword) }
  }

  /// `maxProperties` (Validation §6.5.1).
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  public static func maxProperties(
    _ limit: Int, _ count: Int, at offset: Int, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    if count > limit { try sink.report(.maxProperties(limit), at: offset, keyword) }
  }

  /// `minProperties` (Validation §6.5.2).
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  public static func minProperties(
    _ limit: Int, _ count: Int, at offset: Int, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    if count < limit { try sink.report(.minProperties(limit), at: offset, keyword) }
  }

  /// Warns of a key that an open object does not list.
  public static func unknownProperty(
    _ known: KeyTable, at offset: Int, _ sink: inout ViolationSink, _ keyword: String
  ) {
    sink.warn(.unknownProperty(known), at: offset, keyword)
  }

  /// Warns of a key where no subschema lists it, if the sink wants warnings.
  /// - Throws: `Rejection` where the bytes of the key are no JSON string.
  public static func knownProperty(
    _ known: KeyTable, at offset: Int, _ cursor: Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    guard sink.wantsWarnings, known.index(of: try cursor.key(at: offset), in: cursor) < 0 else { return }
    unknownProperty(known, at: offset, &sink, "")
  }

  /// The demand of a keyword on a whole value.
  /// - Parameters:
  ///   - rule: the demand.
  ///   - offset: where the value begins.
  ///   - end: the offset behind the value.
  ///   - cursor: any position in the instance.
  ///   - sink: takes what is found.
  ///   - keyword: JSON Pointer of the keyword, from the schema entered last.
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  public static func rule(
    _ rule: ValueRule, from offset: Int, to end: Int, _ cursor: Cursor, _ sink: inout ViolationSink,
    _ keyword: String
  ) throws(Rejection) {
    if try !rule.accepts(from: offset, to: end, cursor) { try sink.report(.value(rule), at: offset, keyword) }
  }
}

extension Cursor {
  /// Reads a value and gives its size as compact JSON: no whitespace, and only escapes that must be.
  mutating func compactSizeOfValue() throws(Rejection) -> Int {
    switch try kind() {
    case .object:
      var size = 2
      guard try beginObject() else { return size }
      repeat {
        size += compactSize(try key().slice) + 1
        size += try compactSizeOfValue() + 1
      } while try nextMember()
      return size - 1
    case .array:
      var size = 2
      guard try beginArray() else { return size }
      repeat { size += try compactSizeOfValue() + 1 } while try nextItem()
      return size - 1
    case .string: return compactSize(try string())
    case .number: return try number().count
    case .boolean: return try boolean() ? 4 : 5
    case .null:
      try null()
      return 4
    }
  }

  /// The size of a string with its quotes.
  private func compactSize(_ slice: StringSlice) -> Int {
    guard slice.isEscaped else { return slice.count + 2 }
    return withUTF8(slice) { utf8 in
      utf8.reduce(into: 2) { size, byte in
        switch byte {
        case 0x22, 0x5C, 0x08, 0x0C, 0x0A, 0x0D, 0x09: size += 2
        case ..<0x20: size += 6
        default: size += 1
        }
      }
    }
  }
}
