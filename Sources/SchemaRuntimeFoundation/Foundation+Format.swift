public import Foundation
public import SchemaRuntime

extension UUID: FormatConvertible {
  /// A UUID in any case (RFC 9562 §4).
  public init?(formatText text: String) { self.init(uuidString: text) }

  /// In lower case, as RFC 9562 §4 has it.
  public var formatText: String { uuidString.lowercased() }
}

extension URL: FormatConvertible {
  /// A URI or a reference to one.
  public init?(formatText text: String) { self.init(string: text) }

  /// The URI as it is written.
  public var formatText: String { absoluteString }
}

extension Decimal: FormatConvertible {
  /// A decimal number with a point, and with an exponent if need be. Nil where `Decimal` would have to drop a digit.
  public init?(formatText text: String) {
    guard let number = JSONNumber(text: text) else { return nil }
    guard let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")),
      JSONNumber(text: value.formatText) == number
    else { return nil }
    self = value
  }

  /// The shortest text with a point.
  public var formatText: String { description }
}
