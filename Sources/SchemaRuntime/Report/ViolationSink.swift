/// What happens at a violation. Validators are generic over it, so one source serves two walks: the one that leaves
/// at the first failure, and the one that records all of them.
public protocol ViolationSink {
  /// Whether violations are recorded and the walk goes on.
  static var collects: Bool { get }

  /// Whether rules that only warn are worth evaluating.
  var wantsWarnings: Bool { get }

  /// An error: the instance is invalid.
  /// - Parameters:
  ///   - offset: the byte where the offending value (or key) starts.
  ///   - keyword: JSON Pointer of the keyword, relative to the frame entered last.
  mutating func report(_ demand: Demand, at offset: Int, _ keyword: String) throws(Rejection)

  /// A warning: the instance stays valid.
  mutating func warn(_ demand: Demand, at offset: Int, _ keyword: String)

  /// A subschema that was tried, and accepted the value, has warnings.
  mutating func noteWarning()

  /// The walk goes into another schema: `path` leads there from the frame entered last (through `$ref`, say), and
  /// `schema` is its own location.
  mutating func enter(_ path: String, _ schema: String)

  /// The schema entered last says in its author's words why an instance fails it (`x-message`).
  mutating func explain(_ message: String)

  mutating func leave()
}
