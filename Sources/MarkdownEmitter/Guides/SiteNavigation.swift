import Diagnostics
import SchemaModel
import SchemaRuntime

/// The list of pages of a site: the groups that its publisher names, guides that are in none of them, then the schemas by
/// folder.
struct SiteNavigation {
  private(set) var folders: [SiteWriter.Folder] = []
  /// The groups and guides for the first page, with a few words of each page.
  private(set) var blocks: [Block] = []
  /// The paths that no page has.
  private(set) var findings: [Diagnostic] = []

  /// A page that may stand in a group.
  private struct Entry {
    /// The path below the folder of guides or of schemas.
    var path: String
    var title: String
    var target: Target
    var words: String
  }

  init(_ groups: [SiteSettings.Group], guides: [Page], _ site: Site) {
    let guides = guides.map { page in
      Entry(
        path: String(page.path.dropFirst(PagePaths.guide("").count)), title: page.title,
        target: Target(page: page.path), words: page.blocks.firstResult(\.sentence) ?? "")
    }
    let roots = site.subjects.filter { $0.isRoot && site.graph.documents[$0.document].isEntry }.map {
      subject in
      Entry(
        path: site.graph.documents[subject.document].path, title: subject.title, target: subject.target,
        words: site.graph[subject.schema].shownDescription?.firstSentence ?? "")
    }
    var taken: Set<Target> = []
    for group in groups {
      let entries = group.pages.flatMap { page in
        let found = (guides + roots).filter { Glob.matches(page.text, $0.path) }
        if found.isEmpty { reportNothing(page, among: (guides + roots).map(\.path)) }
        return found
      }.filter { taken.insert($0.target).inserted }
      add(group.title, entries)
    }
    add("Guides", guides.filter { !taken.contains($0.target) })
    folders += site.folders.compactMap { folder in
      var folder = folder
      folder.pages.removeAll { taken.contains($0.target) }
      return folder.pages.isEmpty ? nil : folder
    }
  }

  private mutating func add(_ title: String, _ entries: [Entry]) {
    guard let first = entries.first else { return }
    folders.append(
      SiteWriter.Folder(title: title, target: first.target, pages: entries.map { ($0.title, $0.target) }))
    blocks.append(.heading(2, .text(title), anchor: nil))
    let items = entries.map { entry -> [Block] in
      let link = Inline.link(.text(entry.title), to: entry.target)
      return [.paragraph(entry.words.isEmpty ? link : "\(link): \(Inline.prose(entry.words))")]
    }
    blocks.append(.list(items, isOrdered: false))
  }

  private mutating func reportNothing(_ page: Mention, among known: [String]) {
    findings.append(
      Diagnostic(
        .error, "no guide and no schema file matches '\(page.text)'", at: page.location,
        help: spellingSuggestion(for: page.text, among: known).map(spellingQuestion)))
  }
}

extension Block {
  /// The first sentence of a paragraph.
  fileprivate var sentence: String? {
    if case .paragraph(let text) = self, !text.isEmpty { text.plain.firstSentence } else { nil }
  }
}
