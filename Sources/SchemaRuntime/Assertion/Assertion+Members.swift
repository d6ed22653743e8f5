extension Assertion {
  /// Reads a string; nil where the value is none, which has been reported and read over.
  /// - Throws: `Rejection` where the bytes are no JSON, or where the type is another one and the sink does not
  ///   record.
  public static func string(
    _ cursor: inout Cursor, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) -> StringSlice? {
    if cursor.byte == 0x22 { return try cursor.string() }
    try mismatch(.string, &cursor, &sink, keyword)
    return nil
  }

  /// Reads a number; nil where the value is none, or no integer where it must be one.
  /// - Throws: `Rejection` where the bytes are no JSON, or where the type is another one and the sink does not
  ///   record.
  public static func number(
    isInteger: Bool, _ cursor: inout Cursor, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) -> NumberSlice? {
    let first = cursor.byte
    if first &- 0x30 <= 9 || first == 0x2D {
      let number = try cursor.number()
      if !isInteger || Assertion.isInteger(number, cursor) { return number }
      try sink.report(.type(.integer), at: number.start, keyword)
      return nil
    }
    try mismatch(isInteger ? .integer : .number, &cursor, &sink, keyword)
    return nil
  }

  static func mismatch(
    _ types: TypeSet, _ cursor: inout Cursor, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    _ = try cursor.kind()
    let offset = cursor.position
    try cursor.skipValue()
    try sink.report(.type(types), at: offset, keyword)
  }

  /// Reads a member of which only the type is asked. The property is named by its place in the table.
  /// - Throws: `Rejection` where the bytes are no JSON, or where the type is another one and the sink does not
  ///   record.
  public static func property(
    _ types: TypeSet, _ names: KeyTable, _ index: Int, _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    let kind = try cursor.kind()
    let offset = cursor.position
    if kind == .number {
      let number = try cursor.number()
      if types.admits(number, in: cursor) { return }
    } else {
      try cursor.skipValue(of: kind)
      if types.admits(kind) { return }
    }
    try reject(types, names, index, at: offset, &sink)
  }

  static func reject(
    _ types: TypeSet, _ names: KeyTable, _ index: Int, at offset: Int, _ sink: inout ViolationSink
  ) throws(Rejection) {
    guard sink.records else { throw Rejection(.violation, at: offset) }
    try sink.report(.type(types), at: offset, "/properties/\(JSONPointer.escaped(names.strings[index]))/type")
  }
}

extension TypeSet {
  /// Whether a number is allowed, or allowed if it is an integer as this one is.
  @inline(__always)
  func admits(_ number: NumberSlice, in cursor: Cursor) -> Bool {
    contains(.number) || (contains(.integer) && Assertion.isInteger(number, cursor))
  }

  /// Whether values of a kind other than number are allowed.
  @inlinable @inline(__always)
  func admits(_ kind: JSONKind) -> Bool {
    switch kind {
    case .null: contains(.null)
    case .boolean: contains(.boolean)
    case .string: contains(.string)
    case .array: contains(.array)
    case .object: contains(.object)
    case .number: contains(.number)
    }
  }
}

extension Pattern {
  /// A pattern that the generator has compiled before; nil cannot come of it.
  public static func generated(_ source: String) -> Pattern? {
    do { return try Pattern(source) } catch { return nil }
  }
}

extension Pattern? {
  /// Whether the name of a member matches.
  public func accepts(_ name: String) -> Bool {
    switch self {
    case .some(let pattern): pattern.matches(name) == .match
    case nil: false
    }
  }
}
