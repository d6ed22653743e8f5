import Diagnostics

/// Reports text that libyaml reads by the rules of YAML 1.1 and that means something else in YAML 1.2, without
/// a word: `[?a]`, which is text in 1.2, and `&a:b`, where all of `a:b` is the name.
struct YAMLTokenCheck {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// A byte, and how many scalars stand before it.
  private var cursor = (offset: 0, scalars: 0)

  static func check(
    _ source: SourceBytes, bytes: UnsafeBufferPointer<UInt8>, _ joined: JoinedSurrogates,
    into assembler: inout TreeAssembler
  ) throws(Refusal) {
    var check = YAMLTokenCheck(bytes: bytes)
    guard check.isNeeded else { return }
    var parser = try LibYAMLParser(source, bytes: bytes, joined: joined)
    var depth = 0
    // A mistake ends the tokens early, and the events report it.
    while depth <= assembler.budget.depth, let token = parser.nextToken() {
      switch token.kind {
      case .flowStart: depth += 1
      case .flowEnd: depth -= 1
      case .key where token.end > token.start && !check.isBlank(afterScalars: token.end):
        try assembler.report(
          "text inside brackets may not begin with '?'", at: token.location, help: "put the text in quotes")
      case .anchorOrAlias where check.nameGoesOn(afterScalars: token.end):
        try assembler.report(
          "the name of an anchor consists of ASCII letters, digits, '-' and '_'", at: token.location,
          help: "put a space after the name")
      case .key, .anchorOrAlias, .doubleQuoted, .other: continue
      }
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether a character stands somewhere that might be such a token. Nearly no file has one.
  private var isNeeded: Bool {
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      // '?', '&' and '*', as numbers: this loop is the one that sees every byte.
      if byte == 0x3F || byte == 0x26 || byte == 0x2A, isSuspect(at: offset) { return true }
      offset += 1
    }
    return false
  }

  private func isSuspect(at offset: Int) -> Bool {
    let previous = offset > 0 ? bytes[offset - 1] : UInt8(ascii: " ")
    guard previous <= 0x20 || "[]{},:\"'?".utf8.contains(previous) else { return false }
    let rest = bytes[(offset + 1)...]
    if bytes[offset] == UInt8(ascii: "?") { return rest.first.map { $0 > 0x20 } ?? false }
    let afterName = rest.drop { SourceBytes.isWordByte($0) || $0 == UInt8(ascii: "-") }.first
    return afterName.map(Self.goesOn) ?? false
  }

  private mutating func isBlank(afterScalars count: Int) -> Bool { byte(afterScalars: count) <= 0x20 }

  private mutating func nameGoesOn(afterScalars count: Int) -> Bool {
    Self.goesOn(byte(afterScalars: count))
  }

  /// Whether libyaml ends a name before this byte where YAML 1.2 goes on.
  private static func goesOn(_ byte: UInt8) -> Bool { "?:%@`".utf8.contains(byte) }

  /// The byte before which so many scalars stand; a space at the end. Tokens are asked about in their order.
  private mutating func byte(afterScalars count: Int) -> UInt8 {
    while cursor.scalars < count, cursor.offset < bytes.count {
      cursor.offset += 1
      while cursor.offset < bytes.count, bytes[cursor.offset] & 0xC0 == 0x80 { cursor.offset += 1 }
      cursor.scalars += 1
    }
    return cursor.offset < bytes.count ? bytes[cursor.offset] : UInt8(ascii: " ")
  }
}
