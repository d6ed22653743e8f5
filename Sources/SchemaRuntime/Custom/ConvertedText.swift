/// A string with a `format`: its text as it came, and the value that the text stands for.
public typealias Formatted<Value: FormatConvertible> = ConvertedText<Value, JSONStringText>
/// A number with a `format`: its text as it came, and the value that the text stands for.
public typealias FormattedNumber<Value: FormatConvertible> = ConvertedText<Value, JSONNumberText>

/// The kind of JSON value that a text belongs to.
public protocol TextSource: Sendable {
  /// Whether the text is that of a number.
  static var isNumber: Bool { get }
}

/// The text of a string.
public enum JSONStringText: TextSource {
  /// False: the text is that of a string.
  public static var isNumber: Bool { false }
}

/// The text of a number.
public enum JSONNumberText: TextSource {
  /// True: the text is that of a number.
  public static var isNumber: Bool { true }
}

/// A text as it came, and the value that it stands for: see `Formatted` and `FormattedNumber`.
///
/// As long as the value is not set, the text is written as it was read: two spellings of one value stay two.
public struct ConvertedText<Value: FormatConvertible, Source: TextSource> {
  private var original: String?
  private var converted: Value

  /// Holds a value, whose own text is written.
  public init(_ value: Value) { converted = value }

  /// Holds a text and its value; nil where the text stands for no value of the type.
  public init?(text: String) {
    guard let value = Value(formatText: text) else { return nil }
    original = text
    converted = value
  }

  /// The value. Setting it discards the text that it was made from.
  public var value: Value {
    get { converted }
    set {
      converted = newValue
      original = nil
    }
  }

  /// The text that is written.
  public var text: String { original ?? converted.formatText }
}

extension ConvertedText: Sendable where Value: Sendable {}

// Two are equal if they are written as the same JSON value.
extension ConvertedText {
  /// The number that is written, where it is one.
  private var number: JSONNumber? { Source.isNumber ? JSONNumber(text: text) : nil }
}

extension ConvertedText: Equatable {
  /// Whether both are written as the same text, or as the same number: `1.1` equals `1.10`.
  public static func == (a: Self, b: Self) -> Bool {
    if let first = a.number, let second = b.number { return first == second }
    return a.text.hasSameScalars(as: b.text)
  }
}

extension ConvertedText: Hashable {
  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    if let number { return number.hash(into: &hasher) }
    text.hashScalars(into: &hasher)
  }
}

extension ConvertedText: CustomStringConvertible {
  /// The text that is written.
  public var description: String { text }
}

extension ConvertedText: FormatCoded {
  /// Whether the text stands for a number in JSON, as the source says.
  public static var isJSONNumber: Bool { Source.isNumber }

  /// Converts a text as `init(text:)` does: nil where the text stands for no value of the type.
  public init?(formatText text: String) { self.init(text: text) }

  /// The text that is written.
  public var formatText: String { text }

  /// Encodes the text as a string or a number. A `Decimal` that is no number of 64 bits is encoded as itself, which
  /// Foundation's encoders write by all digits.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    if let number, !number.isCoded, Value.self == decimalType, let decimal = converted as? any Encodable {
      var container = encoder.singleValueContainer()
      return try container.encode(decimal)
    }
    try encoder.encode(formatted: text, isNumber: Source.isNumber)
  }
}
