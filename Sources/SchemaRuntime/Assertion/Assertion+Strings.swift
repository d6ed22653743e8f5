extension Assertion {
  /// `maxLength` (Validation §6.3.1), in Unicode scalars.
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  @inlinable @inline(__always)
  public static func maxLength(
    _ limit: Int, _ string: StringSlice, _ cursor: Cursor, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    // A scalar takes at least one byte, so few bytes need no counting.
    if string.count <= limit { return }
    try longString(limit, string, cursor, &sink, keyword)
  }

  @usableFromInline @inline(never)
  static func longString(
    _ limit: Int, _ string: StringSlice, _ cursor: Cursor, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    if cursor.isLonger(string, than: limit) {
      try sink.report(.maxLength(limit), at: string.offset, keyword)
    }
  }

  /// `minLength` (Validation §6.3.2), in Unicode scalars.
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  @inlinable @inline(__always)
  public static func minLength(
    _ limit: Int, _ string: StringSlice, _ cursor: Cursor, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    if string.scalars >= limit { return }
    try shortString(limit, string, cursor, &sink, keyword)
  }

  @usableFromInline @inline(never)
  static func shortString(
    _ limit: Int, _ string: StringSlice, _ cursor: Cursor, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    if cursor.isShorter(string, than: limit) {
      try sink.report(.minLength(limit), at: string.offset, keyword)
    }
  }

  /// `x-maxBytes`: the length of the text in bytes of UTF-8.
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  @inlinable @inline(__always)
  public static func maxBytes(
    _ limit: Int, _ string: StringSlice, _ cursor: Cursor, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    // An escape sequence is never shorter than what it stands for.
    if string.count <= limit { return }
    try bigString(limit, string, cursor, &sink, keyword)
  }

  @usableFromInline @inline(never)
  static func bigString(
    _ limit: Int, _ string: StringSlice, _ cursor: Cursor, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    if cursor.isBigger(string, than: limit) {
      try sink.report(.string(.maxBytes(limit)), at: string.offset, keyword)
    }
  }

  /// The demand of a keyword that the text alone decides.
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  public static func rule(
    _ rule: StringRule, _ string: StringSlice, _ cursor: Cursor, _ sink: inout ViolationSink,
    _ keyword: String
  ) throws(Rejection) {
    if !cursor.withUTF8(string, rule.accepts) { try sink.report(.string(rule), at: string.offset, keyword) }
  }

  /// Whether a string's text matches a pattern.
  public static func matches(_ pattern: Pattern?, _ string: StringSlice, _ cursor: Cursor) -> Bool {
    verdict(pattern, string, cursor) == .match
  }

  static func verdict(_ pattern: Pattern?, _ string: StringSlice, _ cursor: Cursor) -> PatternVerdict {
    guard let pattern else { return .gaveUp }
    return cursor.withUTF8(string) { pattern.matches($0) }
  }

  /// `pattern` (Validation §6.3.3).
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  public static func pattern(
    _ pattern: Pattern?, _ source: String, _ string: StringSlice, _ cursor: Cursor,
    _ sink: inout ViolationSink,
    _ keyword: String
  ) throws(Rejection) {
    switch verdict(pattern, string, cursor) {
    case .match: return
    case .noMatch: try sink.report(.pattern(source), at: string.offset, keyword)
    case .gaveUp: try sink.report(.patternUndecided(source), at: string.offset, keyword)
    }
  }

  /// `format` (Validation §7), as the schema's dialect understands it.
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  public static func format(
    _ format: Format, _ string: StringSlice, _ cursor: Cursor, _ sink: inout ViolationSink, _ keyword: String,
    _ dialect: Format.Dialect = .draft202012
  ) throws(Rejection) {
    if !cursor.withUTF8(string, { format.accepts($0, dialect: dialect) }) {
      try sink.report(.format(format.rawValue), at: string.offset, keyword)
    }
  }
}
