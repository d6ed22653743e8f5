#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The three outcomes that a script tells apart; thrown to end a command early.
package enum ExitStatus: Int32, Error {
  /// All well; warnings are allowed.
  case success = 0
  /// A finding that matters: an invalid instance, a stale output.
  case finding = 1
  /// Wrong usage, a wrong schema, a file that cannot be read or written.
  case unusable = 2

  /// Ends the process, whatever thread this is.
  package func leave() -> Never { exit(rawValue) }
}
