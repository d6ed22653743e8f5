import SchemaRuntime
import SourceText

/// Writes literals of lines: a line of the literal for each, so that an edit of a schema is an edit of a line.
enum KeyTableText {
  /// The call of an initializer with the lines as its argument; `opening` ends with the name of the type.
  static func write(_ opening: SwiftCode, lines: [String], to writer: inout SwiftWriter) {
    let all: SwiftCode = "\(opening)(\(StringLiteral(lines.joined(separator: "\n"))))"
    if all.width <= writer.width { return writer.line(all) }
    writer.line("\(opening)(")
    writer.indented { writer in
      writer.line("\"\"\"")
      for line in lines {
        for row in rows(line, width: writer.width) { writer.line(row) }
      }
      writer.line("\"\"\")")
    }
  }

  /// The rows of a multi-line literal that make up one line, joined by escaped line ends. None ends with a space.
  static func rows(_ text: String, width: Int) -> [SwiftCode] {
    let needsNothing = SwiftLiteralText.escaped(text).utf8.count == text.utf8.count && !text.hasSuffix(" ")
    if needsNothing, text.utf8.count < width { return [SwiftCode(trusted: text)] }
    let scalars = text.unicodeScalars
    var rows: [String] = [""]
    var count = 0
    for index in scalars.indices {
      let isLast = scalars.index(after: index) == scalars.endIndex
      let piece = isLast && scalars[index] == " " ? "\\u{20}" : SwiftLiteralText.escaped(scalars[index])
      let size = piece.unicodeScalars.count
      if count + size >= width {
        rows[rows.count - 1] += "\\"
        rows.append("")
        count = 0
      }
      rows[rows.count - 1] += piece
      count += size
    }
    return rows.map { SwiftCode(trusted: $0) }
  }
}
