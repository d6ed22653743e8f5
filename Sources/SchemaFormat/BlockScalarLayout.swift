/// The lines of a block scalar, moved to another column.
struct BlockScalarLayout {
  /// `|` or `>`, and what has to stand behind it.
  let head: String
  /// Without the indentation of the scalar itself.
  let lines: [String]
  /// Whether blank lines behind it would become part of it.
  let keepsBlankLines: Bool

  /// Nil for a scalar of white space alone.
  init?(_ scalar: SyntaxNode.Scalar) {
    let source = Self.lines(of: scalar.source)
    guard let first = source.first, let mark = first.first else { return nil }
    var body = source.dropFirst().map { $0 }
    guard let full = body.firstIndex(where: Self.isFull),
      let fullInValue = Self.lines(of: scalar.value).first(where: Self.isFull)
    else { return nil }
    let own = Self.indentation(of: fullInValue)
    let indentation = max(0, Self.indentation(of: body[full]) - own)
    while let last = body.last, !Self.isFull(last), Self.indentation(of: last) <= indentation {
      body.removeLast()
    }
    var lines = body.map { line in
      Self.indentation(of: line) >= indentation ? String(line.dropFirst(indentation)) : ""
    }
    let breaks = scalar.value.utf8.reversed().prefix { $0 == 0x0A }.count
    let options = first.dropFirst().prefix { $0 == "+" || $0 == "-" || $0.isNumber }
    let chomping = breaks == 0 ? "-" : breaks > 1 ? "+" : ""
    keepsBlankLines = breaks > 1
    if breaks > 1 { lines += Array(repeating: "", count: breaks - 1) }
    let needsIndentation = own > 0 || lines[..<full].contains { !$0.isEmpty }
    head = String(mark) + (needsIndentation ? "2" : "") + (options.contains("-") ? "-" : chomping)
    self.lines = lines
  }

  private static func isFull(_ line: String) -> Bool { line.unicodeScalars.contains { $0 != " " } }

  private static func indentation(of line: String) -> Int { line.utf8.prefix { $0 == 0x20 }.count }

  /// The lines of a text, without what ends them.
  static func lines(of text: String) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in text.unicodeScalars {
      if scalar == "\n", wasReturn {
        wasReturn = false
        continue
      }
      wasReturn = scalar == "\r"
      if scalar == "\n" || scalar == "\r" {
        lines.append(String(line))
        line = String.UnicodeScalarView()
      } else {
        line.append(scalar)
      }
    }
    if !line.isEmpty { lines.append(String(line)) }
    return lines
  }
}
