import Diagnostics
import Foundation
import GeneratorCore
import SchemaRuntime
import Testing

@testable import LanguageServer

/// Documents that have a schema are judged and completed by it.
@Suite struct InstanceTests {
  private static let order = """
    title: Order
    type: object
    required: [id, kind, address]
    properties:
      id: {type: integer, minimum: 1, description: The number of the order.}
      kind: {enum: [parcel, letter]}
      urgent: {type: boolean, default: false}
      version: {const: 1}
      note: {type: string, examples: [Ring twice], deprecated: true}
      address: {$ref: '#/$defs/address'}
      lines: {type: array, items: {$ref: '#/$defs/line'}}
      payment:
        oneOf:
          - {type: object, required: [type, card], properties: {type: {const: card}, card: {type: string}}, additionalProperties: false}
          - {type: object, required: [type, iban], properties: {type: {const: transfer}, iban: {type: string}}, additionalProperties: false}
    allOf:
      - {properties: {weight: {type: number}}}
    if: {properties: {kind: {const: parcel}}, required: [kind]}
    then: {properties: {size: {enum: [S, M]}}}
    else: {properties: {stamp: {type: string}}}
    dependentRequired: {note: [weight]}
    additionalProperties: true
    $defs:
      address: {title: Address, type: object, required: [street, city], properties: {street: {type: string}, city: {type: string}, zip: {type: string}}}
      line: {type: object, required: [item], properties: {item: {enum: [a, b]}, count: {type: integer, examples: [2, 3]}}}

    """

  private static let files = [
    "schemagen.yaml": "validate: {'orders/*': Schemas/order.yaml}\n", "Schemas/order.yaml": order,
    "orders/other.yaml": "",
  ]

  /// What is proposed at `|` in a file.
  private func items(
    _ text: String, in file: String, snippets: Bool = true, files: [String: String] = files
  ) throws -> [JSONValue] {
    let folder = try Folder(files)
    defer { folder.remove() }
    let client = Client(capabilities: [
      "textDocument": ["completion": ["completionItem": ["snippetSupport": .bool(snippets)]]]
    ])
    let bytes = Array(text.utf8)
    let cursor = try #require(bytes.firstIndex(of: UInt8(ascii: "|")))
    let document = DocumentText(Array(bytes[..<cursor]) + bytes[(cursor + 1)...])
    // What was there before the word that is typed could be read.
    if file.hasPrefix("Schemas/"), let whole = files[file] {
      client.open(folder[file], whole)
      client.settle()
      client.change(
        folder[file], version: 2, [["text": .string(String(decoding: document.bytes, as: UTF8.self))]])
    } else {
      client.open(folder[file], String(decoding: document.bytes, as: UTF8.self))
    }
    client.settle()
    let position = document.position(ofByte: cursor, .utf16)
    let result = try client.result(
      "textDocument/completion",
      [
        "textDocument": ["uri": .string(FileURI.uri(of: folder[file]))], "position": position.json,
      ])
    return result["items"]?.arrayValue ?? []
  }

  private func labels(_ items: [JSONValue]) -> [String] { items.compactMap { $0["label"]?.stringValue } }

  @Test(arguments: [
    (
      "id: 1\n|\n",
      [
        "kind", "address", "urgent", "version", "note", "lines", "payment", "weight", "stamp",
        "kind, address",
      ]
    ),
    (
      "id: 1\nkind: parcel\naddress: {}\n|",
      ["urgent", "version", "note", "lines", "payment", "weight", "size"]
    ),
    (
      "note: x\nid: 1\nkind: letter\naddress: {}\nwe|\n",
      ["weight", "urgent", "version", "lines", "payment", "stamp"]
    ),
    ("kind: |\n", ["parcel", "letter"]), ("urgent: |\n", ["true", "false"]), ("version: |\n", ["1"]),
    ("note: |\n", ["Ring twice"]), ("kind: '|'\n", ["parcel", "letter"]), ("id: |\n", []),
    ("address:\n  ci|\n", ["street", "city", "zip", "street, city"]),
    ("address:\n  street: x\n  |\nkind: parcel\n", ["city", "zip"]),
    ("lines:\n  - |\n", ["item", "count"]), ("lines:\n  - item: a\n    |\n", ["count"]),
    ("lines:\n  - item: a\n  - item: |\n", ["a", "b"]), ("lines: [{count: |", ["2", "3"]),
    ("payment:\n  |\n", ["type", "card", "iban"]), ("payment: {type: |}\n", ["card", "transfer"]),
    ("payment:\n  type: transfer\n  |\n", ["iban"]), ("payment:\n  card: x\n  type: |\n", ["card"]),
    ("unknown:\n  |\n", []), ("# |\n", []), ("---\nid: 1\n---\nkind: |\n", ["parcel", "letter"]),
    ("address: {street: 'x, ci|\nkind: parcel\n", []),
  ])
  func membersAndValuesAreThoseOfTheSchema(_ text: String, _ expected: [String]) throws {
    #expect(labels(try items(text, in: "orders/1.yaml")) == expected, "\(text.debugDescription)")
  }

  @Test(arguments: [
    ("{\"kind\": |}", ["parcel", "letter"]), ("{\"kind\": \"|\"}", ["parcel", "letter"]),
    ("{\"address\": {\"street\": \"x\", \"|\"}}", ["city", "zip"]),
    ("{\n  \"payment\": {\n    \"type\": \"card\",\n    |\n  }\n}", ["card"]),
    (
      "{\"id\": 1, \"kind\": \"letter\", \"address\": {}, |",
      ["urgent", "version", "note", "lines", "payment", "weight", "stamp"]
    ),
  ])
  func jsonIsCompletedAlike(_ text: String, _ expected: [String]) throws {
    #expect(labels(try items(text, in: "orders/1.json")) == expected, "\(text.debugDescription)")
  }

  @Test func requiredMembersAreFilledIn() throws {
    func written(_ label: String, _ text: String, _ file: String, snippets: Bool = true) throws -> String? {
      let item = try items(text, in: file, snippets: snippets).first { $0["label"]?.stringValue == label }
      #expect((item?["insertTextFormat"] == 2) == snippets)
      return item?["textEdit"]?["newText"]?.stringValue
    }
    #expect(try written("address", "|\n", "orders/1.yaml") == "address:\n  street: $1\n  city: $2")
    #expect(try written("address", "|\n", "orders/1.yaml", snippets: false) == "address: ")
    #expect(try written("lines", "|\n", "orders/1.yaml") == "lines:\n  - $1")
    #expect(try written("version", "|\n", "orders/1.yaml") == "version: 1")
    #expect(
      try written("id, kind, address", "|\n", "orders/1.yaml") == "id: $1\nkind: $2\naddress: $3")
    #expect(
      try written("id, kind, address", "{|}", "orders/1.json")
        == "\"id\": $1, \"kind\": $2, \"address\": {$3}")
    #expect(try written("address", "{|}", "orders/1.json") == "\"address\": {$1}")
  }

  @Test func instancesInSchemasAreInstances() throws {
    let text = Self.order + "examples:\n  - address:\n      |\n"
    var files = Self.files
    files["Schemas/order.yaml"] = Self.order + "examples:\n  - address: {street: x, city: y}\n"
    #expect(
      labels(try items(text, in: "Schemas/order.yaml", files: files)) == [
        "street", "city", "zip", "street, city",
      ])
    let broken = Self.order.replacing(
      "{enum: [parcel, letter]}", with: "{enum: [parcel, letter], default: |}")
    #expect(labels(try items(broken, in: "Schemas/order.yaml")) == ["parcel", "letter"])
  }

  @Test(arguments: [
    ("any.yaml", "# yaml-language-server: $schema=Schemas/order.yaml\nkind: |\n"),
    ("any.yaml", "$schema: ./Schemas/order.yaml\nkind: |\n"),
    ("any.json", "{\"$schema\": \"https://shop.example/order.yaml\", \"kind\": \"|\"}"),
    ("any.json", "{\"$schema\": \"Schemas/order.yaml\", \"kind\": |"),
  ])
  func documentsNameTheirSchemas(_ file: String, _ text: String) throws {
    var files = Self.files
    files["schemagen.yaml"] = "resolve: {'https://shop.example/': Schemas}\n"
    #expect(labels(try items(text, in: file, files: files)) == ["parcel", "letter"])
  }

  @Test(arguments: [
    ("schemagen.yaml", "acc|\n", "access", true), ("schemagen.yaml", "access: |\n", "package", true),
    ("schemagen.yaml", "strict: |\n", "false", true),
    ("schemagen.yaml", "strict: true\n|\n", "strict", false),
    ("schemagen.yaml", "names:\n  |\n", "order.yaml#/$defs/address", true),
    ("schemagen.yaml", "names: {|}\n", "order.yaml", true),
    ("schemagen.yaml", "names: {a: |}\n", "order.yaml", false),
    ("schemagen.yaml", "unknownValues:\n  - |\n", "order.yaml#/properties/kind", true),
    ("schemagen.yaml", "format:\n  |\n", "order.yaml", false),
    ("x.overlay.yaml", "ord|\n", "order.yaml#/properties/kind", true),
    ("x.overlay.yaml", "order.yaml:\n  re|\n", "rename", true),
    ("x.overlay.yaml", "order.yaml:\n  re|\n", "order.yaml", false),
  ])
  func settingsAndOverlaysAreCompleted(_ file: String, _ text: String, _ label: String, _ isThere: Bool)
    throws
  {
    let found = labels(try items(text, in: file))
    #expect(found.contains(label) == isThere, "\(text.debugDescription): \(found)")
  }

  @Test func hoverAndDefinitionLeadToTheSchema() throws {
    let folder = try Folder(Self.files)
    defer { folder.remove() }
    let client = Client()
    let file = folder["orders/1.yaml"]
    client.open(file, "id: 0\naddress:\n  city: x\n")
    client.settle()
    func at(_ line: Int, _ character: Int) -> JSONValue {
      [
        "textDocument": ["uri": .string(FileURI.uri(of: file))],
        "position": Position(line: line, character: character).json,
      ]
    }
    let hover = try client.result("textDocument/hover", at(0, 1))
    let text = hover["contents"]?["value"]?.stringValue ?? ""
    for part in [
      "**id**", "The number of the order.", "must be at least `1`", "In `order.yaml#/properties/id`.",
    ] {
      #expect(text.contains(part), "\(text)")
    }
    let place = try client.result("textDocument/definition", at(2, 3))
    #expect(place[0]?["uri"]?.stringValue == FileURI.uri(of: folder["Schemas/order.yaml"]))
    #expect(place[0]?["range"]?["start"]?["line"] == 23)
  }

  /// The server publishes what `validate` says.
  @Test func findingsAreThoseOfValidate() throws {
    let texts = [
      "orders/a.yaml": "id: 0\nkind: box\n---\nid: 1\nkind: letter\naddress: {street: 1, city: x}\n",
      "orders/b.json":
        "{\"id\": 1, \"kind\": \"letter\", \"address\": {\"street\": \"\u{1F600}\"}, \"payment\": {\"type\": \"cart\"}}",
      "orders/c.yaml": "id: [\n", "orders/d.json": "{\"id\": 1,}", "orders/e.yaml": "",
      "orders/f.yaml": "<<: {id: x}\n",
      "orders/g.json": "{\"$schema\": \"../Schemas/order.yaml\"}",
      "h.json": "{\"$schema\": \"Schemas/order.yaml\", \"id\": ",
      "i.yaml": "# yaml-language-server: $schema=Schemas/wrong.yaml\nid: 1\n", "j.yaml": "id: 0\n",
    ]
    var files = Self.files.merging(texts) { $1 }
    files["Schemas/wrong.yaml"] = "type: objekt\n"
    let folder = try Folder(files)
    defer { folder.remove() }
    let client = Client(capabilities: ["general": ["positionEncodings": ["utf-32"]]])
    var bag = DiagnosticBag()
    let configuration = try TargetConfiguration(folder["schemagen.yaml"], into: &bag)
    var options = configuration.options
    options.canNameRoot = true
    let schemas = InstanceSchemas(map: configuration.schemas, catalog: nil, options: options)
    var count = 0
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      client.open(folder[name], text)
      client.settle()
      let said: [String] =
        switch schemas.judge(folder[name], Array(text.utf8), into: &bag) {
        case .reports(let reports, _):
          reports.flatMap(\.violations).map {
            "\($0.line):\($0.column) \($0.severity.rawValue) \($0.message)"
          }
        case .wrong(let schema): ["1:1 error its schema '\(schema)' is wrong or cannot be read"]
        case .unknown, .notVendored, .unreadable: []
        }
      count += said.count
      #expect(client.found(in: folder[name]) == said, "\(name)")
    }
    #expect(count > 15)
    #expect(client.found(in: folder["Schemas/wrong.yaml"]).contains { $0.hasPrefix("1:7 error ") })
    #expect(client.found(in: folder["j.yaml"]).isEmpty)
  }

  /// A change of a schema, or of the settings, is a change of its instances.
  @Test func instancesFollowTheirSchema() throws {
    let folder = try Folder(Self.files)
    defer { folder.remove() }
    let client = Client()
    let (file, schema) = (folder["orders/1.yaml"], folder["Schemas/order.yaml"])
    client.open(file, "id: 1\nkind: crate\naddress: {street: x, city: y}\n")
    client.settle()
    #expect(client.found(in: file).count == 1)
    client.open(schema, Self.order.replacing("[parcel, letter]", with: "[parcel, letter, crate]"))
    client.settle()
    #expect(client.found(in: file).isEmpty)
    client.change(file, version: 2, [.change((1, 6), (1, 11), "crete")])
    client.settle()
    #expect(client.found(in: file).count == 1)
    client.open(folder["schemagen.yaml"], "strict: true\n")
    client.settle()
    #expect(client.found(in: file).isEmpty)
    client.close(folder["schemagen.yaml"])
    client.close(schema)
    client.settle()
    #expect(client.found(in: file).count == 1)
  }
}
