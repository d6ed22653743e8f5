/// A YAML text for libyaml, which refuses the escapes of JSON that stand for one character by two halves, as `\ud83d\ude00`.
/// In double quotes they are written as one, `\U0001F600`.
struct JoinedSurrogates {
  /// The text of a source, which ends in a line break.
  private(set) var bytes: [UInt8]
  /// By line, the columns of `bytes` behind such escapes, from which on a place in the source is two columns farther.
  private var columns: [Int: [Int]] = [:]

  private static let (before, after) = (12, 10)

  /// - Parameter depth: how deeply collections may nest; beyond nothing is looked for.
  init(_ source: SourceBytes, depth: Int) throws(Refusal) {
    bytes = source.endingInLineBreak
    let pairs = Self.pairs(in: bytes)
    if !pairs.isEmpty { join(try Self.quoted(pairs, in: bytes, source, depth: depth)) }
  }

  /// The column of the source for one of `bytes`.
  func column(_ column: Int, inLine line: Int) -> Int {
    guard let shifts = columns[line] else { return column }
    return column + (Self.before - Self.after) * shifts.partitioningIndex { $0 > column }
  }

  /// Two escapes that are the halves of a character.
  private struct Pair {
    var offset: Int
    var scalar: UInt32
    /// How many scalars stand before it.
    var position: Int
    var line: Int
    var column: Int
  }

  private static func pairs(in bytes: [UInt8]) -> [Pair] {
    var pairs: [Pair] = []
    var (offset, position, line, lineStart) = (0, 0, 0, 0)
    // Nearly no file has one.
    guard
      bytes.withUnsafeBufferPointer({ bytes in bytes.indices.contains { pair(at: $0, in: bytes) != nil } })
    else { return [] }
    bytes.withUnsafeBufferPointer { bytes in
      while offset < bytes.count {
        let byte = bytes[offset]
        if byte == UInt8(ascii: "\\") {
          if let scalar = pair(at: offset, in: bytes) {
            pairs.append(
              Pair(
                offset: offset, scalar: scalar, position: position, line: line, column: position - lineStart))
            offset += before
            position += before
            continue
          }
          // In double quotes the next character is escaped, which a backslash may be itself.
          if offset + 1 < bytes.count, bytes[offset + 1] == byte {
            offset += 2
            position += 2
            continue
          }
        }
        offset += 1
        if offset == bytes.count || bytes[offset] & 0xC0 != 0x80 { position += 1 }
        if byte == 0x0A || byte == 0x0D && bytes[safe: offset] != 0x0A {
          (line, lineStart) = (line + 1, position)
        }
      }
    }
    return pairs
  }

  /// The character whose halves are escaped at an offset.
  private static func pair(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard bytes[offset] == UInt8(ascii: "\\"), offset + before <= bytes.count,
      let high = half(at: offset, in: bytes), 0xD800..<0xDC00 ~= high,
      let low = half(at: offset + before / 2, in: bytes), 0xDC00..<0xE000 ~= low
    else { return nil }
    return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
  }

  private static func half(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u") else { return nil }
    var value: UInt32 = 0
    for byte in bytes[(offset + 2)..<(offset + 6)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// The pairs that stand in double quotes: elsewhere they are text.
  private static func quoted(
    _ pairs: [Pair], in bytes: [UInt8], _ source: SourceBytes, depth most: Int
  ) throws(Refusal) -> [Pair] {
    // Characters for private use, written as long, so that all stands where it stood.
    var text = bytes
    for pair in pairs {
      text[pair.offset + 2] = UInt8(ascii: "e")
      text[pair.offset + before / 2 + 2] = UInt8(ascii: "e")
    }
    return try text.withUnsafeBufferPointer { text -> Result<[Pair], Refusal> in
      do throws(Refusal) {
        var parser = try LibYAMLParser(source, bytes: text)
        var (found, next, depth): ([Pair], Int, Int) = ([], 0, 0)
        // A mistake ends the tokens early, and the events report it.
        while depth <= most, next < pairs.count, let token = parser.nextToken() {
          switch token.kind {
          case .flowStart: depth += 1
          case .flowEnd: depth -= 1
          case .doubleQuoted:
            while next < pairs.count, pairs[next].position < token.end {
              if pairs[next].position > token.start { found.append(pairs[next]) }
              next += 1
            }
          case .key, .anchorOrAlias, .other: continue
          }
        }
        return .success(found)
      } catch {
        return .failure(error)
      }
    }.get()
  }

  private mutating func join(_ pairs: [Pair]) {
    guard !pairs.isEmpty else { return }
    var joined: [UInt8] = []
    var done = 0
    for pair in pairs {
      joined += bytes[done..<pair.offset]
      let digits = String(pair.scalar, radix: 16)
      joined += ("\\U" + String(repeating: "0", count: 8 - digits.utf8.count) + digits).utf8
      done = pair.offset + Self.before
      let shift = (Self.before - Self.after) * columns[pair.line, default: []].count
      columns[pair.line, default: []].append(pair.column - shift + Self.after - 1)
    }
    bytes = joined + bytes[done...]
  }
}

extension UnsafeBufferPointer {
  fileprivate subscript(safe index: Int) -> Element? { index < count ? self[index] : nil }
}
