/// How much a finding matters.
public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
  /// The input is right: the text says why an output is as it is, and how to change that.
  case note
  /// The text is printed, and the run goes on.
  case warning
  /// The input is wrong: nothing is generated from it.
  case error

  public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// Something a person should know about an input, and where it stands.
///
/// Messages are plain English in lower case without a full stop: what was expected, what was found.
public struct Diagnostic: Sendable, Hashable {
  public var severity: Severity
  public var message: String
  public var location: SourceLocation
  /// The way to mend it, if there is one, such as “did you mean 'maxLength'?”.
  public var help: String?
  /// Other places that the message speaks of.
  public var related: [SourceLocation] = []
  /// The id of the linter's rule that it belongs to; nil for a finding that no rule of its own stands for.
  public var rule: String?

  public init(
    _ severity: Severity, _ message: String, at location: SourceLocation, help: String? = nil,
    rule: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.location = location
    self.help = help
    self.rule = rule
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `path:line:column: error: message; help`, the form that compilers print and editors read.
  public var description: String {
    "\(location): \(severity.rawValue): \(message)" + (help.map { "; \($0)" } ?? "")
  }
}
