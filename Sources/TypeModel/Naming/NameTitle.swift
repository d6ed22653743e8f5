/// A name as a title for people: words with spaces between them, of which the first begins with a capital letter.
package enum NameTitle {
  /// `alertContent` is “Alert content”, `ios-override` “iOS override”, `HTTPSecurityScheme` “HTTP security scheme”. Words
  /// that the name writes in capitals stay so. A name without words is its own title, and so is one of over 200 bytes.
  package static func of(_ name: String) -> String {
    guard name.utf8.count <= 200 else { return name }
    var words: [String] = []
    var rest = name[...]
    for word in Words(name).list {
      // What stands for a sign is not in the name.
      if let place = rest.place(of: word) {
        words.append(spelling(of: word, in: rest[place]))
        rest = rest[place.upperBound...]
      } else {
        words.append(word)
      }
    }
    joinOAuth(&words)
    guard let first = words.first else { return name }
    let isSpelled = first != first.lowercased() || prose.values.contains(first)
    words[0] = isSpelled ? first : first.prefix(1).uppercased() + first.dropFirst()
    return words.joined(separator: " ")
  }

  private static func spelling(of word: String, in name: Substring) -> String {
    if let known = prose[word] ?? Initialisms.spelling(of: word) { return known }
    let isCapitals =
      name.count > 1 && !name.contains(where: \.isLowercase) && name.contains(where: \.isUppercase)
    return isCapitals ? String(name) : word
  }

  /// How a sentence writes what a Swift name cannot.
  private static let prose = [
    "ios": "iOS", "ipados": "iPadOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS",
    "visionos": "visionOS",
  ]

  /// A hump parts `OAuth`, which is one word.
  private static func joinOAuth(_ words: inout [String]) {
    for index in words.indices.dropLast().reversed()
    where words[index] == "o" && words[index + 1].hasPrefix("auth") {
      words[index] = "OA" + words[index + 1].dropFirst()
      words.remove(at: index + 1)
    }
  }
}

extension Substring {
  /// Where a text of small letters stands first, in letters of either case.
  fileprivate func place(of word: String) -> Range<Index>? {
    indices.lazy.compactMap { start in
      guard let end = index(start, offsetBy: word.count, limitedBy: endIndex) else { return nil }
      return self[start..<end].lowercased() == word ? start..<end : nil
    }.first
  }
}
