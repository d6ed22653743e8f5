extension SchemaGraph {
  /// The graph with each `$dynamicRef` as a reference to one schema.
  ///
  /// The target of a `$dynamicRef` depends on where its resource was reached from (Core §8.2.3.2), so the graph has a
  /// copy of a schema for each further dynamic scope that reaches it. Copies have the pointers and places of the
  /// original, and come behind all other schemas. The schemas of this graph keep their ids, and each has the references
  /// that it has where validation begins with it. Where no `$dynamicRef` depends on a scope, or where there would be
  /// very many copies, the result is this graph.
  package func withStaticReferences() -> SchemaGraph {
    let scopes = DynamicScopes(graph: self)
    guard !scopes.isEmpty else { return self }
    var resolution = StaticReferences(self, scopes)
    return resolution.resolved() ?? self
  }
}

/// Gives each schema an id for each dynamic scope that it is reached in.
private struct StaticReferences {
  private let graph: SchemaGraph
  private let scopes: DynamicScopes
  /// The schemas that lead to a `$dynamicRef`: all others need no copy.
  private let dependent: Set<SchemaID>
  private var ids: [SchemaPlace: SchemaID] = [:]
  /// The place that each id stands for.
  private var places: [SchemaPlace] = []

  /// How many copies a graph may have for each of its schemas, and how many a small one.
  private static let mostCopies = (each: 4, least: 2_000)

  init(_ graph: SchemaGraph, _ scopes: DynamicScopes) {
    self.graph = graph
    self.scopes = scopes
    dependent = Self.dependent(graph)
  }

  private static func dependent(_ graph: SchemaGraph) -> Set<SchemaID> {
    var sources: [SchemaID: [SchemaID]] = [:]
    var waiting: [SchemaID] = []
    for schema in graph.schemas {
      for next in schema.references + schema.subschemas.map(\.schema) {
        sources[next, default: []].append(schema.id)
      }
      if schema.dynamicReference?.anchor != nil { waiting.append(schema.id) }
    }
    var found = Set(waiting)
    while let id = waiting.popLast() {
      for source in sources[id] ?? [] where found.insert(source).inserted { waiting.append(source) }
    }
    return found
  }

  mutating func resolved() -> SchemaGraph? {
    for schema in graph.schemas { keep(schema.id) }
    var result = graph
    var copies: [Schema] = []
    var next = 0
    while next < places.count {
      guard places.count <= graph.schemas.count * (1 + Self.mostCopies.each) + Self.mostCopies.least else {
        return nil
      }
      let place = places[next]
      let copy = copy(of: graph[place.schema], as: SchemaID(index: next), in: place.scope)
      if next < graph.schemas.count {
        result.schemas[next] = copy
      } else {
        copies.append(copy)
        result.writtenNames[copy.id] = graph.writtenNames[place.schema]
      }
      next += 1
    }
    result.writtenCount = graph.schemas.count
    result.schemas += copies
    return result
  }

  /// A schema of the graph keeps its id in the scope of its own resource.
  private mutating func keep(_ schema: SchemaID) {
    guard dependent.contains(schema) else { return places.append(SchemaPlace(schema: schema, scope: [:])) }
    let place = scopes.place(of: schema, in: [:])
    ids[place] = schema
    places.append(place)
  }

  private mutating func id(of schema: SchemaID, in scope: DynamicScope) -> SchemaID {
    guard dependent.contains(schema) else { return schema }
    let place = scopes.place(of: schema, in: scope)
    if let known = ids[place] { return known }
    let id = SchemaID(index: places.count)
    places.append(place)
    ids[place] = id
    return id
  }

  private mutating func copy(of schema: Schema, as id: SchemaID, in scope: DynamicScope) -> Schema {
    var targets: [SchemaID: SchemaID] = [:]
    for next in [schema.reference].compactMap({ $0 }) + schema.subschemas.map(\.schema) {
      targets[next] = self.id(of: next, in: scope)
    }
    let dynamic = schema.dynamicReference.map { reference in
      DynamicReference(
        initial: self.id(of: DynamicScopes.target(of: reference, in: scope), in: scope), anchor: nil)
    }
    let move = SchemaMove { targets[$0] ?? $0 }
    let copy = move.copy(of: schema, as: id, document: schema.document, resource: schema.resource)
    copy.dynamicReference = dynamic
    return copy
  }
}
