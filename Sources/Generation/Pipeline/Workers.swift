import Foundation

/// Runs work on all cores of the machine, or on as many threads as the system gives. The results do not depend on their
/// number.
package enum Workers {
  /// The result of `work` for each piece, in the order of the pieces. The pieces are started in their order, so a long
  /// one is best put first.
  package static func map<Piece: Sendable, Output: Sendable>(
    _ pieces: [Piece], _ work: @escaping @Sendable (Piece) -> Output
  ) -> [Output] {
    let threads = min(ProcessInfo.processInfo.activeProcessorCount, pieces.count)
    guard threads > 1 else { return pieces.map(work) }
    let queue = WorkQueue<Piece, Output>(pieces, handful: max(1, pieces.count / (threads * 64)))
    let running = DispatchGroup()
    var started = 0
    for _ in 0..<threads {
      running.enter()
      let isStarted = DeepStack.start {
        queue.drain(work)
        running.leave()
      }
      if isStarted { started += 1 } else { running.leave() }
    }
    if started == 0 { queue.drain(work) }
    running.wait()
    return queue.outputs
  }
}

/// A queue of pieces that several threads take from, and their results.
///
/// Sendable because `lock` is held wherever a stored variable is touched.
private final class WorkQueue<Piece: Sendable, Output: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let pieces: [Piece]
  /// How many pieces a thread takes at once: several where there are very many.
  private let handful: Int
  private var next = 0
  private var finished: [(start: Int, outputs: [Output])] = []

  init(_ pieces: [Piece], handful: Int) {
    self.pieces = pieces
    self.handful = handful
  }

  /// Works until no piece is left.
  func drain(_ work: (Piece) -> Output) {
    while let taken = take() {
      let outputs = pieces[taken].map(work)
      lock.withLock { finished.append((taken.lowerBound, outputs)) }
    }
  }

  /// The results, in the order of the pieces.
  var outputs: [Output] {
    lock.withLock { finished.sorted { $0.start < $1.start }.flatMap(\.outputs) }
  }

  private func take() -> Range<Int>? {
    lock.withLock {
      guard next < pieces.count else { return nil }
      let taken = next..<min(next + handful, pieces.count)
      next = taken.upperBound
      return taken
    }
  }
}
