import TypeModel

/// The code that mentions the cases of an enum, where some are deprecated; empty where none is.
struct DeprecatedCasesText {
  let cases: EnumType
  let access: SwiftCode

  func write(to writer: inout SwiftWriter) {
    guard cases.hasDeprecatedCases else { return }
    writer.blank()
    writer.mentionsDeprecated()
    writer.block("\(access)static func _case(at position: Int) -> Self {") { writer in
      cases.eachPosition("position", { "return .\(SwiftIdentifier($0.name))" }, to: &writer)
    }
    writer.blank()
    writer.mentionsDeprecated()
    writer.block("\(access)var _position: Int {") { writer in
      writer.line("switch self {")
      for (index, item) in cases.cases.enumerated() {
        writer.line("case .\(SwiftIdentifier(item.name)): return \(index)")
      }
      if let other = cases.otherName { writer.line("case .\(SwiftIdentifier(other)): return -1") }
      writer.line("}")
    }
  }
}
