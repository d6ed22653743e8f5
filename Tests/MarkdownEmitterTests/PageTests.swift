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
    for keyword in VocabularyEntry.all { #expect(page.contains("`\(keyword.name)`")) }
  }

  private func pages(of example: CaseFolder) -> [OutputFile] {
    let graph = example.load()
    var bag = DiagnosticBag()
    let types = TypeLowering(graph).lower(into: &bag)
    return MarkdownEmitter(graph: graph, types: types, module: "Demo").emit()
  }
}
