import SchemaModel
import SchemaRuntime

/// A definition of a document, and the key by which it is compared with one of the other side.
struct ComparedDefinition {
  var named: NamedSchema
  let key: ScalarKey

  var name: String { named.name }
  var schema: SchemaID { named.schema }

  /// The definitions of two documents. Those that a document holds which is no schema itself are compared by their places: their
  /// names depend on what stands beside them. All others are compared by their names.
  static func keyed(
    _ definitions: Sides<[NamedSchema]>, _ graphs: Sides<SchemaGraph>
  ) -> Sides<[ComparedDefinition]> {
    func places(_ version: Version) -> [ScalarKey?] {
      definitions[version].map { graphs[version][$0.schema].identityInDocument.map { ScalarKey($0) } }
    }
    let both = Set(places(.old)).intersection(places(.new))
    func keyed(_ version: Version) -> [ComparedDefinition] {
      var known: Set<ScalarKey> = []
      return zip(definitions[version], places(version)).map { definition, place in
        if let place, both.contains(place), known.insert(place).inserted {
          return ComparedDefinition(named: definition, key: ScalarKey("at " + place.text))
        }
        return ComparedDefinition(named: definition, key: ScalarKey("called " + definition.name))
      }
    }
    return Sides(old: keyed(.old), new: keyed(.new))
  }

  /// For each document the schemas that it holds and that are no definitions: a parameter that is a scalar, a body that only
  /// refers to a schema.
  static func others(in graph: SchemaGraph) -> [[NamedSchema]] {
    let listed = Set(graph.documents.flatMap { $0.definitions.map(\.schema) })
    var found = [[NamedSchema]](repeating: [], count: graph.documents.count)
    for schema in graph.schemas where !listed.contains(schema.id) {
      guard let name = schema.embeddedName else { continue }
      found[schema.document].append(
        NamedSchema(name: name, nameLocation: schema.location, schema: schema.id))
    }
    return found
  }
}
