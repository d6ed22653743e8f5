import Diagnostics
import Foundation
import SchemaModel
import SchemaRuntime
import Testing
import TypeModel
import YAMLTree

@testable import MarkdownEmitter

/// A schema file whose page is compared with those of its mutants.
struct ReadSchema: Sendable, CustomTestStringConvertible {
  let path: String
  /// The folder to which its references may lead; nil: they lead to no other file.
  var root: String?
  /// Where URIs of other schemas are found.
  var resolutions: [SchemaLoader.Resolution] = []

  var testDescription: String { URL(fileURLWithPath: path).lastPathComponent }

  struct Survivor {
    var change: SchemaMutants.Change
    var verdict: ChangeVerdict

    var words: String { "\(change.description): \(verdict.words)" }
  }

  struct Result {
    /// Changes that give other values, as far as that is known.
    var tried = 0
    /// Those of them whose page reads as before.
    var survivors: [Survivor] = []
    /// Those that read alike and accept the same values; they are not among those that were tried.
    var equivalent: [Survivor] = []
    /// Changes that the generator refuses.
    var refused = 0
  }

  /// How many of the changes give another text, and those that do not; nil for a schema with faults.
  /// - Parameter sample: how many changes of assertions are tried at most, spread evenly. Changes of unions are tried
  ///   all, twenty at most.
  func result(sample: Int) throws -> Result? {
    try result { changes in
      let unions = changes.filter(\.isOfUnion).prefix(20)
      let changes = changes.filter { !$0.isOfUnion }
      let step = max(1, (changes.count + sample - 1) / sample)
      return stride(from: 0, to: changes.count, by: step).map { changes[$0] } + unions
    }
  }

  /// - Parameter choose: which of all changes are tried.
  func result(of choose: ([SchemaMutants.Change]) -> [SchemaMutants.Change]) throws -> Result? {
    guard let document, let folder = MirroredFolder(of: path, root: root) else { return nil }
    try folder.write(document.description)
    guard let graph = graph(of: folder), let page = page(of: graph) else { return nil }
    let mutants = SchemaMutants(document)
    var result = Result()
    for change in choose(mutants.changes) {
      try folder.write(mutants.document(with: change).description)
      guard let changed = self.graph(of: folder), let other = self.page(of: changed) else {
        result.refused += 1
        continue
      }
      guard other == page else {
        result.tried += 1
        continue
      }
      let survivor = Survivor(
        change: change, verdict: ChangeVerdict(change, from: graph, to: changed))
      if survivor.verdict == .same {
        result.equivalent.append(survivor)
      } else {
        result.tried += 1
        result.survivors.append(survivor)
      }
    }
    return result
  }

  private var document: JSONValue? {
    var bag = DiagnosticBag()
    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
    let node = YAMLReader().read(bytes: Array(bytes), file: path, into: &bag)
    return bag.hasErrors ? nil : node?.jsonValue
  }

  private func graph(of folder: MirroredFolder) -> SchemaGraph? {
    var loader = SchemaLoader(options: SchemaLoader.Options(resolve: resolutions, root: folder.root))
    loader.loadFile(folder.file)
    let graph = loader.finish()
    return loader.diagnostics.hasErrors ? nil : graph
  }

  /// The page of the document in Markdown, without Swift.
  private func page(of graph: SchemaGraph) -> String? {
    var bag = DiagnosticBag()
    let types = TypeLowering(graph).lower(into: &bag)
    guard !bag.hasErrors, let entry = graph.entryDocuments.first else { return nil }
    let site = Site(graph: graph, types: types)
    guard let vendor = site.vendors.first else { return nil }
    let blocks = site.documentPage(vendor, entry.index).page.blocks.filter { block in
      if case .code(_, "swift") = block { false } else { true }
    }
    // Where a form is linked to is not read.
    return GFMWriter { "\($0.page)#\($0.anchor ?? "")" }.text(of: blocks)
      .replacingOccurrences(of: ".choice.", with: ".form.")
  }
}
