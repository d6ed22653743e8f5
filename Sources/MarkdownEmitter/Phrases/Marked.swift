import SchemaRuntime

/// The words of a `Demand`, with the literal values in it set as code.
///
/// The English of a demand is the runtime's alone; values go into it between two marks and come out as code spans.
enum Marked {
  static func value(_ text: String) -> String { "\u{E000}" + text + "\u{E001}" }

  static func inline(_ text: String) -> Inline {
    var result = Inline("")
    var rest = text[...]
    while let start = rest.firstIndex(of: "\u{E000}") {
      let after = rest.index(after: start)
      guard let end = rest[after...].firstIndex(of: "\u{E001}") else { break }
      result = result + .text(String(rest[..<start])) + .code(String(rest[after..<end]))
      rest = rest[rest.index(after: end)...]
    }
    return result + .text(String(rest))
  }
}

extension JSONValue {
  /// The value as a page shows it: a string without quotes where it cannot be taken for anything else.
  var shown: String {
    guard case .string(let text) = self, let first = text.unicodeScalars.first,
      let last = text.unicodeScalars.last
    else { return description }
    let isOther = ["true", "false", "null"].contains(text) || JSONNumber(text: text) != nil
    let looksQuoted = "[{\"+".unicodeScalars.contains(first)
    let isPrintable = text.unicodeScalars.allSatisfy { $0.value >= 0x20 }
    return isOther || looksQuoted || !isPrintable || first == " " || last == " " ? description : text
  }
}
