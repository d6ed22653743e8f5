import SchemaRuntime

/// A text that is equal to another only if their Unicode scalars are the same.
struct ByteText: Hashable {
  let text: String
  init(_ text: String) { self.text = text }
  static func == (a: Self, b: Self) -> Bool { a.text.hasSameScalars(as: b.text) }
  func hash(into hasher: inout Hasher) { text.hashScalars(into: &hasher) }
}

extension [String] {
  /// Whether an element has the same Unicode scalars.
  func holds(_ text: String) -> Bool { contains { $0.hasSameScalars(as: text) } }
}
