import Diagnostics
import SchemaModel
import Testing

@testable import SchemaComparison

/// What operations ask for and answer with, beside the schemas of the values.
@Suite struct OperationFieldTests {
  private func graph(_ text: String) -> SchemaGraph {
    var loader = SchemaLoader()
    loader.loadSource(text, path: "a.yaml")
    return loader.finish()
  }

  private func told(_ old: String, _ new: String) -> [String] {
    var bag = DiagnosticBag()
    return SchemaComparison(old: graph(old), new: graph(new), pairsRoots: true, into: &bag).changes(
      comparesSwift: false
    ).filter { !$0.rule.hasPrefix("definition-") }
      .map { "\($0.severity) \($0.rule) \($0.direction?.rawValue ?? "-"): \($0.message)" }
  }

  private func api(_ operation: String, path: String = "/a", item: String = "", under: String = "paths")
    -> String
  {
    "{openapi: 3.1.0, \(under): {\(path): {post: {\(operation)}\(item)}}, components: {parameters: {P: {name: p, in: query, required: true}}}}"
  }

  @Test(arguments: [
    (
      "", "parameters: [{name: a, in: query}]",
      ["note parameter-added requests: parameter 'a' in query is new"]
    ),
    (
      "", "parameters: [{name: a, in: query, required: true}]",
      ["error parameter-added requests: parameter 'a' in query is new, and required"]
    ),
    (
      "", "parameters: [{$ref: '#/components/parameters/P'}]",
      ["error parameter-added requests: parameter 'p' in query is new, and required"]
    ),
    (
      "parameters: [{name: a, in: query, required: true}]", "",
      ["warning parameter-removed requests: parameter 'a' in query is gone"]
    ),
    (
      "parameters: [{name: a, in: query}]", "parameters: [{name: a, in: query, required: true}]",
      ["error parameter-made-required requests: parameter 'a' in query is required now"]
    ),
    (
      "parameters: [{name: a, in: query, required: true}]", "parameters: [{name: a, in: query}]",
      ["note parameter-made-optional requests: parameter 'a' in query is optional now"]
    ),
    (
      "parameters: [{name: a, in: query}]", "parameters: [{name: a, in: header}]",
      [
        "warning parameter-removed requests: parameter 'a' in query is gone",
        "note parameter-added requests: parameter 'a' in header is new",
      ]
    ),
    ("parameters: [{name: X-a, in: header}]", "parameters: [{name: x-A, in: header}]", []),
    ("", "requestBody: {content: {a/b: {}}}", ["note body-added requests: the body is new"]),
    (
      "", "requestBody: {required: true, content: {a/b: {}}}",
      ["error body-added requests: the body is new, and required"]
    ),
    ("requestBody: {content: {a/b: {}}}", "", ["error body-removed requests: the body is gone"]),
    (
      "requestBody: {content: {a/b: {}}}", "requestBody: {required: true, content: {a/b: {}}}",
      ["error body-made-required requests: the body is required now"]
    ),
    (
      "requestBody: {required: true, content: {a/b: {}}}", "requestBody: {content: {a/b: {}}}",
      ["note body-made-optional requests: the body is optional now"]
    ),
    (
      "requestBody: {content: {a/b: {}, c/d: {}}}", "requestBody: {content: {a/b: {}, e/f: {}}}",
      [
        "error media-type-removed requests: media type 'c/d' of the body is gone",
        "note media-type-added requests: media type 'e/f' of the body is new",
      ]
    ),
    (
      "responses: {200: {content: {a/b: {}}}, 404: {}}",
      "responses: {201: {content: {a/b: {}}}, 404: {content: {a/b: {}}}}",
      [
        "error response-removed responses: response '200' is gone",
        "note response-added responses: response '201' is new",
        "note media-type-added responses: media type 'a/b' of response '404' is new",
      ]
    ),
    ("responses: {404: {}}", "", ["note response-removed responses: response '404' is gone"]),
    (
      "responses: {200: {content: {a/b: {}}}}", "responses: {200: {}}",
      ["error media-type-removed responses: media type 'a/b' of response '200' is gone"]
    ),
    (
      "responses: {200: {headers: {X: {schema: {maximum: 9}}}}}",
      "responses: {200: {headers: {x: {schema: {maximum: 8}}}}}",
      ["warning maximum-lowered responses: the maximum is 8, was 9"]
    ),
  ])
  func whatIsAskedForAndAnsweredIsCompared(_ old: String, _ new: String, _ expected: [String]) {
    #expect(told(api(old), api(new)) == expected)
  }

  /// Those who offer a webhook send what it asks for: its readers miss what may not be there now.
  @Test(arguments: [
    ("", "parameters: [{name: a, in: query, required: true}]", "note parameter-added"),
    ("parameters: [{name: a, in: query, required: true}]", "", "error parameter-removed"),
    (
      "parameters: [{name: a, in: query, required: true}]", "parameters: [{name: a, in: query}]",
      "error parameter-made-optional"
    ),
    (
      "parameters: [{name: a, in: query}]", "parameters: [{name: a, in: query, required: true}]",
      "note parameter-made-required"
    ),
  ])
  func webhooksGoTheOtherWay(_ old: String, _ new: String, _ rule: String) {
    let told = told(api(old, under: "webhooks"), api(new, under: "webhooks"))
    #expect(told.count == 1 && told[0].hasPrefix("\(rule) responses: "), "\(told)")
  }

  /// A parameter of a path is one of each of its methods, wherever it is written.
  @Test func parametersOfPathsAreRequests() {
    let shared = { (limit: Int) in
      ", parameters: [{name: a, in: query, schema: {type: integer, maximum: \(limit)}}]"
    }
    #expect(
      told(api("", item: shared(9)), api("", item: shared(8))) == [
        "error maximum-lowered requests: the maximum is 8, was 9"
      ])
    #expect(told(api("", item: shared(9)), api(String(shared(9).dropFirst(2)))) == [])
    #expect(
      told(api(""), api("", item: ", parameters: [{$ref: '#/components/parameters/P'}]")) == [
        "error parameter-added requests: parameter 'p' in query is new, and required"
      ])
  }

  /// The name of a part of a path is in no request.
  @Test func partsOfPathsMayHaveOtherNames() {
    func get(_ name: String, _ limit: Int, path: String) -> String {
      api(
        "parameters: [{name: \(name), in: path, required: true, schema: {type: integer, maximum: \(limit)}}]",
        path: path)
    }
    #expect(told(get("id", 9, path: "'/a/{id}'"), get("key", 9, path: "'/a/{key}'")) == [])
    #expect(
      told(get("id", 9, path: "'/a/{id}'"), get("key", 8, path: "'/a/{key}'")) == [
        "error maximum-lowered requests: the maximum is 8, was 9"
      ])
    #expect(
      told(get("id", 9, path: "'/a/{id}'"), get("id", 9, path: "'/b/{id}'")).map { $0.prefix(23) }.sorted()
        == [
          "error operation-removed", "note operation-added -:",
        ])
  }

  /// A caller knows the path alone, wherever its methods stand.
  @Test func pathsMayBeReferences() {
    let method = { (limit: Int) in "{get: {parameters: [{name: a, in: query, schema: {maximum: \(limit)}}]}}"
    }
    let inline = "{openapi: 3.1.0, paths: {/a: \(method(9)), /b: \(method(9))}}"
    let shared = { (limit: Int) in
      "{openapi: 3.1.0, paths: {/a: {$ref: '#/components/pathItems/P'}, /b: {$ref: '#/components/pathItems/P'}}, components: {pathItems: {P: \(method(limit))}}}"
    }
    let other = "{openapi: 3.1.0, paths: {/a: \(method(9)), /b: {$ref: '#/paths/~1a'}}}"
    let chain =
      "{openapi: 3.1.0, paths: {/a: {$ref: '#/components/pathItems/P'}, /b: {$ref: '#/components/pathItems/Q'}}, components: {pathItems: {P: {$ref: '#/components/pathItems/Q'}, Q: \(method(9))}}}"
    #expect(told(inline, shared(9)) == [])
    #expect(told(shared(9), other) == [])
    #expect(told(inline, chain) == [])
    // Each path had a parameter of its own.
    #expect(
      told(inline, shared(8))
        == Array(repeating: "error maximum-lowered requests: the maximum is 8, was 9", count: 2))
    #expect(
      told(shared(9), "{openapi: 3.1.0, paths: {/a: \(method(9))}}") == [
        "error operation-removed -: 'GET /b' is gone"
      ])
    let hook = { (limit: Int) in
      "{openapi: 3.1.0, webhooks: {w: {$ref: '#/components/pathItems/P'}}, components: {pathItems: {P: \(method(limit))}}}"
    }
    #expect(told(hook(9), hook(8)) == ["warning maximum-lowered responses: the maximum is 8, was 9"])
  }

  /// Messages of one name in two channels are two.
  @Test func messagesOfOneNameArePairedByTheirChannels() {
    func messages(_ first: Int, _ second: Int, isTurned: Bool = false) -> String {
      let channels = [
        "a: {messages: {m: {payload: {maximum: \(first)}}}}",
        "b: {messages: {m: {payload: {maximum: \(second)}}}}",
      ]
      return
        "{asyncapi: 3.0.0, channels: {\((isTurned ? channels.reversed() : channels).joined(separator: ", "))}}"
    }
    #expect(told(messages(1, 2), messages(1, 2, isTurned: true)) == [])
    #expect(told(messages(1, 2), messages(1, 3)).count == 1)
  }

  /// Of a method of one name that refers to the same parameters as before, nothing is said.
  @Test func theBodyOfOpenAPI2HasNoName() {
    func post(_ name: String, _ isRequired: Bool) -> String {
      "{swagger: '2.0', paths: {/a: {post: {parameters: [{name: \(name), in: body, required: \(isRequired), schema: {type: object}}]}}}}"
    }
    #expect(told(post("a", false), post("b", false)) == [])
    #expect(
      told(post("a", false), post("b", true)) == [
        "error body-made-required requests: the body is required now"
      ])
  }

  @Test func whereABranchIsMeantOtherwiseIsTold() {
    func union(_ mapping: String) -> String {
      "{openapi: 3.1.0, components: {schemas: {U: {anyOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]\(mapping)}, A: {type: object, properties: {k: {}}}, B: {type: object, properties: {k: {}}}}}}"
    }
    let maps = { (name: String) in ", discriminator: {propertyName: k, mapping: {x: \(name)}}" }
    #expect(told(union(maps("A")), union(maps("A"))) == [])
    #expect(
      told(union(maps("A")), union(maps("B"))).map { $0.prefix(28) } == ["note discriminator-changed -"])
    #expect(
      told(union(maps("A")), union(maps("B"))) == [
        "note discriminator-changed -: 'x' means 'B' now, meant 'A'"
      ])
    #expect(
      told(union(maps("A")), union(maps("A, y: B"))) == [
        "note discriminator-changed -: 'y' means 'B' now, meant no branch"
      ])
    #expect(told(union(""), union(maps("A"))).map { $0.prefix(26) } == ["note discriminator-added -"])
    #expect(told(union(maps("A")), union("")).map { $0.prefix(28) } == ["note discriminator-removed -"])
  }
}
