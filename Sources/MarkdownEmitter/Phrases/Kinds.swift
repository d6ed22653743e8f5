import SchemaModel
import SchemaRuntime
import TypeModel

/// The kinds of JSON value that a type carries.
struct Kinds {
  static func words(of type: TypeReference, in types: TypeGraph) -> String {
    Kinds(of: type, in: types).all.listed("or")
  }

  static func plural(of type: TypeReference, in types: TypeGraph) -> String {
    Kinds(of: type, in: types).all.map { $0 + "s" }.listed("or")
  }

  static func names(of type: TypeReference, in types: TypeGraph) -> [String] {
    Kinds(of: type, in: types).all
  }

  /// Each once, in the order of the branches.
  private var names: [String] = []
  /// The types that were looked at: a second way to one of them finds nothing new.
  private var seen: Set<TypeID> = []

  private init(of type: TypeReference, in types: TypeGraph) { visit(type, types) }

  /// The names, but one where any value will do.
  private var all: [String] { names.isEmpty || names.contains("any value") ? ["any value"] : names }

  private mutating func add(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }

  private mutating func visit(_ type: TypeReference, _ types: TypeGraph) {
    switch type {
    case .string, .encoded, .bytes: add("string")
    case .bool: add("boolean")
    case .int: add("integer")
    case .double: add("number")
    case .json: add("any value")
    case .custom(let custom):
      if custom.kinds.isEmpty { add("any value") }
      for (kind, name) in TypeSet.named where custom.kinds.contains(kind) {
        add(name)
      }
    case .jsonObject, .map: add("object")
    case .array: add("array")
    case .optional(let inner):
      visit(inner, types)
      add("null")
    case .named(let id): if seen.insert(id).inserted { visit(types[id].declaration, types) }
    }
  }

  private mutating func visit(_ declaration: NominalType.Declaration, _ types: TypeGraph) {
    switch declaration {
    case .object: add("object")
    case .tuple: add("array")
    case .stringEnum, .openEnum: add("string")
    case .integerEnum: add("integer")
    case .numberEnum(let type), .literalEnum(let type):
      for item in type.cases { add(Self.kind(of: item.value)) }
    case .union(let union): for item in union.cases { visit(item.payload, types) }
    case .wrapper(let wrapper): visit(wrapper.value, types)
    case .alias(let target): visit(target, types)
    case .namespace: break
    }
  }

  private static func kind(of value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool: "boolean"
    case .number(let number): number.isInteger ? "integer" : "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
