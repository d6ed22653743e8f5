/// A page being written, block by block, before `Layout` decides which files it becomes.
struct Page: Sendable {
  /// The path below the folder of pages, if it stays one file.
  let path: String
  let title: String
  /// The titles and links that lead to the page, from the first page down.
  var trail: [(title: String, target: Target)] = []
  /// Whether it is a publisher's own page.
  let isGuide: Bool
  private(set) var blocks: [Block] = []

  init(path: String, title: String, trail: [(title: String, target: Target)] = [], isGuide: Bool = false) {
    self.path = path
    self.title = title
    self.trail = trail
    self.isGuide = isGuide
  }

  mutating func add(_ block: Block) { blocks.append(block) }

  mutating func heading(_ level: Int, _ title: Inline, anchor: String? = nil) {
    blocks.append(.heading(min(max(level, 1), 6), title, anchor: anchor))
  }

  /// The heading of a section that may become a page of its own.
  mutating func opening(_ level: Int, _ title: Inline, anchor: String?, name: String) {
    if level > 1 { blocks.append(.opening(name: name, title: title.plain)) }
    heading(level, title, anchor: anchor)
  }

  /// Adds blocks.
  mutating func add(_ more: [Block]) { blocks += more }

  mutating func paragraph(_ content: Inline) { if !content.isEmpty { blocks.append(.paragraph(content)) } }

  /// An author's text.
  mutating func prose(_ text: String?) { if let text { blocks += AuthoredText.blocks(text) } }

  mutating func bullets(_ items: [Inline]) {
    if !items.isEmpty { blocks.append(.list(items.map { [.paragraph($0)] }, isOrdered: false)) }
  }

  /// A table; columns that are empty in every row are left out, apart from the first.
  mutating func table(_ headers: [Inline], _ rows: [[Inline]]) {
    guard !rows.isEmpty else { return }
    let columns = headers.indices.filter { column in
      column == 0 || rows.contains { column < $0.count && !$0[column].isEmpty }
    }
    for start in stride(from: 0, to: rows.count, by: Block.mostRows) {
      let some = rows[start..<min(rows.count, start + Block.mostRows)]
      blocks.append(
        .table(columns.map { headers[$0] }, some.map { row in columns.map { $0 < row.count ? row[$0] : "" } })
      )
    }
  }

  mutating func members(_ title: Inline, _ rows: [MemberRow]) {
    for start in stride(from: 0, to: rows.count, by: Block.mostRows) {
      blocks.append(.members(title, Array(rows[start..<min(rows.count, start + Block.mostRows)])))
    }
  }

  mutating func code(_ text: String, language: String) { blocks.append(.code(text, language: language)) }
}

/// A part of a page.
indirect enum Block: Sendable {
  case heading(Int, Inline, anchor: String?)
  /// A place where a new page may begin, called by the name.
  case opening(name: String, title: String)
  case paragraph(Inline)
  case list([[Block]], isOrdered: Bool)
  case table([Inline], [[Inline]])
  /// Properties, items, or other values inside a value; the title is that of their column.
  case members(Inline, [MemberRow])
  case code(String, language: String)
  /// Instances to send, which a site shows beside the properties.
  case samples(Samples)
  case quote([Block])

  /// The most rows of a table; further rows follow in a table of their own.
  static let mostRows = 60
}

/// The statements of a page about a value inside another one, on a line of a table or on a card.
struct MemberRow: Sendable {
  var anchor: String
  var name: Inline
  /// The way to it in an instance, from the object that has a page or a section: for search.
  var path: String
  var type: Inline
  /// “yes”, “no”, or what asks for it.
  var presence: Inline
  var defaultValue: Inline
  var isDeprecated = false
  /// Further statements, a line each.
  var lines: [Inline]
  /// Where it is described, or when it has a meaning, if that is not the object itself: “from Message”.
  var origin: Inline = ""
  /// The members of the objects in it, for pages that open them in place.
  var inside: Inside?
  /// The section that says more.
  var more: Target?
  /// The values that the schemas list for it, for search.
  var values: [String] = []
  /// The source of its description, if the schemas state one.
  var source: (label: Inline, target: Target)?

  /// The presence where no column is headed “Required”: empty for a member that no schema requires.
  var requirement: Inline { Self.requirement(presence) }

  /// The presence of a member that no valid object has.
  static let never: Inline = "not allowed"

  static func requirement(_ presence: Inline) -> Inline {
    switch presence.plain {
    case "yes": "required"
    case never.plain: never
    case "no", "": ""
    case let words: words.hasPrefix("one of ") ? "\(presence) is required" : "required \(presence)"
    }
  }

  /// The lines of the row, with the origin as the last one.
  var linesWithOrigin: [Inline] { origin.isEmpty ? lines : lines + [origin.capitalized.sentence] }

  /// The members of an object, or of the objects in an array or a dictionary.
  struct Inside: Sendable {
    /// The holder of the members: “ of each item”; empty for the value itself.
    var holder: Inline
    /// How many lists and dictionaries are around the objects: 1 for those in an array.
    var levels = 0
    var rows: [MemberRow]
    /// How many more there are.
    var others: Int
    /// A link to the place that describes all of them.
    var whole: Inline
  }

  var kind = Kind.other
  /// Whether it is about a named property.
  var isProperty: Bool { kind == .property }

  /// The kind of entry as which a search finds it.
  enum Kind: Sendable { case property, message, other }
}
