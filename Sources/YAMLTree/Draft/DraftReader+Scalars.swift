extension DraftReader {
  mutating func scalarOrAlias(in indent: Int) -> DraftNode {
    switch byte {
    case UInt8(ascii: "\""): return quoted(withinLine: false)
    case UInt8(ascii: "'"):
      return isJSON ? plain(in: indent, withinLine: true) : quoted(withinLine: false)
    case UInt8(ascii: "*") where !isJSON: return alias()
    default: return plain(in: indent, withinLine: isJSON)
    }
  }

  mutating func alias() -> DraftNode {
    let (start, own) = (position, column)
    position += 1
    while !isSpace(at: position), brackets.isEmpty || !Self.isFlowIndicator(bytes[position]) { position += 1 }
    return DraftNode(
      .alias(String(decoding: bytes[start + 1..<position], as: UTF8.self)), start..<position, column: own)
  }

  static func isFlowIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }

  // MARK: - Words

  /// A scalar without quotes, which may go on over lines that are indented more than `indent`.
  mutating func plain(in indent: Int, withinLine: Bool) -> DraftNode {
    let (start, own) = (position, column)
    var end = plainLine()
    if !withinLine {
      while end > start {
        let before = state
        guard isLineEnd(position), skipToNextLineOfPlain(indent) else {
          state = before
          break
        }
        let next = position
        let line = plainLine()
        if line == next {
          state = before
          break
        }
        end = line
      }
    }
    return DraftNode(.scalar(DraftScalar(style: .plain, range: start..<end)), start..<end, column: own)
  }

  /// Steps to the next line of a scalar. False where the next line is none of it.
  private mutating func skipToNextLineOfPlain(_ indent: Int) -> Bool {
    skipBreak()
    while true {
      if isAtEnd(ofDocument: position) { return false }
      skipBlanks()
      guard let byte else { return false }
      guard Self.isBreak(byte) else { break }
      skipBreak()
    }
    if byte == UInt8(ascii: "#") { return false }
    if brackets.isEmpty { return column > indent && !(recovers && isKey) }
    return !isLeft
  }

  /// Steps over the part of a scalar that stands on this line.
  /// - Returns: where it ends, without white space.
  private mutating func plainLine() -> Int {
    let isFlow = !brackets.isEmpty
    var end = position
    while let byte, !Self.isBreak(byte) {
      if Self.isBlank(byte) {
        if isJSON { break }
        position += 1
        continue
      }
      if byte == UInt8(ascii: "#"), position > end { break }
      if byte == UInt8(ascii: ":"), isSpace(at: position + 1) || isFlow && endsAfterColon { break }
      if isFlow, Self.isFlowIndicator(byte) { break }
      if isJSON, byte == UInt8(ascii: "\""), position > end { break }
      position += 1
      end = position
    }
    if byte.map(Self.isBreak) ?? true { return end }
    position = max(end, position)
    if position > end { position = end }
    return end
  }

  /// Whether what follows a colon between brackets ends a scalar before it.
  private var endsAfterColon: Bool {
    isJSON || byte(at: position + 1).map { Self.isFlowIndicator($0) } ?? true
  }

  // MARK: - Quotes

  /// A scalar in quotes. One that does not end, or with something behind it that cannot be there, ends with its first line.
  mutating func quoted(withinLine: Bool) -> DraftNode {
    let (begin, own) = (state, column)
    let mark = bytes[position]
    let isClosed = skipQuoted(mark, withinLine: withinLine || isJSON)
    if isClosed, !recovers || lineStart == begin.lineStart || mayFollow {
      return scalar(mark, begin.position, own, isClosed: true)
    }
    state = begin
    let closes = skipQuoted(mark, withinLine: true)
    noteBroken(from: begin.position)
    return scalar(mark, begin.position, own, isClosed: closes)
  }

  private func scalar(_ mark: UInt8, _ start: Int, _ column: Int, isClosed: Bool) -> DraftNode {
    let style = mark == UInt8(ascii: "\"") ? DraftScalar.Style.double : .single
    let scalar = DraftScalar(style: style, range: start..<position, isClosed: isClosed)
    return DraftNode(.scalar(scalar), start..<position, column: column)
  }

  /// Whether what stands behind a quote can be there.
  private var mayFollow: Bool {
    var ahead = self
    ahead.skipBlanks()
    guard let byte = ahead.byte, !Self.isBreak(byte), byte != UInt8(ascii: "#") else { return true }
    return brackets.isEmpty ? false : Self.isFlowIndicator(byte) || byte == UInt8(ascii: ":")
  }

  mutating func skipQuoted(_ mark: UInt8, withinLine: Bool) -> Bool {
    position += 1
    while let byte {
      if byte == mark {
        position += 1
        guard mark == UInt8(ascii: "'"), self.byte == mark else { return true }
        position += 1
      } else if Self.isBreak(byte) {
        if withinLine { return false }
        skipBreak()
        if isAtEnd(ofDocument: position) { return false }
      } else if byte == UInt8(ascii: "\\"), mark == UInt8(ascii: "\""), !isLineEnd(position + 1) {
        position += 2
      } else {
        position += 1
      }
    }
    return false
  }

  // MARK: - Blocks

  /// Whether the head of a block stands here.
  var isBlockHead: Bool {
    guard brackets.isEmpty, byte == UInt8(ascii: "|") || byte == UInt8(ascii: ">") else { return false }
    var ahead = self
    return ahead.blockScalar(in: column) != nil
  }

  /// A scalar whose lines follow its head. Nil where no head stands here.
  mutating func blockScalar(in indent: Int) -> DraftNode? {
    let (start, own, begin) = (position, column, state)
    position += 1
    var stated: Int?
    for _ in 0..<2 {
      guard let byte else { break }
      if let digit = Int(String(UnicodeScalar(byte))), digit > 0 {
        stated = digit
        position += 1
      } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
        position += 1
      }
    }
    skipBlanks()
    // libyaml takes a comment also without white space before it.
    let isHead = isLineEnd(position) || byte == UInt8(ascii: "#")
    guard isHead else {
      state = begin
      return nil
    }
    while !isLineEnd(position) { position += 1 }
    var end = position
    var width = stated.map { max(indent, 0) + $0 }
    while position < bytes.count {
      let line = state
      skipBreak()
      if isAtEnd(ofDocument: position) {
        state = line
        break
      }
      let text = position
      while byte == 0x20, width.map({ column < $0 }) ?? true { position += 1 }
      if isLineEnd(position) {
        // An empty line; it may be the first of those that end the text.
        if position == bytes.count, text == position { break }
        end = position
        continue
      }
      if width == nil, column > indent { width = column }
      guard let width, column >= width else {
        state = line
        break
      }
      while !isLineEnd(position) { position += 1 }
      end = position
    }
    let scalar = DraftScalar(style: .block(indent: stated.map { max(indent, 0) + $0 }), range: start..<end)
    return DraftNode(.scalar(scalar), start..<end, column: own)
  }
}
