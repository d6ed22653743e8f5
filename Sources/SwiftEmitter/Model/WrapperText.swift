import TypeModel

/// A struct around one value.
struct WrapperText {
  let emitter: ModelEmitter
  let type: NominalType
  let wrapper: WrapperType

  func writeDeclarations(to writer: inout SwiftWriter) {
    let value = emitter.spelling(type, in: .declaration).type(wrapper.value)
    writer.block("\(emitter.access)struct \(type.declaredName): SchemaValue {") { writer in
      if wrapper.isBoxed {
        writer.block("\(emitter.access)var value: \(value) {") { writer in
          writer.line("get { _value.value }")
          writer.line("set { _value.value = newValue }")
        }
      } else {
        writer.line("\(emitter.access)var value: \(value)")
      }
      writer.blank()
      writer.block("\(emitter.access)init(_ value: \(value)) {") { writer in
        writer.line(wrapper.isBoxed ? "self._value = Boxed(value)" : "self.value = value")
      }
      emitter.nested(in: type, to: &writer)
      if wrapper.isBoxed {
        writer.blank()
        writer.line("\(emitter.storage(of: type))var _value: Boxed<\(value)>")
      }
    }
  }

  func writeCoding(to writer: inout SwiftWriter) {
    let spelling = emitter.spelling(type, in: .extension)
    let readable: SwiftCode
    if case .optional(let wrapped) = wrapper.value {
      readable = "Optional<\(spelling.type(wrapped))>"
    } else {
      readable = spelling.type(wrapper.value)
    }
    writer.block("\(emitter.access)static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {") {
      writer in
      writer.line("return Self(try \(readable)._read(&cursor))")
    }
    writer.blank()
    writer.block("\(emitter.access)func _write(to writer: inout JSONWriter) {") {
      $0.line("value._write(to: &writer)")
    }
    writer.blank()
    writer.block("\(emitter.access)init(_unvalidatedFrom decoder: any Decoder) throws {") { writer in
      writer.line("self.init(try \(readable).init(_unvalidatedFrom: decoder))")
    }
    writer.blank()
    writer.block("\(emitter.access)func encode(to encoder: any Encoder) throws {") { writer in
      writer.line("var container: any SingleValueEncodingContainer = encoder.singleValueContainer()")
      writer.line("try container.encode(value)")
    }
  }
}
