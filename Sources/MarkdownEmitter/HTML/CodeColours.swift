/// Marks the words of JSON and Swift for colours, without knowing more of either than how their tokens look.
enum CodeColours {
  private static let words: Set<String> = [
    "let", "var", "struct", "enum", "func", "true", "false", "null", "nil", "import", "static", "case",
  ]

  static func html(_ code: String, language: String) -> String {
    guard language == "json" || language == "swift" else { return HTMLWriter.text(code) }
    var result = ""
    var rest = code.unicodeScalars[...]
    func mark(_ kind: String, _ token: Substring.UnicodeScalarView) {
      result += "<span class=\"\(kind)\">" + HTMLWriter.text(String(token)) + "</span>"
    }
    while let first = rest.first {
      let token: Substring.UnicodeScalarView
      if first == "\"" {
        token = string(rest)
        let after = rest[token.endIndex...].first { $0 != " " }
        mark(language == "json" && after == ":" ? "k" : "s", token)
      } else if first == "/", rest.dropFirst().first == "/" {
        token = rest.prefix { $0 != "\n" }
        mark("c", token)
      } else if ("0"..."9").contains(first) {
        token = rest.prefix { ("0"..."9").contains($0) || "+-.eE".unicodeScalars.contains($0) }
        mark("n", token)
      } else if isLetter(first) {
        token = rest.prefix { isLetter($0) || ("0"..."9").contains($0) }
        if words.contains(String(token)) {
          mark("w", token)
        } else {
          result += HTMLWriter.text(String(token))
        }
      } else {
        token = rest.prefix(1)
        result += HTMLWriter.text(String(token))
      }
      rest = rest[token.endIndex...]
    }
    return result
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
  }

  /// A text in quotes, with both.
  private static func string(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    var index = text.index(after: text.startIndex)
    var isEscaped = false
    while index < text.endIndex {
      let scalar = text[index]
      index = text.index(after: index)
      if scalar == "\n" || scalar == "\"" && !isEscaped { break }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return text[..<index]
  }
}
