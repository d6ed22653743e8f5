/// An enum of known strings that takes any other string, too.
///
/// Two values are equal if their strings are: `.other("url")` is the known value `url`.
public protocol OpenEnumeration: TextEnumeration, ExpressibleByStringLiteral {
  /// The known value that the string is, else the case for others.
  init(rawValue: String)

  /// The values that are known, in the schema's order.
  static var knownCases: [Self] { get }
}

extension OpenEnumeration {
  /// The case of a text, known or not.
  @inlinable
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}
