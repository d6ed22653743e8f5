import Diagnostics
import Foundation
import GeneratorCore
import SchemaModel
import SchemaValidation
import SourceText
import Testing
import TypeModel

@testable import MarkdownEmitter

/// A folder of schemas with its pages, made once for all tests.
struct LoadedFolder: Sendable, CustomTestStringConvertible {
  let url: URL
  let graph: SchemaGraph
  let types: TypeGraph
  let reference: Reference
  let pages: [OutputFile]

  var testDescription: String { url.deletingLastPathComponent().lastPathComponent }

  init(_ url: URL) {
    self.url = url
    var loader = SchemaLoader()
    loader.loadFolder(url.path)
    graph = loader.finish()
    var bag = DiagnosticBag()
    types = TypeLowering(graph).lower(into: &bag)
    reference = Reference(graph: graph, types: types, reasoning: graph.reasoning)
    pages = reference.markdown
  }

  /// The schemas of this repository.
  static let corpus = LoadedFolder(
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Schemas"))

  /// Those, and the cases of these tests.
  static let all: [LoadedFolder] = {
    let cases = (try? CaseFolder.all) ?? []
    return [corpus] + cases.map { LoadedFolder($0.url.appendingPathComponent("schemas")) }
  }()
}

extension SchemaGraph {
  /// What `schemagen generate` knows of several schemas together.
  var reasoning: SearchReasoning {
    var bag = DiagnosticBag()
    let lowering = ProgramLowering(graph: self, options: .init(assertsFormat: true))
    return SearchReasoning(self, lowering.lower(roots: entryDocuments.map(\.root), into: &bag))
  }
}
