public import SchemaModel
import SchemaRuntime
public import SourceText

/// Writes one JSON Schema 2020-12 file per namespace that any validator loads without looking further.
///
/// `airship.schema.json` holds `airship/ios-override.yaml` as `#/$defs/ios-override` and its definition `badge` as
/// `#/$defs/ios-override/$defs/badge`. Every `$ref` is a JSON Pointer within the file. The root itself demands
/// nothing. A file without a namespace, in the root folder, gives a bundle of its own, and its root is the schema.
public struct JSONSchemaEmitter: Sendable {
  private let graph: SchemaGraph

  public init(graph: SchemaGraph) { self.graph = graph }

  /// The bundles, in order of path.
  public func emit() -> [OutputFile] {
    let schemas = graph.schemasByDocument()
    return bundles.map { bundle in
      let placement = Placement(of: bundle, in: graph, schemas)
      let schema = BundleWriter(graph: graph, bundle: bundle, placement: placement).contents()
      return OutputFile(path: bundle.path, contents: schema.prettyText() + "\n")
    }
  }

  /// Where the bundles hold each schema of the entry documents: `airship.schema.json#/$defs/ios-override`.
  public func locations() -> [SchemaID: String] {
    var locations: [SchemaID: String] = [:]
    let schemas = graph.schemasByDocument()
    for bundle in bundles {
      let documents = Set(bundle.documents)
      for (schema, place) in Placement(of: bundle, in: graph, schemas).places {
        guard documents.contains(graph[schema].document), place.resource == nil else { continue }
        let pointer = PercentEncoding.encode(path: JSONPointer.text(of: place.tokens))
        locations[schema] = bundle.path + "#" + pointer
      }
    }
    return locations
  }

  /// What goes into which file: the documents of a folder together, those of the root folder one by one.
  private var bundles: [Bundle] {
    var bundles: [Bundle] = []
    for document in graph.entryDocuments {
      let (folder, stem) = Bundle.split(document.path)
      if folder.isEmpty {
        bundles.append(Bundle(path: stem + ".schema.json", folder: "", documents: [document.index]))
      } else if let known = bundles.firstIndex(where: { $0.folder == folder }) {
        bundles[known].documents.append(document.index)
      } else {
        bundles.append(
          Bundle(path: folder + ".schema.json", folder: folder, documents: [document.index]))
      }
    }
    return bundles.sorted { $0.path.precedesByScalars($1.path) }
  }
}
