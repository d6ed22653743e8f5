/// A string in its place in a struct: it cannot be copied, so it is used there and its references are not counted.
struct LentText: ~Copyable {
  private let text: String

  /// Hashes the string.
  @inline(__always)
  borrowing func hash(into hasher: inout Hasher) { text.hash(into: &hasher) }

  /// Whether the strings are equal.
  @inline(__always)
  borrowing func isEqual(to other: borrowing LentText) -> Bool { text == other.text }

  /// Writes the string.
  @inline(__always)
  borrowing func write(to writer: inout JSONWriter) { writer.string(text) }
}

extension UnsafeRawPointer {
  /// The string that stands here, perhaps as an optional that is not nil.
  @inline(__always)
  var text: UnsafePointer<LentText> { assumingMemoryBound(to: LentText.self) }

  /// Whether the optional string that stands here is not nil.
  @inline(__always)
  var hasText: Bool { assumingMemoryBound(to: String?.self).pointee != nil }
}
