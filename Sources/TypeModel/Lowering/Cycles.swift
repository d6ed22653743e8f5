import SchemaModel

extension Lowering {
  /// Boxes the values that would make a type contain itself: a union in a cycle becomes indirect, and in the other
  /// cycles, the property that leads back is boxed. Arrays and maps hold their elements elsewhere and break a cycle.
  mutating func boxCycles() {
    let all = result.types.map(\.id)
    var cyclic = cycles(among: all)
    for id in cyclic.joined() {
      if case .union(var union) = result[id].declaration {
        union.isIndirect = true
        result.types[id.index].declaration = .union(union)
      }
    }
    // Each round opens every cycle at its first type; the other types of the cycle may still have cycles.
    var remaining = cyclic.map { $0.filter { !isIndirect($0) } }
    while let group = remaining.popLast() {
      cyclic = cycles(among: group)
      for cycle in cyclic {
        guard let first = cycle.first else { continue }
        boxMembers(of: first, leadingInto: Set(cycle))
        remaining.append(Array(cycle.dropFirst()))
      }
    }
  }

  /// Boxes the members of a type that contain it by way of the types of its cycle.
  private mutating func boxMembers(of id: TypeID, leadingInto cycle: Set<TypeID>) {
    func containsSelf(_ type: TypeReference) -> Bool { contained(type).map(cycle.contains) ?? false }
    switch result[id].declaration {
    case .object(var object):
      for index in object.properties.indices where containsSelf(object.properties[index].type) {
        object.properties[index].isBoxed = true
      }
      result.types[id.index].declaration = .object(object)
    case .tuple(var tuple):
      for index in tuple.positions.indices where containsSelf(tuple.positions[index].type) {
        tuple.positions[index].isBoxed = true
      }
      result.types[id.index].declaration = .tuple(tuple)
    case .wrapper(var wrapper):
      wrapper.isBoxed = containsSelf(wrapper.value)
      result.types[id.index].declaration = .wrapper(wrapper)
    case .stringEnum, .integerEnum, .numberEnum, .literalEnum, .openEnum, .union, .alias, .namespace: break
    }
  }

  private func isIndirect(_ id: TypeID) -> Bool {
    if case .union(let union) = result[id].declaration { return union.isIndirect }
    return false
  }

  /// The groups of types that contain one another in their own storage, each in order: the strongly connected
  /// components of what is stored in what, found by Tarjan's walk with a stack of its own.
  private func cycles(among ids: [TypeID]) -> [[TypeID]] {
    let wanted = Set(ids)
    var walk = ComponentWalk()
    for id in ids.sorted() where walk.isNew(id) {
      walk.run(from: id) { storedTypes(of: $0).filter(wanted.contains) }
    }
    return walk.cycles.sorted { ($0.first?.index ?? 0) < ($1.first?.index ?? 0) }
  }

  /// The types that are stored in place in a value of the type.
  private func storedTypes(of id: TypeID) -> [TypeID] {
    switch result[id].declaration {
    case .object(let object): return storedTypes(of: object.properties)
    case .tuple(let tuple): return storedTypes(of: tuple.positions)
    case .union(let union): return union.cases.compactMap { $0.constant == nil ? contained($0.payload) : nil }
    case .wrapper(let wrapper): return wrapper.isBoxed ? [] : contained(wrapper.value).map { [$0] } ?? []
    case .alias(let type): return contained(type).map { [$0] } ?? []
    case .stringEnum, .integerEnum, .numberEnum, .literalEnum, .openEnum, .namespace: return []
    }
  }

  /// All types, each after those that are stored in it, as far as they are not stored in one another.
  func typesByStorage() -> [TypeID] {
    var walk = ComponentWalk()
    for id in result.types.map(\.id) where walk.isNew(id) { walk.run(from: id, targets: storedTypes) }
    return walk.left
  }

  private func storedTypes(of properties: [Property]) -> [TypeID] {
    properties.filter { !$0.isBoxed && $0.fixedValue == nil }.compactMap { contained($0.type) }
  }

  /// The declared type that a value of a type stores in place; nil where there is none, or it is stored elsewhere.
  func contained(_ type: TypeReference) -> TypeID? {
    switch type {
    case .named(let id): return id
    case .optional(let wrapped): return contained(wrapped)
    case .encoded(let value): return contained(value)
    case .string, .bool, .int, .double, .json, .jsonObject, .array, .map, .bytes, .custom: return nil
    }
  }
}
