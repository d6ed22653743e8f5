import TypeModel

/// Reads and writes an enum of literals: the runtime does, by what it is told here.
struct EnumCoding {
  let cases: EnumType

  /// A string enum, open or not: the values are looked up without making a string.
  func writeStrings(to writer: inout SwiftWriter) {
    let listed: SwiftCode = cases.otherName == nil ? "allCases" : "knownCases"
    writer.line("public static let _cases = CaseTable(\(listed))")
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
