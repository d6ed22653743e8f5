/// Writes Swift source, line by line.
public struct SwiftWriter {
  /// The widest line that the formatter leaves alone.
  static let lineLength = 110

  public private(set) var text = ""
  private var depth = 0
  private(set) var mentions = Mentions()

  public init() {}

  /// The columns that are left for text at the current indentation.
  var width: Int { Self.lineLength - 2 * depth }

  /// Writes code at the current indentation, over several lines where one would be too wide; an empty line stays empty.
  public mutating func line(_ code: SwiftCode) {
    mentions.formUnion(code.mentions)
    // No line has more columns than bytes.
    if code.text.utf8.count > width, code.width > width { wrapped(code) } else { verbatim(code.text) }
  }

  /// Writes a line at the current indentation, of whatever width; an empty line stays empty.
  mutating func verbatim(_ line: String) {
    if !line.isEmpty {
      for _ in 0..<depth { text += "  " }
      text += line
    }
    text += "\n"
  }

  /// A writer at the same indentation, whose text can be taken over.
  func nested() -> SwiftWriter {
    var writer = SwiftWriter()
    writer.depth = depth
    return writer
  }

  /// Takes over the text of a writer.
  mutating func append(_ other: SwiftWriter) {
    text += other.text
    mentions.formUnion(other.mentions)
  }

  public mutating func blank() { text += "\n" }

  /// Writes the raw literal of a text without three quotation marks in a row, a line for each of its lines.
  /// - Parameters:
  ///   - closing: stands behind it.
  ///   - label: stands before it.
  mutating func rawLiteral(_ text: String, _ closing: SwiftCode = "", label: SwiftCode = "") {
    // As many as no escape in the text begins with, and no end of it stands before.
    var mark: SwiftCode = "#"
    while text.contains("\\" + mark.text) || text.contains("\"\"\"" + mark.text) { mark = "\(mark)#" }
    line("\(label)\(mark)\"\"\"")
    for row in text.split(separator: "\n", omittingEmptySubsequences: false) { verbatim(String(row)) }
    line("\"\"\"\(mark)\(closing)")
  }

  public mutating func doc(_ comment: DocComment) {
    for line in comment.render(width: width) { verbatim(line.text) }
  }

  public mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Writes `opening`, the body one level deeper, and `closing`.
  public mutating func block(
    _ opening: SwiftCode, _ closing: SwiftCode = "}", _ body: (inout SwiftWriter) -> Void
  ) {
    line(opening)
    indented(body)
    line(closing)
  }

  /// Writes `opening`, items with commas between them, and `closing`: on one line if it is wide enough, else with
  /// an item a line.
  /// - Parameter trailing: the text behind the last item then, where the formatter wants it.
  public mutating func list(
    _ opening: SwiftCode, _ items: [SwiftCode], _ closing: SwiftCode, trailing: SwiftCode = ""
  ) {
    let all: SwiftCode = "\(opening)\(items.joined(", "))\(closing)"
    if all.width <= width || items.isEmpty { return line(all) }
    line(opening)
    indented { writer in
      for (index, item) in items.enumerated() {
        writer.line(item + (index + 1 < items.count ? "," : trailing))
      }
    }
    line(closing)
  }
}
