enum SwiftExampleName {
  /// - Parameter document: the name of its file without the suffix.
  /// - Returns: `ios-override` is `iosOverride`, `live_activity` is `liveActivity`.
  static func name(of subject: Subject, document: String) -> String {
    let source = subject.names.last ?? document
    let words = source.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard let first = words.first else { return "value" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = first.prefix(1).lowercased() + first.dropFirst() + rest.joined()
    let reserved = [
      "default", "in", "repeat", "switch", "case", "public", "private", "extension", "operator", "import",
      "class", "enum", "struct", "func", "let", "var", "if", "else", "for", "while", "return", "is", "as",
      "self",
      "true", "false", "nil", "internal", "static", "throws", "init", "where", "protocol",
    ]
    return reserved.contains(name) || name.first?.isNumber == true ? "value" : name
  }
}

extension SwiftExample {
  /// The declaration that a page shows.
  var declaration: String {
    let isConstruction = code.hasPrefix(type + "(")
    return "let \(name)\(isConstruction ? "" : ": " + type) = \(code)"
  }
}
