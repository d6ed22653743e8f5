/// All findings of a schema for an instance, in the order of the text.
///
/// It conforms to `Error`, so that a `DecodingError` can carry it. Not every report is of an invalid instance.
public struct ValidationReport: Error, Hashable, Sendable, CustomStringConvertible {
  /// Errors and warnings, in the order of the text.
  public var violations: [Violation]
  /// The place where the text stops being JSON, which is then the last of the violations; nil for a text that is JSON.
  public var syntaxError: JSONSyntaxError?

  /// A report of some violations; without any the instance is valid.
  public init(violations: [Violation] = [], syntaxError: JSONSyntaxError? = nil) {
    self.violations = violations
    self.syntaxError = syntaxError
  }

  /// Whether there is no error; warnings do not make an instance invalid.
  public var isValid: Bool { !violations.contains { $0.severity == .error } }
  /// The violations that make the instance invalid.
  public var errors: [Violation] { violations.filter { $0.severity == .error } }
  /// The violations that leave the instance valid.
  public var warnings: [Violation] { violations.filter { $0.severity == .warning } }

  /// A violation on each line.
  public var description: String { violations.map { $0.description }.joined(separator: "\n") }
}

extension ValidationReport: Encodable, JSONWritable, ObjectWritable {
  /// Writes `{"valid", "errors", "warnings"}`, as `schemagen validate --format json` prints it.
  public func _write(membersTo writer: inout JSONWriter) {
    writer.required("valid", isValid)
    writer.required("errors", errors)
    writer.required("warnings", warnings)
  }
}
