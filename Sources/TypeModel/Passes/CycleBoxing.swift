import SchemaModel

/// After it, no type contains itself in place: a union in a cycle is indirect, and in the other cycles, the property that
/// leads back is boxed. Arrays and maps hold their elements elsewhere and break a cycle.
struct CycleBoxing {
  /// - Returns: the order in which the sizes of types are known.
  func apply(to types: inout TypeGraph) -> StorageOrder {
    let all = types.types.map(\.id)
    var cyclic = cycles(among: all, types)
    for id in cyclic.joined() {
      if case .union(var union) = types[id].declaration {
        union.isIndirect = true
        types.types[id.index].declaration = .union(union)
      }
    }
    // Each round opens every cycle at its first type; the other types of the cycle may still have cycles.
    var remaining = cyclic.map { $0.filter { !isIndirect(types[$0]) } }
    while let group = remaining.popLast() {
      cyclic = cycles(among: group, types)
      for cycle in cyclic {
        guard let first = cycle.first else { continue }
        boxMembers(of: first, leadingInto: Set(cycle), &types)
        remaining.append(Array(cycle.dropFirst()))
      }
    }
    return StorageOrder(types)
  }

  /// Boxes the members of a type that contain it by way of the types of its cycle.
  private func boxMembers(of id: TypeID, leadingInto cycle: Set<TypeID>, _ types: inout TypeGraph) {
    func containsSelf(_ type: TypeReference) -> Bool { type.contained.map(cycle.contains) ?? false }
    switch types[id].declaration {
    case .object(var object):
      for index in object.properties.indices where containsSelf(object.properties[index].type) {
        object.properties[index].isBoxed = true
      }
      types.types[id.index].declaration = .object(object)
    case .tuple(var tuple):
      for index in tuple.positions.indices where containsSelf(tuple.positions[index].type) {
        tuple.positions[index].isBoxed = true
      }
      types.types[id.index].declaration = .tuple(tuple)
    case .wrapper(var wrapper):
      wrapper.isBoxed = containsSelf(wrapper.value)
      types.types[id.index].declaration = .wrapper(wrapper)
    case .stringEnum, .integerEnum, .numberEnum, .literalEnum, .openEnum, .union, .alias, .namespace: break
    }
  }

  private func isIndirect(_ type: NominalType) -> Bool {
    if case .union(let union) = type.declaration { return union.isIndirect }
    return false
  }

  /// The groups of types that contain one another in their own storage, each in order: the strongly connected
  /// components of what is stored in what, found by Tarjan's walk with a stack of its own.
  private func cycles(among ids: [TypeID], _ types: TypeGraph) -> [[TypeID]] {
    let wanted = Set(ids)
    var walk = ComponentWalk()
    for id in ids.sorted() where walk.isNew(id) {
      walk.run(from: id) { types.storedTypes(of: $0).filter(wanted.contains) }
    }
    return walk.cycles.sorted { ($0.first?.index ?? 0) < ($1.first?.index ?? 0) }
  }
}

/// All types, each after those that are stored in it. There is one once no type contains itself in place.
struct StorageOrder {
  let ids: [TypeID]

  fileprivate init(_ types: TypeGraph) {
    var walk = ComponentWalk()
    for id in types.types.map(\.id) where walk.isNew(id) {
      walk.run(from: id) { types.storedTypes(of: $0) }
    }
    ids = walk.left
  }
}
