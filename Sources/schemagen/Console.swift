import Diagnostics
import GeneratorCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard output for results, standard error for everything about the run.
enum Console {
  static let outputName = "standard output"

  static func print(_ text: String) throws(FileProblem) {
    try printAsIs(PrintableText.of(text))
  }

  /// For what programs read: a difference is applied as it stands.
  static func printAsIs(_ text: String) throws(FileProblem) {
    try FileAccess.write(Array(text.utf8), to: STDOUT_FILENO, named: outputName)
  }

  /// Standard error; where even that is closed there is nobody left to tell.
  static func error(_ text: String) { errorAsIs(PrintableText.of(text)) }

  /// For what this program says to a terminal.
  static func errorAsIs(_ text: String) {
    do throws(FileProblem) {
      try FileAccess.write(Array(text.utf8), to: STDERR_FILENO, named: "standard error")
    } catch {}
  }

  static func report(_ diagnostics: [Diagnostic]) {
    error(diagnostics.map { "\($0)\n" }.joined())
  }

  /// Whether a person watches the run.
  static var isWatched: Bool { isatty(STDERR_FILENO) == 1 }
  /// Whether a person reads the results as they come.
  static var isRead: Bool { isatty(STDOUT_FILENO) == 1 }
}
