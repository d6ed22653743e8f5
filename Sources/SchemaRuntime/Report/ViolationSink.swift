/// Takes the violations of a walk: the walk ends at the first one, or records each and goes on.
///
/// Generated validators never record: the interpreter makes reports, with a sink that does.
@frozen
public struct ViolationSink {
  /// Whether the walk evaluates rules that only warn.
  public let wantsWarnings: Bool
  /// Whether the walk follows the order of the schemas, as a recording walk does. A walk for a verdict may find another
  /// mistake before the first one.
  public let collects: Bool
  /// Whether a walk that does not record has found a warning.
  public var hasWarning = false
  @usableFromInline let record: ViolationRecord?
  /// The offset of a value that has been read before, and whose end the caller does not need: a walk over it ends as
  /// soon as the verdict is certain.
  @usableFromInline let mayStopEarly: Int
  /// The context that the walks over the text share; nil until there is something to share.
  @usableFromInline var context: WalkContext?

  /// A sink for a walk that ends at the first error. It only notes whether there is a warning.
  @inlinable
  public init(wantsWarnings: Bool = false, mayStopEarly: Int = -1) {
    self.wantsWarnings = wantsWarnings
    self.mayStopEarly = mayStopEarly
    collects = false
    record = nil
  }

  /// A sink for a walk that records everything.
  /// - Parameter schema: the location of the schema the walk starts with.
  public init(schema: String) {
    self.init(ViolationRecord(schema: schema))
  }

  init(_ record: ViolationRecord) {
    wantsWarnings = true
    collects = true
    mayStopEarly = -1
    self.record = record
  }

  /// A sink for a walk that ends at the first error in the order of the schemas.
  init(inOrderOfSchemas mayStopEarly: Int) {
    wantsWarnings = true
    collects = true
    self.mayStopEarly = mayStopEarly
    record = nil
  }

  /// Whether violations are recorded and the walk goes on.
  @inlinable @inline(__always)
  public var records: Bool { record != nil }

  /// Runs a closure on the record, if there is one.
  ///
  /// The sink holds the record as long as the closure runs, so that no reference to it need be counted.
  @inline(__always) @discardableResult
  private func withRecord<Result>(_ body: (ViolationRecord) -> Result) -> Result? {
    record.map(Unmanaged.passUnretained)?._withUnsafeGuaranteedRef(body)
  }

  /// Reports an error: the instance is invalid.
  /// - Parameters:
  ///   - demand: the demand that is not met.
  ///   - offset: the byte where the offending value (or key) starts.
  ///   - keyword: JSON Pointer of the keyword, relative to the frame entered last.
  /// - Throws: `Rejection`, always where the walk does not record.
  public mutating func report(_ demand: Demand, at offset: Int, _ keyword: String) throws(Rejection) {
    guard records else { throw Rejection(.violation, at: offset) }
    withRecord { $0.add(.error, demand, offset, keyword) }
  }

  /// Reports a warning: the instance stays valid.
  public mutating func warn(_ demand: Demand, at offset: Int, _ keyword: String) {
    guard records else {
      hasWarning = true
      return
    }
    withRecord { $0.add(.warning, demand, offset, keyword) }
  }

  /// Notes that a subschema which was tried, and accepted the value, has warnings.
  public mutating func noteWarning() {
    if !records { hasWarning = true }
  }

  /// Enters another schema.
  /// - Parameters:
  ///   - path: leads there from the frame entered last, through `$ref`, say.
  ///   - schema: its own location.
  func enter(_ path: String, _ schema: String) { withRecord { $0.enter(path, schema) } }

  /// Notes the author's words for a failure of the schema entered last (`x-message`).
  func explain(_ message: String) { withRecord { $0.explain(message) } }

  /// Leaves the schema entered last. A walk that throws need not leave: it has ended.
  func leave() { withRecord { $0.leave() } }

  /// A violation before its places in the text and in the schemas are known.
  struct Finding {
    var severity: Violation.Severity
    var demand: Demand
    var offset: Int
    /// JSON Pointer from the frame.
    var keyword: String
    /// The frame of the record that it was found in.
    var frame: Int
  }
}
