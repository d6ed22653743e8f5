import Diagnostics
import SchemaModel
import Testing

@testable import SchemaComparison

/// In a document of operations, what breaks others depends on the way that a value is sent.
@Suite struct DirectionTests {
  private func changes(_ old: String, _ new: String, to place: String) -> [SchemaChange] {
    func graph(_ schema: String) -> SchemaGraph {
      let parts = [
        "request": "requestBody: {content: {a/b: {schema: {$ref: '#/components/schemas/A'}}}}",
        "response": "responses: {200: {content: {a/b: {schema: {$ref: '#/components/schemas/A'}}}}}",
      ]
      let operation = parts.sorted { $0.key < $1.key }.filter { place.contains($0.key) }.map(\.value)
      var loader = SchemaLoader()
      loader.loadSource(
        "{openapi: 3.1.0, paths: {/a: {post: {\(operation.joined(separator: ", "))}}}, components: {schemas: {A: \(schema)}}}",
        path: "a.yaml")
      return loader.finish()
    }
    var bag = DiagnosticBag()
    return SchemaComparison(old: graph(old), new: graph(new), pairsRoots: true, into: &bag).changes(
      comparesSwift: false)
  }

  @Test(arguments: [
    ("request", "requests", true), ("response", "responses", false), ("request response", nil, true),
    ("none", nil, true),
  ])
  func lessIsAnErrorInRequests(_ place: String, _ direction: String?, _ isError: Bool) throws {
    let narrowed = changes("{type: string, maxLength: 9}", "{type: string, maxLength: 8}", to: place)
    #expect(narrowed.map(\.direction?.rawValue) == [direction])
    #expect(narrowed.map(\.severity) == [isError ? .error : .warning])
    let widened = changes("{type: string, maxLength: 8}", "{type: string, maxLength: 9}", to: place)
    #expect(widened.map(\.severity) == [place == "response" ? .error : .warning])
  }

  /// What an operation sends is compared, also where it has no type of its own.
  @Test(arguments: [
    (
      "parameters: [{name: limit, schema: {type: integer, maximum: 9}}]",
      "parameters: [{name: limit, schema: {type: integer, maximum: 8}}]",
      ["maximum-lowered requests PostALimit"]
    ),
    (
      "requestBody: {content: {a/b: {schema: {$ref: '#/components/schemas/A'}}}}",
      "requestBody: {content: {a/b: {schema: {$ref: '#/components/schemas/B'}}}}",
      ["type-changed requests PostARequest"]
    ),
    (
      "responses: {200: {content: {a/b: {schema: {$ref: '#/components/schemas/A'}}}}}", "responses: {}",
      ["definition-removed responses PostAResponse"]
    ),
    (
      "parameters: [{name: a, schema: {$ref: '#/components/schemas/A'}}]",
      "parameters: [{name: a, schema: {type: string}}]", []
    ),
  ])
  func whatOperationsSendIsCompared(_ old: String, _ new: String, _ expected: [String]) {
    func graph(_ operation: String) -> SchemaGraph {
      var loader = SchemaLoader()
      loader.loadSource(
        "{openapi: 3.1.0, paths: {/a: {post: {\(operation)}}}, components: {schemas: {A: {type: string}, B: {type: integer}}}}",
        path: "a.yaml")
      return loader.finish()
    }
    var bag = DiagnosticBag()
    let changes = SchemaComparison(old: graph(old), new: graph(new), pairsRoots: true, into: &bag).changes(
      comparesSwift: false)
    #expect(changes.map { "\($0.rule) \($0.direction?.rawValue ?? "-") \($0.object)" } == expected)
  }

  @Test func aSchemaThatIsNoDocumentHasNoDirection() {
    var bag = DiagnosticBag()
    func graph(_ text: String) -> SchemaGraph {
      var loader = SchemaLoader()
      loader.loadSource(text, path: "a.yaml")
      return loader.finish()
    }
    let changes = SchemaComparison(
      old: graph("{maximum: 3}"), new: graph("{maximum: 2}"), pairsRoots: true, into: &bag
    ).changes(comparesSwift: false)
    #expect(changes.map(\.direction) == [nil])
  }
}
