/// The demand of a keyword that is told in one place, and asked for wherever such demands are: `StringRule`, `ValueRule`.
package protocol KeywordRule: Hashable, Sendable {
  /// The keywords that are demands of this kind.
  static var keywords: Set<String> { get }

  /// The demand of a keyword with a value; nil where the keyword is none of these, or its value asks nothing.
  init?(_ keyword: String, _ value: JSONValue)

  /// The keyword with its value.
  var said: (keyword: String, value: JSONValue) { get }
}
