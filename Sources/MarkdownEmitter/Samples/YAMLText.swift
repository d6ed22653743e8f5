import SchemaRuntime

/// Writes values as YAML: in blocks, a member a line, texts in quotes where they could be read as something else.
enum YAMLText {
  static func text(_ value: JSONValue) -> String { lines(value).joined(separator: "\n") }

  private static func lines(_ value: JSONValue) -> [String] {
    switch value {
    case .object(let members) where members.count > 0:
      members.members.flatMap { member in entry(scalar(member.key) + ":", member.value, isMember: true) }
    case .array(let items) where !items.isEmpty: items.flatMap { entry("-", $0, isMember: false) }
    case .string(let text): [scalar(text)]
    case .null, .bool, .number, .object, .array: [value.description]
    }
  }

  /// A value behind what introduces it: on its line, or below it and further in.
  private static func entry(_ start: String, _ value: JSONValue, isMember: Bool) -> [String] {
    let inner = lines(value)
    let isBlock =
      switch value {
      case .object(let members): members.count > 0
      case .array(let items): !items.isEmpty
      case .null, .bool, .number, .string: false
      }
    if !isBlock { return [start + " " + (inner.first ?? "")] }
    if isMember { return [start] + inner.map { "  " + $0 } }
    return inner.enumerated().map { index, line in (index == 0 ? start + " " : "  ") + line }
  }

  /// A text without quotes where it begins with a letter, has nothing with a meaning in it and is no word of YAML.
  private static func scalar(_ text: String) -> String {
    let isPlain =
      text.unicodeScalars.allSatisfy {
        $0.isASCII
          && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || " -_./".unicodeScalars.contains($0))
      } && (text.unicodeScalars.first?.properties.isAlphabetic ?? false) && !text.hasSuffix(" ")
    return isPlain && !words.contains(text.lowercased()) ? text : JSONValue.string(text).description
  }

  private static let words: Set<String> = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
}
