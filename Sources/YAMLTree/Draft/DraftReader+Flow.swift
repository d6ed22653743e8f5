extension DraftReader {
  /// A collection between brackets, as far as it goes.
  mutating func flowCollection(in indent: Int) -> DraftNode {
    let (start, own) = (position, column)
    let isMapping = bytes[position] == UInt8(ascii: "{")
    brackets.append((isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]"), indentation))
    defer { brackets.removeLast() }
    position += 1
    var end = position
    var members: [DraftNode.Member] = []
    var elements: [DraftNode] = []
    var (isClosed, needsComma) = (false, false)
    while skipToFlowContent(), let byte {
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        if byte == brackets[brackets.count - 1].close {
          position += 1
          end = position
          isClosed = true
          break
        }
        // A bracket that something around this waits for.
        if brackets.dropLast().contains(where: { $0.close == byte }) { break }
        noteBroken(from: position)
        position += 1
        end = position
        continue
      }
      if byte == UInt8(ascii: ",") {
        if !needsComma { noteBroken(from: position) }
        needsComma = false
        position += 1
        end = position
        continue
      }
      let begin = position
      if needsComma { noteBroken(from: begin) }
      needsComma = true
      guard let entry = flowEntry(in: indent, isMember: isMapping) else {
        // An empty entry is left out, and the line behind it.
        position = max(position, begin + 1)
        continue
      }
      end = max(end, entry.range.upperBound)
      if isMapping {
        members.append(entry)
      } else if entry.hasColon {
        var pair = DraftNode(.mapping([entry]), entry.range, column: entry.key.column)
        pair.isFlow = true
        elements.append(pair)
      } else {
        elements.append(entry.key)
      }
    }
    if !isClosed {
      // What stands between is whole.
      noteBroken(at: start)
      noteBroken(from: position)
    }
    var node = DraftNode(isMapping ? .mapping(members) : .sequence(elements), start..<end, column: own)
    node.isFlow = true
    return node
  }

  /// A collection that is the key of a member in block style.
  mutating func flowKey() -> DraftNode { flowCollection(in: Int.max) }

  private mutating func flowEntry(in indent: Int, isMember: Bool) -> DraftNode.Member? {
    var isExplicit = false
    if byte == UInt8(ascii: "?"), isSpace(at: position + 1), !isJSON {
      isExplicit = true
      position += 1
      guard skipToFlowContent() else { return nil }
    }
    var key = missing
    if byte != UInt8(ascii: ":") || !isValueMark {
      guard let own = isMember ? flowNode(in: indent) : skippedBrackets() ?? flowNode(in: indent) else {
        return isExplicit ? DraftNode.Member(key: key, hasColon: isMember, value: missing) : nil
      }
      key = own
    }
    let before = state
    guard skipToFlowContent(), byte == UInt8(ascii: ":") else {
      state = before
      if isJSON, isMember { noteBroken(from: key.range.lowerBound) }
      return DraftNode.Member(key: key, hasColon: isExplicit && !isMember, value: missing)
    }
    position += 1
    let colon = state
    guard skipToFlowContent(), byte.map({ $0 != UInt8(ascii: ",") && $0 != 0x5D && $0 != 0x7D }) ?? false,
      let value = value(of: key, in: indent, { $0.flowNode(in: indent) })
    else {
      state = colon
      return DraftNode.Member(key: key, hasColon: true, value: missing)
    }
    return DraftNode.Member(key: key, hasColon: true, value: value)
  }

  private var isValueMark: Bool {
    isJSON || isSpace(at: position + 1) || byte(at: position + 1).map(Self.isFlowIndicator) ?? true
  }

  /// A node between brackets; nil where none stands here.
  mutating func flowNode(in indent: Int) -> DraftNode? {
    var properties = Properties()
    var isBare = true
    let begin = missing
    while let property = property() {
      properties.add(property)
      isBare = false
      guard skipToFlowContent() else { break }
    }
    let number = nextNumber()
    var node: DraftNode
    switch byte {
    case nil: node = begin
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      guard brackets.count < 200 else { return nil }
      node = flowCollection(in: indent)
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if isBare { return nil }
      node = missing
    default:
      node = scalarOrAlias(in: indent)
      if node.range.isEmpty, isBare { return nil }
    }
    properties.decorate(&node)
    node.number = number
    return node
  }

  /// Steps over white space and comments between brackets. False where the collection ends: with the document, or before a
  /// line that belongs to what is around it.
  mutating func skipToFlowContent() -> Bool {
    let line = lineStart
    let before = state
    guard skipToContent() else { return false }
    guard lineStart != line, isLeft else { return true }
    state = before
    return false
  }

  /// Whether the line that begins here belongs to what is around a bracket which is not closed.
  var isLeft: Bool {
    guard recovers, let inner = brackets.last else { return false }
    let indent = inner.indent
    if column > indent { return false }
    if isJSON {
      // A bracket at the column of the line that opened one closes that.
      let isClose = byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
      return isClose ? column < indent : column < indent || byte == UInt8(ascii: "\"") && indent > 0
    }
    if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { return false }
    var outside = self
    outside.brackets = []
    return outside.isDash || outside.isKey
  }
}
