import SchemaModel
import SourceText

/// Writes the pages as a static site that needs no server: pages, one style sheet, one script, one index for search.
struct SiteWriter {
  let layout: Layout
  let navigation: [Folder]
  let settings: SiteSettings
  /// The paths of the schemas below their folder, by the pages of their documents.
  let sources: [String: String]
  /// The texts of the schema files by their paths.
  let texts: [String: String]
  /// The lines of `facts.json` about what each file tells of, by its number.
  let facts: [Int: [String]]
  /// The versions of the site; nil where there is one.
  var versions: VersionSwitch?
  var history: VersionHistory?
  /// What readers try payloads with; nil where they cannot.
  var trial: TrialPrograms?

  /// A folder of schemas, for the list of pages.
  struct Folder: Sendable {
    var title: String
    var target: Target
    var pages: [(title: String, target: Target)]
  }

  /// The most pages of a folder that are listed; the index of the folder has all.
  private static let most = 150

  var files: [OutputFile] {
    var index = SearchIndex()
    var files: [OutputFile] = []
    for number in layout.files.indices {
      let file = layout.files[number]
      if !isGone(file) { index.add(file, number: number) }
      files.append(OutputFile(path: file.stem + ".html", contents: page(number, file)))
    }
    files.append(OutputFile(path: "assets/site.css", contents: SiteAssets.style + trialStyle + colours))
    files.append(OutputFile(path: "assets/site.js", contents: SiteAssets.script + trialButtons))
    files.append(OutputFile(path: "assets/theme.js", contents: SiteAssets.theme))
    files.append(OutputFile(path: "assets/find.js", contents: SiteAssets.search))
    files.append(OutputFile(path: "assets/search.js", contents: index.script(layout)))
    let others = filesForMachines + pagesForMachines + schemaFiles + images + trialFiles
    return (files + layout.markdown(blocks) + others)
      .sorted {
        $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
      }
  }

  /// The first lines of each page.
  static let opening = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    """

  private func page(_ number: Int, _ file: Layout.File) -> String {
    var writer = HTMLWriter { layout.path(from: number, to: $0, ending: ".html") }
    let root = String(repeating: "../", count: file.stem.split(separator: "/").count - 1)
    let content = writer.text(of: blocks(file)) + sourceLinks(file, root)
    let isWide = writer.hasSamples
    let navigation = "<nav class=\"side\" id=\"pages\" aria-label=\"Pages\">\n\(side(number, file))</nav>\n"
    let onPage = contents(writer.contents)
    // Where there is something beside the text, the contents of the page stand above the list of pages.
    let left = isWide ? "<div class=\"left\">\n\(onPage)\(navigation)</div>\n" : navigation
    return """
      \(Self.opening)
      \(head(file, number, root))
      <link rel="stylesheet" href="\(root)assets/site.css">
      <script src="\(root)assets/theme.js"></script>
      <script defer src="\(root)assets/site.js" data-root="\(root)" \
      data-page="\(layout.firstFile(ofPageOf: number))"\(sharedAssets(root))></script>
      </head>
      <body\(isWide ? " class=\"wide\"" : "")>
      <a class="skip" href="#content">Skip to the content</a>
      <header class="top">
      <button class="menu" type="button" aria-expanded="false" aria-controls="pages" hidden>Pages</button>
      <a class="home" href="\(file.trail.isEmpty ? "#content" : root + "index.html")">\(logo(root))\(HTMLWriter.text(home))</a>\(version(file, root))
      <form class="search" role="search" hidden>
      <input type="search" id="query" placeholder="Search properties and text (/)" aria-label="Search" \
      autocomplete="off" spellcheck="false" role="combobox" aria-expanded="false" aria-controls="results">
      <div class="found" hidden>
      <div class="filters" role="group" aria-label="Only"><button type="button" value="required" aria-pressed="false">\
      required</button><button type="button" value="deprecated" aria-pressed="false">deprecated</button>\
      <button type="button" value="value" aria-pressed="false">listed value</button></div>
      <div id="results" role="listbox" aria-label="Results"></div>
      </div>
      </form>
      <button class="theme" type="button" aria-label="Dark or light" hidden>◐</button>
      </header>
      <div class="frame">
      \(left)<main id="content">
      \(versions?.note(file, root) ?? "")\(trail(number, file))\(content)</main>
      \(isWide ? "" : onPage)</div>
      \(footer)</body>
      </html>

      """
  }

  /// Whether a page stands for one that only older versions have.
  func isGone(_ file: Layout.File) -> Bool { versions?.isGone(file) ?? false }

  // MARK: - Navigation

  private func link(_ number: Int, _ target: Target, _ title: String) -> String {
    guard let path = layout.path(from: number, to: target, ending: ".html") else {
      return "<a aria-current=\"page\" href=\"#content\">\(HTMLWriter.text(title))</a>"
    }
    return "<a href=\"\(HTMLWriter.attribute(path))\">\(HTMLWriter.text(title))</a>"
  }

  private func trail(_ number: Int, _ file: Layout.File) -> String {
    if file.trail.isEmpty { return "" }
    let items = file.trail.enumerated().map { index, item in
      "<li>\(link(number, item.target, index == 0 ? home : item.title))</li>"
    }
    return "<nav class=\"trail\" aria-label=\"Breadcrumb\"><ol>" + items.joined()
      + "<li aria-current=\"page\">\(HTMLWriter.text(file.title))</li></ol></nav>\n"
  }

  private func side(_ number: Int, _ file: Layout.File) -> String {
    navigation.map { folder in
      let isHere = folder.target.page == file.page || folder.pages.contains { $0.target.page == file.page }
      let shown = folder.pages.prefix(Self.most)
      let more =
        folder.pages.count > shown.count
        ? "<li>\(link(number, folder.target, "All \(folder.pages.count)"))</li>" : ""
      let items = shown.map { page in
        let near = page.target.page == file.page ? neighbours(number, file) : ""
        return "<li>\(link(number, page.target, page.title))\(near)</li>\n"
      }.joined()
      return
        "<details\(isHere ? " open" : "")><summary>\(HTMLWriter.text(folder.title))</summary>\n<ul>\n\(items)\(more)</ul></details>\n"
    }.joined()
  }

  /// The most files of a page that are listed on either side of one.
  private static let mostNeighbours = 5

  /// A file's place among those of its page, with the files before and behind it; nothing for a page of one file.
  private func neighbours(_ number: Int, _ file: Layout.File) -> String {
    let all = layout.files(ofPage: file.page)
    if all.count < 2 { return "" }
    // The link to the page leads to its first file.
    let shown =
      max(
        all.lowerBound + 1, number - Self.mostNeighbours)..<min(
        all.upperBound, number + Self.mostNeighbours + 1)
    // The parts of the page itself stand below its title.
    let start = layout.files[all.lowerBound].title + ", part "
    let items = shown.map { other -> String in
      let whole = layout.files[other].title
      let title = HTMLWriter.text(whole.hasPrefix(start) ? "Part " + whole.dropFirst(start.count) : whole)
      if other == number { return "<li><a aria-current=\"page\" href=\"#content\">\(title)</a></li>\n" }
      let path = PagePaths.relative(from: file.stem, to: layout.files[other].stem) + ".html"
      return "<li><a href=\"\(HTMLWriter.attribute(path))\">\(title)</a></li>\n"
    }
    return items.isEmpty ? "" : "\n<ul class=\"near\">\n\(items.joined())</ul>"
  }

  private func contents(_ entries: [HTMLWriter.Entry]) -> String {
    let shown = entries.filter { $0.level == 2 || $0.level == 3 && $0.isNamed }.prefix(120)
    if shown.count < 2 { return "" }
    let items = shown.map { entry in
      "<li class=\"level\(entry.level)\"><a href=\"#\(HTMLWriter.attribute(entry.id))\">\(HTMLWriter.text(entry.title))</a></li>\n"
    }
    return
      "<nav class=\"toc\" aria-label=\"On this page\"><p>On this page</p>\n<ul>\n\(items.joined())</ul></nav>\n"
  }
}
