import SchemaRuntime

extension SchemaGraph {
  /// The schemas, and what stands in them of the same value: the parts of `allOf`, and the form that is not null.
  /// - Parameters:
  ///   - followsReferences: whether what they refer to is among them, too.
  ///   - limit: how many are enough.
  public func written(
    with schemas: [SchemaID], followsReferences: Bool = false, atMost limit: Int = .max
  ) -> [SchemaID] {
    var (found, next) = (schemas, 0)
    var seen = Set(schemas)
    while next < found.count, found.count < limit {
      let schema = self[found[next]]
      next += 1
      let forms = [schema.anyOf, schema.oneOf].filter { (1...2).contains($0.count) }
        .map { $0.filter { self[$0].types != .null } }
      let only = forms.filter { $0.count == 1 }.flatMap(\.self)
      let target = followsReferences ? [schema.reference].compactMap(\.self) : []
      found += (target + schema.allOf + only).filter { seen.insert($0).inserted }
    }
    return found
  }
}
