import SchemaModel
import SchemaRuntime

/// Strings that satisfy what schemas ask of a string, as far as that can be told without asking the interpreter.
struct StringMaker {
  /// Longer strings are not made.
  static let longest = 150_000

  let facts: Facts
  let bench: Workbench

  init(_ facts: Facts, _ bench: Workbench) {
    self.facts = facts
    self.bench = bench
  }

  /// Strings to try.
  var candidates: [String] {
    if let known = facts.texts { return known }
    let found = search()
    facts.texts = found
    return found
  }

  private func search() -> [String] {
    var bases: [String] = []
    for case .string(let text) in facts.examples { bases.append(text) }
    for format in facts.formats { bases += FormatSamples.good(format) }
    for pattern in facts.patterns {
      bases += StringMaker.samples(of: pattern, bench, length: facts.minLength)
    }
    if facts.patterns.isEmpty, facts.formats.isEmpty { bases += ["text", "a", ""] }
    if facts.minLength > 4 { bases += bases.flatMap { StringMaker.stretched($0, to: facts.minLength) } }
    if facts.maxLength < 64 { bases += bases.map { String($0.unicodeScalars.prefix(facts.maxLength)) } }
    return bases
  }

  /// Strings of exactly so many characters to try.
  func candidates(length: Int) -> [String] {
    guard (0...StringMaker.longest).contains(length) else { return [] }
    if length == 0 { return [""] }
    var found: [String] = []
    for pattern in facts.patterns { found += StringMaker.samples(of: pattern, bench, length: length) }
    for base in candidates { found += StringMaker.stretched(base, to: length) }
    found.append(StringMaker.filling(length))
    return found.filter { $0.scalarCount == length }
  }

  /// Strings of exactly so many bytes to try, in fewer characters where that is possible.
  func candidates(bytes: Int) -> [String] {
    guard (0...StringMaker.longest).contains(bytes) else { return [] }
    let emoji = String(repeating: "🦊", count: bytes / 4) + StringMaker.filling(bytes % 4)
    let accented = String(repeating: "é", count: bytes / 2) + StringMaker.filling(bytes % 2)
    var found = [emoji, accented, StringMaker.filling(bytes)]
    for base in candidates {
      found += StringMaker.stretched(base, to: bytes - base.utf8.count + base.scalarCount)
    }
    return found.filter { $0.utf8.count == bytes }
  }

  /// Texts that a pattern matches.
  static func samples(of pattern: String, _ bench: Workbench, length: Int = 0) -> [String] {
    guard length <= longest else { return [] }
    return PatternSampler.samples(of: pattern, length: length).filter { bench.matches(pattern, $0) }
  }

  /// Texts near to those a pattern matches that it does not match.
  static func misses(of pattern: String, _ bench: Workbench) -> [String] {
    var found: [String] = []
    for sample in samples(of: pattern, bench) {
      found += [sample + "!", "!" + sample, String(sample.unicodeScalars.dropFirst()), sample + sample]
      found.append(String(sample.unicodeScalars.dropLast()))
    }
    found += ["text", "!", "0", ""]
    return found.filter { !bench.matches(pattern, $0) }
  }

  private static func filling(_ count: Int) -> String {
    String(decoding: [UInt8](repeating: UInt8(ascii: "a"), count: count), as: UTF8.self)
  }

  /// The text with letters added so that it has so many characters: at the end, in the middle, at the start.
  static func stretched(_ text: String, to length: Int) -> [String] {
    let scalars = text.unicodeScalars
    let count = text.scalarCount
    guard length > count, length <= longest else { return [] }
    let filling = filling(length - count)
    let middle = scalars.index(scalars.startIndex, offsetBy: count / 2)
    return [text + filling, text[..<middle] + filling + text[middle...], filling + text]
  }
}

extension String {
  /// The number of Unicode scalars.
  fileprivate var scalarCount: Int {
    withBytes { bytes in bytes.reduce(0) { $0 &+ ($1 & 0xC0 == 0x80 ? 0 : 1) } }
  }
}
