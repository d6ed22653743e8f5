import Foundation

/// Work on all cores of the machine, with results that do not depend on how many there are.
enum Workers {
  /// What `work` gives for each piece, in the order of the pieces. The pieces are taken up in their order, so a long
  /// one is best put first.
  static func map<Piece: Sendable, Output: Sendable>(
    _ pieces: [Piece], _ work: @escaping @Sendable (Piece) -> Output
  ) -> [Output] {
    let threads = min(ProcessInfo.processInfo.activeProcessorCount, pieces.count)
    guard threads > 1 else { return pieces.map(work) }
    let queue = WorkQueue<Piece, Output>(pieces)
    let running = DispatchGroup()
    for _ in 0..<threads {
      running.enter()
      DeepStack.start {
        queue.drain(work)
        running.leave()
      }
    }
    running.wait()
    return queue.outputs
  }
}

/// Pieces that several threads take from, and what became of them.
///
/// Sendable because `lock` is held wherever a stored variable is touched.
private final class WorkQueue<Piece: Sendable, Output: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let pieces: [Piece]
  private var next = 0
  private var finished: [(index: Int, output: Output)] = []

  init(_ pieces: [Piece]) { self.pieces = pieces }

  /// Works until no piece is left.
  func drain(_ work: (Piece) -> Output) {
    while let index = take() {
      let output = work(pieces[index])
      lock.withLock { finished.append((index, output)) }
    }
  }

  /// What was finished, in the order of the pieces.
  var outputs: [Output] {
    lock.withLock { finished.sorted { $0.index < $1.index }.map(\.output) }
  }

  private func take() -> Int? {
    lock.withLock {
      guard next < pieces.count else { return nil }
      next += 1
      return next - 1
    }
  }
}
