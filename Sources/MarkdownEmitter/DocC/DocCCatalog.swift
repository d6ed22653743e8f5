import SourceText

/// Writes the pages as articles of a DocC catalog: they link to each other and to the symbols of the module.
struct DocCCatalog {
  private let layout: Layout
  private let navigation: [SiteWriter.Folder]
  private let module: String
  /// The name of each file's article: DocC has them all in one list, beside the module's symbols.
  private let names: [String]
  private let headings: [DocCHeadings]

  init(layout: Layout, navigation: [SiteWriter.Folder], module: String) {
    self.layout = layout
    self.navigation = navigation
    self.module = module
    names = Self.names(layout.files.map(\.stem))
    headings = layout.files.map { DocCHeadings($0.blocks) }
  }

  var files: [OutputFile] {
    layout.files.indices.map { number in
      let file = layout.files[number]
      var writer = DocCWriter(headings: headings[number]) { link(from: number, to: $0) }
      var text = writer.text(of: file.blocks)
      if number == layout.file(of: Target(page: PagePaths.index)) { text += topics }
      return OutputFile(path: "\(module).docc/\(names[number]).md", contents: text)
    }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// `airship/ios-override` is `reference-airship-ios-override`: no symbol has such a name.
  private static func names(_ stems: [String]) -> [String] {
    var taken: Set<String> = []
    return stems.map { stem in
      let own = stem == "index" ? "reference" : trimmed("reference-" + Layout.slug(stem, most: 120))
      var name = own
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name = own + "-\(number)"
        number += 1
      }
      return name
    }
  }

  /// DocC leaves out what is no letter and no digit at the end of a name.
  private static func trimmed(_ name: String) -> String {
    String(name.reversed().drop { $0 == "-" || $0 == "_" }.reversed())
  }

  private func link(from file: Int, to target: Target) -> String? {
    guard let (found, anchor) = layout.place(of: target, from: file) else { return nil }
    let fragment = anchor.flatMap { headings[found].fragments[$0] } ?? ""
    if found == file, fragment.isEmpty { return nil }
    return "doc:" + names[found] + (fragment.isEmpty ? "" : "#" + fragment)
  }

  /// Every article, below the folder that it belongs to.
  private var topics: String {
    var text = "\n## Topics\n"
    var listed: Set<Int> = [layout.file(of: Target(page: PagePaths.index)) ?? 0]
    for folder in navigation {
      let pages = [folder.target.page] + folder.pages.map(\.target.page)
      let own = layout.files.indices.filter {
        pages.contains(layout.files[$0].page) && listed.insert($0).inserted
      }
      if own.isEmpty { continue }
      text += "\n### \(Escaping.text(folder.title))\n\n"
      text += own.map { "- <doc:\(names[$0])>\n" }.joined()
    }
    return text
  }
}
