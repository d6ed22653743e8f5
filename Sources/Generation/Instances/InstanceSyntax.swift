/// The language in which the text of an instance is read.
public enum InstanceSyntax: String, Sendable, CaseIterable {
  case json
  case yaml
  /// JSON with comments, and with commas behind last items.
  case jsonc

  /// The endings that say how a file is read.
  private static let endings: [(String, InstanceSyntax)] = [
    (".json", .json), (".ndjson", .json), (".jsonl", .json), (".yaml", .yaml), (".yml", .yaml),
    (".jsonc", .jsonc),
  ]

  /// The syntax that the ending of a name stands for; nil where it stands for none.
  public init?(ofName name: String) {
    guard let syntax = Self.endings.first(where: { name.hasEnding($0.0) })?.1 else { return nil }
    self = syntax
  }

  /// Guesses the syntax by the first character: JSON begins with a bracket or a quotation mark, and YAML with any
  /// other. An empty text is taken for JSON.
  public init(ofText bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...]
    let first = text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    self = first.map { "{[\"".utf8.contains($0) } ?? true ? .json : .yaml
  }

  /// The name of the language that the ending of a file stands for, where there is no reader for that language.
  public static func unreadable(_ name: String) -> String? {
    [(".toml", "TOML"), (".json5", "JSON5")].first { name.hasEnding($0.0) }?.1
  }
}

extension String {
  /// Whether a name has the ending, in small letters or capitals, and something before it.
  package func hasEnding(_ ending: String) -> Bool {
    utf8.count > ending.utf8.count
      && utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) { $0.lowercased == $1.lowercased }
  }
}

extension UInt8 {
  /// The small letter of an ASCII capital, and any other byte as it is.
  fileprivate var lowercased: UInt8 { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self + 32 : self }
}
