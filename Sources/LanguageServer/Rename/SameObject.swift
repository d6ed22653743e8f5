import SchemaModel
import SchemaRuntime

/// The schemas that speak of one member of one object: those that look at the same value, as far as one that names the member
/// is among them.
struct SameObject {
  /// All schemas that are about the object.
  private(set) var schemas: Set<SchemaID> = []

  /// - Parameter start: a schema of the object.
  init(_ start: SchemaID, member name: String, in graph: SchemaGraph) {
    let inner = graph.schemas.map(Self.parts)
    var outer: [SchemaID: [SchemaID]] = [:]
    for (schema, parts) in zip(graph.schemas, inner) {
      for part in parts { outer[part, default: []].append(schema.id) }
    }
    // The schemas around one that names the member are about the same member; from another one, only the schemas in it
    // are.
    var leads: Set<SchemaID> = []
    var open: [(id: SchemaID, names: Bool)] = [(start, true)]
    while let (id, names) = open.popLast() {
      let isNew = schemas.insert(id).inserted
      if isNew { open += inner[id.index].map { ($0, false) } }
      if names || Self.names(name, graph[id]), leads.insert(id).inserted {
        open += (outer[id] ?? []).map { ($0, true) }
      }
    }
  }

  /// The schemas that look at the same value as a schema.
  private static func parts(_ schema: Schema) -> [SchemaID] {
    schema.references + schema.unconditionalParts.filter { $0 != schema.reference } + schema.conditionalParts
      + [schema.not].compactMap(\.self) + schema.extensions.warnings
  }

  private static func names(_ name: String, _ schema: Schema) -> Bool {
    func isIt(_ other: String) -> Bool { other.hasSameScalars(as: name) }
    return schema.properties.contains { isIt($0.name) } || schema.required.contains(where: isIt)
      || schema.dependentRequired.contains { isIt($0.name) || $0.required.contains(where: isIt) }
      || schema.dependentSchemas.contains { isIt($0.name) }
  }
}
