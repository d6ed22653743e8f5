/// A demand of the schema that an instance does not meet, or a warning.
public struct Violation: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable { case error, warning }

  public var severity: Severity
  /// JSON Pointer of the value in the instance (RFC 6901); of the member, where its name is at fault.
  public var instanceLocation: String
  /// JSON Pointer of the keyword, by the path that the evaluation took through references (Core §12.3.1).
  public var keywordLocation: String
  /// Where the keyword stands: `file#/pointer`, references followed (Core §12.3.2).
  public var absoluteKeywordLocation: String
  /// What was demanded, in English.
  public var message: String
  /// Offset of the value or name in the instance, in bytes.
  public var offset: Int
  /// The first line is 1.
  public var line: Int
  /// The first column is 1; counted in Unicode scalars.
  public var column: Int

  public init(
    severity: Severity, instanceLocation: String, keywordLocation: String, absoluteKeywordLocation: String,
    message: String, offset: Int, line: Int, column: Int
  ) {
    self.severity = severity
    self.instanceLocation = instanceLocation
    self.keywordLocation = keywordLocation
    self.absoluteKeywordLocation = absoluteKeywordLocation
    self.message = message
    self.offset = offset
    self.line = line
    self.column = column
  }
}

extension Violation: CustomStringConvertible {
  /// `line:column: error: message [keyword location]`.
  public var description: String {
    "\(line):\(column): \(severity.rawValue): \(message) [\(keywordLocation)]"
  }
}

/// All that a schema has to say of an instance, ordered by where it stands in the text.
public struct ValidationReport: Hashable, Sendable, CustomStringConvertible {
  public var violations: [Violation]

  public init(violations: [Violation] = []) { self.violations = violations }

  /// Whether there is no error; warnings do not make an instance invalid.
  public var isValid: Bool { !violations.contains { $0.severity == .error } }
  public var errors: [Violation] { violations.filter { $0.severity == .error } }
  public var warnings: [Violation] { violations.filter { $0.severity == .warning } }

  public var description: String { violations.map(\.description).joined(separator: "\n") }
}

/// An instance that its schema does not allow, or that is no JSON.
public struct ValidationError: Error, Hashable, Sendable, CustomStringConvertible {
  public var report: ValidationReport

  public init(report: ValidationReport) { self.report = report }

  public var description: String { report.description }
}
