/// Writes blocks as DocC reads Markdown: no HTML, members under headings, and nothing that is a directive, a tag of a
/// comment or a link to a symbol by chance.
struct DocCWriter {
  private let headings: DocCHeadings
  /// The link to a place; nil where there is no such place, or where it is the article itself.
  private let resolve: (Target) -> String?
  /// How many headings were written.
  private var count = 0
  private var level = 1

  init(headings: DocCHeadings, resolve: @escaping (Target) -> String?) {
    self.headings = headings
    self.resolve = resolve
  }

  mutating func text(of blocks: [Block]) -> String {
    var text = ""
    for block in blocks {
      let written = self.text(of: block)
      if !written.isEmpty { text += (text.isEmpty ? "" : "\n") + written + "\n" }
    }
    return text
  }

  private mutating func text(of block: Block) -> String {
    switch block {
    case .opening: return ""
    case .heading(let level, let title, _):
      self.level = level
      return heading(level, title)
    case .paragraph(let content): return GFMWriter.guarded(markdown(content))
    case .list(let items, let isOrdered): return list(items, isOrdered)
    case .table(let headers, let rows): return table(headers, rows)
    case .members(_, let rows): return rows.map { member($0) }.joined(separator: "\n\n")
    case .code(let code, let language):
      // Behind the name of a language stand options, of which DocC knows only its own.
      return MarkdownText.fenced(
        code, language.split(whereSeparator: { " ,\t{".contains($0) }).first.map(String.init) ?? "")
    case .samples(let samples): return String(text(of: samples.blocks).dropLast())
    case .quote(let blocks): return MarkdownText.quoted(text(of: blocks))
    }
  }

  // MARK: - Blocks

  private mutating func heading(_ level: Int, _ title: Inline) -> String {
    let own = count < headings.all.count ? headings.all[count] : DocCHeadings.Heading(title: title)
    count += 1
    // DocC reserves these sections of the second level for its own links.
    let isReserved = level == 2 && ["topics", "see also"].contains(own.title.plain.lowercased())
    let line = String(repeating: "#", count: isReserved ? 3 : level) + " " + markdown(own.title)
    return own.isShort ? line + "\n\n" + GFMWriter.guarded(markdown(title.withoutTargets)) : line
  }

  private mutating func list(_ items: [[Block]], _ isOrdered: Bool) -> String {
    var texts: [String] = []
    for item in items {
      var item = item
      if case .paragraph(let content)? = item.first { item[0] = .paragraph(content.withoutTag) }
      texts.append(text(of: item))
    }
    return MarkdownText.list(texts, isOrdered: isOrdered, isTight: items.allSatisfy(MarkdownText.isTight))
  }

  private func table(_ headers: [Inline], _ rows: [[Inline]]) -> String {
    MarkdownText.table(headers.map(cell), rows.map { $0.map(cell) })
  }

  private func cell(_ content: Inline) -> String { markdown(content).replacing("|", with: "\\|") }

  /// A member as a section, with the cells of its row as paragraphs.
  private mutating func member(_ row: MemberRow) -> String {
    let level = self.level
    var parts = [heading(min(level + 1, 6), row.name)]
    var head = row.type
    if !row.requirement.isEmpty { head = "\(head), \(row.requirement)" }
    if !row.defaultValue.isEmpty { head = "\(head), default \(row.defaultValue)" }
    var lines = [head.capitalized.sentence]
    if row.isProperty, row.path != row.name.plain { lines.append("Path: \(code: row.path)") }
    lines += row.linesWithOrigin
    if let more = row.more { lines.append(.link("More", to: more)) }
    parts += lines.filter { !$0.isEmpty }.flatMap(\.brokenLines).map { GFMWriter.guarded(markdown($0)) }
    return parts.joined(separator: "\n\n")
  }

  // MARK: - Text

  private func markdown(_ inline: Inline) -> String { inline.spans.map(markdown).joined() }

  private func markdown(_ span: Inline.Span) -> String {
    switch span {
    case .text(let text): return Self.text(text)
    case .code(let text): return Self.code(Escaping.visible(text))
    case .symbol(let names): return "``" + names.joined(separator: "/") + "``"
    case .link(let label, let target):
      guard let path = resolve(target) else { return markdown(label) }
      return "[\(markdown(label))](<\(path)>)"
    case .web(let label, let address):
      return label.plain == address ? "<\(address)>" : "[\(markdown(label))](<\(address)>)"
    case .strong(let inner): return "**\(markdown(inner))**"
    case .emphasis(let inner): return "*\(markdown(inner))*"
    case .lineBreak: return " "
    case .anchor: return ""
    }
  }

  private static func text(_ text: String) -> String { Escaping.text(text).replacing("@", with: "&#64;") }

  /// A code span, but plain text where there is a backtick, which DocC would read as a link to a symbol.
  private static func code(_ text: String) -> String {
    let shown = Escaping.shown(text)
    let isBlank = shown.allSatisfy(\.isWhitespace)
    if isBlank || shown.contains("`") { return self.text(text) }
    let needsRoom = shown.hasPrefix(" ") && shown.hasSuffix(" ")
    return needsRoom ? "` " + shown + " `" : "`" + shown + "`"
  }
}

extension Inline {
  /// With the word before a colon emphasised: DocC takes “Note:” or “Returns:” at the beginning of an item for a tag.
  fileprivate var withoutTag: Inline {
    guard case .text(let text) = spans.first, let colon = text.firstIndex(of: ":") else { return self }
    let word = text[..<colon]
    guard word.utf8.count <= 40, !word.isEmpty else { return self }
    let rest = String(text[colon...])
    return .emphasis(.text(String(word))) + Inline(spans: [.text(rest)] + spans.dropFirst())
  }

  /// The parts that line breaks separate.
  fileprivate var brokenLines: [Inline] {
    spans.split { $0 == .lineBreak }.map { Inline(spans: Array($0)) }
  }
}
