import Foundation
import SchemaRuntime
import TestSupport
import Testing

@testable import LanguageServer

/// Where things lead, and what they are.
@Suite struct NavigationTests {
  private static let texts = [
    "schemagen.yaml": "strict: true\n",
    "Schemas/order.yaml":
      "title: Order\ntype: object\nproperties:\n  size:\n    $ref: 'parts.yaml#/$defs/size'\n  other: {$ref: '#/properties/size'}\nrequired: [size]\n",
    "Schemas/parts.yaml":
      "title: Parts\ntype: object\n$defs:\n  size:\n    title: Size\n    description: How large it is.\n    type: integer\n    maximum: 9\n",
  ]

  private func session() throws -> (Client, Folder) {
    let folder = try Folder(Self.texts)
    let client = Client()
    for name in ["Schemas/order.yaml", "Schemas/parts.yaml"] {
      client.open(folder[name], Self.texts[name] ?? "")
    }
    client.settle()
    return (client, folder)
  }

  private func at(_ file: String, _ line: Int, _ character: Int, in folder: Folder) -> JSONValue {
    [
      "textDocument": ["uri": .string(FileURI.uri(of: folder[file]))],
      "position": Position(line: line, character: character).json, "context": ["includeDeclaration": false],
      "positions": [Position(line: line, character: character).json],
    ]
  }

  @Test func referencesLeadToTheirTargets() throws {
    let (client, folder) = try session()
    defer { folder.remove() }
    let target = try client.result("textDocument/definition", at("Schemas/order.yaml", 4, 14, in: folder))
    #expect(target["uri"]?.stringValue == FileURI.uri(of: folder["Schemas/parts.yaml"]))
    #expect(
      target["range"] == ["start": ["line": 3, "character": 2], "end": ["line": 3, "character": 6]])
    let uses = try client.result("textDocument/references", at("Schemas/parts.yaml", 3, 3, in: folder))
    #expect(uses.arrayValue?.count == 1)
    #expect(uses[0]?["range"]?["start"] == ["line": 4, "character": 4])
    let links = try client.result("textDocument/documentLink", at("Schemas/order.yaml", 0, 0, in: folder))
    #expect(links.arrayValue?.count == 2)
    #expect(links[0]?["target"]?.stringValue == FileURI.uri(of: folder["Schemas/parts.yaml"]) + "#L5,5")
  }

  /// What is broken in one place says nothing about others.
  @Test func aHalfTypedTextStillLeads() throws {
    let (client, folder) = try session()
    defer { folder.remove() }
    client.change(folder["Schemas/order.yaml"], version: 2, [.change((1, 0), (1, 12), "type: [")])
    client.settle()
    let symbols = try client.result("textDocument/documentSymbol", at("Schemas/order.yaml", 0, 0, in: folder))
    #expect((symbols.arrayValue ?? []).compactMap { $0["name"]?.stringValue } == ["size", "other"])
    let proposals = try client.result("textDocument/completion", at("Schemas/order.yaml", 6, 12, in: folder))
    #expect((proposals["items"]?.arrayValue ?? []).contains { $0["label"] == "size" })
  }

  @Test func hoverSaysWhatASchemaIs() throws {
    let (client, folder) = try session()
    defer { folder.remove() }
    for (file, line, character) in [("Schemas/parts.yaml", 3, 3), ("Schemas/order.yaml", 4, 14)] {
      let hover = try client.result("textDocument/hover", at(file, line, character, in: folder))
      let text = hover["contents"]?["value"]?.stringValue ?? ""
      for part in [
        "**Size**", "How large it is.", "must be at most `9`", "Swift: `Int`", "Used by 1 reference.",
      ] {
        #expect(text.contains(part), "\(text)")
      }
    }
  }

  @Test func hoverSaysWhatAKeywordDoes() throws {
    let (client, folder) = try session()
    defer { folder.remove() }
    let words = "`maximum`: A number is at most this."
    for (character, isThere) in [(6, true), (13, false)] {
      let hover = try client.result("textDocument/hover", at("Schemas/parts.yaml", 7, character, in: folder))
      #expect((hover["contents"]?["value"]?.stringValue ?? "").hasSuffix(words) == isThere, "\(hover)")
    }
    // The name of a definition is no keyword, whatever it is.
    client.change(folder["Schemas/parts.yaml"], version: 2, [.change((3, 2), (3, 6), "enum")])
    client.settle()
    let hover = try client.result("textDocument/hover", at("Schemas/parts.yaml", 3, 3, in: folder))
    #expect(hover["contents"]?["value"]?.stringValue?.contains("`enum`") == false, "\(hover)")
  }

  @Test func theTextHasAnOutline() throws {
    let (client, folder) = try session()
    defer { folder.remove() }
    let symbols = try client.result("textDocument/documentSymbol", at("Schemas/parts.yaml", 0, 0, in: folder))
    #expect(symbols.arrayValue?.count == 1)
    #expect(symbols[0]?["name"] == "size" && symbols[0]?["detail"] == "Size")
    #expect(
      symbols[0]?["range"] == ["start": ["line": 3, "character": 2], "end": ["line": 7, "character": 14]])
    let folds = try client.result("textDocument/foldingRange", at("Schemas/order.yaml", 0, 0, in: folder))
    #expect((folds.arrayValue ?? []).contains(["startLine": 2, "endLine": 5]))
    let ranges = try client.result("textDocument/selectionRange", at("Schemas/order.yaml", 4, 14, in: folder))
    #expect(ranges[0]?["range"]?["start"] == ["line": 4, "character": 10])
    #expect(ranges[0]?["parent"]?["range"]?["start"] == ["line": 4, "character": 4])
  }

  /// Random edits end in the findings of a fresh run, and no request is left without an answer.
  @Test func randomEditsEndInTheSameFindings() throws {
    let (client, folder) = try session()
    defer { folder.remove() }
    var random = SeededGenerator(seed: 5)
    var texts = Self.texts.filter { $0.key.hasPrefix("Schemas/") }
    let words = [
      "", " ", "\n", ":", "[", "}", "'", "\"", "type: ", "- ", "$ref: ", "\u{1F600}", "#", "\t", "a",
    ]
    let methods = [
      "completion", "hover", "definition", "references", "documentSymbol", "documentLink", "foldingRange",
      "selectionRange",
      "codeAction", "formatting",
    ]
    for round in 0..<240 {
      let name = texts.keys.sorted()[Int.random(in: 0...1, using: &random)]
      var text = DocumentText(Array((texts[name] ?? "").utf8))
      let from = text.position(ofByte: Int.random(in: 0...text.bytes.count, using: &random), .utf16)
      let to = Position(line: from.line, character: from.character + Int.random(in: 0...3, using: &random))
      let word = words.randomElement(using: &random) ?? ""
      text.replace(text.offset(of: from, .utf16)..<text.offset(of: to, .utf16), with: Array(word.utf8))
      texts[name] = String(decoding: text.bytes, as: UTF8.self)
      client.change(
        folder[name], version: round + 2,
        [.change((from.line, from.character), (to.line, to.character), word)])
      let method = methods[round % methods.count]
      var parameters = at(name, from.line, from.character, in: folder).objectValue ?? [:]
      parameters["range"] = ["start": from.json, "end": to.json]
      let answer = client.request("textDocument/" + method, .object(parameters))
      #expect(answer["result"] != nil || method == "formatting", "\(method): \(answer)")
      if round % 40 == 0 { client.settle() }
    }
    client.settle()
    let fresh = Client()
    for (name, text) in texts { fresh.open(folder[name], text) }
    fresh.settle()
    for name in texts.keys {
      #expect(client.found(in: folder[name]) == fresh.found(in: folder[name]), "\(name)")
    }
  }
}
