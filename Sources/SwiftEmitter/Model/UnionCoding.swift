import SchemaRuntime
import TypeModel

/// Writes the list of a union's cases, by which the runtime reads the union, and what writes their values.
struct UnionCoding {
  let emitter: ModelEmitter
  let type: NominalType
  let union: UnionType
  private let spelling: TypeSpelling

  init(emitter: ModelEmitter, type: NominalType, union: UnionType) {
    self.emitter = emitter
    self.type = type
    self.union = union
    spelling = emitter.spelling(type, in: .extension)
  }

  func write(to writer: inout SwiftWriter) {
    list(to: &writer)
    writer.blank()
    writeBytes(to: &writer)
  }

  private func list(to writer: inout SwiftWriter) {
    let reading = emitter.reading(of: type)
    if !reading.saySchema {
      emitter.writeSchema(of: type, to: &writer)
      writer.blank()
    }
    if union.hasDeprecatedCases { writer.mentionsDeprecated() }
    let opening: SwiftCode = "\(emitter.access)static let _cases = StoredCases<Self>("
    writer.list(opening, reading.arguments, ") { c in")
    writer.indented { writer in
      for item in union.cases {
        let name: SwiftCode = "Self.\(SwiftIdentifier(item.name))"
        let constant = item.constant.map { "always: \(JSONText.literal($0))" as SwiftCode }
        writer.list("c.add(", [name] + [constant].compactMap(\.self), ")")
      }
    }
    writer.line("}")
  }

  private func writeBytes(to writer: inout SwiftWriter) {
    if union.hasDeprecatedCases { writer.mentionsDeprecated() }
    writer.block("\(emitter.access)func _write(payloadTo writer: inout JSONWriter) {") { writer in
      writer.line("switch self {")
      for item in union.cases {
        let name = SwiftIdentifier(item.name)
        if let value = item.constant {
          writer.line("case .\(name): writer.payload(\(literal(value, of: item.payload)))")
        } else {
          writer.line("case .\(name)(let value): writer.payload(value)")
        }
      }
      writer.line("}")
    }
  }

  /// The value of a case that has but one, as its type.
  private func literal(_ value: JSONValue, of payload: TypeReference) -> SwiftCode {
    let constant = emitter.literal(value, of: payload) ?? JSONText.literal(value)
    return payload == .json ? "\(constant) as JSONValue" : "\(spelling.type(payload))(\(constant))"
  }
}
