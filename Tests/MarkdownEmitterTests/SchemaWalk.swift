import Diagnostics
import Foundation
import YAMLTree

/// Walks schema files as they are written, without anything that the emitter uses: what pages are held against.
///
/// It knows the dialects of the schemas here: 2020-12 and, by `$schema`, draft-07.
struct SchemaWalk {
  /// A keyword of a schema.
  struct Fact {
    /// The file, `#` and a JSON Pointer.
    var place: String
    var keyword: String
    /// Texts that have to be on the page.
    var texts: [String]
  }

  private(set) var facts: [Fact] = []

  private static let single: Set<String> = [
    "not", "if", "then", "else", "contains", "propertyNames", "additionalProperties", "unevaluatedItems",
    "unevaluatedProperties", "contentSchema",
  ]
  private static let lists: Set<String> = ["allOf", "anyOf", "oneOf", "prefixItems", "x-warnings"]
  private static let named: Set<String> = [
    "properties", "patternProperties", "$defs", "definitions", "dependentSchemas",
  ]
  private static let told: Set<String> = [
    "description", "title", "x-message", "pattern", "format", "contentEncoding", "contentMediaType", "enum",
    "const",
    "default", "examples", "required", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum",
    "multipleOf",
    "minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties", "x-maxBytes",
    "x-maxSerializedBytes", "x-since", "x-replacement", "x-source", "x-usedIn", "x-knownValues",
  ]

  /// Every schema file below a folder.
  init(folder: URL) throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    where path.hasSuffix(".yaml") && !path.hasSuffix("namespace.yaml") {
      var bag = DiagnosticBag()
      let bytes = try Data(contentsOf: folder.appendingPathComponent(path))
      guard let root = YAMLReader().read(bytes: bytes, file: path, into: &bag) else { continue }
      walk(root, path + "#", hidesSiblings: root["$schema"]?.string?.contains("draft-07") ?? false)
    }
  }

  private mutating func walk(_ node: YAMLNode, _ place: String, hidesSiblings: Bool) {
    if let value = node.bool {
      facts.append(Fact(place: place, keyword: value ? "true" : "false", texts: []))
    }
    let hidden = hidesSiblings && node["$ref"] != nil
    for member in node.members ?? [] {
      let (key, value) = (member.key, member.value)
      facts.append(Fact(place: place, keyword: key, texts: Self.told.contains(key) ? Self.texts(value) : []))
      if hidden { continue }
      let inner = place + "/" + Self.escaped(key)
      if Self.single.contains(key) || key == "items" && value.elements == nil {
        walk(value, inner, hidesSiblings: hidesSiblings)
      } else if Self.lists.contains(key) || key == "items" {
        for (index, item) in (value.elements ?? []).enumerated() {
          walk(item, inner + "/\(index)", hidesSiblings: hidesSiblings)
        }
      } else if Self.named.contains(key) {
        for entry in Self.entries(
          of: value, in: inner, areDefinitions: ["$defs", "definitions"].contains(key))
        {
          walk(entry.node, entry.place, hidesSiblings: hidesSiblings)
        }
      }
    }
  }

  /// What stands under names: of a mapping below `$defs` that only holds definitions, those.
  private static func entries(
    of node: YAMLNode, in place: String, areDefinitions: Bool
  ) -> [(node: YAMLNode, place: String)] {
    (node.members ?? []).flatMap { entry in
      let inner = place + "/" + escaped(entry.key)
      let names = entry.value.members ?? []
      let others: Set = ["type", "items", "$ref", "$id", "$anchor", "$comment", "deprecated", "x-name"]
      let isContainer =
        areDefinitions && !names.isEmpty
        && names.allSatisfy { name in
          name.value.members?.isEmpty == false
            && ![single, lists, named, told, others].contains { $0.contains(name.key) }
        }
      return isContainer ? entries(of: entry.value, in: inner, areDefinitions: true) : [(entry.value, inner)]
    }
  }

  private static func escaped(_ token: String) -> String {
    token.replacingOccurrences(of: "~", with: "~0").replacingOccurrences(of: "/", with: "~1")
  }

  /// The scalars in a value.
  private static func texts(_ value: YAMLNode) -> [String] {
    switch value.content {
    case .null: ["null"]
    case .bool(let flag): [flag ? "true" : "false"]
    case .number(let text), .string(let text): [text]
    case .sequence(let items): items.flatMap(texts)
    case .mapping(let members): members.flatMap { [$0.key] + texts($0.value) }
    }
  }
}

/// The text of pages, for finding what they say: letters and digits alone.
struct PageWords {
  private struct Page {
    var letters: String
    /// Where in the letters an anchor stands.
    var anchors: [String: String.Index]
  }

  private var pages: [String: Page] = [:]

  init(_ files: [(path: String, contents: String)]) {
    for file in files where file.path.hasSuffix(".md") {
      var letters = ""
      var starts: [(anchor: String, offset: Int)] = []
      for (index, part) in file.contents.components(separatedBy: "<a id=\"").enumerated() {
        var text = part[...]
        if index > 0, let end = part.range(of: "\"></a>") {
          starts.append((String(part[..<end.lowerBound]), letters.utf8.count))
          text = part[end.upperBound...]
        }
        letters += Self.letters(Self.unmarked(String(text)))
      }
      let anchors = starts.map { ($0.anchor, letters.utf8.index(letters.startIndex, offsetBy: $0.offset)) }
      pages[file.path] = Page(letters: letters, anchors: Dictionary(anchors) { first, _ in first })
    }
  }

  /// What follows an anchor of a page, and the whole page where it is empty; nil where there is none.
  func letters(after anchor: String, on page: String) -> Substring? {
    guard let page = pages[page] else { return nil }
    return (anchor.isEmpty ? page.letters.startIndex : page.anchors[anchor]).map { page.letters[$0...] }
  }

  static func letters(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) }))
  }

  private static func unmarked(_ text: String) -> String {
    var text = text
    for mark in ["<code>", "</code>", "<br/>"] { text = text.replacingOccurrences(of: mark, with: " ") }
    if text.contains("&#") {
      text = text.replacing(#/&#(\d+);/#) { match in
        UInt32(match.1).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
      }
    }
    guard text.contains("](<") else { return text }
    // An author's address stands as its own link.
    return text.replacing(#/\[((?:[^\]\\]|\\.)*)\]\(<([^>]*)>\)/#) { match in
      letters(String(match.1)) == letters(String(match.2)) ? String(match.1) : String(match.0)
    }
  }
}
