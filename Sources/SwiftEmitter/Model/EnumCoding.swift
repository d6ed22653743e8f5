import TypeModel

/// Reads and writes an enum of literals: the runtime does, by what it is told here.
struct EnumCoding {
  let cases: EnumType

  /// A string enum, open or not: the values are looked up without making a string.
  func writeStrings(to writer: inout SwiftWriter) {
    let listed: SwiftCode = cases.otherName == nil ? "allCases" : "knownCases"
    writer.line("public static let _cases = CaseTable(\(listed))")
  }
}
