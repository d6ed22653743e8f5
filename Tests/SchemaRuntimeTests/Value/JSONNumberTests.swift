import SchemaRuntime
import Testing

@Suite struct JSONNumberTests {
  @Test(arguments: [
    "0", "-0", "10", "1.5", "-1.50", "1e5", "1E+05", "0.1e-7", "123456789012345678901234567890",
  ])
  func acceptsNumbers(text: String) {
    #expect(JSONNumber(text: text)?.text == text)
  }

  @Test(arguments: [
    "", "-", "+1", "01", "-01", "1.", ".5", "1e", "1e+", "1.e5", "0x1", "1 ", " 1", "NaN", "1_000", "--1",
    "1,5", "١",
    "1e5.5", "1\u{0}",
  ])
  func rejectsOtherTexts(text: String) {
    #expect(JSONNumber(text: text) == nil)
  }

  @Test func isEqualByValue() {
    #expect(JSONNumber(uncheckedText: "1.0") == 1)
    #expect(JSONNumber(uncheckedText: "100e-2") == 1)
    #expect(JSONNumber(uncheckedText: "1.0000000000000000000001") != 1)
    #expect(Set([JSONNumber(1), JSONNumber(uncheckedText: "1.00"), 1.0]).count == 1)
    #expect(JSONNumber(uncheckedText: "1e400") > 1.5e308)
    #expect(JSONNumber(-2) < 1)
  }

  @Test func convertsExactlyOrNotAtAll() {
    #expect(JSONNumber(uncheckedText: "1.0").int == 1)
    #expect(JSONNumber(uncheckedText: "1.5").int == nil)
    #expect(JSONNumber(uncheckedText: "9223372036854775808").int == nil)
    #expect(JSONNumber(uncheckedText: "1e400").doubleValue == nil)
    #expect(JSONNumber(uncheckedText: "-2.5e-1").doubleValue == -0.25)
    #expect(JSONNumber(uncheckedText: "-2.5e-1").canonicalText == "-0.25")
    #expect(JSONNumber(19.99).isMultiple(of: 0.01))
  }

  @Test(
    arguments: [(1, "1"), (-0.0, "-0"), (0.1, "0.1"), (2.50, "2.5"), (1e300, "1e+300")] as [(Double, String)])
  func writesDoublesShortly(value: Double, text: String) {
    #expect(JSONNumber(value)?.text == text)
    #expect(JSONNumber(floatLiteral: value).text == text)
    #expect(JSONNumber(text: text)?.doubleValue == value)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func isNeverInfinite(value: Double) {
    #expect(JSONNumber(value) == nil)
  }

  @Test func takesIntegersOfAnyWidth() {
    #expect(JSONNumber(UInt64.max).text == "18446744073709551615")
  }
}
