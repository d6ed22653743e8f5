import Diagnostics
import SchemaRuntime

/// What keywords of editors and other generators say of the values of an `enum`: a text for each, in its order or by value.
struct EnumWords {
  private(set) var inOrder: [String] = []
  /// By the text of a string, or the compact JSON of any other value.
  private(set) var byValue: [ScalarKey: String] = [:]

  var isEmpty: Bool { inOrder.isEmpty && byValue.isEmpty }

  mutating func add(inOrder texts: [String]) { inOrder = texts }

  mutating func add(_ text: String, of value: String) {
    if byValue[ScalarKey(value)] == nil { byValue[ScalarKey(value)] = text }
  }

  /// What is said of the value at a position; nil where nothing is.
  func text(of value: JSONValue, at position: Int) -> String? {
    if position < inOrder.count, !inOrder[position].isEmpty { return inOrder[position] }
    return byValue.isEmpty ? nil : byValue[ScalarKey(value.nameInKeywords)].flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// A value that a keyword of editors says something of, and where it does.
struct MentionedValue {
  var keyword: String
  /// Nil where the keyword lists more texts than there can be values.
  var text: String?
  /// How many texts it lists, where they are in the order of the values.
  var count = 0
  var location: SourceLocation
}

extension JSONValue {
  /// How keywords refer to the value: a string by itself, any other value as compact JSON.
  var nameInKeywords: String {
    if case .string(let text) = self { text } else { jsonText }
  }
}
