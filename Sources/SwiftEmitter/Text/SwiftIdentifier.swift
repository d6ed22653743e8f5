import TypeModel

/// A Swift name: letters, ASCII digits and underscores, in backticks where it is a keyword.
public struct SwiftIdentifier: Sendable, Hashable {
  /// The name without backticks.
  public let name: String

  /// Takes a name of the type model. Characters that a name cannot have are left out, so that no other code gets
  /// through.
  public init(_ name: String) {
    if let first = name.utf8.first, Self.isLetter(first),
      name.utf8.allSatisfy({ Self.isLetter($0) || (0x30...0x39).contains($0) })
    {
      self.name = name
      return
    }
    var kept = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "_": kept.append(scalar)
      case "0"..."9" where !kept.isEmpty: kept.append(scalar)
      case _ where scalar.isSwiftLetter: kept.append(scalar)
      case _ where scalar.isSwiftMark && !kept.isEmpty: kept.append(scalar)
      default: break
      }
    }
    self.name = kept.isEmpty ? "_value" : String(kept)
  }

  /// Whether a text is a name as it stands, and no keyword, as the name of a module must be.
  public static func isPlain(_ text: String) -> Bool {
    SwiftIdentifier(text).name.utf8.elementsEqual(text.utf8) && !keywords.contains(text)
  }

  /// Whether a word is one of the grammar.
  public static func isKeyword(_ word: String) -> Bool { keywords.contains(word) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  /// The identifier as it is declared, and used behind a point.
  var code: SwiftCode {
    SwiftCode(trusted: Self.keywords.contains(name) ? "`\(name)`" : name)
  }

  /// The identifier as an argument label: no word is reserved there but `inout`, `var` and `let`, which the type model
  /// avoids.
  var label: SwiftCode { SwiftCode(trusted: name) }

  /// The storage behind a property of the name.
  var storage: SwiftCode { SwiftCode(trusted: "_" + name) }

  /// Words that the grammar reserves wherever an identifier may stand (The Swift Programming Language, "Lexical
  /// Structure").
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]
}
