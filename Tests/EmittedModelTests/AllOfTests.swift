import EmittedModels
import SchemaRuntime
import Testing

private typealias Value = Composed.Both

/// Members and items that several parts describe: all of them hold.
struct AllOfTests {
  private static let verdicts: [(String, String, Bool)] = [
    ("owner", #"{"name":"anna","id":1}"#, true),
    ("owner", #"{"id":1,"mail":"a@b","name":"an"}"#, true),
    ("owner", #"{"name":"a","id":1}"#, false),
    ("owner", #"{"name":"annabel","id":1}"#, false),
    ("owner", #"{"name":1,"id":1}"#, false),
    ("owner", #"{"name":"anna"}"#, false),
    ("owner", #"{"id":1}"#, false),
    ("owner", #"{"name":"anna","id":1,"mail":"a"}"#, false),
    ("owner", #"{"name":"anna","id":1,"mail":[1]}"#, false),
    ("owner", #"{"name":"anna","id":1,"id":1}"#, false),
    ("owner", "[]", false),
    ("code", #""ab""#, true),
    ("code", #""a""#, false),
    ("code", #""abcde""#, false),
    ("code", #""1b""#, false),
    ("code", "12", false),
    ("count", "1", true),
    ("count", "9.0", true),
    ("count", "0", false),
    ("count", "10", false),
    ("count", "1.5", false),
    ("level", #""low""#, true),
    ("level", #""none""#, false),
    ("level", "1", false),
    ("never", "1", false),
    ("never", #""a""#, false),
    ("tree", #"{"value":1,"next":{"value":5}}"#, true),
    ("tree", #"{"value":1,"next":{"value":6}}"#, false),
    ("tree", #"{"value":1,"next":{"next":{"value":1},"value":2}}"#, true),
    ("tree", #"{"value":1,"next":{"next":{"value":1.5},"value":2}}"#, false),
    ("tree", #"{"value":1,"next":{"next":{},"value":2}}"#, false),
    ("list", #"["ab","abc"]"#, true),
    ("list", #"["ab","ab"]"#, false),
    ("list", #"["a"]"#, false),
    ("list", #"["abcd"]"#, false),
    ("list", #"["AB"]"#, false),
    ("list", #"["ab","ac","ad","ae"]"#, false),
    ("list", "[1]", false),
    ("list", "[]", true),
    ("points", #"[{"x":1,"y":0.5,"z":2}]"#, true),
    ("points", #"[{"y":2,"x":-1},{"x":1,"y":0}]"#, true),
    ("points", #"[{"x":1,"y":-1}]"#, false),
    ("points", #"[{"x":1,"y":1,"z":1.5}]"#, false),
    ("points", #"[{"x":1}]"#, false),
    ("points", #"[{"y":1}]"#, false),
    ("points", #"[{"x":1,"y":1,"w":1}]"#, false),
    ("points", #"[{"x":"1","y":1}]"#, false),
    ("points", "[]", false),
    ("points", "{}", false),
  ]

  @Test(arguments: verdicts)
  func aValueIsValidIfAllPartsHold(member: String, value: String, isValid: Bool) {
    expect(Value.self, member, value, isValid)
  }

  private static let mistakes: [(String, [String])] = [
    (#"{"owner":{"name":"a"}}"#, ["/owner", "/owner/name"]),
    (#"{"points":[{"x":1,"y":1},{"x":"1","y":-1}]}"#, ["/points/1/x", "/points/1/y"]),
    (#"{"tree":{"value":9,"next":{}}}"#, ["/tree/value", "/tree/next"]),
  ]

  @Test(arguments: mistakes)
  func eachPartSaysWhatIsWrong(document: String, places: [String]) {
    let report = Value.validate(jsonUTF8Bytes: Array(document.utf8))
    #expect(report.errors.map(\.instanceLocation) == places)
  }

  @Test
  func aPartThatWarnsIsAsked() {
    let report = Value.validate(
      jsonUTF8Bytes: Array(#"{"tree":{"value":1,"next":{"value":1,"old":"a"}}}"#.utf8))
    #expect(report.isValid)
    #expect(
      report.warnings.contains {
        $0.instanceLocation == "/tree/next/old" && $0.message.contains("deprecated")
      })
  }
}
