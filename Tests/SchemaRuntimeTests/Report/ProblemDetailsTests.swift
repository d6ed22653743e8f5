import SchemaRuntime
import Testing

/// A report as RFC 9457 has it.
@Suite struct ProblemDetailsTests {
  private func violation(_ severity: Violation.Severity, _ pointer: String, _ message: String) -> Violation {
    Violation(
      severity: severity, instanceLocation: pointer, keywordLocation: "", absoluteKeywordLocation: "",
      message: message, offset: 0, line: 2, column: 3)
  }

  @Test func errorsHavePointersAndWarningsAreLeftOut() {
    let report = ValidationReport(violations: [
      violation(.error, "/a b/ü", "must be at most 9"), violation(.warning, "/c", "unknown property 'c'"),
      violation(.error, "", "missing required property 'd'"),
    ])
    let problem = report.problemDetails(type: "https://example.com/invalid")
    var writer = JSONWriter()
    problem._write(to: &writer)
    let expected = ##"""
      {"type":"https://example.com/invalid","title":"Unprocessable Content","status":422,\##
      "detail":"must be at most 9 (and 1 more)","errors":[\##
      {"detail":"must be at most 9","pointer":"#/a%20b/%C3%BC","line":2,"column":3},\##
      {"detail":"missing required property 'd'","pointer":"#","line":2,"column":3}]}
      """##
    #expect(writer.text == expected)
  }

  @Test func aTextThatIsNoJSONIsABadRequest() {
    var report = ValidationReport(violations: [violation(.error, "", "the JSON text ends too early")])
    report.syntaxError = JSONSyntaxError(message: "", offset: 0, line: 1, column: 1)
    #expect(report.problemDetails().status == 400)
  }
}
