/// The reason why a value has no JSON text.
@frozen
public enum EncodingFailure: Error, Hashable, Sendable {
  /// An infinite number or NaN, which JSON cannot write (RFC 8259 §6).
  case nonFiniteNumber
  /// A type of the user gives a text for a number that is no number (RFC 8259 §6).
  case invalidNumber
}

extension EncodingFailure: CustomStringConvertible {
  /// The reason, in lower case and without a full stop.
  public var description: String {
    switch self {
    case .nonFiniteNumber: "JSON has no number for infinity and NaN"
    case .invalidNumber: "the text that a type has for a number is no JSON number"
    }
  }
}
