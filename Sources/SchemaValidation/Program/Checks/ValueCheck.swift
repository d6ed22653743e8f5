public import SchemaRuntime

/// The demand of a keyword on values of any kind. Each case has its function in `Assertion`.
public enum ValueCheck: Sendable {
  /// Strings only: found in a table. The list is for the message.
  case enumerationOfStrings([String], list: String, keyword: String)
  case enumeration([JSONValue], list: String, keyword: String)
  case constant(String, keyword: String)

  /// Whether a string is looked up.
  public var isOfStrings: Bool {
    switch self {
    case .enumerationOfStrings: true
    case .enumeration, .constant: false
    }
  }
}
