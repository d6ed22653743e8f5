import Diagnostics
import GeneratorCore
import SchemaModel
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

  /// With `include`, a schema is judged by that and by those that are included, whatever is wrong elsewhere in the document.
  @Test(arguments: [
    ("#/components/schemas/A", #"{"a": "x"}"#, true), ("#/components/schemas/A", #"{"a": 1}"#, false),
    ("#/components/schemas/B", "1", true), ("#/components/schemas/B", #""x""#, false),
    ("#/components/schemas/A/properties/a", #""x""#, true),
    ("#/components/schemas/C~1*#/properties/c", "1", true), ("#/components/schemas/Bad", "1", nil),
    ("#/components/schemas/Badd", "1", nil),
  ])
  func whatIsWrongElsewhereDoesNotCount(_ place: String, _ instance: String, _ isValid: Bool?) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      openapi: 3.1.0
      components:
        schemas:
          A: {type: object, properties: {a: {type: string}}}
          B: {type: integer}
          C/*#: {properties: {c: {$ref: '#/components/schemas/B'}}}
          Bad: {type: strin}
      """, to: "s.yaml")
    var options = SchemaOptions()
    options.adjustments.includedSchemas = [
      Mention(text: "/components/schemas/A", location: .init(file: "schemagen.yaml"))
    ]
    var bag = DiagnosticBag()
    let validator = InstanceValidator(schema: folder.path + "/s.yaml" + place, options: options, into: &bag)
    #expect(validator?.validate(json: Array(instance.utf8)).isValid == isValid, "\(bag.sorted)")
    if isValid == nil {
      #expect(
        bag.sorted.count == 1
          && (place.hasSuffix("Badd")) == (bag.sorted[0].help?.contains("schemas/Bad") == true))
    }
  }

  /// A meta-schema is no file of the folder whose files are included.
  @Test func metaSchemasAreJudgesWhateverIsIncluded() throws {
    var options = SchemaOptions()
    options.adjustments.included = [Mention(text: "a.yaml", location: .init(file: "schemagen.yaml"))]
    var bag = DiagnosticBag()
    let validator = InstanceValidator(
      schema: "https://json-schema.org/draft/2020-12/schema", options: options, into: &bag)
    #expect(validator?.validate(json: Array("{}".utf8)).isValid == true, "\(bag.sorted)")
  }

  @Test func theDocumentIsNone() throws {
    var bag = DiagnosticBag()
    #expect(try validator("", &bag) == nil)
    let finding = try #require(bag.sorted.first)
    #expect(finding.message == "the document holds schemas, and is no schema itself")
    #expect(finding.help?.hasPrefix("name one of them, as in 'shop.yaml#/") == true)
  }
}
