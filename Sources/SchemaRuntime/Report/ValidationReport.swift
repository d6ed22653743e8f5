/// All that a schema has to say of an instance, ordered by where it stands in the text.
///
/// It is an error too, so that a `DecodingError` can carry it; not every report is of an invalid instance.
public struct ValidationReport: Error, Hashable, Sendable, CustomStringConvertible {
  /// Errors and warnings, in the order of the text.
  public var violations: [Violation]
  /// Where the text stops being JSON: then that is the last of the violations. Nil for a text that is JSON.
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
  public var description: String { violations.map(\.description).joined(separator: "\n") }
}

extension ValidationReport: Encodable, JSONWritable, ObjectWritable {
  /// Writes `{"valid", "errors", "warnings"}`, as `schemagen validate --format json` prints it.
  public func _write(membersTo writer: inout JSONWriter) {
    writer.required("valid", isValid)
    writer.required("errors", errors)
    writer.required("warnings", warnings)
  }
}
