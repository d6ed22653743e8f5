import SchemaRuntime
import TypeModel

/// Reads and writes an enum of literals.
struct EnumCoding {
  let emitter: ModelEmitter
  let type: NominalType
  let cases: EnumType

  /// A string enum, open or not: the values are looked up without making a string.
  func writeStrings(to writer: inout SwiftWriter) {
    KeyTableText.write("private static let values: KeyTable = ", cases.cases.map(\.text), to: &writer)
    writer.blank()
    writer.block("\(emitter.access)static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {") {
      writer in
      writer.line("cursor.skipWhitespace()")
      if cases.otherName == nil { writer.line("let start: Int = cursor.position") }
      writer.line("let text: StringSlice = try cursor.string()")
      writer.line("switch values.index(of: text, in: cursor) {")
      for (index, item) in cases.cases.enumerated() {
        writer.line("case \(index): return .\(SwiftIdentifier(item.name))")
      }
      if let other = cases.otherName {
        writer.line("default: return .\(SwiftIdentifier(other))(cursor.text(text))")
      } else {
        writer.line("default: throw Rejection(.violation, at: start)")
      }
      writer.line("}")
    }
    writer.blank()
    writer.block("\(emitter.access)func _write(to writer: inout JSONWriter) {") { writer in
      writer.line("switch self {")
      for item in cases.cases {
        writer.write(JSONText.of(item.value) + ",", in: "case .\(SwiftIdentifier(item.name)):")
      }
      if let other = cases.otherName {
        writer.line("case .\(SwiftIdentifier(other))(let text): writer.string(text)")
      }
      writer.line("}")
    }
  }

  func writeIntegers(to writer: inout SwiftWriter) {
    writer.block("\(emitter.access)static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {") {
      writer in
      writer.line("cursor.skipWhitespace()")
      writer.line("let start: Int = cursor.position")
      writer.block("guard let value = Self(rawValue: try Int._read(&cursor)) else {") { writer in
        writer.line("throw Rejection(.violation, at: start)")
      }
      writer.line("return value")
    }
    writer.blank()
    writer.block("\(emitter.access)func _write(to writer: inout JSONWriter) {") { writer in
      writer.line("writer.integer(rawValue)")
    }
  }
}
