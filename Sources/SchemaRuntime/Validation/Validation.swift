/// Validates the value at a cursor, and leaves the cursor behind it.
/// - Throws: `Rejection` where the value is not valid, and where the bytes are no JSON.
public typealias Verdict = (inout Cursor, inout ViolationSink) throws(Rejection) -> Void

/// The walks that readers share.
public enum Validation {
  /// Reports everything that a collecting walk finds in a JSON text. Where the bytes are no JSON, that is the last
  /// finding.
  public static func report(
    _ bytes: UnsafeBufferPointer<UInt8>, schema: String, as exchange: Exchange? = nil,
    _ body: (inout Cursor, inout ViolationSink) throws(Rejection) -> Void
  ) -> ValidationReport {
    let record = ViolationRecord(schema: schema)
    var collector = ViolationSink(record)
    if exchange != nil { collector.context = WalkContext(exchange) }
    do {
      try Cursor.withInput(bytes) { (cursor) throws(Rejection) in
        try body(&cursor, &collector)
        try cursor.finish()
      }
    } catch {
      record.add(malformed: error)
    }
    if record.findings.isEmpty { return ValidationReport() }
    var builder = ReportBuilder(bytes, record)
    return builder.build()
  }

  /// The verdict of a walk on a JSON text, and whether a valid one has warnings, where they are wanted.
  /// - Throws: `Rejection` where the text is not valid, or no JSON.
  @inline(__always)
  package static func hasWarning(
    _ bytes: UnsafeBufferPointer<UInt8>, wanted: Bool,
    _ body: (inout Cursor, inout ViolationSink) throws(Rejection) -> Void
  ) throws(Rejection) -> Bool {
    try Cursor.withInput(bytes) { (cursor) throws(Rejection) in
      var sink = ViolationSink(wantsWarnings: wanted)
      try body(&cursor, &sink)
      try cursor.finish()
      return sink.hasWarning
    }
  }

  /// Whether a subschema accepts the value at the cursor; nothing is reported.
  /// - Throws: `Rejection` only where the bytes are no JSON.
  public static func accepts(
    _ cursor: Cursor, _ sink: inout ViolationSink,
    _ body: (inout Cursor, inout ViolationSink) throws(Rejection) -> Void
  ) throws(Rejection) -> Bool {
    var end = 0
    return try accepts(cursor, &sink, mayStopEarly: cursor.position, end: &end, body)
  }

  /// Whether a subschema accepts the value at the cursor, and where that value ends; nothing is reported.
  /// - Parameters:
  ///   - cursor: stands at the value.
  ///   - sink: takes what is found.
  ///   - end: stays what it is where the value is not accepted.
  ///   - body: reads and validates the value.
  /// - Throws: `Rejection` only where the bytes are no JSON.
  public static func accepts(
    _ cursor: Cursor, _ sink: inout ViolationSink, end: inout Int,
    _ body: (inout Cursor, inout ViolationSink) throws(Rejection) -> Void
  ) throws(Rejection) -> Bool {
    try accepts(cursor, &sink, mayStopEarly: sink.mayStopEarly, end: &end, body)
  }

  /// 1 where a subschema accepts the value at the cursor, else 0.
  /// - Throws: `Rejection` only where the bytes are no JSON.
  @inlinable
  public static func matches(
    _ cursor: Cursor, _ sink: inout ViolationSink, _ body: Verdict
  ) throws(Rejection) -> Int {
    try accepts(cursor, &sink, body) ? 1 : 0
  }

  /// 1 where a subschema accepts the value at the cursor, else 0; and where an accepted value ends.
  /// - Throws: `Rejection` only where the bytes are no JSON.
  @inlinable
  public static func matches(
    _ cursor: Cursor, _ sink: inout ViolationSink, end: inout Int, _ body: Verdict
  ) throws(Rejection) -> Int {
    try accepts(cursor, &sink, end: &end, body) ? 1 : 0
  }

  private static func accepts(
    _ cursor: Cursor, _ sink: inout ViolationSink, mayStopEarly: Int, end: inout Int,
    _ body: (inout Cursor, inout ViolationSink) throws(Rejection) -> Void
  ) throws(Rejection) -> Bool {
    var probe = ViolationSink(wantsWarnings: sink.wantsWarnings && !sink.collects, mayStopEarly: mayStopEarly)
    probe.context = sink.context
    var inner = cursor
    do {
      try body(&inner, &probe)
    } catch {
      if error.reason != .violation { throw error }
      return false
    }
    if probe.hasWarning { sink.noteWarning() }
    end = inner.position
    return true
  }

  /// Runs one rule of `x-warnings`: where the value at the cursor fails it, it warns at the part that fails.
  /// - Parameters:
  ///   - cursor: stands at the value.
  ///   - keyword: JSON Pointer of the keyword, from the schema entered last.
  ///   - message: the author's words for it.
  ///   - sink: takes what is found.
  ///   - fails: whether the value is known to fail.
  ///   - body: reads and validates the value.
  /// - Throws: `Rejection` only where the bytes are no JSON.
  public static func warn(
    _ cursor: Cursor, _ keyword: String, _ message: String?, _ sink: inout ViolationSink, fails: Bool = false,
    _ body: (inout Cursor, inout ViolationSink) throws(Rejection) -> Void
  ) throws(Rejection) {
    var offset: Int?
    if !fails {
      var probe = ViolationSink(mayStopEarly: cursor.position)
      probe.context = sink.context
      offset = try firstMistake(cursor, &probe, body)
      if offset == nil { return }
    }
    if sink.collects {
      var probe = ViolationSink(inOrderOfSchemas: cursor.position)
      probe.context = sink.context
      offset = try firstMistake(cursor, &probe, body) ?? offset
    }
    sink.warn(message.map(Demand.authored) ?? .unmet, at: offset ?? cursor.position, keyword)
  }

  /// The place at which a walk that ends at the first error ends.
  private static func firstMistake(
    _ cursor: Cursor, _ sink: inout ViolationSink,
    _ body: (inout Cursor, inout ViolationSink) throws(Rejection) -> Void
  ) throws(Rejection) -> Int? {
    var inner = cursor
    do {
      try body(&inner, &sink)
      return nil
    } catch {
      if error.reason != .violation { throw error }
      return error.offset
    }
  }
}
