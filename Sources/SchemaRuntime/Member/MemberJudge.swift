/// What is asked of a member's value, in full: to decide what a look at numbers does not, and to say what is wrong.
final class MemberJudge: Sendable {
  private let demands: MemberDemands
  let pattern: Pattern?
  /// The values of `enum`, and the one of `const`.
  private let values: ValueList?
  private let constant: ValueList?
  /// JSON Pointer from the object's schema to that of the member.
  private let path: String

  init(_ demands: MemberDemands, path: String) {
    self.demands = demands
    self.path = path
    pattern = demands.pattern.flatMap(Pattern.generated)
    values = demands.enumeration.map { ValueList($0) }
    constant = demands.constant.map { ValueList([$0]) }
  }

  /// Whether a string matches its pattern.
  func matches(_ string: StringSlice, _ cursor: Cursor) -> Bool {
    Assertion.matches(pattern, string, cursor)
  }

  func accepts(_ number: NumberSlice, _ cursor: Cursor) -> Bool {
    if let values, !values.contains(number, cursor) { return false }
    if let constant, !constant.contains(number, cursor) { return false }
    if let limit = demands.maximum, limit.order(number, cursor) > 0 { return false }
    if let limit = demands.minimum, limit.order(number, cursor) < 0 { return false }
    if let limit = demands.exclusiveMaximum, limit.order(number, cursor) >= 0 { return false }
    if let limit = demands.exclusiveMinimum, limit.order(number, cursor) <= 0 { return false }
    if let divisor = demands.multipleOf { return divisor.divides(number, cursor) }
    return true
  }

  /// Whether a value that has been read is one of those that are listed.
  func accepts(valueAt offset: Int, _ cursor: Cursor) -> Bool {
    values?.contains(valueAt: offset, cursor) ?? true && constant?.contains(valueAt: offset, cursor) ?? true
  }

  // MARK: What is wrong

  /// JSON Pointer of a keyword, for those who note it.
  private func keyword(_ name: String, _ sink: ViolationSink) -> String { sink.records ? path + name : "" }

  func reportType(at offset: Int, _ sink: inout ViolationSink) throws(Rejection) {
    try Assertion.type(demands.types, at: offset, &sink, keyword("/type", sink))
  }

  /// `enum` and `const`, of a value that has been read.
  func reportValues(at offset: Int, _ cursor: Cursor, _ sink: inout ViolationSink) throws(Rejection) {
    // The list is long: it is made for those who note what is wrong, and only then.
    if !sink.records {
      if !accepts(valueAt: offset, cursor) { throw Rejection(.violation, at: offset) }
      return
    }
    if let values, !values.contains(valueAt: offset, cursor) {
      try Assertion.notEnumerated(list, at: offset, &sink, keyword("/enum", sink))
    }
    if let constant, let value = demands.constant, !constant.contains(valueAt: offset, cursor) {
      try sink.report(.constant(value.description), at: offset, keyword("/const", sink))
    }
  }

  private var list: String { Assertion.list(of: (demands.enumeration ?? []).map(\.description)) }

  func report(_ string: StringSlice, _ cursor: Cursor, _ sink: inout ViolationSink) throws(Rejection) {
    try reportValues(at: string.offset, cursor, &sink)
    if let limit = demands.maxLength {
      try Assertion.maxLength(limit, string, cursor, &sink, keyword("/maxLength", sink))
    }
    if let limit = demands.minLength {
      try Assertion.minLength(limit, string, cursor, &sink, keyword("/minLength", sink))
    }
    if let source = demands.pattern {
      try Assertion.pattern(pattern, source, string, cursor, &sink, keyword("/pattern", sink))
    }
    if let format = demands.format {
      try Assertion.format(format, string, cursor, &sink, keyword("/format", sink))
    }
    if let limit = demands.maxBytes {
      try Assertion.maxBytes(limit, string, cursor, &sink, keyword("/x-maxBytes", sink))
    }
  }

  func report(_ number: NumberSlice, _ cursor: Cursor, _ sink: inout ViolationSink) throws(Rejection) {
    try reportValues(at: number.start, cursor, &sink)
    if let divisor = demands.multipleOf {
      try Assertion.multipleOf(divisor, number, cursor, &sink, keyword("/multipleOf", sink))
    }
    if let limit = demands.maximum {
      try Assertion.maximum(limit, number, cursor, &sink, keyword("/maximum", sink))
    }
    if let limit = demands.exclusiveMaximum {
      try Assertion.exclusiveMaximum(limit, number, cursor, &sink, keyword("/exclusiveMaximum", sink))
    }
    if let limit = demands.minimum {
      try Assertion.minimum(limit, number, cursor, &sink, keyword("/minimum", sink))
    }
    if let limit = demands.exclusiveMinimum {
      try Assertion.exclusiveMinimum(limit, number, cursor, &sink, keyword("/exclusiveMinimum", sink))
    }
  }
}
