import Foundation
import Mail
import SchemaRuntime
import Testing

/// The plugin gives a test target the fixtures of its schemas, a resource for each: `message.fixtures.json`.
struct Fixtures: Decodable {
  struct Fixture: Decodable {
    var name: String
    /// The JSON text.
    var instance: String
  }

  var valid: [Fixture]
  var invalid: [Fixture]

  init(of schema: String) throws {
    let url = try #require(Bundle.module.url(forResource: schema + ".fixtures", withExtension: "json"))
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: url))
  }
}

@Test func messagesAreJudgedAsTheirFixturesSay() throws {
  try judge(Message.self, by: Fixtures(of: "message"))
}

@Test func contactsAreJudgedAsTheirFixturesSay() throws {
  try judge(Contact.self, by: Fixtures(of: "contact"))
}

private func judge<Value: SchemaValue>(_ type: Value.Type, by fixtures: Fixtures) throws {
  #expect(!fixtures.valid.isEmpty && !fixtures.invalid.isEmpty)
  for fixture in fixtures.valid {
    let value = try Value(jsonString: fixture.instance)
    #expect(value.validate().isValid, "\(fixture.name)")
    #expect(
      try JSONDecoder().decode(Value.self, from: Data(fixture.instance.utf8)) == value, "\(fixture.name)")
  }
  for fixture in fixtures.invalid {
    #expect(throws: ValidationError.self, "\(fixture.name)") { try Value(jsonString: fixture.instance) }
    #expect(throws: DecodingError.self, "\(fixture.name)") {
      try JSONDecoder().decode(Value.self, from: Data(fixture.instance.utf8))
    }
  }
}
