import SchemaModel
import TypeModel

/// The schemas of a folder, which has an index page of its own.
struct Vendor: Sendable {
  /// Relative to the schema root; empty for the root itself, whose documents stand on the main index.
  var folder: String
  var title: String
  var description: String?
  var swiftName: String?
  var disagreements: [SchemaNamespace.Disagreement]
  var sources: [SchemaNamespace.Source]
  /// Indices in `SchemaGraph.documents`, in order of path.
  var documents: [Int]

  /// Every folder that has documents, in order.
  static func all(in site: Site) -> [Vendor] {
    var vendors: [String: Vendor] = [:]
    let descriptions = Dictionary(site.graph.namespaces.map { ($0.folder, $0) }) { first, _ in first }
    let types = Dictionary(site.types.namespaces.map { ($0.folder, $0) }) { first, _ in first }
    for document in site.graph.entryDocuments {
      let folder = PagePaths.folder(of: document.path)
      if vendors[folder] == nil {
        let (said, type) = (descriptions[folder], types[folder])
        let name = folder.split(separator: "/").last.map { PageTitle.of(String($0)) }
        vendors[folder] = Vendor(
          folder: folder, title: said?.title ?? type?.path.last ?? name ?? "Schemas",
          description: said?.description, swiftName: type?.path.joined(separator: "."),
          disagreements: said?.disagreements ?? [], sources: said?.documents ?? [], documents: [])
      }
      vendors[folder]?.documents.append(document.index)
    }
    let referred = referred(in: site.graph)
    for folder in vendors.keys { vendors[folder]?.sort(site.graph, descriptions[folder], referred) }
    let own = vendors.values.sorted { $0.folder.utf8.lexicographicallyPrecedes($1.folder.utf8) }
    return own + (site.foreign.documents.isEmpty ? [] : [elsewhere(site.foreign)])
  }

  /// The documents that stand apart from the folder's own.
  private static func elsewhere(_ foreign: ForeignDocuments) -> Vendor {
    Vendor(
      folder: foreign.folder, title: "From elsewhere",
      description: "What stands outside of the folder of these schemas, as far as references lead to it.",
      swiftName: nil, disagreements: [], sources: [], documents: foreign.documents.map(\.index))
  }

  /// First the documents that the folder's description lists, then those that no other document refers to, then the
  /// others; in order of path each.
  private mutating func sort(
    _ graph: SchemaGraph, _ namespace: SchemaNamespace?, _ referred: Set<Int>
  ) {
    let listed = (namespace?.order ?? []).compactMap { graph.document(named: $0.text, in: folder)?.index }
    let rest = documents.filter { !listed.contains($0) }
    documents = listed + rest.filter { !referred.contains($0) } + rest.filter { referred.contains($0) }
  }

  /// The documents that others refer to.
  private static func referred(in graph: SchemaGraph) -> Set<Int> {
    var referred: Set<Int> = []
    for schema in graph.schemas {
      for target in schema.references where graph[target].document != schema.document {
        referred.insert(graph[target].document)
      }
    }
    return referred
  }
}
