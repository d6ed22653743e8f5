import Diagnostics

/// Reads one JSON text, to the letter (RFC 8259), into a tree.
struct JSONTextReader {
  /// The tokens that may stand next.
  private enum Expectation {
    case value
    case elementOrEnd
    case keyOrEnd
    case key
    case separatorOrEnd
    case end
  }

  private let source: SourceBytes
  private var assembler: TreeAssembler
  private var scanner: JSONScanner
  private var kinds: [CollectionKind] = []

  static func read(_ source: SourceBytes, into assembler: inout TreeAssembler) throws(Refusal) {
    var reader = JSONTextReader(source: source, assembler: assembler)
    defer { assembler = reader.assembler }
    try reader.readText()
  }

  private init(source: SourceBytes, assembler: TreeAssembler) {
    self.source = source
    self.assembler = assembler
    scanner = JSONScanner(source)
  }

  private mutating func readText() throws(Refusal) {
    var expectation = Expectation.value
    while true {
      scanner.skipWhitespace()
      guard let byte = scanner.peek else {
        if expectation == .end { return }
        throw unexpectedEnd(expectation)
      }
      switch expectation {
      case .value: expectation = try readValue(byte)
      case .elementOrEnd:
        expectation = byte == UInt8(ascii: "]") ? try close() : try readValue(byte)
      case .keyOrEnd:
        expectation = byte == UInt8(ascii: "}") ? try close() : try readKey(byte)
      case .key: expectation = try readKey(byte)
      case .separatorOrEnd: expectation = try readSeparator(byte)
      case .end: throw unexpected("the end of the file")
      }
    }
  }

  private mutating func readValue(_ byte: UInt8) throws(Refusal) -> Expectation {
    let location = scanner.location
    switch byte {
    case UInt8(ascii: "{"): return try open(.mapping)
    case UInt8(ascii: "["): return try open(.sequence)
    case UInt8(ascii: "\""):
      let text = try scanner.readString(reportingTo: &assembler)
      try assembler.add(.string(text), at: location)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try assembler.add(.number(try scanner.readNumber()), at: location)
    default:
      guard let word = scanner.readWord() else { throw unexpected("a value") }
      try assembler.add(word, at: location)
    }
    return next
  }

  private mutating func open(_ kind: CollectionKind) throws(Refusal) -> Expectation {
    try assembler.open(kind, at: scanner.location)
    scanner.advance()
    kinds.append(kind)
    switch kind {
    case .sequence: return .elementOrEnd
    case .mapping: return .keyOrEnd
    }
  }

  private mutating func close() throws(Refusal) -> Expectation {
    scanner.advance()
    try assembler.close()
    kinds.removeLast()
    return next
  }

  private mutating func readKey(_ byte: UInt8) throws(Refusal) -> Expectation {
    guard byte == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
    let location = scanner.location
    let key = try scanner.readString(reportingTo: &assembler)
    try assembler.addKey(key, at: location)
    scanner.skipWhitespace()
    guard scanner.peek == UInt8(ascii: ":") else { throw unexpected("':' after a key") }
    scanner.advance()
    return .value
  }

  private mutating func readSeparator(_ byte: UInt8) throws(Refusal) -> Expectation {
    let isMapping = kinds.last == .mapping
    let end = isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if byte == end { return try close() }
    guard byte == UInt8(ascii: ",") else { throw unexpected("',' or '\(isMapping ? "}" : "]")'") }
    let comma = scanner.location
    scanner.advance()
    scanner.skipWhitespace()
    if scanner.peek == end {
      try assembler.report("a comma may not stand before '\(isMapping ? "}" : "]")'", at: comma)
      return try close()
    }
    return isMapping ? .key : .value
  }

  /// The tokens that may stand after a value.
  private var next: Expectation { kinds.isEmpty ? .end : .separatorOrEnd }

  private func unexpected(_ expectation: String) -> Refusal {
    Refusal("expected \(expectation), found \(scanner.found)", at: scanner.location)
  }

  private func unexpectedEnd(_ expectation: Expectation) -> Refusal {
    guard let start = assembler.innermost, let kind = kinds.last else { return unexpected("a value") }
    let close = kind == .mapping ? "}" : "]"
    return unexpected(
      "'\(close)' for the \(kind == .mapping ? "{" : "[") at line \(start.line), column \(start.column)")
  }
}
