import SchemaRuntime
import YAMLTree

extension YAMLNode {
  /// The value of a non-negative integer, however it is written (`2`, `2.0`, `1e3`); one too large for `Int` is its
  /// maximum, which no instance exceeds.
  var count: Int? {
    guard let text = number, !text.isNegativeNumber else { return nil }
    return text.withNumber { bytes in
      guard DecimalText.isInteger(bytes) else { return nil }
      return DecimalText.int64(bytes).map { Int(clamping: $0) } ?? Int.max
    }
  }
}

extension String {
  /// A JSON number below zero; `-0` is none.
  fileprivate var isNegativeNumber: Bool { compareToZero < 0 }

  /// A JSON number above zero.
  var isPositiveNumber: Bool { compareToZero > 0 }

  private var compareToZero: Int {
    withNumber { bytes in
      let zero = [UInt8(ascii: "0")]
      return zero.withUnsafeBufferPointer { DecimalText.compare(bytes, $0) }
    }
  }

  fileprivate func withNumber<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var copy = self
    return copy.withUTF8(body)
  }
}
