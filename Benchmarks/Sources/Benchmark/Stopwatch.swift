import Foundation

/// Measures processor time, so that other work on the machine counts less.
enum Stopwatch {
  /// The median over several runs, in nanoseconds per byte.
  static func median(bytes: Int, runs: Int = 9, _ body: () throws -> Int) rethrows -> Double {
    var times: [Double] = []
    var sink = 0
    for _ in 0..<runs {
      let start = processorTime()
      sink &+= try body()
      times.append(Double(processorTime() - start) / Double(bytes))
    }
    // Reading the sum keeps the work from being removed.
    if sink == Int.min { print(sink) }
    times.sort()
    return times[runs / 2]
  }

  private static func processorTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
