import SchemaRuntime
import Testing

@testable import SchemaTesting

/// The order by which values are simpler, and the steps to simpler ones.
@Suite struct StepTests {
  private static func value(_ json: String) throws -> JSONValue { try JSONValue(jsonString: json) }

  /// Each is simpler than those behind it, and none is simpler than one before.
  @Test func simplerValuesComeFirst() throws {
    let order = try [
      "null", "[]", "{}", "false", "true", "0", "1", "-1", "9", "10", "-10", "0.5", "2.5", "1e3", #""""#,
      #""a""#,
      #""b""#, #""aa""#, #""ab""#, "[1]", #"{"a":[]}"#, "[1,2]",
    ].map(Self.value)
    for (index, value) in order.enumerated() {
      #expect(!value.isSimpler(than: value))
      for later in order.dropFirst(index + 1) {
        // Containers of equal size are neither.
        #expect(!later.isSimpler(than: value), "\(later), \(value)")
        if value.size != later.size || value.size == 1 {
          #expect(value.isSimpler(than: later), "\(value), \(later)")
        }
      }
    }
  }

  @Test(arguments: [
    ("0", ["0"]), ("7", ["0", "2", "5", "6"]), ("-3", ["0", "-1", "-2", "3"]),
    ("10", ["0", "1", "5", "8", "9"]), ("0.25", ["0", "0.2", "0.05", "0.15", "0.2", "0.23", "0.24"]),
    ("1e300", ["0", "1", "1e30"]), ("2e-7", ["0", "2"]),
    ("18446744073709551616", ["1844674407370955161", "18446744073709551615", "8446744073709551616"]),
    ("-0", ["0"]), ("1.0", ["0", "1", "0.5", "0.9"]),
  ]) func numbersGoTowardsZero(text: String, some: [String]) throws {
    let number = try #require(JSONNumber(text: text))
    let steps = NumberSteps(number).numbers
    for step in steps { #expect(JSONNumber(text: step.text) != nil, "\(step.text)") }
    for step in some { #expect(steps.map(\.text).contains(step), "\(step) in \(steps)") }
    #expect(steps.count < 200)
  }

  @Test func aVeryLongNumberHasFewSteps() throws {
    let number = try #require(JSONNumber(text: String(repeating: "9", count: 5_000)))
    #expect(NumberSteps(number).numbers.count < 200)
  }

  @Test func placesLeadToParts() throws {
    let value = try Self.value(#"{"a/b":[{"c":1},2],"d":"x"}"#)
    #expect(value.places.map(\.kind) == ["", "/a~1b", "/a~1b/*", "/a~1b/*/c", "/a~1b/*", "/d"])
    #expect(value.size == 6)
    for (number, place) in value.places.enumerated() {
      #expect(value.place(number).path == place.path && value.place(number).kind == place.kind)
    }
    #expect(value.place(6).kind == "" && JSONValue.string("text").place(3).kind == "")
    #expect(value.part(at: [0, 0, 0]) == 1)
    #expect(value.part(at: [0, 5]) == nil && value.part(at: [1, 0]) == nil)
    #expect(value.replacing([0, 1], with: true).description == #"{"a/b":[{"c":1},true],"d":"x"}"#)
    #expect(value.replacing([7], with: true) == value && value.replacing([1, 0], with: true) == value)
    #expect(value.removing(0..<1).description == #"{"d":"x"}"#)
    #expect(value.removing(5..<9) == value && JSONValue.null.removing(0..<1) == .null)
    #expect(JSONValue.string("e\u{301}x").removing(1..<2) == "ex")
  }

  @Test func changesAreBounded() throws {
    var random = SplitMix(seed: 1)
    let variation = Variation(known: KnownParts(of: []))
    for json in ["null", "[]", "{}", "true", "0", #""""#, "[[]]", #"{"a":null}"#, "1e400"] {
      var value = try Self.value(json)
      for _ in 0..<100 { value = variation.change(value, by: &random) ?? value }
      #expect(value.description.utf8.count < 4_000_000)
      #expect(try Self.value(value.description) == value)
    }
  }

  @Test func linesThatAreNoInstancesAreLeftOut() {
    #expect(KnownParts(of: []).simpler(than: "a", at: "").isEmpty)
    let known = KnownParts(of: (0..<200).map { .number(JSONNumber($0)) })
    #expect(known[""].count == KnownParts.limit)
    #expect(known.simpler(than: 3, at: "") == [0, 1, 2])
  }
}
