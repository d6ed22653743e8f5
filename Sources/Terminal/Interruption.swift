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
    // What a handler may do is very little: write bytes that are there already, and end as if there were none.
    signal(number) { number in
      let text: StaticString = "\nschemagen: interrupted; every file is whole, old or new; run it again\n"
      _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
      signal(number, SIG_DFL)
      raise(number)
    }
  }
}
