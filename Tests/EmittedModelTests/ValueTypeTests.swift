import EmittedModels
import Foundation
import SchemaRuntime
import Testing

/// Bytes in base64, values that are arrays or objects, and members by patterns.
struct ValueTypeTests {
  @Test func bytesKeepTheirText() throws {
    let bytes: [UInt8] = [0, 255, 16, 131]
    for count in 0...4 {
      let value = EncodedBytes(bytes.prefix(count))
      #expect(value.bytes == Array(bytes.prefix(count)))
      #expect(value.text == Data(bytes.prefix(count)).base64EncodedString())
    }
    let read = try Positions.Bytes(jsonString: #"{"file":"YR==","asserted":"YQ=="}"#)
    #expect(read.file.bytes == [0x61])
    #expect(read.asserted == EncodedBytes([0x61]))
    #expect(try read.jsonString() == #"{"file":"YR==","asserted":"YQ=="}"#)
    #expect(read.presetOrDefault == "YQ==")
  }

  @Test func textThatHoldsNoBytesIsRefusedWhereThatIsAsserted() throws {
    #expect(try Positions.Bytes(jsonString: #"{"file":"@"}"#).file.bytes == nil)
    for text in [#"{"file":"","asserted":"@"}"#, #"{"file":"","json":"e30="}"#, #"{"file":1}"#] {
      #expect(throws: ValidationError.self) { try Positions.Bytes(jsonString: text) }
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Positions.Bytes.self, from: Data(text.utf8))
      }
    }
  }

  @Test func arraysAndObjectsAreCases() throws {
    let value = try Positions.Literals(jsonString: #"{"fixed":{"size":1.0,"kind":"fixed"},"pair":[0,1.0]}"#)
    #expect(value.pair == .value0And1)
    #expect(try value.jsonString() == #"{"fixed":{"kind":"fixed","size":1},"pair":[0,1]}"#)
    #expect(Positions.Literals.Pair.allCases == [.value0And1, .value1And0, .emptyArray, .emptyObject, .both])
    #expect(Positions.Literals.Modes.fast.rawValue == ["fast"])
    for text in [#"{"fixed":{}}"#, #"{"fixed":{"kind":"fixed","size":1},"pair":[0,2]}"#] {
      #expect(throws: ValidationError.self) { try Positions.Literals(jsonString: text) }
    }
  }

  @Test func patternsGroupMembers() throws {
    let groups = Positions.Groups(
      one: .init(a: "b", patternProperties: ["x-a": 1], additionalProperties: ["c": nil]),
      sealed: .init(a: "b", additionalProperties: ["x-a": 1]), map: ["x-a": 1], every: ["": 2],
      alike: ["x-a": 0],
      several: .init(
        sMembers: ["S_a": "b"], iMembers: ["I_": 1], arrayMembers: ["abc": ["a"]],
        objMembers: ["O_": .init(a: "b")],
        taggedValues: ["T": true]),
      beside: .init(patternProperties: ["S_": "a"], additionalProperties: ["b": 1]))
    #expect(groups.validate().isValid, "\(groups.validate())")
    #expect(try Positions.Groups(jsonUTF8Bytes: groups.jsonUTF8Bytes()) == groups)
    #expect(try JSONDecoder().decode(Positions.Groups.self, from: JSONEncoder().encode(groups)) == groups)
  }

  @Test(arguments: [
    #"{"one":{"x-a":"b"}}"#, #"{"sealed":{"x":1}}"#, #"{"every":{"a":"b"}}"#, #"{"several":{"S_":1}}"#,
    #"{"several":{"never":1}}"#, #"{"beside":{"a":"b"}}"#,
  ])
  func otherMembersAreRefused(text: String) {
    #expect(throws: ValidationError.self) { try Positions.Groups(jsonString: text) }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Positions.Groups.self, from: Data(text.utf8))
    }
  }
}
