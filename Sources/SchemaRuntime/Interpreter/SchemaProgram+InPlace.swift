extension SchemaProgram {
  /// Runs a check that looks at the value again. The cursor stands at its start; `end` is behind it, or at its start
  /// where the value has not been read yet.
  func run(
    _ check: Check, _ block: Block, _ cursor: inout Cursor, _ sink: inout ViolationSink,
    _ own: inout Evaluation, end: Int
  ) throws(Rejection) {
    let start = cursor.position
    switch check {
    case .reference(let call): try run(call, &cursor, &sink, &own)
    case .allOf(let calls): try run(calls, block, &cursor, &sink, &own, end: end)
    case .union(let plan): try run(plan, block.keepsEvaluated, &cursor, &sink, &own)
    case .not(let call, let keyword):
      var inner = Evaluation()
      if try acceptsEitherWay(call, cursor, &sink, &inner) {
        try sink.report(.not(sink.records ? exclusion(call, cursor) : ""), at: start, keyword)
      }
    case .conditional(let plan):
      var inner = Evaluation()
      if try acceptsEitherWay(plan.condition, cursor, &sink, &inner) {
        own.merge(inner)
        if let then = plan.then { try take(then, &cursor, &sink, &own) }
      } else if let otherwise = plan.otherwise {
        try take(otherwise, &cursor, &sink, &own)
      }
    case .unevaluatedItems(let call, let keyword): try unevaluatedItems(call, keyword, &cursor, &sink, &own)
    case .unevaluatedProperties(let call, let keyword):
      try unevaluatedProperties(call, keyword, &cursor, &sink, &own)
    case .rule(let rule, let keyword):
      var end = end
      if sink.mayStopEarly == start {
        var value = cursor
        try value.skipSyntax()
        end = value.position
      }
      try Assertion.rule(rule, from: start, to: end, cursor, &sink, keyword)
    case .warnings(let calls):
      guard sink.wantsWarnings else { return }
      for call in calls {
        let (program, index) = try target(of: call, at: cursor)
        try Validation.warn(cursor, call.path, program.blocks[index].message, &sink) {
          cursor, probe throws(Rejection) in
          var inner = Evaluation()
          try self.run(call, &cursor, &probe, &inner)
        }
      }
    }
  }

  private func run(
    _ calls: [Call], _ block: Block, _ cursor: inout Cursor, _ sink: inout ViolationSink,
    _ own: inout Evaluation, end: Int
  ) throws(Rejection) {
    let start = cursor.position
    // Where the value has been read, or something else reads it, the other conditions would say nothing.
    if end > start || sink.mayStopEarly == start, let places = try block.conditions?.places(for: cursor) {
      for place in places {
        cursor.position = start
        sink.noteValue(from: start, to: end)
        try run(calls[place], &cursor, &sink, &own)
      }
      return
    }
    var end = end
    for call in calls {
      cursor.position = start
      sink.noteValue(from: start, to: end)
      try run(call, &cursor, &sink, &own)
      if end == start { end = cursor.position }
    }
  }

  private func unevaluatedItems(
    _ call: Call?, _ keyword: String, _ cursor: inout Cursor, _ sink: inout ViolationSink,
    _ own: inout Evaluation
  ) throws(Rejection) {
    guard try cursor.kind() == .array else { return }
    var number = 0
    var more = try cursor.beginArray()
    while more {
      cursor.skipWhitespace()
      let offset = cursor.position
      if own.contains(number) {
        try cursor.skipSyntax()
      } else if let call {
        try run(call, of: .item, at: offset, &cursor, &sink)
      } else {
        try cursor.skipSyntax()
        try Assertion.never(.unevaluatedItem, at: offset, &sink, keyword)
      }
      number += 1
      more = try cursor.nextItem()
    }
    own.insertAll()
  }

  private func unevaluatedProperties(
    _ call: Call?, _ keyword: String, _ cursor: inout Cursor, _ sink: inout ViolationSink,
    _ own: inout Evaluation
  ) throws(Rejection) {
    guard try cursor.kind() == .object, !own.isComplete else { return }
    var number = 0
    var more = try cursor.beginObject()
    while more {
      let key = try cursor.key()
      if own.contains(number) {
        try cursor.skipSyntax()
      } else if let call {
        try run(call, of: .member, at: key.offset, &cursor, &sink)
      } else {
        try cursor.skipSyntax()
        try Assertion.never(.unevaluatedProperty, at: key.offset, &sink, keyword)
      }
      number += 1
      more = try cursor.nextMember()
    }
    own.insertAll()
  }

  /// Runs `anyOf` or `oneOf`. Where the value's kind or its tag leaves one branch, only that branch runs, and reports
  /// its own findings.
  private func run(
    _ plan: UnionPlan, _ keepsEvaluated: Bool, _ cursor: inout Cursor, _ sink: inout ViolationSink,
    _ own: inout Evaluation
  ) throws(Rejection) {
    let start = cursor.position
    let kind = try cursor.kind()
    let candidates = plan.candidates(kind)
    if candidates.isEmpty {
      let demand = sink.collects ? plainDemand(of: plan, cursor) : nil
      try sink.skipValue(&cursor)
      if let demand { return try sink.report(demand, at: start, plan.keyword) }
      try Assertion.noBranch(plan.types, at: start, &sink, plan.keyword)
    } else if candidates.count == 1 {
      if sink.collects, let demand = plainDemand(of: plan, cursor) {
        var unused = Evaluation()
        if try !accepts(plan.branches[candidates[0]].call, cursor, &sink, &unused) {
          try sink.skipValue(&cursor)
          return try sink.report(demand, at: start, plan.keyword)
        }
      }
      try take(plan.branches[candidates[0]].call, &cursor, &sink, &own)
    } else if kind == .object, let tag = plan.tag {
      try run(plan, tag, candidates, &cursor, &sink, &own)
    } else {
      var few = candidates
      if kind == .object, let table = plan.discriminatingNameTable?.table {
        few = plan.candidates(candidates, having: try cursor.names(in: table))
        // The branch's verdict is that of the union; its findings are not.
        if few.count == 1, !sink.collects {
          return try take(plan.branches[few[0]].call, &cursor, &sink, &own)
        }
      }
      try probe(plan, few, keepsEvaluated, all: candidates, &cursor, &sink, &own)
    }
  }

  private func run(
    _ plan: UnionPlan, _ tag: Tag, _ candidates: [Int], _ cursor: inout Cursor, _ sink: inout ViolationSink,
    _ own: inout Evaluation
  ) throws(Rejection) {
    let (name, values) = (tag.nameTable.table, tag.valueTable.table)
    if let defaultBranch = tag.defaultBranch, try cursor.index(ofTag: name, in: values) < 0 {
      return try take(plan.branches[defaultBranch].call, &cursor, &sink, &own)
    }
    let list = sink.records ? tag.list : ""
    let index = try Assertion.tag(name, values, list, &cursor, &sink, plan.keyword)
    guard index >= 0 else { return }
    let value = tag.values[index]
    for candidate in candidates
    where plan.branches[candidate].tags.contains(where: { $0.utf8.elementsEqual(value.utf8) }) {
      return try take(plan.branches[candidate].call, &cursor, &sink, &own)
    }
  }

  private func probe(
    _ plan: UnionPlan, _ candidates: [Int], _ keepsEvaluated: Bool, all: [Int], _ cursor: inout Cursor,
    _ sink: inout ViolationSink,
    _ own: inout Evaluation
  ) throws(Rejection) {
    let start = cursor.position
    var count = 0
    for candidate in candidates {
      var inner = Evaluation()
      guard try accepts(plan.branches[candidate].call, cursor, &sink, &inner) else { continue }
      count += 1
      own.merge(inner)
      try judge(plan.branches[candidate].call.annotations, of: .form, cursor, &sink)
      if sink.collects, try mayWarn(plan.branches[candidate].call, cursor) {
        // The branch accepts the value, so only warnings can come of it.
        var again = cursor
        var unused = Evaluation()
        try run(plan.branches[candidate].call, &again, &sink, &unused)
      }
      // Where evaluated parts are kept, every branch has to run; otherwise the remaining branches cannot change the
      // verdict.
      if !keepsEvaluated, !plan.isExclusive || count == 2 { break }
    }
    let value = cursor
    try sink.skipValue(&cursor)
    if count == 0 {
      try explain(plan, all, value, &sink)
    } else if plan.isExclusive, count > 1 {
      let forms = try formsAccepting(plan, candidates, value, &sink)
      try sink.report(.severalForms(forms), at: start, plan.keyword)
    }
  }

  private func mayWarn(_ call: Call, _ cursor: Cursor) throws(Rejection) -> Bool {
    let (program, index) = try target(of: call, at: cursor)
    return program.blocks[index].warns
  }
}
