extension SchemaGraph {
  /// Whether the schema is `false`, or says so by `not`: of what accepts everything.
  package func allowsNothing(_ id: SchemaID) -> Bool {
    let schema = self[id]
    return schema.boolean == false || schema.not.map { self[$0].acceptsAll } == true
  }
}
