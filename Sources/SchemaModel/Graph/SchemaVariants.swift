/// A graph that has, beside its schemas, copies of some of them; a few of the copies have other keywords.
///
/// Between a root and a schema that it leads to, only the schemas on the way are copied.
package struct SchemaVariants {
  package private(set) var graph: SchemaGraph
  /// The schemas that lead to each schema of the graph as it was.
  private let leading: [[Int]]
  private let limit: Int
  /// How many parts further copies may have.
  private var partsLeft: Int
  private var reached: [SchemaID: [Bool]] = [:]

  /// - Parameters:
  ///   - limit: how many schemas may be added to those of the graph.
  ///   - parts: how many parts copies may have, all together.
  package init(of graph: SchemaGraph, limit: Int, parts: Int) {
    self.graph = graph
    self.limit = graph.schemas.count + limit
    partsLeft = parts
    var leading = [[Int]](repeating: [], count: graph.schemas.count)
    for schema in graph.schemas {
      for next in schema.next { leading[next.index].append(schema.id.index) }
    }
    self.leading = leading
  }

  package subscript(id: SchemaID) -> Schema { graph[id] }

  private mutating func reach(of root: SchemaID) -> [Bool] {
    if let known = reached[root] { return known }
    let isReached = graph.reach(of: [root])
    reached[root] = isReached
    return isReached
  }

  /// Copies a root, and all schemas on the ways from it to the given schemas.
  /// - Returns: where the copies are; nil where the root does not lead to one of them, or there are too many copies.
  package mutating func copy(_ root: SchemaID, downTo schemas: [SchemaID]) -> [SchemaID: SchemaID]? {
    let isReached = reach(of: root)
    var targets: [SchemaID: SchemaID] = [:]
    var order: [SchemaID] = []
    var pending = schemas.filter { isReached[$0.index] }
    while let id = pending.popLast() {
      guard targets[id] == nil else { continue }
      targets[id] = SchemaID(index: graph.schemas.count + order.count)
      order.append(id)
      guard graph.schemas.count + order.count <= limit else { return nil }
      pending += leading[id.index].filter { isReached[$0] }.map { SchemaID(index: $0) }
    }
    let parts = order.reduce(0) { $0 + graph[$1].next.count }
    guard targets[root] != nil, parts <= partsLeft else { return nil }
    partsLeft -= parts
    append(order, SchemaMove { targets[$0] ?? $0 })
    return targets
  }

  /// How many schemas are copied because others stand in for what they lead to.
  private static let replaced = 200

  /// Copies a schema with all that it leads to, up to the schemas for which others stand in.
  /// - Parameter others: the schemas that stand in, by those that they replace.
  /// - Returns: the copy; the schema itself where it leads to none that is replaced, or to very many.
  package mutating func copy(_ schema: SchemaID, replacing others: [SchemaID: SchemaID]) -> SchemaID {
    var targets: [SchemaID: SchemaID] = [:]
    var order: [SchemaID] = []
    var pending = [schema]
    var isReplaced = false
    while let id = pending.popLast() {
      guard targets[id] == nil else { continue }
      targets[id] = SchemaID(index: graph.schemas.count + order.count)
      order.append(id)
      guard order.count <= Self.replaced, graph.schemas.count + order.count <= limit else { return schema }
      for next in graph[id].next {
        if others[next] == nil { pending.append(next) } else { isReplaced = true }
      }
    }
    let parts = order.reduce(0) { $0 + graph[$1].next.count }
    guard isReplaced, parts <= partsLeft else { return schema }
    partsLeft -= parts
    append(order, SchemaMove { others[$0] ?? targets[$0] ?? $0 })
    return targets[schema] ?? schema
  }

  /// The schemas that lead to one of the given ones.
  package func schemas(leadingTo targets: [SchemaID]) -> Set<SchemaID> {
    var found: Set<SchemaID> = []
    var pending = targets
    while let id = pending.popLast() {
      for index in leading[id.index] where found.insert(SchemaID(index: index)).inserted {
        pending.append(SchemaID(index: index))
      }
    }
    return found
  }

  private mutating func append(_ schemas: [SchemaID], _ move: SchemaMove) {
    let first = graph.schemas.count
    graph.schemas += schemas.enumerated().map { offset, id in
      move.copy(
        of: graph[id], as: SchemaID(index: first + offset), document: graph[id].document,
        resource: graph[id].resource)
    }
  }

  /// Adds a schema at the place of another one; `says` sets its keywords.
  package mutating func append(like other: SchemaID, says: (Schema) -> Void) -> SchemaID {
    let schema = Schema(like: graph[other], id: SchemaID(index: graph.schemas.count))
    says(schema)
    graph.schemas.append(schema)
    return schema.id
  }

  /// Moves the keywords of a copy into a new schema; the copy itself has no keywords any more.
  /// - Returns: the new schema.
  package mutating func lower(_ copy: SchemaID) -> SchemaID {
    let schema = graph[copy]
    let inner = SchemaID(index: graph.schemas.count)
    let stay = SchemaMove { $0 }
    graph.schemas.append(
      stay.copy(of: schema, as: inner, document: schema.document, resource: schema.resource))
    graph.schemas[copy.index] = Schema(like: schema, id: copy)
    return inner
  }
}
