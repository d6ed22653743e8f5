public import SchemaModel
public import SourceText
public import TypeModel

/// Writes the reference: a page per schema file with a section per definition, an index per folder, the pages about
/// all of them, and an index of facts.
///
/// Everything is written as a `Page` first; `GFMWriter` makes Markdown of it for GitHub and MkDocs, `HTMLWriter` a site.
public struct MarkdownEmitter: Sendable {
  let graph: SchemaGraph
  let types: TypeGraph

  let module: String?

  /// With the name of the module that has the types, the examples are also written as Swift files, to compile.
  public init(graph: SchemaGraph, types: TypeGraph, module: String? = nil) {
    self.graph = graph
    self.types = types
    self.module = module
  }

  /// The pages in Markdown, in order of path.
  public func emit() -> [OutputFile] { Reference(graph: graph, types: types, module: module).markdown }

  /// The examples of all documented objects as Swift expressions, as pages show them, for a test to compile and run.
  public func swiftExamples() -> [SwiftExample] {
    let site = Site(graph: graph, types: types)
    return site.subjects.filter { graph.documents[$0.document].isEntry }.flatMap { subject in
      site.shownExamples(of: subject).compactMap(\.swift)
    }
  }
}
