import SchemaModel
import SchemaRuntime

/// A property that tells the branches of a union apart.
struct UnionDiscriminator {
  let name: String
  let partition: TagPartition

  /// Nil where no property does.
  init?(of branches: [SchemaID], in graph: SchemaGraph) {
    guard branches.count > 1 else { return nil }
    let required = branches.map(graph.namesRequired)
    let properties = branches.map { branch in graph.allParts(of: branch).flatMap { graph[$0].properties } }
    // One branch of two lists values, if all but one do.
    for property in properties[0] + properties[1] where graph.stringsListed(by: property.schema) != nil {
      let demands = zip(required, properties).map { required, properties in
        let schemas = properties.filter { $0.name.hasSameScalars(as: property.name) }.map(\.schema)
        return TagDemand(
          values: schemas.firstResult(graph.stringsListed),
          isRequired: required.contains(ScalarKey(property.name)),
          refused: schemas.reduce(into: []) { $0.formUnion(graph.stringsRefused(by: $1)) })
      }
      if let partition = TagPartition(demands.map { [$0] }) {
        (name, self.partition) = (property.name, partition)
        return
      }
    }
    return nil
  }
}
