import Testing

@testable import SchemaRuntime

/// Decimals of doubles, against the text that the standard library gives them.
@Suite struct ShortestDecimalTests {
  @Test(arguments: [1e-4...2e-4, 1e-3...1, 0.1...0.2, 1...10, 9...11, 1e3...1e6, 1e14...9.9e14])
  func isWhatTheTextSays(range: ClosedRange<Double>) throws {
    for value in (0..<20_000).map({ _ in Double.random(in: range) }) + Self.neighbours(of: range) {
      guard let decimal = ShortestDecimal(value) else {
        #expect(value.significandBitPattern == 0 || value < 1e-4, "\(value)")
        continue
      }
      #expect(Self.text(decimal) == value.shortestJSONText, "\(value)")
    }
  }

  @Test(arguments: [0, 9.999e-5, 1e15, 1e300, .infinity, .nan, 0.5, 4, 1024])
  func leavesOthers(value: Double) {
    #expect(ShortestDecimal(value) == nil)
  }

  /// Doubles close to those where lengths change.
  private static func neighbours(of range: ClosedRange<Double>) -> [Double] {
    [range.lowerBound, range.upperBound].flatMap { end in
      [end.nextDown.nextDown, end.nextDown, end, end.nextUp, end.nextUp.nextUp]
    }
  }

  private static func text(_ value: ShortestDecimal) -> String {
    let digits = String(value.digits)
    let padded = String(repeating: "0", count: max(0, value.decimals + 1 - digits.count)) + digits
    return value.decimals == 0
      ? padded : padded.dropLast(value.decimals) + "." + padded.suffix(value.decimals)
  }
}
