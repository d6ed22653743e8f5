import DecodingKit
import Foundation
import PushPayloads
import SchemaRuntime
import Testing

/// What servers do: they decode payloads with `JSONDecoder`.
struct DecoderTests {
  /// Fixtures changed at random: decoding throws, or encoding gives an equal value, by every decoder.
  @Test func nothingThatIsDecodedIsChanged() throws {
    var complaints: [String] = []
    for (index, object) in try CorpusManifest.objects().objects.enumerated() {
      let fixtures = try object.fixtures.map { try CorpusManifest.json($0.path) }
      complaints += try check(object.type, fixtures, seed: UInt64(index))
    }
    #expect(complaints == [])
  }

  private func check<Value: SchemaValue>(
    _ type: Value.Type, _ fixtures: [JSONValue], seed: UInt64
  ) throws -> [String] {
    fixtures.flatMap { DecodingCheck.complaints(type, Array($0.description.utf8)) }
      + DecodingCheck.complaints(type, changing: fixtures, count: 20, seed: seed)
  }

  /// `JSONDecoder` refuses every invalid fixture, and says of it what the direct path says.
  @Test func rejection() throws {
    for object in try CorpusManifest.objects().objects {
      for fixture in object.fixtures where !fixture.isValid {
        try reject(object.type, Data(CorpusManifest.bytes(fixture.path)), fixture.path)
      }
    }
  }

  private func reject<Value: SchemaValue>(_ type: Value.Type, _ json: Data, _ path: String) throws {
    let error = try #require(throws: DecodingError.self, "\(path)") {
      try JSONDecoder().decode(Value.self, from: json)
    }
    let expected = Value.validate(jsonUTF8Bytes: json).errors
    // A text that is no JSON, or a number that is too great for any type, has no report.
    guard let report = error.validationReport else { return }
    #expect(Set(report.errors.map(\.keywordLocation)) == Set(expected.map(\.keywordLocation)), "\(path)")
    #expect(!expected.isEmpty, "\(path)")
  }

  static let wrong: [(any SchemaValue.Type, String, [String])] = [
    (
      Airship.Push.self, #"{"audience":"nobody","device_types":["ios"],"notification":{"alert":"Hello"}}"#,
      ["audience"]
    ),
    (Airship.IOSOverride.self, #"{"badge":"banana"}"#, ["badge"]),
    (Airship.IOSOverride.self, #"{"expiry":"yesterday"}"#, ["expiry"]),
    (Airship.Expiry.self, #""yesterday""#, []),
  ]

  @Test(arguments: wrong.indices)
  func aWrongPayloadIsNoOther(index: Int) throws {
    let (type, json, path) = Self.wrong[index]
    let error = try #require(throws: DecodingError.self) { _ = try Self.decode(type, json) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record(error)
      return
    }
    #expect(context.codingPath.map(\.stringValue) == path)
    #expect(error.validationReport?.errors.isEmpty == false)
  }

  @Test func noAudienceBecomesEveryone() throws {
    let json = Data(Self.wrong[0].1.utf8)
    let decoder = JSONDecoder()
    decoder.userInfo[.schemaValidation] = false
    #expect(throws: DecodingError.self) { try decoder.decode(Airship.Push.self, from: json) }
  }

  private static func decode<Value: SchemaValue>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }
}
