import EmittedModels
import SchemaRuntime
import Testing

private typealias Value = Composed.Looks

/// Conditions that look again at values that have been read: at their texts, at their first bytes, or at an object up to
/// the last name that matters.
struct CapturedTextTests {
  private static let verdicts: [(String, Bool)] = [
    (#"{}"#, true),
    // Listed and not.
    (#"{"kind":"a"}"#, true),
    (#"{"kind":"\u0061"}"#, true),
    (#"{"kind":"s"}"#, true),
    (#"{"kind":"c"}"#, false),
    (#"{"kind":""}"#, false),
    (#"{"kind":"c","value":1}"#, true),
    (#"{"value":1,"kind":"\u0063"}"#, true),
    (#"{"kind":"ü"}"#, false),
    (#"{"kind":"a name of more than sixteen bytes","value":1}"#, false),
    (#"{"kind":"a name of more than sixteen bytes","value":1,"part":{}}"#, true),
    (#"{"kind":"a name of more than sixteen bites","value":1}"#, true),
    // Types.
    (#"{"kind":"n","value":1.5}"#, true),
    (#"{"kind":"n","value": -1}"#, true),
    (#"{"kind":"n","value":null}"#, true),
    (#"{"value":null,"kind":"n"}"#, true),
    (#"{"kind":"n","value":true}"#, false),
    (#"{"kind":"n","value":"1"}"#, false),
    (#"{"value":[1],"kind":"n"}"#, false),
    (#"{"kind":"i","value":1.0}"#, true),
    (#"{"kind":"i","value":1.5}"#, false),
    (#"{"kind":"i","value":{}}"#, false),
    (#"{"kind":"s","value":1}"#, true),
    (#"{"kind":"s","value":[]}"#, true),
    (#"{"kind":"s","value":false}"#, true),
    (#"{"kind":"s","value":"1"}"#, false),
    (#"{"kind":"s","value" : "1"}"#, false),
    (#"{"kind":"s","value":{"a":[1]}}"#, false),
    // Names that matter, before others and behind them.
    (#"{"part":{"on":true,"name":1}}"#, true),
    (#"{"part":{"on":true}}"#, false),
    (#"{"part":{"on":true,"a":{"name":1},"b":2}}"#, false),
    (#"{"part":{"name":1,"on":true,"a":2}}"#, true),
    (#"{"part":{"name":1,"on":true,"a":2,"b":3}}"#, false),
    (#"{"part":{"a":2,"b":3,"on":true,"name":1}}"#, false),
    (#"{"part":{"name":1,"\u006fn":true,"a":2,"b":3}}"#, false),
    (#"{"part":{"name":1,"on":false,"a":2,"b":3}}"#, true),
    (#"{"part":{"on":true,"name":1,"on":true}}"#, false),
    (#"{"part":{"on":true,"name":1,"a":1,"a":1}}"#, false),
    (#"{"part":{"on":true,"name":1,"a":}}"#, false),
    (#"{"list":[{"id":1,"of":{"a":1,"id":2,"b":[{}]},"c":[[]],"d":"}"},{"id":1}]}"#, true),
    (#"{"list":[{"id":1,"of":{"id":2},"c":{}},{"of":{"id":1}}]}"#, false),
    (#"{"list":[{"id":1,"of":{"id":2},"c":{}},{"id":1,"of":{"a":1}}]}"#, false),
    (#"{"list":[{"of":{"id":2},"id":1,"c":{}},{"a":1,"id":"1"}]}"#, false),
    (#"{"list":[{"of":{"id":2},"id":1.5}],"part":{"on":true,"name":1}}"#, true),
    (#"{"part":{"on":false},"list":[{"of":{"id":2},"id":1.5}]}"#, false),
    (#"{"list":[{"of":[],"id":1}]}"#, true),
  ]

  @Test(arguments: verdicts)
  func tellWhatHolds(text: String, isValid: Bool) {
    expect(Value.self, text, isValid)
    expect(Value.self, text.replacing(":", with: ": ").replacing(",", with: ",\n  "), isValid)
  }
}
