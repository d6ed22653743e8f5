/// A run of Markdown that fits into a paragraph, a heading or a table cell, one line long.
///
/// Plain strings come in as text or as code, escaped; interpolating one without saying which does not compile. What
/// is written reads the same to GitHub and to Python-Markdown, so characters with a meaning to one of them only
/// stand as character references.
struct Inline: Sendable, Hashable {
  var markdown: String

  var isEmpty: Bool { markdown.isEmpty }

  /// Text that means nothing to Markdown.
  static func text(_ text: String) -> Inline { Inline(markdown: Escaping.text(text)) }

  /// Text of a schema's author, in which backticks set off code as they do in Markdown. Names such as `badge_count`
  /// are code without them.
  static func prose(_ text: String) -> Inline {
    if Escaping.isPlainProse(text) { return Inline(markdown: text) }
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 1 else { return .text(text) }
    return parts.enumerated().reduce(into: Inline("")) { result, part in
      if part.offset % 2 == 0 {
        result.markdown += plainProse(part.element).markdown
      } else if !part.element.isEmpty {
        result.markdown += Inline.code(part.element).markdown
      }
    }
  }

  private static func plainProse(_ text: String) -> Inline {
    if Escaping.isPlainProse(text) { return Inline(markdown: text) }
    return text.split(separator: " ", omittingEmptySubsequences: false).map(word).joined(" ")
  }

  /// A word as text, but for a name or an address in it, with punctuation around it.
  private static func word(_ word: Substring) -> Inline {
    if Escaping.isPlainProse(word) { return Inline(markdown: String(word)) }
    let bare = word.drop { "(“\"".contains($0) }
    var core = bare
    while let last = core.last, ".,;:!?)”\"".contains(last) { core.removeLast() }
    let marked: Inline
    if Escaping.isAddress(core) {
      marked = Inline(markdown: "<\(core)>")
    } else if Escaping.isMemberName(core) {
      marked = .code(String(core))
    } else {
      return .text(String(word))
    }
    return .text(String(word[..<core.startIndex])) + marked + .text(String(word[core.endIndex...]))
  }

  static func code(_ text: String) -> Inline { Inline(markdown: Escaping.code(text)) }

  static func link(_ label: Inline, to target: String) -> Inline {
    Inline(markdown: "[\(label.markdown)](\(target))")
  }

  /// A place that links lead to.
  static func anchor(_ id: String) -> Inline { Inline(markdown: "<a id=\"\(id)\"></a>") }

  static func strong(_ content: Inline) -> Inline { Inline(markdown: "**\(content.markdown)**") }
  static func emphasis(_ content: Inline) -> Inline { Inline(markdown: "*\(content.markdown)*") }

  /// The same words with a capital at the beginning, where they begin with a plain word.
  var capitalized: Inline {
    let word = markdown.unicodeScalars.prefix { $0 != " " }
    guard let first = word.first, ("a"..."z").contains(first),
      word.allSatisfy({ ("a"..."z").contains($0) || ",:;.-'’".unicodeScalars.contains($0) })
    else { return self }
    return Inline(markdown: markdown.prefix(1).uppercased() + markdown.dropFirst())
  }

  /// A sentence of its own: with a capital and a full stop.
  var sentence: Inline {
    guard let last = markdown.last else { return self }
    return Inline(markdown: capitalized.markdown + (".!?:…".contains(last) ? "" : "."))
  }

  var withoutStop: Inline {
    markdown.hasSuffix(".") ? Inline(markdown: String(markdown.dropLast())) : self
  }

  static func + (a: Inline, b: Inline) -> Inline { Inline(markdown: a.markdown + b.markdown) }
}

extension Inline: ExpressibleByStringInterpolation {
  /// The literal is Markdown of this program.
  init(stringLiteral value: String) { markdown = value }

  init(stringInterpolation: StringInterpolation) { markdown = stringInterpolation.markdown }

  struct StringInterpolation: StringInterpolationProtocol {
    var markdown = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { markdown += literal }
    mutating func appendInterpolation(_ inline: Inline) { markdown += inline.markdown }
    mutating func appendInterpolation(text: String) { markdown += Inline.text(text).markdown }
    mutating func appendInterpolation(code: String) { markdown += Inline.code(code).markdown }
  }
}

extension Sequence<Inline> {
  func joined(_ separator: Inline) -> Inline {
    Inline(markdown: map(\.markdown).joined(separator: separator.markdown))
  }

  /// A list in English: “a”, “a and b”, “a, b and c”.
  func list(_ conjunction: Inline) -> Inline {
    let items = Array(self)
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return "\(items.dropLast().joined(", ")) \(conjunction) \(last)"
  }
}
