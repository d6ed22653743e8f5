import TypeModel

/// Spells types as Swift does from within one of them.
struct TypeSpelling {
  let types: TypeGraph
  /// The declaration that the text stands in.
  let scope: NominalType
  /// The least number of components of a path that need not be written: within a declaration, those of the declarations
  /// around it, up to the namespace or the extended type; in an extension, all of the extended type's.
  let knownDepth: Int

  enum Place { case declaration, `extension` }

  /// - Parameter apart: the types that are declared in extensions of those that they are nested in.
  init(types: TypeGraph, scope: NominalType, place: Place, apart: Set<TypeID> = []) {
    self.types = types
    self.scope = scope
    switch place {
    case .extension: knownDepth = scope.path.count
    case .declaration:
      var current = scope
      while !apart.contains(current.id), let parent = current.parent { current = types[parent] }
      knownDepth = max(1, current.path.count - 1)
    }
  }

  /// The type, with paths as short as they can be.
  func type(_ reference: TypeReference) -> SwiftCode {
    switch reference {
    case .string: return "String"
    case .bool: return "Bool"
    case .int: return "Int"
    case .double: return "Double"
    case .json: return "JSONValue"
    case .jsonObject: return "JSONObject"
    case .array(let element): return "[\(type(element))]"
    case .map(let value): return "JSONMap<\(type(value))>"
    case .optional(let wrapped): return "\(type(wrapped))?"
    case .encoded(let value): return "EncodedJSON<\(type(value))>"
    case .bytes: return "EncodedBytes"
    case .named(let id): return name(of: types[id])
    case .custom(let custom):
      let arguments: SwiftCode = custom.argument.isEmpty ? "" : "<\(Self.path(custom.argument))>"
      return "\(Self.path(custom.path))\(arguments)"
    }
  }

  /// The declared type of a property: the type of its value, in the form that its presence asks for.
  func type(of property: Property) -> SwiftCode { Self.held(type(property.type.nonNull), property.presence) }

  /// The type of the storage of a property whose value is behind a reference: a missing value has no box.
  func box(of property: Property) -> SwiftCode {
    Self.held("Boxed<\(type(property.type.nonNull))>", property.presence)
  }

  /// The type that holds a value of another type, or the way in which it is missing.
  private static func held(_ value: SwiftCode, _ presence: Property.Presence) -> SwiftCode {
    switch presence {
    case .required: value
    case .requiredNullable, .optional: "\(value)?"
    case .optionalNullable: "Presence<\(value)>"
    }
  }

  /// The full path from the top level.
  static func path(_ path: [String]) -> SwiftCode { self.path(path.map { SwiftIdentifier($0) }[...]) }

  static func path(_ path: ArraySlice<SwiftIdentifier>) -> SwiftCode { path.map(\.code).joined(".") }

  /// The path without the components that the place has in common with the type, unless something nearer has the first
  /// name.
  private func name(of target: NominalType) -> SwiftCode {
    var depth = scope.path.count
    while depth >= knownDepth {
      let prefix = Array(scope.path.prefix(depth))
      if target.path.count > depth, Array(target.path.prefix(depth)) == prefix,
        !isTaken(target.path[depth], below: depth), !isMember(target.path[depth], of: depth)
      {
        return Self.path(types.declaredPath(of: target).dropFirst(depth))
      }
      depth -= 1
    }
    return Self.path(types.declaredPath(of: target)[...])
  }

  /// Whether a type around the place, deeper than `depth`, has the name or a nested type of the name.
  private func isTaken(_ name: String, below depth: Int) -> Bool {
    var current: NominalType? = scope
    while let type = current, type.path.count > depth {
      if type.children.contains(where: { types[$0].name == name }) { return true }
      current = type.parent.map { types[$0] }
    }
    return false
  }

  /// Whether a type around the place, at `depth` or deeper, has a member of the name: letters of scripts without
  /// capitals do not tell it from a type, and only a path does.
  private func isMember(_ name: String, of depth: Int) -> Bool {
    guard let first = name.unicodeScalars.first, !first.isASCII, !first.properties.isUppercase else {
      return false
    }
    var current: NominalType? = scope
    while let type = current, type.path.count >= depth {
      if type.memberNames.contains(where: { $0 == name }) { return true }
      current = type.parent.map { types[$0] }
    }
    return false
  }
}
