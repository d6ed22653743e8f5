// Runs blocks. What leads from block to block is never inlined.
//
// `own` is where a block notes which members and items are evaluated, nil where that does not matter.
extension SchemaPlan {
  typealias Evaluated = UnsafeMutablePointer<Evaluation>

  /// Runs a block of this plan, or of another one.
  @inline(__always)
  func run(
    _ target: PlanTarget, _ cursor: inout Cursor, _ sink: inout ViolationSink, _ own: Evaluated? = nil
  ) throws(Rejection) {
    if target.number < 0 { return try other(~target.number).pointee.run(&cursor, &sink, own) }
    try run(contents.pointee.blocks[target.number], &cursor, &sink, own)
  }

  @inline(__always)
  func run(
    _ call: PlanCall, _ cursor: inout Cursor, _ sink: inout ViolationSink, _ own: Evaluated? = nil
  ) throws(Rejection) {
    if call.warns { sink.noteWarning() }
    guard let block = call.block else { return try cursor.skipValue() }
    try run(block, &cursor, &sink, own)
  }

  /// Reads the value at the cursor, and leaves the cursor behind it.
  @inline(never)
  func run(
    _ block: UnsafePointer<PlanBlock>, _ cursor: inout Cursor, _ sink: inout ViolationSink,
    _ outer: Evaluated? = nil
  ) throws(Rejection) {
    if block.pointee.onlyWalksObjects, cursor.byte == 0x7B {
      return try read(block.pointee.object[0], &cursor, &sink, nil)
    }
    if block.pointee.onlyWalksArrays, cursor.byte == 0x5B {
      return try read(block.pointee.array[0], &cursor, &sink, nil)
    }
    if let table = block.pointee.table { return try self.table(table)(&cursor, &sink) }
    if !sink.wantsWarnings, let unwarned = block.pointee.unwarned { return try run(unwarned, &cursor, &sink) }
    if block.pointee.isShared { return try decideOnce(block, &cursor, &sink, outer) }
    if block.pointee.keepsEvaluated { return try decideKeeping(block, &cursor, &sink, outer) }
    try decide(block, &cursor, &sink, nil)
  }

  /// A value reaches the block in very many ways: the outcome of the first holds for all.
  @inline(never)
  private func decideOnce(
    _ block: UnsafePointer<PlanBlock>, _ cursor: inout Cursor, _ sink: inout ViolationSink,
    _ outer: Evaluated?
  ) throws(Rejection) {
    var evaluation = Evaluation()
    try sink.decide(UInt(bitPattern: block), &cursor, &evaluation) {
      (cursor, sink, inner) throws(Rejection) in
      try withUnsafeMutablePointer(to: &inner) { (inner) throws(Rejection) in
        try decideKeeping(block, &cursor, &sink, inner)
      }
    }
    if block.pointee.collectsEvaluated { outer?.pointee.merge(evaluation) }
  }

  @inline(never)
  private func decideKeeping(
    _ block: UnsafePointer<PlanBlock>, _ cursor: inout Cursor, _ sink: inout ViolationSink,
    _ outer: Evaluated?
  ) throws(Rejection) {
    guard block.pointee.keepsEvaluated else { return try decide(block, &cursor, &sink, nil) }
    var own = Evaluation()
    try withUnsafeMutablePointer(to: &own) { (own) throws(Rejection) in
      try decide(block, &cursor, &sink, own)
    }
    if block.pointee.collectsEvaluated { outer?.pointee.merge(own) }
  }

  @inline(__always)
  private func decide(
    _ block: UnsafePointer<PlanBlock>, _ cursor: inout Cursor, _ sink: inout ViolationSink, _ own: Evaluated?
  ) throws(Rejection) {
    let kind = try cursor.kind()
    let start = cursor.position
    guard block.pointee.types.allows(kind) else { throw Rejection(at: start) }
    if !block.pointee.defers { try read(kind, block, &cursor, &sink, own) }
    if !block.pointee.checks.isEmpty { try check(kind, block, start, &cursor, &sink, own) }
  }

  @inline(__always)
  private func read(
    _ kind: JSONKind, _ block: UnsafePointer<PlanBlock>, _ cursor: inout Cursor, _ sink: inout ViolationSink,
    _ own: Evaluated?
  ) throws(Rejection) {
    let start = cursor.position
    switch kind {
    case .object:
      if block.pointee.object.isEmpty {
        try skip(block, &cursor)
      } else {
        try read(block.pointee.object[0], &cursor, &sink, own)
      }
    case .array:
      if block.pointee.array.isEmpty {
        try skip(block, &cursor)
      } else {
        try read(block.pointee.array[0], &cursor, &sink, own)
      }
    case .null, .boolean, .number, .string:
      if !block.pointee.rules.isEmpty { try ask(block.pointee.rules, kind, cursor, &sink) }
      guard let scalars = block.pointee.scalars else { return try skip(block, &cursor) }
      return try scalars.table.readItem(&cursor, &sink)
    }
    if let listed = block.pointee.listed, !listed.table.accepts(0, valueAt: start, cursor) {
      throw Rejection(at: start)
    }
    for rule in block.pointee.rules.elements {
      if let listed = rule.demands, !listed.table.accepts(0, valueAt: start, cursor) {
        throw Rejection(at: start)
      }
    }
  }

  /// Runs the rules for a scalar that the cursor stands at.
  @inline(never)
  private func ask(
    _ rules: PlanList<PlanRule>, _ kind: JSONKind, _ cursor: Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    for rule in rules.elements {
      var walk = cursor
      switch (rule.kind, kind) {
      case (.demands, _): try rule.demands?.table.readItem(&walk, &sink)
      case (.format, .string): try Assertion.format(rule.format, rule.dialect, try walk.string(), walk)
      case (.string, .string):
        if let demanded = rule.demand.rule { try Assertion.rule(demanded.pointee, try walk.string(), walk) }
      case (.integerText, .number): try Assertion.integerText(try walk.number(), walk)
      case (.json, .string): try ask(rule.call, .json, try walk.string(), walk, &sink)
      case (.base64, .string): try ask(rule.call, .base64, try walk.string(), walk, &sink)
      case (.jsonInBase64, .string): try ask(rule.call, .jsonInBase64, try walk.string(), walk, &sink)
      case (.format, _), (.string, _), (.integerText, _), (.json, _), (.base64, _), (.jsonInBase64, _): break
      }
    }
  }

  private func ask(
    _ call: PlanCall, _ content: EncodedContent, _ string: StringSlice, _ cursor: Cursor,
    _ sink: inout ViolationSink
  ) throws(Rejection) {
    guard let block = call.block else { return try Assertion.content(content, string, cursor, &sink) }
    try Assertion.content(content, string, cursor, &sink) { (cursor, sink) throws(Rejection) in
      try run(block, &cursor, &sink)
    }
  }

  /// Reads over the value of a block.
  func skip(_ block: UnsafePointer<PlanBlock>, _ cursor: inout Cursor) throws(Rejection) {
    if block.pointee.isRevisited { try cursor.skipSyntax() } else { try cursor.skipValue() }
  }

  /// Whether a block accepts the value at the cursor.
  /// - Parameter own: takes what it evaluates then.
  @inline(__always)
  func accepts(
    _ call: PlanCall, _ cursor: Cursor, _ sink: inout ViolationSink, _ own: Evaluated? = nil
  ) throws(Rejection) -> Bool {
    guard let block = call.block else { return true }
    guard let own else {
      return try Validation.accepts(cursor, &sink) { (cursor, sink) throws(Rejection) in
        try run(block, &cursor, &sink)
      }
    }
    var inner = Evaluation()
    let isMatch = try withUnsafeMutablePointer(to: &inner) { (inner) throws(Rejection) in
      try Validation.accepts(cursor, &sink) { (cursor, sink) throws(Rejection) in
        try run(block, &cursor, &sink, inner)
      }
    }
    if isMatch { own.pointee.merge(inner) }
    return isMatch
  }

  // MARK: Checks

  /// Runs the checks that look at the value from its start.
  @inline(never)
  private func check(
    _ kind: JSONKind, _ block: UnsafePointer<PlanBlock>, _ start: Int, _ cursor: inout Cursor,
    _ sink: inout ViolationSink, _ own: Evaluated?
  ) throws(Rejection) {
    var end = cursor.position
    for number in 0..<block.pointee.checks.count {
      let check = block.pointee.checks[number]
      if check.pointee.leavesObjects, kind == .object { continue }
      let isFirst = number == 0 && block.pointee.defers
      cursor.position = start
      switch check.pointee.kind {
      case .call: try run(check.pointee.call, &cursor, &sink, own)
      case .union:
        try run(check.pointee.union[0], kind, isAgain: !isFirst, block, &cursor, &sink, own)
      case .not:
        if try accepts(check.pointee.call, cursor, &sink) { throw Rejection(at: start) }
      case .if:
        let isMatch = try accepts(check.pointee.call, cursor, &sink, own)
        let next = isMatch ? check.pointee.then : check.pointee.otherwise
        if !next.isEmpty { try run(next[0].pointee, &cursor, &sink, own) }
      case .value:
        if let rule = check.pointee.demand.rule {
          try Assertion.rule(rule.pointee, from: start, to: end, cursor)
        }
      case .warnings, .rule: try warn(check, cursor, &sink)
      case .refuse: throw Rejection(at: start)
      case .unevaluatedItems:
        if kind == .array, let own { try readUnevaluated(check, isObject: false, cursor, &sink, own) }
      case .unevaluatedProperties:
        if kind == .object, let own, !own.pointee.isComplete {
          try readUnevaluated(check, isObject: true, cursor, &sink, own)
        }
      }
      if isFirst { end = cursor.position }
    }
    cursor.position = end
  }

  @inline(never)
  private func warn(
    _ check: UnsafePointer<PlanCheck>, _ cursor: Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    guard sink.wantsWarnings, !sink.hasWarning else { return }
    if check.pointee.kind == .warnings {
      var walk = cursor
      try run(check.pointee.call, &walk, &sink)
    } else {
      // Of a rule nothing but its verdict counts: what warns within it does not.
      var silent = ViolationSink()
      silent.context = sink.context
      if try !accepts(check.pointee.call, cursor, &silent) { sink.noteWarning() }
    }
  }

  /// Asks what is asked of the items or members that nothing has evaluated.
  @inline(never)
  private func readUnevaluated(
    _ check: UnsafePointer<PlanCheck>, isObject: Bool, _ cursor: Cursor, _ sink: inout ViolationSink,
    _ own: Evaluated
  ) throws(Rejection) {
    var cursor = cursor
    var number = 0
    var more = isObject ? try cursor.beginObject() : try cursor.beginArray()
    while more {
      if isObject { _ = try cursor.key() }
      if own.pointee.contains(number) {
        try cursor.skipSyntax()
      } else if check.pointee.isClosed {
        throw Rejection(at: cursor.position)
      } else {
        try run(check.pointee.call, &cursor, &sink)
      }
      number &+= 1
      more = isObject ? try cursor.nextMember() : try cursor.nextItem()
    }
    own.pointee.insertAll()
  }
}
