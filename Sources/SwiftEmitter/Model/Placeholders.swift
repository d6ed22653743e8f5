import TypeModel

/// The values that a struct holds for required members until these have been read: for each type, a value that costs
/// little.
///
/// A type of which every value contains another one of its own has none.
public struct Placeholders: Sendable {
  let types: TypeGraph
  /// The types that have a placeholder, each made from types with an earlier one; for a union, with its case.
  private var found: [TypeID: Int] = [:]
  /// The types that have a placeholder.
  private(set) var known: Set<TypeID> = []

  init(_ types: TypeGraph) {
    self.types = types
    var users: [TypeID: [TypeID]] = [:]
    for type in types.types {
      for needed in Self.contents(of: type).flatMap(\.mentioned) {
        users[needed, default: []].append(type.id)
      }
    }
    var waiting = types.types.map(\.id)
    while !waiting.isEmpty {
      var next: [TypeID] = []
      for id in waiting where found[id] == nil {
        guard let choice = choice(for: types[id]) else { continue }
        found[id] = choice
        next += users[id] ?? []
      }
      waiting = next
    }
    known = Set(found.keys)
  }

  func has(_ type: NominalType) -> Bool { known.contains(type.id) }

  /// The types whose placeholders one of the type may need.
  private static func contents(of type: NominalType) -> [TypeReference] {
    switch type.declaration {
    case .object(let object): object.properties.filter(\.hasPlaceholder).map(\.type)
    case .tuple(let tuple): tuple.positions.filter(\.hasPlaceholder).map(\.type)
    case .union(let union): union.cases.filter { $0.constant == nil }.map(\.payload)
    case .wrapper(let wrapper): [wrapper.value]
    case .alias(let target): [target]
    case .stringEnum, .integerEnum, .numberEnum, .literalEnum, .openEnum, .namespace: []
    }
  }

  /// The case of the placeholder, 0 where there are none to choose from; nil where the type has no placeholder yet.
  private func choice(for type: NominalType) -> Int? {
    switch type.declaration {
    case .object, .tuple, .wrapper, .alias: Self.contents(of: type).allSatisfy(has) ? 0 : nil
    case .union(let union):
      union.cases.firstIndex { $0.constant != nil && $0.documentation.deprecation == nil }
        ?? union.cases.firstIndex {
          $0.documentation.deprecation == nil && has($0.payload) && !types.isPending($0.payload)
        } ?? union.cases.firstIndex { $0.documentation.deprecation == nil && has($0.payload) }
    case .stringEnum(let list), .integerEnum(let list), .numberEnum(let list), .literalEnum(let list),
      .openEnum(let list):
      list.cases.firstIndex { $0.documentation.deprecation == nil }
    case .namespace: nil
    }
  }

  private func has(_ reference: TypeReference) -> Bool {
    switch reference {
    // A member without a placeholder is stored as a value that has not been read yet.
    case .string, .bool, .int, .double, .json, .jsonObject, .array, .map, .optional, .bytes, .custom: true
    case .encoded(let value): has(value)
    case .named(let id): found[id] != nil
    }
  }

  /// The placeholder of a type that has one.
  func value(of reference: TypeReference, _ spelling: TypeSpelling) -> SwiftCode {
    switch reference {
    case .string, .bytes: return "\"\""
    case .bool: return "false"
    case .int, .double, .custom: return "0"
    case .json: return ".null"
    case .jsonObject, .map: return "[:]"
    case .array: return "[]"
    case .optional: return "nil"
    case .encoded(let value): return "EncodedJSON(\(self.value(of: value, spelling)))"
    case .named(let id): return value(of: types[id], spelling)
    }
  }

  private func value(of type: NominalType, _ spelling: TypeSpelling) -> SwiftCode {
    switch type.declaration {
    case .object(let object):
      return object.isReadByMember
        ? "\(spelling.type(.named(type.id)))._unread" : "\(spelling.type(.named(type.id)))()"
    case .tuple(let tuple):
      let needed = tuple.positions.filter { $0.isStored && $0.isRequired }
      let arguments = needed.map { position in
        "\(SwiftIdentifier(position.name).label): \(value(of: position.type, spelling))" as SwiftCode
      }
      return "\(spelling.type(.named(type.id)))(\(arguments.joined(", ")))"
    case .union(let union):
      let item = union.cases[found[type.id] ?? 0]
      let name = SwiftIdentifier(item.name)
      return item.constant == nil ? ".\(name)(\(value(of: item.payload, spelling)))" : ".\(name)"
    case .wrapper(let wrapper):
      return "\(spelling.type(.named(type.id)))(\(value(of: wrapper.value, spelling)))"
    case .alias(let target): return value(of: target, spelling)
    case .stringEnum(let list), .integerEnum(let list), .numberEnum(let list), .literalEnum(let list),
      .openEnum(let list):
      return ".\(SwiftIdentifier(list.cases[found[type.id] ?? 0].name))"
    case .namespace: return "nil"
    }
  }
}

extension Property {
  /// Whether the struct must hold a value for it before it has been read.
  var hasPlaceholder: Bool { isStored && presence == .required }
}

extension ObjectType {
  /// Whether the struct has members of its own to be read, beside those that no property names.
  var isReadByMember: Bool { !properties.isEmpty || !patterned.isEmpty }
}
