package import Diagnostics
package import Generation
import SchemaRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard output for results, standard error for everything about the run.
package enum Console {
  package static let outputName = "standard output"

  package static func print(_ text: String) throws(FileProblem) {
    try printAsIs(VisibleText.lines(text))
  }

  /// Findings, or changes, a line each: in colour where a person reads them.
  package static func printFindings(_ text: String) throws(FileProblem) {
    let shown = VisibleText.lines(text)
    try printAsIs(isRead && wantsColours ? Colours.of(shown) : shown)
  }

  /// Whether colours are welcome at a terminal: https://no-color.org.
  private static let wantsColours: Bool = {
    func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
    return value("NO_COLOR").isEmpty && value("TERM") != "dumb"
  }()

  /// For what programs read: a difference is applied as it stands.
  package static func printAsIs(_ text: String) throws(FileProblem) {
    try FileAccess.write(Array(text.utf8), to: STDOUT_FILENO, named: outputName)
  }

  /// For what programs read that is no text.
  package static func print(bytes: [UInt8]) throws(FileProblem) {
    try FileAccess.write(bytes, to: STDOUT_FILENO, named: outputName)
  }

  /// Writes to standard error; where even that is closed, the program can tell no reader.
  package static func error(_ text: String) { errorAsIs(VisibleText.lines(text)) }

  /// For what this program says to a terminal.
  package static func errorAsIs(_ text: String) {
    do throws(FileProblem) {
      try FileAccess.write(Array(text.utf8), to: STDERR_FILENO, named: "standard error")
    } catch {}
  }

  package static func report(_ diagnostics: [Diagnostic]) {
    let text = diagnostics.map { VisibleText.line("\($0)") + "\n" }.joined()
    errorAsIs(isWatched && wantsColours ? Colours.of(text) : text)
  }

  /// Whether a person watches the run.
  package static var isWatched: Bool { isatty(STDERR_FILENO) == 1 }
  /// Whether a person reads the results as they come.
  package static var isRead: Bool { isatty(STDOUT_FILENO) == 1 }
}
