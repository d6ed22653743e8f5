import SchemaModel
import SchemaRuntime

extension Statement {
  /// Adds the unknown keywords, and the `$comment`, that the settings name, each with its words: “If omitted: …”.
  mutating func annotations(_ schema: Schema, of graph: SchemaGraph) {
    if graph.annotations.isEmpty { return }
    if let heading = graph.annotations[ScalarKey(Keyword.comment.rawValue)], let comment = schema.comment {
      lines.append(("\(text: heading): \(Self.words(of: .string(comment)))" as Inline).sentence)
    }
    for keyword in schema.unknownKeywords {
      guard let heading = graph.annotations[ScalarKey(keyword.name)] else { continue }
      let value = Self.words(of: keyword.value)
      if !value.isEmpty { lines.append(("\(text: heading): \(value)" as Inline).sentence) }
    }
  }

  /// A text as its author's words, anything else as code; a list of short values as such.
  private static func words(of value: JSONValue) -> Inline {
    switch value {
    case .string(let text): .prose(text.paragraphs.joined(separator: " "))
    case .array(let items) where !items.isEmpty && items.allSatisfy(isScalar):
      items.map { words(of: $0) }.joined(", ")
    case .null, .bool, .number, .array, .object: .code(value.description)
    }
  }

  private static func isScalar(_ value: JSONValue) -> Bool {
    switch value {
    case .null, .bool, .number, .string: true
    case .array, .object: false
    }
  }
}
