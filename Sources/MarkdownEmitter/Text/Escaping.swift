import SchemaRuntime

/// How text and code are written so that neither Markdown nor HTML sees anything in them.
enum Escaping {
  /// Line breaks become spaces.
  static func text(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    for scalar in shown(text).unicodeScalars {
      switch scalar {
      case "\\", "*", "_", "[", "]", "`": result += "\\" + String(scalar)
      // Braces begin code that Liquid and Vue would run.
      case "<", ">", "&", "|", "~", "{": result += reference(scalar)
      case "\n", "\r", "\t": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A code span. Where backticks cannot hold the text, or a table would split it, it is HTML.
  static func code(_ text: String) -> String {
    let escaped = visible(text)
    let text = shown(escaped)
    let isPlain =
      text.utf8.count == escaped.utf8.count && text.unicodeScalars.allSatisfy { $0 != "`" && $0 != "|" }
      && !text.contains("{{") && !text.contains("{%")
    if isPlain, !text.hasPrefix(" "), !text.hasSuffix(" "), !text.hasSuffix("\\") { return "`" + text + "`" }
    return "<code>" + text.unicodeScalars.map(codeScalar).joined() + "</code>"
  }

  /// A text as a code span shows it: with escapes in place of characters that are invisible, or that break lines, and a text
  /// of which nothing would be seen in quotes.
  static func visible(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy({ $0 == " " }) { return "\"\(text)\"" }
    if !text.unicodeScalars.contains(where: isControl) { return text }
    return text.unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default:
        isControl(scalar) ? scalar.escapedForSwift : String(scalar)
      }
    }.joined()
  }

  /// A line of code in HTML, in which MDX sees no Markdown: neither at its beginning, nor in it.
  static func preformatted(_ line: String) -> String {
    let text = shown(line)
    var isFirst = true
    return text.unicodeScalars.map { scalar in
      defer { if scalar != " " { isFirst = false } }
      return isFirst && !scalar.properties.isAlphabetic ? reference(scalar) : codeScalar(scalar)
    }.joined()
  }

  /// A name for use in an anchor: letters, digits, `-`, `_` and `.` stand for themselves.
  static func anchor(_ name: String) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "~"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a word is an address on the web that can stand between angle brackets.
  static func isAddress(_ word: Substring) -> Bool {
    guard let scheme = ["https://", "http://"].first(where: { word.hasPrefix($0) }) else { return false }
    let rest = word.dropFirst(scheme.count)
    return !rest.isEmpty && rest.utf8.allSatisfy { isLetterOrDigit($0) || "-._/?#@$&+=%~".utf8.contains($0) }
  }

  /// Whether a word of a text can only be the name of a member: `badge_count`, `iosBadge`, `ios.badge`.
  static func isMemberName(_ word: Substring) -> Bool {
    guard let first = word.utf8.first, isLower(first),
      word.utf8.allSatisfy({ isLetterOrDigit($0) || ".".utf8.contains($0) || $0 == UInt8(ascii: "_") })
    else { return false }
    if word.utf8.contains(UInt8(ascii: "_")) { return true }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 1 { return parts.allSatisfy { $0.utf8.count > 1 } }
    let bytes = Array(word.utf8)
    guard bytes.count > 3, isLower(bytes[1]) else { return false }
    return bytes.indices.dropFirst(2).dropLast().contains {
      !isLower(bytes[$0]) && isLower(bytes[$0 + 1]) && isLetter(bytes[$0])
    }
  }

  private static func isLower(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { isLower(byte | 0x20) }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func codeScalar(_ scalar: Unicode.Scalar) -> String {
    "|`*_\\[]<>&~\"#{".unicodeScalars.contains(scalar)
      ? reference(scalar)
      : String(scalar)
  }

  /// A text with its hidden characters named: `(U+202E)`. White space stays, and what marks places for our own use is replaced.
  static func shown(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    let isMarked = text.unicodeScalars.contains(where: isOwnMark)
    let unmarked =
      isMarked
      ? String(String.UnicodeScalarView(text.unicodeScalars.map { isOwnMark($0) ? "\u{FFFD}" : $0 })) : text
    return VisibleText.numbered(unmarked, except: ["\n", "\r", "\t"])
  }

  /// Whether a byte of UTF-8 is a character that stands for itself, in text.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "`"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "~"), UInt8(ascii: "{"):
      false
    default: (0x20..<0x7F).contains(byte)
    }
  }

  /// Whether a text is made of words that are neither names nor addresses, and of nothing that has to be escaped.
  static func isPlainProse(_ text: some StringProtocol) -> Bool {
    var isFirst = true
    var hasEnded = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: " ") {
        isFirst = true
        hasEnded = false
        continue
      }
      if hasEnded { return false }
      switch byte {
      case _ where isLower(byte): break
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): if !isFirst { return false }
      case UInt8(ascii: "."), UInt8(ascii: ","): hasEnded = true
      default: return false
      }
      isFirst = false
    }
    return true
  }

  private static func reference(_ scalar: Unicode.Scalar) -> String { "&#\(scalar.value);" }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || isOwnMark(scalar)
  }

  private static func isOwnMark(_ scalar: Unicode.Scalar) -> Bool {
    (0xE000...0xE002).contains(scalar.value)
  }
}
