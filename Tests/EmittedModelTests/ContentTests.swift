import EmittedModels
import Foundation
import SchemaRuntime
import Testing

private typealias Value = Wrappers.Contents

/// Strings that hold JSON text, which is validated while it is read, and cases of a union that are tried in turn.
struct ContentTests {
  /// Members beside a part that is as it should be.
  private static let verdicts: [(String, Bool)] = [
    (#""names":"[\"a\",\"b\"]""#, true),
    (#""names":" [ ] ""#, true),
    (#""names":"[]]""#, false),
    (#""names":"[\"a\"""#, false),
    (#""names":"""#, false),
    (#""names":"[\"a\",\"B\"]""#, false),
    (#""names":"[\"a\",\"b\",\"c\"]""#, false),
    (#""names":"{}""#, false),
    (#""names":["a"]"#, false),
    (#""names":"[\"\\u0061\"]""#, true),
    (#""names":"[\u0022a\u0022]""#, true),
    (#""names":"[\"\u00e4\"]""#, false),
    (#""twice":"\"{\\\"n\\\":1}\"""#, true),
    (#""twice":"\"{\\\"n\\\":0}\"""#, false),
    (#""twice":"{\"n\":1}""#, false),
    (#""short":"{\"n\":1}""#, true),
    (#""short":"{\"n\":1.5}""#, false),
    (#""short":"{\"n\":100000000}""#, false),
    (#""either":"{\"n\":1}""#, true),
    (#""either":"{\"n\":0}""#, true),
    (#""either":"{\"n\":1""#, true),
    (#""either":"""#, true),
    (#""either":"\ud800""#, false),
    (#""either":{"n":1}"#, false),
    (#""lists":[]"#, true),
    (#""lists":[{"n":1},{"n":2,"text":"a text of more bytes than a look"}]"#, true),
    (#""lists":[{"n":1},{"n":0}]"#, false),
    (#""lists":[true,false]"#, true),
    (#""lists":[true,{"n":1}]"#, false),
    (#""lists":[{"n":1},true]"#, false),
    (#""lists":{}"#, false),
    (#""lists":[[1,2.5],[]]"#, true),
    (#""lists":[[1],[true]]"#, false),
    (#""shape":{"n":1}"#, true),
    (#""shape":{"n":0}"#, false),
    (#""shape":{"n":"1","text":"ab"}"#, true),
    (#""shape":{"n":"1","text":"a"}"#, false),
    (#""shape":{"n":true}"#, true),
    (#""shape":{"n":true,"more":1}"#, false),
    (#""shape":{"n":1,"text":"a","n":1}"#, false),
    (#""shape":{}"#, true),
    (#""shape":[]"#, false),
    (#""size":{"n":10,"text":"text"}"#, true),
    (#""size":{"n":11,"text":"txt","more":[1]}"#, true),
    (#""size":{"n":11,"text":"text"}"#, false),
    (#""size":{"n":101}"#, false),
    (#""size":{"text":"txt","n":1.5}"#, false),
    (#""size":{"text":"a text that is longer than a look takes in, and some more of it behind"}"#, true),
  ]

  @Test func areDecidedAlikeByAll() {
    for (members, isValid) in Self.verdicts {
      expect(Value.self, #"{"part":"{\"n\":1}",\#(members)}"#, isValid)
      expect(Value.self, #"{ \#(members) , "part" : "{ \"n\" : 1 }" }"#, isValid)
    }
    expect(Value.self, "{}", false)
    expect(Value.self, #"{"part":"{\"n\":1,\"n\":1}"}"#, false)
    expect(Value.self, #"{"part":"{\"n\":1,\"m\":1}"}"#, false)
    expect(Value.self, #"{"part":"{\"text\":\"\"}"}"#, false)
    expect(Value.self, #"{"part":null}"#, false)
  }

  @Test func keepTheirText() throws {
    let text = #"{"part":"{ \"n\": 1.0 }","either":"{\"n\":2,\"text\":\"ä\\n\"}","names":"[ ]"}"#
    let value = try Value(jsonString: text)
    #expect(value.part.value.n == 1)
    #expect(value.part.text == #"{ "n": 1.0 }"#)
    #expect(value.names?.text == "[ ]")
    guard case .part(let part)? = value.either else {
      Issue.record("\(String(describing: value.either))")
      return
    }
    #expect(part.value.n == 2)
    #expect(part.value.text == "ä\n")
    #expect(part.text == #"{"n":2,"text":"ä\n"}"#)
    let other = try Value(jsonString: #"{"part":"{\"n\":1}","either":"{\"n\":0}"}"#).either
    guard case .text(#"{"n":0}"#)? = other else {
      Issue.record("a text that holds no part is a text")
      return
    }
  }

  @Test func areWrittenAnewWhereTheValueIsSet() throws {
    var value = Value(part: EncodedJSON(Value.Part(n: 1)))
    #expect(try value.jsonString() == #"{"part":"{\"n\":1}"}"#)
    value = try Value(jsonString: #"{"part":"{ \"n\":1}"}"#)
    value.part.value.text = "a \"quoted\" text\u{1}"
    #expect(try value.jsonString() == #"{"part":"{\"n\":1,\"text\":\"a \\\"quoted\\\" text\\u0001\"}"}"#)
    #expect(try Value(jsonString: value.jsonString()) == value)
    #expect(try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value)) == value)
  }

  /// JSON has no such number, in a string or not.
  @Test func refuseToHoldWhatJSONHasNot() throws {
    let content = EncodedJSON([1, Double.infinity])
    var writer = JSONWriter()
    content._write(to: &writer)
    #expect(writer.failure == .nonFiniteNumber)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([content]) }
  }

  @Test func holdWhatTheirTypeHolds() throws {
    // Valid, and more than an `Int` holds: the first case does not take it, the last one does.
    let number = "100000000000000000000"
    let either = try Value(jsonString: #"{"part":"{\"n\":1}","either":"{\"n\":\#(number)}"}"#).either
    guard case .text? = either else {
      Issue.record("\(String(describing: either))")
      return
    }
    #expect(throws: ValidationError.self) { try Value(jsonString: #"{"part":"{\"n\":\#(number)}"}"#) }
  }

  /// Valid, and more than a `Double` holds: the list of lists does not take it, and the list of Booleans, which is
  /// tried last, has never seen anything but numbers. What is said concerns the number, not the syntax.
  @Test func sayWhatTheirTypeDoesNotHold() throws {
    let text = #"{"part":"{\"n\":1}","lists":[[1,18446744073709551616.5,2.5]]}"#
    #expect(throws: ValidationError.self) { try Value(jsonString: text) }
    do {
      _ = try JSONDecoder().decode(Value.self, from: Data(text.utf8))
      Issue.record("decoded")
    } catch let DecodingError.dataCorrupted(context) {
      #expect(
        context.debugDescription.contains("does not fit") || context.debugDescription.contains("can hold"))
    }
  }
}
