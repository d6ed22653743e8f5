/// What happens at a violation: the walk leaves there, or it is recorded and the walk goes on.
///
/// Generated validators never record: what is wrong says the interpreter, which walks with a sink that does.
@frozen
public struct ViolationSink {
  /// Whether rules that only warn are worth evaluating.
  public let wantsWarnings: Bool
  /// Whether the walk goes by the order of the schemas, as one that records does: a verdict may come by another mistake
  /// before the first one.
  public let collects: Bool
  /// Whether a walk that does not record came by a warning.
  public var hasWarning = false
  @usableFromInline let record: ViolationRecord?
  /// The offset of a value that has been read before, and whose end is not asked for: a walk over it leaves it as soon as
  /// the verdict is plain.
  @usableFromInline let mayStopEarly: Int
  /// What the walks over the text share, where they have anything to share.
  @usableFromInline var context: WalkContext?

  /// A walk that leaves at the first error. Of warnings it only notes that there is one.
  @inlinable
  public init(wantsWarnings: Bool = false, mayStopEarly: Int = -1) {
    self.wantsWarnings = wantsWarnings
    self.mayStopEarly = mayStopEarly
    collects = false
    record = nil
  }

  /// A walk that records everything.
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

  /// A walk that leaves at the first error in the order of the schemas.
  init(inOrderOfSchemas mayStopEarly: Int) {
    wantsWarnings = true
    collects = true
    self.mayStopEarly = mayStopEarly
    record = nil
  }

  /// Whether violations are recorded and the walk goes on.
  @inlinable @inline(__always)
  public var records: Bool { record != nil }

  /// What a closure gives of the record, if there is one.
  ///
  /// The sink holds the record as long as the closure runs, so that no reference to it need be counted.
  @inline(__always) @discardableResult
  private func withRecord<Result>(_ body: (ViolationRecord) -> Result) -> Result? {
    record.map(Unmanaged.passUnretained)?._withUnsafeGuaranteedRef(body)
  }

  /// An error: the instance is invalid.
  /// - Parameters:
  ///   - demand: what is not met.
  ///   - offset: the byte where the offending value (or key) starts.
  ///   - keyword: JSON Pointer of the keyword, relative to the frame entered last.
  /// - Throws: a walk that does not record, in any case.
  public mutating func report(_ demand: Demand, at offset: Int, _ keyword: String) throws(Rejection) {
    guard records else { throw Rejection(.violation, at: offset) }
    withRecord { $0.add(.error, demand, offset, keyword) }
  }

  /// A warning: the instance stays valid.
  public mutating func warn(_ demand: Demand, at offset: Int, _ keyword: String) {
    guard records else {
      hasWarning = true
      return
    }
    withRecord { $0.add(.warning, demand, offset, keyword) }
  }

  /// A subschema that was tried, and accepted the value, has warnings.
  public mutating func noteWarning() {
    if !records { hasWarning = true }
  }

  /// The walk goes into another schema.
  /// - Parameters:
  ///   - path: leads there from the frame entered last, through `$ref`, say.
  ///   - schema: its own location.
  func enter(_ path: String, _ schema: String) { withRecord { $0.enter(path, schema) } }

  /// The schema entered last says in its author's words why an instance fails it (`x-message`).
  func explain(_ message: String) { withRecord { $0.explain(message) } }

  /// The walk comes back from the schema entered last. A walk that throws need not say so: it has ended.
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
