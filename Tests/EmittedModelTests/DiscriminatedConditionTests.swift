import EmittedModels
import SchemaRuntime
import Testing

private typealias Value = Composed.Choices

/// Conditions that the value of a member decides: it is looked for first, and one walk gives the verdict.
struct DiscriminatedConditionTests {
  private static let verdicts: [(String, Bool)] = [
    (#"{}"#, false),
    (#"[]"#, false),
    (#"{"kind":"e"}"#, false),
    (#"{"kind":1}"#, false),
    (#"{"kind":-1.50e0}"#, false),
    (#"{"kind":[]}"#, false),
    // The first case: what is listed, and integers and arrays beside.
    (#"{"kind":"a"}"#, true),
    (#"{"\u006bind":"\u0061","x":1}"#, true),
    (#"{"x":1,"y":[{"z":{}}],"kind":"a"}"#, true),
    (#"{"x":"1","kind":"a"}"#, false),
    (#"{"kind":"a","level":"l","free":{"a":[1,{}]}}"#, true),
    (#"{"kind":"a","level":1}"#, false),
    (#"{"kind":"a","free":{"a":[1,{]}}"#, false),
    (#"{"kind":"a","free":{"a":1,"a":2}}"#, false),
    (#"{"kind":"a","free":"\x"}"#, false),
    (#"{"kind":"a","free":01}"#, false),
    (#"{"kind":"a","x":[1,]}"#, false),
    (#"{"kind":"a","a":1,"b":1,"c":1,"d":1}"#, false),
    (#"{"kind":"a","kind":"a"}"#, false),
    (#"{"kind":"a","x":1,"kind":"b"}"#, false),
    (#"{"kind":"a","x":1,"x":1}"#, false),
    // The second: a text or null, and a condition of its own.
    (#"{"kind":"b","level":"low"}"#, true),
    (#"{"level":"low","kind":null}"#, true),
    (#"{"kind":null}"#, false),
    (#"{"kind":null,"level":"mid"}"#, false),
    (#"{"kind":"b","level":"high"}"#, false),
    (#"{"kind":"b","level":"high","inner":{"kind":"c"}}"#, true),
    (#"{"inner":{"kind":"b","level":"low"},"level":"high","kind":"b"}"#, true),
    (#"{"inner":{"kind":"b","level":"high"},"level":"high","kind":"b"}"#, false),
    (#"{"kind":"b","level":"low","inner":{"kind":"d","list":[]}}"#, true),
    (#"{"kind":"b","level":"low","inner":{"kind":"c"}}"#, false),
    (#"{"kind":"b","level":"low","inner":{"kind":"d","more":1}}"#, false),
    (#"{"kind":"b","level":"low","more":1}"#, false),
    // What is left over, and the literal.
    (#"{"kind":"c"}"#, true),
    (#"{"kind":"d","list":[{},{"a":[]}],"level":""}"#, true),
    (#"{"list":[{},{},{}],"kind":"d"}"#, false),
    (#"{"list":[{}{}],"kind":"d"}"#, false),
    (#"{"kind":"c","list":[1]}"#, false),
    (#"{"kind":"c","inner":{"kind":"c"}}"#, false),
    (#"{"kind":true,"short":[{}],"x":"y"}"#, true),
    (#"{"kind":true,"longer":1}"#, false),
    (#"{"kind":false}"#, false),
    (#"{"kind":tru}"#, false),
    (#"{"kind":"a""#, false),
    (#"{"kind""#, false),
  ]

  @Test(arguments: verdicts)
  func aValueIsOfTheCaseThatItsMemberNames(text: String, isValid: Bool) {
    expect(Value.self, text, isValid)
    expect(Value.self, text.replacing(":", with: " : ").replacing(",", with: ",\n  "), isValid)
  }

  @Test(arguments: [
    (#"{"kind":"a","old":"x"}"#, ["/old"]),
    (#"{"old":"x","kind":"a","x":1}"#, ["/old"]),
    (#"{"kind":"b","level":"high","inner":{"kind":"a","old":"x"}}"#, ["/inner/old"]),
    (#"{"kind":"c"}"#, []),
  ])
  func aCaseMayWarn(document: String, places: [String]) {
    let report = Value.validate(jsonUTF8Bytes: Array(document.utf8))
    #expect(report.isValid)
    #expect(report.warnings.map(\.instanceLocation) == places)
  }

  @Test(arguments: [
    (#"{"kind":"a","x":"1","y":{}}"#, ["/x", "/y"]),
    (#"{"kind":"b","more":1}"#, ["", "/more"]),
    (#"{"kind":"c","list":[1,{},2]}"#, ["/list", "/list/0", "/list/2"]),
  ])
  func mistakesStandWhereTheyAre(document: String, places: [String]) {
    let report = Value.validate(jsonUTF8Bytes: Array(document.utf8))
    #expect(report.errors.map(\.instanceLocation).sorted() == places)
  }
}
