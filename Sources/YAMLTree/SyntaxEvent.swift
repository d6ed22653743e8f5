/// An event of a YAML text with how it is written and where: offsets count Unicode scalars, lines and columns begin at 0.
package struct SyntaxEvent: Sendable {
  package enum Content: Sendable {
    case documentStart(isExplicit: Bool)
    case documentEnd(isExplicit: Bool)
    case alias
    case scalar(Style, String)
    case collectionStart(isMapping: Bool, isFlow: Bool)
    case collectionEnd
    case streamEnd
  }

  /// The ways to write a scalar.
  package enum Style: Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded

    /// Whether the text stands in lines of its own below a `|` or `>`.
    package var isBlock: Bool {
      switch self {
      case .literal, .folded: true
      case .plain, .singleQuoted, .doubleQuoted: false
      }
    }
  }

  package var content: Content
  /// The range from its beginning to its end; tags and anchors before a node are part of it.
  package var range: Range<Int>
  package var line: Int
  package var column: Int
  /// The line of the end.
  package var endLine: Int
  /// The tags and anchors before the node, in order.
  package var properties: [Range<Int>] = []
  /// The word of a scalar or an alias; empty for what is nothing in the text.
  package var word: Range<Int>
}
