import Foundation
import SchemaRuntime
import Testing

@testable import LanguageServer

/// Another name for a member or a definition.
@Suite struct RenameTests {
  private static let texts = [
    "schemagen.yaml":
      "strict: true\noverlays: [x.overlay.yaml]\nnames:\n  order.yaml#/properties/size: extent\n  parts.yaml#/$defs/size/properties/width: w\n",
    "x.overlay.yaml": "order.yaml#/properties/size:\n  set: {description: How large it is.}\n",
    "Schemas/order.yaml": """
    title: Order
    type: object
    required: [size, "note"]
    properties:
      size: {$ref: 'parts.yaml#/$defs/size'}
      note: {type: string, x-replacement: size}
    dependentRequired: {size: [note], note: [size]}
    allOf:
      - $ref: '#/$defs/base'
      - if: {required: [size]}
        then: {properties: {size: {type: object}, note: {properties: {size: true}}}}
    examples: [{size: {width: 1}, note: x}]
    $defs:
      base: {type: object, properties: {size: {type: object}}, required: [size]}
      other: {type: object, properties: {size: {$ref: '#/properties/size/properties'}}}

    """,
    "Schemas/other.yaml": """
    title: Other
    type: object
    properties:
      size: {$ref: 'order.yaml#/properties/size'}
      a: {$ref: parts.yaml#/$defs/size/properties/width}
    allOf: [{$ref: 'order.yaml#/$defs/base'}]

    """,
    "Schemas/parts.json": """
    {"title": "Parts", "type": "object", "$defs": {"size": {"type": "object", "properties": {"width": {"type": "integer"}}}}}

    """,
  ]

  private static let files = Dictionary(
    uniqueKeysWithValues: texts.map {
      (
        $0.key,
        $0.value.replacing("parts.yaml", with: "parts.json")
          .replacing("{$ref: '#/properties/size/properties'}", with: "{type: integer}")
      )
    })

  /// The texts after renaming what stands at the first place of some words in a file, and the placeholder.
  /// - Parameter isLookedAt: whether the server has looked at the texts before; otherwise it knows other ones.
  private func renamed(
    _ file: String, _ words: String, to new: String, isLookedAt: Bool = true
  ) throws -> (texts: [String: String], placeholder: String?, error: String?) {
    let folder = try Folder(Self.files)
    defer { folder.remove() }
    let client = Client()
    for (name, text) in Self.files where name.hasPrefix("Schemas/") {
      client.open(folder[name], isLookedAt ? text : name.hasSuffix(".json") ? "{}" : "title: Old\n\n\n")
    }
    client.settle()
    if !isLookedAt {
      for (name, text) in Self.files where name.hasPrefix("Schemas/") {
        client.change(folder[name], version: 2, [["text": .string(text)]])
      }
    }
    let text = DocumentText(Array((Self.files[file] ?? "").utf8))
    let place = try #require(String(decoding: text.bytes, as: UTF8.self).firstRange(of: words))
    let offset = (Self.files[file] ?? "").utf8.distance(
      from: (Self.files[file] ?? "").startIndex, to: place.lowerBound)
    var parameters: JSONObject = [
      "textDocument": ["uri": .string(FileURI.uri(of: folder[file]))],
      "position": text.position(ofByte: offset + 1, .utf16).json,
    ]
    let prepared = try client.result("textDocument/prepareRename", .object(parameters))
    parameters["newName"] = .string(new)
    let answer = client.request("textDocument/rename", .object(parameters))
    var texts = Self.files
    for (uri, edits) in answer["result"]?["changes"]?.objectValue?.members ?? [] {
      let name = String((FileURI.path(of: uri) ?? "").dropFirst(folder.path.utf8.count + 1))
      var text = DocumentText(Array((texts[name] ?? "").utf8))
      for edit in (edits.arrayValue ?? []).reversed() {
        let range = edit["range"]
        let start = try #require(Position(range?["start"]))
        let end = try #require(Position(range?["end"]))
        text.replace(
          text.offset(of: start, .utf16)..<text.offset(of: end, .utf16),
          with: Array((edit["newText"]?.stringValue ?? "").utf8))
      }
      texts[name] = String(decoding: text.bytes, as: UTF8.self)
    }
    return (texts, prepared["placeholder"]?.stringValue, answer["error"]?["message"]?.stringValue)
  }

  /// The lines that differ, in files by their names.
  private func changed(_ texts: [String: String]) -> [String] {
    texts.sorted { $0.key < $1.key }.flatMap { name, text in
      let before = (Self.files[name] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      let after = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(before.count == after.count)
      return zip(before, after).filter { $0 != $1 }.map {
        "\(name): " + $1.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  @Test func aMemberIsRenamedWhereverItIsMeant() throws {
    let (texts, placeholder, _) = try renamed("Schemas/order.yaml", "size: {$ref", to: "how large")
    #expect(placeholder == "size")
    #expect(
      changed(texts) == [
        "Schemas/order.yaml: required: ['how large', \"note\"]",
        "Schemas/order.yaml: 'how large': {$ref: 'parts.json#/$defs/size'}",
        "Schemas/order.yaml: note: {type: string, x-replacement: 'how large'}",
        "Schemas/order.yaml: dependentRequired: {'how large': [note], note: ['how large']}",
        "Schemas/order.yaml: - if: {required: ['how large']}",
        "Schemas/order.yaml: then: {properties: {'how large': {type: object}, note: {properties: {size: true}}}}",
        "Schemas/order.yaml: examples: [{'how large': {width: 1}, note: x}]",
        "Schemas/order.yaml: base: {type: object, properties: {'how large': {type: object}}, required: ['how large']}",
        "Schemas/other.yaml: 'how large': {$ref: 'order.yaml#/properties/how%20large'}",
        "schemagen.yaml: 'order.yaml#/properties/how large': extent",
        "x.overlay.yaml: 'order.yaml#/properties/how large':",
      ])
    // Of texts that changed a moment before.
    #expect(
      try renamed("Schemas/order.yaml", "size: {$ref", to: "how large", isLookedAt: false).texts == texts)
    // From any place that names it.
    for (file, words) in [
      ("Schemas/order.yaml", "size, \"note\""), ("Schemas/order.yaml", "size: [note]"),
      ("Schemas/order.yaml", "size]}\n"), ("Schemas/order.yaml", "size\n"), ("Schemas/order.yaml", "size}\n"),
      ("Schemas/other.yaml", "size: {$ref"), ("Schemas/other.yaml", "order.yaml#/properties/size"),
    ] where (Self.files[file] ?? "").contains(words) {
      #expect(try renamed(file, words, to: "how large").texts == texts, "\(words)")
    }
  }

  @Test func aDefinitionIsRenamedInReferences() throws {
    let (texts, placeholder, _) = try renamed("Schemas/parts.json", "size", to: "x/y")
    #expect(placeholder == "size")
    #expect(
      changed(texts) == [
        "Schemas/order.yaml: size: {$ref: 'parts.json#/$defs/x~1y'}",
        "Schemas/other.yaml: a: {$ref: parts.json#/$defs/x~1y/properties/width}",
        "Schemas/parts.json: {\"title\": \"Parts\", \"type\": \"object\", \"$defs\": {\"x/y\": {\"type\": \"object\", \"properties\": {\"width\": {\"type\": \"integer\"}}}}}",
        "schemagen.yaml: parts.json#/$defs/x~1y/properties/width: w",
      ])
    #expect(try renamed("Schemas/order.yaml", "parts.json#/$defs", to: "x/y").texts == texts)
  }

  @Test func whatIsNoNameIsNotRenamed() throws {
    let (texts, placeholder, error) = try renamed("Schemas/order.yaml", "type: object", to: "kind")
    #expect(placeholder == nil && error == "neither a member nor a definition stands here")
    #expect(texts == Self.files)
    let taken = try renamed("Schemas/order.yaml", "size: {$ref", to: "note")
    #expect(taken.error == "'note' stands beside 'size' already")
    #expect(try renamed("Schemas/order.yaml", "size: {$ref", to: "").error != nil)
    #expect(try changed(renamed("Schemas/order.yaml", "size: {$ref", to: "size").texts).isEmpty)
  }
}
