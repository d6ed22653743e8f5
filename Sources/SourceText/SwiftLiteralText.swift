import SchemaRuntime

/// Writes the text between the quotes of a Swift string literal on one line.
public enum SwiftLiteralText {
  /// Escapes quotes, backslashes, hidden characters and characters that join the one before them.
  public static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    for scalar in text.unicodeScalars { result += escaped(scalar) }
    return result
  }

  /// Whether a byte of UTF-8 is a character that stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\"")
  }

  /// Escapes one scalar where the literal needs it.
  public static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\\\"
    case "\"": "\\\""
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: isPlain(scalar) ? String(scalar) : scalar.escapedForSwift
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isHidden { return false }
    let unclear: [Unicode.GeneralCategory] = [
      .privateUse, .unassigned, .nonspacingMark, .enclosingMark, .spacingMark,
    ]
    let category = scalar.properties.generalCategory
    return !unclear.contains(category) && (category != .spaceSeparator || scalar == " ")
  }
}
