import Diagnostics
import SchemaRuntime
import YAMLTree

/// A comment that has findings left out: `# schemagen: ignore RULE[, RULE…][, reason]`.
struct IgnoreComment: Sendable {
  /// The line that it speaks of, from 1.
  var line: Int
  var marks: [IgnoreMarks.Mark]

  /// The words behind its `#`.
  private static let words = "schemagen: ignore"

  /// The comments of a text that can be read.
  static func all(in bytes: [UInt8], file: String) -> [IgnoreComment] {
    // UTF-16 is rare enough to be looked at in any case.
    let isUTF8 = !bytes.prefix(2).contains { $0 >= 0xFE }
    if isUTF8, !hasWords(bytes) { return [] }
    var bag = DiagnosticBag()
    guard let syntax = YAMLSyntax(bytes, file: file, into: &bag) else { return [] }
    let alone = Set(syntax.comments.filter(\.isOnOwnLine).map(\.line))
    return syntax.comments.compactMap { comment in
      var line = comment.line
      if comment.isOnOwnLine {
        while alone.contains(line) || syntax.isBlankLine.indices.contains(line) && syntax.isBlankLine[line] {
          line += 1
        }
      }
      let start = SourceLocation(file: file, line: comment.line + 1, column: comment.column + 1)
      return IgnoreComment(of: line + 1, syntax.text[comment.range], at: start)
    }
  }

  /// The comments of a text that breaks the rules: what looks like one is one.
  static func all(inBroken bytes: [UInt8], file: String) -> [IgnoreComment] {
    if file.utf8.suffix(5).elementsEqual(".json".utf8) || !hasWords(bytes) { return [] }
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" }.map { Array($0) }
    var spoken = lines.count
    var comments: [IgnoreComment] = []
    // A comment on its own line speaks of the next line with something else.
    for (number, words) in lines.enumerated().reversed() {
      if words.first(where: { $0 > " " }).map({ $0 != "#" }) ?? false { spoken = number }
      let mark = words.indices.first { mark in
        words[mark] == "#" && (mark == 0 || words[mark - 1] <= " ") && rest(of: words[mark...]) != nil
      }
      guard let mark else { continue }
      let start = SourceLocation(file: file, line: number + 1, column: mark + 1)
      if let comment = IgnoreComment(of: spoken + 1, words[mark...], at: start) { comments.append(comment) }
    }
    return comments.reversed()
  }

  /// Nil for a comment that names no rules.
  /// - Parameters:
  ///   - line: the line that it speaks of, from 1.
  ///   - start: the place of its `#`.
  private init?(of line: Int, _ scalars: ArraySlice<Unicode.Scalar>, at start: SourceLocation) {
    guard let rest = Self.rest(of: scalars) else { return nil }
    marks = Self.rules(in: rest).map { range in
      let column = start.column + range.lowerBound - scalars.startIndex
      return IgnoreMarks.Mark(
        rule: Self.text(rest[range]),
        place: SourceLocation(file: start.file, line: start.line, column: column))
    }
    if marks.isEmpty { return nil }
    self.line = line
  }

  /// Whether the words stand behind a `#` somewhere. Every text that is read is asked, and few have them.
  private static func hasWords(_ bytes: [UInt8]) -> Bool {
    let hash = UInt8(ascii: "#")
    var rest = bytes[...]
    while let start = rest.firstIndex(of: hash) {
      rest = rest[start...].drop { $0 == hash }.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if rest.starts(with: words.utf8) { return true }
    }
    return false
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// What stands behind the words; nil for a comment that begins with others.
  private static func rest(of comment: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar>? {
    let body = comment.drop { $0 == "#" }.drop { $0 == " " || $0 == "\t" }
    guard body.starts(with: words.unicodeScalars) else { return nil }
    let rest = body.dropFirst(words.unicodeScalars.count)
    return rest.first.map { $0 == " " || $0 == "\t" } ?? true ? rest : nil
  }

  /// The ranges of the rules: names up to the first part that is no name. All names of rules have hyphens; the first
  /// part is meant as a rule without one, too.
  private static func rules(in rest: ArraySlice<Unicode.Scalar>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for part in rest.split(separator: ",", omittingEmptySubsequences: false) {
      let name = part.drop { $0 == " " || $0 == "\t" }
        .prefix { $0 != " " && $0 != "\t" }
      let isAlone = part[name.endIndex...].allSatisfy { $0 == " " || $0 == "\t" }
      guard !name.isEmpty, ranges.isEmpty || isAlone && name.contains("-") else { break }
      ranges.append(name.startIndex..<name.endIndex)
      if !isAlone { break }
    }
    return ranges
  }
}
