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
    var vendors: [String: Vendor] = [:]
    let descriptions = Dictionary(site.graph.namespaces.map { ($0.folder, $0) }) { first, _ in first }
    let types = Dictionary(site.types.namespaces.map { ($0.folder, $0) }) { first, _ in first }
    for document in site.graph.entryDocuments {
      let folder = PagePaths.folder(of: document.path)
      if vendors[folder] == nil {
        let (said, type) = (descriptions[folder], types[folder])
        let name = folder.split(separator: "/").last.map { Titles.title(of: String($0)) }
        vendors[folder] = Vendor(
          folder: folder, title: said?.title ?? type?.path.last ?? name ?? "Schemas",
          description: said?.description, swiftName: type?.path.joined(separator: "."),
          disagreements: said?.disagreements ?? [], documents: [])
      }
      vendors[folder]?.documents.append(document.index)
    }
    return vendors.values.sorted { $0.folder.utf8.lexicographicallyPrecedes($1.folder.utf8) }
  }
}
