/// A JSON number that keeps its text, so that no digit is lost however long it is.
///
/// Numbers are equal and ordered by mathematical value: `1.0` is `1`, and `1e400` is above every `Double`.
@frozen
public struct JSONNumber: Sendable {
  /// A number as RFC 8259 §6 writes it.
  public let text: String

  /// Takes a text that is known to be a JSON number.
  @inlinable public init(uncheckedText text: String) { self.text = text }

  /// A number from its text; nil unless all of it is a number of RFC 8259 §6.
  public init?(text: String) {
    guard text.withBytes({ JSONNumber.isNumber($0) }) else { return nil }
    self.text = text
  }

  /// An integer of any size.
  public init(_ value: some BinaryInteger) { text = String(value) }

  /// The shortest text that reads back as `value`, whole numbers without a point; nil for infinities and NaN.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    text = value.shortestJSONText
  }

  /// Whether the value has no fractional part: `1.0` has none.
  public var isInteger: Bool { withText(DecimalText.isInteger) }

  /// The value if it is an integer that `Int` holds.
  public var int: Int? { int64Value.flatMap { Int(exactly: $0) } }

  /// The value if it is an integer that `Int64` holds.
  public var int64Value: Int64? { withText(DecimalText.int64) }

  /// The nearest `Double`; nil if the value is too large for a finite one.
  public var doubleValue: Double? { withText { DecimalText.double($0) } }

  /// Whether this is `divisor` times an integer (Validation §6.2.1).
  public func isMultiple(of divisor: JSONNumber) -> Bool {
    withText { a in divisor.withText { b in DecimalText.isMultiple(a, of: b) } }
  }

  /// The one text that all numbers of this value share.
  public var canonicalText: String { withText(DecimalText.canonical) }

  /// Calls `body` with the bytes of the text.
  @inlinable
  public func withText<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    text.withBytes(body)
  }
}

extension JSONNumber: Hashable, Comparable {
  /// Whether the numbers are the same, however they are written: `1.0` equals `1`.
  public static func == (a: JSONNumber, b: JSONNumber) -> Bool { compare(a, b) == 0 }
  /// Whether a number is less than another, digit by digit: nothing is rounded.
  public static func < (a: JSONNumber, b: JSONNumber) -> Bool { compare(a, b) < 0 }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(withText(DecimalText.hash)) }

  private static func compare(_ a: JSONNumber, _ b: JSONNumber) -> Int {
    a.withText { x in b.withText { y in DecimalText.compare(x, y) } }
  }
}

extension JSONNumber: CustomStringConvertible {
  /// The text of the number.
  public var description: String { text }
}

extension JSONNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// The number of an integer literal.
  public init(integerLiteral value: Int64) { text = String(value) }

  /// A literal beyond `Double` stands for the number of largest magnitude that is within.
  public init(floatLiteral value: Double) {
    let largest = Double.greatestFiniteMagnitude
    text = min(max(value, -largest), largest).shortestJSONText
  }
}

extension Double {
  /// The shortest text that reads back as this finite value, whole numbers without a point.
  @usableFromInline
  var shortestJSONText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
