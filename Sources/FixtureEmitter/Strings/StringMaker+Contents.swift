import SchemaRuntime

// Texts that hold JSON or base64, in as many characters as they may have.
extension StringMaker {
  /// Whether the text holds JSON of which nothing else is asked.
  var holdsAnyJSON: Bool { facts.contents.contains { $0 != .base64 } && facts.content.isEmpty }

  /// JSON as the text has to hold it: as it stands or in base64, with space behind it where the text is too short.
  /// - Parameter length: the number of characters that are asked for; nil for the least.
  func texts(holding json: String, length: Int? = nil) -> [String] {
    let least = min(length ?? facts.minLength, StringMaker.longest)
    guard facts.contents.contains(.jsonInBase64) else {
      return [json + Self.space(least - json.unicodeScalars.count)]
    }
    let bytes = Array(json.utf8)
    return [Base64.encode(bytes + Array(Self.space((least + 3) / 4 * 3 - bytes.count).utf8))]
  }

  /// Short JSON, and some of so many characters.
  static func anyJSON(length: Int) -> [String] {
    let text = length < 2 ? [] : ["\"" + filling(min(length, longest) - 2) + "\""]
    return ["\"text\"", "1"] + text
  }

  private static func space(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  /// Patterns of plain texts that hold what is asked for.
  var contentPatterns: [String] {
    facts.contents.compactMap { (content) -> String? in
      switch content {
      case .json: facts.content.isEmpty ? Self.plainJSON : nil
      case .base64, .jsonInBase64: Self.plainBase64
      }
    }.sorted()
  }

  /// Patterns of all texts that hold what is asked for, and maybe of others.
  var contentBounds: [String] {
    facts.contents.map { content in
      switch content {
      case .json: #"^[ \t\n\r]*[\[{"0-9tfn-]"#
      case .base64: #"^(\#(Self.group))*(\#(Self.lastGroup))?$"#
      case .jsonInBase64: #"^(\#(Self.group))*(\#(Self.group)|\#(Self.lastGroup))$"#
      }
    }.sorted()
  }

  /// Whether a text may hold what is asked for; the schema of the JSON is not asked.
  func holdsContent(_ text: String) -> Bool {
    facts.contents.allSatisfy { content in
      switch content {
      case .json: JSONValue.parsed(text) != nil
      case .base64: Base64.decode(Array(text.utf8)) != nil
      case .jsonInBase64:
        Base64.decode(Array(text.utf8)).map { JSONValue.parsed(String(decoding: $0, as: UTF8.self)) != nil }
          ?? false
      }
    }
  }

  private static let digit = "[A-Za-z0-9+/]"
  private static let group = #"\#(digit){4}"#
  /// The last group, with padding.
  private static let lastGroup = #"\#(digit){2}(\#(digit)=|==)"#
  /// The bits that no byte has are 0, as strict readers want it.
  private static let plainBase64 =
    #"^(\#(group))*(\#(digit)([AQgw]==|\#(digit)[AEIMQUYcgkosw048]=))?$"#
  private static let plainJSON =
    #"^ *(true|false|null|-?(0|[1-9]\d*)(\.\d+)?|"[a-zA-Z0-9_ .:/@-]*"|\[(\d(, ?\d)*)?\]|\{("[a-z]+": ?\d(, ?"[a-z]+": ?\d)*)?\}) *$"#
}
