import SourceText

/// A Swift expression that can be laid out on one line or over several.
indirect enum SwiftText: Sendable {
  case word(String)
  /// A list in parentheses or brackets, with the text before it.
  case list(opening: String, items: [Item], closing: String)
  /// A word right before an expression, such as `.value(` and its end.
  case wrapped(opening: String, SwiftText, closing: String)
  /// A call and the closure behind it that sets members: the items are those, labelled `$0.badge =`.
  case setting(SwiftText, members: [Item])

  struct Item: Sendable {
    /// `badge:`, or the key of a dictionary and a colon; empty in an array.
    var label: String
    var value: SwiftText
  }

  /// Whether it holds a closure, whose statements stand each on a line.
  private var hasStatements: Bool {
    switch self {
    case .word: false
    case .setting: true
    case .wrapped(_, let inner, _): inner.hasStatements
    case .list(_, let items, _): items.contains { $0.value.hasStatements }
    }
  }

  /// The expression on one line.
  var line: String {
    switch self {
    case .word(let text): text
    case .wrapped(let opening, let inner, let closing): opening + inner.line + closing
    case .list(let opening, let items, let closing):
      opening + items.map { ($0.label.isEmpty ? "" : $0.label + " ") + $0.value.line }.joined(separator: ", ")
        + closing
    case .setting(let call, let members):
      call.line + " { " + members.map { $0.label + " " + $0.value.line }.joined(separator: "; ") + " }"
    }
  }

  /// The expression in lines of at most `width` columns where it can be, indented below its first line.
  func laidOut(width: Int, indent: Int = 0, used: Int = 0) -> String {
    if case .setting(let call, let members) = self {
      let deeper = indent + 2
      let margin = String(repeating: " ", count: deeper)
      let lines = members.map { item in
        margin + item.label + " "
          + item.value.laidOut(width: width, indent: deeper, used: deeper + item.label.count + 1)
      }
      return call.laidOut(width: width, indent: indent, used: used + 2) + " {\n"
        + lines.joined(separator: "\n") + "\n" + String(repeating: " ", count: indent) + "}"
    }
    let line = line
    if line.count + used <= width, !hasStatements { return line }
    switch self {
    case .word, .setting: return line
    case .wrapped(let opening, let inner, let closing):
      return opening + inner.laidOut(width: width, indent: indent, used: used + opening.count + closing.count)
        + closing
    case .list(let opening, let items, let closing):
      if items.isEmpty { return line }
      let deeper = indent + 2
      let margin = String(repeating: " ", count: deeper)
      let lines = items.enumerated().map { index, item -> String in
        let label = item.label.isEmpty ? "" : item.label + " "
        let comma = index == items.count - 1 ? 0 : 1
        return margin + label
          + item.value.laidOut(width: width, indent: deeper, used: deeper + label.count + comma)
      }
      return opening + "\n" + lines.joined(separator: ",\n") + "\n" + String(repeating: " ", count: indent)
        + closing
    }
  }

  /// A string literal of any text.
  static func literal(_ text: String) -> String { "\"" + SwiftLiteralText.escaped(text) + "\"" }
}
