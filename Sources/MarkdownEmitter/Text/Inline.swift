/// A run of text that fits into a paragraph, a heading or a table cell, and that each output format writes in its own
/// way.
///
/// Plain strings come in as text or as code; interpolating one without saying which does not compile.
struct Inline: Sendable, Hashable {
  private(set) var spans: [Span]

  /// A part of the text.
  enum Span: Sendable, Hashable {
    case text(String)
    case code(String)
    /// A declaration of the generated Swift, by its names from the outermost in.
    case symbol([String])
    /// To a place of these pages.
    case link(Inline, Target)
    /// To an address on the web.
    case web(Inline, String)
    case strong(Inline)
    case emphasis(Inline)
    case lineBreak
    /// A place that links lead to.
    case anchor(String)
  }

  init(spans: [Span]) { self.spans = spans }

  var isEmpty: Bool { spans.isEmpty }

  /// Text without any meaning but its own.
  static func text(_ text: String) -> Inline { Inline(spans: text.isEmpty ? [] : [.text(text)]) }

  static func code(_ text: String) -> Inline { Inline(spans: [.code(text)]) }

  static func symbol(_ names: [String]) -> Inline { Inline(spans: [.symbol(names)]) }

  static func link(_ label: Inline, to target: Target) -> Inline { Inline(spans: [.link(label, target)]) }

  static func web(_ label: Inline, _ address: String) -> Inline { Inline(spans: [.web(label, address)]) }

  static func anchor(_ id: String) -> Inline { Inline(spans: [.anchor(id)]) }

  static func strong(_ content: Inline) -> Inline {
    content.isEmpty ? content : Inline(spans: [.strong(content)])
  }

  static func emphasis(_ content: Inline) -> Inline {
    content.isEmpty ? content : Inline(spans: [.emphasis(content)])
  }

  static let lineBreak = Inline(spans: [.lineBreak])

  /// The words alone.
  var plain: String { spans.map(\.plain).joined() }

  /// How long the words are, in bytes.
  var length: Int { spans.reduce(0) { $0 + $1.length } }

  /// The words with a capital at the beginning, where they begin with a plain word.
  var capitalized: Inline {
    guard case .text(let text) = spans.first else { return self }
    let word = text.unicodeScalars.prefix { $0 != " " }
    guard let first = word.first, ("a"..."z").contains(first),
      word.allSatisfy({ ("a"..."z").contains($0) || ",:;.-'’".unicodeScalars.contains($0) })
    else { return self }
    return Inline(spans: [.text(text.prefix(1).uppercased() + text.dropFirst())] + spans.dropFirst())
  }

  /// A sentence of its own: with a capital and a full stop.
  var sentence: Inline {
    // A sign alone is no sentence.
    guard let last = plain.last(where: { !$0.isWhitespace }),
      plain.contains(where: { $0.isLetter || $0.isNumber })
    else { return self }
    let isEnded = if case .text = spans.last { ".!?:…".contains(last) } else { false }
    return isEnded ? capitalized : capitalized + .text(".")
  }

  var withoutStop: Inline {
    guard case .text(let text) = spans.last, text.hasSuffix(".") else { return self }
    return Inline(spans: spans.dropLast()) + .text(String(text.dropLast()))
  }

  static func + (a: Inline, b: Inline) -> Inline {
    var result = a
    result.append(b)
    return result
  }

  mutating func append(_ other: Inline) {
    for span in other.spans {
      if case .text(let more) = span, case .text(let text) = spans.last {
        spans[spans.count - 1] = .text(text + more)
      } else {
        spans.append(span)
      }
    }
  }
}

extension Inline.Span {
  var plain: String {
    switch self {
    case .text(let text), .code(let text): text
    case .symbol(let names): names.joined(separator: ".")
    case .link(let label, _), .web(let label, _), .strong(let label), .emphasis(let label): label.plain
    case .lineBreak: " "
    case .anchor: ""
    }
  }

  var length: Int {
    switch self {
    case .text(let text), .code(let text): text.utf8.count
    case .symbol: plain.utf8.count
    case .link(let label, _), .web(let label, _), .strong(let label), .emphasis(let label): label.length
    case .lineBreak: 1
    case .anchor: 0
    }
  }
}

/// A place of the pages: one of them, or an anchor on it. Which file that turns out to be is found when all are written.
struct Target: Sendable, Hashable {
  var page: String
  var anchor: String?
}

extension Inline: ExpressibleByStringInterpolation {
  /// The literal is text of this program.
  init(stringLiteral value: String) { self = .text(value) }

  init(stringInterpolation: StringInterpolation) { self = stringInterpolation.inline }

  struct StringInterpolation: StringInterpolationProtocol {
    var inline = Inline(spans: [])

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { inline.append(.text(literal)) }
    mutating func appendInterpolation(_ other: Inline) { inline.append(other) }
    mutating func appendInterpolation(text: String) { inline.append(.text(text)) }
    mutating func appendInterpolation(code: String) { inline.append(.code(code)) }
  }
}

extension Sequence<Inline> {
  func joined(_ separator: Inline) -> Inline {
    var result = Inline(spans: [])
    var isFirst = true
    for item in self {
      if !isFirst { result.append(separator) }
      result.append(item)
      isFirst = false
    }
    return result
  }

  /// A list in English: “a”, “a and b”, “a, b and c”.
  func list(_ conjunction: Inline) -> Inline {
    let items = Array(self)
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return "\(items.dropLast().joined(", ")) \(conjunction) \(last)"
  }

  /// Each once, in order.
  var unique: [Inline] {
    var seen: Set<Inline> = []
    return filter { seen.insert($0).inserted }
  }
}
