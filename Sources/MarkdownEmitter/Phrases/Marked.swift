import SchemaRuntime

/// The words of a `Demand`, with the literal values in it set as code.
///
/// The English of a demand is the runtime's alone; values go into it between marks and come out as code spans.
enum Marked {
  static func value(_ text: String) -> String { "\u{E000}" + text + "\u{E001}" }

  static func inline(_ text: String) -> Inline {
    var result = Inline(spans: [])
    var rest = text.unicodeScalars[...]
    while let start = rest.firstIndex(of: "\u{E000}") {
      let after = rest.index(after: start)
      guard let end = rest[after...].firstIndex(of: "\u{E001}") else { break }
      result.append(.text(String(rest[..<start])))
      result.append(.code(String(rest[after..<end])))
      rest = rest[rest.index(after: end)...]
    }
    result.append(.text(String(rest)))
    return result
  }
}
