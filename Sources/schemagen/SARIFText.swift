import SchemaRuntime

/// Writes messages for a log of SARIF 2.1.0, where braces and brackets have a meaning.
enum SARIFText {
  /// The message as a plain text message string: braces are doubled (§3.11.5), hidden characters escaped, and brackets
  /// escaped where they would be an embedded link (§3.11.6), as in `[a-z](1)`.
  static func message(_ text: String) -> String {
    withoutLinks(VisibleText.lines(text).replacing("{", with: "{{").replacing("}", with: "}}"))
  }

  private static func withoutLinks(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let brackets = bracketsOfLinks(in: scalars)
    if brackets.isEmpty { return text }
    var result = String.UnicodeScalarView()
    var backslashes = 0
    for (index, scalar) in scalars.enumerated() {
      if brackets.contains(index) {
        // Backslashes before it would be read as the beginning of the escape.
        result.append(contentsOf: repeatElement("\\", count: backslashes + 1))
      }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
      result.append(scalar)
    }
    return String(result)
  }

  /// The places of each `](`, and of each `[` between it and the `]` before it.
  private static func bracketsOfLinks(in scalars: [Unicode.Scalar]) -> Set<Int> {
    var brackets: Set<Int> = []
    var opening: [Int] = []
    for (index, scalar) in scalars.enumerated() {
      if scalar == "[" { opening.append(index) }
      guard scalar == "]" else { continue }
      if index + 1 < scalars.count, scalars[index + 1] == "(" {
        brackets.formUnion(opening)
        brackets.insert(index)
      }
      opening = []
    }
    return brackets
  }
}
