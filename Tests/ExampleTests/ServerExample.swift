import Foundation
import PushPayloads
import Testing

/// A server that takes pushes from others: it answers what is no JSON with 400, what the schema refuses with 422 and the
/// findings, and the rest with 200.
struct ServerExample {
  func answer(_ request: Request) throws -> Response {
    do {
      let push = try request.decode(as: Airship.Push.self)
      return Response(status: 200, body: Data(try push.jsonUTF8Bytes()))
    } catch let error as DecodingError {
      guard let report = error.validationReport else {
        return Response(status: 400, body: Data("\(error)".utf8))
      }
      return Response(status: 422, body: try JSONEncoder().encode(report))
    }
  }

  /// Answers from the bytes: quicker, with the lines and columns of the request, and with warnings.
  func answerFromBytes(_ request: Request) throws -> Response {
    do {
      let (push, report) = try Airship.Push.decoding(jsonUTF8Bytes: request.body)
      for warning in report.warnings { print(warning) }
      return Response(status: 200, body: Data(try push.jsonUTF8Bytes()))
    } catch let error as JSONSyntaxError {
      return Response(status: 400, body: Data("\(error)".utf8))
    } catch let error as ValidationError {
      return Response(status: 422, body: try JSONEncoder().encode(error.report))
    }
  }

  /// What the frameworks for servers have.
  struct Request {
    var body: Data

    func decode<Value: Decodable>(as type: Value.Type) throws -> Value {
      try JSONDecoder().decode(type, from: body)
    }
  }

  struct Response {
    var status: Int
    var body: Data
  }

  @Test(arguments: [
    (#"{"audience": "all", "device_types": ["ios"], "notification": {"alert": "Hello"}}"#, 200),
    (#"{"audience": "nobody", "device_types": ["ios"], "notification": {"alert": "Hello"}}"#, 422),
    (#"{"audience": "all""#, 400),
  ])
  func answers(body: String, status: Int) throws {
    let request = Request(body: Data(body.utf8))
    #expect(try answer(request).status == status)
    #expect(try answerFromBytes(request).status == status)
  }

  @Test func saysWhatIsWrong() throws {
    let body = #"{"audience": "nobody", "device_types": ["ios"], "notification": {"alert": "Hello"}}"#
    struct Report: Decodable {
      struct Finding: Decodable {
        var instanceLocation: String
        var error: String
      }
      var valid: Bool
      var errors: [Finding]
    }
    let answer = try answer(Request(body: Data(body.utf8)))
    let report = try JSONDecoder().decode(Report.self, from: answer.body)
    #expect(!report.valid)
    #expect(report.errors.map(\.instanceLocation) == ["/audience"])
  }
}
