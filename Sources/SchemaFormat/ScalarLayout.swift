import YAMLTree

/// Decides how a scalar is written.
struct ScalarLayout {
  let removesQuotes: Bool

  /// The text of a scalar on one line; nil for one that takes several.
  /// - Parameter isInFlow: whether it stands between brackets.
  func line(_ scalar: SyntaxNode.Scalar, isTagged: Bool, isInFlow: Bool) -> String? {
    guard !scalar.style.isBlock, !scalar.source.contains(where: \.isNewline) else { return nil }
    switch scalar.style {
    case .plain: return scalar.source
    case .singleQuoted, .doubleQuoted:
      // With a tag, quotes may say what the scalar is.
      if isTagged || !removesQuotes { return scalar.source }
      return unquoted(scalar, isInFlow) ?? quoted(scalar)
    case .literal, .folded: return nil
    }
  }

  /// The text of a key, which stands on one line in any case.
  func key(_ scalar: SyntaxNode.Scalar, isTagged: Bool, isInFlow: Bool) -> String {
    if let line = line(scalar, isTagged: isTagged, isInFlow: isInFlow) { return line }
    if !isTagged, Self.isPlain(scalar.value, isInFlow), YAMLSyntax.isString(scalar.value) {
      return scalar.value
    }
    return Self.escaped(scalar.value)
  }

  private func unquoted(_ scalar: SyntaxNode.Scalar, _ isInFlow: Bool) -> String? {
    guard Self.hasPlainEscapes(scalar), Self.isPlain(scalar.value, isInFlow),
      YAMLSyntax.isString(scalar.value), !Self.isOtherInYAML11(scalar.value)
    else { return nil }
    return scalar.value
  }

  /// In single quotes, or in double quotes where single ones would have to be doubled. Escapes stay as they are written.
  private func quoted(_ scalar: SyntaxNode.Scalar) -> String {
    let value = scalar.value.unicodeScalars
    guard Self.hasPlainEscapes(scalar), !value.contains(where: Self.isHidden) else { return scalar.source }
    if !value.contains("'") { return "'" + scalar.value + "'" }
    if !value.contains("\""), !value.contains("\\") { return "\"" + scalar.value + "\"" }
    return scalar.source
  }

  /// Whether nothing is escaped but `"` and `\` itself.
  private static func hasPlainEscapes(_ scalar: SyntaxNode.Scalar) -> Bool {
    guard scalar.style == .doubleQuoted else { return true }
    var isEscape = false
    for scalar in scalar.source.unicodeScalars {
      if isEscape {
        guard scalar == "\\" || scalar == "\"" else { return false }
        isEscape = false
      } else {
        isEscape = scalar == "\\"
      }
    }
    return true
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F
  }

  /// Whether a text is read as itself without quotes (YAML 1.2.2, section 7.3.3).
  private static func isPlain(_ text: String, _ isInFlow: Bool) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, let last = scalars.last else { return false }
    if isSpace(first) || isSpace(last) || last == ":" || text == "<<" { return false }
    if ",[]{}#&*!|>'\"%@`".unicodeScalars.contains(first) { return false }
    if "-?:".unicodeScalars.contains(first), isInFlow || scalars.count == 1 || isSpace(scalars[1]) {
      return false
    }
    if text.utf8.starts(with: "---".utf8) || text.utf8.starts(with: "...".utf8) { return false }
    for (index, scalar) in scalars.enumerated() {
      if isHidden(scalar) || scalar == "\u{FEFF}" { return false }
      if isInFlow, ",[]{}?".unicodeScalars.contains(scalar) { return false }
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      if scalar == ":", isSpace(next) || isInFlow && ",[]{}?".unicodeScalars.contains(next) { return false }
      if isSpace(scalar), next == "#" { return false }
    }
    return true
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  /// Whether tools for YAML 1.1 may take a text without quotes for something else than a string: a boolean, a number, a date.
  private static func isOtherInYAML11(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return true }
    if "0123456789+-.=".unicodeScalars.contains(first) { return true }
    return ["y", "n", "yes", "no", "on", "off"].contains(text.lowercased())
  }

  /// A text in double quotes, on one line; an empty text in single quotes.
  static func escaped(_ text: String) -> String {
    if text.isEmpty { return "''" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
      case _ where [0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF].contains(scalar.value):
        result += "\\u" + String(scalar.value, radix: 16, uppercase: true)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
