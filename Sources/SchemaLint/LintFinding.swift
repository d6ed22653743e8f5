public import Diagnostics
public import SchemaRuntime

/// A finding of a rule.
public struct LintFinding: Sendable {
  public var rule: String
  public var severity: Severity
  public var place: SourceLocation
  /// JSON Pointer of the keyword, of one of its values, or of the subschema in its document; empty where only the line is
  /// known.
  public var location: String
  public var message: String
  public var help: String?
  /// An edit that mends the finding without changing what the schema accepts, or has it accept what the author meant; nil where the
  /// author has to decide.
  public var mend: Mend?
  /// Whether it is an error because schemas are read strictly, which no setting of the rule changes.
  package var isStrict = false
  /// Whether reading the schema finds it, without any look of a rule.
  package var isOfReading = false
  /// Other places that the message speaks of.
  public var related: [SourceLocation] = []
  /// The place of a misspelt keyword that it may come of, or of a value that is refused for the same reason.
  package var cause: SourceLocation?
  /// The name or the schema that it is about, where a remark may stand, too.
  var holder: SourceLocation?
  /// Why a value is refused, where that is not for a part of it.
  var refusal: Refusal?
  /// The findings that it stands for: itself as it was, and those that may come of it.
  package var standsFor: [LintFinding] = []

  /// Makes a finding of a diagnostic about a schema that is wrong, or that was not linted because of one.
  public init(ofSchema diagnostic: Diagnostic) {
    self.init(
      rule: LintRule.schemaError.id, severity: diagnostic.severity, place: diagnostic.location, location: "",
      message: diagnostic.message, help: diagnostic.help)
    related = diagnostic.related
    isOfReading = true
  }

  /// Makes a finding of a rule that the linter itself does not have.
  /// - Parameter holder: the name or the schema that it is about.
  package init(
    own rule: LintRule, at place: SourceLocation, location: String, _ message: String, mend: Mend?,
    holder: SourceLocation
  ) {
    self.init(
      rule: rule.id, severity: rule.severity, place: place, location: location, message: message,
      help: rule.remedy.isEmpty ? nil : rule.remedy, mend: mend)
    self.holder = holder
  }

  init(
    rule: String, severity: Severity, place: SourceLocation, location: String, message: String,
    help: String? = nil, mend: Mend? = nil
  ) {
    (self.rule, self.severity, self.place, self.location) = (rule, severity, place, location)
    (self.message, self.help, self.mend) = (message, help, mend)
  }

  /// A value, and the location of the keyword that refuses it.
  struct Refusal: Hashable, Sendable {
    var keyword: String
    var value: String
  }

  /// Whether it is about a schema that is wrong.
  public var isSchemaError: Bool { rule == LintRule.schemaError.id && severity == .error }

  /// A change of the value at `location`.
  public enum Mend: Sendable {
    /// The item leaves its list.
    case remove
    /// The scalar is written as another.
    case replace(JSONValue)
    /// The key at `location` is written as another.
    case respell(String)
    /// Keywords of the schema that a pointer leads to get values, whether they are there or not.
    case set([Addition], at: [String])
  }

  /// A keyword with the scalar that it gets.
  public struct Addition: Sendable {
    public var keyword: String
    public var value: JSONValue

    package init(keyword: String, value: JSONValue) { (self.keyword, self.value) = (keyword, value) }
  }
}

extension LintFinding: CustomStringConvertible {
  /// `path:line:column: warning: message; help [rule]`.
  public var description: String {
    "\(place): \(severity.rawValue): \(message)\(help.map { "; \($0)" } ?? "") [\(rule)]"
  }
}

extension LintFinding: Encodable, JSONWritable, ObjectWritable {
  /// Writes what `schemagen lint --format json` prints.
  public func _write(membersTo writer: inout JSONWriter) {
    writer.required("rule", rule)
    writer.required("severity", severity.rawValue)
    writer.required("file", place.file)
    writer.required("line", place.line)
    writer.required("column", place.column)
    writer.required("location", location)
    writer.required("message", message)
    writer.required("help", help ?? LintRule.rule(rule)?.remedy ?? "")
  }
}
