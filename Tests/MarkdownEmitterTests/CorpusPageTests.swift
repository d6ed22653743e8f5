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

  @Test func everyPropertyHasARow() throws {
    let pages = Dictionary(uniqueKeysWithValues: Self.files.map { ($0.path, $0.contents) })
    let site = Site(graph: Self.graph, types: Self.types)
    for subject in site.subjects {
      guard case .object(let object)? = site.nominal(of: subject)?.declaration else { continue }
      for property in object.properties {
        let anchor = "<a id=\"\(subject.anchors.member(property.key))\"></a>"
        #expect(pages[subject.page]?.contains(anchor) == true, "\(subject.page): \(property.key)")
      }
    }
  }

  @Test func pagesAreTheSameEveryTime() {
    #expect(MarkdownEmitter(graph: Self.graph, types: Self.types).emit() == Self.files)
  }
}
