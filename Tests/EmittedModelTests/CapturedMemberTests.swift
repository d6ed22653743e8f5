import EmittedModels
import SchemaRuntime
import Testing

private typealias Value = Composed.Places

/// Conditions on members that the walk goes by: their places are noted, whatever their values look like.
struct CapturedMemberTests {
  private static let long = String(repeating: "x", count: 80)
  private static let verdicts: [(String, Bool)] = [
    (#"{}"#, false),
    (#"{"kind":"short"}"#, true),
    (#"{"kind":"\u0073hort"}"#, true),
    (#"{"kind":"shor"}"#, false),
    (#"{"kind":1}"#, false),
    (#"{"kind":["short"]}"#, false),
    // Listed texts of more bytes than two words hold, which begin and end alike.
    (#"{"kind":"the last of the long ones"}"#, true),
    (#"{"kind":"the lost of the long ones"}"#, false),
    (#"{"kind":"the first of the long ones"}"#, false),
    (#"{"kind":"the first of the long ones","text":"t"}"#, true),
    (#"{"text":"t","kind":"the first of the long ones"}"#, true),
    (#"{"text":"t","kind":"the \u0066irst of the long ones","part":{"nam":1}}"#, false),
    (#"{"text":"","kind":"the first of the long ones"}"#, false),
    // Names that a part must have, and must not.
    (#"{"text":"t","kind":"the first of the long ones","part":{}}"#, false),
    (#"{"text":"t","kind":"the first of the long ones","part":[]}"#, false),
    (#"{"text":"t","kind":"the first of the long ones","part":{"a":{"name":1},"b":"name"}}"#, false),
    (#"{"text":"t","kind":"the first of the long ones","part":{"a":{"name":1},"name":"b"}}"#, true),
    (#"{"part":{"a":"\"name\":","n\u0061me":null},"text":"t","kind":"the first of the long ones"}"#, true),
    (#"{"kind":"the thirst of the long ones","part":{"name":1}}"#, false),
    (#"{"kind":"the thirst of the long ones","part":{"a name of more than sixteen bytes":1}}"#, false),
    (
      #"{"kind":"the thirst of the long ones","part":{"a name of more then sixteen bytes":1,"name":1}}"#,
      false
    ),
    (
      #"{"kind":"the thirst of the long ones","part":{"a name of more than sixteen bytes":1,"name":1}}"#, true
    ),
    (
      #"{"part":{"a name of more th\u0061n sixteen bytes":{},"name":[]},"kind":"the thirst of the long ones"}"#,
      true
    ),
    (#"{"kind":"short","part":{"name":1,"id":2}}"#, false),
    (#"{"kind":"short","part":{"id":1,"x":{"name":2}}}"#, true),
    (#"{"kind":"short","part":{}}"#, true),
    (#"{"kind":"short","value":{"x":1}}"#, false),
    (#"{"kind":"short","value":{"x":1,"name":1}}"#, true),
    (#"{"kind":"short","value":"name"}"#, true),
    (#"{"value":[],"kind":"short"}"#, true),
    // A listed text that JSON spells with an escape, and what it looks like.
    (#"{"kind":"a\nb","text":"a\nb"}"#, false),
    (#"{"kind":"a\\nb","text":"a\nb"}"#, true),
    (#"{"text":"a\u000ab","kind":"a\u005cnb"}"#, true),
    (#"{"text":"a\\nb","kind":"a\\nb"}"#, false),
    (#"{"kind":"a\\nb"}"#, false),
    // Numbers, long texts, and a member that is deprecated.
    (#"{"kind":"short","number":9,"text":"\#(long)"}"#, true),
    (#"{"kind":"short","number":10,"text":"\#(long)"}"#, false),
    (#"{"kind":"short","text":"\#(long)","number":1e1}"#, false),
    (#"{"kind":"short","text":"ü\#(long.prefix(69))","number":10.0}"#, true),
    (#"{"kind":"short","number":-1}"#, false),
    (#"{"kind":"short","number":10,"old":"gone"}"#, true),
    (#"{"kind":"short","old":"here","number":10}"#, false),
    (#"{"kind":"short","old":"here","number":1}"#, true),
    (#"{"kind":"short","number":10,"number":1}"#, false),
    // Listed items.
    (#"{"kind":"short","roles":["writer","re\u0061der"]}"#, true),
    (#"{"kind":"short","roles":[]}"#, true),
    (#"{"kind":"short","roles":["writer","reader","reader"]}"#, false),
    (#"{"kind":"short","roles":["writer","rider"]}"#, false),
    (#"{"kind":"short","roles":["writer",1]}"#, false),
    (#"{"kind":"short","roles":[null]}"#, false),
  ]

  @Test(arguments: verdicts)
  func areNoted(text: String, isValid: Bool) {
    expect(Value.self, text, isValid)
    expect(Value.self, text.replacing("\":", with: "\" : ").replacing(",\"", with: ",\n  \""), isValid)
  }
}
