/// A JSON number that keeps its text, so that no digit is lost however long it is.
public struct JSONNumber: Sendable {
  /// A number as RFC 8259 §6 writes it.
  public let text: String

  /// Takes a text that is known to be a JSON number.
  public init(uncheckedText text: String) { self.text = text }
}
