/// The schemas that dynamic anchors lead to, set by the outermost resource that has them (Core §8.2.3.2).
package typealias DynamicScope = [String: SchemaID]

/// A schema, and the dynamic scope that its resource is in.
package struct SchemaPlace: Hashable {
  package var schema: SchemaID
  package var scope: DynamicScope

  package init(schema: SchemaID, scope: DynamicScope) {
    self.schema = schema
    self.scope = scope
  }
}

/// Follows the dynamic scope from resource to resource.
package struct DynamicScopes {
  private let graph: SchemaGraph
  /// The dynamic anchors that some `$dynamicRef` asks for.
  private let anchors: Set<String>

  package init(graph: SchemaGraph) {
    self.graph = graph
    anchors = Set(graph.schemas.compactMap { $0.dynamicReference?.anchor })
  }

  /// Whether no `$dynamicRef` depends on where it is reached from.
  package var isEmpty: Bool { anchors.isEmpty }

  package func entering(_ resource: SchemaResourceID, _ scope: DynamicScope) -> DynamicScope {
    guard !anchors.isEmpty else { return scope }
    var scope = scope
    for (anchor, schema) in graph.resources[resource.index].dynamicAnchors
    where anchors.contains(anchor) && scope[anchor] == nil {
      scope[anchor] = schema
    }
    return scope
  }

  /// Whether a dynamic reference behind the schema's reference has another target than where validation begins with the
  /// reference's target.
  package func binds(_ schema: Schema) -> Bool {
    guard !anchors.isEmpty else { return false }
    let scope = entering(schema.resource, [:])
    return schema.references.contains { place(of: $0, in: scope) != place(of: $0, in: [:]) }
  }

  /// The target of the `$dynamicRef` of a schema.
  package static func target(of reference: DynamicReference, in scope: DynamicScope) -> SchemaID {
    reference.anchor.flatMap { scope[$0] } ?? reference.initial
  }

  /// The subschemas of a schema that look at the same value.
  package func places(beside place: SchemaPlace) -> [SchemaPlace] {
    let schema = graph[place.schema]
    let dynamic = schema.dynamicReference.map { DynamicScopes.target(of: $0, in: place.scope) }
    let single = [dynamic, schema.reference, schema.ifSchema, schema.thenSchema, schema.elseSchema]
    let all =
      single.compactMap { $0 } + schema.allOf + schema.anyOf + schema.oneOf
      + schema.dependentSchemas.map(\.schema)
    return all.map { self.place(of: $0, in: place.scope) }
  }

  /// The place of a schema that is reached in a dynamic scope.
  package func place(of schema: SchemaID, in scope: DynamicScope) -> SchemaPlace {
    SchemaPlace(schema: schema, scope: entering(graph[schema].resource, scope))
  }
}
