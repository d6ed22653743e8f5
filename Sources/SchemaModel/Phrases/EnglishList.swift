extension Collection<String> {
  /// The texts as a sentence lists them: “a, b and c”.
  /// - Parameter conjunction: the word before the last text, “and” or “or”.
  package func listed(_ conjunction: String) -> String {
    guard count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + suffix(1).joined()
  }
}
