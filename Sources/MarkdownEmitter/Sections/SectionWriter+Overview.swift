/// The names of an object's members above their list.
extension SectionWriter {
  /// From this number on, the names of members stand above their list.
  private static let fewest = 12
  /// More members stand in a table with a few words of each; a site opens it where its reader asks for it.
  private static let mostNames = 60
  /// Of more members, groups of so many are named by their first and last.
  private static let mostInTable = 300
  /// The most characters of a few words.
  private static let longestWords = 90

  mutating func overview(_ rows: [MemberRow]) {
    func link(_ row: MemberRow) -> Inline { .link(row.name, to: Target(page: "", anchor: row.anchor)) }
    switch rows.count {
    case ..<Self.fewest: return
    case ...Self.mostNames: page.paragraph(rows.map(link).joined(" · "))
    case ...Self.mostInTable:
      page.table(["Property", "In short"], rows.map { [link($0), Self.words(of: $0)] })
    default:
      let groups = stride(from: 0, to: rows.count, by: Self.mostNames).map { start -> Inline in
        let last = min(rows.count, start + Self.mostNames) - 1
        return start == last ? link(rows[start]) : "\(link(rows[start])) to \(link(rows[last]))"
      }
      let all = Inline.link("from A to Z", to: Target(page: PagePaths.properties))
      page.paragraph("\(text: String(rows.count)) properties (\(all)): \(groups.joined(" · ")).")
    }
  }

  /// The beginning of what a row says first.
  private static func words(of row: MemberRow) -> Inline {
    let text = row.lines.first?.plain.firstSentence ?? ""
    if text.count <= longestWords { return .text(text) }
    let words = text.prefix(longestWords)
    return .text(String(words[..<(words.lastIndex(of: " ") ?? words.endIndex)]) + " …")
  }
}
