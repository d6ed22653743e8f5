public import SchemaModel
public import SchemaRuntime

/// Runs a program on instances, by calling the same runtime functions that generated validators call.
public struct Interpreter: Sendable {
  public let program: Program

  public init(_ program: Program) { self.program = program }

  /// All that a schema has to say of a JSON text. The schema must be an entry of the program; of one that is not,
  /// nothing is known and nothing reported.
  public func validate(_ bytes: UnsafeBufferPointer<UInt8>, against schema: SchemaID) -> ValidationReport {
    guard let entry = program.entries[schema] else { return ValidationReport() }
    return Validation.report(bytes, schema: program[entry].location) { cursor, sink throws(Rejection) in
      try self.run(entry, &cursor, &sink)
    }
  }

  /// The same for bytes in an array.
  public func validate(bytes: [UInt8], against schema: SchemaID) -> ValidationReport {
    bytes.withUnsafeBufferPointer { validate($0, against: schema) }
  }

  /// Whether a JSON text is valid: the walk stops at the first failure.
  public func isValid(_ bytes: UnsafeBufferPointer<UInt8>, against schema: SchemaID) -> Bool {
    guard let entry = program.entries[schema] else { return true }
    var cursor = Cursor(bytes)
    var sink = ViolationSink()
    do {
      try run(entry, &cursor, &sink)
      try cursor.finish()
      return true
    } catch {
      return false
    }
  }

  /// Whether a block accepts a string, without a warning.
  package func hasNothingToSay(of value: JSONValue, _ call: BlockCall) -> Bool {
    let report = Array(value.description.utf8).withUnsafeBufferPointer { bytes in
      Validation.report(bytes, schema: program[call.block].location) { cursor, sink throws(Rejection) in
        try self.run(call.block, &cursor, &sink)
      }
    }
    return report.violations.isEmpty
  }

  func run(_ id: BlockID, _ cursor: inout Cursor, _ sink: inout ViolationSink) throws(Rejection) {
    var evaluation = Evaluation()
    try run(id, &cursor, &sink, &evaluation)
  }

  /// Reads the value at the cursor and leaves the cursor behind it.
  func run(
    _ id: BlockID, _ cursor: inout Cursor, _ sink: inout ViolationSink, _ evaluation: inout Evaluation
  ) throws(Rejection) {
    let block = program[id]
    if let message = block.message { sink.explain(reading: message) }
    let kind = try cursor.kind()
    let start = cursor.position
    if block.isNever {
      try cursor.skipValue()
      return try Assertion.never(.never, at: start, &sink, "")
    }
    if let types = block.types, !types.allows(kind) {
      try cursor.skipValue()
      return try Assertion.type(types, at: start, &sink, "/type")
    }
    var own = Evaluation()
    if block.readsValue {
      guard try read(kind, block, &cursor, &sink, &own) else { return }
    }
    var end = cursor.position
    for check in block.whole {
      cursor.position = start
      try run(check, block, &cursor, &sink, &own, end: end)
      if end == start { end = cursor.position }
    }
    cursor.position = end
    if block.tracks { evaluation.merge(own) }
  }

  /// Goes into a block through a call.
  func run(
    _ call: BlockCall, _ cursor: inout Cursor, _ sink: inout ViolationSink, _ evaluation: inout Evaluation
  ) throws(Rejection) {
    guard sink.collects else { return try run(call.block, &cursor, &sink, &evaluation) }
    sink.enter(reading: call.path, program[call.block].location)
    try run(call.block, &cursor, &sink, &evaluation)
    sink.leave()
  }

  /// The same for a part of the value, whose evaluated members nobody asks for.
  func run(_ call: BlockCall?, _ cursor: inout Cursor, _ sink: inout ViolationSink) throws(Rejection) {
    guard let call else { return try cursor.skipValue() }
    var evaluation = Evaluation()
    try run(call, &cursor, &sink, &evaluation)
  }

  /// Whether a block accepts the value at the cursor; nothing is reported.
  func accepts(
    _ call: BlockCall, _ cursor: Cursor, _ sink: inout ViolationSink, _ evaluation: inout Evaluation
  ) throws(Rejection) -> Bool {
    try Validation.accepts(cursor, &sink) { cursor, probe throws(Rejection) in
      try self.run(call, &cursor, &probe, &evaluation)
    }
  }
}
