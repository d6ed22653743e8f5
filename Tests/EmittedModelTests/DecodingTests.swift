import DecodingKit
import EmittedModels
import Foundation
import SchemaRuntime
import Testing

/// Decoding through `Codable` validates, and changes nothing.
struct DecodingTests {
  /// Instances changed at random: decoding throws, or encoding gives an equal value, by every decoder.
  @Test(arguments: RoundTripTests.types.keys.sorted())
  func nothingThatIsDecodedIsChanged(type: String) throws {
    let model = try #require(RoundTripTests.types[type])
    let instances = try RoundTripTests.instances.filter { $0.type == type }.map {
      try JSONValue(jsonString: $0.line)
    }
    func complaints<Model: SchemaValue>(_ type: Model.Type) -> [String] {
      DecodingCheck.complaints(type, changing: instances, count: Self.count, seed: 1)
    }
    #expect(complaints(model) == [])
  }

  /// `DECODING_CHECKS` in the environment says how many instances of each type are tried.
  private static let count = ProcessInfo.processInfo.environment["DECODING_CHECKS"].flatMap { Int($0) } ?? 60

  @Test(arguments: [
    #"{"kind":"voucher","last4":"1234"}"#, #"{"kind":"card","last4":"1234","more":1}"#,
    #"{"kind":"transfer","iban":"D","version":1}"#, #""gratis""#, #"{"kind":"card","last4":"123a"}"#,
  ])
  func noBranchIsTakenForAnother(json: String) {
    for validates in [true, false] {
      let decoder = JSONDecoder()
      decoder.userInfo[.schemaValidation] = validates
      // The last one has a place for the text: it is for the schema to refuse.
      if !validates, json.contains("123a") { continue }
      #expect(throws: DecodingError.self) { try decoder.decode(Unions.Payment.self, from: Data(json.utf8)) }
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        Unions.Payment.Card.self, from: Data(#"{"kind":"voucher","last4":"1234"}"#.utf8))
    }
  }

  /// Coders compare keys as `String` does, so they cannot say which of two members is there.
  @Test(arguments: ["{\"\u{E9}\":1}", "{\"e\u{301}\":1}", "{\"\u{E9}\":1,\"e\u{301}\":2}"])
  func membersThatLookAlikeAreTakenFromBytesAlone(json: String) throws {
    let value = try Names.Alike(jsonString: json)
    #expect(try value.jsonString().utf8.elementsEqual(json.utf8))
    for validates in [true, false] {
      let decoder = JSONDecoder()
      decoder.userInfo[.schemaValidation] = validates
      #expect(throws: DecodingError.self) { try decoder.decode(Names.Alike.self, from: Data(json.utf8)) }
    }
  }

  @Test func whatOnlyTheSchemaRefusesIsDecodedWithoutValidation() throws {
    let json = Data(#"{"kind":"card","last4":"123a"}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Unions.Payment.self, from: json) }
    let decoder = JSONDecoder()
    decoder.userInfo[.schemaValidation] = false
    let payment = try decoder.decode(Unions.Payment.self, from: json)
    #expect(payment == .card(.init(last4: "123a")))
    #expect(!payment.validate().isValid)
  }

  /// A type of a user's own that holds generated ones.
  private struct Order: Decodable {
    var payments: [Unions.Payment]
  }

  @Test func theErrorNamesThePlaceAndCarriesTheReport() throws {
    let json = Data(#"{"payments":["free",{"kind":"card","last4":"12345"}]}"#.utf8)
    let error = try #require(throws: DecodingError.self) { try JSONDecoder().decode(Order.self, from: json) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record(error)
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["payments", "Index 1", "last4"])
    let report = try #require(error.validationReport)
    #expect(context.debugDescription == report.errors.first?.message)
    #expect(report.errors.map(\.instanceLocation) == ["/last4"])
    #expect(context.underlyingError is ValidationReport)
  }

  @Test func whatIsNoJSONHasNoReport() throws {
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(Unions.Payment.self, from: Data("{".utf8))
    }
    #expect(error.validationReport == nil)
  }

  @Test func nullIsNoMissingMember() throws {
    let json = #"{"channel":"push","recipient":"a@example.org","priority":null,"subject":null}"#
    for validates in [true, false] {
      let decoder = JSONDecoder()
      decoder.userInfo[.schemaValidation] = validates
      #expect(throws: DecodingError.self) {
        try decoder.decode(Message.MessageValue.self, from: Data(json.utf8))
      }
    }
  }

  @Test func warningsDoNotThrowAndComeWithTheValue() throws {
    let json =
      #"{"channel":"push","recipient":"a@example.org","priority":1,"subjekt":"Hello","campaign":"c"}"#
    let message = try JSONDecoder().decode(Message.MessageValue.self, from: Data(json.utf8))
    let (again, report) = try Message.MessageValue.decoding(jsonUTF8Bytes: json.utf8)
    #expect(again == message)
    #expect(report.isValid)
    #expect(report.warnings.map(\.instanceLocation) == ["/subjekt", "/campaign"])
    #expect(report == Message.MessageValue.validate(jsonUTF8Bytes: json.utf8))
  }

  @Test func syntaxErrorsAndViolationsHaveTypesOfTheirOwn() throws {
    for decode in [
      { try Message.MessageValue(jsonString: $0) },
      { try Message.MessageValue.decoding(jsonUTF8Bytes: $0.utf8).value },
    ] as [(String) throws -> Message.MessageValue] {
      let syntax = try #require(throws: JSONSyntaxError.self) { try decode(#"{"channel":"fax""#) }
      #expect(syntax.description == "1:17: error: the JSON text ends too early")
      let violation = try #require(throws: ValidationError.self) { try decode(#"{"channel":"fax"}"#) }
      #expect(violation.report.errors.count == 3)
      #expect(violation.report.syntaxError == nil)
    }
  }

  @Test func aKeyWithOtherScalarsIsAnotherKey() throws {
    // Foundation's decoder finds "Kind" where it is asked for "Kind" with the sign for Kelvin.
    let json = "{\"\u{212A}ind\":\"card\",\"kind\":\"transfer\",\"iban\":\"D\"}"
    let payment = try JSONDecoder().decode(Unions.Payment.self, from: Data(json.utf8))
    #expect(try JSONValue(jsonString: payment.jsonString()) == JSONValue(jsonString: json))
  }

  @Test func valuesArePrintedByTheirMembers() throws {
    let json = #"{"channel":"push","recipient":"a@example.org","priority":1,"campaign":"c","x":[1]}"#
    let message = try Message.MessageValue(jsonString: json)
    #expect(
      "\(message)"
        == #"MessageValue(channel: push, recipient: address("a@example.org"), priority: 1, campaign: "c", additionalProperties: ["x": [1]])"#
    )
    #expect("\(Recursion.Node.self)" == "Node")
  }
}
