import SchemaModel
import SchemaRuntime

extension Deprecation {
  /// The deprecation of a schema that is deprecated.
  init(of schema: Schema) {
    self.init(
      replacement: schema.extensions.replacement,
      words: schema.deprecationMessage ?? schema.description.flatMap(Self.words(in:)))
  }

  /// The sentences that speak of the deprecation, without the word at their beginning: “Deprecated: use x” is “Use x”.
  private static func words(in description: String) -> String? {
    let found = sentences(of: description).filter { sentence in
      let text = sentence.lowercased()
      if signs.contains(where: text.contains) { return true }
      // “Use `x`.” and “Please use x instead.”, but not “Use when the buyer pays.”
      let saysInstead = text.contains("instead") && text.contains("use ")
      return saysInstead || text.hasPrefix("use ") && text.contains { "`'\"".contains($0) }
    }
    let text = withoutHeading(found.joined(separator: " "))
    return text.isEmpty || text.count > longest ? nil : text
  }

  private static let signs = [
    "deprecat", "no longer", "obsolete", "superseded", "replaced by", "will be removed",
  ]
  private static let longest = 240

  private static func sentences(of description: String) -> [String] {
    var sentences: [String] = []
    for paragraph in description.split(whereSeparator: \.isNewline) {
      var sentence: [Substring] = []
      for word in paragraph.split(separator: " ") {
        sentence.append(word)
        guard let last = word.last, ".!?".contains(last), !isAbbreviation(word) else { continue }
        sentences.append(sentence.joined(separator: " "))
        sentence = []
      }
      if !sentence.isEmpty { sentences.append(sentence.joined(separator: " ")) }
    }
    return sentences
  }

  /// Whether the word is letters with points, such as “e.g.”.
  private static func isAbbreviation(_ word: Substring) -> Bool {
    word.dropLast().contains(".") && word.allSatisfy { $0.isLetter || $0 == "." || $0 == "(" }
  }

  private static func withoutHeading(_ text: String) -> String {
    let word = "deprecated"
    guard text.lowercased().hasPrefix(word) else { return text }
    let rest = text.dropFirst(word.count)
    guard let sign = rest.first else { return "" }
    guard ":.,;!-–—".contains(sign) || rest.hasPrefix(" - ") || rest.hasPrefix(" – ") || rest.hasPrefix(" — ")
    else { return text }
    let kept = rest.drop { !$0.isLetter && !$0.isNumber && $0 != "`" && $0 != "'" && $0 != "\"" }
    return kept.prefix(1).uppercased() + kept.dropFirst()
  }
}
