import Diagnostics
import SchemaModel
import SourceText
import Testing
import TypeModel

@testable import MarkdownEmitter

@Suite struct PageTests {
  @Test(arguments: try CaseFolder.all)
  func schemasGiveTheExpectedPages(_ example: CaseFolder) throws {
    let files = pages(of: example)
    try example.compare(files.filter { $0.path != PagePaths.vocabulary })
    #expect(LinkChecker(files).dead == [])
  }

  @Test func vocabularyPageNamesEveryKeyword() {
    let pages = MarkdownEmitter(graph: SchemaGraph(), types: TypeGraph()).emit()
    let page = pages.first { $0.path == PagePaths.vocabulary }?.contents ?? ""
    for keyword in Keyword.allCases where keyword.rawValue.hasPrefix("x-") {
      #expect(page.contains("`\(keyword)`"), "'VocabularyEntry' has none of '\(keyword)'")
    }
  }

  /// A name of a file may have what ends a path, names a scheme or closes a link.
  @Test(arguments: ["a#b", "c%20d", "q?", "my file", "p(1", "u:v", "übung"])
  func linksLeadToFilesOfAnyName(_ name: String) throws {
    var loader = SchemaLoader()
    loader.loadSource("{title: Other, type: object, properties: {a: {type: string}}}", path: name + ".yaml")
    loader.loadSource("{title: Plain, type: object, properties: {b: {type: string}}}", path: "plain.yaml")
    var bag = DiagnosticBag()
    let graph = loader.finish()
    let reference = Reference(graph: graph, types: TypeLowering(graph).lower(into: &bag))
    #expect(reference.markdown.contains { $0.path == name + ".md" })
    #expect(LinkChecker(reference.markdown).dead == [])
    let index = try #require(reference.website.first { $0.path == "index.html" }?.contents)
    let encoded = PagePaths.address(ofFile: name)
    #expect(index.contains("href=\"\(encoded).html\""), "\(encoded)\n\(index)")
    #expect(encoded.utf8.allSatisfy { !"#?: ()".utf8.contains($0) && $0 < 0x80 })
    let search = try #require(reference.website.first { $0.path == "assets/search.js" }?.contents)
    #expect(search.contains("\"\(encoded).html\""))
  }

  /// Forty levels of two references each: a tree of as many leaves as there are ways would never end.
  @Test(arguments: ["allOf", "anyOf", "oneOf"])
  func workFollowsTheSchemaAndNotTheWaysThroughIt(_ keyword: String) {
    let levels = (0..<40).map { level in
      let next = "{$ref: '#/$defs/l\(level + 1)'}"
      return "  l\(level): {\(keyword): [\(next), \(next)]}\n"
    }
    let text = "type: object\nnot: {$ref: '#/$defs/l0'}\n$defs:\n\(levels.joined())  l40: {required: [a]}\n"
    let pages = pages(of: text)
    #expect(pages.reduce(0) { $0 + $1.contents.utf8.count } < 200 * text.utf8.count)
    #expect(LinkChecker(pages).dead == [])
  }

  /// Every level has two forms that both hold the next: each is described once.
  @Test func aFormIsDescribedOnce() {
    var next = "{type: string}"
    let members = (0..<30).reversed().map { level in
      let form = { (name: String) in
        "{title: \(name), type: object, required: [\(name)], properties: {\(name): {type: integer}, x: \(next)}}"
      }
      let member = "  m\(level): {oneOf: [\(form("one")), \(form("two"))]}\n"
      next = "{$ref: '#/properties/m\(level)'}"
      return member
    }
    let text = "type: object\nproperties:\n\(members.joined())"
    let pages = pages(of: text)
    #expect(pages.reduce(0) { $0 + $1.contents.utf8.count } < 200 * text.utf8.count)
    #expect(LinkChecker(pages).dead == [])
  }

  /// What includes an object of very many members has a row for each; what is only another name for it leads there.
  @Test func manyMembersAreListedForWhatIncludesThem() throws {
    let members = (0..<80).map { "  p\($0): {type: string}\n" }.joined()
    let text = """
      title: Settings
      type: object
      properties:
      \(members)  special: {$ref: '#/$defs/special'}
        same: {$ref: '#/$defs/same'}
      $defs:
        same: {$ref: '#'}
        special: {allOf: [{$ref: '#'}], required: [p1], properties: {own: {type: integer}}}
      """
    let pages = pages(of: text)
    let page = try #require(pages.first { $0.path == "ways.md" }?.contents)
    #expect(page.contains("The same as [Settings](ways.md)") == false, "it is the same page")
    #expect(page.contains("<a id=\"def.special.member.own\"></a>"))
    #expect(page.contains("<a id=\"def.special.required.p1\"></a>") == false, "its row is that of the root")
    let row = "<a id=\"def.special.inherited.p1\"></a>[`p1`](#def.special.inherited.p1) | string | yes |"
    #expect(page.contains(row))
    #expect(!page.contains("| <a id=\"def.same.inherited"))
    #expect(LinkChecker(pages).dead == [])
  }

  /// Where a page is cut, a table stays with its heading, and the part says where the next one is.
  @Test func partsOfAPageAreCutBetweenTables() {
    let words = String(repeating: "Words about it. ", count: 12)
    let members = (0..<50).map { outer in
      let inner = (0..<25 + outer).map { "      m\($0): {type: string, description: \(words)}\n" }
      return "  o\(outer):\n    type: object\n    properties:\n\(inner.joined())"
    }
    let pages = pages(of: "type: object\nproperties:\n\(members.joined())")
    let parts = pages.filter { $0.path.hasPrefix("ways") && $0.path.hasSuffix(".md") }
    #expect(parts.count > 3)
    for part in parts {
      let blocks = part.contents.split(separator: "\n").map(String.init)
      let end = blocks.last { !$0.hasPrefix("Continued in ") } ?? ""
      #expect(end.hasPrefix("|") || end.hasPrefix("Other properties"), "\(part.path): \(end)")
    }
    #expect(parts.filter { $0.contents.contains("\nContinued in [part ") }.count == parts.count - 1)
    #expect(LinkChecker(pages).dead == [])
  }

  /// The first page of an object has members and an instance to send, also where a table of many does not fit on it.
  @Test func aTableThatIsTooLongForAPageBeginsOnIt() throws {
    let words = String(repeating: "Words about it. ", count: 12)
    let inner = (0..<12).map { "      m\($0): {type: string, description: \(words)}\n" }.joined()
    let members = (0..<59).map { "  o\($0):\n    type: object\n    properties:\n\(inner)" }.joined()
    let pages = pages(of: "type: object\nexamples: [{o1: {m1: x}}]\nproperties:\n\(members)")
    let first = try #require(pages.first { $0.path == "ways.md" }?.contents)
    #expect(pages.filter { $0.contents.contains("\n## What to send\n") }.map(\.path) == ["ways.md"])
    #expect(first.contains("<a id=\"member.o0\">") && !first.contains("<a id=\"member.o58\">"))
    #expect(pages.filter { $0.contents.contains("<a id=\"member.o58\">") }.count == 1)
    #expect(LinkChecker(pages).dead == [])
  }

  /// A type that `not` refuses whole is no type of the value.
  @Test func nullThatIsRefusedIsNotNamed() throws {
    let pages = pages(
      of: """
        type: object
        properties:
          type: {type: [string, 'null'], not: {type: 'null'}}
          const: {type: [string, 'null'], not: {const: null}}
          listed: {type: [string, 'null'], not: {enum: [x, null]}}
          part: {type: [string, 'null'], allOf: [{not: {type: 'null'}}]}
          other: {type: [string, 'null'], not: {const: ''}}
          referred: {$ref: '#/$defs/any', not: {type: 'null'}}
        $defs:
          any: {type: [string, 'null']}
        """)
    let page = try #require(pages.first { $0.path == "ways.md" }?.contents)
    func type(_ name: String) -> Substring? {
      page.split(separator: "\n").first { $0.contains("[`\(name)`]") }?.split(separator: "|").dropFirst()
        .first
    }
    for name in ["type", "const", "listed", "part"] { #expect(type(name) == " string ", "\(name)") }
    #expect(type("other") == " string or null ")
    #expect(type("referred")?.hasPrefix(" string, ") == true)
  }

  /// A schema that another one refers to in its own dynamic scope is not the same as that.
  @Test func bindingsAreNamed() throws {
    var loader = SchemaLoader()
    loader.loadSource(
      "{$id: 'https://e.test/generic', title: Generic, type: object, properties: {male: {$dynamicRef: '#T'}}, $defs: {leaf: {$dynamicAnchor: T}}}",
      path: "generic.yaml")
    loader.loadSource(
      "{$id: 'https://e.test/weights', $ref: generic, $defs: {leaf: {$dynamicAnchor: T, type: number}}}",
      path: "weights.yaml")
    var bag = DiagnosticBag()
    let graph = loader.finish().withStaticReferences()
    let types = TypeLowering(graph).lower(into: &bag)
    let pages = MarkdownEmitter(graph: graph, types: types).emit()
    let page = try #require(pages.first { $0.path == "weights.md" }?.contents)
    #expect(page.contains("The same as") == false)
    #expect(
      page.contains(
        "\n[Generic](generic.md#def.schema) whose dynamic references lead to [Leaf](#def.leaf).\n"))
    #expect(
      page.contains(
        "[`male`](#inherited.male) | number, [Leaf](#def.leaf) | no | From [Generic bound by Weights](generic.md#def.schema.member.male)."
      ), "\(page)")
    let generic = try #require(pages.first { $0.path == "generic.md" }?.contents)
    #expect(generic.contains("\n## Generic bound by Weights\n"))
    #expect(generic.contains("| `Weights` | object | `generic.yaml` |"), "\(generic)")
    #expect(LinkChecker(pages).dead == [])
  }

  /// A binding holds through each document on the way.
  @Test func bindingsOfSeveralDocumentsAreNamed() throws {
    var loader = SchemaLoader()
    let documents = [
      "p": "type: object, properties: {g: {$dynamicRef: '#T'}}, $defs: {leaf: {$dynamicAnchor: T}}",
      "m": "$ref: p, required: [g]",
      "w": "$ref: m, $defs: {number: {$dynamicAnchor: T, type: number}}",
      "x": "$ref: w, $defs: {text: {$dynamicAnchor: T, type: string}}",
    ]
    for (name, text) in documents.sorted(by: { $0.key < $1.key }) {
      loader.loadSource("{$id: 'https://e.test/\(name)', \(text)}", path: "\(name).yaml")
    }
    var bag = DiagnosticBag()
    let graph = loader.finish().withStaticReferences()
    let types = TypeLowering(graph).lower(into: &bag)
    let pages = MarkdownEmitter(graph: graph, types: types).emit()
    for (name, link) in [("w", "[Number](#def.number)"), ("x", "[Text](#def.text)")] {
      let page = try #require(pages.first { $0.path == "\(name).md" }?.contents)
      #expect(page.contains("whose dynamic references lead to \(link)"), "\(page)")
      #expect(!page.contains("The same as"))
    }
  }

  /// A pattern that is no regular expression describes.
  @Test func uncheckedPatternsAreSaid() throws {
    var options = SchemaLoader.Options()
    options.patternIsAnnotation = true
    var loader = SchemaLoader(options: options)
    loader.loadSource(
      """
      {type: object, properties: {a: {type: string, pattern: (?i)abc}},
       patternProperties: {(?i)^x: {type: integer}, ^y: {type: integer}}, additionalProperties: false}
      """, path: "ways.yaml")
    var bag = DiagnosticBag()
    let graph = loader.finish()
    let types = TypeLowering(graph).lower(into: &bag)
    let page = try #require(
      MarkdownEmitter(graph: graph, types: types).emit().first { $0.path == "ways.md" }?.contents)
    #expect(page.contains("Pattern: `(?i)abc`, which is not checked."))
    #expect(page.contains("Other properties are allowed. The pattern `(?i)^x` of names is not checked."))
    #expect(page.contains("[names that match `^y`]"))
    #expect(!page.contains("not allowed") && !page.contains("[names that match `\"\"`]"))
  }

  private func pages(of text: String) -> [OutputFile] {
    var loader = SchemaLoader()
    loader.loadSource(text, path: "ways.yaml")
    var bag = DiagnosticBag()
    let graph = loader.finish()
    let types = TypeLowering(graph).lower(into: &bag)
    #expect(!loader.diagnostics.hasErrors && !bag.hasErrors)
    return MarkdownEmitter(graph: graph, types: types).emit()
  }

  private func pages(of example: CaseFolder) -> [OutputFile] {
    let graph = example.load()
    var bag = DiagnosticBag()
    let types = TypeLowering(graph).lower(into: &bag)
    return Reference(graph: graph, types: types, module: "Demo", reasoning: graph.reasoning).markdown
  }
}
