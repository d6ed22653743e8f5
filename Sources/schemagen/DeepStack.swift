import Foundation

/// Runs work where chains of schemas and values may be followed far.
///
/// Schemas refer to schemas in chains of any length, and an evaluation nests as the schemas do. The stack of a main
/// thread (8 MB, as a rule) ends some thousand steps down; memory that a deep stack does not use costs nothing.
enum DeepStack {
  private static let bytes = 1 << 30

  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let outcome = Outcome<Result>()
    let thread = Thread { outcome.fill(work()) }
    thread.stackSize = bytes
    thread.start()
    return outcome.wait()
  }

  private final class Outcome<Value: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Value?

    func fill(_ new: Value) {
      condition.lock()
      value = new
      condition.signal()
      condition.unlock()
    }

    func wait() -> Value {
      condition.lock()
      defer { condition.unlock() }
      while true {
        if let value { return value }
        condition.wait()
      }
    }
  }
}
