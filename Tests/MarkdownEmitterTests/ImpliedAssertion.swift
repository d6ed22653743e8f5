import SchemaModel
import SchemaRuntime

/// Decides of a `type` or `required` that was taken away whether a value has it anyway where that matters: a schema around
/// it has to hold, and asks as much of the value, itself or by the members that it describes.
struct ImpliedAssertion {
  private let before: SchemaGraph
  private let after: SchemaGraph
  /// The schema around each schema that looks at the same value.
  private var owners: [SchemaID: SchemaID] = [:]
  /// The schema that describes the member that a schema is about, and its name.
  private var holders: [SchemaID: (schema: SchemaID, name: String)] = [:]
  private var referred: Set<SchemaID> = []

  init(from before: SchemaGraph, to after: SchemaGraph) {
    (self.before, self.after) = (before, after)
    for schema in after.schemas {
      referred.formUnion(schema.references)
      for inner in schema.inPlace { owners[inner] = schema.id }
      for property in schema.properties { holders[property.schema] = (schema.id, property.name) }
    }
  }

  func isImplied(_ change: SchemaMutants.Change) -> Bool {
    guard let keyword = change.path.last, let pointer = change.pointerOfSchema,
      let old = before.schemas.first(where: { $0.pointer == pointer && before.isEntry($0) }),
      let new = after.schemas.first(where: { $0.pointer == pointer && after.isEntry($0) })
    else { return false }
    // What is referred to from elsewhere is not always met within what stands around it.
    var (around, names) = (new.id, [String]())
    while !referred.contains(around) {
      if let owner = owners[around] {
        if implies(describers(of: names, in: owner), keyword, old, new) { return true }
        around = owner
      } else if let holder = holders[around] {
        names.insert(holder.name, at: 0)
        around = holder.schema
      } else {
        break
      }
    }
    return false
  }

  /// What holds for the value at a path of members wherever a schema holds.
  private func describers(of names: [String], in id: SchemaID) -> [Schema] {
    var parts = after.allParts(of: id)
    for name in names {
      parts = parts.flatMap { after[$0].properties }.filter { $0.name.hasSameScalars(as: name) }
        .flatMap { after.allParts(of: $0.schema) }
    }
    return parts.map { after[$0] }
  }

  private func implies(_ parts: [Schema], _ keyword: String, _ old: Schema, _ new: Schema) -> Bool {
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
