import SchemaModel

extension ProgramLowering {
  /// The names that a schema and all that look at the same value with it list; nil where somebody has said what
  /// other names mean, or nobody lists any.
  func knownNames(_ schema: Schema) -> [String]? {
    guard !schema.isUnionOnly else { return nil }
    var collector = KnownNames(graph: graph)
    collector.visit(schema.id)
    return collector.isOpen && !collector.names.isEmpty ? collector.names : nil
  }

  private struct KnownNames {
    let graph: SchemaGraph
    var names: [String] = []
    var isOpen = true
    private var seen: Set<ScalarString> = []
    private var visited: Set<SchemaID> = []

    init(graph: SchemaGraph) { self.graph = graph }

    mutating func visit(_ id: SchemaID) {
      guard visited.insert(id).inserted else { return }
      let schema = graph[id]
      if schema.additionalProperties != nil || schema.unevaluatedProperties != nil
        || !schema.patternProperties.isEmpty
      {
        isOpen = false
        return
      }
      for property in schema.properties where seen.insert(ScalarString(property.name)).inserted {
        names.append(property.name)
      }
      if let dynamic = schema.dynamicReference { visit(dynamic.initial) }
      let others = [schema.reference, schema.ifSchema, schema.thenSchema, schema.elseSchema].compactMap { $0 }
      for other in others + schema.allOf + schema.anyOf + schema.oneOf { visit(other) }
      for dependent in schema.dependentSchemas { visit(dependent.schema) }
    }
  }
}
