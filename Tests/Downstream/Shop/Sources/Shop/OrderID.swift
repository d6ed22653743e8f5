import SchemaRuntime

/// How the shop tells orders apart: `O-17`.
package struct OrderID: SchemaFormatted {
  package var number: Int
  /// The number as it was written, which may begin with zeros.
  private var digits: String

  package init(_ number: Int) {
    self.number = number
    digits = String(number)
  }

  package init?(formatText text: String) {
    guard text.hasPrefix("O-"), let number = Int(text.dropFirst(2)) else { return nil }
    self.number = number
    digits = String(text.dropFirst(2))
  }

  package var formatText: String { "O-" + digits }
}
