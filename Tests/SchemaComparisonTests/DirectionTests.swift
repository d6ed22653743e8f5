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

  private func graph(_ parts: String, paths: String = "paths", components: String = "") -> SchemaGraph {
    var loader = SchemaLoader()
    loader.loadSource(
      """
      openapi: 3.1.0
      \(paths): {/a: {post: {\(parts)}}}
      components:
        schemas: {A: {type: string}, B: {type: integer}, Short: {type: string, maxLength: 5}, Long: {type: string}\(components)}
        parameters: {P: {name: p, in: query, schema: {maximum: 9}}, Q: {name: p, in: query, schema: {maximum: 8}}}
        responses: {R: {content: {a/b: {schema: {type: string}}}}, S: {content: {a/b: {schema: {type: integer}}}}}
      """, path: "a.yaml")
    return loader.finish()
  }

  private func told(_ old: SchemaGraph, _ new: SchemaGraph) -> [String] {
    var bag = DiagnosticBag()
    return SchemaComparison(old: old, new: new, pairsRoots: true, into: &bag).changes(comparesSwift: false)
      .map { "\($0.severity) \($0.rule) \($0.direction?.rawValue ?? "-") \($0.object)" }
  }

  /// What an operation sends is compared, also where it has no type of its own.
  @Test(arguments: [
    (
      "parameters: [{name: limit, schema: {type: integer, maximum: 9}}]",
      "parameters: [{name: limit, schema: {type: integer, maximum: 8}}]",
      ["error maximum-lowered requests PostALimit"]
    ),
    (
      "requestBody: {content: {a/b: {schema: {$ref: '#/components/schemas/A'}}}}",
      "requestBody: {content: {a/b: {schema: {$ref: '#/components/schemas/B'}}}}",
      ["error type-changed requests PostARequest"]
    ),
    (
      "parameters: [{$ref: '#/components/parameters/P'}]",
      "parameters: [{$ref: '#/components/parameters/Q'}]",
      ["error maximum-lowered requests Q"]
    ),
    (
      "responses: {200: {$ref: '#/components/responses/R'}}",
      "responses: {200: {$ref: '#/components/responses/S'}}", ["error type-changed responses S"]
    ),
    (
      "responses: {200: {content: {a/b: {schema: {$ref: '#/components/schemas/Short'}}}}}, requestBody: {content: {a/b: {schema: {$ref: '#/components/schemas/Long'}}}}",
      "responses: {200: {content: {a/b: {schema: {$ref: '#/components/schemas/Long'}}}}}, requestBody: {content: {a/b: {schema: {$ref: '#/components/schemas/Long'}}}}",
      ["error max-length-removed responses PostAResponse"]
    ),
    (
      "operationId: list, parameters: [{name: limit, schema: {maximum: 9}}]",
      "operationId: listAll, parameters: [{name: limit, schema: {maximum: 8}}]",
      ["error maximum-lowered requests ListAllLimit"]
    ),
    (
      "responses: {200: {headers: {X: {schema: {maximum: 9}}}}}",
      "responses: {200: {headers: {X: {schema: {maximum: 8}}}}}",
      ["warning maximum-lowered responses PostAResponseX"]
    ),
  ])
  func whatOperationsSendIsCompared(_ old: String, _ new: String, _ expected: [String]) {
    #expect(told(graph(old), graph(new)) == expected)
  }

  /// The names of parts depend on what stands beside them, and what is compared does not.
  @Test(arguments: [
    (
      "parameters: [{name: id, in: path, schema: {type: integer}}, {name: id, in: query, schema: {type: string}}]",
      "parameters: [{name: id, in: query, schema: {type: string}}, {name: id, in: path, schema: {type: integer}}]"
    ),
    (
      "responses: {200: {content: {a/b: {schema: {type: string}}}}}",
      "responses: {200: {content: {text/csv: {schema: {type: integer}}, a/b: {schema: {type: string}}}}}"
    ),
    (
      "responses: {200: {content: {a/b: {schema: {type: string}}}}}",
      "responses: {201: {content: {a/b: {schema: {type: integer}}}}, 200: {content: {a/b: {schema: {type: string}}}}}"
    ),
    ("parameters: [{name: a, schema: {type: string}}]", "parameters: []"),
    ("parameters: []", "parameters: [{name: a, schema: {type: string}}]"),
  ])
  func whatStandsElsewhereIsNotCompared(_ old: String, _ new: String) {
    func isOfSchema(_ change: String) -> Bool {
      !["parameter-", "response-", "media-type-"].contains { change.contains($0) }
    }
    let told = told(graph(old), graph(new)).filter(isOfSchema)
    #expect(told.allSatisfy { $0.hasPrefix("note definition-added") }, "\(told)")
    let named = ", PostAResponse: {type: boolean}, PostAId: {type: boolean}"
    let collided = self.told(graph(old), graph(old, components: named)).filter(isOfSchema)
    #expect(collided.allSatisfy { $0.hasPrefix("note definition-added") }, "\(collided)")
  }

  @Test func operationsThatComeAndGoAreTold() {
    func graph(_ paths: String) -> SchemaGraph {
      var loader = SchemaLoader()
      loader.loadSource("{openapi: 3.1.0, paths: {\(paths)}}", path: "a.yaml")
      return loader.finish()
    }
    func operation(_ name: String, maximum: Int = 9) -> String {
      "{operationId: \(name), parameters: [{name: a, schema: {maximum: \(maximum)}}]}"
    }
    let two = graph("/a: {get: \(operation("list")), put: \(operation("set"))}")
    #expect(told(two, graph("/a: {get: \(operation("list"))}")) == ["error operation-removed - PUT /a"])
    #expect(told(graph("/a: {get: \(operation("list"))}"), two) == ["note operation-added - PUT /a"])
    #expect(
      told(two, graph("/b: {get: \(operation("list", maximum: 8))}, /a: {put: \(operation("set"))}")).sorted()
        == [
          "error maximum-lowered requests ListA", "error operation-moved - GET /a",
        ])
    #expect(told(two, graph("/a: {put: \(operation("set")), get: \(operation("other"))}")) == [])
  }

  /// Those who offer a webhook send what it asks for.
  @Test func webhooksGoTheOtherWay() {
    let body = { (limit: Int) in
      "requestBody: {content: {a/b: {schema: {type: string, maxLength: \(limit)}}}}"
    }
    let (old, new) = (graph(body(5), paths: "webhooks"), graph(body(9), paths: "webhooks"))
    #expect(told(old, new) == ["error max-length-raised responses PostARequest"])
    #expect(told(new, old) == ["warning max-length-lowered responses PostARequest"])
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
