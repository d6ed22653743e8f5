// Runs the walks over objects, and decides what they have noted.
extension SchemaPlan {
  @inline(never)
  func read(
    _ object: UnsafePointer<PlanObject>, _ cursor: inout Cursor, _ sink: inout ViolationSink,
    _ own: Evaluated?
  ) throws(Rejection) {
    let start = cursor.position
    guard let target = object.pointee.table else { return try readNames(object, &cursor, &sink, own) }
    let table = table(target)
    if object.pointee.isMap { return try readMap(object, table, &cursor, &sink) }
    var scanner = self.scanner(object, table, start, sink)
    while try scanner.nextUndecided(&cursor, &sink) {
      let index = scanner.index &+ 1
      let place = index < object.pointee.places.count ? object.pointee.places[index].pointee : -1
      if place < 0 {
        try readUnlisted(object, scanner.index, scanner.offset, &cursor, &sink)
        continue
      }
      let member = object.pointee.members[place]
      if member.pointee.slot >= 0 { scanner.capture(member.pointee.slot, cursor) }
      switch member.pointee.action {
      case .run: try run(member.pointee.call, &cursor, &sink)
      case .table:
        if member.pointee.call.warns { sink.noteWarning() }
        try scanner.decide(&cursor)
      case .others: try readUnlisted(object, scanner.index, scanner.offset, &cursor, &sink)
      case .again: try cursor.skipSyntax()
      }
    }
    try finish(object, &scanner, &cursor, &sink)
  }

  @inline(__always)
  private func scanner(
    _ object: UnsafePointer<PlanObject>, _ table: MemberTable, _ start: Int, _ sink: ViolationSink
  ) -> ObjectScanner {
    switch object.pointee.passing {
    case .none: ObjectScanner(table, at: start)
    case .all:
      ObjectScanner(
        table, at: start, passesOthers: true, others: object.pointee.othersTable.map { self.table($0) })
    case .unwarned: ObjectScanner(table, at: start, passesOthers: !sink.wantsWarnings)
    case .again: ObjectScanner(table, at: start, skipsOthers: true)
    case .early: ObjectScanner(table, at: start, skipsOthers: true, leavesEarly: true)
    }
  }

  @inline(never)
  private func readMap(
    _ object: UnsafePointer<PlanObject>, _ table: MemberTable, _ cursor: inout Cursor,
    _ sink: inout ViolationSink
  ) throws(Rejection) {
    let start = cursor.position
    let count: Int
    if object.pointee.naming.isEmpty {
      count = try table.readMembers(&cursor, &sink)
    } else {
      count = try table.readMembers(&cursor, &sink) { (key, cursor, sink) throws(Rejection) in
        try check(key, object.pointee.naming[0], cursor, &sink)
      }
    }
    if count < object.pointee.least || count > object.pointee.most { throw Rejection(at: start) }
  }

  /// Reads a member that is not listed: its name, and the value by what its name matches.
  @inline(__always)
  private func readUnlisted(
    _ object: UnsafePointer<PlanObject>, _ index: Int, _ offset: Int, _ cursor: inout Cursor,
    _ sink: inout ViolationSink
  ) throws(Rejection) {
    if !object.pointee.naming.isEmpty || !object.pointee.patterns.isEmpty {
      let key = try cursor.key(at: offset)
      if !object.pointee.naming.isEmpty { try check(key, object.pointee.naming[0], cursor, &sink) }
      if try readMatched(object, key, cursor.position, &cursor, &sink) { return }
    }
    try readOther(object, index, offset, &cursor, &sink)
  }

  /// Asks what is asked of a name.
  @inline(never)
  func check(
    _ key: Key, _ naming: UnsafePointer<PlanNaming>, _ cursor: Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    let tests = naming.pointee.tests
    if !tests.isEmpty, tests.elements.allSatisfy({ $0.accepts(key, cursor) }) { return }
    guard let block = naming.pointee.call.block else { return }
    var walk = cursor
    walk.position = key.offset
    try run(block, &walk, &sink)
  }

  /// Runs on a member what its name's patterns ask.
  /// - Returns: whether it matches one; the cursor is behind the value then.
  @inline(never)
  func readMatched(
    _ object: UnsafePointer<PlanObject>, _ key: Key, _ value: Int, _ cursor: inout Cursor,
    _ sink: inout ViolationSink
  ) throws(Rejection) -> Bool {
    var isMatched = false
    for pattern in object.pointee.patterns.elements {
      guard let matcher = pattern.pattern, Assertion.matches(matcher.pointee, key.slice, cursor) else {
        continue
      }
      cursor.position = value
      try run(pattern.call, &cursor, &sink)
      isMatched = true
    }
    return isMatched
  }

  /// Reads the value of a member that is not listed.
  @inline(never)
  func readOther(
    _ object: UnsafePointer<PlanObject>, _ index: Int, _ offset: Int, _ cursor: inout Cursor,
    _ sink: inout ViolationSink
  ) throws(Rejection) {
    switch object.pointee.others.warning {
    case .none: break
    case .always: sink.noteWarning()
    case .unnamed: if index < 0 { sink.noteWarning() }
    case .unknown:
      try Assertion.knownProperty(object.pointee.others.known.table, at: offset, cursor, &sink)
    }
    switch object.pointee.others.action {
    case .refuse: throw Rejection(at: offset)
    case .again: try cursor.skipSyntax()
    case .run:
      let call = object.pointee.others.call
      if call.warns { sink.noteWarning() }
      if let table = object.pointee.others.table, self.table(table).passes(&cursor) { return }
      guard let block = call.block else { return try cursor.skipValue() }
      try run(block, &cursor, &sink)
    }
  }

  /// Asks what is asked of a member without a property of the struct that is read, and stays at its value.
  /// - Returns: whether the value has been validated.
  @inline(never)
  func check(
    other object: UnsafePointer<PlanObject>, _ scanner: inout ObjectScanner, _ cursor: inout Cursor
  ) throws(Rejection) -> Bool {
    let value = cursor.position
    var sink = ViolationSink()
    try readUnlisted(object, scanner.index, scanner.offset, &cursor, &sink)
    let isRead = cursor.position > value
    cursor.position = value
    return isRead
  }

  /// Decides what concerns all members of a struct that is read together, and the size of its object.
  @inline(never)
  func finish(
    _ object: UnsafePointer<PlanObject>, of block: UnsafePointer<PlanBlock>, _ scanner: inout ObjectScanner,
    _ cursor: Cursor
  ) throws(Rejection) {
    var (behind, sink) = (cursor, ViolationSink())
    try finish(object, &scanner, &behind, &sink)
    for check in block.pointee.checks.elements {
      guard let rule = check.demand.rule else { continue }
      try Assertion.rule(rule.pointee, from: scanner.start, to: cursor.position, cursor)
    }
  }

  /// Decides what concerns all members together.
  @inline(__always)
  private func finish(
    _ object: UnsafePointer<PlanObject>, _ scanner: inout ObjectScanner, _ cursor: inout Cursor,
    _ sink: inout ViolationSink
  ) throws(Rejection) {
    let (low, high) = object.pointee.masks
    if scanner.seen0 & low != low || scanner.seen1 & high != high { throw Rejection(at: scanner.start) }
    if object.pointee.hasLateNames || !object.pointee.pairs.isEmpty {
      try finishNames(object, &scanner, cursor)
    }
    if object.pointee.least > 0 || object.pointee.most < Int.max {
      let count = scanner.count
      if count < object.pointee.least || count > object.pointee.most { throw Rejection(at: scanner.start) }
    }
    if !object.pointee.condition.isEmpty, !holds(object.pointee.conditionSteps, &scanner, cursor) {
      throw Rejection(at: scanner.start)
    }
    for dependent in object.pointee.dependents.elements where scanner.hasSeen(dependent.number, in: cursor) {
      let behind = cursor.position
      cursor.position = scanner.start
      try run(dependent.call, &cursor, &sink)
      cursor.position = behind
    }
    if !object.pointee.quiet.isEmpty, sink.wantsWarnings, !sink.hasWarning,
      !holds(object.pointee.quietSteps, &scanner, cursor)
    {
      sink.noteWarning()
    }
  }

  @inline(never)
  func finishNames(
    _ object: UnsafePointer<PlanObject>, _ scanner: inout ObjectScanner, _ cursor: Cursor
  ) throws(Rejection) {
    for number in object.pointee.required.elements where !scanner.hasSeen(number, in: cursor) {
      throw Rejection(at: scanner.start)
    }
    let pairs = object.pointee.pairs.elements
    for place in stride(from: 0, to: pairs.count - 1, by: 2)
    where scanner.hasSeen(pairs[place], in: cursor) && !scanner.hasSeen(pairs[place + 1], in: cursor) {
      throw Rejection(at: scanner.start)
    }
  }

  // MARK: Conditions

  /// Whether a condition on what a walk has noted holds.
  @inline(never)
  func holds(_ condition: ConditionSteps, _ scanner: inout ObjectScanner, _ cursor: Cursor) -> Bool {
    var number = condition.first
    while number >= 0 {
      let step = condition.steps[number]
      let bits = step.pointee.bits
      if !step.pointee.jumps.isEmpty {
        let place = told(step.pointee.test, &scanner, cursor)
        number = place.map { step.pointee.jumps[$0].pointee } ?? step.pointee.yes
        continue
      }
      let isMet =
        if bits != 0 {
          (step.pointee.word == 0 ? scanner.seen0 : scanner.seen1) & bits == bits
        } else {
          isMet(step.pointee.test, &scanner, cursor)
        }
      number = isMet ? step.pointee.yes : step.pointee.no
    }
    return number == ConditionStep.end(holds: true)
  }

  /// The place of the value that `among` looks at, behind that of other values; nil where there is none.
  @inline(__always)
  private func told(
    _ test: UnsafePointer<PlanCondition>, _ scanner: inout ObjectScanner, _ cursor: Cursor
  ) -> Int? {
    if test.pointee.name >= 0 { scanner.seek(test.pointee.slot, test.pointee.name, cursor) }
    return scanner.place(of: test.pointee.slot, test.pointee.told, cursor, test.pointee.texts.table)
  }

  /// Whether a test, as it is without its negation, is met.
  @inline(__always)
  private func isMet(
    _ test: UnsafePointer<PlanCondition>, _ scanner: inout ObjectScanner, _ cursor: Cursor
  ) -> Bool {
    let (slot, name) = (test.pointee.slot, test.pointee.name)
    if name >= 0 { scanner.seek(slot, name, cursor) }
    switch test.pointee.kind {
    case .types: return scanner.isOf(slot, cursor, test.pointee.types)
    case .names: return scanner.hasNames(slot, cursor, table(test.pointee.table).names)
    case .line: return scanner.accepts(slot, cursor, table(test.pointee.table), test.pointee.number)
    case .block:
      guard let block = test.pointee.block else { return true }
      return scanner.accepts(slot, cursor) { (cursor, sink) throws(Rejection) in
        try run(block, &cursor, &sink)
      }
    case .hasLate: return scanner.hasSeen(test.pointee.number, in: cursor)
    case .most: return scanner.count <= test.pointee.number
    case .least: return scanner.count >= test.pointee.number
    case .one: return holds(test.pointee.steps, &scanner, cursor)
    // Joined conditions are asked by steps of their own, and where a value is among texts a jump goes on; all of no names are
    // there.
    case .all, .any, .choice, .among, .has: return true
    }
  }
}
