import SchemaRuntime

extension Interpreter {
  /// Reads the value with the checks of its kind. False: it is no integer, so nothing else is asked of it.
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
      if let plan = block.array { try read(plan, &cursor, &sink, &own) } else { try cursor.skipValue() }
    case .object:
      if let plan = block.object { try read(plan, &cursor, &sink, &own) } else { try cursor.skipValue() }
    }
    for check in block.values { try run(check, block, kind, at: start, cursor, &sink) }
    return true
  }

  private func readNumber(
    _ block: Block, _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) -> Bool {
    let number = try cursor.number()
    if let types = block.types, !types.contains(.number), !Assertion.isInteger(number, cursor) {
      try Assertion.type(types, at: number.start, &sink, "/type")
      return false
    }
    for check in block.values { try run(check, block, .number, at: number.start, cursor, &sink) }
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
      }
    }
    return true
  }

  private func readString(
    _ block: Block, _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    let string = try cursor.string()
    for check in block.values {
      if case .enumerationOfStrings(_, let list, let keyword) = check, let table = block.enumeration {
        try Assertion.enumeration(table.table, list, string, cursor, &sink, keyword)
      } else {
        try run(check, block, .string, at: string.offset, cursor, &sink)
      }
    }
    for check in block.strings {
      switch check {
      case .maxLength(let limit, let keyword): try Assertion.maxLength(limit, string, cursor, &sink, keyword)
      case .minLength(let limit, let keyword): try Assertion.minLength(limit, string, cursor, &sink, keyword)
      case .pattern(let source, let keyword):
        if let pattern = block.pattern {
          try Assertion.pattern(pattern, source, string, cursor, &sink, keyword)
        }
      case .format(let format, let dialect, let keyword):
        try Assertion.format(format, string, cursor, &sink, keyword, dialect)
      case .maxBytes(let limit, let keyword): try Assertion.maxBytes(limit, string, cursor, &sink, keyword)
      case .content(let plan): try run(plan, string, cursor, &sink)
      }
    }
  }

  private func run(
    _ plan: ContentPlan, _ string: StringSlice, _ cursor: Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try Assertion.content(
      ContentDemand(
        isBase64: plan.isBase64, encodingKeyword: plan.encodingKeyword, mediaType: plan.mediaType,
        mediaTypeKeyword: plan.mediaTypeKeyword),
      string, cursor, &sink,
      { inner, sink throws(Rejection) in try self.run(plan.schema, &inner, &sink) })
  }

  /// `enum` and `const` of a value of any kind.
  private func run(
    _ check: ValueCheck, _ block: Block, _ kind: JSONKind, at start: Int, _ cursor: Cursor,
    _ sink: inout ViolationSink
  ) throws(Rejection) {
    switch check {
    case .enumerationOfStrings(_, let list, let keyword):
      try Assertion.notEnumerated(list, at: start, &sink, keyword)
    case .enumeration(_, let list, let keyword):
      guard let values = block.list else { return }
      try Assertion.enumeration(values, list, at: start, cursor, &sink, keyword)
    case .constant(let value, let keyword):
      try Assertion.constant(value, at: start, cursor, &sink, keyword)
    }
  }
}
