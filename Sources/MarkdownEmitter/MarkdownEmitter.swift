public import SchemaModel
public import SourceText
public import TypeModel

/// Writes the reference: a page per schema file with a section per definition, an index per folder, and the pages
/// about all of them.
///
/// The pages read well on GitHub and build with MkDocs. Every anchor that is linked to is written out, so that it
/// does not depend on how either makes anchors of headings.
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

  /// The pages, in order of path.
  public func emit() -> [OutputFile] {
    let site = Site(graph: graph, types: types)
    var pages = pages(of: site)
    let anchors = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.page.anchors) })
    if !site.askedPlaces.areAll(among: anchors) {
      // Some links lead to places that turned out not to be there: once more, and to no others.
      site.anchors = anchors
      pages = self.pages(of: site)
    }
    let files = pages.map { OutputFile(path: $0.path, contents: $0.page.text) }
    return (files + (module.map { ExampleFiles(site: site, module: $0).files } ?? []))
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The examples of all documented objects as Swift expressions: what pages show, for a test to compile and run.
  public func swiftExamples() -> [SwiftExample] {
    let site = Site(graph: graph, types: types)
    return site.subjects.flatMap { subject in
      site.swiftExamples(of: subject).sorted { $0.key < $1.key }.map(\.value)
    }
  }

  private func pages(of site: Site) -> [(path: String, page: Page)] {
    var pages = [(path: PagePaths.index, page: site.mainIndex())]
    pages.append((PagePaths.objects, site.objectsPage()))
    pages.append((PagePaths.vocabulary, site.vocabularyPage()))
    for vendor in site.vendors {
      if !vendor.folder.isEmpty {
        pages.append((PagePaths.vendorIndex(folder: vendor.folder), site.vendorIndex(vendor)))
      }
      if !vendor.disagreements.isEmpty {
        pages.append((PagePaths.disagreements(folder: vendor.folder), site.disagreementsPage(vendor)))
      }
      pages += vendor.documents.map { site.documentPage($0) }
    }
    return pages
  }
}
