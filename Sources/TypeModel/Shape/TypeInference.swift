import SchemaModel
import SchemaRuntime

/// The JSON types that instances can have, branches of `oneOf` and `anyOf` considered.
struct TypeInference {
  let flattening: Flattening
  let cache: Cache

  /// What was found out; `nil` within stands for "anything".
  final class Cache {
    var types: [SchemaID: TypeSet?] = [:]
  }

  func types(of conjunction: Conjunction) -> TypeSet? {
    var visiting: Set<SchemaID> = []
    return types(of: conjunction, &visiting)
  }

  private func types(of conjunction: Conjunction, _ visiting: inout Set<SchemaID>) -> TypeSet? {
    var result = conjunction.types
    for id in conjunction.schemas {
      let schema = flattening.graph[id]
      for branches in [schema.oneOf, schema.anyOf] where !branches.isEmpty {
        guard let types = types(ofBranches: branches, &visiting) else { continue }
        result = result.map { $0.narrowed(to: types) } ?? types.normalized
      }
    }
    return result
  }

  private func types(ofBranches branches: [SchemaID], _ visiting: inout Set<SchemaID>) -> TypeSet? {
    var all = TypeSet()
    for branch in branches {
      guard let types = types(ofBranch: branch, &visiting) else { return nil }
      all.formUnion(types)
    }
    return all
  }

  private func types(ofBranch branch: SchemaID, _ visiting: inout Set<SchemaID>) -> TypeSet? {
    if let known = cache.types[branch] { return known }
    guard visiting.insert(branch).inserted else { return nil }
    let found = types(of: flattening.conjunction(of: [branch]), &visiting)
    visiting.remove(branch)
    // What was found inside a cycle may be looser than need be; it is never wrong.
    cache.types[branch] = .some(found)
    return found
  }
}

extension Lowering {
  func inferredTypes(of conjunction: Conjunction) -> TypeSet? {
    TypeInference(flattening: flattening, cache: inference).types(of: conjunction)
  }
}
