import SchemaModel
import SchemaRuntime

extension Lowering {
  /// What a schema refers to and says no more of, itself or by the only part of `allOf`, `anyOf` or `oneOf`.
  func reference(of id: SchemaID) -> SchemaID? {
    var here = id
    var seen: Set<SchemaID> = []
    while seen.insert(here).inserted {
      let schema = graph[here]
      if let target = schema.reference { return target }
      let parts = schema.allOf + schema.anyOf + schema.oneOf
      guard parts.count == 1, !flattening.saysMoreThanForms(schema), !isTitled(here) else { return nil }
      here = parts[0]
    }
    return nil
  }

  /// Whether neither an author nor a reference says what a branch is called.
  func isUnnamed(_ branch: SchemaID) -> Bool { !isTitled(branch) && reference(of: branch) == nil }
}
