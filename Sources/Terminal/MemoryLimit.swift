import Generation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A run that may use little memory (`ulimit -v`) and comes to the end of it says so.
enum MemoryLimit {
  /// From now on. Where memory cannot be had, the Swift runtime ends the process with one of these signals.
  static func isReported() {
    guard DeepStack.addressLimit != nil else { return }
    for number in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT] {
      signal(number) { _ in
        let text: StaticString =
          "error: the memory that this process may use ('ulimit -v') ran out; every file is whole, old or new\n"
        _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
        _exit(2)
      }
    }
  }
}
