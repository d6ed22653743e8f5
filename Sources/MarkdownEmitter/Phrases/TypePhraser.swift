import SchemaModel
import SchemaRuntime
import TypeModel

/// Says in words and links what kind of JSON value a schema describes.
struct TypePhraser {
  let site: Site
  let page: String

  /// “string”, “array of objects, [Button](…)”, “integer, seconds”.
  func phrase(_ schemas: [SchemaID], _ type: TypeReference) -> Inline {
    let type = type == .json ? carrier(of: schemas) : type
    var phrase = words(type)
    if type == .json, let types = schemas.lazy.compactMap({ site.graph[$0].types }).first {
      phrase = .text(TypeSet.named.filter { types.contains($0.type) }.map(\.name).joined(separator: " or "))
    }
    if case .named = type.nonNull {
    } else if let target = scalarTarget(schemas) {
      phrase = "\(phrase), \(site.link(to: target, from: page))"
    }
    let unit = schemas.compactMap { site.graph[$0].extensions.unit }.first
    return unit.map { "\(phrase), \(Inline.text(UnitName.phrase($0)))" } ?? phrase
  }

  /// The type of what schemas refer to, for schemas that no Swift type was asked for.
  private func carrier(of schemas: [SchemaID]) -> TypeReference {
    guard let target = schemas.lazy.compactMap({ site.target(of: $0) }).first else { return .json }
    return site.nominal(of: target).map { .named($0.id) } ?? site.types.type(of: target.schema)
  }

  /// The definition that schemas without a declared type refer to.
  private func scalarTarget(_ schemas: [SchemaID]) -> Subject? {
    schemas.lazy.compactMap { id in
      site.graph[id].reference.flatMap { site.target(of: $0) }
        ?? site.graph[id].items.flatMap { site.graph[$0].reference }.flatMap { site.target(of: $0) }
        .flatMap { site.nominal(of: $0) == nil ? $0 : nil }
    }.first
  }

  private func words(_ type: TypeReference) -> Inline {
    switch type {
    case .string: "string"
    case .bool: "boolean"
    case .int: "integer"
    case .double: "number"
    case .json: "any value"
    case .jsonObject: "object"
    case .array(let item): "array of \(plural(item))"
    case .map(let value): "object of \(plural(value))"
    case .optional(let inner): "\(words(inner)) or null"
    case .encoded(let inner): "string that holds JSON: \(words(inner))"
    case .named(let id): named(id, Kinds.words(of: type, in: site.types))
    }
  }

  private func plural(_ type: TypeReference) -> Inline {
    switch type {
    case .string: "strings"
    case .bool: "booleans"
    case .int: "integers"
    case .double: "numbers"
    case .json: "any values"
    case .jsonObject: "objects"
    case .array(let item): "arrays of \(plural(item))"
    case .map(let value): "objects of \(plural(value))"
    case .optional(let inner): "\(plural(inner)) or nulls"
    case .encoded(let inner): "strings that hold JSON: \(words(inner))"
    case .named(let id): named(id, Kinds.plural(of: type, in: site.types))
    }
  }

  /// The kinds of a declared type, and where it is described.
  private func named(_ id: TypeID, _ kinds: String) -> Inline {
    guard let target = site.subject(site.types[id].schema) else { return .text(kinds) }
    return "\(text: kinds), \(site.link(to: target, from: page))"
  }
}
