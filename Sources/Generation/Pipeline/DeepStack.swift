#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs work that may follow long chains of schemas and values, on a deep stack.
///
/// Schemas refer to schemas in chains of any length, and an evaluation nests as the schemas do. The stack of a main
/// thread (8 MB, as a rule) ends some thousand steps down; memory that a deep stack does not use costs only addresses,
/// and where those are limited (`ulimit -v`) stacks are smaller.
public enum DeepStack {
  private static let largest = 1 << 30
  private static let smallest = 8 << 20
  /// The share of a process's addresses that one stack takes: one part in so many.
  private static let share = 24

  /// The result of `work`, which runs on a deep stack.
  public static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    Future(work).value
  }

  /// Starts work beside the caller's. False where the system gives no thread, so that the caller has to do the work.
  static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED)) == 0 else { return false }
    let box = Unmanaged.passRetained(Work(run: work))
    var size = largestHere
    while size >= smallest {
      if pthread_attr_setstacksize(&attributes, size) == 0, begin(box, &attributes) { return true }
      size /= 2
    }
    box.release()
    return false
  }

  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private static func begin(_ work: Unmanaged<Work>, _ attributes: inout pthread_attr_t) -> Bool {
    #if canImport(Darwin)
      var thread: pthread_t?
      return pthread_create(
        &thread, &attributes,
        { argument in
          Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
          return nil
        }, work.toOpaque()) == 0
    #else
      var thread = pthread_t()
      return pthread_create(
        &thread, &attributes,
        { argument in
          if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
          return nil
        }, work.toOpaque()) == 0
    #endif
  }

  private static var largestHere: Int {
    guard let addresses = addressLimit else { return largest }
    // A whole number of pages.
    return max(smallest, min(largest, addresses / share / (1 << 20) * (1 << 20)))
  }

  /// How many bytes of addresses this process may have; nil where nothing limits them.
  public static var addressLimit: Int? {
    var limit = rlimit()
    #if canImport(Glibc)
      let found = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      let found = getrlimit(RLIMIT_AS, &limit)
    #endif
    return found == 0 ? Int(exactly: limit.rlim_cur) : nil
  }
}
