import Foundation
import SchemaRuntime
import SchemaRuntimeFoundation
import Testing

/// Texts of formats as Foundation's values, and back.
@Suite struct FormatTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0.0), ("2000-02-29T23:59:59Z", 951_868_799), ("1969-12-31T23:59:59.5Z", -0.5),
    ("2026-03-01T12:30:00+01:30", 1_772_362_800), ("2026-03-01t12:30:00-00:30", 1_772_370_000),
    ("1998-12-31T23:59:60Z", 915_148_800), ("0000-01-01T00:00:00Z", -62_167_219_200),
    ("9999-12-31T23:59:59Z", 253_402_300_799), ("2026-03-01T12:30:00.123456789012Z", 1_772_368_200.123_456_8),
  ])
  func timesAreRead(text: String, seconds: Double) throws {
    let date = try #require(Date(formatText: text))
    #expect(abs(date.timeIntervalSince1970 - seconds) < 1e-6)
  }

  @Test(arguments: [
    "", "2026-03-01", "2026-03-01T12:30", "2026-03-01T12:30:00", "2026-02-30T00:00:00Z",
    "2026-03-01T24:00:00Z",
    "2026-03-01T12:60:00Z", "2026-03-01T12:30:61Z", "2026-03-01T12:30:00.Z", "2026-03-01T12:30:00+1:00",
    "2026-03-01T12:30:00Zz", "26-03-01T12:30:00Z",
  ])
  func otherTextsAreNoTimes(text: String) { #expect(Date(formatText: text) == nil) }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (-0.5, "1969-12-31T23:59:59.5Z"),
    (1_772_368_200.25, "2026-03-01T12:30:00.25Z"),
    (-62_167_219_200, "0000-01-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    (.infinity, "9999-12-31T23:59:59Z"), (-.infinity, "0000-01-01T00:00:00Z"), (.nan, "1970-01-01T00:00:00Z"),
    (0.999_999_999_9, "1970-01-01T00:00:01Z"),
  ])
  func timesAreWritten(seconds: Double, text: String) {
    #expect(Date(timeIntervalSince1970: seconds).formatText == text)
  }

  @Test func daysAreThoseOfTheCalendar() throws {
    var day = try #require(CalendarDate(formatText: "1999-12-31"))
    #expect((day.year, day.month, day.day) == (1999, 12, 31))
    #expect(day.daysSince1970 == 10_956 && day.formatText == "1999-12-31")
    day = try #require(CalendarDate(year: 2000, month: 2, day: 29))
    #expect(day.daysSince1970 == 11_016)
    for text in [
      "2001-02-29", "1900-02-29", "2001-13-01", "2001-00-01", "2001-01-00", "2001-1-1", "2001-01-01Z",
    ] {
      #expect(CalendarDate(formatText: text) == nil, "\(text)")
    }
    #expect(
      try #require(CalendarDate(formatText: "2001-01-02")) < #require(CalendarDate(formatText: "2001-02-01")))
  }

  @Test func everyDayComesBack() throws {
    for days in stride(from: -719_528, through: 2_932_896, by: 997) {
      let text = Date(timeIntervalSince1970: Double(days) * 86_400).formatText
      let day = try #require(CalendarDate(formatText: String(text.prefix(10))))
      #expect(day.daysSince1970 == days)
    }
  }

  @Test(arguments: [
    ("P1Y2M3DT4H5M6S", "P1Y2M3DT4H5M6S"), ("P4W", "P4W"), ("PT0S", "P0D"), ("P0D", "P0D"), ("PT36H", "PT36H"),
    ("P1M", "P1M"), ("PT1M", "PT1M"),
  ])
  func durationsAreRead(text: String, written: String) throws {
    #expect(try #require(CalendarDuration(formatText: text)).formatText == written)
  }

  @Test(arguments: [
    "", "P", "PT", "P1", "P1S", "PT1D", "P1DT", "P1D2Y", "1D", "P1D ", "P99999999999999999999D",
  ])
  func otherTextsAreNoDurations(text: String) { #expect(CalendarDuration(formatText: text) == nil) }

  @Test func decimalsKeepEveryDigit() {
    #expect(Decimal(formatText: "19.90") == Decimal(string: "19.9"))
    #expect(Decimal(formatText: "-1e3") == Decimal(-1000))
    for text in ["", "1,5", "0x1", "NaN", " 1", "1.", String(repeating: "1", count: 60)] {
      #expect(Decimal(formatText: text) == nil, "\(text)")
    }
  }

  @Test func aNumberThatIsNoneIsNotWritten() throws {
    struct Odd: SchemaFormatted {
      static var isJSONNumber: Bool { true }
      var formatText: String
    }
    var writer = JSONWriter()
    Odd(formatText: "one")._write(to: &writer)
    #expect(writer.failure == .invalidNumber)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([Odd(formatText: "one")]) }
    #expect(try JSONDecoder().decode([Odd].self, from: Data("[1.5]".utf8)).first?.formatText == "1.5")
  }

  private struct Short: SchemaFormatted {
    var number: Int
    init?(formatText text: String) {
      guard let number = Int(text) else { return nil }
      self.number = number
    }
    var formatText: String { String(number) }
  }

  private struct Whole: SchemaFormatted {
    static var isJSONNumber: Bool { true }
    var number: Int
    init?(formatText text: String) {
      guard let number = JSONNumber(text: text)?.int else { return nil }
      self.number = number
    }
    var formatText: String { String(number) }
  }

  private func reason<Value: MemberValue>(_ text: String, _ type: Value.Type) -> Rejection.Reason? {
    do throws(Rejection) {
      try Array(text.utf8).withUnsafeBufferPointer { (bytes) throws(Rejection) in
        try Cursor.withInput(bytes) { (cursor) throws(Rejection) in _ = try Value._read(&cursor) }
      }
      return nil
    } catch {
      return error.reason
    }
  }

  /// A text that a type would write otherwise is no value of it, and neither is one of the other kind.
  @Test func typesWriteWhatTheyRead() throws {
    #expect(reason(#""7""#, Short.self) == nil)
    #expect(reason(#""007""#, Short.self) == .unstableText)
    #expect(reason(#""x""#, Short.self) == .unrepresentableText)
    #expect(reason("7", Short.self) == .unrepresentableText)
    #expect(reason("7.0", Whole.self) == nil)
    #expect(reason("7.5", Whole.self) == .unrepresentableText)
    #expect(reason(#""7""#, Whole.self) == .unrepresentableText)
    for text in [#"["007"]"#, "[7]"] {
      let error = #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([Short].self, from: Data(text.utf8))
      }
      guard case .dataCorrupted(let context)? = error else { return #expect(Bool(false), "\(text)") }
      #expect(context.debugDescription.contains("the Swift type of its format"))
    }
  }

  @Test(arguments: [
    "18446744073709551616", "123456789012345678901234567890", "0.1234567890123456789", "-0.30", "1e-3",
    "1e30",
  ])
  func decimalsComeThroughFoundationsCoders(text: String) throws {
    let data = Data("[\(text)]".utf8)
    let values = try JSONDecoder().decode([FormattedNumber<Decimal>].self, from: data)
    #expect(values == [try #require(FormattedNumber<Decimal>(text: text))])
    let again = try JSONDecoder().decode([FormattedNumber<Decimal>].self, from: JSONEncoder().encode(values))
    #expect(again == values)
  }

  @Test func decimalsOfTooManyDigitsAreNone() {
    for text in [String(repeating: "1", count: 60), "0." + String(repeating: "123", count: 15)] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([FormattedNumber<Decimal>].self, from: Data("[\(text)]".utf8))
      }
    }
  }

  @Test func pendingValuesArePrintedAsWhatTheyHold() throws {
    let value = PendingValue(try #require(FormattedNumber<Decimal>(text: "1.10")))
    #expect(String(reflecting: value) == "1.10")
    var text = ""
    dump(PendingValue("a"), to: &text)
    #expect(text.contains("\"a\"") && !text.contains("stored"))
  }

  /// Decoders do not say how a number was written: what they give is equal all the same.
  @Test func numbersAreEqualByValueAndTextsByText() throws {
    let first = try #require(FormattedNumber<Decimal>(text: "1.10"))
    let second = try #require(FormattedNumber<Decimal>(text: "1.1"))
    #expect(first == second && first.hashValue == second.hashValue && first.text == "1.10")
    #expect(try JSONDecoder().decode([FormattedNumber<Decimal>].self, from: Data("[1.10]".utf8)) == [first])
    #expect(Formatted<Decimal>(text: "1.10") != Formatted<Decimal>(text: "1.1"))
  }
}
