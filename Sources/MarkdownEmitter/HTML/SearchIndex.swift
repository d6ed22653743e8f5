import SchemaRuntime

/// The index of the site's search: every property, every heading, and the words of each section.
struct SearchIndex {
  /// `kind, name, path, where it is, file, anchor, a few words`, and of a property what its row sets as code, a line each.
  /// The path of an object is the name of its definition. The kind of a property is `p`, with an `r` behind it where it is
  /// required and a `d` where it is deprecated. A line of code begins with `=` where it is a value that the schema lists,
  /// and with `'` where it only begins like one.
  private var entries: [[String]] = []
  /// How much of a section's words is searched.
  private static let most = 3_000

  mutating func add(_ file: Layout.File, number: Int) {
    let trail = file.trail.dropFirst().map(\.title) + [file.title]
    let isIndex = PagePaths.isIndex(file.page)
    var section = (
      kind: isIndex ? "i" : file.isGuide ? "g" : "o", title: file.title, definition: "", anchor: "", words: ""
    )
    var definition = ""
    var titles: [(level: Int, title: String)] = []
    func place() -> String { (trail.dropLast() + titles.map(\.title)).joined(separator: " › ") }
    func finish(_ entries: inout [[String]]) {
      if section.words.allSatisfy(\.isWhitespace) && section.anchor.isEmpty { return }
      let words = String(String.UnicodeScalarView(section.words.unicodeScalars.prefix(Self.most)))
      entries.append([
        section.kind, section.title, section.definition, place(), String(number), section.anchor, words,
      ])
    }
    for block in file.blocks {
      switch block {
      case .heading(let level, let title, let anchor):
        // A heading without an anchor belongs to the section around it.
        if anchor == nil && level > 1 {
          section.words += " " + title.plain
          continue
        }
        finish(&entries)
        titles.removeAll { $0.level >= level }
        titles.append((level, title.plain))
        let isObject = level == 1 || !definition.isEmpty
        let kind = isIndex ? "i" : file.isGuide ? "g" : isObject ? "o" : "h"
        section = (kind, title.plain, definition, anchor ?? "", "")
        definition = ""
      case .opening(let name, _): definition = name
      case .members(_, let rows):
        for row in rows {
          if row.kind != .message { section.words += " " + row.name.plain }
          if row.kind == .other {
            section.words += " " + row.lines.map(\.plain).joined(separator: " ")
            continue
          }
          let words = row.type.plain + ". " + row.lines.map(\.plain).joined(separator: " ")
          let entry = [
            row.isProperty ? Self.kind(of: row) : "m", row.name.plain, row.path, place(), String(number),
            row.anchor,
            String(String.UnicodeScalarView(words.unicodeScalars.prefix(Self.most))),
          ]
          let codes = row.isProperty ? Self.codes(of: row) : []
          entries.append(codes.isEmpty ? entry : entry + [codes.joined(separator: "\n")])
        }
      case .paragraph, .list, .table, .code, .samples, .quote: section.words += " " + block.plain
      }
    }
    finish(&entries)
  }

  private static func kind(of row: MemberRow) -> String {
    "p" + (row.presence == "yes" ? "r" : "") + (row.isDeprecated ? "d" : "")
  }

  /// The values of a property, then what else its row sets as code.
  private static func codes(of row: MemberRow) -> [String] {
    var seen = Set(row.values)
    let others = row.lines.flatMap(\.codes).filter { seen.insert($0).inserted }
    return row.values.map { "=" + $0 } + others.map { $0.hasPrefix("=") || $0.hasPrefix("'") ? "'" + $0 : $0 }
  }

  /// A script that hands the entries, the addresses of files and the first file of each file's page to the search.
  func script(_ layout: Layout) -> String {
    let files = layout.files.map { file in
      JSONValue.string(PagePaths.address(ofFile: file.stem) + ".html").description
    }
    let lines = entries.map { "[" + $0.map { JSONValue.string($0).description }.joined(separator: ",") + "]" }
    return VisibleText.json(
      "schemagenSearch({files: [\n" + files.joined(separator: ",\n") + "\n], pages: ["
        + layout.files.indices.map { String(layout.firstFile(ofPageOf: $0)) }.joined(separator: ",")
        + "], entries: [\n"
        + lines.joined(separator: ",\n") + "\n]});\n")
  }
}

extension Inline {
  /// The texts that are set as code in it.
  fileprivate var codes: [String] {
    spans.flatMap { span -> [String] in
      switch span {
      case .code(let text): [text]
      case .strong(let inner), .emphasis(let inner), .link(let inner, _), .web(let inner, _): inner.codes
      case .text, .symbol, .lineBreak, .anchor: []
      }
    }
  }
}

extension Block {
  /// The words alone.
  fileprivate var plain: String {
    switch self {
    case .heading(_, let title, _): title.plain
    case .opening: ""
    case .paragraph(let text): text.plain
    case .list(let items, _): items.flatMap { $0.map(\.plain) }.joined(separator: " ")
    case .table(_, let rows): rows.map { $0.map(\.plain).joined(separator: " ") }.joined(separator: " ")
    case .members(_, let rows): rows.map { $0.name.plain }.joined(separator: " ")
    case .code(let text, _): text
    case .samples(let samples): samples.entries.map(\.json).joined(separator: " ")
    case .quote(let blocks): blocks.map(\.plain).joined(separator: " ")
    }
  }
}
