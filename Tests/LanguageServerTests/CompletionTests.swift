import Foundation
import SchemaModel
import SchemaRuntime
import TestSupport
import Testing
import YAMLTree

@testable import LanguageServer

/// What is proposed where.
@Suite struct CompletionTests {
  /// The proposals at `|`, each as it would be written.
  private func proposals(_ text: String, isJSON: Bool = false, references: [String] = []) -> [String] {
    let bytes = Array(text.utf8)
    guard let cursor = bytes.firstIndex(of: UInt8(ascii: "|")) else { return ["no cursor"] }
    let document = DocumentText(Array(bytes[..<cursor]) + bytes[(cursor + 1)...])
    return Self.items(document, isJSON: isJSON, at: cursor, references: references).map(\.text)
  }

  /// The proposals at a place, which are the same whether all of the text is read or what is around the place.
  private static func items(
    _ text: DocumentText, isJSON: Bool, at offset: Int, references: [String] = []
  ) -> [Completion.Item] {
    let found = [true, false].map { isWhole in
      Cursor(text, isJSON: isJSON, at: offset, isWhole: isWhole).map {
        Completion($0, references: references).items
      }
    }
    let texts = found.map { $0?.map(\.text) }
    #expect(
      texts[0] == texts[1], "\(offset) in \(String(decoding: text.bytes, as: UTF8.self).debugDescription)")
    return found[0] ?? []
  }

  @Test(arguments: [
    ("type: string\nmax|\n", "maxLength: ", true), ("type: string\n|\n", "maxLength: ", true),
    ("type: integer\n|\n", "maxLength: ", false), ("type: integer\n|\n", "maximum: ", true),
    ("type: object\n|", "properties: ", true), ("type: object\n|", "type: ", false), ("|", "type: ", true),
    ("ty|", "type: ", true), ("properties:\n  a:\n    |\n", "type: ", true),
    ("properties:\n  a:\n    ty|\n    title: x\n", "type: ", true),
    ("properties:\n  |\n", "type: ", false), ("properties:\n  a: {ty|\nrequired: [a]\n", "type: ", true),
    ("items:\n  - |\n", "type: ", true), ("allOf:\n  - type: object\n    re|\n", "required: ", true),
    ("ty|: string\n", "type", true), ("default:\n  |\n", "type: ", false),
    ("examples:\n  - ty|\n", "type: ", false),
    ("$defs:\n  a:\n    |\n  b: {}\n", "enum: ", true), ("# ty|\n", "type: ", false),
    ("$schema: http://json-schema.org/draft-07/schema#\n|\n", "prefixItems: ", false),
    ("$schema: http://json-schema.org/draft-07/schema#\n|\n", "definitions: ", true),
    ("properties:\n  a:\n    type: string\n    |\nrequired: [a]\n", "pattern: ", true),
    ("dependentRequired:\n  |\nproperties: {a: {}, b: {}}\n", "a: ", true),
    ("poperties: {a: {ty|}}\n", "type: ", true), ("alOf: [{en|um: [a]}]\n", "enum", true),
    ("x-properties: {a: {ty|}}\n", "type: ", false),
  ])
  func keywordsStandWhereTheyMay(_ text: String, _ proposal: String, _ isThere: Bool) {
    #expect(proposals(text).contains(proposal) == isThere, "\(text.debugDescription): \(proposals(text))")
  }

  /// What each schema may have stands first, with what it does.
  @Test func keywordsHaveAnOrderAndWords() {
    for (text, first) in [("|", "$schema"), ("properties: {a: {|", "$ref")] {
      let bytes = Array(text.replacing("|", with: "").utf8)
      let cursor = text.utf8.distance(from: text.startIndex, to: text.firstIndex(of: "|") ?? text.endIndex)
      let items = Self.items(DocumentText(bytes), isJSON: false, at: cursor)
      #expect(items.first?.label == first)
      let places = ["$ref", "type", "$anchor"].map { name in items.firstIndex { $0.label == name } ?? -1 }
      #expect(places[0] >= 0 && places == places.sorted(), "\(places)")
      #expect(
        items.first { $0.label == "minLength" }?.documentation == "A string has at least so many characters.")
      #expect(items.first { $0.label == "x-maxBytes" }?.documentation?.contains("UTF-8") == true)
      #expect(items.first { $0.label == "definitions" }?.documentation == "2020-12 calls it '$defs'.")
    }
  }

  @Test(arguments: [
    ("type: |\n", ["array", "boolean", "integer", "'null'", "number", "object", "string"]),
    ("type: [string, nu|]\n", ["array", "boolean", "integer", "'null'", "number", "object", "string"]),
    ("type: 'st|'\n", ["'array'", "'boolean'", "'integer'", "'null'", "'number'", "'object'", "'string'"]),
    ("properties: {a: {}, b: {}, c: {}}\nrequired: [a, |]\n", ["b", "c"]),
    ("properties: {a: {}, b: {}}\nrequired:\n  - |\n", ["a", "b"]),
    ("properties: {a: {}, b: {}}\ndependentRequired: {a: [|]}\n", ["a", "b"]),
    ("properties: {a: {deprecated: true, x-replacement: |}, b: {}}\n", ["b"]),
    ("deprecated: |\n", ["true", "false"]),
    ("$ref: |\n$defs: {a: {}, b/c: {$anchor: d}}\n", ["'#'", "'#/$defs/a'", "'#/$defs/b~1c'", "'#d'"]),
    ("description: |\n", []), ("title: x\ndescription: >\n  type|\n", []), ("minLength: |\n", []),
  ])
  func valuesAreThose(_ text: String, _ expected: [String]) {
    #expect(proposals(text).sorted() == expected.sorted(), "\(text.debugDescription)")
  }

  @Test(arguments: [
    ("{\"type\": \"|\"}", "\"string\""), ("{\"ty|\"}", "\"type\": "),
    ("{\"type\": \"object\", |}", "\"properties\": "),
    ("{\n  \"properties\": {\n    \"a\": {\n      \"|\n    }\n  }\n}", "\"type\": "),
    ("{\"uniqueItems\": |}", "true"),
    ("{\"$defs\": {\"a\": {}}, \"$ref\": \"|\"}", "\"#/$defs/a\""), ("{\"ty|\": 1}", "\"type\""),
  ])
  func jsonIsServedAlike(_ text: String, _ proposal: String) {
    #expect(proposals(text, isJSON: true).contains(proposal), "\(text): \(proposals(text, isJSON: true))")
  }

  /// What is beside the place, however it is written.
  @Test(arguments: [
    "a: [\n  1,\n]\nb: \"x\n  y\"\nrequired:\n- a\n- |\nproperties:\n  a:\n    type: string\n\n# c\n  b: {type: [\n    x]}\n",
    "$defs:\n  a:\n  - 1\n  - b: 2\n  c: |-\n    text\n\n    more\n\n  d: &x {type: string}\n$ref: |\n",
    "type:\n- string\n- object\nproperties: {a: {}}\nallOf:\n- type: string\n  minLength: 1\n- required:\n  - |\n  properties:\n    b: 1\n",
    "properties:\n  a:\n    deprecated: true\n    x-replacement: |\n  b:\n    type: 'a\n      b'\n  c: # more\n    title: x\n\t\n  d: 1\n",
  ])
  func whatIsBesideIsKnown(_ text: String) { #expect(!proposals(text).isEmpty) }

  @Test func otherFilesAreReferences() throws {
    let folder = try Folder([
      "schemagen.yaml": "strict: true\n", "Schemas/a/b.yaml": "type: string\n$defs: {x: {type: string}}\n",
      "Schemas/c.yaml": "type: object\n",
    ])
    defer { folder.remove() }
    let client = Client()
    client.open(folder["Schemas/c.yaml"], "type: object\n$ref: \n")
    client.settle()
    let result = try client.result(
      "textDocument/completion",
      [
        "textDocument": ["uri": .string(FileURI.uri(of: folder["Schemas/c.yaml"]))],
        "position": ["line": 1, "character": 6],
      ])
    let labels = (result["items"]?.arrayValue ?? []).compactMap { $0["label"]?.stringValue }
    #expect(labels == ["#", "a/b.yaml", "a/b.yaml#/$defs/x"])
    let edit = result["items"]?[1]?["textEdit"]
    #expect(edit?["newText"] == "a/b.yaml")
    #expect(edit?["range"]?["start"] == ["line": 1, "character": 6])
  }

  /// A line that is half written, anywhere in the corpus: its keyword is proposed.
  @Test func halfTypedLinesOfTheCorpusAreCompleted() throws {
    let schemas = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Schemas")
    let files =
      FileManager.default.enumerator(at: schemas, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
      ?? []
    var random = SeededGenerator(seed: 3)
    var (tried, right) = (0, 0)
    var missed: [String] = []
    for file in files.filter({ $0.pathExtension == "yaml" && $0.lastPathComponent != "namespace.yaml" })
      .sorted(by: { $0.path < $1.path })
    {
      let text = DocumentText(Array(try Data(contentsOf: file)))
      let draft = SchemaDraft(text, isJSON: false)
      var keys: [Range<Int>] = []
      collect(draft.root, .schema, draft, &keys)
      for key in keys.shuffled(using: &random).prefix(12) {
        var cut = text
        let end = text.content(ofLine: text.line(ofByte: key.lowerBound)).upperBound
        let typed = key.lowerBound + min(2, key.count)
        let name = String(decoding: text.bytes[key], as: UTF8.self)
        cut.replace(typed..<end, with: [])
        tried += 1
        let items = Self.items(cut, isJSON: false, at: typed)
        if items.contains(where: { $0.label == name }) {
          right += 1
        } else {
          missed.append("\(file.lastPathComponent): \(name)")
        }
      }
    }
    #expect(tried > 300)
    #expect(right * 100 >= tried * 95, "\(right) of \(tried): \(missed.prefix(20))")
  }

  private func collect(_ node: DraftNode, _ role: NodeRole, _ draft: SchemaDraft, _ keys: inout [Range<Int>])
  {
    for member in node.members ?? [] {
      let name = draft.key(member.key)
      let isKeyword = KeywordFacts.all(in: draft.dialect).contains { $0.name == name }
      if role.isSchema, isKeyword, !node.isFlow { keys.append(member.key.range) }
      collect(member.value, role.member(name, in: draft.dialect), draft, &keys)
    }
    for element in node.elements ?? [] { collect(element, role.item, draft, &keys) }
  }
}
