/// The Swift type that carries an instance.
///
/// A type may be looser than its schema, never tighter: every valid instance decodes, and encodes to an equal value.
public indirect enum TypeReference: Hashable, Sendable {
  case string
  case bool
  case int
  case double
  /// `JSONValue`: anything at all.
  case json
  /// `JSONObject`: an object of anything.
  case jsonObject
  /// `[Element]`.
  case array(TypeReference)
  /// `JSONMap<Value>`: an object whose keys are free and whose values are alike.
  case map(TypeReference)
  /// `T?`: the instance may be `null`. Whether a member may be absent is the property's affair.
  case optional(TypeReference)
  /// `EncodedJSON<T>`: a string that holds JSON text.
  case encoded(TypeReference)
  /// `EncodedBytes`: a string that holds bytes in base64.
  case bytes
  case named(TypeID)
  /// A type that is declared elsewhere.
  case custom(CustomType)

  /// The type without the outermost optional.
  public var nonNull: TypeReference {
    if case .optional(let wrapped) = self { return wrapped }
    return self
  }

  /// Whether `null` is an instance that the type tells apart (`JSONValue` holds null itself and does not count).
  public var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// The type of the elements where it is an array, of their elements where those are arrays, else the type itself.
  var innermost: TypeReference {
    if case .array(let element) = nonNull { return element.innermost }
    return nonNull
  }

  /// The type with `null` allowed.
  public var nullable: TypeReference {
    switch self {
    case .optional, .json: return self
    default: return .optional(self)
    }
  }

  /// The type as Swift spells it.
  /// - Parameter name: gives the name of a nominal type.
  public func spelling(_ name: (TypeID) -> String) -> String {
    switch self {
    case .string: "String"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .json: "JSONValue"
    case .jsonObject: "JSONObject"
    case .array(let element): "[\(element.spelling(name))]"
    case .map(let value): "JSONMap<\(value.spelling(name))>"
    case .optional(let wrapped): "\(wrapped.spelling(name))?"
    case .encoded(let value): "EncodedJSON<\(value.spelling(name))>"
    case .bytes: "EncodedBytes"
    case .named(let id): name(id)
    case .custom(let type): type.spelling
    }
  }

  /// The nominal types that the type mentions anywhere, in reading order.
  public var mentioned: [TypeID] {
    switch self {
    case .string, .bool, .int, .double, .json, .jsonObject, .bytes, .custom: return []
    case .array(let inner), .map(let inner), .optional(let inner), .encoded(let inner): return inner.mentioned
    case .named(let id): return [id]
    }
  }

  /// The custom types that the type mentions anywhere.
  public var customTypes: [CustomType] {
    switch self {
    case .string, .bool, .int, .double, .json, .jsonObject, .bytes, .named: return []
    case .array(let inner), .map(let inner), .optional(let inner), .encoded(let inner):
      return inner.customTypes
    case .custom(let type): return [type]
    }
  }
}
