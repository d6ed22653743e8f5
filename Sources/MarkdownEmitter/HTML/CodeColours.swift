/// Marks the words of JSON and Swift for colours, without knowing more of either than how their tokens look.
enum CodeColours {
  private static let words: Set<String> = [
    "let", "var", "struct", "enum", "func", "true", "false", "null", "nil", "import", "static", "case",
  ]

  /// - Parameter link: the address that a key of JSON leads to, by the names on the way to it.
  static func html(_ code: String, language: String, link: ([String]) -> String? = { _ in nil }) -> String {
    guard language == "json" || language == "swift" else { return HTMLWriter.text(code) }
    var result = ""
    var rest = code.unicodeScalars[...]
    var path: [String?] = []
    func mark(_ kind: String, _ token: Substring.UnicodeScalarView) {
      result += "<span class=\"\(kind)\">" + HTMLWriter.text(String(token)) + "</span>"
    }
    while let first = rest.first {
      let token: Substring.UnicodeScalarView
      if first == "\"" {
        token = string(rest)
        let after = rest[token.endIndex...].first { $0 != " " }
        let isKey = language == "json" && after == ":"
        if isKey, !path.isEmpty { path[path.count - 1] = name(token) }
        if isKey, let address = link(path.compactMap(\.self)) {
          result +=
            "<a class=\"k\" href=\"\(HTMLWriter.attribute(address))\">\(HTMLWriter.text(String(token)))</a>"
        } else {
          mark(isKey ? "k" : "s", token)
        }
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
        if first == "{" || first == "[" { path.append(nil) }
        if first == "}" || first == "]" { _ = path.popLast() }
        token = rest.prefix(1)
        result += HTMLWriter.text(String(token))
      }
      rest = rest[token.endIndex...]
    }
    return result
  }

  /// The name that a key is; nil for one with escapes, which has no link.
  private static func name(_ token: Substring.UnicodeScalarView) -> String? {
    token.contains("\\") ? nil : String(token.dropFirst().dropLast())
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
