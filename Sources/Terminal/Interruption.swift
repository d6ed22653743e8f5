#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A run that a signal ends says so: what it wrote is whole, and the next run goes on.
package enum Interruption {
  /// From now on; a signal that the caller ignores (`nohup`) stays ignored.
  package static func isReported() {
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { report(number) }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    let before = signal(number, SIG_IGN)
    let isIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if !isIgnored { signal(number, before) }
    return isIgnored
  }

  private static func report(_ number: Int32) {
    // A handler may do very little: write bytes that are there already, and end as if there were no handler.
    signal(number) { number in
      let text: StaticString = "\nschemagen: interrupted; every file is whole, old or new; run it again\n"
      _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
      signal(number, SIG_DFL)
      raise(number)
    }
  }

  // MARK: a run that only a signal ends

  /// The path of the file that goes with the run, as bytes that a handler may read.
  nonisolated(unsafe) private static var transient: UnsafeMutablePointer<CChar>?

  /// From now on a signal ends the run without a word, also where the caller has blocked it; one that the caller ignores
  /// stays ignored.
  package static func isExpected() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      sigaddset(&signals, number)
      signal(number) { number in
        if let transient = Interruption.transient { unlink(transient) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// From now on a signal also removes the file at the path, where the run ends by `isExpected`.
  package static func removes(_ path: String) {
    guard let bytes = strdup(path) else { return }
    let before = transient
    transient = bytes
    free(before)
  }
}
