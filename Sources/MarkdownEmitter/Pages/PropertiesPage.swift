extension Site {
  /// Every property of the pages, from A to Z, each with the way to it.
  func propertiesPage(_ pages: [Page]) -> Page {
    var page = Page(
      path: PagePaths.properties, title: "Every property",
      trail: [(Self.title, Target(page: PagePaths.index))])
    page.heading(1, "Every property")
    var entries: [String: [(path: String, link: Inline)]] = [:]
    for source in pages {
      var section = source.title
      for block in source.blocks {
        if case .opening(_, let title) = block { section = title }
        guard case .members(_, let rows) = block else { continue }
        for row in rows where row.isProperty {
          let label: Inline =
            section == source.title ? .text(source.title) : "\(text: source.title), \(text: section)"
          let link = Inline.link(label, to: Target(page: source.path, anchor: row.anchor))
          entries[row.name.plain, default: []].append((row.path, link))
        }
      }
    }
    let names = entries.keys.sorted { a, b in
      let (first, second) = (a.lowercased(), b.lowercased())
      return first == second ? a < b : first.utf8.lexicographicallyPrecedes(second.utf8)
    }
    var rows: [[Inline]] = []
    for name in names {
      for (path, link) in entries[name] ?? [] {
        rows.append([.code(name), path == name ? "" : .code(path), link])
      }
    }
    page.table(["Property", "Path", "In"], rows)
    return page
  }
}
