/// Why a value has no JSON text.
@frozen
public enum JSONWriteError: Error, Hashable, Sendable {
  /// An infinite number or NaN, which JSON cannot write (RFC 8259 §6).
  case nonFiniteNumber
}

extension JSONWriteError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .nonFiniteNumber: "JSON has no number for infinity and NaN"
    }
  }
}
