/// The headings of an article: DocC knows no other anchors, and makes them of their words.
struct DocCHeadings {
  /// A heading as it is written.
  struct Heading {
    var title: Inline
    /// Whether something is left out that a link could not name; then a paragraph below says it.
    var isShort = false
  }

  /// The headings of sections and of members, in order.
  private(set) var all: [Heading] = []
  /// The fragment that leads to each anchor; empty for the beginning of the article.
  private(set) var fragments: [String: String] = [:]
  private var used: Set<String> = []
  private var current = ""

  init(_ blocks: [Block]) {
    for block in blocks { visit(block) }
  }

  private mutating func visit(_ block: Block) {
    switch block {
    case .heading(let level, let title, let anchor):
      add(title, isTitle: level == 1)
      if let anchor { fragments[anchor] = current }
    case .members(_, let rows):
      for row in rows {
        add(row.name, isTitle: false)
        fragments[row.anchor] = current
        for anchor in row.lines.flatMap(\.anchors) { fragments[anchor] = current }
      }
    case .opening, .paragraph, .list, .table, .code, .samples, .quote:
      for anchor in block.anchors { fragments[anchor] = current }
    }
  }

  private mutating func add(_ title: Inline, isTitle: Bool) {
    var heading = Heading(title: title.withoutTargets)
    if isTitle {
      all.append(heading)
      used.insert(Self.fragment(title.plain).lowercased())
      current = ""
      return
    }
    if !Self.isSafe(Self.fragment(title.plain)) {
      let words = title.plain.unicodeScalars.map { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? Character(scalar) : " "
      }
      let text = String(words).split(separator: " ").joined(separator: " ")
      heading = Heading(title: .text(text.isEmpty ? "Member" : text), isShort: true)
    }
    let words = heading.title.plain
    var (suffix, number) = ("", 2)
    while !used.insert(Self.fragment(words + suffix).lowercased()).inserted {
      suffix = " (\(number))"
      number += 1
    }
    heading.title = heading.title + .text(suffix)
    all.append(heading)
    current = Self.fragment(words + suffix).unicodeScalars.map(Self.encoded).joined()
  }

  /// Whether a link reads a fragment as a heading gives it.
  private static func isSafe(_ fragment: String) -> Bool {
    !fragment.isEmpty && !fragment.hasSuffix("-") && fragment == self.fragment(fragment)
      && fragment.unicodeScalars.allSatisfy {
        $0 == "-" || $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
  }

  /// The fragment that DocC makes from a heading: white space and dashes become one dash, other punctuation is left
  /// out.
  private static func fragment(_ text: String) -> String {
    var result = ""
    var wasDash = true
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace || "-–—".unicodeScalars.contains(scalar) {
        if !wasDash { result += "-" }
        wasDash = true
        continue
      }
      wasDash = false
      if !isPunctuation(scalar) { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "`" { return true }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }

  private static func encoded(_ scalar: Unicode.Scalar) -> String {
    if scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" {
      return String(scalar)
    }
    let digits = Array("0123456789ABCDEF")
    return String(scalar).utf8.map { "%" + String([digits[Int($0 >> 4)], digits[Int($0 & 15)]]) }.joined()
  }
}
