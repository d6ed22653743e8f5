import SchemaModel

extension SchemaGraph {
  /// Whether a schema is one of others, or applies one of them to the value that it looks at.
  func leads(_ id: SchemaID, inPlaceTo others: Set<SchemaID>) -> Bool {
    var pending = [id]
    var seen = Set(pending)
    while let next = pending.popLast() {
      if others.contains(next) { return true }
      pending += inPlaceParts(of: self[next]).filter { seen.insert($0).inserted }
    }
    return false
  }

  /// The schemas that a schema applies to the value that it looks at.
  private func inPlaceParts(of schema: Schema) -> [SchemaID] {
    let single = [
      schema.reference, schema.dynamicReference?.initial, schema.not, schema.ifSchema, schema.thenSchema,
      schema.elseSchema,
    ]
    return schema.allOf + schema.anyOf + schema.oneOf + single.compactMap { $0 }
      + schema.dependentSchemas.map(\.schema)
  }
}
