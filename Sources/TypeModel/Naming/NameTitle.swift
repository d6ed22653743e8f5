/// A name as a title for people: words with spaces between them, of which the first begins with a capital letter.
package enum NameTitle {
  /// `alertContent` is “Alert content”, `ios-override` “iOS override”, `HTTPSecurityScheme` “HTTP security scheme”. Words
  /// that the name writes in capitals stay so. A name without words is its own title, and so is one of over 200 bytes.
  package static func of(_ name: String) -> String {
    guard name.utf8.count <= 200 else { return name }
    var words = WordSplitter.pieces(of: name).map(spelling)
    guard let first = words.first else { return name }
    let isSpelled = first != first.lowercased() || prose.values.contains(first)
    words[0] = isSpelled ? first : first.prefix(1).uppercased() + first.dropFirst()
    return words.joined(separator: " ")
  }

  private static func spelling(of word: WordSplitter.Piece) -> String {
    prose[word.text] ?? Initialisms.spelling(of: word.text) ?? word.spelling
      ?? (word.isCapitals ? word.text.uppercased() : word.text)
  }

  /// Spellings for a sentence that a Swift name cannot have.
  private static let prose = [
    "ios": "iOS", "ipados": "iPadOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS",
    "visionos": "visionOS", "ipad": "iPad",
  ]
}
