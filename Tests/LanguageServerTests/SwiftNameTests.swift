import Foundation
import GeneratorCore
import SchemaRuntime
import Testing

@testable import LanguageServer

/// What an editor is told of the Swift that schemas become, and of all schemas at once.
@Suite struct SwiftNameTests {
  private static let order = """
    title: Order
    type: object
    properties:
      size: {type: integer}
      e-mail: {type: string}
      state: {enum: [sent, in-transit]}
      address: {$ref: '#/$defs/post address'}
    $defs:
      post address: {type: object, properties: {street: {type: string}}}
      size: {type: object, properties: {class: {type: string, x-name: kind}}}
    definitions: {}

    """

  private func session(_ folder: Folder) -> Client {
    let client = Client()
    client.open(folder["Schemas/order.yaml"], Self.order)
    client.settle()
    return client
  }

  private func at(_ line: Int, _ character: Int, _ folder: Folder) -> JSONValue {
    [
      "textDocument": ["uri": .string(FileURI.uri(of: folder["Schemas/order.yaml"]))],
      "position": Position(line: line, character: character).json,
    ]
  }

  @Test func namesThatDifferAreShown() throws {
    let folder = try Folder(["schemagen.yaml": "", "Schemas/order.yaml": Self.order])
    defer { folder.remove() }
    let client = session(folder)
    func hints(_ from: Int, _ to: Int) throws -> [String] {
      var parameters = at(0, 0, folder).objectValue ?? [:]
      parameters["range"] = [
        "start": Position(line: from, character: 0).json, "end": Position(line: to, character: 0).json,
      ]
      return try client.result("textDocument/inlayHint", .object(parameters)).arrayValue?.map { hint in
        "\(hint["position"]?["line"]?.description ?? "") \(hint["position"]?["character"]?.description ?? "") "
          + (hint["label"]?.stringValue ?? "")
      } ?? []
    }
    let all = ["4 8 eMail", "5 33 inTransit", "8 14 PostAddress", "9 41 kind"]
    #expect(try hints(0, 99) == all)
    #expect(try hints(5, 8) == Array(all[1...2]))
  }

  @Test func typesLeadToGeneratedSwift() throws {
    let folder = try Folder(["schemagen.yaml": "", "Schemas/order.yaml": Self.order])
    defer { folder.remove() }
    let client = session(folder)
    #expect(try client.result("textDocument/typeDefinition", at(6, 4, folder)).isNull)
    let request = GenerationRequest(
      schemas: folder["Schemas"], output: folder["Generated"], kinds: [.swift])
    let comparison = try #require(try Generator(request).run().comparison)
    _ = try OutputWriter.apply(comparison)
    let lines = try String(contentsOfFile: folder["Generated/Swift/order.swift"], encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    func declared(_ line: Int, _ character: Int) throws -> String {
      let place = try client.result("textDocument/typeDefinition", at(line, character, folder))
      #expect(place["uri"]?.stringValue == FileURI.uri(of: folder["Generated/Swift/order.swift"]))
      let number = place["range"]?["start"]?["line"]?.intValue ?? 0
      return lines[number].trimmingCharacters(in: .whitespaces)
    }
    #expect(try declared(0, 0).hasPrefix("public struct Order"))
    #expect(try declared(6, 4).hasPrefix("public struct PostAddress"))
    #expect(try declared(6, 18).hasPrefix("public struct PostAddress"))
    #expect(try declared(5, 4).hasPrefix("public enum State"))
    #expect(try declared(4, 4).hasPrefix("public var eMail"))
  }

  @Test func symbolsOfAllSchemasAreFound() throws {
    let folder = try Folder([
      "schemagen.yaml": "", "Schemas/order.yaml": Self.order,
      "Schemas/other.yaml": "title: Sizes\ntype: object\n",
    ])
    defer { folder.remove() }
    let client = session(folder)
    func names(_ query: JSONValue) throws -> [String] {
      try client.result("workspace/symbol", ["query": query]).arrayValue?.map {
        ($0["name"]?.stringValue ?? "") + " in " + ($0["containerName"]?.stringValue ?? "")
      } ?? []
    }
    #expect(
      try names("sZ") == ["size in order.yaml", "size in order.yaml", "Sizes in other.yaml"])
    #expect(try names("").count == 10)
    #expect(try names("nothing").isEmpty)
  }

  @Test func whatIsToGoIsTagged() throws {
    let folder = try Folder([
      "schemagen.yaml": "validate: {'*.json': Schemas/note.yaml}\n",
      "Schemas/note.yaml": "type: object\nproperties: {old: {type: string, deprecated: true}}\n",
      "Schemas/order.yaml": Self.order,
    ])
    defer { folder.remove() }
    let client = session(folder)
    func tagged(_ file: String) -> [String] {
      (client.findings[FileURI.uri(of: folder[file])] ?? []).filter { $0["tags"] == [2] }
        .compactMap { $0["message"]?.stringValue }
    }
    #expect(tagged("Schemas/order.yaml").count == 1)
    client.open(folder["a.json"], #"{"old": "x"}"#, language: "json")
    client.settle()
    #expect(tagged("a.json") == ["this property is deprecated"])
  }
}
