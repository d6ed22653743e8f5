/// Reads the Markdown of a schema's author: the text keeps its meaning, and nothing in it can run.
///
/// Headings become bold lines, HTML stays text, images become links, links lead to the web or are said, and a fence
/// that is not closed ends with the text.
struct AuthoredText {
  private var lines: [Substring]
  private var next = 0
  private let depth: Int
  /// Finds the places that links lead to which are no addresses; nil for the text of a schema, whose links are said.
  private let links: ((String) -> Target?)?
  /// The line at which each block begins.
  private var starts: [Int] = []
  /// Lists and quotations in each other, at most.
  private static let depthLimit = 8

  static func blocks(_ text: String) -> [Block] {
    if !text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      let text = text.trimmed
      if text.isEmpty { return [] }
      if !isMarked(text[...]) { return [.paragraph(.prose(String(text)))] }
    }
    var reader = AuthoredText(lines: lines(of: text), depth: 0, links: nil)
    return reader.read()
  }

  /// The lines of a text.
  static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }

  /// The blocks of a page of its own, which has headings and links to other pages, each with the number of the line at
  /// which it begins, from 0.
  /// - Parameter links: finds the place that a link leads to which is no address.
  static func page(_ text: String, links: @escaping (String) -> Target?) -> [(line: Int, block: Block)] {
    var reader = AuthoredText(lines: lines(of: text), depth: 0, links: links)
    let blocks = reader.read()
    return zip(reader.starts, blocks).map { (line: $0, block: $1) }
  }

  private init(lines: [Substring], depth: Int, links: ((String) -> Target?)?) {
    self.lines = lines
    self.depth = depth
    self.links = links
  }

  private func prose(_ text: String) -> Inline { .prose(text, links: links) }

  private mutating func read() -> [Block] {
    var blocks: [Block] = []
    var paragraph: [Substring] = []
    func finish() {
      if !paragraph.isEmpty {
        blocks.append(.paragraph(prose(Self.joined(paragraph))))
        starts.append(next - paragraph.count)
      }
      paragraph = []
    }
    while next < lines.count {
      let line = lines[next]
      let start = next
      defer { while starts.count < blocks.count { starts.append(start) } }
      if line.isBlank {
        finish()
        next += 1
      } else if let fence = Self.fence(line) {
        finish()
        blocks.append(fencedCode(fence, line))
      } else if paragraph.isEmpty, line.indent >= 4 {
        blocks.append(indentedCode())
      } else if let title = Self.heading(line) {
        finish()
        if !title.isEmpty {
          let words = prose(String(title))
          let level = line.trimmed.prefix { $0 == "#" }.count
          blocks.append(
            links != nil && depth == 0 ? .heading(level, words, anchor: nil) : .paragraph(.strong(words)))
        }
        next += 1
      } else if depth < Self.depthLimit, line.trimmed.first == ">" {
        finish()
        blocks.append(quote())
      } else if depth < Self.depthLimit, let item = Self.item(line), paragraph.isEmpty || !item.isOrdered {
        finish()
        blocks.append(list(isOrdered: item.isOrdered))
      } else if isTable {
        finish()
        blocks.append(table())
      } else {
        if !Self.isRule(line) { paragraph.append(line) }
        next += 1
      }
    }
    finish()
    return blocks
  }

  // MARK: - Blocks

  /// Whether a text of one line begins with a mark of Markdown.
  private static func isMarked(_ line: Substring) -> Bool {
    fence(line) != nil || heading(line) != nil || item(line) != nil || line.first == ">" || isRule(line)
  }

  private static func joined(_ lines: [Substring]) -> String {
    var text = ""
    for line in lines {
      if !text.isEmpty { text += text.hasSuffix("\n") ? "" : " " }
      let words = line.trimmed
      if line.hasSuffix("  ") || words.hasSuffix("\\") {
        text += (words.hasSuffix("\\") ? words.dropLast() : words) + "\n"
      } else {
        text += words
      }
    }
    while text.hasSuffix("\n") { text.removeLast() }
    return text
  }

  private static func fence(_ line: Substring) -> Substring? {
    let line = line.trimmed
    for mark in ["`", "~"] as [Character] {
      let fence = line.prefix { $0 == mark }
      if fence.count >= 3, mark == "~" || !line.dropFirst(fence.count).contains("`") { return fence }
    }
    return nil
  }

  private mutating func fencedCode(_ fence: Substring, _ opening: Substring) -> Block {
    let margin = opening.indent
    let language = opening.trimmed.dropFirst(fence.count).trimmed.filter { $0 != "`" && $0 != "~" }.prefix(
      100)
    next += 1
    var code: [Substring] = []
    while next < lines.count {
      let line = lines[next]
      next += 1
      let trimmed = line.trimmed
      if trimmed.hasPrefix(fence), trimmed.allSatisfy({ $0 == fence.first }) { break }
      code.append(line.withoutIndent(margin))
    }
    return .code(code.joined(separator: "\n"), language: String(language))
  }

  private mutating func indentedCode() -> Block {
    var code: [Substring] = []
    while next < lines.count, lines[next].isBlank || lines[next].indent >= 4 {
      code.append(lines[next].withoutIndent(4))
      next += 1
    }
    while code.last?.isBlank == true { code.removeLast() }
    return .code(code.joined(separator: "\n"), language: "")
  }

  private static func heading(_ line: Substring) -> Substring? {
    let line = line.trimmed
    let marks = line.prefix { $0 == "#" }
    let rest = line.dropFirst(marks.count)
    guard (1...6).contains(marks.count), rest.isEmpty || rest.first == " " else { return nil }
    var title = rest.trimmed
    while title.last == "#" { title = title.dropLast() }
    return title.trimmed
  }

  private static func isRule(_ line: Substring) -> Bool {
    // Most lines begin with a letter.
    guard let start = line.first(where: { $0 != " " }), !start.isLetter else { return false }
    let marks = line.filter { !$0.isWhitespace }
    guard marks.count >= 3, let first = marks.first, "-*_=".contains(first) else { return false }
    return marks.allSatisfy { $0 == first }
  }

  private mutating func quote() -> Block {
    var inner: [Substring] = []
    while next < lines.count, lines[next].trimmed.first == ">" {
      let line = lines[next].trimmed.dropFirst()
      inner.append(line.first == " " ? line.dropFirst() : line)
      next += 1
    }
    var reader = AuthoredText(lines: inner, depth: depth + 1, links: links)
    return .quote(reader.read())
  }

  private static func item(_ line: Substring) -> (isOrdered: Bool, width: Int)? {
    let margin = line.indent
    let rest = line.drop { $0 == " " || $0 == "\t" }
    guard let first = rest.first else { return nil }
    if "-*+".contains(first) {
      let after = rest.dropFirst()
      return after.first == " " && !after.isBlank && !isRule(line) ? (false, margin + 2) : nil
    }
    let digits = rest.prefix { ("0"..."9").contains($0) }
    let after = rest.dropFirst(digits.count)
    guard (1...9).contains(digits.count), after.first == "." || after.first == ")",
      after.dropFirst().first == " ", !after.dropFirst().isBlank
    else { return nil }
    return (true, margin + digits.count + 2)
  }

  private mutating func list(isOrdered: Bool) -> Block {
    var items: [[Block]] = []
    let margin = lines[next].indent
    while next < lines.count, let start = Self.item(lines[next]), start.isOrdered == isOrdered,
      lines[next].indent < margin + 2
    {
      var inner = [lines[next].dropFirst(min(start.width, lines[next].count))]
      next += 1
      while next < lines.count {
        let line = lines[next]
        if line.isBlank {
          guard next + 1 < lines.count, lines[next + 1].indent > margin + 1 else { break }
          inner.append("")
        } else if line.indent > margin + 1 {
          inner.append(line.withoutIndent(start.width))
        } else if Self.item(line) != nil || Self.fence(line) != nil || Self.heading(line) != nil
          || lines[next - 1].isBlank
        {
          break
        } else {
          inner.append(line)
        }
        next += 1
      }
      var reader = AuthoredText(lines: inner, depth: depth + 1, links: links)
      items.append(reader.read())
      if next < lines.count, lines[next].isBlank, next + 1 < lines.count,
        let following = Self.item(lines[next + 1]), following.isOrdered == isOrdered
      {
        next += 1
      }
    }
    return .list(items, isOrdered: isOrdered)
  }

  // MARK: - Tables

  private var isTable: Bool {
    guard next + 1 < lines.count, lines[next].contains("|") else { return false }
    let rule = lines[next + 1].trimmed
    return rule.contains("-") && rule.contains("|") && rule.allSatisfy { "|-: \t".contains($0) }
  }

  private mutating func table() -> Block {
    let headers = cells(lines[next])
    next += 2
    var rows: [[Inline]] = []
    while next < lines.count, lines[next].contains("|"), !lines[next].isBlank {
      let cells = cells(lines[next])
      rows.append(
        Array(cells.prefix(headers.count)) + Array(repeating: "", count: max(0, headers.count - cells.count)))
      next += 1
    }
    return .table(headers, rows)
  }

  private func cells(_ line: Substring) -> [Inline] {
    var cells: [String] = [""]
    var isEscaped = false
    for character in line.trimmed {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        if isEscaped, character != "|" { cells[cells.count - 1] += "\\" }
        if character != "\\" || isEscaped { cells[cells.count - 1].append(character) }
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if cells.first?.isEmpty == true { cells.removeFirst() }
    if cells.count > 1, cells.last?.isEmpty == true { cells.removeLast() }
    return cells.map { prose(String($0[...].trimmed)) }
  }
}

extension StringProtocol {
  var trimmed: SubSequence {
    guard let first = firstIndex(where: { !$0.isWhitespace }) else { return self[endIndex...] }
    let last = lastIndex { !$0.isWhitespace } ?? first
    return self[first...last]
  }

  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// How far a line is indented, a tab counting as four columns.
  fileprivate var indent: Int {
    var width = 0
    for character in self {
      if character == " " { width += 1 } else if character == "\t" { width += 4 } else { break }
    }
    return width
  }
}

extension Substring {
  fileprivate func withoutIndent(_ columns: Int) -> Substring {
    var rest = self
    var width = 0
    while width < columns, let first = rest.first, first == " " || first == "\t" {
      width += first == " " ? 1 : 4
      rest = rest.dropFirst()
    }
    return rest
  }
}
