import SourceText

/// The versions of a site, for the pages of one of them: each page leads to the same page of the others.
struct VersionSwitch: Sendable {
  /// The pages of one version.
  struct Version: Sendable {
    var name: String
    /// The folder of its pages below that of the site, with a slash at its end; empty for the newest.
    var folder: String
    /// Its pages, without their endings.
    var stems: Set<String>
  }

  /// The oldest first.
  var versions: [Version]
  var current: Int
  /// The pages that older versions have and the newest has no more.
  var gone: GonePages?

  var isNewest: Bool { current == versions.count - 1 }

  /// The way from the folder of its pages to that of the site.
  var up: String { versions[current].folder.isEmpty ? "" : "../../" }

  /// The list of versions for the head of a page.
  /// - Parameter root: the way to the folder of the version's own pages.
  func list(_ file: Layout.File, _ root: String) -> String {
    let items = versions.indices.reversed().map { index in
      let name = HTMLWriter.text(versions[index].name)
      if index == current { return "<li><a aria-current=\"true\" href=\"#content\">\(name)</a></li>" }
      return "<li><a href=\"\(HTMLWriter.attribute(address(of: file, in: index, root)))\">\(name)</a></li>"
    }
    return
      "<details class=\"versions\"><summary>\(HTMLWriter.text(versions[current].name))</summary>\n<ul>\(items.joined())</ul></details>"
  }

  /// Whether a page of the newest version stands for one that older versions have.
  func isGone(_ file: Layout.File) -> Bool {
    isNewest && gone?.paths.contains(file.page) ?? false
  }

  /// The words at the top of a page of an older version, and of a page that only older versions have.
  func note(_ file: Layout.File, _ root: String) -> String {
    func link(_ index: Int, _ words: String) -> String {
      let address = HTMLWriter.attribute(address(of: file, in: index, root))
      return "<a href=\"\(address)\">\(HTMLWriter.text(words))</a>"
    }
    func note(_ words: String) -> String { "<p class=\"older\">\(words)</p>\n" }
    if isNewest {
      guard let last = gone?.lastVersions[file.page],
        let index = versions.firstIndex(where: { $0.name == last })
      else { return "" }
      return note("\(link(index, "\(file.title) in version \(last)"))")
    }
    guard let newest = versions.last else { return "" }
    let name = HTMLWriter.text(versions[current].name)
    return note("This is version \(name). The newest is \(link(versions.count - 1, newest.name)).")
  }

  /// Where the switch leads from a file: to the file of the same name in another version. A version without it is entered at
  /// the page that the file continues, or else at its index.
  private func address(of file: Layout.File, in index: Int, _ root: String) -> String {
    let whole = file.page.hasSuffix(".md") ? String(file.page.dropLast(3)) : file.page
    let stem = [file.stem, whole].first(where: versions[index].stems.contains) ?? "index"
    return root + up + PagePaths.address(ofFile: versions[index].folder + stem) + ".html"
  }

  /// The folder of the pages of an older version.
  static func folder(of name: String) -> String {
    let letters = name.unicodeScalars.map { scalar -> Character in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      return isPlain || ".-_".unicodeScalars.contains(scalar) ? Character(scalar) : "-"
    }
    let safe = String(letters)
    return "versions/" + (safe.allSatisfy { $0 == "." } ? "version" : safe) + "/"
  }
}

/// A feed of the versions of a site, as RFC 4287 has it. It says when each was made, so it needs their dates; and it
/// names its pages by their addresses on the web.
struct ChangeFeed {
  let title: String
  let baseURL: String
  /// The version of the site and those before it, with the places of their changes, the newest first.
  let sections: [VersionHistory.Section]
  /// The address of the page of changes, below that of the site.
  let page: String

  /// The text of the feed; nil where the date of a version is not known.
  var text: String? {
    guard let newest = sections.first?.version.date, sections.allSatisfy({ $0.version.date != nil }) else {
      return nil
    }
    let entries = sections.map { section -> String in
      let address = HTMLWriter.text("\(baseURL)/\(page)#\(section.anchor)")
      let items = section.entries.map { entry in
        let path = entry.entry.change.path
        let words = entry.entry.change.words.plain
        // What happens to a whole document names it.
        if entry.entry.change.pointer.isEmpty, entry.schema == nil {
          return "<li>\(HTMLWriter.text(words)).</li>"
        }
        let place = path.isEmpty ? entry.entry.change.document : path
        return "<li>\(HTMLWriter.text("\(place): \(words)."))</li>"
      }
      return """
        <entry>
        <title>\(HTMLWriter.text(section.version.name))</title>
        <id>\(address)</id>
        <link href="\(address)"/>
        <updated>\(section.version.date ?? "")</updated>
        <content type="html">\(HTMLWriter.text("<ul>\(items.joined())</ul>"))</content>
        </entry>

        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom">
      <title>\(HTMLWriter.text(title))</title>
      <id>\(HTMLWriter.text(baseURL))/changes.xml</id>
      <link rel="self" href="\(HTMLWriter.attribute(baseURL))/changes.xml"/>
      <updated>\(newest)</updated>
      <author><name>\(HTMLWriter.text(title))</name></author>
      \(entries.joined())</feed>

      """
  }
}
