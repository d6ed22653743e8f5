import Diagnostics

extension GraphBuilder {
  /// Reports what `namespace.yaml` mentions and is not there.
  mutating func checkNamespaces() {
    for namespace in graph.namespaces {
      for name in namespace.order where graph.document(named: name.text, in: namespace.folder) == nil {
        diagnostics.error("there is no schema '\(name.text.shortened)' in this folder", at: name.location)
      }
      for place in namespace.disagreements.flatMap(\.concerns)
      where graph.schema(mentioned: place.text, in: namespace.folder) == nil {
        diagnostics.error("there is no schema at '\(place.text.shortened)'", at: place.location)
      }
    }
  }
}

extension SchemaGraph {
  /// The document of a folder that has a file name, which is given without its extension.
  public func document(named name: String, in folder: String) -> SchemaDocument? {
    let start = (folder.isEmpty ? "" : folder + "/") + name
    let paths = [".yaml", ".yml", ".json"].map { start + $0 }
    return entryDocuments.first { paths.contains($0.path) }
  }

  /// The schema that a description of a folder mentions: `ios-override.yaml#/properties/badge`.
  public func schema(mentioned text: String, in folder: String) -> SchemaID? {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let path = (folder.isEmpty ? "" : folder + "/") + parts[0]
    return resolveSchema(document: path, pointer: parts.count > 1 ? parts[1] : "")
  }
}
