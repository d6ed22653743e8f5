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

/// Conditions on an object: its verdict comes from what the walk has noted, in order of cost, its report from a walk
/// for each, in order of the schema.
struct ConditionTests {
  /// Every object with some of the members, each with one of a few values.
  static let objects: [String] = {
    let values = [
      #""a":1"#, #""a":2"#, #""b":1"#, #""b":2"#, #""c":true"#, #""c":false"#, #""d":{}"#, #""d":{"e":1}"#,
    ]
    return (0..<256).compactMap { choice in
      let members = values.indices.filter { choice & 1 << $0 != 0 }
      // No name twice.
      guard Set(members.map { $0 / 2 }).count == members.count else { return nil }
      return "{\(members.map { values[$0] }.joined(separator: ","))}"
    }
  }()

  @Test func verdictAndReportAgree() throws {
    #expect(Self.objects.count == 81)
    var accepted: [String] = []
    for text in Self.objects {
      let bytes = Array(text.utf8)
      let report = Composed.Conditions.validate(jsonUTF8Bytes: bytes)
      #expect(Composed.Conditions.accepts(jsonUTF8Bytes: bytes) == report.errors.isEmpty, "\(text)")
      let model = try? Composed.Conditions(jsonUTF8Bytes: bytes)
      #expect((model != nil) == report.errors.isEmpty, "\(text)")
      if report.errors.isEmpty { accepted.append(text) }
    }
    // By hand, from the schema.
    let expected = [
      #"{"b":1}"#, #"{"a":2,"c":true}"#, #"{"a":2,"c":false}"#, #"{"a":2,"d":{}}"#, #"{"a":1,"d":{"e":1}}"#,
      #"{"a":2,"d":{"e":1}}"#,
    ]
    #expect(accepted == expected)
  }
}
