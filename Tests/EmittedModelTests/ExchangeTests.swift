import EmittedModels
import SchemaRuntime
import Testing

/// `readOnly` and `writeOnly`: what a request and a response may have, and what each has to have.
struct ExchangeTests {
  private typealias Value = Shapes.Account

  /// Documents, and where a plain validation, a request and a response find a mistake.
  @Test(arguments: [
    (#"{"id":1,"name":"a","password":"b"}"#, [], ["/id"], ["/password"]),
    (#"{"name":"a","password":"b"}"#, [""], [], ["/password", ""]),
    (#"{"id":1,"name":"a"}"#, [""], ["/id", ""], []),
    (#"{"name":"a"}"#, ["", ""], [""], [""]),
    (
      #"{"id":1,"name":"a","password":"b","owner":{"since":"x"}}"#, [], ["/id", "/owner/since"],
      ["/password"]
    ),
    (#"{"id":"x","name":1}"#, ["/id", "/name", ""], ["/id", "/id", "/name", ""], ["/id", "/name"]),
  ])
  func dependOnTheWay(_ text: String, _ plain: [String], _ request: [String], _ response: [String]) throws {
    let bytes = Array(text.utf8)
    #expect(Value.validate(jsonUTF8Bytes: bytes).errors.map(\.instanceLocation).sorted() == plain.sorted())
    for (exchange, expected) in [(Exchange.request, request), (.response, response)] {
      let report = Value.validate(jsonUTF8Bytes: bytes, as: exchange)
      #expect(report.errors.map(\.instanceLocation).sorted() == expected.sorted(), "\(exchange)")
    }
  }

  @Test func sayWhoseTheMemberIs() throws {
    let value = Value(id: 1, name: "a", password: "b")
    let report = value.validate(as: .request)
    #expect(report.errors.map(\.message) == ["a request must not have this member: it is read-only"])
    #expect(report.errors.map(\.keywordLocation) == ["/properties/id/readOnly"])
    #expect(value.validate().isValid)
  }
}
