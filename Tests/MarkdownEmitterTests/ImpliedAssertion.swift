import SchemaModel
import SchemaRuntime

/// Decides of a `type` or `required` that was taken away whether a value has it anyway where that matters: a schema around
/// it looks at the same value, has to hold for it, and asks as much.
struct ImpliedAssertion {
  private let before: SchemaGraph
  private let after: SchemaGraph
  /// The schema around each schema that looks at the same value.
  private var owners: [SchemaID: SchemaID] = [:]
  private var referred: Set<SchemaID> = []

  init(from before: SchemaGraph, to after: SchemaGraph) {
    (self.before, self.after) = (before, after)
    for schema in after.schemas {
      referred.formUnion(schema.references)
      for inner in schema.inPlace { owners[inner] = schema.id }
    }
  }

  func isImplied(_ change: SchemaMutants.Change) -> Bool {
    guard let keyword = change.path.last, let pointer = change.pointerOfSchema,
      let old = before.schemas.first(where: { $0.pointer == pointer && before.isEntry($0) }),
      let new = after.schemas.first(where: { $0.pointer == pointer && after.isEntry($0) })
    else { return false }
    // What is referred to from elsewhere is not always met within what stands around it.
    var around = new.id
    while !referred.contains(around), let owner = owners[around] {
      if implies(owner, keyword, old, new) { return true }
      around = owner
    }
    return false
  }

  private func implies(_ owner: SchemaID, _ keyword: String, _ old: Schema, _ new: Schema) -> Bool {
    let parts = after.allParts(of: owner).map { after[$0] }
    switch keyword {
    case "type":
      guard let types = old.types else { return false }
      return parts.contains { part in part.types.map { $0.isSubset(of: types.widened) } ?? false }
    case "required":
      let kept = Set(new.required.map(ScalarKey.init))
      let lost = Set(old.required.map(ScalarKey.init)).subtracting(kept)
      // Only objects have to have members.
      return lost.isSubset(of: parts.flatMap { $0.required.map(ScalarKey.init) })
    default: return false
    }
  }
}

extension SchemaMutants.Change {
  /// The pointer of the schema that has the keyword.
  fileprivate var pointerOfSchema: [String]? { path.isEmpty ? nil : Array(path.dropLast()) }
}

extension SchemaGraph {
  fileprivate func isEntry(_ schema: Schema) -> Bool { documents[schema.document].isEntry }
}

extension Schema {
  /// The schemas in it that look at the same value.
  fileprivate var inPlace: [SchemaID] {
    allOf + anyOf + oneOf + [not, ifSchema, thenSchema, elseSchema].compactMap(\.self)
      + dependentSchemas.map(\.schema)
  }
}
