import Diagnostics

/// The next event that libyaml finds in a text.
struct YAMLEvent {
  enum Content {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias(anchor: String)
    case scalar(Scalar)
    case collectionStart(CollectionKind, Properties)
    case collectionEnd
  }

  /// The properties before a node (YAML 1.2.2, section 6.9).
  struct Properties {
    var anchor: String?
    var tag: String?
  }

  struct Scalar {
    var text: String
    /// Whether it stands without quotes, on its own or in the lines of other text.
    var isPlain: Bool
    var properties: Properties

    /// Whether nothing says what the scalar is but its text.
    var isBare: Bool { isPlain && properties.tag == nil }
  }

  var content: Content
  var location: SourceLocation
}
