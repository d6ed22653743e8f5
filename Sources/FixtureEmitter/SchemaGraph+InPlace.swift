import SchemaModel

extension SchemaGraph {
  /// Whether a schema is one of others, or applies one of them to the value that it looks at.
  func leads(_ id: SchemaID, inPlaceTo others: Set<SchemaID>) -> Bool {
    var pending = [id]
    var seen = Set(pending)
    while let next = pending.popLast() {
      if others.contains(next) { return true }
      pending += self[next].inPlaceParts.filter { seen.insert($0).inserted }
    }
    return false
  }
}

extension Schema {
  /// The schemas that it applies to the value that it looks at.
  var inPlaceParts: [SchemaID] {
    let single = [not, ifSchema, thenSchema, elseSchema].compactMap { $0 }
    return references + single + allOf + anyOf + oneOf + dependentSchemas.map(\.schema)
  }
}
