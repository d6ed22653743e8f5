import Diagnostics
import SchemaModel

/// A guide as it is written: its title, and the anchors that its headings get.
struct GuideText {
  let guide: SiteSettings.Guide
  /// The path of its page.
  let page: String
  /// The title; empty where the guide has none.
  let title: String
  /// The anchors of headings, by their words in small letters with `-` between them, as GitHub has them.
  private(set) var anchors: [String: String] = [:]
  /// The anchor of each heading, in order; nil for the title.
  private(set) var anchorsInOrder: [String?] = []

  init(_ guide: SiteSettings.Guide) {
    self.guide = guide
    page = PagePaths.guide(guide.path)
    let blocks = AuthoredText.page(guide.text) { _ in nil }.map(\.block)
    if case .heading(1, let title, _)? = blocks.first { self.title = title.plain } else { title = "" }
    var isFirst = true
    for case .heading(_, let title, _) in blocks {
      defer { isFirst = false }
      if isFirst {
        anchorsInOrder.append(nil)
        continue
      }
      let stem = Self.slug(title.plain)
      var slug = stem
      var number = 1
      while anchors[slug] != nil {
        slug = stem + "-\(number)"
        number += 1
      }
      anchors[slug] = "guide." + slug
      anchorsInOrder.append("guide." + slug)
    }
  }

  private static func slug(_ title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }
    return words.isEmpty ? "section" : words.map { Escaping.anchor(String($0)) }.joined(separator: "-")
  }

  /// The place of a text in the guide, from a line on; the beginning of that line where the text is not in it.
  /// - Parameter line: from 0.
  func location(of text: String, from line: Int) -> SourceLocation {
    let lines = AuthoredText.lines(of: guide.text)
    for index in lines.indices.dropFirst(line) {
      guard let found = lines[index].firstRange(of: text) else { continue }
      let column = lines[index][..<found.lowerBound].unicodeScalars.count
      return SourceLocation(file: guide.file, line: index + 1, column: column + 1)
    }
    return SourceLocation(file: guide.file, line: line + 1)
  }
}
