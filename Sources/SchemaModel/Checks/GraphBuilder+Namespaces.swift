import Diagnostics
import SchemaRuntime

extension GraphBuilder {
  /// Reports documents and schemas that `namespace.yaml` mentions and that are not there.
  mutating func checkNamespaces() {
    for namespace in graph.namespaces {
      checkSources(namespace)
      // Parts of documents do not have all that it mentions.
      guard options.texts.parts.isEmpty else { continue }
      for name in namespace.order where graph.document(named: name.text, in: namespace.folder) == nil {
        diagnostics.error("there is no schema '\(name.text.shortened)' in this folder", at: name.location)
      }
      for place in namespace.disagreements.flatMap(\.concerns)
      where graph.schema(mentioned: place.text, in: namespace.folder) == nil {
        diagnostics.error("there is no schema at '\(place.text.shortened)'", at: place.location)
      }
    }
  }

  /// Checks that `x-source` names one of a folder's documents, where the folder lists them.
  private mutating func checkSources(_ namespace: SchemaNamespace) {
    let titles = namespace.documents.map(\.title)
    if titles.isEmpty { return }
    for schema in graph.schemas {
      guard let source = schema.extensions.source, let location = schema.sites[.source]?.location,
        graph.documents[schema.document].isEntry,
        graph.documents[schema.document].folder == namespace.folder
      else { continue }
      let title = SchemaNamespace.Source.parts(of: source).title
      if titles.contains(where: { $0.hasSameScalars(as: title) }) { continue }
      diagnostics.warning(
        "no document of this folder has the title '\(title.shortened)'", at: location,
        help: spellingHelp(for: title, among: titles) ?? "list it under 'documents' of 'namespace.yaml'")
    }
  }
}

extension SchemaNamespace.Source {
  /// The parts of `x-source`: the title of a document, and a heading in it.
  public static func parts(of text: String) -> (title: String, heading: String?) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return (parts[0], parts.count > 1 ? parts[1] : nil)
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
