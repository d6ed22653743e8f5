extension SchemaProgram {
  /// Everything that a block has to say of a JSON text.
  package func report(
    _ bytes: UnsafeBufferPointer<UInt8>, of index: Int, as exchange: Exchange? = nil
  ) -> ValidationReport {
    var runs = 0
    return report(bytes, of: index, as: exchange, runs: &runs)
  }

  /// Everything that a block has to say of a JSON text, and how much work that was.
  /// - Parameter runs: grows by the number of blocks that were run on the text and its parts, or work that takes as long.
  package func report(
    _ bytes: UnsafeBufferPointer<UInt8>, of index: Int, as exchange: Exchange?, runs: inout Int
  ) -> ValidationReport {
    var work = 0
    defer { runs += work }
    return Validation.report(bytes, schema: blocks[index].location, as: exchange) {
      cursor, sink throws(Rejection) in
      defer { work = sink.context?.work ?? 0 }
      try self.run(index, &cursor, &sink)
    }
  }

  /// Whether a block accepts a JSON text: the walk stops at the first failure.
  package func accepts(_ bytes: UnsafeBufferPointer<UInt8>, of index: Int) -> Bool {
    var runs = 0
    return accepts(bytes, of: index, runs: &runs)
  }

  /// Whether a block accepts a JSON text, and how much work that was.
  /// - Parameter runs: grows by the number of blocks that were run on the text and its parts, or work that takes as long.
  package func accepts(_ bytes: UnsafeBufferPointer<UInt8>, of index: Int, runs: inout Int) -> Bool {
    var cursor = Cursor(bytes)
    var sink = ViolationSink()
    defer { runs += sink.context?.work ?? 0 }
    do {
      try run(index, &cursor, &sink)
      try cursor.finish()
      return true
    } catch {
      return false
    }
  }

  /// Runs a block that no call has led to.
  func run(_ index: Int, _ cursor: inout Cursor, _ sink: inout ViolationSink) throws(Rejection) {
    sink.rememberDecisions()
    var evaluation = Evaluation()
    try run(blocks[index], &cursor, &sink, &evaluation)
  }

  // What leads from block to block is never inlined, here and in the files beside: copies of it, in dozens of places, were
  // two fifths of the interpreter's code, which every program that imports the runtime compiles and carries.

  /// Reads the value at the cursor and leaves the cursor behind it.
  @inline(never)
  private func run(
    _ block: Block, _ cursor: inout Cursor, _ sink: inout ViolationSink, _ evaluation: inout Evaluation
  ) throws(Rejection) {
    guard sink.isLaborious(cursor) || block.isShared else {
      return try runAnew(block, &cursor, &sink, &evaluation)
    }
    let name = UInt(bitPattern: ObjectIdentifier(block))
    try sink.decide(name, &cursor, &evaluation) { (cursor, sink, evaluation) throws(Rejection) in
      try self.runAnew(block, &cursor, &sink, &evaluation)
    }
  }

  private func runAnew(
    _ block: Block, _ cursor: inout Cursor, _ sink: inout ViolationSink, _ evaluation: inout Evaluation
  ) throws(Rejection) {
    if let message = block.message { sink.explain(message) }
    let kind = try cursor.kind()
    let start = cursor.position
    if block.isNever {
      try sink.skipValue(&cursor)
      return try Assertion.never(.never, at: start, &sink, "")
    }
    if let types = block.types, !types.allows(kind) {
      try sink.skipValue(&cursor)
      return try Assertion.type(types, at: start, &sink, "/type")
    }
    var own = Evaluation()
    if block.readsValue {
      guard try read(kind, block, &cursor, &sink, &own) else { return }
    }
    var end = cursor.position
    for check in block.inPlaceChecks {
      cursor.position = start
      sink.noteValue(from: start, to: end)
      try run(check, block, &cursor, &sink, &own, end: end)
      if end == start { end = cursor.position }
    }
    cursor.position = end
    if block.collectsEvaluated { evaluation.merge(own) }
  }

  /// Goes into a block through a call.
  @inline(never)
  func run(
    _ call: Call, _ cursor: inout Cursor, _ sink: inout ViolationSink, _ evaluation: inout Evaluation
  ) throws(Rejection) {
    let (program, index) = try target(of: call, at: cursor)
    guard sink.collects else { return try program.run(program.blocks[index], &cursor, &sink, &evaluation) }
    sink.enter(call.path, program.blocks[index].location)
    try program.run(program.blocks[index], &cursor, &sink, &evaluation)
    sink.leave()
  }

  /// Goes into a block through a call for a part of the value, whose evaluated members the caller does not need. Skips
  /// the part where there is no call.
  func run(_ call: Call?, _ cursor: inout Cursor, _ sink: inout ViolationSink) throws(Rejection) {
    guard let call else { return try sink.skipValue(&cursor) }
    var evaluation = Evaluation()
    try run(call, &cursor, &sink, &evaluation)
  }

  /// Whether a block accepts the value at the cursor; nothing is reported.
  @inline(never)
  func accepts(
    _ call: Call, _ cursor: Cursor, _ sink: inout ViolationSink, _ evaluation: inout Evaluation
  ) throws(Rejection) -> Bool {
    try Validation.accepts(cursor, &sink) { cursor, probe throws(Rejection) in
      try self.run(call, &cursor, &probe, &evaluation)
    }
  }

  /// The block that a call leads to, with its program.
  @inline(never)
  func target(of call: Call, at cursor: Cursor) throws(Rejection) -> (program: SchemaProgram, index: Int) {
    if call.target >= 0 { return (self, call.target) }
    guard let found = block(ofOther: call.target) else { throw Rejection(.violation, at: cursor.position) }
    return found
  }
}
