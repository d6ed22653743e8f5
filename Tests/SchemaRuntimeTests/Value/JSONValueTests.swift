import Foundation
import SchemaRuntime
import Testing

@Suite struct JSONValueTests {
  let sample: JSONValue = [
    "title": "Größe \"XL\"", "count": 3, "rate": 1.5, "open": true, "none": nil, "list": [1, "two", [], [:]],
  ]

  @Test func printsCompactJSON() {
    #expect(
      sample.description
        == #"{"title":"Größe \"XL\"","count":3,"rate":1.5,"open":true,"none":null,"list":[1,"two",[],{}]}"#)
    #expect(JSONValue.null.description == "null")
  }

  @Test func givesAccess() {
    #expect(sample["title"]?.stringValue == "Größe \"XL\"")
    #expect(sample["count"]?.intValue == 3)
    #expect(sample["rate"]?.doubleValue == 1.5)
    #expect(sample["open"]?.boolValue == true)
    #expect(sample["none"]?.isNull == true)
    #expect(sample["list"]?[1]?.stringValue == "two")
    #expect(sample["list"]?[4] == nil)
    #expect(sample["list"]?[-1] == nil)
    #expect(sample["missing"] == nil)
    #expect(sample["title"]?.intValue == nil)
    #expect(sample["title"]?["x"] == nil)
    #expect(sample.objectValue?.count == 6)
  }

  @Test(
    arguments: [
      (.number(JSONNumber(uncheckedText: "1.0")), 1), (["a": 1, "b": [2.0]], ["b": [2], "a": 1.0]), ([], []),
    ] as [(JSONValue, JSONValue)])
  func isEqualAsJSONSchemaMeansIt(a: JSONValue, b: JSONValue) {
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
  }

  @Test(
    arguments: [
      (true, 1), (false, nil), ("1", 1), (.string(composed), .string(decomposed)), ([1, 2], [2, 1]),
      ([], [:]), (0, nil),
      (["a": 1], ["a": 1, "b": nil]), ([1], [1, 1]),
    ] as [(JSONValue, JSONValue)])
  func differsAsJSONSchemaMeansIt(a: JSONValue, b: JSONValue) {
    #expect(a != b)
    #expect(b != a)
    #expect(Set([a, b]).count == 2)
  }

  @Test func knowsItsTypes() {
    #expect(JSONValue.number(JSONNumber(uncheckedText: "10e-1")).types == [.number, .integer])
    #expect(JSONValue.number(1.5).types == .number)
    #expect(JSONValue.bool(true).types == .boolean)
    #expect(sample.types == .object)
  }

  @Test(arguments: [
    (#"{"a":1,"a":2}"#, 7), (#"[{"b":{"c":1,"\u0063":2}}]"#, 13),
    (#"{"\u0061":1,"a":2}"#, 12), (#"{"a name of many bytes\n":1,"a n\u0061me of many bytes\u000a":2}"#, 28),
    (#"{"a":{"b":1},"c":[{"d":1,"e":2,"d":3}]}"#, 31),
    ("{" + (0..<60).map { "\"k\($0)\":0," }.joined() + #""k7":0}"#, 471),
  ])
  func refusesAKeyThatStandsTwice(json: String, offset: Int) {
    #expect(throws: Rejection(.duplicateKey, at: offset)) { try JSONValue(jsonString: json) }
    #expect(throws: Rejection(.duplicateKey, at: offset)) { try JSONValue(jsonUTF8Bytes: Array(json.utf8)) }
  }

  @Test(arguments: ["", "{", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}", "nul", "\"\u{1}\"", "01", "1 2", "[1]]"])
  func refusesWhatIsNoJSON(text: String) {
    #expect(throws: Rejection.self) { try JSONValue(jsonString: text) }
  }

  /// Foundation's decoder names the text of a number that no `Decimal` holds.
  @Test(arguments: ["1e300", "-2.5e-200"]) func readsWhatNoDecimalHolds(text: String) throws {
    let value = try JSONDecoder().decode([JSONValue].self, from: Data("[\(text)]".utf8))
    #expect(try value == [JSONValue(jsonString: text)])
  }

  @Test func survivesACoder() throws {
    let data = try JSONEncoder().encode(sample)
    #expect(try JSONDecoder().decode(JSONValue.self, from: data) == sample)
    let nested: JSONValue = [[], [:], [["a": [nil, false, 0]]], "", 1e90, -7]
    #expect(try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(nested)) == nested)
  }

  /// Foundation's decoder reads `1.8446744073709552e190` as another number, and cannot tell.
  @Test(arguments: ["1.8446744073709552e190", "0.10000000000000001", "123456789012345678901"])
  func refusesWhatACoderMayHaveChanged(text: String) throws {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([JSONValue].self, from: Data("[\(text)]".utf8))
    }
    #expect(try JSONValue(jsonString: text).description == text)
  }

  @Test(
    arguments: [
      ("1.0", 1), ("true", true), ("null", nil), ("\"5\"", "5"), ("9007199254740993", 9_007_199_254_740_993),
      ("18446744073709551615", .number(JSONNumber(UInt64.max))),
      ("-9223372036854775808", .number(JSONNumber(Int64.min))),
      ("1e30", 1e30), ("-0.25", -0.25), ("[]", []), ("{}", [:]),
    ] as [(String, JSONValue)])
  func decodesScalars(json: String, value: JSONValue) throws {
    #expect(try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8)) == value)
    #expect(try JSONDecoder().decode([JSONValue].self, from: Data("[\(json)]".utf8)) == [value])
    #expect(try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode([value])) == [value])
  }

  @Test func refusesNumbersTheCoderCannotHold() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(JSONValue.self, from: Data("[1e400]".utf8))
    }
    #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(JSONValue.number(JSONNumber(uncheckedText: "1e400")))
    }
  }

  @Test func survivesAPropertyList() throws {
    let value: JSONValue = ["a": [1, true, "x", 2.5], "b": ["c": false]]
    let data = try PropertyListEncoder().encode(value)
    #expect(try PropertyListDecoder().decode(JSONValue.self, from: data) == value)
  }
}
