import EmittedModels
import Foundation
import SchemaRuntime
import Testing

private typealias Value = Unions.Open

/// Unions of which one branch takes the objects that no other names: by a value that none lists, or by none.
struct OpenUnionTests {
  private static let verdicts: [(String, String, Bool)] = [
    ("event", #"{"type":"link","address":"a"}"#, true),
    ("event", #"{"address":"a","type":"l\u0069nk"}"#, true),
    ("event", #"{"type":"link"}"#, false),
    ("event", #"{"type":"link","address":1}"#, false),
    ("event", #"{"type":"call"}"#, true),
    ("event", #"{"type":"text","number":"123456"}"#, false),
    ("event", #"{"type":"brand","number":"123456","address":1}"#, true),
    ("event", #"{"type":"","number":1}"#, true),
    ("event", "{}", true),
    ("event", #"{"type":1}"#, false),
    ("event", #"{"type":null}"#, false),
    ("event", "[]", false),
    ("event", #""link""#, false),
    ("block", #"{"kind":"paragraph","words":"a"}"#, true),
    ("block", #"{"words":"a"}"#, true),
    ("block", #"{"words":""}"#, false),
    ("block", #"{"kind":"picture","words":""}"#, true),
    ("block", #"{"kind":"picture","width":"1"}"#, false),
    ("block", #"{"kind":"film"}"#, false),
    ("block", #"{"kind":0}"#, false),
    ("closed", #"{"a":"x","b":1}"#, true),
    ("closed", #"{"a":"x","c":1}"#, false),
    ("closed", #"{"a":"y","c":1,"d":1}"#, true),
    ("closed", #"{"a":["x"],"c":1}"#, true),
    ("closed", #"{"c":1}"#, true),
    ("closed", #"{"b":1}"#, false),
    ("closed", #"{"a":"y","b":1}"#, false),
    // The second branch refuses no text of one character.
    ("overlapping", #"{"a":"x"}"#, false),
    ("overlapping", #"{"a":"y"}"#, true),
    ("overlapping", "{}", true),
  ]

  @Test(arguments: verdicts)
  func aValueIsValidIfItsBranchTakesIt(member: String, value: String, isValid: Bool) {
    expect(Value.self, member, value, isValid)
  }

  @Test(arguments: verdicts)
  func aCoderFindsTheSameBranch(member: String, value: String, isValid: Bool) throws {
    guard isValid else { return }
    let data = Data("{\"\(member)\":\(value)}".utf8)
    let model = try Value(jsonUTF8Bytes: data)
    #expect(try JSONDecoder().decode(Value.self, from: data) == model)
    #expect(try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(model)) == model)
  }

  private static let mistakes: [(String, String, String)] = [
    (#"{"event":{"type":"link","address":1}}"#, "/event/address", "/oneOf/0/properties/address/type"),
    (#"{"event":{},"block":{"words":""}}"#, "/block/words", "/properties/words/minLength"),
    (#"{"event":{"type":1}}"#, "/event/type", "/oneOf/2/properties/type/type"),
    (#"{"block":{"kind":"film"}}"#, "/block/kind", "/properties/kind/const"),
    (#"{"closed":{"a":"x","c":1}}"#, "/closed/c", "/unevaluatedProperties"),
  ]

  @Test(arguments: mistakes)
  func theBranchSaysWhatIsWrong(document: String, place: String, keyword: String) throws {
    let report = Value.validate(jsonUTF8Bytes: Array(document.utf8))
    let error = try #require(report.errors.first)
    #expect(report.errors.count == 1)
    #expect(error.instanceLocation == place)
    #expect(error.keywordLocation.hasSuffix(keyword), "\(error.keywordLocation)")
  }
}
