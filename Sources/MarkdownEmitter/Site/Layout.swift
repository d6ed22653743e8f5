/// Which files pages become: one, unless they are long. Then each section has a file of its own, and one that is
/// still too long has several.
struct Layout: Sendable {
  /// The contents of one file.
  struct File: Sendable {
    /// Without `.md`.
    var stem: String
    var title: String
    var trail: [(title: String, target: Target)]
    var blocks: [Block]
    /// The page that it is, or is a part of.
    var page: String
    /// Whether it is a publisher's own page.
    var isGuide = false
  }

  private(set) var files: [File] = []
  private var firstFiles: [String: Int] = [:]
  /// How many files each page has; they follow each other.
  private var counts: [String: Int] = [:]
  private var places: [String: [String: Int]] = [:]
  private var taken: Set<String> = []

  /// How much a file holds, in bytes of text and an estimate of what is written around it.
  private static let limit = 110_000

  init(_ pages: [Page]) {
    for page in pages { taken.insert(Self.stem(page.path).lowercased()) }
    for page in pages { add(page) }
  }

  // MARK: - Links

  /// The file that has a place, if there is such a place.
  func file(of target: Target) -> Int? {
    guard let anchor = target.anchor else { return firstFiles[target.page] }
    return places[target.page]?[anchor]
  }

  /// The file that a link leads to, and the anchor in it; nil where there is no such page.
  func place(of target: Target, from file: Int) -> (file: Int, anchor: String?)? {
    let target = known(target.page.isEmpty ? Target(page: files[file].page, anchor: target.anchor) : target)
    // The anchor names a part of another file; without one, the link leads to its beginning.
    if let found = self.file(of: target) { return (found, target.anchor) }
    return firstFiles[target.page].map { ($0, nil) }
  }

  /// The link from a file to a place, with the ending that files have; nil where it would lead nowhere else.
  func path(from file: Int, to target: Target, ending: String) -> String? {
    guard let (found, anchor) = place(of: target, from: file) else { return nil }
    let fragment = anchor.map { "#" + $0 } ?? ""
    if found == file { return fragment.isEmpty ? nil : fragment }
    return PagePaths.relative(from: files[file].stem, to: files[found].stem) + ending + fragment
  }

  /// The place, or the nearest place around it that the files have.
  private func known(_ target: Target) -> Target {
    var found = target
    while let anchor = found.anchor, file(of: found) == nil {
      guard let end = anchor.lastIndex(of: ".") else { break }
      found.anchor = String(anchor[..<end])
    }
    return file(of: found) == nil ? target : found
  }

  // MARK: - Files

  /// The first file of the page of a file.
  func firstFile(ofPageOf file: Int) -> Int { firstFiles[files[file].page] ?? file }

  /// The files of a page, in order.
  func files(ofPage page: String) -> Range<Int> {
    guard let first = firstFiles[page] else { return 0..<0 }
    return first..<first + (counts[page] ?? 1)
  }

  /// Adds the files of a page whose path no other one has.
  mutating func add(_ page: Page) {
    let stem = Self.stem(page.path)
    taken.insert(stem.lowercased())
    firstFiles[page.path] = files.count
    let segments = Self.segments(page.blocks)
    let sizes = segments.map { $0.blocks.reduce(0) { $0 + Self.size(of: $1) } }
    if sizes.reduce(0, +) <= Self.limit {
      append(
        File(
          stem: stem, title: page.title, trail: page.trail, blocks: page.blocks, page: page.path,
          isGuide: page.isGuide))
      return
    }
    let home = page.trail + [(page.title, Target(page: page.path, anchor: nil))]
    for (index, segment) in segments.enumerated() {
      let name = index == 0 ? stem : unused(stem + "." + segment.name)
      let title = index == 0 ? page.title : segment.title
      var last: Inline?
      let parts = Self.withSamplesFirst(Self.parts(segment.blocks))
      func anchor(of part: Int) -> String {
        (["part"] + (segment.name.isEmpty ? [] : [segment.name]) + [String(part + 1)]).joined(separator: ".")
      }
      for (part, blocks) in parts.enumerated() {
        let continued = last
        last = blocks.reduce(last) { $1.headingLink ?? $0 }
        var blocks = index > 0 ? blocks.map(\.raised) : blocks
        let name = part == 0 ? name : unused(name + ".\(part + 1)")
        let title = part == 0 ? title : "\(title), part \(part + 1)"
        if part > 0 {
          let whole = Inline.link(.text(page.title), to: Target(page: page.path))
          let isWithin = if case .heading? = blocks.first { false } else { true }
          let opening: Inline =
            continued.flatMap { isWithin ? "\($0) of \(whole), continued." : nil } ?? "A part of \(whole)."
          blocks = [.heading(1, .text(title), anchor: anchor(of: part)), .paragraph(opening)] + blocks
        }
        if part + 1 < parts.count {
          let next = Target(page: page.path, anchor: anchor(of: part + 1))
          blocks.append(.paragraph("Continued in \(Inline.link(.text("part \(part + 2)"), to: next))."))
        }
        append(
          File(
            stem: name, title: title,
            trail: index == 0 && part == 0 ? page.trail : home, blocks: blocks, page: page.path,
            isGuide: page.isGuide))
      }
    }
  }

  private mutating func append(_ file: File) {
    for anchor in file.blocks.flatMap(\.anchors) where places[file.page]?[anchor] == nil {
      places[file.page, default: [:]][anchor] = files.count
    }
    counts[file.page, default: 0] += 1
    files.append(file)
  }

  private mutating func unused(_ stem: String) -> String {
    var name = stem
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = stem + "-\(number)"
      number += 1
    }
    return name
  }

  private static func stem(_ path: String) -> String {
    path.hasSuffix(".md") ? String(path.dropLast(3)) : path
  }

  private static func segments(_ blocks: [Block]) -> [(name: String, title: String, blocks: [Block])] {
    var segments: [(name: String, title: String, blocks: [Block])] = [("", "", [])]
    for block in blocks {
      if case .opening(let name, let title) = block { segments.append((slug(name), title, [])) }
      segments[segments.count - 1].blocks.append(block)
    }
    return segments
  }

  /// A name with letters, digits, `-` and `_` alone.
  static func slug(_ name: String, most: Int = 60) -> String {
    let letters = name.unicodeScalars.prefix(most).map { scalar -> Character in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      return isPlain || scalar == "-" || scalar == "_" ? Character(scalar) : "-"
    }
    return letters.isEmpty ? "part" : String(letters)
  }

  /// Blocks in portions of bounded size; no portion ends with a heading, or between one and the table that it is of.
  private static func parts(_ blocks: [Block]) -> [[Block]] {
    var parts: [[Block]] = []
    var (part, size): ([Block], Int) = ([], 0)
    for block in blocks {
      var block = block
      var more = Self.size(of: block)
      // The first page of an object does not end before its first member.
      if size + more > limit, !part.isEmpty, size < limit / 4,
        let (first, rest) = divided(block, room: limit - size)
      {
        part.append(first)
        size += Self.size(of: first)
        guard let rest else { continue }
        (block, more) = (rest, Self.size(of: rest))
      }
      if size + more > limit, !part.isEmpty {
        let end = Self.end(of: part)
        parts.append(Array(part[..<end]))
        part.removeFirst(end)
        size = part.reduce(0) { $0 + Self.size(of: $1) }
      }
      part.append(block)
      size += more
    }
    return parts + [part]
  }

  /// Portions of which the first has the instances to send, if it has members: a reader of a long object sees at once what
  /// it looks like.
  private static func withSamplesFirst(_ parts: [[Block]]) -> [[Block]] {
    var parts = parts
    guard parts.count > 1, parts[0].contains(where: \.isMembers) else { return parts }
    for part in parts.indices.dropFirst() {
      guard let index = parts[part].firstIndex(where: \.isSamples) else { continue }
      guard index > 0, parts[part][index - 1].isLabel else { return parts }
      parts[0] += parts[part][(index - 1)...index]
      parts[part].removeSubrange((index - 1)...index)
      return parts.filter { !$0.isEmpty }
    }
    return parts
  }

  /// A list of members in two: those that there is room for, and the rest. Nil for other blocks.
  private static func divided(_ block: Block, room: Int) -> (first: Block, rest: Block?)? {
    guard case .members(let title, let rows) = block else { return nil }
    var (count, width) = (0, 0)
    for row in rows {
      width += row.size
      if width > room, count > 0 { break }
      count += 1
    }
    let rest = Array(rows[count...])
    return (.members(title, Array(rows[..<count])), rest.isEmpty ? nil : .members(title, rest))
  }

  /// How many blocks of a portion do not belong to the one behind it: a heading does, with the few words behind it.
  private static func end(of part: [Block]) -> Int {
    var end = part.count
    var start = end
    while start > 0, end - start < mostWords, case .paragraph = part[start - 1] { start -= 1 }
    if start > 0, case .heading = part[start - 1] {
      end = start
    } else if let label = part[start...].lastIndex(where: \.isLabel) {
      end = label
    }
    while end > 0, part[end - 1].isLabel { end -= 1 }
    return end > 0 ? end : part.count
  }

  /// The most paragraphs that go with their heading to the next portion.
  private static let mostWords = 8

  private static func size(of block: Block) -> Int {
    switch block {
    case .heading(_, let title, let anchor): 60 + title.size + (anchor?.utf8.count ?? 0)
    case .opening: 0
    case .paragraph(let text): text.size + 10
    case .list(let items, _): items.reduce(0) { $0 + 10 + $1.reduce(0) { $0 + size(of: $1) } }
    case .table(_, let rows): rows.reduce(0) { $0 + $1.reduce(20) { $0 + $1.size + 10 } }
    case .members(_, let rows): rows.reduce(0) { $0 + $1.size }
    case .code(let text, _): text.utf8.count + 20
    case .samples(let samples): samples.blocks.reduce(0) { $0 + size(of: $1) }
    case .quote(let blocks): blocks.reduce(0) { $0 + size(of: $1) }
    }
  }
}

extension MemberRow {
  fileprivate var size: Int {
    250 + 2 * anchor.utf8.count + 2 * path.utf8.count + name.size + type.size + presence.size
      + defaultValue.size
      + linesWithOrigin.reduce(0) { $0 + $1.size + 20 }
      + (inside?.rows.reduce(150) { $0 + $1.size } ?? 0)
  }
}

extension Inline {
  /// About how many bytes it takes with what marks it.
  fileprivate var size: Int {
    spans.reduce(0) { sum, span in
      switch span {
      case .text(let text): sum + text.utf8.count
      case .code(let text): sum + text.utf8.count + 30
      case .symbol: sum + span.length + 30
      case .link(let label, let target):
        sum + label.size + target.page.utf8.count + (target.anchor?.utf8.count ?? 0) + 40
      case .web(let label, let address): sum + label.size + address.utf8.count + 40
      case .strong(let inner), .emphasis(let inner): sum + inner.size + 20
      case .lineBreak: sum + 4
      case .anchor(let id): sum + id.utf8.count + 20
      }
    }
  }
}

extension Block {
  /// A heading one level up, since its section has become a page.
  fileprivate var raised: Block {
    if case .heading(let level, let title, let anchor) = self {
      return .heading(max(1, level - 1), title, anchor: anchor)
    }
    return self
  }

  fileprivate var isMembers: Bool { if case .members = self { true } else { false } }
  fileprivate var isSamples: Bool { if case .samples = self { true } else { false } }

  /// Whether it says what is behind it: a heading, or in its place words in bold.
  fileprivate var isLabel: Bool {
    switch self {
    case .heading: return true
    case .paragraph(let text):
      if case .strong? = text.spans.first { return text.spans.count == 1 } else { return false }
    case .opening, .list, .table, .members, .code, .samples, .quote: return false
    }
  }

  /// A link to the section of a heading; nil for any other block.
  fileprivate var headingLink: Inline? {
    guard case .heading(_, let title, let anchor) = self else { return nil }
    return anchor.map { .link(title.withoutTargets, to: Target(page: "", anchor: $0)) } ?? title
  }

  /// The anchors in it.
  var anchors: [String] {
    switch self {
    case .heading(_, let title, let anchor): [anchor].compactMap(\.self) + title.anchors
    case .opening, .code, .samples: []
    case .paragraph(let text): text.anchors
    case .list(let items, _): items.flatMap { $0.flatMap(\.anchors) }
    case .table(_, let rows): rows.flatMap { $0.flatMap(\.anchors) }
    case .members(_, let rows): rows.flatMap { [$0.anchor] + $0.lines.flatMap(\.anchors) }
    case .quote(let blocks): blocks.flatMap(\.anchors)
    }
  }
}

extension Inline {
  var anchors: [String] {
    spans.flatMap { span -> [String] in
      switch span {
      case .anchor(let id): [id]
      case .strong(let inner), .emphasis(let inner), .link(let inner, _), .web(let inner, _): inner.anchors
      case .text, .code, .symbol, .lineBreak: []
      }
    }
  }
}
