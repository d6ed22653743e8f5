import Foundation

/// A value that is made beside the caller's work, for whoever asks for it later.
final class Later<Value: Sendable>: @unchecked Sendable {
  // Unchecked, because `condition` is held wherever the value is touched.
  private let condition = NSCondition()
  private var made: Value?

  init(_ work: @escaping @Sendable () -> Value) {
    DeepStack.start { [self] in
      let value = work()
      condition.lock()
      made = value
      condition.broadcast()
      condition.unlock()
    }
  }

  /// The value, once it is there.
  var value: Value {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let made { return made }
      condition.wait()
    }
  }
}
