/// A text that is no JSON (RFC 8259), with the place where it stops being JSON.
///
/// A text with an object that has a key twice, or with values that are nested too deep, counts as no JSON: it has no
/// value.
public struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mistake, in English.
  public var message: String
  /// Offset in bytes.
  public var offset: Int
  /// The first line is 1.
  public var line: Int
  /// The first column is 1; counted in Unicode scalars.
  public var column: Int

  /// An error at an offset, and the line and column of it.
  public init(message: String, offset: Int, line: Int, column: Int) {
    self.message = message
    self.offset = offset
    self.line = line
    self.column = column
  }

  init(_ violation: Violation) {
    self.init(
      message: violation.message, offset: violation.offset, line: violation.line, column: violation.column)
  }

  /// `line:column: error: message`.
  public var description: String { "\(line):\(column): error: \(message)" }
}
