import SchemaModel

extension Lowering {
  /// Boxes what would make a type contain itself: a union in a cycle becomes indirect, and in the cycles that are
  /// left, the property that leads back is boxed. Arrays and maps hold their elements elsewhere and break a cycle.
  mutating func boxCycles() {
    for id in result.types.map(\.id) where reaches(id, from: id, through: { _ in true }) {
      if case .union(var union) = result[id].declaration {
        union.isIndirect = true
        result.types[id.index].declaration = .union(union)
      }
    }
    for id in result.types.map(\.id) { boxMembers(of: id) }
  }

  /// Boxes each member through which the type contains itself.
  private mutating func boxMembers(of id: TypeID) {
    func containsSelf(_ type: TypeReference) -> Bool {
      guard let target = contained(type) else { return false }
      return target == id || reaches(id, from: target, through: { !self.isIndirect($0) })
    }
    switch result[id].declaration {
    case .object(var object):
      for index in object.properties.indices where containsSelf(object.properties[index].type) {
        object.properties[index].isBoxed = true
      }
      result.types[id.index].declaration = .object(object)
    case .wrapper(var wrapper):
      wrapper.isBoxed = containsSelf(wrapper.value)
      result.types[id.index].declaration = .wrapper(wrapper)
    case .stringEnum, .integerEnum, .literalEnum, .openEnum, .union, .alias, .namespace: break
    }
  }

  private func isIndirect(_ id: TypeID) -> Bool {
    if case .union(let union) = result[id].declaration { return union.isIndirect }
    return false
  }

  /// Whether a value of `start` contains one of `target` in its own storage, by way of types that `isOpen` lets
  /// through.
  private func reaches(_ target: TypeID, from start: TypeID, through isOpen: (TypeID) -> Bool) -> Bool {
    var visited: Set<TypeID> = []
    var stack = [start]
    while let id = stack.popLast() {
      guard isOpen(id) else { continue }
      for next in storedTypes(of: id) {
        if next == target { return isOpen(next) }
        if visited.insert(next).inserted { stack.append(next) }
      }
    }
    return false
  }

  /// The types that are stored in place in a value of the type.
  private func storedTypes(of id: TypeID) -> [TypeID] {
    switch result[id].declaration {
    case .object(let object):
      return object.properties.filter { !$0.isBoxed && $0.fixedValue == nil }.compactMap {
        contained($0.type)
      }
    case .union(let union): return union.cases.compactMap { $0.constant == nil ? contained($0.payload) : nil }
    case .wrapper(let wrapper): return wrapper.isBoxed ? [] : contained(wrapper.value).map { [$0] } ?? []
    case .alias(let type): return contained(type).map { [$0] } ?? []
    case .stringEnum, .integerEnum, .literalEnum, .openEnum, .namespace: return []
    }
  }

  private func contained(_ type: TypeReference) -> TypeID? {
    switch type {
    case .named(let id): return id
    case .optional(let wrapped): return contained(wrapped)
    case .encoded(let value): return contained(value)
    case .string, .bool, .int, .double, .json, .jsonObject, .array, .map: return nil
    }
  }
}
