/// Collects every finding of a stage, so that one run reports all mistakes.
public struct DiagnosticBag: Sendable {
  public private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  public private(set) var hasErrors = false

  public init() {}

  /// Adds a finding; the same finding at the same place is kept once.
  public mutating func add(_ diagnostic: Diagnostic) {
    guard seen.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
    if diagnostic.severity == .error { hasErrors = true }
  }

  public mutating func error(_ message: String, at location: SourceLocation, help: String? = nil) {
    add(Diagnostic(.error, message, at: location, help: help))
  }

  /// - Parameter rule: the id of the linter's rule that it belongs to.
  public mutating func warning(
    _ message: String, at location: SourceLocation, help: String? = nil, rule: String? = nil
  ) {
    add(Diagnostic(.warning, message, at: location, help: help, rule: rule))
  }

  public mutating func note(_ message: String, at location: SourceLocation, help: String? = nil) {
    add(Diagnostic(.note, message, at: location, help: help))
  }

  public mutating func add(contentsOf other: DiagnosticBag) {
    for diagnostic in other.diagnostics { add(diagnostic) }
  }

  /// Leaves out the findings of which `isLeftOut` holds.
  public mutating func removeAll(where isLeftOut: (Diagnostic) -> Bool) {
    diagnostics.removeAll(where: isLeftOut)
    seen = Set(diagnostics)
    hasErrors = diagnostics.contains { $0.severity == .error }
  }

  /// The findings in source order: by file, line and column.
  public var sorted: [Diagnostic] {
    diagnostics.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }
}
