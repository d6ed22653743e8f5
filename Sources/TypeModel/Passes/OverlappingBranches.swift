public import SchemaRuntime

/// After it, each union knows whether its first branches would take objects that later ones describe. Where structs leave
/// other members open and require nothing that tells them apart, an object belongs to the one that names most of its
/// members.
struct OverlappingBranches {
  func apply(to types: inout TypeGraph) {
    for id in types.types.map(\.id) {
      guard case .union(var union) = types[id].declaration, union.mayOverlap else { continue }
      for index in union.dispatch.indices where union.dispatch[index].kinds == .object {
        guard case .ask(let branches) = union.dispatch[index].decision,
          let objects = structs(of: branches, in: union, types), hidesLater(objects)
        else { continue }
        union.dispatch[index].decision = .closest(branches)
      }
      types.types[id.index].declaration = .union(union)
    }
  }

  /// The structs that are the payloads of branches; nil where one is no struct of named members only.
  private func structs(of branches: [Int], in union: UnionType, _ types: TypeGraph) -> [ObjectType]? {
    let objects = branches.compactMap { branch -> ObjectType? in
      guard case .named(let id) = union.cases[branch].payload,
        case .object(let object) = types[id].declaration
      else { return nil }
      return object
    }
    return objects.count == branches.count ? objects : nil
  }

  /// Whether a struct takes objects that have all members of a later one, some of which it does not name itself.
  private func hidesLater(_ objects: [ObjectType]) -> Bool {
    let names = objects.map { Set($0.properties.map { ByteText($0.key) }) }
    return objects.indices.contains { first in
      let object = objects[first]
      if object.additional == nil { return false }
      let required = Set(object.properties.filter(\.isRequired).map { ByteText($0.key) })
      return objects.indices.dropFirst(first + 1).contains { later in
        required.isSubset(of: names[later]) && !names[later].isSubset(of: names[first])
      }
    }
  }
}

extension TypeGraph {
  /// How many members of an object the struct of a branch names.
  public func namedMembers(of value: JSONValue, in branch: UnionType.Case) -> Int {
    guard case .object(let members) = value, case .named(let id) = branch.payload,
      case .object(let object) = self[id].declaration
    else { return 0 }
    return object.properties.count { members[$0.key] != nil }
  }
}
