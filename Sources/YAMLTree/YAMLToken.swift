import Diagnostics

/// A word of YAML, as far as it matters here.
struct YAMLToken {
  enum Kind {
    case flowStart
    case flowEnd
    /// The `?` before a key, or the empty place before a key without it.
    case key
    case anchorOrAlias
    case doubleQuoted
    case other
  }

  var kind: Kind
  var location: SourceLocation
  /// How many scalars of the text stand before the token, and before its end.
  var start: Int
  var end: Int
}
