extension SchemaGraph {
  /// Whether the schema is `false`, or is `not` of a schema that accepts everything.
  package func allowsNothing(_ id: SchemaID) -> Bool {
    let schema = self[id]
    return schema.boolean == false || schema.not.map { self[$0].acceptsAll } == true
  }
}
