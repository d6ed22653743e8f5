/// Turns texts of a schema into Swift names.
enum SwiftNames {
  /// Candidates for a property or case name, best first: the words; the words with symbols spelled out.
  ///
  /// - Parameters:
  ///   - fallback: the beginning of a name that has no words, or begins with a digit: `value` gives `value3d`.
  ///   - isGiven: whether an author chose the name (`x-name`): then it is kept as it is spelled.
  ///   - suffix: the ending of a name that is reserved: `Property` gives `hashValueProperty`.
  static func members(
    _ text: String, fallback: String, suffix: String, reserved: Set<String>,
    isGiven: Bool = false
  ) -> [String] {
    if isGiven, isIdentifier(text), text.unicodeScalars.first.map(Self.begins) == true {
      return [reserved.contains(text) ? text + suffix : text]
    }
    var candidates: [String] = []
    for spellingSymbols in [false, true] {
      var words = Words(text, spellingSymbols: spellingSymbols)
      if words.isEmpty && !spellingSymbols { words = Words(text, spellingSymbols: true) }
      if words.isEmpty { words.list = [text.isEmpty ? "empty" : fallback] }
      if words.list[0].unicodeScalars.first?.isASCIIDigit == true { words.list.insert(fallback, at: 0) }
      let name = words.camelCase
      candidates.append(reserved.contains(name) ? name + suffix : name)
      // Without symbols there is nothing to spell out.
      if isAlphanumeric(text) { return [candidates[0], candidates[0]] }
    }
    return candidates
  }

  /// The text, and whether it has capitals, which tells `ID` from `id`. Nil for a text without letters, or with letters
  /// that are not ASCII: such a letter may be written in several ways.
  static func sayingCapitals(_ text: String) -> String? {
    let scalars = text.unicodeScalars
    guard scalars.allSatisfy(\.isASCII) else { return nil }
    let hasUpper = scalars.contains(where: \.isASCIIUpper)
    let hasLower = scalars.contains(where: \.isASCIILower)
    guard hasUpper || hasLower else { return nil }
    let isMixed = hasUpper && hasLower
    return text + (isMixed ? " capitalized" : hasUpper ? " uppercase" : " lowercase")
  }

  /// A type name: upper camel case that begins with a letter; empty when the text has no words. A name that an author chose (`x-name`)
  /// is kept as it is spelled.
  static func type(_ text: String, isGiven: Bool = false) -> String {
    if isGiven, isIdentifier(text) { return text.prefix(1).uppercased() + text.dropFirst() }
    var words = Words(text)
    if words.isEmpty { words = Words(text, spellingSymbols: true) }
    guard let first = words.list.first else { return "" }
    if first.unicodeScalars.first?.isASCIIDigit == true { words.list.insert("value", at: 0) }
    return words.pascalCase
  }

  /// The names of members from the text that could also name types, because their first letter has no case.
  static func sharedWithTypes(_ text: String) -> [String] {
    guard text.unicodeScalars.contains(where: { !$0.isASCII }) else { return [] }
    let names = members(text, fallback: "value", suffix: "", reserved: []) + [text]
    return names.filter { $0.unicodeScalars.first.map { !$0.properties.isLowercase } ?? false }
  }

  /// Whether the text can be a Swift name as it is.
  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !first.isASCIIDigit, !first.isSwiftMark else { return false }
    return text.unicodeScalars.allSatisfy {
      $0.isSwiftLetter || $0.isASCIIDigit || $0.isSwiftMark || $0 == "_"
    } && first != "_"
  }

  /// Whether a name is the one that an author gave: for members and types alike, so capitals at its beginning do not count.
  static func isSpelling(_ name: String, of given: String) -> Bool {
    if name.prefix(1).lowercased() == given.prefix(1).lowercased(), name.dropFirst() == given.dropFirst() {
      return true
    }
    return given.unicodeScalars.first?.properties.isUppercase == true
      && name.lowercased() == given.lowercased()
  }

  /// Whether the name of a property or case may begin with the letter: not with a capital.
  private static func begins(_ letter: Unicode.Scalar) -> Bool {
    letter.isSwiftLetter && !letter.properties.isUppercase
  }

  static func isAlphanumeric(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.isASCIILower || $0.isASCIIUpper || $0.isASCIIDigit }
  }

  /// The name for the elements of an array or map: their short title, or the singular of the whole, or, where that is
  /// not certain, the whole and `Item`: `categories` gives `category`, `lens` gives `lens`, `caddies` gives
  /// `caddiesItem`.
  static func element(of text: String, title: String? = nil) -> String {
    if let title = title.flatMap(shortTitle) { return title }
    var words = Words(text)
    guard let last = words.list.last else { return text }
    guard let singular = EnglishSingular.of(last) else { return item(of: text) }
    words.list[words.list.count - 1] = singular
    return words.camelCase
  }

  /// The name of an element, made from the whole alone: `caddiesItem`.
  static func item(of text: String) -> String {
    var words = Words(text)
    words.list.append("item")
    return words.camelCase
  }

  /// The title, if it is a name and no sentence.
  static func shortTitle(_ title: String) -> String? {
    let scalars = title.unicodeScalars
    guard scalars.count <= 40, let last = scalars.last, !".!?:".unicodeScalars.contains(last),
      !title.contains(". "), !title.contains(": "), !scalars.contains("\n")
    else { return nil }
    var words = Words(title)
    guard (1...4).contains(words.list.count) else { return nil }
    guard ["a", "an", "the"].contains(words.list[0]) else { return title }
    // A single word is no article; the name comes after an article.
    if words.list.count == 1 { return title }
    words.list.removeFirst()
    return words.text
  }

  /// The first words of a text that is too long for a name.
  static func beginning(of text: String) -> String { Words(text).list.prefix(5).joined(separator: " ") }
}
