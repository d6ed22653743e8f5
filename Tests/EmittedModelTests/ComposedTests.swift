import SchemaRuntime
import Testing

/// An object that several schemas describe: its verdict comes from one walk over what they say together, its report
/// from one walk for each.
struct ComposedTests {
  @Test(arguments: [
    (#"{"count":1}"#, "/allOf/0/$ref/required"),
    (#"{"name":"nn"}"#, "/allOf/1/required"),
    (#"{"name":"nn","count":0}"#, "/allOf/1/properties/count/minimum"),
    (#"{"name":"n","count":1}"#, "/allOf/3/properties/name/minLength"),
    (#"{"name":"01234567890","count":1}"#, "/allOf/0/$ref/properties/name/maxLength"),
    (#"{"name":"nn","count":1,"level":"medium"}"#, "/properties/level/$ref/enum"),
    (#"{"name":"nn","count":1,"level":"high"}"#, "/allOf/2/then/required"),
    (#"{"name":"nn","count":1,"note":"x"}"#, "/allOf/1/dependentRequired/note"),
    (#"{"name":"nn","count":1,"tags":["A"]}"#, "/allOf/0/$ref/properties/tags/items/pattern"),
    (#"{"name":"nn","count":1,"old":1}"#, "/properties/old/type"),
    (#"{"name":"nn","count":1,"a":1,"b":1,"c":1,"d":1,"e":1}"#, "/allOf/3/maxProperties"),
    (
      #"{"name":"nn","count":1,"nested":{"name":"nn"}}"#,
      "/allOf/0/$ref/properties/nested/$ref/allOf/1/required"
    ),
    (#"{"name":"nn","count":1,"step":3}"#, "/anyOf"),
    (#"[]"#, "/type"),
  ])
  func refusesWhatOnePartRefuses(text: String, keyword: String) throws {
    let bytes = Array(text.utf8)
    #expect(!Composed.ComposedValue.accepts(jsonUTF8Bytes: bytes))
    #expect(throws: (any Error).self) { try Composed.ComposedValue(jsonUTF8Bytes: bytes) }
    let report = Composed.ComposedValue.validate(jsonUTF8Bytes: bytes)
    #expect(report.errors.map(\.keywordLocation) == [keyword])
  }
}
