import SchemaModel
import YAMLTree

/// A comment, with its `#`.
struct Comment {
  var text: String
  /// Whether a blank line stands before it.
  var followsBlank: Bool
}

/// A node of a YAML text as it is written, with the comments beside it.
struct SyntaxNode {
  enum Content {
    case alias(String)
    case scalar(Scalar)
    case collection(Collection)
  }

  struct Scalar {
    var style: SyntaxEvent.Style
    /// The value that the text stands for.
    var value: String
    /// The text of the scalar, from its first character to its last.
    var source: String
  }

  struct Collection {
    var isMapping: Bool
    var isFlow: Bool
    /// Whether its brackets stand on different lines.
    var spansLines = false
    var entries: [Entry] = []
    /// The comments behind the last entry.
    var foot: [Comment] = []

    /// Whether a comment stands in it.
    var hasComments: Bool {
      !foot.isEmpty
        || entries.contains { entry in
          guard entry.comments.isEmpty, entry.value.ownComments.isEmpty else { return true }
          guard case .collection(let inner) = entry.value.content else { return false }
          return inner.hasComments
        }
    }
  }

  /// An item of a sequence, or a member of a mapping.
  struct Entry {
    var comments: [Comment] = []
    /// Whether a blank line stands before it, and behind its comments.
    var followsBlank = false
    /// Nil in a sequence.
    var key: SyntaxNode?
    var value: SyntaxNode
  }

  /// Tags and anchors.
  var properties: [String] = []
  /// A comment on the line of the key, the dash or the properties, where the node stands on the lines below.
  var head: Comment?
  /// Comments between that line and the node.
  var comments: [Comment] = []
  var content: Content
  /// A comment on the line on which the node ends; for a block scalar, on its first line.
  var trail: Comment?
  var place: SchemaObjects.Place
  /// Whether it has an anchor or an alias, or something in it has.
  var hasMarks = false

  /// Whether a comment stands before it.
  var followsComment: Bool { head != nil || !comments.isEmpty }

  /// Every comment that stands directly beside the node.
  var ownComments: [Comment] { [head].compactMap(\.self) + comments + [trail].compactMap(\.self) }
}

/// A document of a YAML text.
struct SyntaxDocument {
  /// The comments before everything else.
  var comments: [Comment] = []
  var directives: [String] = []
  var isExplicit = false
  /// The comment behind `---`.
  var trail: Comment?
  /// The comments above the root.
  var rootComments: [Comment] = []
  /// Whether a blank line stands above the root.
  var rootFollowsBlank = false
  var root: SyntaxNode
  var foot: [Comment] = []
  var endsExplicitly = false
}
