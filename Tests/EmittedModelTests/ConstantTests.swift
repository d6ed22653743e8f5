import EmittedModels
import Foundation
import SchemaRuntime
import Testing

/// Members that have one value, and enums of numbers.
struct ConstantTests {
  @Test func initializersTakeNoConstant() throws {
    let constants = Listed.Constants()
    #expect(constants.ratio == 0.5)
    #expect(constants.point.rawValue == ["x": 1, "y": [2.5, nil]])
    #expect(constants.none.rawValue == [])
    #expect(constants.nothing == .null)
    let text = try constants.jsonString()
    #expect(try Listed.Constants(jsonString: text) == constants)
    #expect(text.contains(#""exact":12345678901234567890,"point":{"x":1,"y":[2.50,null]}"#))
    let encoded = try JSONEncoder().encode(constants)
    #expect(try JSONDecoder().decode(Listed.Constants.self, from: encoded) == constants)
  }

  @Test(arguments: [
    ("ratio", "0.25"), ("exact", "12345678901234567891"), ("point", #"{"x":1}"#),
    ("tags", #"["b","a"]"#), ("none", "{}"), ("nothing", "0"), ("only", "false"), ("shut", #"{"a":2}"#),
    ("pair", #"[1.5,[2],null,"x"]"#), ("pair", #"[1.25,[1],null,"x"]"#), ("pair", #"[1.5,[1],0,"x"]"#),
    ("either", "0.5"),
  ])
  func otherValuesAreRefused(member: String, value: String) throws {
    var object =
      try EncodedJSON<JSONValue>(jsonText: Listed.Constants().jsonString()).value.objectValue ?? [:]
    object[member] = try EncodedJSON<JSONValue>(jsonText: value).value
    let text = JSONValue.object(object).description
    #expect(!Listed.Constants.validate(jsonUTF8Bytes: text.utf8).isValid)
    #expect(throws: (any Error).self) { try Listed.Constants(jsonString: text) }
    let decoder = JSONDecoder()
    decoder.userInfo[.schemaValidation] = false
    #expect(throws: (any Error).self) { try decoder.decode(Listed.Constants.self, from: Data(text.utf8)) }
  }

  @Test func numbersAreRawValues() {
    #expect(Enums.Decimals.Scale.allCases.map(\.rawValue) == [0.5, 1, 2.5])
    #expect(Enums.Decimals.Scale(rawValue: 2.5) == .value2Point5)
    #expect(Enums.Decimals(scale: .value1).versionOrDefault == .value1Point0)
    #expect(Enums.Decimals.Exact.value1.rawValue == 1)
  }

  @Test(arguments: ["0.25", "2.50001", "0.5000000000000000000001", "1e400", #""1""#, "null"])
  func otherNumbersAreRefused(value: String) {
    #expect(throws: (any Error).self) { try Enums.Decimals(jsonString: #"{"scale":\#(value)}"#) }
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(Enums.Decimals.self, from: Data(#"{"scale":\#(value)}"#.utf8))
    }
  }

  @Test func defaults() throws {
    let defaults = Annotated.Defaults()
    #expect(defaults.knownOrDefault == .other("c"))
    #expect(defaults.openOrDefault == .b)
    #expect(defaults.modeOrDefault.rawValue == "b")
    #expect(defaults.anythingOrDefault == ["a": 0.5, "b": [.number(JSONNumber(uncheckedText: "1e400"))]])
    #expect(defaults.numberOrDefault == .value1)
    #expect(defaults.otherOrDefault == 4)
    let pair = Annotated.Defaults.Pair(first: 2, third: .null)
    #expect(pair.firstOrDefault == 2)
    #expect(pair.secondOrDefault == "x")
    #expect(pair.thirdOrDefault == nil)
    #expect(Annotated.Defaults.Pair().thirdOrDefault == "y")
    #expect(defaults.sizeOrDefault == .init(unit: .value("px"), limit: .null))
    let headers = defaults.headersOrDefault
    #expect(try headers.jsonString() == #"{"host":"a","x-b":"c","n-d":1,"on":true}"#)
    #expect(headers == (try .init(jsonString: try headers.jsonString())))
    #expect(defaults.amountOrDefault == .number(1.5))
    #expect(defaults.countOrDefault == .integer(2))
    #expect(defaults.noneOrDefault == nil)
    #expect(Annotated.Defaults(none: .value(.a)).noneOrDefault == .a)
  }
}
