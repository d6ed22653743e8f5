/// An example that a property does not hold for, and what it was shrunk from.
///
/// It is an error, so that a test that lets `check` throw prints its description.
public struct Counterexample<Example: Sendable & CustomStringConvertible>: Error, Sendable,
  CustomStringConvertible
{
  /// The smallest example that was found.
  public let smallest: Example
  /// The sample that it comes from.
  public let sample: Example
  /// The description of the error that was thrown for the smallest example; nil where the property was false.
  public let thrown: String?
  /// How many examples were tried for it.
  public let tries: Int
  /// Whether no step of shrinking leads to a smaller one; false where `effort` ended the search before.
  public let isLocalMinimum: Bool
  let name: String

  /// What was found, on a few lines.
  public var description: String {
    let end =
      isLocalMinimum
      ? "\(tries) smaller ones were tried; no step makes it smaller"
      : "the search ended after \(tries) tries; there may be a smaller one"
    return """
      \(name): the property does not hold
        smallest: \(smallest)
        found as: \(sample)
        \(thrown.map { "thrown: \($0)" } ?? "the property was false")
        \(end)
      """
  }
}

/// A check of a type that no valid value is known of: it would have checked nothing.
public struct NoSamples: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is said of the type.
  public let description: String

  init(name: String, _ problems: [String]) {
    let lines = ["\(name): no valid value is known, so nothing was checked"] + problems.map { "  " + $0 }
    description = lines.joined(separator: "\n")
  }
}
