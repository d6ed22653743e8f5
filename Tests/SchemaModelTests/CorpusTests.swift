import SchemaModel
import Testing

/// The schemas of this repository load strictly.
@Suite struct CorpusTests {
  @Test func everySchemaOfTheRepositoryLoads() {
    var loader = SchemaLoader(options: .init(strict: true))
    loader.loadFolder(Folders.package + "/Schemas", displayPrefix: "Schemas")
    let graph = loader.finish()
    #expect(loader.diagnostics.sorted.map(\.description) == [])
    #expect(!graph.entryDocuments.isEmpty)
    #expect(graph.schemas.indices.allSatisfy { graph.schemas[$0].id.index == $0 })
  }
}
