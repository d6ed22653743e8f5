/// The meaning of a scalar by the core schema (YAML 1.2.2, section 10.3).
enum CoreSchema {
  enum Meaning: Hashable {
    case null
    case bool(Bool)
    /// A number as JSON writes it.
    case number(String, isInteger: Bool)
    /// An infinity, or not a number: JSON has none of them.
    case notFinite
    /// A hexadecimal or octal number of absurd length.
    case tooLong
    case string

    /// A phrase for the kind of the scalar, where it is no string.
    var kindOfOther: String? {
      switch self {
      case .null: "null"
      case .bool: "a boolean"
      case .number, .notFinite, .tooLong: "a number"
      case .string: nil
      }
    }
  }

  /// The meaning of a scalar without quotes and without tag.
  static func meaning(of text: String) -> Meaning {
    guard let first = text.utf8.first else { return .null }
    switch first {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return NumberText(text).meaning
    case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "t"), UInt8(ascii: "T"),
      UInt8(ascii: "f"), UInt8(ascii: "F"):
      return text.utf8.count <= longest ? words[text] ?? .string : .string
    default:
      return .string
    }
  }

  /// The bytes of the longest of the words.
  private static let longest = words.keys.map(\.utf8.count).max() ?? 0

  private static let words: [String: Meaning] = [
    "~": .null, "null": .null, "Null": .null, "NULL": .null,
    "true": .bool(true), "True": .bool(true), "TRUE": .bool(true),
    "false": .bool(false), "False": .bool(false), "FALSE": .bool(false),
  ]
}
