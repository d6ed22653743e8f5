// Runs `anyOf` and `oneOf`: the value's kind or its tag picks the branch where it can.
extension SchemaPlan {
  /// - Parameter isAgain: whether other code leaves the cursor behind the value.
  @inline(never)
  func run(
    _ union: UnsafePointer<PlanUnion>, _ kind: JSONKind, isAgain: Bool, _ block: UnsafePointer<PlanBlock>,
    _ cursor: inout Cursor, _ sink: inout ViolationSink, _ own: Evaluated?
  ) throws(Rejection) {
    let place = union.pointee.places[Int(kind.rawValue)].pointee
    guard place >= 0 else { throw Rejection(at: cursor.position) }
    let choice = union.pointee.choices[place]
    switch choice.pointee.kind {
    case .refuse: throw Rejection(at: cursor.position)
    case .call: try run(choice.pointee.call, &cursor, &sink, own)
    case .skip:
      if choice.pointee.call.warns { sink.noteWarning() }
      if !isAgain { try skip(block, &cursor) }
    case .tag: try run(try branch(ofTag: choice, &cursor), &cursor, &sink, own)
    case .chosen: try run(try chosen(union, choice, cursor), &cursor, &sink, own)
    case .attempt:
      if choice.pointee.call.warns { sink.noteWarning() }
      if choice.pointee.isForWarnings, !sink.wantsWarnings {
        if !isAgain { try skip(block, &cursor) }
        return
      }
      let attempt = Attempt(
        choice: choice, union: union, isAgain: isAgain, block: block, own: own)
      try run(attempt, kind, &cursor, &sink)
    }
  }

  private func branch(
    ofTag choice: UnsafePointer<PlanChoice>, _ cursor: inout Cursor
  ) throws(Rejection) -> PlanCall {
    let (tag, values) = (choice.pointee.tag.table, choice.pointee.values.table)
    let usual = choice.pointee.usual
    let index =
      usual < 0 ? try Assertion.tag(tag, values, &cursor) : try cursor.index(ofTag: tag, in: values)
    let place = index < 0 ? usual : choice.pointee.places[index].pointee
    return choice.pointee.branches[place].pointee.call
  }

  private func chosen(
    _ union: UnsafePointer<PlanUnion>, _ choice: UnsafePointer<PlanChoice>, _ cursor: Cursor
  ) throws(Rejection) -> PlanCall {
    let bits = try union.pointee.preselection[0].pointee.discriminator?.pointee.candidates(of: cursor) ?? 0
    let branches = choice.pointee.branches
    for number in 0..<branches.count - 1 where branches[number].pointee.bit == bits {
      return branches[number].pointee.call
    }
    return branches[branches.count - 1].pointee.call
  }

  // MARK: Attempts

  /// The branches that are tried on a value.
  private struct Attempt {
    let choice: UnsafePointer<PlanChoice>
    let union: UnsafePointer<PlanUnion>
    let isAgain: Bool
    let block: UnsafePointer<PlanBlock>
    let own: Evaluated?
  }

  @inline(__always)
  private func run(
    _ attempt: Attempt, _ kind: JSONKind, _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    let branches = attempt.choice.pointee.branches
    var few = UInt64.max
    let isExclusive = attempt.union.pointee.isExclusive
    if kind == .object, attempt.choice.pointee.isPreselected {
      few = try attempt.union.pointee.preselection[0].pointee.candidates(of: cursor)
      // Where it is one, the verdict is the candidate's.
      for number in 0..<branches.count where branches[number].pointee.bit == few {
        return try run(branches[number].pointee.call, &cursor, &sink, attempt.own)
      }
    }
    let start = cursor.position
    // Where it matters what was evaluated, all branches that accept the value count.
    let limit = attempt.own != nil ? Int.max : isExclusive ? 2 : 1
    var count = 0
    var end = -1
    for number in 0..<branches.count where count < limit {
      let branch = branches[number]
      if branch.pointee.isOptional, few & branch.pointee.bit == 0 { continue }
      guard let block = branch.pointee.call.block else {
        count &+= 1
        continue
      }
      if let own = attempt.own {
        count &+= try isMatch(block, cursor, &sink, &end, own) ? 1 : 0
      } else if attempt.isAgain {
        count &+= try Validation.matches(cursor, &sink) { (cursor, sink) throws(Rejection) in
          try run(block, &cursor, &sink)
        }
      } else {
        count &+= try Validation.matches(cursor, &sink, end: &end) { (cursor, sink) throws(Rejection) in
          try run(block, &cursor, &sink)
        }
      }
    }
    if !attempt.isAgain {
      if end < 0 { try skip(attempt.block, &cursor) } else { cursor.position = end }
    }
    if count == 0 || isExclusive && count != 1 { throw Rejection(at: start) }
  }

  /// Whether a branch accepts the value, and evaluates parts of it then.
  @inline(never)
  private func isMatch(
    _ block: PlanTarget, _ cursor: Cursor, _ sink: inout ViolationSink, _ end: inout Int, _ own: Evaluated
  ) throws(Rejection) -> Bool {
    var inner = Evaluation()
    let isMatch = try withUnsafeMutablePointer(to: &inner) { (inner) throws(Rejection) in
      try Validation.accepts(cursor, &sink, end: &end) { (cursor, sink) throws(Rejection) in
        try run(block, &cursor, &sink, inner)
      }
    }
    if isMatch { own.pointee.merge(inner) }
    return isMatch
  }
}

extension PlanPreselection {
  /// The bits of the branches that may accept the object at a cursor.
  func candidates(of cursor: Cursor) throws(Rejection) -> UInt64 {
    let few = try discriminator?.pointee.candidates(of: cursor) ?? UInt64.max
    return isEnough(few) ? few : few & branches(having: try cursor.names(in: names.table))
  }

  /// The bits of the branches that may accept the object that a decoder holds.
  func candidates(of decoder: any Decoder) throws -> UInt64 {
    let few = try discriminator?.pointee.candidates(of: decoder) ?? UInt64.max
    return isEnough(few) ? few : few & branches(having: try decoder.names(in: names.table))
  }

  /// Whether names are not asked, or need not be.
  private func isEnough(_ few: UInt64) -> Bool { names.texts.isEmpty || few & (few &- 1) == 0 }

  private func branches(having names: UInt64) -> UInt64 {
    needs.elements.reduce(always) { names & $1.names == $1.names ? $0 | $1.branch : $0 }
  }
}
