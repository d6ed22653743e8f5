import SchemaModel
import SchemaRuntime

/// Makes strings that meet the demands of schemas, as far as that can be told without the interpreter.
struct StringMaker {
  /// The longest string that is made.
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
    for format in facts.formats {
      bases += FormatSamples.good(format) + FormatSamples.good(format, length: facts.minLength)
    }
    if facts.contents.contains(.base64), facts.minLength <= Self.longest {
      bases.append(StringMaker.filling((facts.minLength + 3) / 4 * 4))
    }
    if holdsAnyJSON { bases += Self.anyJSON(length: facts.minLength).flatMap { texts(holding: $0) } }
    for pattern in facts.patterns {
      bases += StringMaker.samples(of: pattern, bench, length: facts.minLength)
    }
    if facts.patterns.isEmpty, facts.formats.isEmpty, facts.contents.subtracting([.base64]).isEmpty {
      bases += ["text", "a", ""]
    }
    if facts.minLength > 4 { bases += bases.flatMap { StringMaker.stretched($0, to: facts.minLength) } }
    if facts.maxLength < 64 { bases += bases.map { String($0.unicodeScalars.prefix(facts.maxLength)) } }
    return bases.contains(where: fits) ? bases : bases + found(demands)
  }

  /// The demands on a text that automata can decide.
  private var demands: TextDemands {
    TextDemands(
      patterns: facts.patterns + facts.formats.compactMap(FormatPatterns.pattern) + contentPatterns,
      excluded: facts.excludedPatterns, minLength: facts.minLength, maxLength: facts.maxLength)
  }

  private func fits(_ text: String) -> Bool {
    let count = text.scalarCount
    return facts.minLength <= count && count <= facts.maxLength
      && facts.patterns.allSatisfy { bench.matches($0, text) }
      && !facts.excludedPatterns.contains { bench.matches($0, text) } && holdsContent(text)
      && facts.formats.allSatisfy { format in
        FormatSamples.good(format).contains(text)
          || FormatPatterns.pattern(format).map { bench.matches($0, text) } ?? true
      }
  }

  private func found(_ demands: TextDemands, count: Int = 4) -> [String] {
    bench.texts(demands, count: count).texts
  }

  /// Whether it is certain that no text meets the demands.
  /// - Parameter formats: formats that a text must have, too. Only what all texts of a format have in common counts.
  func isImpossible(in formats: [String] = []) -> Bool {
    let bounds = formats.compactMap(FormatPatterns.bound)
    var demands = TextDemands(
      patterns: facts.patterns + bounds + contentBounds, minLength: facts.minLength,
      // A character has a byte or more.
      maxLength: min(facts.maxLength, facts.maxBytes))
    if facts.excludesExactly { demands.excluded = facts.excludedPatterns }
    let isLimited = demands.minLength > 0 || demands.maxLength < .max || !demands.excluded.isEmpty
    if !formats.isEmpty, bounds.isEmpty || demands.patterns.count < 2 && !isLimited { return false }
    if case .impossible = bench.texts(demands, count: 1) { return true }
    return false
  }

  /// Different texts, up to so many and some more.
  func variants(count: Int) -> [String] { found(demands, count: count) }

  /// Different texts that one pattern more matches, up to so many and some more.
  func variants(count: Int, matching pattern: String) -> [String] {
    var demands = demands
    demands.patterns.append(pattern)
    return found(demands, count: count)
  }

  /// Different texts that none of some patterns matches, up to so many and some more.
  func variants(count: Int, matchingNone patterns: [String]) -> [String] {
    var demands = demands
    demands.excluded += patterns
    return found(demands, count: count)
  }

  /// How many places of a text are changed for others that are alike.
  private static let mostPlaces = 40

  /// Texts that differ from one in an ASCII letter or digit, which is another one of its kind: those first that differ at
  /// the end.
  static func alike(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    let kinds = ["0123456789", "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map {
      Array($0.utf8)
    }
    let places = bytes.indices.reversed().compactMap { index in
      kinds.first { $0.contains(bytes[index]) }.map { (index, kind: $0) }
    }
    return places.prefix(mostPlaces).flatMap { place, kind in
      kind.filter { $0 != bytes[place] }.map { byte in
        var other = bytes
        other[place] = byte
        return String(decoding: other, as: UTF8.self)
      }
    }
  }

  /// Texts that meet all demands but one: they do not match one of the patterns.
  func misses(of pattern: String) -> [String] {
    var demands = demands
    demands.patterns.removeAll { $0 == pattern }
    demands.excluded.append(pattern)
    return found(demands)
  }

  /// Strings of exactly so many characters to try.
  func candidates(length: Int) -> [String] {
    guard (0...StringMaker.longest).contains(length) else { return [] }
    if length == 0 { return [""] }
    var found: [String] = []
    for pattern in facts.patterns { found += StringMaker.samples(of: pattern, bench, length: length) }
    for format in facts.formats { found += FormatSamples.good(format, length: length) }
    if holdsAnyJSON { found += Self.anyJSON(length: length).flatMap { texts(holding: $0, length: length) } }
    for base in candidates { found += StringMaker.stretched(base, to: length) }
    found.append(StringMaker.filling(length))
    found.removeAll { $0.scalarCount != length }
    if facts.patterns.isEmpty && facts.formats.isEmpty && facts.excludedPatterns.isEmpty
      && facts.contents.isEmpty
    {
      return found
    }
    var exact = demands
    (exact.minLength, exact.maxLength) = (length, length)
    return found + self.found(exact)
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
    return bench.samples(of: pattern, length: length)
  }

  /// Texts that a pattern does not match, near to texts that it matches.
  static func misses(of pattern: String, _ bench: Workbench) -> [String] {
    var found: [String] = []
    for sample in samples(of: pattern, bench) {
      found += [sample + "!", "!" + sample, String(sample.unicodeScalars.dropFirst()), sample + sample]
      found.append(String(sample.unicodeScalars.dropLast()))
    }
    found += ["text", "!", "0", ""]
    return found.filter { !bench.matches(pattern, $0) }
  }

  static func filling(_ count: Int) -> String {
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
