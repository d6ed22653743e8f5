/// Turns texts of a schema into Swift names.
enum SwiftNames {
  /// Candidates for a property or case name, best first: the words; the words with symbols spelled out.
  ///
  /// - Parameters:
  ///   - fallback: what a name is called that has no words, or begins with a digit: `value` gives `value3d`.
  ///   - isGiven: whether an author chose the name (`x-name`): then it is kept as it is spelled.
  ///   - suffix: what is put behind a name that is reserved: `Property` gives `hashValueProperty`.
  static func members(
    _ text: String, fallback: String, suffix: String, reserved: Set<String>,
    isGiven: Bool = false
  ) -> [String] {
    if isGiven, isIdentifier(text), text.unicodeScalars.first?.isASCIILower == true {
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

  /// Whether the text can be a Swift name as it is.
  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !first.isASCIIDigit else { return false }
    return isAlphanumeric(text)
  }

  private static func isAlphanumeric(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.isASCIILower || $0.isASCIIUpper || $0.isASCIIDigit }
  }

  /// The singular of an English plural, for the elements of an array: `categories` → `category`, `buttons` → `button`.
  static func singular(_ text: String) -> String {
    let words = Words(text)
    guard let last = words.list.last else { return text }
    return Words(list: words.list.dropLast() + [singularWord(last)]).camelCase
  }

  private static func singularWord(_ word: String) -> String {
    if invariant.contains(word) || word.count < 4 && word != "ids" { return word }
    if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
    for ending in ["sses", "shes", "ches", "xes", "zes"] where word.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    if word.hasSuffix("ss") || word.hasSuffix("us") || word.hasSuffix("is") { return word }
    return word.hasSuffix("s") ? String(word.dropLast()) : word
  }

  private static let invariant: Set<String> = [
    "ios", "sms", "mms", "series", "news", "https", "macos", "status",
  ]
}
