// The findings of annotations. `deprecated` is a warning wherever such a value stands; `readOnly` is an error in a
// request, and `writeOnly` in a response.
extension SchemaProgram {
  /// Goes into the block of a part of the value, or reads over the part where no block asks anything of it.
  /// - Parameter offset: the place of findings about the part itself: for a member, its name.
  func run(
    _ call: Call?, of part: AnnotatedPart, at offset: Int, _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    if let annotations = call?.annotations { try sink.judge(annotations, of: part, at: offset) }
    try run(call, &cursor, &sink)
  }

  /// Goes into the block of a branch of a union, of a condition or of a member that is there, which the value takes.
  @inline(never)
  func take(
    _ branch: Call, _ cursor: inout Cursor, _ sink: inout ViolationSink, _ own: inout Evaluation
  ) throws(Rejection) {
    try judge(branch.annotations, of: .form, cursor, &sink)
    try run(branch, &cursor, &sink, &own)
  }

  /// Reports the findings of annotations for the value at the cursor.
  @inline(never)
  func judge(
    _ annotations: ValueAnnotations?, of part: AnnotatedPart, _ cursor: Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    guard let annotations else { return }
    var start = cursor
    start.skipWhitespace()
    try sink.judge(annotations, of: part, at: start.position)
  }

  /// Whether a block accepts the value at the cursor, whichever way the text goes: a condition holds for a value that a
  /// request must not have, too.
  func acceptsEitherWay(
    _ call: Call, _ cursor: Cursor, _ sink: inout ViolationSink, _ evaluation: inout Evaluation
  ) throws(Rejection) -> Bool {
    let context = sink.context
    sink.context = context?.undirected
    defer { sink.context = context }
    return try accepts(call, cursor, &sink, &evaluation)
  }

  /// Judges an item that matches `contains`, and what is in it.
  func judge(
    match call: Call, _ cursor: Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try judge(call.annotations, of: .item, cursor, &sink)
    guard sink.context?.exchange != nil else { return }
    var (again, unused) = (cursor, Evaluation())
    if try !accepts(call, cursor, &sink, &unused) { try run(call, &again, &sink, &unused) }
  }
}

extension ViolationSink {
  /// Reports the findings of annotations for the presence of a part.
  @inline(never)
  fileprivate mutating func judge(
    _ annotations: ValueAnnotations, of part: AnnotatedPart, at offset: Int
  ) throws(Rejection) {
    if let deprecation = annotations.deprecation {
      try annotated(deprecation.place, "deprecated") { (sink, keyword) throws(Rejection) in
        sink.warn(.deprecation(of: part, deprecation.words), at: offset, keyword)
      }
    }
    for access in annotations.access where bars(access.words) {
      try annotated(access.place, access.words.rawValue) { (sink, keyword) throws(Rejection) in
        try sink.report(.authored(access.words.objection(to: part)), at: offset, keyword)
      }
    }
  }

  /// Whether the text is a request, or a response, that must not have such values.
  fileprivate func bars(_ access: ValueAccess) -> Bool {
    context?.exchange.map(access.isBarred) ?? false
  }

  /// Whether a call is that of a part which must not be there.
  func bars(_ call: SchemaProgram.Call?) -> Bool {
    call?.annotations?.access.contains { bars($0.words) } ?? false
  }
}

extension SchemaProgram.ObjectPlan {
  /// Whether the text is a request, or a response, that must not have the member with a number.
  func isBarred(_ name: Int, _ sink: ViolationSink) -> Bool {
    guard sink.context?.exchange != nil else { return false }
    return barred.contains { sink.bars($0.key) && $0.value.contains(name) }
  }
}
