import SchemaRuntime
import TypeModel

/// Reads and writes an enum of literals.
struct EnumCoding {
  let type: NominalType
  let cases: EnumType

  /// A string enum, open or not: the values are looked up without making a string.
  func writeStrings(to writer: inout SwiftWriter) {
    KeyTableText.write("private static let values: KeyTable = ", cases.cases.map(\.text), to: &writer)
    writer.blank()
    writer.block("public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {") { writer in
      writer.line("cursor.skipWhitespace()")
      if cases.otherName == nil { writer.line("let start: Int = cursor.position") }
      writer.line("let text: StringSlice = try cursor.string()")
      writer.line("switch values.index(of: text, in: cursor) {")
      for (index, item) in cases.cases.enumerated() {
        writer.line("case \(index): return \(cases.reference(to: item, at: index))")
      }
      if let other = cases.otherName {
        writer.line("default: return .\(SwiftIdentifier(other))(cursor.text(text))")
      } else {
        writer.line("default: throw Rejection(.violation, at: start)")
      }
      writer.line("}")
    }
    writer.blank()
    writer.block("public func _write(to writer: inout JSONWriter) {") { writer in
      if cases.hasDeprecatedCases { return writer.line("writer.string(rawValue)") }
      writer.line("switch self {")
      for item in cases.cases {
        writer.write(JSONText.of(item.value) + ",", in: "case .\(SwiftIdentifier(item.name)):")
      }
      if let other = cases.otherName {
        writer.line("case .\(SwiftIdentifier(other))(let text): writer.string(text)")
      }
      writer.line("}")
    }
    writeDeprecatedCases(to: &writer)
  }

  func writeIntegers(to writer: inout SwiftWriter) {
    writer.block("public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {") { writer in
      writer.line("cursor.skipWhitespace()")
      writer.line("let start: Int = cursor.position")
      writer.block("guard let value = Self(rawValue: try Int._read(&cursor)) else {") { writer in
        writer.line("throw Rejection(.violation, at: start)")
      }
      writer.line("return value")
    }
    writer.blank()
    writer.block("public func _write(to writer: inout JSONWriter) {") { writer in
      writer.line("writer.integer(rawValue)")
    }
    writeDeprecatedCases(to: &writer)
  }

  /// What mentions the cases, where some are deprecated.
  func writeDeprecatedCases(to writer: inout SwiftWriter) {
    guard cases.hasDeprecatedCases else { return }
    writer.blank()
    writer.mentionsDeprecated()
    writer.block("public static func _case(at position: Int) -> Self {") { writer in
      writer.line("switch position {")
      for (index, item) in cases.cases.enumerated() {
        let label: SwiftCode = index + 1 == cases.cases.count ? "default" : "case \(index)"
        writer.line("\(label): return .\(SwiftIdentifier(item.name))")
      }
      writer.line("}")
    }
    writer.blank()
    writer.mentionsDeprecated()
    writer.block("public var _position: Int {") { writer in
      writer.line("switch self {")
      for (index, item) in cases.cases.enumerated() {
        writer.line("case .\(SwiftIdentifier(item.name)): return \(index)")
      }
      if let other = cases.otherName { writer.line("case .\(SwiftIdentifier(other)): return -1") }
      writer.line("}")
    }
  }
}
