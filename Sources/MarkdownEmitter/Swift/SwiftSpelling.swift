import TypeModel

/// Spells Swift types for readers, with full paths.
struct SwiftSpelling {
  let types: TypeGraph
  /// The type whose members are shown: types that are nested in it, or in a type around it, go by their last names.
  var scope: NominalType?

  func type(_ type: TypeReference) -> String {
    type.spelling { name(of: types[$0]) }
  }

  func type(of property: Property) -> String {
    let value = type(property.type.nonNull)
    return switch property.presence {
    case .required: value
    case .requiredNullable, .optional: value + "?"
    case .optionalNullable: "Presence<\(value)>"
    }
  }

  private func name(of type: NominalType) -> String {
    guard let scope else { return type.qualifiedName }
    let common = zip(type.path.dropLast(), scope.path).prefix { $0 == $1 }.count
    return type.path.dropFirst(common).joined(separator: ".")
  }
}
