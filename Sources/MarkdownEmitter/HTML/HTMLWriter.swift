import SchemaModel

/// Writes blocks as HTML: rows as cards that are readable on a phone, code with colours and a button to copy it.
struct HTMLWriter {
  /// The link to a place; nil where there is no such place, or where it is the page itself.
  var resolve: (Target) -> String?
  /// The ids of headings that have none of their own.
  private var ids: Set<String> = []
  private(set) var contents: [Entry] = []
  private var lastLevel = 0

  /// A heading, for a table of contents.
  struct Entry {
    var level: Int
    var id: String
    var title: String
    /// Whether the schemas gave it its place; other headings say what is below them: “Properties”.
    var isNamed: Bool
  }

  init(resolve: @escaping (Target) -> String?) { self.resolve = resolve }

  /// How many sets of samples there are so far.
  private var sets = 0
  /// Whether instances to send stand beside a list of properties.
  var hasSamples: Bool { sets > 0 }

  /// The blocks, with the instances to send beside the list of properties; on small screens they stand above it.
  mutating func text(of blocks: [Block]) -> String {
    var text = ""
    var index = 0
    while index < blocks.count {
      guard blocks[index].isLabel(of: "Properties"), let list = Self.listRange(blocks, from: index),
        let send = Self.samples(blocks, from: list.upperBound), case .samples(let samples) = blocks[send]
      else {
        text += self.text(of: blocks[index])
        index += 1
        continue
      }
      let label = self.text(of: blocks[index])
      text +=
        "<div class=\"beside\">\n" + aside(samples, level: blocks[index].headingLevel)
        + "<div class=\"list\">\n"
      text += label + self.list(blocks[list].dropFirst()) + "</div>\n</div>\n"
      // The blocks in between, without the label of those that have been shown.
      for block in blocks[list.upperBound..<send - 1] { text += self.text(of: block) }
      index = send + 1
    }
    return text
  }

  /// The label of a list of properties and its tables.
  private static func listRange(_ blocks: [Block], from start: Int) -> Range<Int>? {
    var end = start + 1
    var hasRows = false
    while end < blocks.count {
      if case .members = blocks[end] {
        hasRows = true
      } else if hasRows {
        break
      } else {
        switch blocks[end] {
        case .paragraph, .table: break
        case .heading, .opening, .list, .members, .code, .samples, .quote: return nil
        }
      }
      end += 1
    }
    return hasRows ? start..<end : nil
  }

  /// A list of properties; the tables above it are folded.
  private mutating func list(_ blocks: ArraySlice<Block>) -> String {
    let tables = blocks.prefix { if case .table = $0 { true } else { false } }
    let rows = blocks.dropFirst(tables.count).map { self.text(of: $0) }.joined()
    if tables.isEmpty { return rows }
    let names = tables.map { self.text(of: $0) }.joined()
    return "<details class=\"names\"><summary>All properties in short</summary>\n\(names)</details>\n" + rows
  }

  /// The instances to send of the same section.
  private static func samples(_ blocks: [Block], from start: Int) -> Int? {
    for index in start..<blocks.count {
      switch blocks[index] {
      case .opening: return nil
      case .samples: return index > start && blocks[index - 1].isLabel(of: "What to send") ? index : nil
      case .heading, .paragraph, .list, .table, .members, .code, .quote: continue
      }
    }
    return nil
  }

  /// Instances with a choice of one and of its notation, which works without scripts.
  /// - Parameter level: of their heading; nil where they have none.
  private mutating func aside(_ samples: Samples, level: Int?) -> String {
    sets += 1
    let entries = samples.entries.prefix(Self.mostSamples)
    var notations = ["JSON", "YAML"]
    if entries.contains(where: { $0.swift != nil }) { notations.append("Swift") }
    // An object without members, where none has to be there, comes to sight where it is asked for.
    let first = entries.firstIndex { !$0.hasNothing } ?? 0
    // A reader who tries a payload begins with the smallest that tells something.
    let start =
      samples.place.map { _ in entries.firstIndex { $0.isSmallest && !$0.hasNothing } ?? first }
    func choice(_ group: String, _ kind: String, _ number: Int, _ title: Inline, isFirst: Bool) -> String {
      let id = "\(group)-\(number)"
      return
        "<input type=\"radio\" name=\"\(group)\" id=\"\(id)\" class=\"\(kind)\(number)\" aria-label=\"\(Self.attribute(title.plain))\"\(isFirst ? " checked" : "")><label for=\"\(id)\">\(html(title))</label>\n"
    }
    var text = ""
    for (number, entry) in entries.enumerated() {
      let title = entry.title.isEmpty ? "an example" : entry.title
      text += choice(
        "send\(sets)", "s", number, title.capitalized.withoutTargets, isFirst: number == first)
    }
    text += "<span class=\"gap\"></span>\n"
    for (number, notation) in notations.enumerated() {
      text += choice("notation\(sets)", "n", number, .text(notation), isFirst: number == 0)
    }
    for (number, entry) in entries.enumerated() {
      let codes = [(entry.json, "json"), (YAMLText.text(entry.value), "yaml"), (entry.swift ?? "", "swift")]
      for (kind, code) in codes.prefix(notations.count).enumerated() {
        let figure =
          code.0.isEmpty ? "<p>There is no Swift for it.</p>\n" : figure(code.0, code.1, links: samples.links)
        let mark = number == start && kind == 0 ? " start" : ""
        text += "<div class=\"pane s\(number) n\(kind)\(mark)\">\(figure)</div>\n"
      }
    }
    let title = level.map { heading($0, "What to send", nil) } ?? "<p><strong>What to send</strong></p>\n"
    return
      "<div class=\"send\"\(Self.place(samples))>\n\(title)<div class=\"choice\">\n\(text)</div>\n</div>\n"
  }

  /// The attributes by which the site's script finds the schema of a payload that a reader tries.
  private static func place(_ samples: Samples) -> String {
    guard let place = samples.place else { return "" }
    // In escapes, since an attribute shows hidden characters by their names.
    let name = PercentEncoding.encode(path: place.name)
    return " data-program=\"\(attribute(place.file))\" data-place=\"\(attribute(name))\""
  }

  /// The style sheet knows the classes of so many.
  private static let mostSamples = 8

  private mutating func text(of block: Block) -> String {
    switch block {
    case .opening: return ""
    case .heading(let level, let title, let anchor): return heading(level, title, anchor)
    case .paragraph(let content): return "<p>\(html(content))</p>\n"
    case .list(let items, let isOrdered):
      let tag = isOrdered ? "ol" : "ul"
      return "<\(tag)>\n" + items.map { "<li>\(item($0))</li>\n" }.joined() + "</\(tag)>\n"
    case .table(let headers, let rows): return table(headers, rows)
    case .members(_, let rows): return "<div class=\"members\">\n" + rows.map(member).joined() + "</div>\n"
    case .code(let code, let language): return figure(code, language)
    case .samples(let samples):
      let blocks = text(of: samples.blocks)
      return samples.place == nil ? blocks : "<div class=\"send\"\(Self.place(samples))>\n\(blocks)</div>\n"
    case .quote(let blocks): return "<blockquote>\n\(text(of: blocks))</blockquote>\n"
    }
  }

  private mutating func item(_ blocks: [Block]) -> String {
    if blocks.count == 1, case .paragraph(let content) = blocks[0] { return html(content) }
    return text(of: blocks)
  }

  /// A heading no more than one level below the one before.
  private mutating func heading(_ level: Int, _ title: Inline, _ anchor: String?) -> String {
    let level = min(level, lastLevel + 1)
    lastLevel = level
    let id = anchor ?? unusedID(for: title.plain)
    contents.append(Entry(level: level, id: id, title: title.plain, isNamed: anchor != nil))
    let mark = level == 1 ? "" : Self.mark(id, title.plain)
    return "<h\(level) id=\"\(Self.attribute(id))\">\(html(title))\(mark)</h\(level)>\n"
  }

  private mutating func unusedID(for title: String) -> String {
    let words = title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let stem = "section-" + words.joined(separator: "-")
    var id = stem
    var number = 2
    while !ids.insert(id).inserted {
      id = stem + "-\(number)"
      number += 1
    }
    return id
  }

  private static func mark(_ id: String, _ title: String) -> String {
    "<a class=\"mark\" href=\"#\(attribute(id))\" aria-label=\"Link to \(attribute(title))\">#</a>"
  }

  private func table(_ headers: [Inline], _ rows: [[Inline]]) -> String {
    let head = headers.map { "<th scope=\"col\">\(html($0))</th>" }.joined()
    let body = rows.map { row in
      "<tr>"
        + zip(headers, row).map { header, cell in
          let kind = headers.count <= 5 && Self.isShort(cell) ? " class=\"short\"" : ""
          return "<td\(kind) data-label=\"\(Self.attribute(header.plain))\">\(html(cell))</td>"
        }.joined()
        + "</tr>\n"
    }
    let kind = headers.count > 3 ? " class=\"many\"" : ""
    return "<table\(kind)>\n<thead><tr>\(head)</tr></thead>\n<tbody>\n\(body.joined())</tbody>\n</table>\n"
  }

  /// Whether a cell has no word that is so long that it may have to be broken.
  private static func isShort(_ cell: Inline) -> Bool {
    cell.plain.split { $0 == " " || $0 == "\n" }.allSatisfy { $0.utf8.count <= 12 }
  }

  private func member(_ row: MemberRow) -> String {
    let id = Self.attribute(row.anchor)
    var lines = row.lines.map { "<p>\(html($0))</p>\n" }.joined()
    if row.isProperty, row.path != row.name.plain {
      lines = "<p class=\"path\"><code>\(Self.text(Escaping.visible(row.path)))</code></p>\n" + lines
    }
    if let inside = row.inside { lines += opening(inside) }
    if let path = row.more.flatMap(resolve) {
      lines +=
        "<p class=\"more\"><a href=\"\(Self.attribute(path))\">More on \(html(row.name.withoutTargets))</a></p>\n"
    }
    let head = head(row, name: row.name.withoutTargets) + Self.mark(row.anchor, row.name.plain)
    return "<div class=\"member\" id=\"\(id)\">\n<p class=\"head\">\(head)</p>\n\(lines)</div>\n"
  }

  /// The members in a value, which a reader opens in place.
  private func opening(_ inside: MemberRow.Inside) -> String {
    let count = inside.rows.count + inside.others
    let rows = inside.rows.map { row in
      let lines = row.lines.map { "<p>\(html($0))</p>\n" }.joined() + (row.inside.map(opening) ?? "")
      return "<div class=\"member\">\n<p class=\"head\">\(head(row, name: row.name))</p>\n\(lines)</div>\n"
    }
    let others: Inline = inside.others == 0 ? "" : "\(text: String(inside.others)) more: "
    let names = Self.hint(inside)
    let levels = inside.levels == 0 ? "" : " data-each=\"\(inside.levels)\""
    let whole = inside.whole.isEmpty ? "" : "<p class=\"more\">\(html("\(others)\(inside.whole)"))</p>\n"
    return
      "<details class=\"inside\"\(levels)><summary>\(count == 1 ? "1 property" : "\(count) properties")\(html(inside.holder))\(names)</summary>\n"
      + "<div class=\"members\">\n\(rows.joined())</div>\n\(whole)</details>\n"
  }

  /// The first names of the members, as far as they fit into a line.
  private static func hint(_ inside: MemberRow.Inside) -> String {
    var length = 0
    let names = inside.rows.map { $0.name.plain }.prefix { name in
      length += name.utf8.count + 2
      return length <= 50
    }
    if names.isEmpty { return "" }
    let more = names.count < inside.rows.count + inside.others ? ", …" : ""
    return ": <span class=\"names\">\(text(Escaping.visible(names.joined(separator: ", "))))\(more)</span>"
  }

  private func head(_ row: MemberRow, name: Inline) -> String {
    var head = "<span class=\"name\">\(html(name))</span>"
    if !row.type.isEmpty { head += " <span class=\"type\">\(html(row.type))</span>" }
    if !row.requirement.isEmpty {
      let kind = row.presence == "yes" ? "badge required" : "badge"
      head += " <span class=\"\(kind)\">\(html(row.requirement))</span>"
    }
    if row.isDeprecated { head += " <span class=\"badge deprecated\">deprecated</span>" }
    if !row.defaultValue.isEmpty {
      head += " <span class=\"default\">default \(html(row.defaultValue))</span>"
    }
    if let source = row.source, let path = resolve(source.target) {
      let label = "\(Self.text(source.label.plain)): where \(Self.text(row.name.plain)) is known from"
      head +=
        " <a class=\"source\" href=\"\(Self.attribute(path))\" aria-label=\"\(Self.attribute(label))\">source</a>"
    }
    if !row.origin.isEmpty { head += " <span class=\"from\">\(html(row.origin))</span>" }
    return head
  }

  /// - Parameter links: the places that keys of JSON lead to.
  private func figure(_ code: String, _ language: String, links: [[String]: Target] = [:]) -> String {
    let name = language.split(separator: " ").first.map(String.init) ?? ""
    let title =
      name == "json"
      ? "JSON"
      : name == "yaml"
        ? "YAML"
        : name == "swift"
          ? "Swift" : name == MarkdownText.findings ? "Findings" : name.isEmpty ? "Text" : name
    let kind = name == MarkdownText.findings ? " class=\"text\"" : ""
    return
      "<figure class=\"code\"><figcaption>\(Self.text(title))</figcaption><pre tabindex=\"0\"\(kind)><code>"
      + CodeColours.html(code, language: name) { links[$0].flatMap(resolve) } + "</code></pre></figure>\n"
  }

  // MARK: - Text

  func html(_ inline: Inline) -> String { inline.spans.map(html).joined() }

  private func html(_ span: Inline.Span) -> String {
    switch span {
    case .text(let text): return Self.text(text)
    case .code(let text): return "<code>\(Self.text(Escaping.visible(text)))</code>"
    case .symbol: return "<code>\(Self.text(span.plain))</code>"
    case .link(let label, let target):
      guard let path = resolve(target) else { return html(label) }
      return "<a href=\"\(Self.attribute(path))\">\(html(label))</a>"
    case .web(let label, let address):
      return "<a href=\"\(Self.attribute(address))\" rel=\"noreferrer\">\(html(label))</a>"
    case .strong(let inner): return "<strong>\(html(inner))</strong>"
    case .emphasis(let inner): return "<em>\(html(inner))</em>"
    case .lineBreak: return "<br>"
    case .anchor(let id): return "<a id=\"\(Self.attribute(id))\"></a>"
    }
  }

  static func text(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x26 && $0 != 0x3C && $0 != 0x3E }) {
      return text
    }
    var result = ""
    for scalar in Escaping.shown(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func attribute(_ text: String) -> String {
    let text = self.text(text)
    if !text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n") }) { return text }
    return text.replacing("\"", with: "&quot;").replacing("\n", with: " ")
  }
}

extension Block {
  /// Whether it is a heading, or words in bold in its place, with these words.
  fileprivate func isLabel(of words: String) -> Bool {
    switch self {
    case .heading(_, let title, _): title.plain == words
    case .paragraph(let text):
      if case .strong? = text.spans.first { text.spans.count == 1 && text.plain == words } else { false }
    case .opening, .list, .table, .members, .code, .samples, .quote: false
    }
  }

  fileprivate var headingLevel: Int? { if case .heading(let level, _, _) = self { level } else { nil } }
}
