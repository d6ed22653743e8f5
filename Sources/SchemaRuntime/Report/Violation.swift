/// A demand of the schema that an instance does not meet, or a warning.
public struct Violation: Hashable, Sendable {
  /// Whether a finding makes the instance invalid.
  public enum Severity: String, Hashable, Sendable {
    /// The schema does not allow the instance.
    case error
    /// The instance stays valid.
    case warning
  }

  /// Whether the finding makes the instance invalid, or is only a warning.
  public var severity: Severity
  /// JSON Pointer of the value in the instance (RFC 6901); of the member, where its name is at fault.
  public var instanceLocation: String
  /// JSON Pointer of the keyword, by the path that the evaluation took through references (Core §12.3.1).
  public var keywordLocation: String
  /// The location of the keyword: `file#/pointer`, references followed (Core §12.3.2).
  public var absoluteKeywordLocation: String
  /// The demand that is not met, in English; hidden characters of names and values are escaped.
  public var message: String
  /// Offset of the value or name in the instance, in bytes.
  public var offset: Int
  /// The first line is 1.
  public var line: Int
  /// The first column is 1; counted in Unicode scalars.
  public var column: Int

  /// A violation, from all its parts.
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
  /// `line:column: error: message [keyword location]`, on one line, with hidden characters escaped.
  public var description: String {
    VisibleText.line("\(line):\(column): \(severity.rawValue): \(message) [\(keywordLocation)]")
  }
}

extension Violation: Encodable, JSONWritable, ObjectWritable {
  /// Writes `{"keywordLocation", "instanceLocation", "error", "severity", "line", "column"}`, as
  /// `schemagen validate --format json` prints it: the names of the specification's “basic” output (Core §12.4.2).
  public func _write(membersTo writer: inout JSONWriter) {
    writer.required("keywordLocation", keywordLocation)
    writer.required("instanceLocation", instanceLocation)
    writer.required("error", message)
    writer.required("severity", severity.rawValue)
    writer.required("line", line)
    writer.required("column", column)
  }
}
