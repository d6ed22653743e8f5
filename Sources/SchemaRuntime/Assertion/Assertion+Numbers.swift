/// A bound of a number: its text, and its value where that is a small integer.
@frozen
public struct NumberLimit: Sendable, Hashable {
  /// The bound as the schema writes it.
  public let text: String
  @usableFromInline let value: Int
  @usableFromInline let isSmall: Bool

  /// A bound that is an integer of at most 18 digits.
  @inlinable
  public init(_ value: Int, _ text: String) {
    self.text = text
    self.value = value
    isSmall = true
  }

  /// Any other bound, as the text of a JSON number.
  @inlinable
  public init(_ text: String) {
    self.text = text
    value = 0
    isSmall = false
  }

  /// The value, where it is an integer of at most 18 digits.
  public var small: Int? { isSmall ? value : nil }

  /// -1, 0 or 1 as the number is below, equal to or above the limit.
  func order(_ number: NumberSlice, _ cursor: Cursor) -> Int {
    if isSmall, number.isSmall {
      if number.scale == 0 { return number.value < value ? -1 : (number.value == value ? 0 : 1) }
      if let scaled = scaled(by: number.scale) {
        return number.value < scaled ? -1 : (number.value == scaled ? 0 : 1)
      }
    }
    return exactOrder(cursor.bytes(number.start, number.count))
  }

  /// The limit times a power of ten, where that is still a small integer.
  func scaled(by places: Int) -> Int? {
    var scaled = value
    for _ in 0..<places {
      let (product, overflow) = scaled.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      scaled = product
    }
    return scaled
  }

  func exactOrder(_ number: UnsafeBufferPointer<UInt8>) -> Int {
    var copy = text
    return copy.withUTF8 { DecimalText.compare(number, $0) }
  }

  /// Whether a number is a multiple of this, exactly.
  func divides(_ number: NumberSlice, _ cursor: Cursor) -> Bool {
    if isSmall, number.isSmallInteger, value > 0 { return number.value % value == 0 }
    var copy = text
    return copy.withUTF8 { DecimalText.isMultiple(cursor.bytes(number.start, number.count), of: $0) }
  }
}

extension Assertion {
  /// Whether a number has no fractional part: `1.0` has none (Core §6.3).
  public static func isInteger(_ number: NumberSlice, _ cursor: Cursor) -> Bool {
    number.isSmallInteger || DecimalText.isInteger(cursor.bytes(number.start, number.count))
  }

  /// `maximum` (Validation §6.2.2).
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  @inlinable @inline(__always)
  public static func maximum(
    _ limit: NumberLimit, _ number: NumberSlice, _ cursor: Cursor, _ sink: inout ViolationSink,
    _ keyword: String
  ) throws(Rejection) {
    if limit.isSmall, number.isSmallInteger, number.value <= limit.value { return }
    try tooGreat(limit, number, cursor, &sink, keyword)
  }

  @usableFromInline @inline(never)
  static func tooGreat(
    _ limit: NumberLimit, _ number: NumberSlice, _ cursor: Cursor, _ sink: inout ViolationSink,
    _ keyword: String
  ) throws(Rejection) {
    if limit.order(number, cursor) > 0 { try sink.report(.maximum(limit.text), at: number.start, keyword) }
  }

  /// `exclusiveMaximum` (Validation §6.2.3).
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  @inlinable @inline(__always)
  public static func exclusiveMaximum(
    _ limit: NumberLimit, _ number: NumberSlice, _ cursor: Cursor, _ sink: inout ViolationSink,
    _ keyword: String
  ) throws(Rejection) {
    if limit.isSmall, number.isSmallInteger, number.value < limit.value { return }
    try notBelow(limit, number, cursor, &sink, keyword)
  }

  @usableFromInline @inline(never)
  static func notBelow(
    _ limit: NumberLimit, _ number: NumberSlice, _ cursor: Cursor, _ sink: inout ViolationSink,
    _ keyword: String
  ) throws(Rejection) {
    if limit.order(number, cursor) >= 0 {
      try sink.report(.exclusiveMaximum(limit.text), at: number.start, keyword)
    }
  }

  /// `minimum` (Validation §6.2.4).
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  @inlinable @inline(__always)
  public static func minimum(
    _ limit: NumberLimit, _ number: NumberSlice, _ cursor: Cursor, _ sink: inout ViolationSink,
    _ keyword: String
  ) throws(Rejection) {
    if limit.isSmall, number.isSmallInteger, number.value >= limit.value { return }
    try tooSmall(limit, number, cursor, &sink, keyword)
  }

  @usableFromInline @inline(never)
  static func tooSmall(
    _ limit: NumberLimit, _ number: NumberSlice, _ cursor: Cursor, _ sink: inout ViolationSink,
    _ keyword: String
  ) throws(Rejection) {
    if limit.order(number, cursor) < 0 { try sink.report(.minimum(limit.text), at: number.start, keyword) }
  }

  /// `exclusiveMinimum` (Validation §6.2.5).
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  @inlinable @inline(__always)
  public static func exclusiveMinimum(
    _ limit: NumberLimit, _ number: NumberSlice, _ cursor: Cursor, _ sink: inout ViolationSink,
    _ keyword: String
  ) throws(Rejection) {
    if limit.isSmall, number.isSmallInteger, number.value > limit.value { return }
    try notAbove(limit, number, cursor, &sink, keyword)
  }

  @usableFromInline @inline(never)
  static func notAbove(
    _ limit: NumberLimit, _ number: NumberSlice, _ cursor: Cursor, _ sink: inout ViolationSink,
    _ keyword: String
  ) throws(Rejection) {
    if limit.order(number, cursor) <= 0 {
      try sink.report(.exclusiveMinimum(limit.text), at: number.start, keyword)
    }
  }

  /// `type: integer` of draft-04: a number without a fraction and an exponent.
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  public static func integerText(
    _ number: NumberSlice, _ cursor: Cursor, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    if isIntegerText(number, cursor) { return }
    let message = "must be an integer, which draft-04 writes without a fraction and an exponent"
    try sink.report(.authored(message), at: number.start, keyword)
  }

  static func isIntegerText(_ number: NumberSlice, _ cursor: Cursor) -> Bool {
    cursor.bytes(number.start, number.count).allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
  }

  /// `multipleOf` (Validation §6.2.1), exact on decimals.
  /// - Throws: `Rejection` where the value does not meet the demand and the sink does not record.
  public static func multipleOf(
    _ divisor: NumberLimit, _ number: NumberSlice, _ cursor: Cursor, _ sink: inout ViolationSink,
    _ keyword: String
  ) throws(Rejection) {
    if divisor.divides(number, cursor) { return }
    try sink.report(.multipleOf(divisor.text), at: number.start, keyword)
  }
}
