import SchemaRuntime

/// A documentation comment of any text.
public struct DocComment: Sendable, Hashable {
  /// Paragraphs and lists as they were written, without line ends.
  private var lines: [String] = []

  public init() {}

  public var isEmpty: Bool { lines.isEmpty }

  /// Adds a paragraph (or several), parted from what is there by an empty line.
  public mutating func add(_ text: String) {
    let added = Self.lines(of: text)
    if added.isEmpty { return }
    if !lines.isEmpty { lines.append("") }
    lines += added
  }

  /// Adds a list, of which each item is a comment.
  mutating func add(list items: [DocComment]) {
    if items.isEmpty { return }
    if !lines.isEmpty { lines.append("") }
    for item in items {
      for (index, line) in item.lines.enumerated() {
        lines.append(index == 0 ? "- " + line : line.isEmpty ? "" : "  " + line)
      }
    }
  }

  /// The comment's lines, each `///` and text, no wider than `width` unless a word is.
  func render(width: Int) -> [SwiftCode] {
    lines.flatMap { line in
      Self.wrap(line, width: width - 4).map { SwiftCode(trusted: $0.isEmpty ? "///" : "/// " + $0) }
    }
  }

  /// Splits at every kind of line end; no hidden character is left, and the first and last line are not empty.
  private static func lines(of text: String) -> [String] {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      let line = text.utf8.last == 0x20 ? withoutTrailingSpace(text) : text
      return line.isEmpty ? [] : [line]
    }
    var lines: [String] = [""]
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": lines.append("")
      default:
        lines[lines.count - 1].unicodeScalars.append(scalar.isHidden ? " " : scalar)
      }
      previous = scalar
    }
    let trimmed = lines.map(withoutTrailingSpace)
    guard let first = trimmed.firstIndex(where: { !$0.isEmpty }),
      let last = trimmed.lastIndex(where: { !$0.isEmpty })
    else { return [] }
    return Array(trimmed[first...last])
  }

  private static func withoutTrailingSpace(_ line: String) -> String {
    var scalars = line.unicodeScalars
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars)
  }

  private static func wrap(_ line: String, width: Int) -> [String] {
    if line.unicodeScalars.count <= width { return [line] }
    let indent = String(line.prefix { $0 == " " })
    var rows: [String] = []
    var row = indent
    for word in line.split(separator: " ") {
      let isFirst = row == indent || row == indent + "  "
      if !isFirst, row.unicodeScalars.count + 1 + word.unicodeScalars.count > width {
        rows.append(row)
        row = indent + (line.dropFirst(indent.count).hasPrefix("- ") ? "  " : "") + word
      } else {
        row += (isFirst ? "" : " ") + word
      }
    }
    return rows + [row]
  }
}
