/// How text that others wrote is shown: a terminal obeys control characters, and a name may hold any.
enum PrintableText {
  /// The text with every control character but tabs and line ends written as in Swift: `\u{1b}`.
  static func of(_ text: String) -> String {
    text.utf8.contains(where: isSuspicious) ? escaped(text) { $0 == "\t" || $0 == "\n" } : text
  }

  /// The same on one line.
  static func line(_ text: String) -> String {
    text.utf8.contains { isSuspicious($0) || $0 == 0x0A } ? escaped(text) { $0 == "\t" } : text
  }

  /// JSON with the control characters that it may hold as they are written as it writes others: `\u009b`.
  static func json(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x7F || $0 == 0xC2 }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if (0x7F...0x9F).contains(scalar.value) {
        let digits = String(scalar.value, radix: 16)
        result.append(
          contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a byte is a control character, or may begin one.
  private static func isSuspicious(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A || byte == 0x7F || byte == 0xC2
  }

  private static func escaped(_ text: String, except isKept: (Unicode.Scalar) -> Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      if isControl && !isKept(scalar) {
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
