import EmittedModels
import SchemaRuntime
import Testing

/// Generated types find what is said of values wherever those stand.
struct AnnotatedPartTests {
  private typealias Value = Annotated.Parts

  /// Members beside the required ones, and where a plain text, a request and a response have a finding.
  private static let rows: [(String, [String], [String]?, [String]?)] = [
    ("", [], [], ["/x-key"]), (#","map":{"k":"v"}"#, [], ["/map/k"], ["/x-key"]),
    (#","y-old":"c","oldMap":{"k":"v"},"oldList":["a"]"#, ["/y-old", "/oldMap/k", "/oldList/0"], nil, nil),
    (#","list":["a"]"#, [], [], ["/x-key", "/list/0"]),
    (#","tuple":["a","b",1]"#, ["/tuple/2"], ["/tuple/1", "/tuple/2"], ["/x-key", "/tuple/2"]),
    (#","some":[1,"a"]"#, ["/some/1"], nil, nil), (#","given":[1,"a"]"#, [], ["/given/1"], ["/x-key"]),
    (#","rest":{"own":1,"other":"x"}"#, ["/rest/other"], nil, nil),
    (#","left":["a",1]"#, ["/left/1"], nil, nil),
    (#","records":[{"id":1,"next":{"id":2}}]"#, ["/records/0", "/records/0/next"], nil, nil),
    (
      #","records":[{"id":1,"k":{}}]"#, ["/records/0"], ["/records/0", "/records/0/k"],
      ["/x-key", "/records/0"]
    ),
    (#","form":"a""#, ["/form"], nil, nil), (#","form":1"#, [], nil, nil),
    (#","tagged":{"kind":"square","side":1}"#, ["/tagged"], nil, nil),
    (#","tagged":{"kind":"round","size":1}"#, [], nil, nil),
  ]

  @Test(arguments: rows)
  func areFound(_ members: String, _ plain: [String], _ request: [String]?, _ response: [String]?) throws {
    let text = #"{"kept":"a","x-key":"b""# + members + "}"
    let bytes = Array(text.utf8)
    #expect(Value.validate(jsonUTF8Bytes: bytes).violations.map(\.instanceLocation) == plain)
    let (value, report) = try Value.decoding(jsonUTF8Bytes: bytes)
    #expect(report.violations.map(\.instanceLocation) == plain)
    #expect(value.validate().violations.map(\.instanceLocation).sorted() == plain.sorted())
    for (exchange, expected) in [(Exchange.request, request), (.response, response)] {
      guard let expected else { continue }
      let found = Value.validate(jsonUTF8Bytes: bytes, as: exchange).violations
      #expect(found.map(\.instanceLocation) == expected)
    }
  }

  @Test func whatMustNotBeThereIsNotDemanded() {
    let bytes = Array(#"{"kept":"a","given":[1]}"#.utf8)
    #expect(
      Value.validate(jsonUTF8Bytes: bytes, as: .response).errors.map(\.keywordLocation) == [
        "/properties/given/contains"
      ])
    #expect(Value.validate(jsonUTF8Bytes: bytes, as: .request).errors.map(\.keywordLocation) == ["/required"])
  }
}
