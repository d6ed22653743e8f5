/// A string compared and hashed by its UTF-8 bytes, as JSON compares names; `String` would merge canonical equivalents.
struct ExactString: Hashable, Sendable {
  var text: String
  init(_ text: String) { self.text = text }

  static func == (lhs: ExactString, rhs: ExactString) -> Bool { lhs.text.utf8.elementsEqual(rhs.text.utf8) }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(0xFF as UInt8)
  }
}
