import Testing

@testable import SchemaRuntime

/// Numbers that are read eight bytes at a time, against the standard library.
@Suite struct FastNumberTests {
  /// Numbers of as many digits before and behind the point.
  private static func texts(_ whole: Int, _ places: Int) -> [String] {
    let digits = "9876543210123456789"
    let zeros = String(repeating: "0", count: max(places - 1, 0))
    let fractions =
      places == 0 ? [""] : ["." + digits.suffix(places), ".\(zeros)0", ".\(zeros)7", ".5\(zeros)"]
    let one = whole == 1 ? "0" : "1" + String(repeating: "0", count: whole - 1)
    return [one, String(digits.prefix(whole)), String(repeating: "9", count: whole)].flatMap { text in
      fractions.flatMap { [text + $0, "-" + text + $0] }
    }
  }

  @Test(arguments: 1...18, 0...18)
  func readsWhatTheTextSays(whole: Int, places: Int) throws {
    for text in Self.texts(whole, places) {
      for padding in [
        "", ",", String(repeating: " ", count: 80),
        ",\"a\":1234567890123456789,\"b\":\"\(text)\(text)\(text)\"",
      ] {
        let (double, integer, count) = try Self.read(text + padding)
        #expect(count == text.utf8.count)
        #expect(double?.bitPattern == Self.unchanged(text)?.bitPattern, "\(text)")
        if places == 0 { #expect(integer == Int(text)) }
      }
    }
  }

  @Test(arguments: [
    "1.", "-", "01", "-00000000", "12345678.", "1234567812345678.", "-.5", "1234567-", "12345678-1", "1.2.3",
    "1.23456789012345.6", "12.3456789-12345678", "01.2345678901234567", "-01.2345678901234567",
    "-.12345678901234567", "--1.2345678901234567", "1-2345678901234567", "1.2345678901234567e",
    "-1234567890123456.",
  ])
  func refusesWhatIsNoNumber(text: String) {
    for padding in [",", String(repeating: " ", count: 80)] {
      #expect(throws: Rejection.self) {
        let (_, _, count) = try Self.read(text + padding)
        // The rest is for the reader that follows.
        if count < text.utf8.count { throw Rejection(.invalidNumber, at: count) }
      }
    }
  }

  private static func read(_ text: String) throws -> (Double?, Int?, Int) {
    try Array(text.utf8).withUnsafeBufferPointer { bytes in
      var cursor = Cursor(bytes)
      let number = try cursor.number()
      return (double(number, cursor), number.scale == 0 ? try cursor.integer(number) : nil, number.count)
    }
  }

  /// Nil where the double would be another number.
  private static func double(_ number: NumberSlice, _ cursor: Cursor) -> Double? {
    do {
      return try cursor.double(number)
    } catch {
      return error == Rejection(.unrepresentableNumber, at: number.start) ? nil : .nan
    }
  }

  /// The double of a text by the standard library, if its own text is the same number.
  private static func unchanged(_ text: String) -> Double? {
    guard let value = Double(text), JSONNumber(value) == JSONNumber(text: text) else { return nil }
    return value
  }

  @Test func refusesWhatADoubleChanges() {
    for text in [
      "1e400", "1e-400", "-1e-400", "9007199254740993", "0.10000000000000001", "12345678901234567890.5",
      "4.9e-324",
    ] {
      #expect(Self.unchanged(text) == nil)
      #expect(throws: Rejection(.unrepresentableNumber, at: 0)) {
        try Array(text.utf8).withUnsafeBufferPointer { bytes throws(Rejection) in
          var cursor = Cursor(bytes)
          return try cursor.double(cursor.number())
        }
      }
    }
  }
}
