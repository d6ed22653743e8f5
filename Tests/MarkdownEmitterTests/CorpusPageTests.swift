import Diagnostics
import Foundation
import SchemaModel
import SourceText
import Testing
import TypeModel

@testable import MarkdownEmitter

/// The pages of the schemas of this repository.
@Suite struct CorpusPageTests {
  private static let graph: SchemaGraph = {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var loader = SchemaLoader(options: .init(strict: true))
    loader.loadFolder(package.appendingPathComponent("Schemas").path)
    return loader.finish()
  }()
  private static let types: TypeGraph = {
    var bag = DiagnosticBag()
    return TypeLowering(graph).lower(into: &bag)
  }()
  private static let files = MarkdownEmitter(graph: graph, types: types).emit()

  @Test func noLinkAndNoAnchorIsDead() {
    let checker = LinkChecker(Self.files)
    #expect(checker.count > 100)
    #expect(checker.dead == [])
  }

  @Test func everyDocumentHasItsPage() {
    let paths = Set(Self.files.map(\.path))
    #expect(paths.count == Self.files.count)
    for document in Self.graph.entryDocuments {
      #expect(paths.contains(PagePaths.page(ofDocument: document.path)))
    }
  }

  @Test func everyPropertyIsInTheIndexOfProperties() throws {
    let text = Self.files.filter { $0.path.hasPrefix("properties") }.map(\.contents).joined()
    for schema in Self.graph.schemas where Self.graph.documents[schema.document].isEntry {
      for property in schema.properties { #expect(text.contains("`\(property.name)`"), "\(property.name)") }
    }
  }

  @Test func pagesAreTheSameEveryTime() {
    #expect(MarkdownEmitter(graph: Self.graph, types: Self.types).emit() == Self.files)
  }
}
