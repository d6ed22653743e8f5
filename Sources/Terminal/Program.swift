import Generation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A process that does one thing and ends with one of the three exit codes.
package enum Program {
  /// Does the work on a deep stack. A file problem that it throws is reported; `report` has all other errors.
  package static func run(
    _ work: @escaping @Sendable () throws -> Void, report: @escaping @Sendable (any Error) -> ExitStatus
  ) -> Never {
    // A reader that goes away (`schemagen … | head`) is a failed write, which is reported, not a silent end.
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow is a failed write, too.
    signal(SIGXFSZ, SIG_IGN)
    MemoryLimit.isReported()
    DeepStack.run { status(of: work, report) }.leave()
  }

  private static func status(of work: () throws -> Void, _ report: (any Error) -> ExitStatus) -> ExitStatus {
    do {
      try work()
      return .success
    } catch let status as ExitStatus {
      return status
    } catch let problem as FileProblem {
      Console.error("\(problem)\n")
      return .unusable
    } catch {
      return report(error)
    }
  }
}
