extension Inline {
  /// Text of a schema's author: code spans, links and emphasis mean what they do in Markdown, and names such as
  /// `badge_count` are code without backticks.
  /// - Parameter links: finds the place that a link leads to which is no address; without it, such links are said.
  static func prose(_ text: String, links: ((String) -> Target?)? = nil) -> Inline {
    if Escaping.isPlainProse(text) { return .text(text) }
    var reader = ProseReader(text, links: links)
    return reader.read()
  }

  /// Names and addresses in words that have no marks.
  static func words(_ text: String) -> Inline {
    if Escaping.isPlainProse(text) { return .text(text) }
    var result = Inline(spans: [])
    for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { result.append(.text(" ")) }
      result.append(Self.word(word))
    }
    return result
  }

  /// A word as text, but for a name or an address in it, with punctuation around it.
  private static func word(_ word: Substring) -> Inline {
    if Escaping.isPlainProse(word) { return .text(String(word)) }
    let bare = word.drop { "(“\"".contains($0) }
    var core = bare
    while let last = core.last, ".,;:!?)”\"".contains(last) { core.removeLast() }
    let marked: Inline
    if Escaping.isAddress(core) {
      marked = .web(.text(String(core)), String(core))
    } else if Escaping.isMemberName(core) {
      marked = .code(String(core))
    } else {
      return .text(String(word))
    }
    return .text(String(word[..<core.startIndex])) + marked + .text(String(word[core.endIndex...]))
  }
}

/// Reads what Markdown marks within a paragraph. How far it looks for the end of a mark is bounded, so that the work
/// follows the length of the text.
private struct ProseReader {
  private let text: [Character]
  private var next = 0
  private var plain = ""
  private var result = Inline(spans: [])
  private let depth: Int
  private let links: ((String) -> Target?)?

  private static let reach = 1_000
  private static let depthLimit = 6

  init(_ text: String, links: ((String) -> Target?)?) { self.init(Array(text), depth: 0, links: links) }

  private init(_ text: [Character], depth: Int, links: ((String) -> Target?)?) {
    self.text = text
    self.depth = depth
    self.links = links
  }

  mutating func read() -> Inline {
    while next < text.count {
      let character = text[next]
      let isMarked: Bool
      switch character {
      case "`": isMarked = code()
      case "\\": isMarked = escape()
      case "*", "_": isMarked = depth < Self.depthLimit && emphasis(character)
      case "[", "!": isMarked = depth < Self.depthLimit && link()
      case "<": isMarked = address()
      case "\n": isMarked = lineBreak()
      default: isMarked = false
      }
      if !isMarked {
        plain.append(character)
        next += 1
      }
    }
    flush()
    return result
  }

  private mutating func flush() {
    if !plain.isEmpty { result.append(.words(plain)) }
    plain = ""
  }

  private mutating func add(_ inline: Inline, upTo end: Int) -> Bool {
    flush()
    result.append(inline)
    next = end
    return true
  }

  private func run(of character: Character, at start: Int) -> Int {
    var end = start
    while end < text.count, text[end] == character { end += 1 }
    return end - start
  }

  // MARK: - Marks

  private mutating func code() -> Bool {
    let count = run(of: "`", at: next)
    var end = next + count
    let limit = min(text.count, end + 4 * Self.reach)
    while end < limit {
      if text[end] != "`" {
        end += 1
        continue
      }
      let closing = run(of: "`", at: end)
      if closing == count {
        var content = String(text[(next + count)..<end])
        if content.hasPrefix(" "), content.hasSuffix(" "), content.contains(where: { $0 != " " }) {
          content = String(content.dropFirst().dropLast())
        }
        return content.isEmpty ? false : add(.code(content), upTo: end + closing)
      }
      end += closing
    }
    plain += String(repeating: "`", count: count)
    next += count
    return true
  }

  private mutating func escape() -> Bool {
    guard next + 1 < text.count, let ascii = text[next + 1].asciiValue, Self.isPunctuation(ascii) else {
      return false
    }
    let character = text[next + 1]
    return add(.text(String(character)), upTo: next + 2)
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  private mutating func lineBreak() -> Bool { add(.lineBreak, upTo: next + 1) }

  private mutating func emphasis(_ mark: Character) -> Bool {
    let count = min(run(of: mark, at: next), 2)
    let start = next + count
    guard start < text.count, !text[start].isWhitespace, text[start] != mark else { return false }
    if mark == "_", next > 0, text[next - 1].isLetter || text[next - 1].isNumber { return false }
    var end = start + 1
    let limit = min(text.count, start + Self.reach)
    while end < limit {
      if text[end] == "`" {
        end += max(1, run(of: "`", at: end))
        continue
      }
      guard text[end] == mark else {
        end += 1
        continue
      }
      let closing = run(of: mark, at: end)
      let after = end + closing
      let isInWord = mark == "_" && after < text.count && (text[after].isLetter || text[after].isNumber)
      if closing == count, !text[end - 1].isWhitespace, !isInWord {
        let inner = self.inner(start, end)
        return add(count == 2 ? .strong(inner) : .emphasis(inner), upTo: after)
      }
      end = after
    }
    return false
  }

  private func inner(_ start: Int, _ end: Int) -> Inline {
    var reader = ProseReader(Array(text[start..<end]), depth: depth + 1, links: links)
    return reader.read()
  }

  /// `[label](address)`, and an image likewise.
  private mutating func link() -> Bool {
    let isImage = text[next] == "!"
    let opening = isImage ? next + 1 : next
    guard opening < text.count, text[opening] == "[" else { return false }
    guard let close = end(of: "[", "]", from: opening), close + 1 < text.count, text[close + 1] == "(",
      let end = end(of: "(", ")", from: close + 1)
    else { return false }
    let inside = String(text[(close + 2)..<end]).trimmed
    let address = inside.prefix { !$0.isWhitespace }
    let bare = address.hasPrefix("<") && address.hasSuffix(">") ? address.dropFirst().dropLast() : address
    var label = inner(opening + 1, close)
    if label.isEmpty { label = .text(String(bare)) }
    if bare.isEmpty { return false }
    let isOnWeb =
      Escaping.isAddress(bare)
      || bare.hasPrefix("mailto:") && Escaping.isAddress("https://" + bare.dropFirst(7))
    if isOnWeb { return add(.web(label.withoutLinks, String(bare)), upTo: end + 1) }
    if !isImage, let target = links?(String(bare)) {
      return add(.link(label.withoutLinks, to: target), upTo: end + 1)
    }
    if isImage { _ = links?("!" + bare) }
    return add("\(label) (\(code: String(bare)))", upTo: end + 1)
  }

  private func end(of opening: Character, _ closing: Character, from start: Int) -> Int? {
    var level = 0
    for index in start..<min(text.count, start + Self.reach) {
      if text[index] == opening { level += 1 }
      if text[index] == closing {
        level -= 1
        if level == 0 { return index }
      }
    }
    return nil
  }

  /// `<https://example.com>`; other HTML is text, but for a line break.
  private mutating func address() -> Bool {
    guard let end = text[next..<min(text.count, next + Self.reach)].firstIndex(of: ">") else { return false }
    let inside = String(text[(next + 1)..<end])
    if Escaping.isAddress(inside[...]) { return add(.web(.text(inside), inside), upTo: end + 1) }
    guard ["br", "br/", "br /"].contains(inside.lowercased()) else { return false }
    return add(.lineBreak, upTo: end + 1)
  }
}

extension Inline {
  /// The label of a link has none in it.
  fileprivate var withoutLinks: Inline {
    Inline(
      spans: spans.flatMap { span -> [Span] in
        switch span {
        case .link(let label, _), .web(let label, _): label.spans
        case .text, .code, .symbol, .strong, .emphasis, .lineBreak, .anchor: [span]
        }
      })
  }
}
