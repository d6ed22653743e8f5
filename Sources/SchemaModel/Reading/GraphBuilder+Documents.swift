import Diagnostics
import SchemaRuntime
import YAMLTree

extension GraphBuilder {
  /// Makes schemas of a source, unless that has been done, and answers with its index in `graph.documents`.
  /// - Parameter rules: the rules of the document that refers to it, for a document that names no dialect.
  @discardableResult
  mutating func readDocument(_ source: Int, referredBy rules: DialectRules? = nil) -> Int {
    if let known = library.sources[source].document { return known }
    let (path, uri) = (library.sources[source].path, library.sources[source].uri)
    let node = library.sources[source].node
    let index = graph.documents.count
    library.markRead(source, as: index)
    let resource = addResource(base: uri, root: SchemaID(index: graph.schemas.count))
    if let other = resourceByURI.updateValue(resource, forKey: ScalarKey(uri.text)),
      let location = resources[other.index].identifierLocation
    {
      let keyword = (resources[other.index].rules?.dialect ?? .draft2020).identifierKeyword
      diagnostics.error(
        "the '\(keyword)' '\(uri.text.shortened)' is where the file '\(path)' stands", at: location)
    }
    schemaAtPointer.append([:])
    sourceOfDocument.append(source)
    graph.documents.append(
      SchemaDocument(
        index: index, path: path, root: SchemaID(index: graph.schemas.count),
        isEntry: library.sources[source].isEntry))
    noteDocument(source)
    noteSchemas(source, referredBy: inheritedRules[source] ?? rules)
    followParts()
    let context = ReadingContext(
      document: index, resource: resource,
      rules: rulesOfHolders[source] ?? inheritedRules[source] ?? rules
        ?? DialectRules(dialect: options.defaultDialect))
    if rulesOfHolders[source] != nil {
      readEmbedded(source, in: context)
    } else {
      _ = addSchema(node, at: Place(), in: context)
      readUnread()
    }
    return index
  }

  mutating func addResource(base: URIReference, root: SchemaID) -> SchemaResourceID {
    let id = SchemaResourceID(index: resources.count)
    resources.append(ResourceRecord(base: base))
    graph.resources.append(SchemaResource(uri: base.text, root: root))
    return id
  }
}
