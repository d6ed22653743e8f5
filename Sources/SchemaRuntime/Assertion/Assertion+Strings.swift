extension Assertion {
  /// `maxLength` (Validation §6.3.1), in Unicode scalars.
  @inlinable
  public static func maxLength<S: ViolationSink>(
    _ limit: Int, _ string: StringSlice, _ cursor: Cursor, _ sink: inout S, _ keyword: String
  ) throws(Rejection) {
    // A scalar takes at least one byte, so few bytes need no counting.
    if string.count > limit, cursor.scalarCount(string) > limit {
      try sink.report(.maxLength(limit), at: string.offset, keyword)
    }
  }

  /// `minLength` (Validation §6.3.2), in Unicode scalars.
  @inlinable
  public static func minLength<S: ViolationSink>(
    _ limit: Int, _ string: StringSlice, _ cursor: Cursor, _ sink: inout S, _ keyword: String
  ) throws(Rejection) {
    if string.count < limit || cursor.scalarCount(string) < limit {
      try sink.report(.minLength(limit), at: string.offset, keyword)
    }
  }

  /// `x-maxBytes`: the length of the text in bytes of UTF-8.
  @inlinable
  public static func maxBytes<S: ViolationSink>(
    _ limit: Int, _ string: StringSlice, _ cursor: Cursor, _ sink: inout S, _ keyword: String
  ) throws(Rejection) {
    // An escape sequence is never shorter than what it stands for.
    if string.count > limit, cursor.utf8Count(string) > limit {
      try sink.report(.maxBytes(limit), at: string.offset, keyword)
    }
  }

  /// Whether a string's text matches a pattern.
  @inlinable
  public static func matches(_ pattern: Pattern?, _ string: StringSlice, _ cursor: Cursor) -> Bool {
    verdict(pattern, string, cursor) == .match
  }

  @inlinable
  static func verdict(_ pattern: Pattern?, _ string: StringSlice, _ cursor: Cursor) -> PatternVerdict {
    guard let pattern else { return .gaveUp }
    return cursor.withUTF8(string) { pattern.matches($0) }
  }

  /// `pattern` (Validation §6.3.3).
  @inlinable
  public static func pattern<S: ViolationSink>(
    _ pattern: Pattern?, _ source: String, _ string: StringSlice, _ cursor: Cursor, _ sink: inout S,
    _ keyword: String
  ) throws(Rejection) {
    switch verdict(pattern, string, cursor) {
    case .match: return
    case .noMatch: try sink.report(.pattern(source), at: string.offset, keyword)
    case .gaveUp: try sink.report(.patternUndecided(source), at: string.offset, keyword)
    }
  }

  /// `format` (Validation §7), as the schema's dialect understands it.
  @inlinable
  public static func format<S: ViolationSink>(
    _ format: Format, _ string: StringSlice, _ cursor: Cursor, _ sink: inout S, _ keyword: String,
    _ dialect: Format.Dialect = .draft202012
  ) throws(Rejection) {
    if !cursor.withUTF8(string, { format.accepts($0, dialect: dialect) }) {
      try sink.report(.format(format.rawValue), at: string.offset, keyword)
    }
  }
}
