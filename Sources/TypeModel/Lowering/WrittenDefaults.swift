import SchemaModel
import SchemaRuntime

/// Reads the defaults that schemas have for members.
struct WrittenDefaults {
  private let graph: SchemaGraph
  private let flattening: Flattening

  init(_ flattening: Flattening) { (graph, self.flattening) = (flattening.graph, flattening) }

  /// The default of a member: that of its schemas, or else of what they include by reference or `allOf`.
  func defaultValue(of schemas: [SchemaID]) -> JSONValue? {
    let written = graph.written(with: schemas)
    let own = written.firstResult { graph[$0].defaultValue }
    return own
      ?? written.firstResult { flattening.everything(from: $0).firstResult { graph[$0].defaultValue } }
  }

  /// The default that a member has in each of the alternatives of which one holds for every object.
  func commonDefault(of name: String, in lists: [[SchemaID]]) -> JSONValue? {
    for list in lists {
      let defaults = list.map { firstSchema(of: name, in: $0).flatMap { defaultValue(of: [$0]) } }
      if let first = defaults.first, let first, defaults.allSatisfy({ $0 == first }) { return first }
    }
    return nil
  }

  private func firstSchema(of name: String, in part: SchemaID) -> SchemaID? {
    for id in flattening.everything(from: part) {
      if let found = graph[id].properties.first(where: { $0.name.hasSameScalars(as: name) }) {
        return found.schema
      }
    }
    return nil
  }
}
