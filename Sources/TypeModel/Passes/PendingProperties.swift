import SchemaModel
import SchemaRuntime

/// After it, the members are known that cannot be there before they are read: required ones of a custom type.
struct PendingProperties {
  let settings: TypeSettings

  func apply(to types: inout TypeGraph) {
    guard !settings.formats.isEmpty || !settings.external.isEmpty else { return }
    var isGrowing = true
    while isGrowing {
      let found = types.types.filter {
        !types.pendingTypes.contains($0.id) && isPending($0.declaration, types)
      }
      types.pendingTypes.formUnion(found.map(\.id))
      isGrowing = !found.isEmpty
    }
    for id in types.types.map(\.id) {
      guard case .object(var object) = types[id].declaration else { continue }
      for index in object.properties.indices {
        let property = object.properties[index]
        guard property.presence == .required, property.fixedValue == nil else { continue }
        object.properties[index].isPending = types.isPending(property.type)
      }
      types.types[id.index].declaration = .object(object)
    }
  }

  private func isPending(_ declaration: NominalType.Declaration, _ types: TypeGraph) -> Bool {
    switch declaration {
    case .union(let union): union.cases.allSatisfy { $0.constant == nil && types.isPending($0.payload) }
    case .wrapper(let wrapper): types.isPending(wrapper.value)
    case .alias(let target): types.isPending(target)
    case .tuple(let tuple):
      tuple.positions.contains {
        $0.presence == .required && $0.fixedValue == nil && types.isPending($0.type)
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
