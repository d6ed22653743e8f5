/// The demands that a text has to meet.
struct TextDemands: Hashable {
  /// Patterns that the text has to match.
  var patterns: [String] = []
  /// Patterns that the text must not match.
  var excluded: [String] = []
  /// The least length, in Unicode scalars.
  var minLength = 0
  var maxLength = Int.max

  /// A pattern for the text itself.
  static func escaped(_ text: String) -> String {
    var pattern = ""
    for scalar in text.unicodeScalars {
      if "^$\\.*+?()[]{}|/".unicodeScalars.contains(scalar) { pattern += "\\" }
      pattern.unicodeScalars.append(scalar)
    }
    return pattern
  }
}
