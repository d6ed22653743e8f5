import Diagnostics
import SchemaModel
import SchemaRuntime

/// The pages of a site's guides: the publisher's text, with links to schemas and other guides, and with what it embeds of
/// the reference. Each mistake is an error at its place.
struct GuidePages {
  private(set) var pages: [Page] = []
  private(set) var findings: [Diagnostic] = []
  private let site: Site
  private let texts: [GuideText]
  /// The pages of the reference by their paths.
  private let reference: [String: Page]

  init(_ guides: [SiteSettings.Guide], of site: Site, beside reference: [Page]) {
    self.site = site
    self.reference = Dictionary(reference.map { ($0.path, $0) }) { first, _ in first }
    texts = guides.map(GuideText.init)
    var taken: [String: String] = [:]
    for page in reference { taken[page.path.lowercased()] = "a page of the reference" }
    for text in texts {
      if let other = taken.updateValue("'\(text.guide.file)'", forKey: text.page.lowercased()) {
        fail(
          "the page '\(text.page)' of this guide is that of \(other), too", at: text.location(of: "", from: 0)
        )
      } else if text.title.isEmpty {
        fail(
          "a guide must begin with its title", at: text.location(of: "", from: 0),
          help: "write '# ' and the title on the first line")
      } else {
        add(text)
      }
    }
  }

  private mutating func fail(_ message: String, at location: SourceLocation, help: String? = nil) {
    findings.append(Diagnostic(.error, message, at: location, help: help))
  }

  private mutating func add(_ text: GuideText) {
    var page = Page(
      path: text.page, title: text.title, trail: [(Site.title, Target(page: PagePaths.index))], isGuide: true)
    let unknown = UnknownLinks()
    let blocks = AuthoredText.page(text.guide.text) { [site, texts] address in
      let target = Self.target(of: address, from: text, site, texts)
      if target == nil { unknown.addresses.append(address) }
      return target
    }
    var headings = text.anchorsInOrder.makeIterator()
    for (line, block) in blocks {
      switch block {
      case .heading(let level, let title, _):
        page.heading(level, title, anchor: headings.next() ?? nil)
      case .code(let code, let language) where language == Self.language:
        page.add(embeds(code, at: line, of: text))
      case .opening, .paragraph, .list, .table, .members, .code, .samples, .quote: page.add(block)
      }
    }
    report(unknown.addresses, in: text)
    pages.append(page)
  }

  /// The language of blocks of code that stand for a part of the reference.
  static let language = "schemagen"

  // MARK: - Links

  /// The addresses that lead nowhere, in order.
  private final class UnknownLinks { var addresses: [String] = [] }

  /// The place that the address of a link leads to: another guide, a heading, a schema or a part of it.
  private static func target(
    of address: String, from text: GuideText, _ site: Site, _ texts: [GuideText]
  ) -> Target? {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let fragment = parts.count > 1 ? parts[1] : ""
    if parts[0].isEmpty || parts[0].hasSuffix(".md") {
      let path = parts[0].isEmpty ? text.guide.path : PagePaths.path(of: parts[0], from: text.guide.path)
      guard let guide = texts.first(where: { $0.guide.path == path }) else { return nil }
      if fragment.isEmpty { return Target(page: guide.page) }
      return guide.anchors[fragment.lowercased()].map { Target(page: guide.page, anchor: $0) }
    }
    return site.graph.schema(mentioned: address, in: "").flatMap { site.target(of: $0) }
  }

  private mutating func report(_ addresses: [String], in text: GuideText) {
    var line = 0
    for address in addresses {
      let isImage = address.hasPrefix("!")
      let path = isImage ? String(address.dropFirst()) : address
      var place = text.location(of: "](" + path, from: line)
      line = place.line - 1
      place.column += 2
      if isImage {
        fail("an image must be an SVG or a picture on the web, found '\(path)'", at: place)
      } else {
        let known = texts.map(\.guide.path) + site.graph.entryDocuments.map(\.path)
        let meant = spellingSuggestion(for: String(path.prefix { $0 != "#" }), among: known)
        fail(
          "this link leads to no guide, no heading of one and no schema, found '\(path)'", at: place,
          help: meant.flatMap { path.hasPrefix($0) ? nil : spellingQuestion($0) })
      }
    }
  }

  // MARK: - Embeds

  private mutating func embeds(_ code: String, at line: Int, of text: GuideText) -> [Block] {
    var blocks: [Block] = []
    for (index, entry) in AuthoredText.lines(of: code).enumerated() {
      let words = String(entry.trimmed)
      if words.isEmpty { continue }
      let place = text.location(of: words, from: line + 1 + index)
      let parts = words.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0].trimmed)
      guard let embed = Embed(rawValue: name), parts.count == 2 else {
        let known = Embed.allCases.map(\.rawValue)
        let meant = spellingSuggestion(for: name, among: known)
        fail(
          "must be \(known.map { "'\($0): …'" }.joined(separator: " or ")), found '\(words)'", at: place,
          help: meant.flatMap { $0 == name ? nil : spellingQuestion($0) })
        continue
      }
      blocks += self.blocks(embed, String(parts[1].trimmed), at: place)
    }
    return blocks
  }

  /// What a guide may embed.
  private enum Embed: String, CaseIterable { case example, members }

  private mutating func blocks(_ embed: Embed, _ path: String, at place: SourceLocation) -> [Block] {
    guard let id = site.graph.schema(mentioned: path, in: "") else {
      let known = site.graph.entryDocuments.map(\.path)
      let meant = spellingSuggestion(for: String(path.prefix { $0 != "#" }), among: known)
      fail(
        "there is no schema '\(path)'", at: place,
        help: meant.flatMap { path.hasPrefix($0) ? nil : spellingQuestion($0) })
      return []
    }
    guard let subject = site.subject(id) else {
      fail("must be a document or a definition, found the place '\(path)' in one", at: place)
      return []
    }
    switch embed {
    case .example:
      guard let example = site.shownExamples(of: subject).first else {
        fail("there is no instance of '\(path)' to show", at: place)
        return []
      }
      return [.code(example.value.prettyText(inlineWithin: 80), language: "json")]
    case .members:
      let rows = (reference[subject.page].map { Self.rows(of: subject, on: $0) } ?? []).filter(\.isProperty)
      if rows.isEmpty { fail("'\(path)' has no list of properties", at: place) }
      return Self.table(rows, on: subject.page)
    }
  }

  /// The rows of the list of properties of a subject.
  private static func rows(of subject: Subject, on page: Page) -> [MemberRow] {
    let name = subject.names.joined(separator: ".")
    var isHere = subject.isRoot
    var rows: [MemberRow] = []
    for block in page.blocks {
      switch block {
      case .opening(let opened, _):
        if isHere { return rows }
        isHere = opened == name
      case .members("Property", let more): if isHere { rows += more }
      case .members: if isHere, !rows.isEmpty { return rows }
      case .heading(_, _, let anchor):
        // The sections of members have rows of their own.
        if isHere, !rows.isEmpty, anchor != subject.anchor { return rows }
      case .paragraph, .list, .table, .code, .samples, .quote: continue
      }
    }
    return rows
  }

  /// Rows as a table whose names lead to them.
  private static func table(_ rows: [MemberRow], on path: String) -> [Block] {
    var page = Page(path: "", title: "")
    page.table(
      ["Property", "Type", "Required", "Default", "Description"],
      rows.map { row in
        let lines = row.linesWithOrigin.map { $0.withoutAnchors.located(on: path) }
        return [
          .link(row.name.withoutTargets, to: Target(page: path, anchor: row.anchor)),
          row.type.located(on: path),
          row.presence == "no" ? "" : row.presence.located(on: path), row.defaultValue,
          lines.joined(.lineBreak),
        ]
      })
    return page.blocks
  }
}

extension Inline {
  /// The words with links that lead to a page where they led to their own.
  fileprivate func located(on page: String) -> Inline {
    Inline(
      spans: spans.map { span in
        switch span {
        case .link(let label, let target):
          .link(
            label.located(on: page), target.page.isEmpty ? Target(page: page, anchor: target.anchor) : target)
        case .web(let label, let address): .web(label.located(on: page), address)
        case .strong(let inner): .strong(inner.located(on: page))
        case .emphasis(let inner): .emphasis(inner.located(on: page))
        case .text, .code, .symbol, .lineBreak, .anchor: span
        }
      })
  }
}
