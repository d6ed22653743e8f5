/// The pages that older versions of a site have and the newest has no more: links to them find what is left of each.
struct GonePages: Sendable {
  private(set) var pages: [Page] = []
  private(set) var paths: Set<String> = []
  /// The last version that has each page, by its path. A page that was a part of one that is still there has none.
  private(set) var lastVersions: [String: String] = [:]

  /// - Parameters:
  ///   - older: the versions before the newest, the oldest first.
  ///   - newest: the pages of the newest version.
  init(of older: [(name: String, layout: Layout)], beside newest: Layout) {
    var taken = Set(newest.files.map { $0.stem.lowercased() })
    for (name, layout) in older.reversed() {
      for file in layout.files where taken.insert(file.stem.lowercased()).inserted {
        var page = Page(
          path: file.stem + ".md", title: file.title, trail: [(Site.title, Target(page: PagePaths.index))])
        page.heading(1, .text(file.title))
        if let whole = newest.file(of: Target(page: file.page)) {
          let link = Inline.link(.text(newest.files[whole].title), to: Target(page: file.page))
          page.paragraph("What was here is described on \(link) now.")
        } else {
          page.paragraph("Version \(text: name) is the last that has this page.")
          lastVersions[page.path] = name
        }
        pages.append(page)
        paths.insert(page.path)
      }
    }
  }
}
