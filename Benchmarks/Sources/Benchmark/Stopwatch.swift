import Foundation

/// Measures several pieces of work in turns, so that what else the machine does strikes all of them. Each is done once
/// before it is timed: none pays for what the one before has left in the caches.
struct Stopwatch {
  private var work: [(name: String, body: () throws -> Int)] = []

  mutating func add(_ name: String, _ body: @escaping () throws -> Int) { work.append((name, body)) }

  /// The median over the rounds of each piece, in nanoseconds of this thread's processor time per byte.
  func medians(bytes: Int, rounds: Int) throws -> [(name: String, time: Double)] {
    var times = [[Double]](repeating: [], count: work.count)
    var sum = 0
    for _ in 0..<rounds {
      for (index, piece) in work.enumerated() {
        sum &+= try piece.body()
        let start = Self.processorTime()
        sum &+= try piece.body()
        times[index].append(Double(Self.processorTime() - start) / Double(bytes))
      }
    }
    // Reading the sum keeps the work from being removed.
    if sum == Int.min { print(sum) }
    return zip(work, times).map { piece, times in (piece.name, times.sorted()[times.count / 2]) }
  }

  /// Counts as a use of a value, so that making it is not removed.
  @inline(never)
  static func use<Value>(_ value: Value) -> Int { 1 }

  private static func processorTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
