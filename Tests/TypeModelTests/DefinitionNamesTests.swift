import SchemaModel
import Testing

@testable import TypeModel

/// Bundles have URIs for the keys of their definitions.
struct DefinitionNamesTests {
  @Test(arguments: [
    (["plain", "other/way"], ["plain", "other/way"]),
    (["https://example.com/1.2/info.json", "https://example.com/tag.schema.yaml#"], ["info", "tag"]),
    (
      ["https://a.example/http/0.2.0/server.json", "https://a.example/http/0.3.0/server.json"],
      ["http/0.2.0/server", "http/0.3.0/server"]
    ),
    (
      ["https://a.example/amqp/1/server.json", "https://a.example/http/1/server.json", "server"],
      ["amqp/server", "http/server", "server"]
    ),
    (["https://a.example/x.json", "https://b.example/x.yaml"], ["a.example/x", "b.example/x"]),
    (["https://a.example/schemas/v1", "https://a.example/schemas/v2"], ["v1", "v2"]),
    (["urn://", "https://a.example/.json"], ["urn:", ".json"]),
  ])
  func names(keys: [String], expected: [String]) {
    let definitions = keys.map { "\"\($0)\": {\"type\": \"object\"}" }.joined(separator: ", ")
    var loader = SchemaLoader(options: .init())
    loader.loadSource("{\"$defs\": {\(definitions)}}", path: "bundle.json")
    let names = DefinitionNames(loader.finish())
    #expect(keys.map { names.name(of: $0, in: 0) } == expected)
  }

  @Test func typesHaveTheShortNames() throws {
    let lowered = try Lowered(
      """
      $defs:
        https://example.com/1.2/info.json:
          $id: https://example.com/1.2/info.json
          type: object
          properties: {tag: {$ref: tag.json}}
        https://example.com/1.2/tag.json:
          $id: https://example.com/1.2/tag.json
          type: object
          properties: {name: {type: string}}
      """)
    #expect(try lowered.members(of: "Test.Info") == ["tag: Test.Tag?"])
  }

  /// A mapping that only holds definitions is none; theirs are the last names, and the containers' before them where
  /// two are called alike.
  @Test func definitionsInContainersHaveTypes() throws {
    let lowered = try Lowered(
      """
      type: object
      properties: {home: {$ref: '#/$defs/parts/address'}}
      $defs:
        parts:
          address: {type: object, properties: {street: {type: string}}}
          type: {type: object, properties: {name: {type: string}}}
        other:
          inner:
            address: {type: object, properties: {port: {type: integer}}}
      """)
    #expect(try lowered.members(of: "Test") == ["home: Test.Address?"])
    #expect(try lowered.members(of: "Test.Address") == ["street: String?"])
    #expect(try lowered.members(of: "Test.PartsType") == ["name: String?"])
    #expect(try lowered.members(of: "Test.InnerAddress") == ["port: Int?"])
  }
}
