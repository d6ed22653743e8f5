import TypeModel

/// The public part of a union.
struct UnionDeclaration {
  let emitter: ModelEmitter
  let type: NominalType
  let union: UnionType
  private let spelling: TypeSpelling

  init(emitter: ModelEmitter, type: NominalType, union: UnionType) {
    self.emitter = emitter
    self.type = type
    self.union = union
    spelling = emitter.spelling(type, in: .declaration)
  }

  func write(to writer: inout SwiftWriter) {
    let keyword: SwiftCode = union.isIndirect ? "\(emitter.access)indirect enum" : "\(emitter.access)enum"
    let conformances: [SwiftCode] = ["SchemaValue"] + literals.map(\.kind.protocolName)
    let opening: SwiftCode = "\(keyword) \(type.declaredName):"
    let single: SwiftCode = "\(opening) \(conformances.joined(", ")) {"
    if single.width <= writer.width {
      writer.line(single)
    } else {
      writer.line(opening)
      writer.indented { writer in
        for item in conformances.dropLast() { writer.line("\(item),") }
        writer.line(conformances[conformances.count - 1])
      }
      writer.line("{")
    }
    writer.indented { body(to: &$0) }
    writer.line("}")
  }

  private func body(to writer: inout SwiftWriter) {
    for item in union.cases {
      // What several branches ask, of which one has to hold, is no demand of all.
      let schemas = item.schemas.count == 1 ? item.schemas.map { emitter.graph[$0] } : []
      writer.doc(DocText.comment(item.documentation, schemas, of: item.kinds))
      let name = SwiftIdentifier(item.name)
      writer.deprecate(item.documentation.deprecation)
      writer.line(item.constant == nil ? "case \(name)(\(spelling.type(item.payload)))" : "case \(name)")
    }
    for literal in literals {
      writer.blank()
      write(literal, to: &writer)
    }
    emitter.nested(in: type, to: &writer)
  }

  private func write(_ literal: Literal, to writer: inout SwiftWriter) {
    let payload = spelling.type(literal.payload)
    switch literal.kind {
    case .string:
      let isText = literal.payload == .string
      let value: SwiftCode = isText ? "value" : "\(payload)(rawValue: value)"
      writeStringInitializer("self = .\(literal.name)(\(value))", to: &writer)
    case .boolean:
      writer.line("\(emitter.access)init(booleanLiteral value: Bool) { self = .\(literal.name)(value) }")
    case .integer:
      writer.line("\(emitter.access)init(integerLiteral value: Int) { self = .\(literal.name)(value) }")
    case .float:
      writer.line("\(emitter.access)init(floatLiteral value: Double) { self = .\(literal.name)(value) }")
    case .array:
      guard case .array(let element) = literal.payload else { return }
      let type = spelling.type(element)
      writer.line(
        "\(emitter.access)init(arrayLiteral elements: \(type)...) { self = .\(literal.name)(elements) }")
    }
  }

  /// A string that a case without payload stands for makes that case.
  private func writeStringInitializer(_ other: SwiftCode, to writer: inout SwiftWriter) {
    let constants = union.cases.compactMap { item -> (name: SwiftIdentifier, text: String)? in
      guard case .string(let text)? = item.constant, item.documentation.deprecation == nil else { return nil }
      return (SwiftIdentifier(item.name), text)
    }
    if constants.isEmpty {
      return writer.line("\(emitter.access)init(stringLiteral value: String) { \(other) }")
    }
    writer.block("\(emitter.access)init(stringLiteral value: String) {") { writer in
      writer.line("switch value {")
      for (name, text) in constants { writer.line("case \(StringLiteral(text)): self = .\(name)") }
      writer.line("default: \(other)")
      writer.line("}")
    }
  }

  /// The literals that the union can be written as: those of its only case of a kind, if that is not deprecated.
  var literals: [Literal] {
    var found: [Literal] = []
    for item in union.cases {
      guard item.constant == nil, item.documentation.deprecation == nil, let kind = literalKind(item.payload),
        union.cases.filter({
          $0.constant == nil && literalKind($0.payload)?.protocolName == kind.protocolName
        }).count == 1
      else { continue }
      found.append(Literal(kind: kind, name: SwiftIdentifier(item.name), payload: item.payload))
    }
    return found
  }

  struct Literal {
    var kind: LiteralKind
    var name: SwiftIdentifier
    var payload: TypeReference
  }

  private func literalKind(_ type: TypeReference) -> LiteralKind? {
    switch type {
    case .string: return .string
    case .bool: return .boolean
    case .int: return .integer
    case .double: return .float
    case .array: return .array
    case .named(let id):
      if case .openEnum = emitter.types[id].declaration { return .string }
      return nil
    case .json, .jsonObject, .map, .optional, .encoded, .bytes, .custom: return nil
    }
  }
}

/// A kind of Swift literal that a type can be written as.
enum LiteralKind {
  case string, boolean, integer, float, array

  var protocolName: SwiftCode {
    switch self {
    case .string: return "ExpressibleByStringLiteral"
    case .boolean: return "ExpressibleByBooleanLiteral"
    case .integer: return "ExpressibleByIntegerLiteral"
    case .float: return "ExpressibleByFloatLiteral"
    case .array: return "ExpressibleByArrayLiteral"
    }
  }
}
