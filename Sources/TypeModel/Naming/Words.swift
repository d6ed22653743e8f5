/// The words of a text: what a Swift name is put together from. All lower case, letters and digits.
///
/// `ios-override`, `iOSOverride` and `IOS override` have the same words. Letters of every script stay as they are, where
/// Swift takes them; all other signs are spelled with ASCII letters, or part words.
struct Words {
  var list: [String] = []
  /// The words that the text spells with capitals of their own, such as `eBPF`.
  private var spellings: [String: String] = [:]

  /// Splits at everything that is neither letter nor digit, and at humps of camel case.
  ///
  /// - Parameter spellingSymbols: whether symbols are words, too (`+` → `plus`, `😀` → `grinning face`).
  init(_ text: String, spellingSymbols: Bool = false) {
    for piece in WordSplitter.pieces(of: text, spellingSymbols: spellingSymbols) {
      list.append(piece.text)
      if let spelling = piece.spelling { spellings[piece.text] = spelling }
    }
  }

  var isEmpty: Bool { list.isEmpty }

  /// The words as a property's name: `liveActivityURL`, and `eBPF` where the text has it so.
  var camelCase: String {
    guard let first = list.first else { return "" }
    let spelling = spellings[first].flatMap { Self.beginsSmall($0) ? $0 : nil }
    return pascalCase(of: list.dropFirst(), behind: spelling ?? first)
  }

  /// The words as a type's name: `LiveActivityURL`.
  var pascalCase: String { pascalCase(of: list[...]) }

  /// - Parameter start: the beginning of the name.
  private func pascalCase(of words: ArraySlice<String>, behind start: String = "") -> String {
    var name = start
    for word in words {
      // Two numbers must not read as one.
      if word.utf8.first.map(Self.isDigit) == true, name.utf8.last.map(Self.isDigit) == true { name += "_" }
      name += Initialisms.spelling(of: word) ?? Self.capitalized(spellings[word] ?? word)
    }
    return name
  }

  /// The words with spaces between them.
  var text: String { list.map { spellings[$0] ?? $0 }.joined(separator: " ") }

  private static func beginsSmall(_ text: String) -> Bool {
    text.unicodeScalars.first?.properties.isLowercase == true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func capitalized(_ word: String) -> String {
    guard let first = word.unicodeScalars.first else { return word }
    guard first.isASCII else {
      return first.properties.titlecaseMapping + String(word.unicodeScalars.dropFirst())
    }
    guard first.isASCIILower else { return word }
    var name = String(Unicode.Scalar(UInt8(ascii: first) & 0xDF))
    name += Substring(word.utf8.dropFirst())
    return name
  }
}

extension Unicode.Scalar {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
  var isASCIIUpper: Bool { ("A"..."Z").contains(self) }
  var isASCIILower: Bool { ("a"..."z").contains(self) }
}
