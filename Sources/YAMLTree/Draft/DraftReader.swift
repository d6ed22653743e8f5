/// Reads a text that may be half typed, and never fails: it also finds the nodes before and behind broken lines.
///
/// It agrees with libyaml on each text that libyaml accepts. Where a text breaks the rules, indentation says what belongs
/// together: a bracket or a quote that is not closed ends before the next line that begins a member further out, a word
/// without a colon is a key without a value, and a missing comma is there.
package struct DraftReader {
  let bytes: [UInt8]
  /// Whether the text is JSON, whose words end at white space.
  let isJSON: Bool
  /// Whether the text breaks the rules somewhere.
  let recovers: Bool

  var position = 0
  /// The beginning of the line that `position` is on.
  var lineStart = 0
  private var depth = 0
  /// How many nodes were begun, which tells the order in which anchors are.
  private var anchorCount = 0
  /// The prefixes that the handles of tags stand for.
  private var tagHandles = ["!!": "tag:yaml.org,2002:"]
  /// The brackets that are open, and how far the line is indented on which each stands.
  var brackets: [(close: UInt8, indent: Int)] = []

  /// The place around which the text is read; nil: all of it is.
  var focus: DraftFocus?
  /// Whether what is read stands in a value away from the focus, of which only the first level is wanted.
  var isOutline = false
  /// The bytes where a text that breaks the rules was read by its indentation, or where something was stepped over.
  private(set) var broken: [Range<Int>] = []

  private static let deepest = 200
  /// How many broken places are noted.
  static let mostBroken = 200

  /// The documents of a text, at least one.
  /// - Parameter focus: the place around which the text is read; nil: all of it is.
  package static func documents(
    of bytes: [UInt8], isJSON: Bool, recovers: Bool, around focus: DraftFocus? = nil
  ) -> [DraftNode] {
    var reader = DraftReader(bytes: bytes, isJSON: isJSON, recovers: recovers)
    reader.focus = focus
    return reader.documents()
  }

  init(bytes: [UInt8], isJSON: Bool, recovers: Bool) {
    (self.bytes, self.isJSON, self.recovers) = (bytes, isJSON, recovers)
  }

  /// Notes that the text breaks the rules from a byte up to here.
  mutating func noteBroken(from start: Int) { noteBroken(start..<max(start, position)) }

  /// Notes that the text breaks the rules at a byte.
  mutating func noteBroken(at start: Int) { noteBroken(start..<start) }

  private mutating func noteBroken(_ range: Range<Int>) {
    guard recovers, broken.count < Self.mostBroken else { return }
    broken.append(range)
  }

  mutating func documents() -> [DraftNode] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      position = 3
      lineStart = 3
    }
    var documents: [DraftNode] = []
    while true {
      skipDirectives()
      // `---` may be followed by the document.
      let isMarked = skipMarker("---")
      if !isMarked, position >= bytes.count { break }
      documents.append(node(in: -1, mayBegin: true))
      skipToMarker()
      while skipMarker("...") {
        skipLine()
        tagHandles = ["!!": "tag:yaml.org,2002:"]
        let before = state
        if !skipToContent(), position < bytes.count { continue }
        if position < bytes.count { state = before }
      }
      if position >= bytes.count { break }
    }
    return documents.isEmpty ? [missing] : documents
  }

  /// Steps to the marker of the next document, or to the end.
  private mutating func skipToMarker() {
    while position < bytes.count, !isAtEnd(ofDocument: position), !isDirective {
      if skipToContent() { skipLine() }
    }
  }

  private mutating func skipDirectives() {
    while position < bytes.count {
      if isDirective {
        let start = position
        skipLine()
        let words = bytes[start..<position].split(whereSeparator: { Self.isBlank($0) || Self.isBreak($0) })
        if words.count == 3, words[0].elementsEqual("%TAG".utf8) {
          tagHandles[String(decoding: words[1], as: UTF8.self)] = String(decoding: words[2], as: UTF8.self)
        }
      } else {
        _ = skipToContent()
        if !isDirective { return }
      }
    }
  }

  private mutating func skipMarker(_ marker: String) -> Bool {
    guard position == lineStart, isAtMarker(position, marker) else { return false }
    position += 3
    return true
  }

  // MARK: - Bytes

  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  var column: Int { position - lineStart }

  static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  static func isBlank(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Whether white space or the end stands at an offset.
  func isSpace(at offset: Int) -> Bool {
    byte(at: offset).map { Self.isBlank($0) || Self.isBreak($0) } ?? true
  }

  /// Whether a line ends at an offset.
  func isLineEnd(_ offset: Int) -> Bool { byte(at: offset).map(Self.isBreak) ?? true }

  func isAtMarker(_ start: Int, _ marker: String) -> Bool {
    bytes[start...].starts(with: marker.utf8) && isSpace(at: start + 3)
  }

  /// Whether a line begins here that ends a document.
  func isAtEnd(ofDocument start: Int) -> Bool {
    !isJSON && start == lineStart && (isAtMarker(start, "---") || isAtMarker(start, "..."))
  }

  /// Whether a line begins here that says something about the documents behind it.
  private var isDirective: Bool {
    byte == UInt8(ascii: "%") && position == lineStart && brackets.isEmpty && !isJSON
  }

  mutating func skipBlanks() { while Self.isBlank(byte) { position += 1 } }

  /// Steps over the break of a line.
  mutating func skipBreak() {
    guard let first = byte else { return }
    position += first == 0x0D && byte(at: position + 1) == 0x0A ? 2 : 1
    lineStart = position
  }

  /// Steps to the beginning of the next line.
  mutating func skipLine() {
    while !isLineEnd(position) { position += 1 }
    skipBreak()
  }

  /// Steps over white space and comments, also over lines. False where the document ends.
  mutating func skipToContent() -> Bool {
    while let byte {
      if Self.isBlank(byte) {
        position += 1
      } else if Self.isBreak(byte) {
        skipBreak()
        if isAtEnd(ofDocument: position) { return false }
      } else if byte == UInt8(ascii: "#"), !isJSON {
        while !isLineEnd(position) { position += 1 }
      } else {
        return !isAtEnd(ofDocument: position) && !isDirective
      }
    }
    return false
  }

  var missing: DraftNode { DraftNode(.missing, position..<position, column: column) }

  /// How far the line is indented that `position` is on.
  var indentation: Int { bytes[lineStart...].prefix { $0 == 0x20 }.count }

  struct State {
    var position: Int
    var lineStart: Int
  }

  var state: State {
    get { State(position: position, lineStart: lineStart) }
    set { (position, lineStart) = (newValue.position, newValue.lineStart) }
  }

  // MARK: - Nodes in block style

  /// The node that stands here.
  /// - Parameters:
  ///   - indent: the column of the collection around it, which each of its lines has to exceed.
  ///   - mayBegin: whether a collection in block style may begin on this line.
  ///   - isValue: whether it is the value of a key, so that a list may begin at its column.
  mutating func node(in indent: Int, mayBegin: Bool, isValue: Bool = false) -> DraftNode {
    depth += 1
    defer { depth -= 1 }
    skipBlanks()
    guard depth < Self.deepest else {
      defer { skipLine() }
      return missing
    }
    var mayBegin = mayBegin
    var properties = Properties()
    var before = state
    while true {
      let line = lineStart
      let isThere = skipToContent()
      if lineStart != line { mayBegin = true }
      // A list as the value of a key may stand in the column of that, and so may the head of a block, which is no key.
      let isBeside = column == indent && (isValue && isDash || !recovers && isBlockHead)
      guard isThere, lineStart == line || column > indent || isBeside else {
        state = before
        var node = missing
        properties.decorate(&node)
        return node
      }
      // The properties before a key belong to the key.
      if mayBegin, isKey { break }
      guard let property = property() else { break }
      properties.add(property)
      skipBlanks()
      before = state
    }
    let number = nextNumber()
    var node = content(in: indent, mayBegin: mayBegin)
    properties.decorate(&node)
    node.number = number
    return node
  }

  mutating func nextNumber() -> Int {
    anchorCount += 1
    return anchorCount
  }

  /// The properties that stand before a node and belong to it.
  struct Properties {
    private var anchor: String?
    private var tag: String?

    mutating func add(_ property: Property) {
      switch property {
      case .anchor(let name): anchor = name
      case .tag(let name): tag = name
      }
    }

    func decorate(_ node: inout DraftNode) {
      if let anchor { node.anchor = anchor }
      if let tag { node.tag = tag }
    }
  }

  enum Property {
    case anchor(String)
    case tag(String)
  }

  /// An anchor or a tag.
  mutating func property() -> Property? {
    guard let first = byte, first == UInt8(ascii: "&") || first == UInt8(ascii: "!"), !isJSON else {
      return nil
    }
    let start = position
    position += 1
    if first == UInt8(ascii: "!"), byte == UInt8(ascii: "<") {
      while let byte, !Self.isBreak(byte), byte != UInt8(ascii: ">") { position += 1 }
      if byte == UInt8(ascii: ">") { position += 1 }
    } else {
      while !isSpace(at: position), brackets.isEmpty || !Self.isFlowIndicator(bytes[position]) {
        position += 1
      }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return first == UInt8(ascii: "&") ? .anchor(String(text.dropFirst())) : .tag(whole(text))
  }

  /// A tag with what its handle stands for.
  private func whole(_ tag: String) -> String {
    if tag.hasPrefix("!<") { return String(tag.dropFirst(2).dropLast()) }
    let handle = tag.dropFirst().firstIndex(of: "!").map { tag[...$0] } ?? "!"
    return tagHandles[String(handle)].map { $0 + tag.dropFirst(handle.count) } ?? tag
  }

  var isDash: Bool { byte == UInt8(ascii: "-") && isSpace(at: position + 1) }

  private mutating func content(in indent: Int, mayBegin: Bool) -> DraftNode {
    if isJSON { return flowNode(in: indent) ?? missing }
    if mayBegin, isDash { return sequence() }
    if mayBegin, isKey || isHalfKey { return mapping(in: indent) }
    switch byte {
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      if let block = blockScalar(in: indent) { return block }
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      let node = flowCollection(in: indent)
      if recovers { skipRest() }
      return node
    default: break
    }
    let node = scalarOrAlias(in: indent)
    if recovers, node.scalar?.style != .plain { skipRest() }
    return node
  }

  /// Steps over what stands behind a value on its line, and has no meaning there.
  mutating func skipRest() {
    skipBlanks()
    let start = position
    while !isLineEnd(position) { position += 1 }
    if start < position, bytes[start] != UInt8(ascii: "#") { noteBroken(from: start) }
  }
}
