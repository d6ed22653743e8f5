import SchemaRuntime
import TypeModel

/// Writes the types of a graph as people write them by hand: with the `Codable` that the compiler synthesizes.
///
/// The types hold what the generated types hold, also a value that comes as JSON inside a string. They do not hold
/// members that no property names, nor the difference between a member that is missing and one that is null.
struct TwinWriter {
  let types: TypeGraph

  /// The text of the one file.
  var text: String {
    var lines = ["import Foundation", "import SchemaRuntime", ""]
    for namespace in types.namespaces {
      let parent = Array(namespace.path.dropLast())
      let declaration = "public enum \(Self.path(namespace.path.suffix(1))) {}"
      lines.append(parent.isEmpty ? declaration : "extension \(Self.path(parent)) { \(declaration) }")
    }
    for file in types.files {
      let body = declare(types[file.root])
      lines.append("")
      if file.namespace.isEmpty {
        lines += body
      } else {
        lines.append("extension \(Self.path(file.namespace)) {")
        lines += body
        lines.append("}")
      }
    }
    lines.append(Self.support)
    return lines.joined(separator: "\n")
  }

  static func path(_ path: some Sequence<String>) -> String {
    path.map { "`\($0)`" }.joined(separator: ".")
  }

  // MARK: Declarations

  private func declare(_ type: NominalType) -> [String] {
    let nested = type.children.flatMap { declare(types[$0]) }
    let name = "`\(type.name)`"
    switch type.declaration {
    case .object(let object):
      guard !object.properties.isEmpty else {
        let value = object.additional.map { text(of: $0.value) } ?? "JSONValue"
        return alias(type, "[String: \(value)]")
      }
      return structure(name, object, nested)
    case .stringEnum(let cases):
      let values = cases.cases.map { "  case `\($0.name)` = \(literal($0.text))" }
      return ["public enum \(name): String, Codable, Hashable, Sendable {"] + values + ["}"]
    case .integerEnum(let cases):
      let values = cases.cases.map { "  case `\($0.name)` = \($0.value)" }
      return ["public enum \(name): Int, Codable, Hashable, Sendable {"] + values + ["}"]
    case .numberEnum(let cases):
      let values = cases.cases.map { "  case `\($0.name)` = \($0.value)" }
      return ["public enum \(name): Double, Codable, Hashable, Sendable {"] + values + ["}"]
    case .openEnum: return alias(type, "String")
    case .literalEnum, .tuple: return alias(type, "JSONValue")
    case .union(let union): return enumeration(name, union, nested)
    case .wrapper(let wrapper): return alias(type, text(of: wrapper.value))
    case .alias(let target): return alias(type, text(of: target))
    case .namespace: return ["public enum \(name) {"] + nested + ["}"]
    }
  }

  /// A type that is another type; types nested in it need a struct, since an alias holds none.
  private func alias(_ type: NominalType, _ target: String) -> [String] {
    let holder = "\(type.name)Twin"
    guard !type.children.isEmpty else { return ["public typealias `\(type.name)` = \(target)"] }
    // Nested types are spelled by way of their parent, so the parent stays a type: one that codes as the other does.
    let nested = type.children.flatMap { declare(types[$0]) }
    var lines = ["public struct `\(type.name)`: Codable, Hashable, Sendable {"]
    lines.append("  public typealias \(holder) = \(target)")
    lines += nested
    lines.append("  public var value: \(holder)")
    lines.append("  public init(from decoder: any Decoder) throws { value = try \(holder)(from: decoder) }")
    lines.append("  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }")
    return lines + ["}"]
  }

  private func structure(_ name: String, _ object: ObjectType, _ nested: [String]) -> [String] {
    var lines = ["public struct \(name): Codable, Hashable, Sendable {"]
    var parameters: [String] = []
    for property in object.properties {
      let type = fieldType(property)
      lines.append("  public var `\(property.name)`: \(type)")
      parameters.append("`\(property.name)`: \(type)\(type.hasSuffix("?") ? " = nil" : "")")
    }
    lines.append("  public init(\(parameters.joined(separator: ", "))) {")
    for property in object.properties { lines.append("    self.`\(property.name)` = `\(property.name)`") }
    lines.append("  }")
    lines.append("  private enum CodingKeys: String, CodingKey {")
    for property in object.properties {
      lines.append("    case `\(property.name)` = \(literal(property.key))")
    }
    lines.append("  }")
    return lines + nested + ["}"]
  }

  private func fieldType(_ property: Property) -> String {
    let value = text(of: property.type.nonNull)
    let stored = property.isBoxed ? "Box<\(value)>" : value
    return property.isRequired && !property.type.isOptional ? stored : stored + "?"
  }

  private func enumeration(_ name: String, _ union: UnionType, _ nested: [String]) -> [String] {
    var lines = ["public \(union.isIndirect ? "indirect " : "")enum \(name): Codable, Hashable, Sendable {"]
    for item in union.cases {
      lines.append("  case `\(item.name)`\(item.constant == nil ? "(\(text(of: item.payload)))" : "")")
    }
    lines.append("  public init(from decoder: any Decoder) throws {")
    for rule in union.dispatch {
      guard case .tag(let property, let branches, let other, _) = rule.decision else { continue }
      lines.append("    if let members = try? decoder.container(keyedBy: AnyKey.self),")
      lines.append("      let tag = try? members.decode(String.self, forKey: AnyKey(\(literal(property)))) {")
      lines.append("      switch tag {")
      for branch in branches where union.cases[branch.branch].constant == nil {
        let item = union.cases[branch.branch]
        lines.append("      case \(literal(branch.value)):")
        lines.append("        self = .`\(item.name)`(try \(text(of: item.payload))(from: decoder))")
        lines.append("        return")
      }
      if let other, union.cases[other].constant == nil {
        let payload = text(of: union.cases[other].payload)
        lines.append("      default: self = .`\(union.cases[other].name)`(try \(payload)(from: decoder))")
        lines.append("        return")
      } else {
        lines.append("      default: break")
      }
      lines.append("      }")
      lines.append("    }")
    }
    lines.append("    let value = try decoder.singleValueContainer()")
    for item in union.cases {
      let name = "self = .`\(item.name)`"
      if let constant = item.constant {
        lines.append("    if let text = try? value.decode(JSONValue.self).description,")
        lines.append("      text == \(literal(constant.description)) { \(name); return }")
      } else {
        let payload = text(of: item.payload)
        lines.append("    if let payload = try? value.decode(\(payload).self) { \(name)(payload); return }")
      }
    }
    lines.append("    throw DecodingError.dataCorruptedError(in: value, debugDescription: \"no branch\")")
    lines.append("  }")
    lines.append("  public func encode(to encoder: any Encoder) throws {")
    lines.append("    switch self {")
    for item in union.cases {
      if let constant = item.constant {
        let value = "JSONValue.twin(\(literal(constant.description)))"
        lines.append("    case .`\(item.name)`: try \(value).encode(to: encoder)")
      } else {
        lines.append("    case .`\(item.name)`(let payload): try payload.encode(to: encoder)")
      }
    }
    lines.append("    }")
    lines.append("  }")
    return lines + nested + ["}"]
  }

  // MARK: Spellings

  private func text(of reference: TypeReference) -> String {
    switch reference {
    case .string, .bytes: return "String"
    case .encoded(let value): return "EncodedTwin<\(text(of: value))>"
    case .custom(let type): return type.spelling
    case .bool: return "Bool"
    case .int: return "Int"
    case .double: return "Double"
    case .json: return "JSONValue"
    case .jsonObject: return "[String: JSONValue]"
    case .array(let element): return "[\(text(of: element))]"
    case .map(let value): return "[String: \(text(of: value))]"
    case .optional(let wrapped): return text(of: wrapped) + "?"
    case .named(let id): return Self.path(types[id].path)
    }
  }

  private func literal(_ text: String) -> String {
    var literal = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      case " "..."~": literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return "\"\(literal)\""
  }

  /// The declarations that the types need beside themselves.
  private static let support = """

    public final class Box<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
      public let value: Value
      public init(_ value: Value) { self.value = value }
      public init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
      public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
      public static func == (a: Box, b: Box) -> Bool { a.value == b.value }
      public func hash(into hasher: inout Hasher) { hasher.combine(value) }
    }

    private let contentDecoder = JSONDecoder()

    public struct EncodedTwin<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
      public let text: String
      public let value: Value
      public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
        value = try contentDecoder.decode(Value.self, from: Data(text.utf8))
      }
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
      }
    }

    struct AnyKey: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(_ key: String) { stringValue = key }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    extension JSONValue {
      static func twin(_ text: String) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
      }
    }

    """
}

extension EnumType.Case {
  /// The string of the case, or the number as text.
  fileprivate var text: String {
    if case .string(let text) = value { return text }
    return value.description
  }
}
