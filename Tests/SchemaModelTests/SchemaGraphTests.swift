import SchemaModel
import Testing

@Suite struct SchemaGraphTests {
  private func load(_ text: String) -> SchemaGraph {
    var loader = SchemaLoader()
    loader.loadSource(text, path: "v/a.yaml")
    return loader.finish()
  }

  @Test func aSchemaIsNamedByPathAndPointer() throws {
    let graph = load("{$defs: {a/b: {type: string}, c~d: true}}")
    let slash = try #require(graph.resolveSchema(document: "v/a.yaml", pointer: "/$defs/a~1b"))
    #expect(graph.location(of: slash) == "v/a.yaml#/$defs/a~1b")
    #expect(graph[slash].types == .string)
    let root = try #require(graph.resolveSchema(document: "v/a.yaml", pointer: ""))
    #expect(graph.location(of: root) == "v/a.yaml#")
    #expect(graph.resolveSchema(document: "v/a.yaml", pointer: "/$defs") == nil)
    #expect(graph.resolveSchema(document: "v/a.yaml", pointer: "$defs") == nil)
    #expect(graph.resolveSchema(document: "b.yaml", pointer: "") == nil)
  }

  @Test func keywordsKnowTheirSpellingAndPlace() throws {
    let graph = load(
      "{$schema: 'http://json-schema.org/draft-07/schema#',\n items: [true],\n additionalItems: false}")
    let root = graph[graph.documents[0].root]
    #expect(root.sites[.prefixItems]?.spelling == "items")
    #expect(root.sites[.items]?.spelling == "additionalItems")
    #expect(root.sites[.items]?.location.description == "v/a.yaml:3:2")
    #expect(root.sites.map(\.keyword) == [.schema, .prefixItems, .items])
    #expect(graph.location(of: try #require(root.items)) == "v/a.yaml#/additionalItems")
  }

  /// Keywords that ask nothing are kept all the same: no author can say that one was lost.
  @Test func keywordsThatAskNothingAreFolded() {
    let head = "$schema: 'http://json-schema.org/draft-07/schema#'"
    let empty = load("{\(head), dependencies: {}}")
    #expect(empty[empty.documents[0].root].foldedKeywords == ["dependencies"])
    let idle = load("{\(head), items: true, additionalItems: true}")
    #expect(idle[idle.documents[0].root].foldedKeywords == ["additionalItems"])
    let both = load("{\(head), dependencies: {a: [b], c: true}}")
    #expect(both[both.documents[0].root].foldedKeywords.isEmpty)
  }

  @Test func tenThousandDefinitionsAreLinearWork() {
    var text = "$defs:\n"
    for number in 0..<10_000 {
      text += "  d\(number): {$ref: '#/$defs/d\(number + 1)'}\n"
    }
    text += "  d10000: {type: string}\n"
    let graph = load(text)
    #expect(graph.schemas.count == 10_002)
    #expect(graph.documents[0].definitions.count == 10_001)
  }

  /// As deep as a document may nest, on the small stack that tests run on.
  @Test func deepSchemasNeedNoDeepStack() {
    let depth = 190
    let graph = load(
      String(repeating: "{not: ", count: depth) + "true" + String(repeating: "}", count: depth))
    #expect(graph.schemas.count == depth + 1)
    #expect(graph.schemas.last?.boolean == true)
  }
}
