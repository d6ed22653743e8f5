/// Writes pages as Markdown that reads the same to GitHub, to Python-Markdown and to MDX: characters with a meaning to one
/// of them stand as character references, tags are closed, and anchors are written out.
struct GFMWriter {
  /// The link to a place; nil where there is no such place, or where it is the page itself.
  var resolve: (Target) -> String?

  /// The longest line, in bytes. Paragraphs are broken between words; rows of tables that are longer become lists.
  private static let longest = 1_800
  /// The longest word.
  private static let longestWord = 1_500

  func text(of blocks: [Block]) -> String {
    var text = ""
    for block in blocks {
      let written = self.text(of: block)
      if written.isEmpty { continue }
      if !text.isEmpty { text += "\n" }
      text += written + "\n"
    }
    return text
  }

  private func text(of block: Block) -> String {
    switch block {
    case .opening: return ""
    case .heading(let level, let title, let anchor):
      let mark = anchor.map { Self.anchor($0) + "\n\n" } ?? ""
      return mark + String(repeating: "#", count: level) + " " + markdown(title)
    case .paragraph(let content): return wrapped(markdown(content))
    case .list(let items, let isOrdered): return list(items, isOrdered)
    case .table(let headers, let rows): return table(headers, rows)
    case .members(let title, let rows):
      let isMessages = rows.first?.kind == .message
      return table(
        [isMessages ? "Keyword" : "Type", "Required", "Default", isMessages ? "Places" : "Description"], rows,
        title)
    case .code(let code, let language): return fenced(code, language)
    case .samples(let samples): return String(text(of: samples.blocks).dropLast())
    case .quote(let blocks): return MarkdownText.quoted(text(of: blocks))
    }
  }

  // MARK: - Blocks

  private func list(_ items: [[Block]], _ isOrdered: Bool) -> String {
    MarkdownText.list(
      items.map(text(of:)), isOrdered: isOrdered, isTight: items.allSatisfy(MarkdownText.isTight))
  }

  private func table(_ headers: [Inline], _ rows: [[Inline]]) -> String {
    let cells = rows.map { $0.map(markdown) }
    return table(headers.map(markdown), cells)
  }

  private func table(_ headers: [Inline], _ rows: [MemberRow], _ title: Inline) -> String {
    let cells = rows.map { row -> [String] in
      var lines = row.linesWithOrigin
      if let more = row.more { lines.append(.link("More", to: more)) }
      var name = Self.anchor(row.anchor) + markdown(.link(row.name, to: Target(page: "", anchor: row.anchor)))
      if row.isDeprecated { name += Self.lineBreak + "*deprecated*" }
      return [
        name, markdown(row.type), markdown(row.presence), markdown(row.defaultValue),
        lines.map(markdown).joined(separator: Self.lineBreak),
      ]
    }
    let used = (0...4).filter { column in column == 0 || cells.contains { !$0[column].isEmpty } }
    let all = [markdown(title)] + headers.map(markdown)
    return table(used.map { all[$0] }, cells.map { row in used.map { row[$0] } })
  }

  private func table(_ headers: [String], _ rows: [[String]]) -> String {
    if rows.contains(where: { MarkdownText.row($0).utf8.count > Self.longest }) {
      return rows.map { row in
        let rest = zip(headers, row).dropFirst().filter { !$0.1.isEmpty }.map {
          $0.0.isEmpty ? $0.1 : "\($0.0): \($0.1)"
        }
        return wrapped("- " + ([row[0]] + rest).joined(separator: Self.lineBreak), margin: "    ")
      }.joined(separator: "\n")
    }
    return MarkdownText.table(headers, rows)
  }

  private func fenced(_ text: String, _ language: String) -> String {
    if text.contains("{{") || text.contains("{%") { return preformatted(text) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Self.broken(String($0)) }
    return MarkdownText.fenced(lines.joined(separator: "\n"), language)
  }

  /// Code in which Liquid or Vue would see something to run, as HTML.
  private func preformatted(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      // A blank line would end a block of MDX.
      line.isEmpty ? [" "] : Self.chunks(of: String(line), most: Self.longestWord / 6)
    }.map(Escaping.preformatted)
    return "<pre><code>" + lines.joined(separator: "\n") + "</code></pre>"
  }

  /// A line that is too long in several.
  private static func broken(_ line: String) -> String {
    line.utf8.count <= longest ? line : chunks(of: line).joined(separator: "\n")
  }

  /// Parts of a text that have no more than the longest word's bytes.
  private static func chunks(of text: String, most: Int = longestWord / 2) -> [String] {
    var chunks: [String] = []
    var (part, size) = ("", 0)
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      if size + width > most {
        chunks.append(part)
        (part, size) = ("", 0)
      }
      part.unicodeScalars.append(scalar)
      size += width
    }
    return part.isEmpty ? chunks : chunks + [part]
  }

  /// A paragraph on as few lines as it has room on, none of which begins a list, a heading or a rule.
  private func wrapped(_ text: String, margin: String = "") -> String {
    if text.utf8.count <= Self.longest { return margin.isEmpty ? Self.guarded(text) : text }
    var lines: [String] = []
    var line = ""
    var width = 0
    var tag = ""
    for part in text.split(separator: " ", omittingEmptySubsequences: false) {
      // The tag of an anchor has a space, and stands on one line.
      if part.hasSuffix("<a") {
        tag += part + " "
        continue
      }
      let word = tag + part
      tag = ""
      let more = word.utf8.count + 1
      if width + more > Self.longest, !line.isEmpty {
        lines.append(line)
        (line, width) = ("", margin.utf8.count)
      }
      line += (line.isEmpty ? "" : " ") + word
      width += more
    }
    lines.append(tag.isEmpty ? line : line + " " + tag.dropLast())
    return lines.enumerated()
      .map { index, line in
        index == 0 && !margin.isEmpty ? line : (index == 0 ? "" : margin) + Self.guarded(line)
      }
      .joined(separator: "\n")
  }

  /// Keeps the first characters of a line from being the beginning of a list, a heading or a rule, and in MDX from being a
  /// statement of JavaScript.
  static func guarded(_ line: String) -> String {
    guard let first = line.unicodeScalars.first else { return line }
    if "#+-=:".unicodeScalars.contains(first) || line.hasPrefix("import") || line.hasPrefix("export") {
      return "&#\(first.value);" + String(line.dropFirst())
    }
    let digits = line.prefix { ("0"..."9").contains($0) }
    let rest = line.dropFirst(digits.count)
    if !digits.isEmpty, let mark = rest.first, mark == "." || mark == ")" {
      return digits + "\\" + rest
    }
    return line
  }

  // MARK: - Text

  private static let lineBreak = "<br/>"

  static func anchor(_ id: String) -> String { "<a id=\"\(id)\"></a>" }

  func markdown(_ inline: Inline) -> String {
    if inline.spans.count == 1 { return markdown(inline.spans[0]) }
    return inline.spans.map(markdown).joined()
  }

  private func markdown(_ span: Inline.Span) -> String {
    switch span {
    case .text(let text):
      if text.utf8.count <= Self.longestWord { return Escaping.text(text) }
      return text.split(separator: " ", omittingEmptySubsequences: false).flatMap { word in
        word.utf8.count > Self.longestWord / 6
          ? Self.chunks(of: String(word), most: Self.longestWord / 6) : [String(word)]
      }.map(Escaping.text).joined(separator: " ")
    case .code(let text):
      let code = Escaping.code(text)
      // A character may take six as a reference.
      if code.utf8.count <= Self.longestWord { return code }
      return Self.chunks(of: text, most: Self.longestWord / 6).map(Escaping.code).joined(separator: " ")
    case .symbol: return markdown(Inline.Span.code(span.plain))
    case .link(let label, let target):
      guard let path = resolve(target) else { return markdown(label) }
      return "[\(markdown(label))](\(path))"
    case .web(let label, let address): return "[\(markdown(label))](<\(address)>)"
    case .strong(let inner): return "**\(markdown(inner))**"
    case .emphasis(let inner): return "*\(markdown(inner))*"
    case .lineBreak: return Self.lineBreak
    case .anchor(let id): return Self.anchor(id)
    }
  }
}
