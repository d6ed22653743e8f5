import Testing

@testable import SchemaRuntime

/// Calls `body` with the bytes of `text`.
func withBytes<R>(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
  var text = text
  return text.withUTF8(body)
}

private func compare(_ a: String, _ b: String) -> Int {
  withBytes(a) { x in withBytes(b) { y in DecimalText.compare(x, y) } }
}

private func isMultiple(_ a: String, of b: String) -> Bool {
  withBytes(a) { x in withBytes(b) { y in DecimalText.isMultiple(x, of: y) } }
}

private func isInteger(_ a: String) -> Bool { withBytes(a, DecimalText.isInteger) }
private func hash(_ a: String) -> UInt64 { withBytes(a, DecimalText.hash) }
private func int64(_ a: String) -> Int64? { withBytes(a, DecimalText.int64) }
private func double(_ a: String) -> Double? { withBytes(a, DecimalText.double) }
private func canonical(_ a: String) -> String { withBytes(a, DecimalText.canonical) }

/// A number text and what it is worth in thousandths, so that plain integers can be the judge.
private struct Sample {
  var text: String
  var thousandths: Int
}

/// Numbers from -130 to 130 with up to three decimals, each in several spellings.
private let samples: [Sample] = {
  var result: [Sample] = []
  for thousandths in [0, 1, 2, 5, 10, 25, 99, 100, 101, 250, 990, 1000, 1001, 1500, 12_000, 19_990, 125_000] {
    for sign in [1, -1] {
      let minus = sign < 0 ? "-" : ""
      let whole = thousandths / 1000
      let rest = String(String(thousandths % 1000 + 1000).dropFirst())
      var spellings = ["\(whole).\(rest)", "\(whole).\(rest)00", "\(thousandths)e-3", "\(thousandths)0E-04"]
      spellings += [
        "\(thousandths).0e-3",
        "0.\(String(repeating: "0", count: 5))\(thousandths)e\(2 + digits(thousandths))",
      ]
      if thousandths % 1000 == 0 { spellings += ["\(whole)", "\(whole).0", "\(whole)e0", "\(whole)00e-2"] }
      result += spellings.map { Sample(text: minus + $0, thousandths: thousandths * sign) }
    }
  }
  return result
}()

private func digits(_ value: Int) -> Int { String(value).count }

@Suite struct DecimalTextTests {
  @Test func agreesWithIntegersInEverySpelling() {
    for a in samples {
      #expect(isInteger(a.text) == (a.thousandths % 1000 == 0), "\(a.text)")
      let whole = a.thousandths % 1000 == 0 ? Int64(a.thousandths / 1000) : nil
      #expect(int64(a.text) == whole, "\(a.text)")
      #expect(double(a.text) == Double(a.thousandths) / 1000, "\(a.text)")
      for b in samples {
        let order = (a.thousandths - b.thousandths).signum()
        #expect(compare(a.text, b.text) == order, "\(a.text) against \(b.text)")
        if order == 0 {
          #expect(hash(a.text) == hash(b.text), "\(a.text) and \(b.text)")
          #expect(canonical(a.text) == canonical(b.text), "\(a.text) and \(b.text)")
        }
        let multiple = a.thousandths == 0 || (b.thousandths != 0 && a.thousandths % b.thousandths == 0)
        #expect(isMultiple(a.text, of: b.text) == multiple, "\(a.text) of \(b.text)")
      }
    }
  }

  @Test func differentValuesMostlyHashApart() {
    let values = Set(samples.map(\.thousandths)).count
    #expect(Set(samples.map { hash($0.text) }).count == values)
  }

  @Test(arguments: [
    ("1e999999999999", "1e999999999998", 1),
    ("10e999999999998", "1e999999999999", 0),
    ("-1e999999999999", "1e-999999999999", -1),
    ("1e-999999999999", "0", 1),
    ("0e999999999999", "-0.000e-5", 0),
    ("1e99999999999999999999", "1e99999999999999999998", 1),
    ("0.1e100000000000000000000", "1e99999999999999999999", 0),
    ("1e-99999999999999999999", "1e-99999999999999999998", -1),
    ("1e00000000000000000000005", "100000", 0),
    ("1e99999999999999999999", "1e1000000000000000000000000000000", -1),
    ("9223372036854775807", "9223372036854775808", -1),
    ("0.30000000000000004", "0.3", 1),
    ("123456789012345678901234567890", "123456789012345678901234567891", -1),
  ])
  func comparesNumbersOfAnySize(a: String, b: String, order: Int) {
    #expect(compare(a, b) == order)
    #expect(compare(b, a) == -order)
    #expect((hash(a) == hash(b)) == (order == 0))
    #expect((canonical(a) == canonical(b)) == (order == 0))
  }

  @Test(arguments: [
    ("19.99", "0.01", true), ("19.999", "0.01", false), ("0.0075", "0.0001", true),
    ("1e308", "1e-8", true), ("1e308", "0.123456789", false), ("12391239123", "1e-8", true),
    ("1e999999999999", "7", false), ("7e999999999999", "7", true), ("1e999999999999", "1024", true),
    ("1e99999999999999999999", "3125", true), ("1e-99999999999999999999", "1", false),
    ("1e9", "1024", false), ("1e10", "1024", true), ("4.5", "1.5", true), ("-4.5", "1.5", true),
    ("0", "0", true), ("5", "0", false), ("0.0", "3", true), ("35", "-7", true),
    ("-9223372036854775808", "-1", true),
    ("246913578024691357802469135780246913578", "123456789012345678901234567890123456789", true),
    ("246913578024691357802469135780246913579", "123456789012345678901234567890123456789", false),
    ("1234567890123456789012345678901234567890e5", "123456789012345678901234567890123456789", true),
    ("1e60", "1267650600228229401496703205376", false), ("1e100", "1267650600228229401496703205376", true),
  ])
  func dividesExactly(a: String, b: String, multiple: Bool) {
    #expect(isMultiple(a, of: b) == multiple)
  }

  @Test(
    arguments: [
      ("9223372036854775807", Int64.max), ("9223372036854775808", nil), ("-9223372036854775808", .min),
      ("-9223372036854775809", nil), ("9.223372036854775807e18", .max), ("1e18", 1_000_000_000_000_000_000),
      ("1e19", nil), ("1e999999999999999999999", nil), ("-0", 0), ("-0.0e5", 0), ("1.5", nil), ("1e-1", nil),
      ("1.0", 1), ("-12.50e1", -125), ("100000000000000000000e-18", 100), ("0.5e1", 5),
      ("1e-99999999999999999999999", nil),
    ] as [(String, Int64?)])
  func findsIntegersInRange(text: String, value: Int64?) {
    #expect(int64(text) == value)
  }

  @Test(
    arguments: [
      ("1.7976931348623157e308", Double.greatestFiniteMagnitude), ("1.7976931348623159e308", nil),
      ("1e309", nil),
      ("-1e400", nil), ("1e99999999999999999999", nil), ("5e-324", .leastNonzeroMagnitude), ("2e-324", 0),
      ("1e-99999999999999999999", 0), ("0e99999999999999999999", 0),
      ("9007199254740993", 9_007_199_254_740_992),
      ("9007199254740993.0000000000000000000000001", 9_007_199_254_740_994), ("0.1", 0.1),
      ("123456.789e-3", 123.456789),
      ("8.41e21", 8.41e21), ("48.85661400000001", 48.85661400000001),
      ("2.2250738585072014e-308", .leastNormalMagnitude),
      ("1e22", 1e22), ("1e23", 1e23), ("1E+2", 100), ("1000000000000000000000000000000000e-33", 1),
      // Twenty digits that are nothing in 64 bits.
      ("18446744073709551616", 18_446_744_073_709_551_616),
      ("1844674407370955161.6e1", 18_446_744_073_709_551_616),
    ] as [(String, Double?)])
  func roundsToTheNearestDouble(text: String, value: Double?) {
    #expect(double(text) == value)
    #expect(double("-" + text.drop { $0 == "-" }) == value.map { -$0 })
  }

  @Test func doublesAgreeWithTheStandardLibrary() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let mantissa = generator.next() >> UInt64.random(in: 0...63, using: &generator)
      let text = "\(mantissa)e\(Int.random(in: -40...40, using: &generator))"
      #expect(double(text) == Double(text), "\(text)")
      let places = Int.random(in: 0...19, using: &generator)
      let digits = String(repeating: "0", count: 20) + "\(mantissa)"
      let decimal = "\(mantissa % 1000)." + digits.suffix(places + 1)
      #expect(double(decimal)?.bitPattern == Double(decimal)?.bitPattern, "\(decimal)")
      let far = "\(mantissa)e\(Int.random(in: -370...330, using: &generator))"
      #expect(double(far) == Double(far).flatMap { $0.isFinite ? $0 : nil }, "\(far)")
      let value = Double(bitPattern: generator.next())
      if value.isFinite { #expect(double("\(value)")?.bitPattern == value.bitPattern, "\(value)") }
    }
  }

  @Test func keepsTheSignOfZero() {
    #expect(double("-0")?.sign == .minus)
    #expect(double("-0.0e900")?.sign == .minus)
    #expect(double("0e900")?.sign == .plus)
  }

  @Test(arguments: [
    ("1.0", "1"), ("10e-1", "1"), ("-0.0", "0"), ("12.50e1", "125"), ("1000e17", "100000000000000000000"),
    ("1000e18", "1e21"), ("0.000001", "0.000001"), ("1e-7", "1e-7"), ("-1.50e-9", "-1.5e-9"),
    ("1.05", "1.05"),
    ("123e30", "1.23e32"), ("1e99999999999999999999", "1e99999999999999999999"),
    ("12e99999999999999999999", "1.2e100000000000000000000"),
    ("0.1e-99999999999999999999", "1e-100000000000000000000"),
    ("10e-100000000000000000000", "1e-99999999999999999999"),
  ])
  func hasOneTextPerValue(text: String, expected: String) {
    #expect(canonical(text) == expected)
    #expect(canonical(expected) == expected)
  }

  /// Lengths that a careless quadratic or an expanded power of ten would not survive.
  @Test func staysLinear() {
    let long = "1" + String(repeating: "7", count: 1_000_000)
    #expect(!isMultiple(long, of: "3"))
    #expect(isInteger(long))
    #expect(int64(long) == nil)
    #expect(double(long) == nil)
    #expect(compare(long, long + "0") == -1)
    #expect(compare("0." + String(repeating: "0", count: 1_000_000) + "1", "1e-1000001") == 0)
  }

  @Test(arguments: ["", "-", ".", "e", "1e", "-e+", "1.", "1e+", "abc", "1e9x", "..", "-.e-"])
  func bytesThatAreNoNumberDoNotTrap(text: String) {
    _ = compare(text, "1.5")
    _ = isMultiple("1.5", of: text)
    _ = isMultiple(text, of: "1.5")
    _ = (isInteger(text), hash(text), int64(text), double(text), canonical(text))
  }
}
