import SchemaModel
import SchemaRuntime

/// A pair of schemas that instances are judged by: the roots of a document, or a definition that no root leads to.
struct ComparedRoot {
  /// The schemas of both sides, in the joined graph.
  var schemas: Sides<SchemaID>
  /// The path of the new document.
  var document: String
  /// JSON Pointer of the definition in the new document; nil for the document itself.
  var definition: String?

  /// The roots of the documents, and behind them each definition of both sides that a root of neither side leads to.
  /// - Parameter known: the definitions of each document (`SchemaGraph.allDefinitions`).
  static func all(
    of pairs: [Sides<SchemaDocument>], _ known: Sides<[[NamedSchema]]>, in graph: SchemaGraph, shift: Int
  ) -> [ComparedRoot] {
    func moved(_ id: SchemaID) -> SchemaID { SchemaID(index: id.index + shift) }
    let documents = pairs.map { pair in
      ComparedRoot(schemas: Sides(old: pair.old.root, new: moved(pair.new.root)), document: pair.new.path)
    }
    let reached = graph.reach(of: documents.flatMap { [$0.schemas.old, $0.schemas.new] })
    var definitions: [ComparedRoot] = []
    for pair in pairs {
      let new = Dictionary(
        known.new[pair.new.index].map { (ScalarKey($0.name), moved($0.schema)) },
        uniquingKeysWith: { first, _ in first })
      for old in known.old[pair.old.index] {
        guard let other = new[ScalarKey(old.name)], !reached[old.schema.index] || !reached[other.index] else {
          continue
        }
        definitions.append(
          ComparedRoot(
            schemas: Sides(old: old.schema, new: other), document: pair.new.path,
            definition: JSONPointer.text(of: graph[other].pointer)))
      }
    }
    return documents + definitions
  }

  /// The definitions that no root leads to.
  static func unused(
    _ definitions: [NamedSchema], beside roots: [SchemaID], in graph: SchemaGraph
  ) -> Set<SchemaID> {
    guard !definitions.isEmpty else { return [] }
    let reached = graph.reach(of: roots)
    return Set(definitions.map(\.schema).filter { !reached[$0.index] })
  }
}
