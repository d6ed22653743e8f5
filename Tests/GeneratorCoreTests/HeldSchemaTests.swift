import Diagnostics
import GeneratorCore
import SchemaRuntime
import Testing

/// A document that holds schemas is no schema: what asks for one has to name one that it holds.
struct HeldSchemaTests {
  private static let shop = """
    openapi: 3.0.3
    paths: {/o: {post: {requestBody: {content: {a/b: {schema: {type: object, required: [sku]}}}}}}}
    components:
      schemas:
        Order: {type: object, properties: {note: {type: string, nullable: true}, line: {$ref: '#/components/schemas/Line'}}}
        Line: {type: integer, minimum: 0, exclusiveMinimum: true}
    """

  private func validator(_ place: String, _ bag: inout DiagnosticBag) throws -> InstanceValidator? {
    let folder = try TemporaryFolder()
    try folder.write(Self.shop, to: "shop.yaml")
    return InstanceValidator(schema: folder.path + "/shop.yaml" + place, options: SchemaOptions(), into: &bag)
  }

  @Test(arguments: [
    ("#/components/schemas/Order", #"{"note": null, "line": 1}"#, true),
    ("#/components/schemas/Order", #"{"line": 0}"#, false),
    ("#/components/schemas/Order", #"{"line": null}"#, false),
    ("#/components/schemas/Line", "1.0", false),
    ("#/paths/~1o/post/requestBody/content/a~1b/schema", "{}", false),
    ("#/paths/~1o/post/requestBody/content/a~1b/schema", #"{"sku": 1}"#, true),
  ])
  func aPlaceIsASchema(_ place: String, _ instance: String, _ isValid: Bool) throws {
    var bag = DiagnosticBag()
    let validator = try #require(try validator(place, &bag))
    #expect(validator.validate(json: Array(instance.utf8)).isValid == isValid)
  }

  @Test func theDocumentIsNone() throws {
    var bag = DiagnosticBag()
    #expect(try validator("", &bag) == nil)
    let finding = try #require(bag.sorted.first)
    #expect(finding.message == "the document holds schemas, and is no schema itself")
    #expect(finding.help?.hasPrefix("name one of them, as in 'shop.yaml#/") == true)
  }
}
