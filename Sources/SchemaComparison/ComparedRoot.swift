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
  /// The ways that operations send the values, where it is what these send and no definition.
  var directions: Set<SchemaChange.Direction> = []

  /// The roots of the documents, those first that others refer to, and behind them each definition of both sides that a
  /// root of neither side leads to. A change is told by the first root that shows it.
  /// - Parameter known: the definitions of each document.
  static func all(
    of pairs: [Sides<SchemaDocument>], _ known: Sides<[[ComparedDefinition]]>, in graph: SchemaGraph,
    shift: Int
  ) -> [ComparedRoot] {
    func moved(_ id: SchemaID) -> SchemaID { SchemaID(index: id.index + shift) }
    let documents = referredFirst(
      pairs.map { pair in
        ComparedRoot(
          schemas: Sides(old: pair.old.root, new: moved(pair.new.root)), document: pair.new.path)
      }, in: graph)
    let reached = graph.reach(of: documents.flatMap { [$0.schemas.old, $0.schemas.new] })
    return documents
      + definitions(of: pairs, known, in: graph, shift: shift).filter {
        !reached[$0.schemas.old.index] || !reached[$0.schemas.new.index]
      }
  }

  /// Each definition of both sides.
  static func definitions(
    of pairs: [Sides<SchemaDocument>], _ known: Sides<[[ComparedDefinition]]>, in graph: SchemaGraph,
    shift: Int
  ) -> [ComparedRoot] {
    func moved(_ id: SchemaID) -> SchemaID { SchemaID(index: id.index + shift) }
    var definitions: [ComparedRoot] = []
    for pair in pairs {
      let new = Dictionary(
        known.new[pair.new.index].map { ($0.key, moved($0.schema)) },
        uniquingKeysWith: { first, _ in first })
      for old in known.old[pair.old.index] {
        guard let other = new[old.key] else { continue }
        definitions.append(
          ComparedRoot(
            schemas: Sides(old: old.schema, new: other), document: pair.new.path,
            definition: JSONPointer.text(of: graph[other].pointer)))
      }
    }
    return definitions
  }

  /// The roots of documents, each behind those of the documents that its new side refers to.
  private static func referredFirst(_ roots: [ComparedRoot], in graph: SchemaGraph) -> [ComparedRoot] {
    var targets = [[Int]](repeating: [], count: graph.documents.count)
    for schema in graph.schemas {
      let own = schema.document
      for target in schema.references.map({ graph[$0].document }) where target != own {
        if targets[own].last != target { targets[own].append(target) }
      }
    }
    let known = Dictionary(
      roots.map { (graph[$0.schemas.new].document, $0) }, uniquingKeysWith: { first, _ in first })
    var order: [ComparedRoot] = []
    var isSeen = [Bool](repeating: false, count: graph.documents.count)
    for root in roots {
      var waiting = [(document: graph[root.schemas.new].document, isLeft: false)]
      while let (document, isLeft) = waiting.popLast() {
        if isLeft {
          if let root = known[document] { order.append(root) }
        } else if !isSeen[document] {
          isSeen[document] = true
          waiting.append((document, true))
          waiting += targets[document].reversed().map { ($0, false) }
        }
      }
    }
    return order
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
