package import Diagnostics

/// A YAML text as it is written: its events, and the comments between them.
package struct YAMLSyntax: Sendable {
  /// A comment, from its `#` to the end of its text.
  package struct Comment: Sendable {
    package var range: Range<Int>
    package var line: Int
    package var column: Int
    /// Whether nothing but white space stands before it on its line.
    package var isOnOwnLine: Bool
  }

  package private(set) var text: [Unicode.Scalar]
  package private(set) var events: [SyntaxEvent] = []
  /// The comments outside the heads of block scalars, in order.
  package private(set) var comments: [Comment] = []
  /// The comments behind a `|` or `>`, in order.
  package private(set) var headComments: [Range<Int>] = []
  package private(set) var directives: [Range<Int>] = []
  /// For each line, whether nothing but white space stands on it.
  package private(set) var isBlankLine: [Bool] = []

  /// Reads a text that `YAMLReader` accepts. Nil where it cannot be read, which `bag` says.
  ///
  /// Halves of characters, as in `"\ud83d\ude00"`, are written as one escape in `text`.
  package init?(_ bytes: [UInt8], file: String, into bag: inout DiagnosticBag) {
    do throws(Refusal) {
      let source = try SourceBytes(bytes, file: file)
      let joined = try JoinedSurrogates(source, depth: YAMLReader.Budget().depth)
      text = Array(String(decoding: joined.bytes, as: UTF8.self).unicodeScalars)
      findBlankLines()
      let (tokens, events) = try Self.parts(of: joined.bytes, source)
      self.events = events
      findComments(between: tokens)
      directives = tokens.filter { $0.kind == .directive }.map(\.range)
      place(tokens)
    } catch {
      bag.add(error.diagnostic)
      return nil
    }
  }

  /// Whether a text without quotes and without tag is the string that it shows (YAML 1.2.2, section 10.3).
  package static func isString(_ plain: String) -> Bool { CoreSchema.meaning(of: plain) == .string }

  private typealias Token = LibYAMLParser.SyntaxToken

  private static func parts(
    of bytes: [UInt8], _ source: SourceBytes
  ) throws(Refusal) -> ([Token], [SyntaxEvent]) {
    // `rethrows` does not keep the type of an error.
    try bytes.withUnsafeBufferPointer { bytes -> Result<([Token], [SyntaxEvent]), Refusal> in
      do throws(Refusal) {
        var (tokens, events): ([Token], [SyntaxEvent]) = ([], [])
        var scanner = try LibYAMLParser(source, bytes: bytes)
        while let token = try scanner.nextSyntaxToken() { tokens.append(token) }
        var parser = try LibYAMLParser(source, bytes: bytes)
        while true {
          guard let event = try parser.nextSyntaxEvent() else { continue }
          events.append(event)
          if case .streamEnd = event.content { return .success((tokens, events)) }
        }
      } catch {
        return .failure(error)
      }
    }.get()
  }

  private mutating func findBlankLines() {
    var isBlank = true
    var index = 0
    while index < text.count {
      let scalar = text[index]
      index += 1
      if scalar == "\n" || scalar == "\r" {
        if scalar == "\r", index < text.count, text[index] == "\n" { index += 1 }
        isBlankLine.append(isBlank)
        isBlank = true
      } else if scalar != " ", scalar != "\t" {
        isBlank = false
      }
    }
    isBlankLine.append(isBlank)
  }

  /// Finds the comments, which are all that stands between tokens besides white space.
  private mutating func findComments(between tokens: [Token]) {
    var (index, line, lineStart, isOnOwnLine) = (0, 0, 0, true)
    func isBreak(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }
    var gapStart = 0
    for end in tokens.map(\.range) + [text.count..<text.count] {
      let gap = gapStart..<max(gapStart, min(end.lowerBound, text.count))
      while index < gap.upperBound {
        let start = index
        if index >= gap.lowerBound, text[index] == "#" {
          while index < text.count, !isBreak(text[index]) { index += 1 }
          comments.append(
            Comment(
              range: start..<trimmed(start..<index), line: line, column: start - lineStart,
              isOnOwnLine: isOnOwnLine))
          isOnOwnLine = false
          continue
        }
        index += 1
        if isBreak(text[start]) {
          if text[start] == "\r", index < text.count, text[index] == "\n" { index += 1 }
          (line, lineStart, isOnOwnLine) = (line + 1, index, true)
        } else if text[start] != " ", text[start] != "\t", text[start] != "\u{FEFF}" {
          isOnOwnLine = false
        }
      }
      gapStart = max(gapStart, end.upperBound)
    }
    for token in tokens where token.kind == .blockWord {
      guard let start = token.range.first(where: { text[$0] == "#" || isBreak(text[$0]) }), text[start] == "#"
      else { continue }
      let end = token.range.first { $0 > start && isBreak(text[$0]) } ?? token.range.upperBound
      headComments.append(start..<trimmed(start..<end))
    }
  }

  private func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound + 1, text[end - 1] == " " || text[end - 1] == "\t" { end -= 1 }
    return end
  }

  /// Gives each event its properties and its word.
  private mutating func place(_ tokens: [Token]) {
    let parts = tokens.filter { $0.kind != .other && $0.kind != .directive }
    var next = 0
    for index in events.indices {
      while next < parts.count, parts[next].range.lowerBound < events[index].range.upperBound {
        switch parts[next].kind {
        case .property: events[index].properties.append(parts[next].range)
        case .word, .blockWord: events[index].word = parts[next].range
        case .directive, .other: break
        }
        next += 1
      }
    }
  }
}
