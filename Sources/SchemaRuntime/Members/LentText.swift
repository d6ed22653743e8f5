/// A string where a struct has it: what cannot be copied is used there, and no reference to it is counted.
struct LentText: ~Copyable {
  private let text: String

  /// Hashes the string.
  @inline(__always)
  borrowing func hash(into hasher: inout Hasher) { text.hash(into: &hasher) }
}

extension UnsafeRawPointer {
  /// The string that stands here, perhaps as an optional that is not nil.
  @inline(__always)
  var text: UnsafePointer<LentText> { assumingMemoryBound(to: LentText.self) }

  /// Whether no string stands here.
  @inline(__always)
  var hasNoText: Bool { assumingMemoryBound(to: String?.self).pointee == nil }
}
