import Foundation

/// Runs work where chains of schemas and values may be followed far.
///
/// Schemas refer to schemas in chains of any length, and an evaluation nests as the schemas do. The stack of a main
/// thread (8 MB, as a rule) ends some thousand steps down; memory that a deep stack does not use costs nothing.
public enum DeepStack {
  private static let bytes = 1 << 30

  /// What `work` gives.
  public static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    Later(work).value
  }

  /// Starts work beside the caller's.
  static func start(_ work: @escaping @Sendable () -> Void) {
    let thread = Thread(block: work)
    thread.stackSize = bytes
    thread.start()
  }
}
