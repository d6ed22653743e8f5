/// A node of a text that may be half typed: what stands there, and from which byte to which.
package struct DraftNode: Sendable {
  package indirect enum Content: Sendable {
    /// Nothing stands where a value could.
    case missing
    case alias(String)
    case scalar(DraftScalar)
    case sequence([DraftNode])
    case mapping([Member])
  }

  /// A member of a mapping, in the order of the text.
  package struct Member: Sendable {
    /// A scalar, as a rule.
    package var key: DraftNode
    /// Whether a colon follows the key.
    package var hasColon: Bool
    package var value: DraftNode

    /// The bytes of the key and the value.
    package var range: Range<Int> { key.range.lowerBound..<max(key.range.upperBound, value.range.upperBound) }
  }

  package var content: Content
  /// The bytes of the node; of a collection in block style, from its first key or dash to the end of its last node.
  package var range: Range<Int>
  /// On which column of its line it begins, from 0, counted in bytes.
  package var column: Int
  /// Whether it is a collection between brackets.
  package var isFlow = false
  var anchor: String?
  var tag: String?
  /// The nodes of a text are numbered in the order in which they begin.
  var number = 0

  package init(_ content: Content, _ range: Range<Int>, column: Int) {
    (self.content, self.range, self.column) = (content, range, column)
  }

  package var members: [Member]? { if case .mapping(let members) = content { members } else { nil } }

  package var elements: [DraftNode]? { if case .sequence(let elements) = content { elements } else { nil } }

  package var scalar: DraftScalar? { if case .scalar(let scalar) = content { scalar } else { nil } }

  package var isMissing: Bool { if case .missing = content { true } else { false } }
}

/// A scalar as it is written.
package struct DraftScalar: Sendable, Hashable {
  package enum Style: Sendable, Hashable {
    case plain, single, double
    /// A block scalar, and how far its lines are indented if its head says so.
    case block(indent: Int?)
  }

  package var style: Style
  /// The bytes with quotes and the head of a block.
  package var range: Range<Int>
  /// Whether it ends: quotes may be missing.
  package var isClosed = true
}
