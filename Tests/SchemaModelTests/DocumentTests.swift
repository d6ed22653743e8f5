import SchemaRuntime
import Testing

@testable import SchemaModel

/// Documents that hold schemas: how these are named, which are chosen, and on which occasions they are sent. What is read of
/// them is a case of `CaseTests`.
@Suite struct DocumentTests {
  private static let shop = """
    openapi: 3.1.0
    paths:
      /orders:
        get:
          operationId: listOrders
          tags: [orders]
          summary: Lists orders.
          deprecated: true
          parameters: [{name: limit, in: query, schema: {type: integer}}, {$ref: '#/components/parameters/Page'}]
          responses:
            '200': {content: {application/json: {schema: {type: array}}, text/xml: {schema: {type: array}}}}
            '404': {$ref: '#/components/responses/Problem'}
        post:
          requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
    components:
      parameters: {Page: {name: page, in: query, schema: {type: integer}}}
      responses: {Problem: {headers: {Retry: {schema: {type: integer}}}, content: {application/json: {schema: {type: object}}}}}
      schemas:
        Order: {type: object, properties: {line: {$ref: '#/components/schemas/Line'}}}
        Line: {type: object}
        Other: {type: object}
    """

  private func load(
    _ text: String, path: String = "shop.yaml", _ adjustments: SchemaAdjustments = SchemaAdjustments()
  ) -> (graph: SchemaGraph, findings: [String]) {
    var loader = SchemaLoader(options: .init(adjustments: adjustments))
    loader.loadSource(text, path: path)
    let graph = loader.finish()
    return (graph, loader.diagnostics.sorted.map(\.description))
  }

  private func mention(_ text: String) -> Mention {
    Mention(text: text, location: .init(file: "s.yaml", line: 1))
  }

  @Test func occasionsHaveWhatIsSent() throws {
    let (graph, findings) = load(Self.shop)
    #expect(findings == [])
    let occasions = graph.documents[0].occasions
    #expect(occasions.map(\.title) == ["GET /orders", "POST /orders"])
    let first = try #require(occasions.first)
    #expect(first.identifier == "listOrders" && first.group == "orders" && first.summary == "Lists orders.")
    #expect(first.isDeprecated)
    let parts = first.parts.map { part in
      "\(part.role) \(part.label) \(graph[part.schema].embeddedName ?? "")"
    }
    #expect(
      parts.sorted() == [
        "header Retry ProblemRetry", "parameter limit ListOrdersLimit", "parameter page Page",
        "response 200 ListOrdersResponse",
        "response 200 ListOrdersResponseXml", "response 404 Problem",
      ])
    #expect(occasions[1].parts.map(\.role) == [.request])
    #expect(graph[occasions[1].parts[0].schema].embeddedName == "PostOrdersRequest")
  }

  @Test func namesAreUniqueAndOfTheAuthorFirst() {
    let (graph, _) = load(
      """
      openapi: 3.1.0
      paths:
        /a: {post: {operationId: createOrder, requestBody: {content: {application/json: {schema: {type: object}}}}}}
        /b: {post: {operationId: createOrder, requestBody: {content: {application/json: {schema: {type: object}}}}}}
        /: {get: {operationId: listOrders, responses: {404: {content: {a/b: {schema: {type: object}}}}}}}
      components: {schemas: {CreateOrderRequest: {type: string}}}
      """)
    #expect(
      graph.documents[0].definitions.map(\.name) == [
        "CreateOrderRequest2", "CreateOrderRequest3", "ListOrdersResponse404", "CreateOrderRequest",
      ])
  }

  @Test func chosenSchemasTakeAlongWhatTheyReferTo() {
    var adjustments = SchemaAdjustments()
    adjustments.includedSchemas = [mention("/components/schemas/Order")]
    #expect(load(Self.shop, adjustments).graph.documents[0].definitions.map(\.name) == ["Order", "Line"])
    adjustments.includedSchemas = [mention("shop.yaml#/components/schemas/O*")]
    #expect(load(Self.shop, adjustments).findings.count == 1)
    adjustments.includedSchemas = [mention("*.yaml#/components/*/*")]
    #expect(load(Self.shop, adjustments).graph.documents[0].definitions.count == 3)
    adjustments.includedSchemas = [mention("/components/schemas/Ordr")]
    #expect(
      load(Self.shop, adjustments).findings == [
        "s.yaml:1:1: error: no document holds a schema at '/components/schemas/Ordr'; did you mean '/components/schemas/Order'?"
      ])
  }

  /// A setting about a schema that is left out says so, and nothing is said of what could not be read.
  @Test(arguments: [
    (
      "#/components/schemas/Other",
      "the schema at 'shop.yaml#/components/schemas/Other' is left out by 'include', and no other refers to it"
    ),
    (
      "#/components/schemas/Other/properties/a",
      "the schema at 'shop.yaml#/components/schemas/Other/properties/a' is left out by 'include', and no other refers to it"
    ),
    (
      "#/components/schemas/Lin",
      "no schema stands at 'shop.yaml#/components/schemas/Lin'; did you mean 'shop.yaml#/components/schemas/Line'?"
    ),
    ("#/components/schemas/Line", nil),
  ])
  func settingsOfWhatIsLeftOutAreSaid(_ place: String, _ words: String?) {
    var adjustments = SchemaAdjustments()
    adjustments.includedSchemas = [mention("/components/schemas/Order")]
    adjustments.names = [.init(place: mention("shop.yaml" + place), name: .cases([]))]
    let expected = words.map { ["s.yaml:1:1: error: " + $0] } ?? []
    #expect(load(Self.shop, adjustments).findings == expected)
    // A document with anchors is read whole, and means the same.
    let named = Self.shop.replacing("Line: {type: object}", with: "Line: {$anchor: line, type: object}")
    #expect(load(named, adjustments).findings == expected)
    for text in ["openapi: 3.1.0\ncomponents:\n  schemas: {Order: {}", "openapi: 5.0.0"] {
      let findings = load(text, adjustments).findings
      #expect(findings.count == 1 && findings[0].hasPrefix("shop.yaml:"), "\(findings)")
    }
  }

  @Test func whatIsNotChosenIsNotRead() {
    var adjustments = SchemaAdjustments()
    adjustments.includedSchemas = [mention("/components/schemas/Order")]
    let text = """
      openapi: 3.1.0
      paths:
        /a: {get: {responses: {200: {content: {a/b: {schema: {type: wrong}}}}}}}
        /b: {get: {responses: {200: {content: {a/b: {schema: {$ref: '#/components/schemas/Order'}}}}}}}
      components:
        schemas:
          Broken: {type: object, minLength: many, properties: {deep: {type: string}}}
          Order: {properties: {line: {$ref: '#/components/schemas/Line/properties/deep'}}}
          Line: {properties: {deep: {$ref: '#/components/schemas/Order'}}}
      """
    let (graph, findings) = load(text, adjustments)
    #expect(findings == [])
    #expect(graph.documents[0].definitions.map(\.name) == ["Order", "Line"])
    #expect(graph.documents[0].occasions == [])
    #expect(!graph.schemas.contains { $0.pointer.contains("Broken") || $0.pointer.first == "paths" })
    #expect(load(text).findings.count == 2)
  }

  @Test(arguments: [
    "Named: {$anchor: line, type: object}", "Named: {$id: line.json, $anchor: line, type: object}",
    "Named: {type: object, properties: {a: {$anchor: line}}}",
  ])
  func whatHasANameOfItsOwnIsFoundThoughItIsNotChosen(_ named: String) {
    var adjustments = SchemaAdjustments()
    adjustments.includedSchemas = [mention("/components/schemas/Order")]
    let reference = named.contains("line.json") ? "line.json#line" : "#line"
    let (graph, findings) = load(
      """
      openapi: 3.1.0
      components:
        schemas:
          Other: {}
          Order: {properties: {line: {$ref: '\(reference)'}}}
          \(named)
      """, adjustments)
    #expect(findings == [])
    #expect(graph.documents[0].definitions.map(\.name).first == "Order")
    #expect(graph.documents[0].definitions.count < 3)
  }

  @Test func partsOfOtherShapesAreFindings() {
    let text = """
      openapi: 3.1.0
      paths:
        x-note: any value
        /a: {get: null, post: {parameters: {name: a}, responses: [], x-b: 1}}
        /b: {parameters: [1], get: {callbacks: {x-c: text}}}
      webhooks: []
      components:
        schemas:
        parameters: {a: {schema: {type: string}}}
      """
    #expect(
      load(text).findings == [
        "shop.yaml:4:13: warning: expected an object, found null",
        "shop.yaml:4:38: warning: expected an array, found an object",
        "shop.yaml:4:60: warning: expected an object, found an empty array",
        "shop.yaml:5:21: warning: expected an object, found the number 1",
        "shop.yaml:5:48: warning: expected an object, found the string 'text'",
        "shop.yaml:6:11: warning: expected an object, found an empty array",
        "shop.yaml:8:11: warning: expected an object, found null",
      ])
    let other = "openapi: 3.1.0\ncomponents:\npaths:"
    #expect(load(other).findings.count == 2)
  }

  @Test func aNameThatTwoOccasionsHaveIsAFinding() {
    let text = """
      openapi: 3.1.0
      paths:
        /a: {get: {operationId: a}, put: {operationId: b}}
        /b: {get: {operationId: a}, put: {operationId: ''}, post: {operationId: ''}}
      """
    #expect(
      load(text).findings == [
        "shop.yaml:4:27: warning: 'operationId' should be unique: 'a' stands in shop.yaml:3:27, too"
      ])
  }

  @Test func bindingsHoldSchemas() {
    let (graph, findings) = load(
      """
      asyncapi: 3.0.0
      channels:
        chat:
          messages:
            said:
              payload: {type: string}
              bindings: {kafka: {key: {type: object}, bindingVersion: '0.5.0'}, http: {headers: {type: object}}}
            left: {bindings: {$ref: '#/components/messageBindings/common'}, payload: {type: object}}
          bindings: {ws: {query: {type: object}, method: GET}}
      operations: {send: {bindings: {http: {query: {type: object}}}}}
      components: {messageBindings: {common: {jms: {headers: {type: object}}}}}
      """)
    #expect(findings == [])
    #expect(
      graph.documents[0].definitions.map(\.name) == [
        "said", "SaidKey", "SaidHttpHeaders", "left", "ChatQuery", "SendQuery", "CommonJmsHeaders",
      ])
    #expect(
      graph.documents[0].occasions.map { occasion in
        "\(occasion.title): \(occasion.parts.map { "\($0.role)" }.sorted())"
      } == [#"said: ["headers", "key", "message"]"#, #"left: ["headers", "message"]"#])
    let old = load(
      """
      asyncapi: 2.6.0
      channels:
        chat: {publish: {message: {messageId: said, payload: {}, bindings: {kafka: {key: {type: object}}}}, bindings: {http: {query: {type: object}}}}}
      """)
    #expect(old.findings == [])
    #expect(old.graph.documents[0].definitions.map(\.name) == ["said", "SaidKey", "ChatPublishQuery"])
  }

  @Test func partsOfAsyncAPIAreFollowed() {
    let (graph, findings) = load(
      """
      asyncapi: 3.0.0
      channels: {user: {$ref: '#/components/channels/user'}, gone: {$ref: '#/components/channels/gone'}}
      operations: {send: {traits: [{bindings: {http: {query: {type: object}}}}]}}
      components: {channels: {user: {messages: {left: {payload: {type: object}}}}}}
      """)
    #expect(
      findings.count == 1 && findings[0].contains("error: '$ref' leads to '#/components/channels/gone'"),
      "\(findings)")
    #expect(graph.documents[0].definitions.map(\.name) == ["SendTraitQuery", "left"])
  }

  @Test func placesAndFilesAreIncludedTogether() {
    func names(_ files: [String], _ places: [String]) -> [[String]] {
      var adjustments = SchemaAdjustments()
      adjustments.included = files.map(mention)
      adjustments.includedSchemas = places.map(mention)
      let texts = ["a.yaml", "b.yaml"].map { ($0, "{openapi: 3.1.0, components: {schemas: {A: {}, B: {}}}}") }
      return load(texts, adjustments).graph.documents.filter(\.isEntry).map { $0.definitions.map(\.name) }
    }
    #expect(names(["a.yaml"], []) == [["A", "B"]])
    #expect(names(["a.yaml"], ["b.yaml#/components/schemas/A"]) == [["A", "B"], ["A"]])
    #expect(names(["*.yaml"], ["b.yaml#/components/schemas/A"]) == [["A", "B"], ["A"]])
    #expect(names([], ["/components/schemas/A"]) == [["A"], ["A"]])
  }

  @Test(arguments: ["bee", "#bee"])
  func idsOfDraft4AreFoundThoughTheyAreNotChosen(_ name: String) {
    var adjustments = SchemaAdjustments()
    adjustments.includedSchemas = [mention("/defs/A")]
    adjustments.documents = [
      DocumentRule(files: mention("*"), schemas: ["/defs/*"], dialect: .draft4, name: nil)
    ]
    let (graph, findings) = load("defs: {A: {$ref: '\(name)'}, B: {id: '\(name)'}, C: {}}", adjustments)
    #expect(findings == [])
    #expect(graph.documents[0].definitions.map(\.name) == ["A", "B"])
  }

  @Test(arguments: [
    "{openrpc: 1.2.0, methods: [{name: a, result: {schema: {$ref: 'models.yaml#/Pet'}}}]}",
    "{tools: [{name: a, inputSchema: {$ref: 'models.yaml#/Pet'}}]}",
  ])
  func filesOfSchemasBelongToEachKindOfDocument(_ text: String) {
    var loader = SchemaLoader(options: .init())
    loader.loadSource(text, path: "shop.yaml")
    loader.loadSource("{Pet: {type: object}, Tag: {type: string}}", path: "models.yaml")
    let graph = loader.finish()
    #expect(loader.diagnostics.sorted.map(\.description) == [])
    #expect(graph.documents.last.map { $0.isSchema } == false)
  }

  @Test func aConfigurationSaysWhereSchemasStand() {
    var adjustments = SchemaAdjustments()
    let flow = """
      steps:
        - {id: fetch, schema: {type: object, definitions: {a: {}}, properties: {a: {$ref: '#/steps/1/schema'}}}}
        - {id: send it, schema: {items: [{type: string}]}}
      """
    adjustments.documents = [
      DocumentRule(
        files: mention("*.flow.yaml"), schemas: ["/steps/*/schema"], dialect: .draft7,
        name: "/steps/*/id")
    ]
    let (graph, findings) = load(flow, path: "a.flow.yaml", adjustments)
    #expect(findings == [])
    #expect(graph.documents[0].definitions.map(\.name) == ["fetch", "send it"])
    #expect(graph[graph.documents[0].definitions[1].schema].prefixItems.count == 1)
    // Another file is a schema, as it was.
    #expect(load(flow, path: "a.yaml", adjustments).graph.documents[0].isSchema)
  }

  @Test(arguments: [
    "type: object", "{tools: [], items: {}}", "[{name: a}]", "[]", "{kind: CustomResourceDefinition}",
    "{properties: {openapi: {type: string}}}", "swagger: {type: string}",
  ])
  func otherDocumentsAreSchemas(_ text: String) {
    #expect(load(text).graph.documents.first?.isSchema ?? true)
  }

  @Test func veryManyPartsTakeTimeInProportion() {
    let count = 4_000
    let paths = (0..<count).map {
      "/p\($0): {get: {responses: {200: {$ref: '#/components/responses/r\($0)'}}}}"
    }
    let responses = (0..<count).map { "r\($0): {content: {a/b: {schema: {type: object}}}}" }
    let (graph, findings) = load(
      "{openapi: 3.1.0, paths: {\(paths.joined(separator: ", "))}, components: {responses: {\(responses.joined(separator: ", "))}}}"
    )
    #expect(findings == [])
    #expect(graph.documents[0].occasions.count == count && graph.documents[0].definitions.count == count)
  }

  private func load(
    _ files: [(path: String, text: String)], _ adjustments: SchemaAdjustments = SchemaAdjustments()
  ) -> (graph: SchemaGraph, findings: [String]) {
    var loader = SchemaLoader(options: .init(adjustments: adjustments))
    for file in files { loader.loadSource(file.text, path: file.path) }
    let graph = loader.finish()
    return (graph, loader.diagnostics.sorted.map(\.description))
  }

  /// What a reference in place of a part leads to is read, wherever it stands.
  @Test(arguments: [
    "a: {get: {responses: {'200': {$ref: '#/Ok'}}}}\nOk: {content: {a/b: {schema: {type: bogus}}}}",
    "a: {get: {callbacks: {c: {$ref: '#/C'}}}}\nC: {'{x}': {post: {requestBody: {content: {a/b: {schema: {type: bogus}}}}}}}",
    "a: {get: {parameters: [{$ref: '#/P'}]}}\nP: {$ref: '#/Q'}\nQ: {name: q, schema: {type: bogus}}",
    "a: {get: {requestBody: {$ref: '#/X'}, responses: {'200': {$ref: '#/X'}}}}\nX: {headers: {H: {schema: {type: bogus}}}}",
  ])
  func referencesOfPartsAreFollowed(_ parts: String) {
    let api = "{openapi: 3.1.0, paths: {/a: {$ref: 'parts.yaml#/a'}}}"
    let findings = load([("api.yaml", api), ("parts.yaml", parts)]).findings
    #expect(findings.count == 1 && findings[0].contains("bogus"), "\(findings)")
  }

  @Test(arguments: [
    ("'#/components/responses/Missing'", "but nothing is there"),
    (
      "'#/components/responses/Accepte'",
      "but nothing is there; did you mean '#/components/responses/Accepted'?"
    ),
    ("'other.yaml#/x'", "but there is no such schema"), ("resp", "but there is no such schema"),
    ("part.yaml#/a", "did you mean 'parts.yaml#/a'?"),
    ("../api.yaml#/x", "leads outside the schema root"),
    ("'#/components/schemas/A'", "which is a schema, and no part of a document"),
    ("5", "expected a string for '$ref'"),
    ("'#/paths/~1a/get/responses/200'", "and from there back to itself"),
    ("'#/%zz'", "broken percent-escape"), ("'#'", "but no part of a document stands there"),
    ("'#Ok'", "is no JSON Pointer; a JSON Pointer begins with '/'"),
    ("'https://example.test/x'", "but there is no such schema; references are followed offline"),
  ])
  func aPartThatIsNotThereIsAnError(_ reference: String, _ words: String) {
    let components = "components: {schemas: {A: {}}, responses: {Accepted: {description: Done.}}}"
    let api =
      "{openapi: 3.1.0, paths: {/a: {get: {responses: {'200': {$ref: \(reference)}}}}}, \(components)}"
    let findings = load([("api.yaml", api), ("parts.yaml", "a: {}")]).findings.filter {
      $0.hasPrefix("api.yaml")
    }
    #expect(
      findings.count == 1 && findings[0].contains(words) && findings[0].contains("error"), "\(findings)")
  }

  @Test(arguments: [
    (
      "{openapi: 3.1, components: {responses: {$ref: x.yaml}}}",
      "a '$ref' stands for one part, and not for all of them; refer to each by its name"
    )
  ])
  func aDocumentThatIsNotReadIsSaid(_ text: String, _ finding: String) {
    #expect(
      load([("a.yaml", text)]).findings.contains { $0.contains("error: " + finding) },
      "\(load([("a.yaml", text)]).findings)")
  }

  /// A tool of a list may name its own dialect, and a list with a tool that is not whole is one all the same.
  @Test func toolsAreReadEachByItsDialect() {
    let (graph, findings) = load([
      (
        "t.json",
        #"{"tools": [{"name": "a", "inputSchema": {"$schema": "http://json-schema.org/draft-07/schema#", "items": [{"type": "string"}]}}, {"name": "b"}]}"#
      )
    ])
    #expect(findings == ["t.json:1:129: warning: a tool should have an 'inputSchema'"])
    #expect(graph[graph.documents[0].definitions[0].schema].prefixItems.count == 1)
  }

  @Test(arguments: [
    ("application/schema+yaml;version=draft-07", true), ("application/schema+json;version=2020-12", true),
    ("application/vnd.aai.asyncapi+json;version=2.0.0", true),
    ("application/vnd.apache.avro+json;version=1.9.0", false),
  ])
  func schemasOfOtherLanguagesAreNotRead(_ format: String, _ isRead: Bool) {
    let (graph, findings) = load([
      (
        "a.yaml",
        "{asyncapi: 2.6.0, components: {messages: {m: {schemaFormat: '\(format)', payload: {const: 1}, headers: {const: 2}}}}}"
      )
    ])
    #expect(graph.documents[0].definitions.map(\.name) == (isRead ? ["m", "MHeaders"] : ["MHeaders"]))
    #expect(findings.isEmpty == isRead)
  }

  @Test func partsByPointerTakeTimeInProportion() {
    let count = 3_000
    let paths = (0..<count).map { "/p\($0): {$ref: 'parts.yaml#/p\($0)'}" }
    let parts = (0..<count).map {
      "p\($0): {get: {operationId: o\($0), responses: {200: {content: {a/b: {schema: {type: object}}}}}}}"
    }
    let (graph, findings) = load([
      ("api.yaml", "{openapi: 3.1.0, paths: {\(paths.joined(separator: ", "))}}"),
      ("parts.yaml", "{\(parts.joined(separator: ", "))}"),
    ])
    #expect(findings == [])
    #expect(graph.documents.flatMap(\.occasions).count == count)
  }
}
