import Foundation
import SchemaRuntime
import Testing

/// A report is encoded as the command line prints it.
struct ReportEncodingTests {
  private let report = ValidationReport(violations: [
    Violation(
      severity: .error, instanceLocation: "/a", keywordLocation: "/properties/a/type",
      absoluteKeywordLocation: "a.yaml#/properties/a/type", message: "must be a \"string\"", offset: 5,
      line: 1,
      column: 6),
    Violation(
      severity: .warning, instanceLocation: "/b", keywordLocation: "", absoluteKeywordLocation: "a.yaml#",
      message: "unknown property 'b'", offset: 9, line: 2, column: 3),
  ])

  private static let expected = #"""
    {"valid":false,"errors":[{"keywordLocation":"/properties/a/type","instanceLocation":"/a",\#
    "error":"must be a \"string\"","severity":"error","line":1,"column":6}],"warnings":[{"keywordLocation":"",\#
    "instanceLocation":"/b","error":"unknown property 'b'","severity":"warning","line":2,"column":3}]}
    """#

  @Test func writing() {
    var writer = JSONWriter()
    report._write(to: &writer)
    #expect(writer.text == Self.expected)
  }

  @Test func encoding() throws {
    let encoder = JSONEncoder()
    #expect(try JSONValue(jsonUTF8Bytes: encoder.encode(report)) == JSONValue(jsonString: Self.expected))
    let silent = try JSONValue(jsonUTF8Bytes: encoder.encode(ValidationReport()))
    #expect(silent == ["valid": true, "errors": [], "warnings": []])
  }
}
