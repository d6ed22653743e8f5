import SchemaModel
import SourceText

/// Adds to pages what the settings of a site say, and what the web expects.
extension SiteWriter {
  /// The name of the site.
  var home: String { settings.title ?? Site.title }

  /// Whether everything is found from the page.
  func isFirst(_ file: Layout.File) -> Bool { file.page == PagePaths.index && file.trail.isEmpty }

  /// A page's blocks; the first page has the name of the site, and what it is about.
  func blocks(_ file: Layout.File) -> [Block] {
    guard isFirst(file), let title = settings.title,
      case .heading(1, _, let anchor)? = file.blocks.first
    else { return file.blocks }
    let words = settings.description.map { [Block.paragraph(Inline.prose($0))] } ?? []
    return [.heading(1, .text(title), anchor: anchor)] + words + file.blocks.dropFirst()
  }

  // MARK: - The head of a page

  /// The title, what the page is about, its address, and its other forms.
  func head(_ file: Layout.File, _ number: Int, _ root: String) -> String {
    let title =
      file.trail.isEmpty
      ? home : "\(file.title) – \(file.trail.count > 1 ? file.trail.last?.title ?? home : home)"
    let words = description(of: file)
    var lines = [
      "<title>\(HTMLWriter.text(title))</title>",
      Self.meta("name", "description", words),
      Self.meta("property", "og:title", file.trail.isEmpty ? home : file.title),
      Self.meta("property", "og:description", words),
      Self.meta("property", "og:type", file.trail.isEmpty ? "website" : "article"),
      Self.meta("property", "og:site_name", home),
    ]
    if !isGone(file), let address = address(of: file) {
      lines.append(Self.meta("property", "og:url", address))
      lines.append("<link rel=\"canonical\" href=\"\(HTMLWriter.attribute(address))\">")
    }
    let name = file.stem.split(separator: "/").last.map(String.init) ?? file.stem
    let twin = HTMLWriter.attribute(PagePaths.address(ofFile: name))
    lines.append("<link rel=\"alternate\" type=\"text/markdown\" href=\"\(twin).md\">")
    if hasFacts(number) {
      lines.append("<link rel=\"alternate\" type=\"application/json\" href=\"\(twin)\(Self.factsEnding)\">")
    }
    if let versions, !versions.isNewest || isGone(file) {
      lines.append(Self.meta("name", "robots", "noindex"))
    }
    if hasFeed {
      lines.append("<link rel=\"alternate\" type=\"application/atom+xml\" href=\"\(root)changes.xml\">")
    }
    if settings.favicon != nil {
      lines.append("<link rel=\"icon\" type=\"image/svg+xml\" href=\"\(root)assets/favicon.svg\">")
    }
    return lines.joined(separator: "\n")
  }

  static func meta(_ attribute: String, _ name: String, _ content: String) -> String {
    "<meta \(attribute)=\"\(name)\" content=\"\(HTMLWriter.attribute(content))\">"
  }

  /// The most characters of a description.
  private static let longestDescription = 200

  /// The first words of a page; without any, those of the site.
  func description(of file: Layout.File) -> String {
    let own = isFirst(file) ? settings.description : file.blocks.firstResult(Self.words)
    let words = own ?? "\(file.title): \(settings.description ?? home)"
    let line = words.split { $0.isWhitespace }.joined(separator: " ")
    if line.count <= Self.longestDescription { return line }
    return String(line.prefix(Self.longestDescription - 1)) + "…"
  }

  /// The text of a paragraph that is a sentence.
  private static func words(of block: Block) -> String? {
    guard case .paragraph(let text) = block, text.plain.contains(" "), text.plain.utf8.count > 20 else {
      return nil
    }
    return text.plain
  }

  /// The address of the site; nil for an older version, which has no address that search engines should know.
  var baseURL: String? { versions?.isNewest ?? true ? settings.baseURL : nil }

  /// Whether there is a feed of changes: it needs their dates, and the address of the site.
  private var hasFeed: Bool {
    guard baseURL != nil, let sections = history?.sections, !sections.isEmpty else { return false }
    return sections.allSatisfy { $0.version.date != nil }
  }

  var feed: String? {
    guard hasFeed, let baseURL, let history, let file = layout.file(of: Target(page: history.page)) else {
      return nil
    }
    let page = PagePaths.address(ofFile: layout.files[file].stem) + ".html"
    return ChangeFeed(title: home, baseURL: baseURL, sections: history.sections, page: page).text
  }

  /// The address of a page, where it is known where the site is served.
  func address(of file: Layout.File) -> String? {
    baseURL.map { $0 + "/" + PercentEncoding.encode(path: file.stem) + ".html" }
  }

  // MARK: - The publisher's marks

  func logo(_ root: String) -> String {
    settings.logo == nil ? "" : "<img class=\"logo\" src=\"\(root)assets/logo.svg\" alt=\"\">"
  }

  func version(_ file: Layout.File, _ root: String) -> String {
    if let versions { return "\n" + versions.list(file, root) }
    return settings.version.map { "\n<span class=\"version\">\(HTMLWriter.text($0))</span>" } ?? ""
  }

  /// The author's footer, and the address of the publisher.
  var footer: String {
    var writer = HTMLWriter { _ in nil }
    var text = settings.footer.map { writer.text(of: AuthoredText.blocks($0)) } ?? ""
    if let home = settings.home {
      text += "<p><a href=\"\(HTMLWriter.attribute(home))\">\(HTMLWriter.text(home))</a></p>\n"
    }
    return text.isEmpty ? "" : "<footer class=\"foot\">\n\(text)</footer>\n"
  }

  /// Links to the file of a page's schema, or of a guide.
  func sourceLinks(_ file: Layout.File, _ root: String) -> String {
    func link(_ pattern: String?, _ path: String, _ title: String) -> String? {
      pattern.map { pattern in
        let address = pattern.replacing("{path}", with: PercentEncoding.encode(path: path))
        return "<a href=\"\(HTMLWriter.attribute(address))\">\(title)</a>"
      }
    }
    var links: [String] = []
    if let path = sources[file.page] {
      if texts[path] != nil {
        let address = HTMLWriter.attribute(root + PercentEncoding.encode(path: Self.schemaPath(path)))
        links.append("<a href=\"\(address)\" download>Download the schema</a>")
      }
      links += [
        link(settings.source, path, "The schema's source"), link(settings.edit, path, "Edit this page"),
      ]
      .compactMap(\.self)
    } else if file.isGuide,
      let guide = settings.guides.first(where: { PagePaths.guide($0.path) == file.page })
    {
      links += [link(settings.editGuides, guide.path, "Edit this page")].compactMap(\.self)
    }
    return links.isEmpty ? "" : "<p class=\"sources\">\(links.joined(separator: " · "))</p>\n"
  }

  /// The rules of the publisher's colours.
  var colours: String {
    func rules(_ colour: String) -> String {
      "--link: \(colour); --mark: \(colour); --key: \(colour); --focus: \(colour);"
    }
    var text = ""
    if let colour = settings.accent { text += ":root:not([data-theme=\"dark\"]) { \(rules(colour)) }\n" }
    // Without a colour for the dark ground, the dark ground keeps its own colour.
    let dark = settings.darkAccent.map(rules)
    if let dark = dark ?? settings.accent.map({ _ in rules("#8ab8ff") }) {
      text += "@media (prefers-color-scheme: dark) { :root:not([data-theme=\"light\"]) { \(dark) } }\n"
      text += ":root[data-theme=\"dark\"] { \(dark) }\n"
    }
    return text
  }

  var images: [OutputFile] {
    [("logo", settings.logo), ("favicon", settings.favicon)].compactMap { name, text in
      text.map { OutputFile(path: "assets/\(name).svg", contents: $0) }
    }
  }
}
