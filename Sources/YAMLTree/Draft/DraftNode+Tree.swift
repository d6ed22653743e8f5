import Diagnostics

/// Makes trees of drafts, as `YAMLReader` makes them of a correct text.
package struct DraftTree {
  private let bytes: [UInt8]
  private let file: String
  private let isJSON: Bool
  private let lineStarts: [Int]
  /// The nodes by their anchors, with the number of the node: of two nodes with one anchor, the later one counts.
  private var anchors: [String: (number: Int, node: YAMLNode)] = [:]
  /// How many more nodes aliases may add.
  private var budget = 100_000

  package init(_ bytes: [UInt8], file: String, isJSON: Bool) {
    (self.bytes, self.file, self.isJSON) = (bytes, file, isJSON)
    var starts = LineStarts.all(in: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { starts[0] = 3 }
    lineStarts = starts
  }

  /// The tree of a draft. Missing nodes are null.
  package mutating func node(_ draft: DraftNode) -> YAMLNode {
    let node = YAMLNode(content(draft), at: location(draft.range.lowerBound))
    keep(draft) { _ in node }
    if case .alias(let name) = draft.content { return anchors[name]?.node ?? node }
    return node
  }

  private mutating func keep(_ draft: DraftNode, _ node: (DraftTree) -> YAMLNode) {
    guard let anchor = draft.anchor, anchors[anchor].map({ $0.number < draft.number }) ?? true else { return }
    anchors[anchor] = (draft.number, node(self))
  }

  private mutating func content(_ draft: DraftNode) -> YAMLNode.Content {
    switch draft.content {
    case .missing: content("", isPlain: true, draft.tag)
    case .alias(let name): anchors[name].flatMap { taken($0.node) } ?? .null
    case .scalar(let scalar): content(text(scalar), isPlain: scalar.style == .plain, draft.tag)
    case .sequence(let elements): .sequence(elements.map { node($0) })
    case .mapping(let members):
      .mapping(
        members.map { member in
          YAMLNode.Member(
            key: key(member.key), keyLocation: location(member.key.range.lowerBound),
            value: node(member.value))
        })
    }
  }

  private mutating func taken(_ node: YAMLNode) -> YAMLNode.Content? {
    budget -= 1
    return budget > 0 ? node.content : nil
  }

  /// The text of a key.
  package mutating func key(_ draft: DraftNode) -> String {
    switch draft.content {
    case .scalar(let scalar):
      let text = text(scalar)
      keep(draft) { YAMLNode(.string(text), at: $0.location(draft.range.lowerBound)) }
      return text
    case .alias(let name): return anchors[name]?.node.string ?? ""
    case .missing, .sequence, .mapping: return ""
    }
  }

  private func content(_ text: String, isPlain: Bool, _ tag: String?) -> YAMLNode.Content {
    let tag = tag.flatMap { CoreTag($0) }
    guard isPlain || tag != nil else { return .string(text) }
    switch tag.map({ $0.meaning(of: text) ?? .string }) ?? CoreSchema.meaning(of: text) {
    case .null: return .null
    case .bool(let value): return .bool(value)
    case .number(let number, _): return .number(number)
    case .notFinite, .tooLong, .string: return .string(text)
    }
  }

  /// The text of a scalar. libyaml reads a scalar alone where it takes more than copying.
  package func text(_ scalar: DraftScalar) -> String {
    let own = bytes[scalar.range]
    let isOneLine = !own.contains(where: DraftReader.isBreak)
    switch scalar.style {
    case .plain where isOneLine: return String(decoding: own, as: UTF8.self)
    case .double where isOneLine && !own.contains(UInt8(ascii: "\\")):
      return String(decoding: own.dropFirst().dropLast(scalar.isClosed ? 1 : 0), as: UTF8.self)
    case .single where isOneLine:
      let text = String(decoding: own.dropFirst().dropLast(scalar.isClosed ? 1 : 0), as: UTF8.self)
      return text.replacing("''", with: "'")
    // Behind a space, three dashes are no marker of a document.
    case .plain, .single, .double: return read([0x20] + Array(own)) ?? String(decoding: own, as: UTF8.self)
    case .block(let indent):
      var text = Array(own)
      if let indent, let digit = text.prefix(3).firstIndex(where: { (0x31...0x39).contains($0) }) {
        guard indent < 10 else { return String(decoding: own, as: UTF8.self) }
        text[digit] = 0x30 + UInt8(indent)
      }
      return read(text + [0x0A]) ?? String(decoding: own, as: UTF8.self)
    }
  }

  private func read(_ text: [UInt8]) -> String? {
    var bag = DiagnosticBag()
    var reader = YAMLReader(otherKeys: .taken)
    reader.readsJSON = isJSON
    let node = reader.read(bytes: text, file: file, into: &bag)
    switch node?.content {
    case .string(let text), .number(let text): return text
    case .null, .bool, .sequence, .mapping, nil: return nil
    }
  }

  private func location(_ offset: Int) -> SourceLocation {
    let line = max(0, lineStarts.partitioningIndex { $0 > offset } - 1)
    let start = lineStarts[line]
    let column = start <= offset ? bytes[start..<offset].count { $0 & 0xC0 != 0x80 } : 0
    return SourceLocation(file: file, line: line + 1, column: column + 1)
  }
}
