extension Site {
  /// Every property of the pages, from A to Z, each with the way to it.
  func propertiesPage(_ pages: [Page]) -> Page {
    var page = Page(
      path: PagePaths.properties, title: "Every property",
      trail: [(Self.title, Target(page: PagePaths.index))])
    page.heading(1, "Every property")
    var entries: [String: [(path: String, link: Inline)]] = [:]
    // Where there are pages of one schema alone, its name tells nothing.
    let isOneSchema = documents.count == 1
    for source in pages {
      var section = source.title
      for block in source.blocks {
        if case .opening(_, let title) = block { section = title }
        guard case .members(_, let rows) = block else { continue }
        for row in rows where row.isProperty {
          let label: Inline =
            section == source.title
            ? .text(source.title) : isOneSchema ? .text(section) : "\(text: source.title), \(text: section)"
          let link = Inline.link(label, to: Target(page: source.path, anchor: row.anchor))
          entries[row.name.plain, default: []].append((row.path, link))
        }
      }
    }
    let names = entries.keys.sorted { a, b in
      let (first, second) = (a.lowercased(), b.lowercased())
      let (one, two) = (Self.letter(a), Self.letter(b))
      if one != two { return one.utf8.lexicographicallyPrecedes(two.utf8) }
      return first == second ? a < b : first.utf8.lexicographicallyPrecedes(second.utf8)
    }
    let letters = Dictionary(grouping: names, by: Self.letter)
    let order = names.map(Self.letter).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    let links = order.map { Inline.link(.text($0), to: Target(page: page.path, anchor: Self.anchor($0))) }
    page.paragraph(links.joined(" "))
    for letter in order {
      page.heading(2, .text(letter), anchor: Self.anchor(letter))
      let rows = (letters[letter] ?? []).flatMap { Self.rows($0, entries[$0] ?? []) }
      page.table(["Property", "Path", "In"], rows)
    }
    return page
  }

  /// A row for each path of a property; for several, where very many objects have it.
  private static func rows(_ name: String, _ entries: [(path: String, link: Inline)]) -> [[Inline]] {
    var links: [String: [Inline]] = [:]
    var paths: [String] = []
    for entry in entries {
      if links[entry.path] == nil { paths.append(entry.path) }
      links[entry.path, default: []].append(entry.link)
    }
    return paths.flatMap { path -> [[Inline]] in
      let all = links[path] ?? []
      return stride(from: 0, to: all.count, by: linksInARow).map { start in
        let shown = all[start..<min(start + linksInARow, all.count)]
        return [.code(name), path == name ? "" : .code(path), Array(shown).joined(", ")]
      }
    }
  }

  /// The most links in a line, which leave it below its limit.
  private static let linksInARow = 8

  private static func anchor(_ letter: String) -> String { "letter." + Escaping.anchor(letter) }

  /// The letter that a name is listed under.
  private static func letter(_ name: String) -> String {
    guard let first = name.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic else {
      return "#"
    }
    return String(first).uppercased()
  }
}
