import Diagnostics
import SchemaRuntime

/// The texts that a keyword of editors or other generators has for the values of an `enum`, in its order or by value.
struct EnumWords {
  private(set) var inOrder: [String] = []
  /// The texts by value: by the string itself, or by the compact JSON of any other value.
  private(set) var byValue: [ScalarKey: String] = [:]

  var isEmpty: Bool { inOrder.isEmpty && byValue.isEmpty }

  mutating func add(inOrder texts: [String]) { inOrder = texts }

  mutating func add(_ text: String, of value: String) {
    if byValue[ScalarKey(value)] == nil { byValue[ScalarKey(value)] = text }
  }

  /// The text for the value at a position; nil where there is none.
  func text(of value: JSONValue, at position: Int) -> String? {
    if position < inOrder.count, !inOrder[position].isEmpty { return inOrder[position] }
    return byValue.isEmpty ? nil : byValue[ScalarKey(value.nameInKeywords)].flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// A value for which a keyword of editors has a text, and the location of that text.
struct MentionedValue {
  var keyword: String
  /// Nil where the keyword lists more texts than there can be values.
  var text: String?
  /// How many texts it lists, where they are in the order of the values.
  var count = 0
  var location: SourceLocation
}

extension JSONValue {
  /// The name by which keywords refer to the value: a string itself, or the compact JSON of any other value.
  var nameInKeywords: String {
    if case .string(let text) = self { text } else { jsonText }
  }
}
