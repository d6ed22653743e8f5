import SchemaModel

extension TypeGraph {
  /// The types that are stored in place in a value of the type.
  func storedTypes(of id: TypeID) -> [TypeID] {
    switch self[id].declaration {
    case .object(let object): return storedTypes(of: object.properties)
    case .tuple(let tuple): return storedTypes(of: tuple.positions)
    case .union(let union): return union.cases.compactMap { $0.constant == nil ? $0.payload.contained : nil }
    case .wrapper(let wrapper): return wrapper.isBoxed ? [] : wrapper.value.contained.map { [$0] } ?? []
    case .alias(let type): return type.contained.map { [$0] } ?? []
    case .stringEnum, .integerEnum, .numberEnum, .literalEnum, .openEnum, .namespace: return []
    }
  }

  private func storedTypes(of properties: [Property]) -> [TypeID] {
    properties.filter { !$0.isBoxed && $0.fixedValue == nil }.compactMap { $0.type.contained }
  }
}

extension TypeReference {
  /// The declared type that a value of the type stores in place; nil where there is none, or it is stored elsewhere.
  var contained: TypeID? {
    switch self {
    case .named(let id): return id
    case .optional(let wrapped): return wrapped.contained
    case .encoded(let value): return value.contained
    case .string, .bool, .int, .double, .json, .jsonObject, .array, .map, .bytes, .custom: return nil
    }
  }
}
