/// The text of blocks in any kind of Markdown.
enum MarkdownText {
  /// - Parameter items: the text of each, which may have several lines and ends with a line break.
  static func list(_ items: [String], isOrdered: Bool, isTight: Bool) -> String {
    items.enumerated().map { index, text in
      let mark = isOrdered ? "\(index + 1). " : "- "
      // Python-Markdown wants four columns.
      let margin = "    "
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .filter { !isTight || !$0.isEmpty }
      return lines.enumerated().map { $0 == 0 ? mark + $1 : $1.isEmpty ? "" : margin + $1 }.joined(
        separator: "\n")
    }.joined(separator: isTight ? "\n" : "\n\n")
  }

  /// Whether an item is a paragraph, with a list of such items below it at most.
  static func isTight(_ item: [Block]) -> Bool {
    if item.count == 1 { return true }
    guard item.count == 2, case .paragraph = item[0], case .list(let inner, _) = item[1] else { return false }
    return inner.allSatisfy(isTight)
  }

  static func table(_ headers: [String], _ rows: [[String]]) -> String {
    ([row(headers), row(headers.map { _ in "---" })] + rows.map(row)).joined(separator: "\n")
  }

  static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  /// The language of what a validator prints.
  static let findings = "findings"

  /// Code between marks that do not occur in it.
  static func fenced(_ text: String, _ language: String) -> String {
    let text = Escaping.shown(text)
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return fence + (language == findings ? "text" : language) + "\n" + text + "\n" + fence
  }

  /// - Parameter text: lines, each with its line break.
  static func quoted(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? ">" : "> " + $0 }.joined(separator: "\n")
  }
}
