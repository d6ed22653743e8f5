import SchemaRuntime

/// Writes `KeyTable` literals.
enum KeyTableText {
  /// A static property `name` with the table of `strings`.
  static func write(_ name: SwiftIdentifier, _ strings: [String], to writer: inout SwiftWriter) {
    guard let table = KeyTableBuilder(strings) else { return }
    writer.block("private static var \(name): KeyTable {") { writer in
      let literal = StringLiteral(table.blob)
      let call: SwiftCode =
        "KeyTable(\(literal), \(hexadecimal: table.multiplier), \(Int(truncatingIfNeeded: table.shift)))"
      if call.width <= writer.width { return writer.line(call) }
      writer.line("KeyTable(")
      writer.indented { writer in
        writer.line("\"\"\"")
        for row in rows(table.blob, width: writer.width) { writer.line(row) }
        writer.line("\"\"\", \(hexadecimal: table.multiplier), \(Int(truncatingIfNeeded: table.shift)))")
      }
    }
  }

  /// The rows of a multi-line literal, joined by escaped line ends. None ends with a space.
  static func rows(_ text: String, width: Int) -> [SwiftCode] {
    let scalars = Array(text.unicodeScalars)
    var rows: [String] = [""]
    for (index, scalar) in scalars.enumerated() {
      let isLast = index + 1 == scalars.count
      let piece = isLast && scalar == " " ? "\\u{20}" : StringLiteral.escaped(scalar)
      if rows[rows.count - 1].unicodeScalars.count + piece.unicodeScalars.count >= width {
        rows[rows.count - 1] += "\\"
        rows.append("")
      }
      rows[rows.count - 1] += piece
    }
    return rows.map { SwiftCode(trusted: $0) }
  }
}
