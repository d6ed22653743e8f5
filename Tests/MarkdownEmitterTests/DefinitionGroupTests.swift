import Diagnostics
import SchemaModel
import Testing
import TypeModel

@testable import MarkdownEmitter

/// A document that only defines lists its definitions by what uses them.
@Suite struct DefinitionGroupTests {
  private static func reference(_ definitions: String) -> Reference {
    var loader = SchemaLoader()
    loader.loadSource("{$defs: {\(definitions)}}", path: "d.yaml")
    let graph = loader.finish()
    var bag = DiagnosticBag()
    let types = TypeLowering(graph).lower(into: &bag)
    return Reference(graph: graph, types: types)
  }

  /// The headings and the definitions of the list, in order.
  private static func list(_ definitions: String) -> [String] {
    let text = reference(definitions).markdown.first { $0.path == "d.md" }?.contents ?? ""
    let own = text.components(separatedBy: "## Definitions\n").dropFirst().first?.components(
      separatedBy: "\n## "
    )
    .first
    return (own ?? "").split(separator: "\n").compactMap { line in
      if line.hasPrefix("### ") { return String(line.dropFirst(4)) }
      return line.firstMatch(of: #/^\| \[([^\]]*)\]/#).map { "- " + $0.1 }
    }
  }

  private static func object(_ name: String, _ uses: String...) -> String {
    let members = uses.map { "\($0): {$ref: '#/$defs/\($0)'}" }.joined(separator: ", ")
    return "\(name): {type: object, properties: {\(members)}}"
  }

  @Test func aDefinitionStandsWithTheOneThatAloneUsesIt() {
    let definitions = [
      Self.object("call", "args", "shared"), Self.object("args", "value"), Self.object("value"),
      Self.object("answer", "shared"), Self.object("shared"), Self.object("lonely"),
    ]
    let expected = [
      "Call", "- Call", "- Args", "- Value", "Used in several places", "- Shared", "Used by no other schema",
      "- Answer",
      "- Lonely",
    ]
    #expect(Self.list(definitions.joined(separator: ", ")) == expected)
  }

  /// Of definitions that use each other in a circle, all stand with the first.
  @Test func aCircleHasOneHead() {
    let definitions = [
      Self.object("a", "b"), Self.object("b", "c"), Self.object("c", "a"), Self.object("d", "e"),
      Self.object("e", "e"),
    ]
    #expect(
      Self.list(definitions.joined(separator: ", ")) == [
        "A", "- A", "- B", "- C", "Used in several places", "- E", "Used by no other schema", "- D",
      ])
  }

  @Test func fewDefinitionsAreOneList() {
    #expect(Self.list([Self.object("a", "b"), Self.object("b")].joined(separator: ", ")) == ["- A", "- B"])
  }

  /// The parts of one long section stand below its title, which they do not repeat.
  @Test func theSideBarNumbersParts() throws {
    let words = String(repeating: "What it is for, at some length. ", count: 30)
    let members = (0..<200).map { "m\($0): {type: string, description: '\(words)'}" }.joined(separator: ", ")
    var loader = SchemaLoader()
    loader.loadSource("{title: Whole, type: object, properties: {\(members)}}", path: "d.yaml")
    let graph = loader.finish()
    var bag = DiagnosticBag()
    let types = TypeLowering(graph).lower(into: &bag)
    let files = Reference(graph: graph, types: types).website
    let page = try #require(files.first { $0.path == "d.html" }?.contents)
    #expect(page.contains("<li><a href=\"d.2.html\">Part 2</a></li>"))
    #expect(!page.contains(">Whole, part 2</a>"))
    let second = try #require(files.first { $0.path == "d.2.html" }?.contents)
    #expect(second.contains("<h1 id=\"part.2\">Whole, part 2"))
  }

  /// The side bar of a page that is one of many of its document shows it among its neighbours.
  @Test func theSideBarShowsNeighbours() throws {
    let words = String(repeating: "What it is for, at some length. ", count: 100)
    let definitions = (10..<60).map {
      "d\($0): {description: '\(words)', type: object, properties: {a: {type: string}}}"
    }
    let files = Self.reference(definitions.joined(separator: ", ")).website
    let page = try #require(files.first { $0.path == "d.d30.html" }?.contents)
    let near = try #require(page.components(separatedBy: "<ul class=\"near\">").dropFirst().first)
    let items = near.components(separatedBy: "</ul>")[0].split(separator: "\n").map(String.init)
    #expect(items.count == 11, "\(items)")
    #expect(items.first == "<li><a href=\"d.d25.html\">D25</a></li>")
    #expect(items[5] == "<li><a aria-current=\"page\" href=\"#content\">D30</a></li>")
    #expect(items.last == "<li><a href=\"d.d35.html\">D35</a></li>")
    // On it, headings are headings, and the list of what is on the page has them.
    #expect(page.contains("<h2 id=\"section-properties\">Properties"))
    #expect(page.contains("<li class=\"level2\"><a href=\"#section-properties\">Properties</a></li>"))
    let first = try #require(files.first { $0.path == "d.html" }?.contents)
    #expect(
      first.contains("<li><a href=\"d.d10.html\">D10</a></li>")
        && !first.contains("d.d16.html\">D16</a></li>"))
  }
}
