import Diagnostics
import Foundation
import SchemaModel
import SchemaRuntime

/// Fixes for what is typed out of habit, or in haste.
extension QuickFix {
  /// What a finding asks for, written by the rules of the text.
  static func retyping(_ finding: Finding, in text: DocumentText, isJSON: Bool) -> QuickFix? {
    let start = text.offset(of: finding.place)
    if let meant = finding.suggestion, meant.hasPrefix("[") || meant.hasPrefix("{") {
      return bracketing(finding, meant, at: start, in: text, isJSON)
    }
    let help = finding.help ?? ""
    if help == "write it without quotes" { return unquoting(start, in: text) }
    if help.hasPrefix("put a space behind ':' in line ") { return spacing(help, in: text) }
    if help.hasPrefix("'#' behind a space") {
      let line = text.content(ofLine: text.line(ofByte: start))
      let mark = text.bytes[min(start, line.upperBound)..<line.upperBound].firstIndex { $0 > 0x20 }
      return mark.flatMap { quoting($0, in: text, isPreferred: true) }
    }
    if help.hasPrefix("put text that contains ': ' in quotes") {
      return value(inLineOf: start, text).flatMap { quoting($0, in: text, isPreferred: false) }
    }
    if help == "begin all keys of a mapping in one column"
      || help == "keys of one mapping begin in one column"
    {
      return aligning(text.line(ofByte: start), finding, in: text)
    }
    if finding.message.hasPrefix("text without quotes cannot begin") {
      return quoting(start, in: text, isPreferred: true)
    }
    if finding.message == "a tab may not indent a line" {
      return indenting(from: text.line(ofByte: start), in: text)
    }
    if finding.message.hasPrefix("a comma may not stand before"), start < text.bytes.count,
      text.bytes[start] == UInt8(ascii: ",")
    {
      return QuickFix("Leave out the comma", start..<start + 1, "")
    }
    return nil
  }

  private init(_ title: String, _ range: Range<Int>, _ text: String, isPreferred: Bool = true) {
    self.init(
      title: title, changes: [TextChange(range: range, text: text)], isPreferred: isPreferred)
  }

  /// Writes a string as the list of its words, or as the schema of the type that it names.
  private static func bracketing(
    _ finding: Finding, _ meant: String, at start: Int, in text: DocumentText, _ isJSON: Bool
  ) -> QuickFix? {
    guard let found = finding.message.firstRange(of: "found the string '") else { return nil }
    let inner = Array(finding.message[found.upperBound...].dropLast().utf8)
    let quotes = start < text.bytes.count && "\"'".utf8.contains(text.bytes[start]) ? 1 : 0
    let range = start..<start + inner.count + 2 * quotes
    guard range.upperBound <= text.bytes.count,
      text.bytes[range].dropFirst(quotes).dropLast(quotes).elementsEqual(inner)
    else { return nil }
    return QuickFix("Write '\(meant)'", range, isJSON ? json(meant) : meant)
  }

  /// A list or an object of plain words, as JSON.
  private static func json(_ meant: String) -> String {
    let isList = meant.hasPrefix("[")
    let words = meant.dropFirst().dropLast().split(separator: isList ? "," : ":").map {
      JSONValue.string($0.trimmingCharacters(in: .whitespaces)).description
    }
    return isList ? "[\(words.joined(separator: ", "))]" : "{\(words.joined(separator: ": "))}"
  }

  private static func unquoting(_ start: Int, in text: DocumentText) -> QuickFix? {
    let word = text.word(at: start)
    let inner = String(decoding: text.bytes[word].dropFirst().dropLast(), as: UTF8.self)
    return JSONNumber(text: inner).map { _ in QuickFix("Write it without quotes", word, inner) }
  }

  private static func spacing(_ help: String, in text: DocumentText) -> QuickFix? {
    guard let number = help.split(separator: " ").last.flatMap({ Int($0) }), number >= 1,
      number <= text.lineCount,
      let colon = text.bytes[text.content(ofLine: number - 1)].firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    return QuickFix("Put a space behind ':'", colon + 1..<colon + 1, " ")
  }

  /// Puts the text in quotes that begins at a place: to the end of its line, or, in brackets, of its word.
  private static func quoting(_ start: Int, in text: DocumentText, isPreferred: Bool) -> QuickFix? {
    let line = text.content(ofLine: text.line(ofByte: start))
    guard start < line.upperBound else { return nil }
    let isInBrackets = text.bytes[line.lowerBound..<start].contains { "[{".utf8.contains($0) }
    let rest = text.bytes[start..<(isInBrackets ? text.word(at: start).upperBound : line.upperBound)]
    let end = rest.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? rest.endIndex
    let word = String(decoding: text.bytes[start..<end], as: UTF8.self)
    guard !word.contains(" #"), let first = word.first, !"\"'[{|>".contains(first) else { return nil }
    return QuickFix(
      "Put '\(word)' in quotes", start..<end, "'\(word.replacing("'", with: "''"))'", isPreferred: isPreferred
    )
  }

  /// The place of the value in a line with a key.
  private static func value(inLineOf start: Int, _ text: DocumentText) -> Int? {
    let line = text.content(ofLine: text.line(ofByte: start))
    let colon = line.dropLast().first { text.bytes[$0] == UInt8(ascii: ":") && text.bytes[$0 + 1] == 0x20 }
    let value = colon.flatMap { colon in text.bytes[colon + 1..<line.upperBound].firstIndex { $0 > 0x20 } }
    return value.flatMap { $0 < start ? $0 : nil }
  }

  /// Has a line begin where the mapping begins that the finding names, or else where the line before does.
  private static func aligning(_ line: Int, _ finding: Finding, in text: DocumentText) -> QuickFix? {
    func indent(_ line: Int) -> Int { text.bytes[text.content(ofLine: line)].prefix { $0 == 0x20 }.count }
    let before = (0..<line).last { indent($0) < text.content(ofLine: $0).count }
    let named = finding.message.firstMatch(of: /begins at line [0-9]+, column ([0-9]+)/).flatMap { Int($0.1) }
    let columns = [before.map(indent), named.map { $0 - 1 }].compactMap(\.self)
    guard let width = columns.min(by: { abs($0 - indent(line)) < abs($1 - indent(line)) }),
      width != indent(line)
    else { return nil }
    let start = text.lineStarts[line]
    return QuickFix(
      "Indent it by \(width)", start..<start + indent(line), String(repeating: " ", count: width))
  }

  /// Indents lines with spaces, two for a tab, as far as tabs indent them.
  private static func indenting(from first: Int, in text: DocumentText) -> QuickFix {
    var changes: [TextChange] = []
    for line in first..<text.lineCount {
      let content = text.content(ofLine: line)
      if content.isEmpty { continue }
      let indent = text.bytes[content].prefix { $0 == 0x20 || $0 == 0x09 }
      guard indent.contains(0x09) else { break }
      let width = indent.reduce(0) { $0 + ($1 == 0x09 ? 2 : 1) }
      changes.append(
        TextChange(range: indent.startIndex..<indent.endIndex, text: String(repeating: " ", count: width)))
    }
    return QuickFix(title: "Indent with spaces", changes: changes, isPreferred: true)
  }
}
