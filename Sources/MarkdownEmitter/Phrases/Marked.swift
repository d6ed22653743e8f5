import SchemaRuntime

/// The words of a `Demand`, with the literal values in it set as code.
///
/// The English of a demand is the runtime's alone; values go into it between marks and come out as code spans.
enum Marked {
  static func value(_ text: String) -> String { "\u{E000}" + text + "\u{E001}" }

  /// What is Markdown already.
  static func raw(_ inline: Inline) -> String { "\u{E002}" + inline.markdown + "\u{E001}" }

  static func inline(_ text: String) -> Inline {
    var result = Inline("")
    var rest = text.unicodeScalars[...]
    while let start = rest.firstIndex(where: { $0 == "\u{E000}" || $0 == "\u{E002}" }) {
      let after = rest.index(after: start)
      guard let end = rest[after...].firstIndex(of: "\u{E001}") else { break }
      let content = String(rest[after..<end])
      result = result + .text(String(rest[..<start]))
      result = result + (rest[start] == "\u{E000}" ? .code(content) : Inline(markdown: content))
      rest = rest[rest.index(after: end)...]
    }
    return result + .text(String(rest))
  }
}
