import SchemaModel
import SchemaRuntime

extension Lowering {
  /// The type of another module that carries the values of a conjunction; nil where there is none.
  func external(_ conjunction: Conjunction) -> TypeReference? {
    guard !settings.external.isEmpty, let first = conjunction.members.first else { return nil }
    let isOne = conjunction.members.allSatisfy { $0.via == first.via }
    let candidates = (isOne ? [first.via] : []) + (conjunction.members.count == 1 ? [first.schema] : [])
    for candidate in candidates.compactMap(\.self) {
      let schema = graph[candidate]
      let place = ExternalPlace(
        document: graph.documents[schema.document].path, pointer: JSONPointer.text(of: schema.pointer))
      guard var type = settings.external[place] else { continue }
      let types = inferredTypes(of: conjunction) ?? .everything
      type.kinds = types.union(.null) == .everything ? [] : types.subtracting(.null)
      return types.contains(.null) ? TypeReference.custom(type).nullable : .custom(type)
    }
    return nil
  }

  /// Finds the members that cannot be there before they are read: required ones of a custom type.
  mutating func markPendingProperties() {
    guard !settings.formats.isEmpty || !settings.external.isEmpty else { return }
    var isGrowing = true
    while isGrowing {
      let found = result.types.filter { !result.pendingTypes.contains($0.id) && isPending($0.declaration) }
      result.pendingTypes.formUnion(found.map(\.id))
      isGrowing = !found.isEmpty
    }
    for id in result.types.map(\.id) {
      guard case .object(var object) = result[id].declaration else { continue }
      for index in object.properties.indices {
        let property = object.properties[index]
        guard property.presence == .required, property.fixedValue == nil else { continue }
        object.properties[index].isPending = result.isPending(property.type)
      }
      result.types[id.index].declaration = .object(object)
    }
  }

  private func isPending(_ declaration: NominalType.Declaration) -> Bool {
    switch declaration {
    case .union(let union): union.cases.allSatisfy { $0.constant == nil && result.isPending($0.payload) }
    case .wrapper(let wrapper): result.isPending(wrapper.value)
    case .alias(let target): result.isPending(target)
    case .tuple(let tuple):
      tuple.positions.contains {
        $0.presence == .required && $0.fixedValue == nil && result.isPending($0.type)
      }
    case .object, .stringEnum, .integerEnum, .numberEnum, .literalEnum, .openEnum, .namespace: false
    }
  }
}

extension TypeGraph {
  /// Whether the type has no placeholder, because each of its values holds a value of a custom type.
  public func isPending(_ reference: TypeReference) -> Bool {
    switch reference {
    case .string, .bool, .int, .double, .json, .jsonObject, .array, .map, .optional, .bytes: false
    case .encoded(let value): isPending(value)
    case .named(let id): pendingTypes.contains(id)
    case .custom(let type): type.integers == nil
    }
  }
}
