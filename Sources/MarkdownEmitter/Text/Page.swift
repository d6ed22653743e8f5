/// A Markdown page being written, block by block.
struct Page: Sendable {
  private(set) var text = ""
  /// The anchors on the page.
  private(set) var anchors: Set<String> = []

  private mutating func block(_ content: String) {
    if !text.isEmpty { text += "\n" }
    text += content + "\n"
  }

  mutating func heading(_ level: Int, _ title: Inline, anchor: String? = nil) {
    if let anchor {
      block(place(anchor).markdown)
    }
    block(String(repeating: "#", count: min(max(level, 1), 6)) + " " + title.markdown)
  }

  mutating func paragraph(_ content: Inline) {
    if !content.isEmpty { block(Page.guarded(content.markdown)) }
  }

  /// The paragraphs of an author's text, which blank lines part.
  mutating func prose(_ text: String?) {
    for paragraph in (text ?? "").paragraphs { self.paragraph(.prose(paragraph)) }
  }

  mutating func bullets(_ items: [Inline]) {
    if !items.isEmpty { block(items.map { "- " + Page.guarded($0.markdown) }.joined(separator: "\n")) }
  }

  /// A table; columns that are empty in every row are left out, apart from the first.
  mutating func table(_ headers: [Inline], _ rows: [[Inline]]) {
    guard !rows.isEmpty else { return }
    let columns = headers.indices.filter { column in
      column == 0 || rows.contains { column < $0.count && !$0[column].isEmpty }
    }
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    var lines = [line(columns.map { headers[$0].markdown }), line(columns.map { _ in "---" })]
    for row in rows { lines.append(line(columns.map { $0 < row.count ? row[$0].markdown : "" })) }
    block(lines.joined(separator: "\n"))
  }

  mutating func code(_ text: String, language: String) {
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    block(fence + language + "\n" + text + "\n" + fence)
  }

  /// Notes an anchor and gives the mark to put into the text.
  mutating func place(_ anchor: String) -> Inline {
    anchors.insert(anchor)
    return .anchor(anchor)
  }

  /// Keeps the first characters of a line from being the beginning of a list, a heading or a rule.
  private static func guarded(_ line: String) -> String {
    guard let first = line.unicodeScalars.first else { return line }
    if "#+-=:".unicodeScalars.contains(first) { return "&#\(first.value);" + String(line.dropFirst()) }
    let digits = line.prefix { ("0"..."9").contains($0) }
    let rest = line.dropFirst(digits.count)
    if !digits.isEmpty, let mark = rest.first, mark == "." || mark == ")" {
      return digits + "\\" + rest
    }
    return line
  }
}

extension String {
  /// The parts of a text that blank lines part, each on one line.
  var paragraphs: [String] {
    if isOneLine { return isEmpty ? [] : [self] }
    var paragraphs: [String] = [""]
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }.joined(separator: " ")
      if words.isEmpty {
        paragraphs.append("")
      } else {
        paragraphs[paragraphs.count - 1] += (paragraphs[paragraphs.count - 1].isEmpty ? "" : " ") + words
      }
    }
    return paragraphs.filter { !$0.isEmpty }
  }

  /// Whether there is no white space but single spaces between words.
  private var isOneLine: Bool {
    var wasSpace = true
    for byte in utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      if isSpace && wasSpace || byte == 0x0A || byte == 0x0D || byte == 0x09 { return false }
      wasSpace = isSpace
    }
    return !wasSpace || isEmpty
  }
}
