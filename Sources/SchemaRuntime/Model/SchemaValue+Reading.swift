// What `SchemaValue` offers is made of few functions of each type.

extension SchemaValue {
  /// Reads a value. Where the way says that the type validates it, this does so in a walk of its own.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  public static func _read(_ cursor: inout Cursor, by way: ReadingWay, checks: Bool) throws(Rejection) -> Self
  {
    if checks, way.kind == .own { try _check(cursor) }
    return try _read(&cursor)
  }

  /// Validates the value at the cursor and reads it.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  @usableFromInline
  static func _readChecked(_ cursor: inout Cursor) throws(Rejection) -> Self {
    try _read(&cursor, by: .own, checks: true)
  }

  /// Validates the value at the cursor, and stays in front of it.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  public static func _check(_ cursor: Cursor) throws(Rejection) {
    var walk = cursor
    var sink = ViolationSink()
    try _schema.check(&walk, &sink)
  }

  @inlinable
  static func _readChecked(_ bytes: UnsafeBufferPointer<UInt8>) throws -> Self {
    do {
      return try Cursor.withInput(bytes) { (cursor) throws(Rejection) in
        let value = try _readChecked(&cursor)
        try cursor.finish()
        return value
      }
    } catch {
      throw refusal(bytes, error)
    }
  }

  @usableFromInline @inline(never)
  static func refusal(_ bytes: UnsafeBufferPointer<UInt8>, _ rejection: Rejection) -> any Error {
    let report = report(bytes, rejection: rejection)
    return report.syntaxError ?? ValidationError(report: report)
  }

  /// The report of a JSON text. The fast walk accepts valid text; the interpreter runs only where there is a finding.
  static func report(_ bytes: UnsafeBufferPointer<UInt8>) -> ValidationReport {
    _schema.report(bytes)
  }

  /// The report of a text that was refused: by the schema, or only by the Swift type.
  private static func report(_ bytes: UnsafeBufferPointer<UInt8>, rejection: Rejection) -> ValidationReport {
    let report = report(bytes)
    if !report.isValid { return report }
    // A text that the schema accepts is JSON and has no violation, whatever error the last branch has thrown.
    let reason: Rejection.Reason =
      [.unrepresentableNumber, .unrepresentableText, .unstableText].contains(rejection.reason)
      ? rejection.reason : .unrepresentableValue
    return Validation.report(bytes, schema: _schema.entry.location) { (_, _) throws(Rejection) in
      throw Rejection(reason, at: rejection.offset)
    }
  }
}

/// Lends the bytes of a collection as a buffer; those that are not in one place are copied.
@inlinable @inline(__always)
func withContiguousBytes<Result>(
  of bytes: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
) rethrows -> Result {
  // Moved out, since a copy of a big model costs as much as a good part of reading it.
  if let result = try bytes.withContiguousStorageIfAvailable(body) { return consume result }
  return try Array(bytes).withUnsafeBufferPointer(body)
}
