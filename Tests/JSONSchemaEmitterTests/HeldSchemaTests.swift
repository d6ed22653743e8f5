import JSONSchemaEmitter
import SchemaModel
import SchemaRuntime
import Testing

/// A document that holds schemas has a bundle of them.
struct HeldSchemaTests {
  private static let shop = """
    openapi: 3.0.3
    paths: {/o: {post: {requestBody: {content: {a/b: {schema: {type: object, required: [sku]}}}}}}}
    components:
      schemas:
        Order: {type: object, properties: {note: {type: string, nullable: true}, line: {$ref: '#/components/schemas/Line'}}}
        Line: {type: integer, minimum: 0, exclusiveMinimum: true}
    """

  /// The bundle has them among the definitions of one schema in 2020-12.
  @Test func aBundleHoldsThemAsDefinitions() throws {
    var loader = SchemaLoader()
    loader.loadSource(Self.shop, path: "shop.yaml")
    let bundle = try #require(JSONSchemaEmitter(graph: loader.finish()).emit().first?.contents)
    let definitions = try #require(try JSONValue(jsonUTF8Bytes: Array(bundle.utf8))["$defs"]?.objectValue)
    #expect(definitions.map(\.key) == ["PostORequest", "Order", "Line"])
    #expect(definitions["Line"] == ["type": "integer", "exclusiveMinimum": 0])
    #expect(definitions["Order"]?["properties"]?["line"] == ["$ref": "#/$defs/Line"])
  }
}
