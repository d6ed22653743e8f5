extension SchemaProgram {
  /// Reads the value with the checks of its kind. False where it is no integer, so that no further check runs.
  func read(
    _ kind: JSONKind, _ block: Block, _ cursor: inout Cursor, _ sink: inout ViolationSink,
    _ own: inout Evaluation
  ) throws(Rejection) -> Bool {
    let start = cursor.position
    switch kind {
    case .null: try cursor.null()
    case .boolean: _ = try cursor.boolean()
    case .number: return try readNumber(block, &cursor, &sink)
    case .string:
      try readString(block, &cursor, &sink)
      return true
    case .array:
      if let plan = block.array { try read(plan, &cursor, &sink, &own) } else { try sink.skipValue(&cursor) }
    case .object:
      if let plan = block.object { try read(plan, &cursor, &sink, &own) } else { try sink.skipValue(&cursor) }
    }
    if !block.values.isEmpty { try compare(block, from: start, cursor, &sink) }
    return true
  }

  /// Runs the checks that compare a whole value. They trust its bytes, so that a walk which may have left it early reads it
  /// first.
  private func compare(
    _ block: Block, from start: Int, _ cursor: Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    if sink.mayStopEarly == start {
      var walk = cursor
      walk.position = start
      try walk.skipValue()
    }
    for check in block.values { try run(check, at: start, cursor, &sink) }
  }

  private func readNumber(
    _ block: Block, _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) -> Bool {
    let number = try cursor.number()
    if let types = block.types, !types.contains(.number), !Assertion.isInteger(number, cursor) {
      try Assertion.type(types, at: number.start, &sink, "/type")
      return false
    }
    for check in block.values { try run(check, at: number.start, cursor, &sink) }
    for check in block.numbers {
      switch check {
      case .multipleOf(let limit, let keyword):
        try Assertion.multipleOf(limit, number, cursor, &sink, keyword)
      case .maximum(let limit, let keyword): try Assertion.maximum(limit, number, cursor, &sink, keyword)
      case .exclusiveMaximum(let limit, let keyword):
        try Assertion.exclusiveMaximum(limit, number, cursor, &sink, keyword)
      case .minimum(let limit, let keyword): try Assertion.minimum(limit, number, cursor, &sink, keyword)
      case .exclusiveMinimum(let limit, let keyword):
        try Assertion.exclusiveMinimum(limit, number, cursor, &sink, keyword)
      case .integerText(let keyword): try Assertion.integerText(number, cursor, &sink, keyword)
      }
    }
    return true
  }

  private func readString(
    _ block: Block, _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    let string = try cursor.string()
    for check in block.values {
      if case .strings(let table, let texts, let keyword) = check {
        if table.table.index(of: string, in: cursor) < 0 {
          try refuse(texts, at: string.offset, &sink, keyword)
        }
      } else {
        try run(check, at: string.offset, cursor, &sink)
      }
    }
    for check in block.strings {
      switch check {
      case .maxLength(let limit, let keyword): try Assertion.maxLength(limit, string, cursor, &sink, keyword)
      case .minLength(let limit, let keyword): try Assertion.minLength(limit, string, cursor, &sink, keyword)
      case .pattern(let pattern, let source, let keyword):
        try Assertion.pattern(pattern, source, string, cursor, &sink, keyword)
      case .format(let format, let dialect, let keyword):
        try Assertion.format(format, string, cursor, &sink, keyword, dialect)
      case .rule(let rule, let keyword): try Assertion.rule(rule, string, cursor, &sink, keyword)
      case .content(let demand, let call): try run(demand, call, string, cursor, &sink)
      }
    }
  }

  private func run(
    _ demand: ContentDemand, _ call: Call?, _ string: StringSlice, _ cursor: Cursor,
    _ sink: inout ViolationSink
  ) throws(Rejection) {
    try Assertion.content(
      demand, string, cursor, &sink,
      { inner, sink throws(Rejection) in try self.run(call, &inner, &sink) })
  }

  /// `enum` and `const` of a value of any kind; strings that are looked up are not among them.
  private func run(
    _ check: ValueCheck, at start: Int, _ cursor: Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    switch check {
    case .strings(_, let texts, let keyword):
      try refuse(texts, at: start, &sink, keyword)
    case .list(let list, let values, let keyword):
      if !list.contains(valueAt: start, cursor) {
        let list = sink.records ? Assertion.list(of: values.map { $0.description }) : ""
        try Assertion.notEnumerated(list, at: start, &sink, keyword)
      }
    case .constant(let value, let keyword):
      try Assertion.constant(value, at: start, cursor, &sink, keyword)
    }
  }

  /// Strings, as a message names them.
  /// Refuses a value that is none of some strings. Only a walk that records lists them.
  private func refuse(
    _ texts: [String], at offset: Int, _ sink: inout ViolationSink, _ keyword: String
  ) throws(Rejection) {
    let list = sink.records ? Assertion.list(of: texts.map { JSONValue.string($0).description }) : ""
    try Assertion.notEnumerated(list, at: offset, &sink, keyword)
  }
}
