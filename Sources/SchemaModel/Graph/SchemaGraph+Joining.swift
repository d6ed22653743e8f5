extension SchemaGraph {
  /// Two graphs as one, so that a single program judges instances by both: the schemas of the other graph come behind
  /// those of this one, by `schemas.count`. Paths of documents get a prefix, which keeps locations apart; places in
  /// files stay as they are.
  public func joined(with other: SchemaGraph, prefixes: (own: String, other: String)) -> SchemaGraph {
    var result = SchemaGraph()
    result.append(self, prefix: prefixes.own)
    result.append(other, prefix: prefixes.other)
    return result
  }

  private mutating func append(_ graph: SchemaGraph, prefix: String) {
    let (shift, firstDocument, firstResource) = (schemas.count, documents.count, resources.count)
    let move = SchemaMove { SchemaID(index: $0.index + shift) }
    documents += graph.documents.map { document in
      SchemaDocument(
        index: document.index + firstDocument, path: prefix + document.path, root: move(document.root),
        isEntry: document.isEntry, definitions: document.definitions.map { move($0) })
    }
    schemas += graph.schemas.map { schema in
      move.copy(
        of: schema, as: move(schema.id), document: schema.document + firstDocument,
        resource: SchemaResourceID(index: schema.resource.index + firstResource))
    }
    resources += graph.resources.map { resource in
      var result = resource
      result.root = move(resource.root)
      result.dynamicAnchors = resource.dynamicAnchors.mapValues { move($0) }
      result.anchors = resource.anchors.mapValues { move($0) }
      return result
    }
  }
}
