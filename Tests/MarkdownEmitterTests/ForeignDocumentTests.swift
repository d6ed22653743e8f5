import Diagnostics
import Foundation
import SchemaModel
import SourceText
import Testing
import TypeModel

@testable import MarkdownEmitter

/// Documents outside of the folder have pages as far as references lead to them, or links to where they are described.
@Suite struct ForeignDocumentTests {
  /// A folder with one schema, and another folder that references below `https://geo.example/` lead to.
  private static func reference(
    to schemas: [String: String], from root: String, path: String = "route.yaml",
    documentation: DocumentationAddresses = DocumentationAddresses()
  ) throws -> Reference {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("foreign-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: folder) }
    try manager.createDirectory(
      at: folder.appendingPathComponent("geo"), withIntermediateDirectories: true)
    for (name, text) in Array(schemas.map { ("geo/" + $0, $1) }) + [("own/" + path, root)] {
      let file = folder.appendingPathComponent(name)
      try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    var loader = SchemaLoader(
      options: .init(
        resolve: [
          .init(uriPrefix: "https://geo.example/", directory: folder.appendingPathComponent("geo").path)
        ]))
    loader.loadFolder(folder.appendingPathComponent("own").path)
    let graph = loader.finish()
    #expect(loader.diagnostics.sorted.filter { $0.severity == .error }.map(\.description) == [])
    var bag = DiagnosticBag()
    let types = TypeLowering(graph).lower(into: &bag)
    return Reference(graph: graph, types: types, documentation: documentation)
  }

  private static func text(_ files: [OutputFile], _ path: String) throws -> String {
    try #require(files.first { $0.path == path }, "\(files.map(\.path))").contents
  }

  private static let route = """
    title: Route
    type: object
    properties: { line: { $ref: 'https://geo.example/line.yaml' } }
    """

  private static let line = """
    title: Line
    type: object
    properties:
      points: { type: array, items: { $ref: '#/$defs/point' }, minItems: 2 }
    $defs:
      point: { title: Point, type: array, items: { type: number, maximum: 180 } }
      unused: { title: Unused, type: string, maxLength: 77 }
    """

  @Test func aPageOfItsOwnSaysWhatItIsAPartOf() throws {
    let reference = try Self.reference(to: ["line.yaml": Self.line], from: Self.route)
    let files = reference.markdown
    let own = try Self.text(files, "route.md")
    #expect(own.contains("[Line](elsewhere/geo.example.line.md)"))
    let page = try Self.text(files, "elsewhere/geo.example.line.md")
    #expect(page.contains("Part of [Route](../route.md): this document stands outside of the folder"))
    #expect(page.contains("at least 2 items"))
    #expect(page.contains("`180`"))
    #expect(!page.contains("Unused") && !page.contains("77"))
    #expect(!page.contains(FileManager.default.temporaryDirectory.path))
    let index = try Self.text(files, "index.md")
    #expect(index.contains("[From elsewhere](elsewhere/index.md)"))
    #expect(try Self.text(files, "properties.md").contains("`points`"))
    let facts = try Self.text(files, "facts.json")
    #expect(
      facts.contains(
        #""https://geo.example/line.yaml#/properties/points": {"page": "elsewhere/geo.example.line.md""#))
    #expect(!facts.contains("unused"))
  }

  @Test func aSiteLinksAndFindsIt() throws {
    let files = try Self.reference(to: ["line.yaml": Self.line], from: Self.route).website
    let own = try Self.text(files, "route.html")
    #expect(own.contains("href=\"elsewhere/geo.example.line.html\">Line</a>"))
    #expect(own.contains("<summary>From elsewhere</summary>"))
    #expect(try Self.text(files, "assets/search.js").contains("points"))
    #expect(files.contains { $0.path == "elsewhere/geo.example.line.html" })
  }

  @Test func whereADocumentIsDescribedElsewhereALinkLeadsThere() throws {
    let addresses = DocumentationAddresses([
      .init(uriPrefix: "https://geo.example", address: "https://docs.example/all"),
      .init(uriPrefix: "https://geo.example/line.yaml", address: "https://docs.example/line"),
      .init(uriPrefix: "https://geo.example/li", address: "https://docs.example/wrong"),
    ])
    let files = try Self.reference(to: ["line.yaml": Self.line], from: Self.route, documentation: addresses)
      .markdown
    #expect(try Self.text(files, "route.md").contains("[Line](<https://docs.example/line>)"))
    #expect(!files.contains { $0.path.hasPrefix("elsewhere") })
  }

  @Test func onlyTheDefinitionsThatAreReachedAreOnThePage() throws {
    let root = """
      title: Route
      type: object
      properties: { start: { $ref: 'https://geo.example/line.yaml#/$defs/point' } }
      """
    let files = try Self.reference(to: ["line.yaml": Self.line], from: root).markdown
    let page = try Self.text(files, "elsewhere/geo.example.line.md")
    #expect(page.contains("They lead to parts of `https://geo.example/line.yaml` alone"))
    #expect(page.contains("`180`"))
    #expect(!page.contains("points") && !page.contains("Unused"))
    #expect(try Self.text(files, "route.md").contains("[Point](elsewhere/geo.example.line.md#def.point)"))
  }

  @Test func aPartThatIsNoDefinitionHasAPlace() throws {
    let root = """
      title: Route
      type: object
      properties: { points: { $ref: 'https://geo.example/line.yaml#/properties/points' } }
      """
    let files = try Self.reference(to: ["line.yaml": Self.line], from: root).markdown
    #expect(try Self.text(files, "route.md").contains("(elsewhere/geo.example.line.md#def.points)"))
    #expect(try Self.text(files, "elsewhere/geo.example.line.md").contains("at least 2 items"))
  }

  @Test func aDocumentLeadsToAnother() throws {
    let line = "title: Line\ntype: object\nproperties: { end: { $ref: end/point.yaml } }\n"
    let point = "title: Point\ntype: array\nitems: { type: number, maximum: 90 }\n"
    let files = try Self.reference(to: ["line.yaml": line, "end/point.yaml": point], from: Self.route)
      .markdown
    #expect(
      try Self.text(files, "elsewhere/geo.example.line.md").contains("[Point](geo.example.end.point.md)"))
    #expect(try Self.text(files, "elsewhere/geo.example.end.point.md").contains("Part of [Line]("))
  }

  @Test func aDocumentThatIsAReferenceHasTheTypeOfItsTarget() throws {
    let line =
      "title: Line\ntype: object\nproperties: {end: {$ref: end/point.yaml, description: Where it ends.}}\n"
    let point =
      "title: Point\n$ref: '#/$defs/xy'\n$defs: {xy: {type: array, prefixItems: [{type: number}, {type: number}], minItems: 2}}\n"
    let files = try Self.reference(to: ["line.yaml": line, "end/point.yaml": point], from: Self.route)
      .markdown
    let page = try Self.text(files, "elsewhere/geo.example.end.point.md")
    #expect(page.contains("| `Route.Line.Xy` | array, [Xy](#def.xy) |"), "\(page)")
    #expect(!(try Self.text(files, "elsewhere/index.md").contains("<code></code>")))
  }

  @Test(arguments: [
    ("elsewhere/x.yaml", "elsewhere-2"), ("ELSEWHERE.yaml", "elsewhere-2"), ("x.yaml", "elsewhere"),
  ])
  func namesDoNotCollide(path: String, folder: String) throws {
    let schemas = ["a-b.yaml": "title: One\ntype: string\n", "a-B.yaml": "title: Two\ntype: integer\n"]
    let root = """
      properties:
        one: { $ref: 'https://geo.example/a-b.yaml' }
        two: { $ref: 'https://geo.example/a-B.yaml' }
      """
    let files = try Self.reference(to: schemas, from: root, path: path).markdown
    let pages = files.map(\.path).filter { $0.contains("geo.example") }
    #expect(pages == ["\(folder)/geo.example.a-B.md", "\(folder)/geo.example.a-b-2.md"])
  }

  @Test func aMetaSchemaIsALinkToItsAddress() throws {
    let root =
      "title: Route\ntype: object\nproperties: { schema: { $ref: 'http://json-schema.org/draft-07/schema#' } }\n"
    let files = try Self.reference(to: [:], from: root).markdown
    #expect(try Self.text(files, "route.md").contains("(<http://json-schema.org/draft-07/schema>)"))
    #expect(!files.contains { $0.path.hasPrefix("elsewhere") })
  }

  @Test func aPrefixEndsWhereAPartOfThePathDoes() throws {
    let addresses = DocumentationAddresses([
      .init(uriPrefix: "https://geo.example/li", address: "https://docs.example/wrong")
    ])
    #expect(addresses.address(of: "https://geo.example/line.yaml") == nil)
    #expect(addresses.address(of: "https://geo.example/li/x.yaml") == "https://docs.example/wrong")
  }
}
