/// Collections in block style, whose indentation says what belongs to them.
extension DraftReader {
  mutating func sequence() -> DraftNode {
    let (start, own) = (position, column)
    var elements: [DraftNode] = []
    var end = position
    while isDash, column == own {
      position += 1
      let element = skippedLines(in: own) ?? node(in: own, mayBegin: true)
      elements.append(element)
      end = max(element.range.upperBound, end)
      let before = state
      guard skipToContent(), column == own || recovers && column > own, isDash || recovers && column > own
      else {
        state = before
        break
      }
      if column > own, !skipStray(own, before) { break }
    }
    return DraftNode(.sequence(elements), start..<end, column: own)
  }

  /// Steps over lines that stand too far in to belong to what is around them. False where none is left at `own`.
  private mutating func skipStray(_ own: Int, _ before: State) -> Bool {
    while true {
      let start = position
      skipLine()
      noteBroken(from: start)
      let line = state
      guard skipToContent() else {
        state = line
        return false
      }
      if column <= own { return column == own }
    }
  }

  mutating func mapping(in indent: Int) -> DraftNode {
    let (start, own) = (position, column)
    var members: [DraftNode.Member] = []
    var end = position
    while true {
      if column != own { noteBroken(from: position) }
      let member = member(own)
      members.append(member)
      end = max(end, member.range.upperBound)
      var before = state
      var isThere = skipToContent()
      if isThere, recovers, column > own {
        takeStray(own, in: &members, &end)
        before = state
        isThere = skipToContent()
      }
      // A line between the columns of this mapping and of the one around it belongs here.
      let isHere = column == own || recovers && column > indent && column < own
      guard isThere, isHere, isKey || recovers && !isDash else {
        state = before
        break
      }
    }
    return DraftNode(.mapping(members), start..<end, column: own)
  }

  /// Reads lines that stand further in than the keys of a mapping, though the last key has a value: a mapping there is taken
  /// for members of that key's value, if this is no scalar.
  private mutating func takeStray(_ own: Int, in members: inout [DraftNode.Member], _ end: inout Int) {
    while true {
      let begin = position
      let node = node(in: own, mayBegin: true)
      if position == begin { skipLine() }
      end = max(end, node.range.upperBound)
      noteBroken(from: begin)
      if let last = members.indices.last {
        switch (members[last].value.content, node.content) {
        case (.missing, _): members[last].value = node
        case (.mapping(let old), .mapping(let new)):
          members[last].value.content = .mapping(old + new)
          members[last].value.range = members[last].value.range.lowerBound..<node.range.upperBound
        case (.scalar, _), (.alias, _), (.sequence, _), (.mapping, _): break
        }
      }
      let before = state
      guard skipToContent(), column > own else {
        state = before
        return
      }
    }
  }

  private mutating func member(_ own: Int) -> DraftNode.Member {
    if byte == UInt8(ascii: "?"), isSpace(at: position + 1) {
      position += 1
      let key = node(in: own, mayBegin: true)
      let before = state
      guard skipToContent(), column == own, byte == UInt8(ascii: ":"), isSpace(at: position + 1) else {
        state = before
        return DraftNode.Member(key: key, hasColon: false, value: missing)
      }
      position += 1
      return DraftNode.Member(key: key, hasColon: true, value: node(in: own, mayBegin: true, isValue: true))
    }
    guard isKey else { return halfMember() }
    let key = simpleKey()
    skipBlanks()
    position += 1
    let value = value(of: key, in: own) { $0.node(in: own, mayBegin: false, isValue: true) }
    return DraftNode.Member(key: key, hasColon: true, value: value ?? missing)
  }

  /// A line that begins no member, and stands where one should: a key that is not finished.
  private mutating func halfMember() -> DraftNode.Member {
    let (start, own) = (position, column)
    var end = start
    while !isLineEnd(position) {
      if byte == UInt8(ascii: "#"), Self.isBlank(bytes[position - 1]) { break }
      position += 1
      if !Self.isBlank(bytes[position - 1]) { end = position }
    }
    skipRest()
    noteBroken(from: start)
    let scalar = DraftScalar(style: .plain, range: start..<end)
    let key = DraftNode(.scalar(scalar), start..<end, column: own)
    return DraftNode.Member(
      key: key, hasColon: false, value: DraftNode(.missing, end..<end, column: own + end - start))
  }

  // MARK: - Keys

  /// Whether a key with a colon stands here.
  var isKey: Bool {
    if byte == UInt8(ascii: "?"), isSpace(at: position + 1) { return true }
    var ahead = self
    _ = ahead.simpleKey()
    ahead.skipBlanks()
    return ahead.lineStart == lineStart && ahead.byte == UInt8(ascii: ":")
      && ahead.isSpace(at: ahead.position + 1)
  }

  /// Whether a word without a colon is a key nevertheless, since a key stands on the next line at its column.
  var isHalfKey: Bool {
    guard recovers, brackets.isEmpty, let byte, !"[{\"'|>&*!".utf8.contains(byte) else { return false }
    let own = column
    var ahead = self
    ahead.skipLine()
    return ahead.skipToContent() && ahead.column == own && ahead.isKey
  }

  /// The key on this line, with what belongs to it; it may be nothing.
  private mutating func simpleKey() -> DraftNode {
    var properties = Properties()
    while let property = property() {
      properties.add(property)
      skipBlanks()
    }
    var key: DraftNode
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): key = quoted(withinLine: true)
    case UInt8(ascii: "["), UInt8(ascii: "{"): key = flowKey()
    case UInt8(ascii: "*"): key = alias()
    case UInt8(ascii: ":") where isSpace(at: position + 1): key = missing
    default: key = plain(in: Int.max, withinLine: true)
    }
    properties.decorate(&key)
    return key
  }
}
