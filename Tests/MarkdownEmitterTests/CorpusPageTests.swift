import SourceText
import Testing

@testable import MarkdownEmitter

/// The pages of the schemas of this repository.
@Suite struct CorpusPageTests {
  private static let graph = LoadedFolder.corpus.graph
  private static let files = LoadedFolder.corpus.pages

  @Test func noLinkAndNoAnchorIsDead() {
    let checker = LinkChecker(Self.files)
    #expect(checker.count > 100)
    #expect(checker.dead == [])
  }

  @Test func everyDocumentHasItsPage() {
    let paths = Set(Self.files.map(\.path))
    #expect(paths.count == Self.files.count)
    for document in Self.graph.entryDocuments {
      #expect(
        paths.contains(PagePaths.page(ofDocument: document.path, among: OutputStems(Self.graph.schemaFiles))))
    }
  }

  @Test func everyPropertyIsInTheIndexOfProperties() throws {
    let text = Self.files.filter { $0.path.hasPrefix("properties") }.map(\.contents).joined()
    for schema in Self.graph.schemas where Self.graph.documents[schema.document].isEntry {
      for property in schema.properties { #expect(text.contains("`\(property.name)`"), "\(property.name)") }
    }
  }

  @Test func pagesAreTheSameEveryTime() {
    #expect(MarkdownEmitter(graph: Self.graph, types: LoadedFolder.corpus.types).emit() == Self.files)
  }
}
