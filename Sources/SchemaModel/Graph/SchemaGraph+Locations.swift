package import Diagnostics
import SchemaRuntime

extension SchemaGraph {
  /// The location of a schema, as `path#/json/pointer`; a document's root is `path#`.
  public func location(of id: SchemaID) -> String {
    let schema = schemas[id.index]
    return documents[schema.document].path + "#" + JSONPointer.text(of: schema.pointer)
  }

  /// Where a keyword stands in its text, by its place as reports have it, `path#/json/pointer/keyword`; nil where there is no
  /// schema around it.
  package func location(ofKeywordAt place: String) -> SourceLocation? {
    let parts = place.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let tokens = JSONPointer.tokens(of: parts[1]), let keyword = tokens.last,
      let schema = resolveSchema(
        document: parts[0], pointer: JSONPointer.text(of: Array(tokens.dropLast())))
    else { return nil }
    return self[schema].sites.first { $0.spelling.hasSameScalars(as: keyword) }?.location
  }

  /// The schemas of every document, by the document's index, in the order of `schemas`.
  public func schemasByDocument() -> [[SchemaID]] {
    var result: [[SchemaID]] = Array(repeating: [], count: documents.count)
    for schema in schemas { result[schema.document].append(schema.id) }
    return result
  }

  /// The schema at a JSON Pointer of a document; nil where the document or a subschema there does not exist.
  public func resolveSchema(document path: String, pointer: String) -> SchemaID? {
    guard let tokens = JSONPointer.tokens(of: pointer),
      let document = documents.first(where: { $0.path.utf8.elementsEqual(path.utf8) })
    else { return nil }
    if tokens.isEmpty { return document.root }
    return schemas.first { schema in
      schema.document == document.index
        && schema.pointer.elementsEqual(tokens) { $0.utf8.elementsEqual($1.utf8) }
    }?.id
  }
}
