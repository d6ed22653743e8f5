import EmittedModels
import SchemaRuntime
import Testing

/// Values that are null or something else, one thing or several: what is read is valid, and what is not valid is not read.
struct NullableValueTests {
  private static let verdicts: [(String, String, Bool)] = [
    ("must", "null", true),
    ("must", #"{"a":1,"s":"ab"}"#, true),
    ("must", #"{"a":1,"s":"abc"}"#, false),
    ("must", #"{"s":"a"}"#, false),
    ("must", "nul", false),
    ("must", "[]", false),
    ("may", " null ", true),
    ("may", #" {"a":1} "#, true),
    ("may", #"{"a":"1"}"#, false),
    ("may", "0", false),
    ("typed", "null", true),
    ("typed", #"{"a":1}"#, true),
    ("typed", #"{"a":0}"#, false),
    ("typed", "{}", false),
    ("typed", "false", false),
    ("tagged", "null", true),
    ("tagged", #"{"k":"dot","x":0.5}"#, true),
    ("tagged", #"{"k":"dot","x":""}"#, false),
    ("tagged", #"{"xs":[1,2],"k":"line"}"#, true),
    ("tagged", #"{"xs":[1],"k":"line"}"#, false),
    ("tagged", #"{"k":"none"}"#, false),
    ("list", "null", true),
    ("list", #"["abc",""]"#, true),
    ("list", #"["abcd"]"#, false),
    ("list", #"["","",""]"#, false),
    ("list", "{}", false),
    ("listed", #"[null,{"a":1},null]"#, true),
    ("listed", #"[null,{"a":1.5}]"#, false),
    ("listed", "[null,1]", false),
    ("named", #"{"x":null,"y":{"a":1}}"#, true),
    ("named", #"{"x":{}}"#, false),
    ("named", #"{"x":null,"x":null}"#, false),
    ("several", #"{"a":1}"#, true),
    ("several", #"[{"a":1},{"a":2}]"#, true),
    ("several", "[]", true),
    ("several", #"[{"a":1},{"a":2},{"a":3}]"#, false),
    ("several", #"[{"a":1},{}]"#, false),
    ("several", "null", false),
    ("mixed", "true", true),
    ("mixed", #""\u00e9""#, true),
    ("mixed", "-1.5", true),
    ("mixed", "[true,false]", true),
    ("mixed", "[true,1]", false),
    ("mixed", #"{"x":9,"y":-1}"#, true),
    ("mixed", #"{"x":10}"#, false),
    ("mixed", #"{"x":1,"x":2}"#, false),
    ("mixed", "null", false),
    ("mixed", #""\ud800""#, false),
    ("tree", #"["a",["b",["c"]]]"#, true),
    ("tree", #"["a",["b",[1]]]"#, false),
    ("tree", #"[[["a","b","c","d"]]]"#, false),
    ("never_null", #"{"a":1}"#, true),
    ("never_null", #"{"a":"1"}"#, false),
    ("never_null", "null", false),
    ("twice_null", #"{"a":1}"#, true),
    ("twice_null", "false", true),
    ("twice_null", "null", false),
  ]

  @Test(arguments: verdicts)
  func isReadIfItIsValid(member: String, value: String, isValid: Bool) {
    let rest = member == "must" ? "" : #","must":null"#
    for document in places(of: "{\"\(member)\":\(value)\(rest)}") {
      let bytes = Array(document.utf8)
      let text = "\(member): \(value)"
      #expect(Wrappers.Either.accepts(jsonUTF8Bytes: bytes) == isValid, "\(text)")
      #expect(Wrappers.Either.validate(jsonUTF8Bytes: bytes).isValid == isValid, "\(text)")
      let model = try? Wrappers.Either(jsonUTF8Bytes: bytes)
      #expect((model != nil) == isValid, "\(text)")
      guard let model else { continue }
      let written = try? JSONValue(jsonUTF8Bytes: model.jsonUTF8Bytes())
      #expect(written == (try? JSONValue(jsonUTF8Bytes: bytes)), "\(text)")
    }
  }
}
