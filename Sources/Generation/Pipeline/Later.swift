import Foundation

/// A value that a thread makes beside the caller's work, for a later call. Where the system gives no thread, the first
/// call for the value makes it.
package final class Future<Value: Sendable>: @unchecked Sendable {
  // Unchecked, because `condition` is held wherever a stored variable is touched.
  private let condition = NSCondition()
  private var made: Value?
  /// The work that no thread has begun.
  private var work: (@Sendable () -> Value)?

  package init(_ work: @escaping @Sendable () -> Value) {
    let isBegun = DeepStack.start { [self] in finish(with: work()) }
    if !isBegun { self.work = work }
  }

  /// The value, once it is there.
  package var value: Value {
    condition.lock()
    if let work {
      self.work = nil
      condition.unlock()
      return finish(with: work())
    }
    defer { condition.unlock() }
    while true {
      if let made { return made }
      condition.wait()
    }
  }

  @discardableResult
  private func finish(with value: Value) -> Value {
    condition.lock()
    made = value
    condition.broadcast()
    condition.unlock()
    return value
  }
}
