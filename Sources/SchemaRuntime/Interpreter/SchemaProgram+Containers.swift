extension SchemaProgram {
  func read(
    _ plan: ArrayPlan, _ cursor: inout Cursor, _ sink: inout ViolationSink, _ own: inout Evaluation
  ) throws(Rejection) {
    let start = cursor.position
    var count = 0
    var matches = 0
    var more = try cursor.beginArray()
    while more {
      if let contains = plan.contains {
        var inner = Evaluation()
        if try acceptsEitherWay(contains.call, cursor, &sink, &inner) {
          matches += 1
          if contains.evaluates { own.insert(count) }
          try judge(match: contains.call, cursor, &sink)
        }
      }
      if count < plan.prefix.count {
        try item(plan.prefix[count], &cursor, &sink)
        own.insert(count)
      } else if plan.forbidsMore {
        try forbid(plan, &cursor, &sink)
      } else {
        try item(plan.items, &cursor, &sink)
      }
      count += 1
      more = try cursor.nextItem()
    }
    if plan.evaluatesAll { own.insertAll() }
    try check(plan, count, matches, at: start, cursor, &sink)
  }

  private func item(
    _ call: Call?, _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try judge(call?.annotations, of: .item, cursor, &sink)
    try run(call, &cursor, &sink)
  }

  /// Reports an item behind the last one that is allowed.
  private func forbid(
    _ plan: ArrayPlan, _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    cursor.skipWhitespace()
    let offset = cursor.position
    try sink.skipValue(&cursor)
    try Assertion.never(.additionalItem(plan.prefix.count), at: offset, &sink, plan.itemsKeyword)
  }

  private func check(
    _ plan: ArrayPlan, _ count: Int, _ matches: Int, at start: Int, _ cursor: Cursor,
    _ sink: inout ViolationSink
  ) throws(Rejection) {
    if let limit = plan.maxItems { try Assertion.maxItems(limit, count, at: start, &sink, "/maxItems") }
    if let limit = plan.minItems { try Assertion.minItems(limit, count, at: start, &sink, "/minItems") }
    if let contains = plan.contains {
      // Items that must not be there are not demanded.
      switch sink.bars(contains.call) ? 0 : contains.minimum {
      case nil where matches == 0 && sink.records:
        try sink.report(.containing(words(for: contains.call, cursor)), at: start, "/contains")
      case nil: try Assertion.contains(matches, at: start, &sink, "/contains")
      case 0: break
      case let minimum?: try Assertion.minContains(minimum, matches, at: start, &sink, "/minContains")
      }
      if let limit = contains.maximum {
        try Assertion.maxContains(limit, matches, at: start, &sink, "/maxContains")
      }
    }
    if plan.uniqueItems { try Assertion.uniqueItems(at: start, count, cursor, &sink, "/uniqueItems") }
  }

  /// The words for what an item must be, where that is one of some values or a type; empty where it takes more words.
  private func words(for call: Call, _ cursor: Cursor) throws(Rejection) -> String {
    let (program, index) = try target(of: call, at: cursor)
    let block = program.blocks[index]
    return block.listedPhrase ?? block.onlyTypes?.phrase ?? ""
  }

  func read(
    _ plan: ObjectPlan, _ cursor: inout Cursor, _ sink: inout ViolationSink, _ own: inout Evaluation
  ) throws(Rejection) {
    let start = cursor.position
    // Where the verdict alone counts, something else reads the whole value, and finds what is no JSON.
    let mayLeave = sink.mayStopEarly == start && plan.isDoneWithNames
    let found: (seen: Evaluation, count: Int)
    if let index = try sink.memberIndex(of: start, for: plan, in: cursor) {
      found = try read(plan, by: index, &cursor, &sink, &own, mayLeave: mayLeave)
    } else {
      found = try read(plan, &cursor, &sink, &own, mayLeave: mayLeave)
    }
    try check(plan, found.seen, found.count, at: start, &sink)
    for dependent in plan.dependentSchemas where found.seen.contains(dependent.name) {
      var again = cursor
      again.position = start
      sink.noteValue(from: start, to: cursor.position)
      try take(dependent.call, &again, &sink, &own)
    }
  }

  /// Reads the members of an object one after the other.
  private func read(
    _ plan: ObjectPlan, _ cursor: inout Cursor, _ sink: inout ViolationSink, _ own: inout Evaluation,
    mayLeave: Bool
  ) throws(Rejection) -> (seen: Evaluation, count: Int) {
    let start = cursor.position
    let table = plan.table.table
    var seen = Evaluation()
    var others = KeySet()
    var count = 0
    var seenCount = 0
    let isRead = sink.hasRead(from: start)
    var more = try cursor.beginObject()
    while more {
      if mayLeave, seenCount == plan.names.count {
        cursor.leave()
        break
      }
      let key = try cursor.key()
      if let names = plan.propertyNames {
        var name = cursor
        name.position = key.offset
        try run(names, &name, &sink)
      }
      let index = table.index(of: key, in: cursor)
      if index >= 0 {
        if seen.contains(index) { throw Rejection(.duplicateKey, at: key.offset) }
        seen.insert(index)
        seenCount += 1
      } else if !isRead {
        try others.insert(key, in: cursor, object: start)
      }
      if try member(plan, index, key, &cursor, &sink) { own.insert(count) }
      count += 1
      more = try cursor.nextMember()
    }
    if !more {
      if !isRead { try others.finish(in: cursor, object: start) }
      own.end(at: count)
    }
    if isRead { sink.noteAgain(start) }
    return (seen, count)
  }

  /// Reads one member's value. True: a keyword of this plan has evaluated it.
  private func member(
    _ plan: ObjectPlan, _ index: Int, _ key: Key, _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) -> Bool {
    let start = cursor.position
    var isEvaluated = false
    if index >= 0, index < plan.properties.count {
      try run(plan.properties[index].call, of: .member, at: key.offset, &cursor, &sink)
      isEvaluated = true
    }
    for pattern in plan.patterns {
      guard Assertion.matches(pattern.pattern, key.slice, cursor) else { continue }
      cursor.position = start
      try run(pattern.call, of: .member, at: key.offset, &cursor, &sink)
      isEvaluated = true
    }
    if isEvaluated { return true }
    return try additional(plan, key, &cursor, &sink)
  }

  private func additional(
    _ plan: ObjectPlan, _ key: Key, _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) -> Bool {
    if let table = plan.knownTable?.table {
      try Assertion.knownProperty(table, at: key.offset, cursor, &sink)
    }
    switch plan.additional {
    case .any(let evaluates):
      sink.noteUnasked()
      try sink.skipValue(&cursor)
      return evaluates
    case .schema(let call):
      try run(call, of: .member, at: key.offset, &cursor, &sink)
      return true
    case .forbidden:
      try sink.skipValue(&cursor)
      try Assertion.never(
        .additionalProperty(plan.table.table), at: key.offset, &sink, plan.additionalKeyword)
      return true
    }
  }

  private func check(
    _ plan: ObjectPlan, _ seen: Evaluation, _ count: Int, at start: Int, _ sink: inout ViolationSink
  ) throws(Rejection) {
    for name in plan.required where !plan.isBarred(name, sink) {
      try Assertion.required(plan.names[name], seen.contains(name), at: start, &sink, "/required")
    }
    if let limit = plan.maxProperties {
      try Assertion.maxProperties(limit, count, at: start, &sink, "/maxProperties")
    }
    if let limit = plan.minProperties {
      try Assertion.minProperties(limit, count, at: start, &sink, "/minProperties")
    }
    for pair in plan.dependentRequired where !plan.isBarred(pair.other, sink) {
      try Assertion.dependentRequired(
        plan.names[pair.name], seen.contains(pair.name), plan.names[pair.other], seen.contains(pair.other),
        at: start, &sink, pair.keyword)
    }
  }
}
