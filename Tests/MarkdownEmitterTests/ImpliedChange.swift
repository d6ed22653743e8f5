import SchemaModel
import SchemaRuntime

/// Decides of a change whether the schemas accept the same values, since what is left implies what was taken away.
///
/// A schema that looks at the same value as the changed one, and that each such value has to satisfy, is asked after the
/// change: where it accepts only values of the types, or with the members, that the change took away, nothing else is
/// accepted than before. What is referred to from elsewhere between the two is not decided.
struct ImpliedChange {
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
    guard let keyword = change.path.last,
      let old = before.schemas.first(where: { $0.pointer == Array(change.path.dropLast()) }),
      let new = after.schemas.first(where: { $0.pointer == old.pointer })
    else { return false }
    var around: SchemaID? = new.id
    while let id = around {
      if implies(id, keyword, old, new) { return true }
      if referred.contains(id) { return false }
      around = owners[id]
    }
    return false
  }

  private func implies(_ id: SchemaID, _ keyword: String, _ old: Schema, _ new: Schema) -> Bool {
    switch keyword {
    case "const": return old.dialect == .draft4
    case "type":
      guard let types = old.types, let left = kinds(of: id) else { return false }
      return left.subtracting(types.widened).isEmpty
    case "required":
      let names = after.namesRequired(by: id)
      let lost = old.required.filter { name in !new.required.contains { $0.hasSameScalars(as: name) } }
      return lost.allSatisfy { names.contains(ScalarKey($0)) }
    case "enum":
      let schema = after[id]
      return id == new.id
        && [schema.oneOf, schema.anyOf].contains { branches in
          !branches.isEmpty
            && branches.allSatisfy { branch in
              after[branch].listedValues.map { $0.allSatisfy { old.enumeration?.contains($0) == true } }
                ?? false
            }
        }
    default: return false
    }
  }

  /// The types that a schema accepts at most; nil for any.
  private func kinds(of id: SchemaID) -> TypeSet? {
    var kinds = after.kindsAccepted(by: [id])
    for part in after.allParts(of: id) {
      for branches in [after[part].oneOf, after[part].anyOf] where !branches.isEmpty {
        let all = branches.map { after.kindsAccepted(by: [$0]) }
        guard !all.contains(nil) else { continue }
        let union = all.compactMap(\.self).reduce(into: TypeSet()) { $0.formUnion($1) }
        kinds = kinds.map { $0.intersection(union) } ?? union
      }
    }
    return kinds
  }
}

extension Schema {
  /// The schemas in it that look at the same value.
  fileprivate var inPlace: [SchemaID] {
    allOf + anyOf + oneOf + [not, ifSchema, thenSchema, elseSchema].compactMap(\.self)
      + dependentSchemas.map(\.schema)
  }
}
