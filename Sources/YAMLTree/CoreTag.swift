/// A tag of the core schema, which says what a node is.
enum CoreTag: String {
  case string = "str"
  case integer = "int"
  case float
  case bool
  case null
  case sequence = "seq"
  case mapping = "map"
  /// The tag `!`: what the node looks like, and a scalar is a string.
  case nonSpecific = "!"

  private static let prefix = "tag:yaml.org,2002:"

  init?(_ tag: String) {
    if tag == "!" {
      self = .nonSpecific
    } else {
      guard tag.utf8.starts(with: Self.prefix.utf8) else { return nil }
      let name = String(tag.dropFirst(Self.prefix.count))
      guard name != "!" else { return nil }
      self.init(rawValue: name)
    }
  }

  /// The tag as it is usually written.
  var name: String { self == .nonSpecific ? "!" : "!!\(rawValue)" }

  /// The kind of value that the tag asks for, for messages.
  var expectation: String {
    switch self {
    case .string: "a string"
    case .integer: "an integer"
    case .float: "a number"
    case .bool: "'true' or 'false'"
    case .null: "'null' or nothing"
    case .sequence: "a sequence"
    case .mapping: "a mapping"
    case .nonSpecific: "a value"
    }
  }

  /// The content of a scalar that carries the tag, or nil where the text is not what the tag asks for.
  func meaning(of text: String) -> CoreSchema.Meaning? {
    let plain = CoreSchema.meaning(of: text)
    switch (self, plain) {
    case (.string, _), (.nonSpecific, _): return .string
    case (.integer, .number(_, isInteger: true)), (.integer, .tooLong): return plain
    case (.float, .number), (.float, .notFinite), (.float, .tooLong): return plain
    case (.bool, .bool), (.null, .null): return plain
    case (.integer, _), (.float, _), (.bool, _), (.null, _), (.sequence, _), (.mapping, _): return nil
    }
  }

  func allows(_ kind: CollectionKind) -> Bool {
    switch (self, kind) {
    case (.sequence, .sequence), (.mapping, .mapping), (.nonSpecific, _): true
    default: false
    }
  }
}
