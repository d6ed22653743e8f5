/// JSON that is not of a type: its schema does not allow it, or a number does not fit the Swift type of its property.
///
/// A server answers it with 422; a text that is no JSON is a `JSONSyntaxError`.
public struct ValidationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Every violation, and every warning.
  public var report: ValidationReport

  /// The error of an instance with this report.
  public init(report: ValidationReport) { self.report = report }

  /// A violation on each line.
  public var description: String { report.description }
}
