/// A Swift string literal of any text, on one line.
public struct StringLiteral: Sendable, Hashable {
  let code: SwiftCode

  public init(_ text: String) { code = SwiftCode(trusted: "\"" + Self.escaped(text) + "\"") }

  /// The text as it stands between the quotes. Quotes, backslashes, control characters and whatever is invisible or
  /// turns the direction of writing is escaped.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    for scalar in text.unicodeScalars { result += escaped(scalar) }
    return result
  }

  /// Whether a byte of UTF-8 is a character that stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\"")
  }

  static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": return "\\\\"
    case "\"": return "\\\""
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      return isPlain(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned,
      .nonspacingMark, .enclosingMark, .spacingMark:
      return false
    case .spaceSeparator: return scalar == " "
    default: return true
    }
  }
}
