import SchemaModel

/// The way from a document's root to a schema, as its properties and definitions.
struct SchemaWay {
  /// A part for each property or definition, with the keywords that follow it; the first may be keywords alone.
  private(set) var parts: [String] = []

  /// - Parameters:
  ///   - tokens: the way to a schema within its document.
  ///   - variant: what else tells a block from others of the schema.
  init(to tokens: [PointerPart], variant: [String]) {
    for (part, next) in zip(tokens, tokens.dropFirst().map(\.isName) + [false]) {
      if part.isName {
        parts.append(part.token)
      } else if !next {
        addKeyword(Self.shortKeywords[part.token] ?? part.token)
      }
    }
    if parts.isEmpty { parts = ["document"] }
    for word in variant { addKeyword(word) }
  }

  private mutating func addKeyword(_ word: String) {
    if parts.isEmpty { return parts.append(word) }
    parts[parts.count - 1] += " " + word
  }

  /// What stands for keywords: what their schemas describe.
  private static let shortKeywords = [
    Keyword.items.rawValue: "item", Keyword.prefixItems.rawValue: "item",
    Keyword.additionalItems: "further item", Keyword.unevaluatedItems.rawValue: "further item",
    Keyword.contains.rawValue: "match", Keyword.propertyNames.rawValue: "name",
    Keyword.additionalProperties.rawValue: "value", Keyword.unevaluatedProperties.rawValue: "further value",
  ]
}
