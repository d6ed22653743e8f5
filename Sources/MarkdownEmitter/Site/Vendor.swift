import SchemaModel
import TypeModel

/// The schemas of a folder: what has an index page of its own.
struct Vendor: Sendable {
  /// Relative to the schema root; empty for the root itself, whose documents stand on the main index.
  var folder: String
  var title: String
  var description: String?
  var swiftName: String?
  var disagreements: [SchemaNamespace.Disagreement]
  /// Indices in `SchemaGraph.documents`, in order of path.
  var documents: [Int]

  /// Every folder that has documents, in order.
  static func all(in site: Site) -> [Vendor] {
    var vendors: [Vendor] = []
    for document in site.graph.entryDocuments {
      let folder = PagePaths.folder(of: document.path)
      if let known = vendors.firstIndex(where: { $0.folder == folder }) {
        vendors[known].documents.append(document.index)
        continue
      }
      let said = site.graph.namespaces.first { $0.folder == folder }
      let type = site.types.namespaces.first { $0.folder == folder }
      let name = folder.split(separator: "/").last.map { Titles.title(of: String($0)) }
      vendors.append(
        Vendor(
          folder: folder, title: said?.title ?? type?.path.last ?? name ?? "Schemas",
          description: said?.description, swiftName: type?.path.joined(separator: "."),
          disagreements: said?.disagreements ?? [], documents: [document.index]))
    }
    return vendors.sorted { $0.folder.utf8.lexicographicallyPrecedes($1.folder.utf8) }
  }
}
