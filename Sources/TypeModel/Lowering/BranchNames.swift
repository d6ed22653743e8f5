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

  /// What the cases of a union are called, before there are types: scalars of one type share a case.
  func caseNames(of union: Disjunction) -> [String] {
    let scalars = union.branches.map { branch in
      let isShared = !isNamed(branch, site: union.owner) && onlyValue(of: branch.key) == nil
      return isShared ? simpleScalar(branch.key) : nil
    }
    return zip(union.branches.indices, branchNames(union)).compactMap { index, names in
      guard let scalar = scalars[index], scalars.count(where: { $0 == scalar }) > 1 else { return names[0] }
      return scalars.firstIndex(of: scalar) == index ? kindName(union.branches[index].key.types ?? []) : nil
    }
  }
}
