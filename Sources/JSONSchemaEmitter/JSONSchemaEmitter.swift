package import Diagnostics
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
  private let translation: DialectTranslation
  private let bundles: [(bundle: Bundle, placement: Placement)]

  public init(graph: SchemaGraph) {
    self.graph = graph
    let translation = DialectTranslation(graph)
    let schemas = graph.schemasByDocument()
    self.translation = translation
    bundles = Self.bundles(of: graph).map { ($0, Placement(of: $0, in: graph, schemas, translation)) }
  }

  /// The bundles, in order of path.
  public func emit() -> [OutputFile] {
    bundles.map { bundle, placement in
      let writer = BundleWriter(
        graph: graph, bundle: bundle, placement: placement, translation: translation)
      let schema = writer.contents()
      return OutputFile(path: bundle.path, contents: schema.prettyText() + "\n")
    }
  }

  /// What the bundles cannot say of the schemas: a warning for each document.
  package var losses: [Diagnostic] {
    let placed = Set(bundles.flatMap(\.placement.places.keys))
    return DialectTranslation.losses(of: Array(placed), in: graph)
  }

  /// The places in the bundles of schemas of the entry documents: `airship.schema.json#/$defs/ios-override`. Schemas
  /// without a place in the file of their document are left out, as are those that a dynamic reference has in one scope
  /// alone (`SchemaGraph.withStaticReferences`): the document that refers to the file's schema binds it.
  public func locations(of schemas: [SchemaID]) -> [SchemaID: String] {
    var bundleOfDocument: [Int: Int] = [:]
    for (number, (bundle, _)) in bundles.enumerated() {
      for document in bundle.documents { bundleOfDocument[document] = number }
    }
    var locations: [SchemaID: String] = [:]
    for schema in schemas {
      guard schema.index < graph.schemas.count, let number = bundleOfDocument[graph[schema].document],
        let place = bundles[number].placement.places[schema], place.resource == nil
      else { continue }
      let pointer = PercentEncoding.encode(path: JSONPointer.text(of: place.tokens))
      locations[schema] = bundles[number].bundle.path + "#" + pointer
    }
    return locations
  }

  /// The bundles, with their documents: those of a folder together, those of the root folder one by one.
  private static func bundles(of graph: SchemaGraph) -> [Bundle] {
    var bundles: [Bundle] = []
    let stems = OutputStems(graph.schemaFiles)
    let places = graph.entryDocuments.map { Bundle.split($0.path, among: stems) }
    // A document that is called like a folder leaves it the name.
    let taken = Set(places.map { $0.folder.isEmpty ? $0.stem : $0.folder })
    let folders = Set(places.map(\.folder))
    for (document, (folder, stem)) in zip(graph.entryDocuments, places) {
      if folder.isEmpty {
        var name = stem
        if folders.contains(stem) { repeat { name += "-document" } while taken.contains(name) }
        bundles.append(Bundle(path: name + ".schema.json", folder: "", documents: [document.index]))
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
