import Foundation
import SchemaRuntime
import Terminal

/// One line on the terminal that says what a long run is doing, from its second second on; no line where standard error
/// is no terminal.
///
/// Unchecked, because `lock` is held wherever a stored variable is touched.
final class ProgressLine: @unchecked Sendable {
  private let shows = Console.isWatched
  private let lock = NSLock()
  private var latest: String?
  /// When the line was written last.
  private var written: ContinuousClock.Instant?
  private let start = ContinuousClock.now

  /// The time before the first line, and the time between lines: a short run needs none, and a long one should not
  /// write all the time.
  private static let patience = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)

  init() {
    guard shows else { return }
    // The line of a long stage is shown while the stage lasts.
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [weak self] in self?.writeLatest() }
  }

  func show(_ text: @autoclosure () -> String) {
    guard shows else { return }
    lock.withLock {
      latest = text()
      let now = ContinuousClock.now
      if now - start >= Self.patience, written.map({ now - $0 >= Self.interval }) ?? true { write() }
    }
  }

  func clear() {
    guard shows else { return }
    lock.withLock {
      latest = nil
      if written != nil { Console.errorAsIs("\r\u{1B}[K") }
    }
  }

  private func writeLatest() { lock.withLock { write() } }

  private func write() {
    guard let latest else { return }
    written = .now
    Console.errorAsIs("\r\u{1B}[K" + VisibleText.line(latest))
  }
}
