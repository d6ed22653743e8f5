/// Text being written line by line, with indentation kept by the writer.
public struct TextBuffer: Sendable {
  public private(set) var text = ""
  private var depth = 0

  public init() {}

  /// Writes a line at the current indentation; an empty line stays empty.
  public mutating func line(_ content: String = "") {
    if !content.isEmpty {
      for _ in 0..<depth { text += "  " }
      text += content
    }
    text += "\n"
  }

  /// Runs `body` one level deeper.
  public mutating func indented(_ body: (inout TextBuffer) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Writes `opening`, the body one level deeper, and `closing`.
  public mutating func block(_ opening: String, _ closing: String = "}", _ body: (inout TextBuffer) -> Void) {
    line(opening)
    indented(body)
    line(closing)
  }
}
