import Testing

@testable import SchemaModel

/// What is sent on the occasions of a document, and what else the document says of it.
@Suite struct OccasionFieldTests {
  private func load(_ files: [String: String]) -> (graph: SchemaGraph, findings: [String]) {
    var loader = SchemaLoader()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) { loader.loadSource(text, path: path) }
    let graph = loader.finish()
    return (graph, loader.diagnostics.sorted.map(\.description))
  }

  private func occasions(_ text: String) -> [Occasion] { load(["a.yaml": text]).graph.documents[0].occasions }

  private func fields(_ occasion: Occasion) -> [String] {
    occasion.fields.map { field in
      [field.role.rawValue, field.label, field.form, field.isRequired ? "required" : ""]
        .filter { !$0.isEmpty }.joined(separator: " ")
    }.sorted()
  }

  /// A method has the parameters of its path, but for those in whose place it has its own.
  @Test func parametersOfAPathAreThoseOfItsMethods() {
    let all = occasions(
      """
      openapi: 3.1.0
      paths:
        /a/{id}:
          parameters:
            - {name: id, in: path, schema: {type: integer}}
            - {name: page, in: query, schema: {type: integer}}
            - {$ref: '#/components/parameters/Sort'}
          get: {parameters: [{name: page, in: query, required: true, schema: {type: string}}]}
          put: {parameters: [{name: page, in: header, schema: {type: string}}]}
      components:
        parameters: {Sort: {$ref: '#/components/parameters/Order'}, Order: {name: sort, in: query, schema: {type: string}}}
      """)
    #expect(
      all.map(fields) == [
        ["parameter id path required", "parameter page query required", "parameter sort query"],
        [
          "parameter id path required", "parameter page header", "parameter page query",
          "parameter sort query",
        ],
      ])
    #expect(
      all.map { $0.parts.map { "\($0.role) \($0.label) \($0.form)" }.sorted() } == [
        ["parameter id path", "parameter page query", "parameter sort query"],
        ["parameter id path", "parameter page header", "parameter page query", "parameter sort query"],
      ])
  }

  @Test func bodiesResponsesAndMediaTypesAreFields() {
    let all = occasions(
      """
      openapi: 3.2.0
      paths:
        /a:
          post:
            requestBody: {$ref: '#/components/requestBodies/B'}
            responses:
              200: {$ref: '#/components/responses/R'}
              204: {description: Done.}
              400: {content: {a/b: {$ref: '#/components/mediaTypes/M'}}}
            callbacks: {c: {'{$request.body#/url}': {parameters: [{name: p, in: query}], post: {requestBody: {content: {a/b: {}}}}}}}
      components:
        requestBodies: {B: {required: true, content: {a/b: {schema: {type: string}}, c/d: {}}}}
        responses: {R: {content: {a/b: {}}, headers: {X-Rate: {required: true, schema: {type: integer}}}}}
        mediaTypes: {M: {schema: {type: object}}}
      """)
    #expect(
      fields(all[0]) == [
        "request a/b", "request c/d", "request required", "response 200", "response 200 a/b", "response 204",
        "response 400", "response 400 a/b",
      ])
    #expect(fields(all[1]) == ["parameter p query", "request", "request a/b"])
    #expect(
      all[0].parts.map { "\($0.role) \($0.label) \($0.form)" }.sorted() == [
        "header X-Rate 200", "request  a/b", "response 400 a/b",
      ])
  }

  @Test func parametersOfOtherSpecificationsAreFields() {
    let old = occasions(
      """
      swagger: '2.0'
      paths: {/a: {post: {parameters: [{name: it, in: body, required: true, schema: {type: object}}, {name: n, in: query, type: string}], responses: {200: {schema: {type: object}}}}}}
      """)
    #expect(old.map(fields) == [["parameter it body required", "parameter n query", "response 200"]])
    let calls = occasions(
      "{openrpc: 1.3.2, methods: [{name: add, params: [{name: a, required: true, schema: {}}, {name: b, schema: {}}], result: {name: sum, schema: {}}}]}"
    )
    #expect(calls.map(fields) == [["parameter a required", "parameter b"]])
  }

  /// A message of AsyncAPI 2 is called as its author calls it, wherever it stands.
  @Test func messagesHaveTheirNames() {
    let all = occasions(
      """
      asyncapi: 2.6.0
      channels:
        orders:
          publish:
            message:
              oneOf:
                - {messageId: placed, payload: {type: object}}
                - {$ref: '#/components/messages/Gone'}
                - {$ref: '#/components/messages/Paid'}
                - {name: sent, payload: {type: object}}
                - {payload: {type: object}}
          subscribe: {message: {payload: {type: object}}}
        bills: {publish: {message: {$ref: '#/components/messages/Paid'}}, subscribe: {message: {name: bill, payload: {type: object}}}}
      components: {messages: {Gone: {payload: {type: object}}, Paid: {name: paid, payload: {type: object}}}}
      """)
    #expect(
      all.map(\.title) == [
        "placed", "Gone", "paid", "sent", "publish orders 4", "subscribe orders", "publish bills", "bill",
        "Gone",
        "paid",
      ])
    #expect(all.allSatisfy { $0.parts.map(\.role) == [.message] }, "\(all.map(\.parts))")
    let names = load([
      "a.yaml":
        "{asyncapi: 2.6.0, channels: {o: {publish: {message: {oneOf: [{name: sent, payload: {type: object}}, {payload: {type: object}}]}}}}}"
    ]).graph.documents[0].definitions.map(\.name)
    #expect(names.first?.hasPrefix("Sent") == true, "\(names)")
  }

  @Test func idsAreUniqueInAllFilesOfADocument() {
    let message = "{messageId: m, payload: {type: object}}"
    #expect(
      load([
        "a.yaml":
          "{asyncapi: 2.6.0, channels: {a: {publish: {message: \(message)}}, b: {subscribe: {message: \(message)}}}}"
      ]).findings == [
        "a.yaml:1:133: warning: 'messageId' should be unique: 'm' stands in a.yaml:1:65, too"
      ])
    #expect(
      load([
        "a.yaml": "{asyncapi: 2.6.0, channels: {a: {publish: {operationId: o}, subscribe: {operationId: o}}}}"
      ])
      .findings == [
        "a.yaml:1:86: warning: 'operationId' should be unique: 'o' stands in a.yaml:1:57, too"
      ])
    let api = "{openapi: 3.1.0, paths: {/a: {get: {operationId: x}}, /b: {$ref: 'b.yaml#/b'}}}"
    #expect(
      load(["a.yaml": api, "b.yaml": "b: {get: {operationId: x}}"]).findings == [
        "b.yaml:1:24: warning: 'operationId' should be unique: 'x' stands in a.yaml:1:50, too"
      ])
    // Documents of their own do not share their ids.
    let own = "{openapi: 3.1.0, paths: {/a: {get: {operationId: x}}}}"
    #expect(load(["a.yaml": own, "b.yaml": own]).findings == [])
  }

  @Test(arguments: [
    ("openapi: 3.3.0", "1:10: warning: OpenAPI '3.3.0' is later than what is known, and is read as 3.2"),
    ("openapi: 4.0.0", "1:10: error: OpenAPI '4.0.0' is not read; versions 3.0 to 3.2 are"),
    ("openapi: 2.0", "1:10: error: OpenAPI '2.0' is not read; versions 3.0 to 3.2 are"),
    ("openapi: latest", "1:10: error: OpenAPI 'latest' is not read; versions 3.0 to 3.2 are"),
    ("openapi: ''", "1:10: error: OpenAPI '' is not read; versions 3.0 to 3.2 are"),
    ("swagger: '1.2'", "1:10: error: OpenAPI '1.2' is not read; version 2.0 is"),
    ("swagger: '2.1'", "1:10: error: OpenAPI '2.1' is not read; version 2.0 is"),
    ("asyncapi: 4.0.0", "1:11: error: AsyncAPI '4.0.0' is not read; versions 2.0 to 2.6 and 3.0 to 3.1 are"),
    ("asyncapi: 3.2.0", "1:11: warning: AsyncAPI '3.2.0' is later than what is known, and is read as 3.1"),
    ("openrpc: 2.0.0", "1:10: error: OpenRPC '2.0.0' is not read; versions 1.0 to 1.4 are"),
  ])
  func versionsThatAreNotKnownAreSaid(_ version: String, _ finding: String) {
    let (graph, findings) = load([
      "a.yaml": version + "\npaths: 5\nchannels: 5\ncomponents: {schemas: {A: {type: object}}}"
    ])
    #expect(findings.contains("a.yaml:" + finding), "\(findings)")
    // What is not read has no further findings, and no schemas.
    let isRead = finding.contains("warning")
    #expect(findings.count == 1 || isRead, "\(findings)")
    #expect(graph.documents[0].definitions.map(\.name) == (isRead ? ["A"] : []))
  }

  @Test(arguments: [
    "openapi: 3.0.4", "openapi: 3.1", "openapi: '3.2.0'", "asyncapi: 2.0.0", "asyncapi: 3.1.0",
    "openrpc: 1.3.2", "swagger: 2.0",
  ])
  func knownVersionsAreReadWithoutAWord(_ version: String) {
    #expect(load(["a.yaml": version]).findings == [])
  }

  /// A server may have no tools, and a tool need not be whole.
  @Test(arguments: [
    ("{tools: []}", true), ("{result: {tools: []}, jsonrpc: '2.0', id: 1}", true),
    ("{tools: [], nextCursor: a}", true), ("{tools: [{name: a}]}", true),
    ("{tools: [], type: object}", false), ("{tools: [1]}", false), ("{result: {tools: {}}}", false),
  ])
  func aListOfToolsMayBeEmpty(_ text: String, _ isList: Bool) {
    #expect(load(["t.yaml": text]).graph.documents[0].isSchema != isList)
  }
}
