import SchemaRuntime

/// A limit that a keyword sets, for finding out whether an author has stated it already.
///
/// An author states “at most 64 bytes” by these words, next to each other: what kind of limit it is, the number, and what
/// is counted. “From 1 to 3 items” states both limits. A limit in other words counts as not stated.
struct StatedLimit {
  enum Bound {
    case atLeast
    case atMost

    /// The words before the number.
    fileprivate var phrases: [[Substring]] {
      switch self {
      case .atLeast: [["at", "least"], ["no", "fewer", "than"], ["no", "less", "than"]]
      case .atMost: [["at", "most"], ["up", "to"], ["no", "more", "than"], ["no", "longer", "than"]]
      }
    }
  }

  var bound: Bound
  var number: String
  /// The noun for what is counted, in singular and plural; nil where the value itself is limited.
  var noun: (one: Substring, many: Substring)?
  /// A word that tells the limit from others of the same noun.
  var qualifier: Substring?

  func isStated(in text: String) -> Bool {
    let words = Self.words(in: text)
    if let qualifier, !words.contains(qualifier) { return false }
    return words.indices.contains { index in
      guard Self.plain(words[index]) == number else { return false }
      return isBounded(words[..<index]) && isCounted(words[(index + 1)...]) || isInRange(words, at: index)
    }
  }

  /// Whether the number at `index` ends a range of which it is the limit.
  private func isInRange(_ words: [Substring], at index: Int) -> Bool {
    let first = bound == .atLeast ? index : index - 2
    guard words.indices.contains(first - 1), words.indices.contains(first + 2) else { return false }
    let link: Substring
    switch words[first - 1] {
    case "from": link = "to"
    case "between": link = "and"
    default: return false
    }
    return words[first + 1] == link && isCounted(words[(first + 3)...])
  }

  private func isBounded(_ before: ArraySlice<Substring>) -> Bool {
    bound.phrases.contains { before.suffix($0.count).elementsEqual($0) }
  }

  private func isCounted(_ after: ArraySlice<Substring>) -> Bool {
    guard let noun else {
      // A number that counts something is no limit of the value; a unit may follow one.
      return !after.prefix(2).contains { Self.counted.contains($0) }
    }
    return after.first == noun.one || after.first == noun.many
  }

  /// The nouns for what other keywords count.
  private static let counted: Set<Substring> = [
    "byte", "bytes", "character", "characters", "item", "items", "property", "properties", "KB", "MB", "%",
  ]

  /// The words in lower case where they begin a sentence; signs around a word are left out, those within it are not.
  private static func words(in text: String) -> [Substring] {
    text.split { " \n\t\r".unicodeScalars.contains($0.unicodeScalars.first ?? " ") }.compactMap { word in
      let bare = word.drop { "(“\"`'".contains($0) }
      var end = bare
      while let last = end.last, ".,;:!?)”\"`'".contains(last) { end.removeLast() }
      guard let first = end.first else { return nil }
      return first.isUppercase && end.dropFirst().allSatisfy(\.isLowercase)
        ? Substring(end.lowercased()) : end
    }
  }

  /// A number without the commas between its thousands.
  private static func plain(_ word: Substring) -> String {
    let groups = word.split(separator: ",", omittingEmptySubsequences: false)
    let areThousands = groups.dropFirst().allSatisfy { $0.count == 3 && $0.allSatisfy(\.isNumber) }
    return areThousands ? groups.joined() : String(word)
  }
}
