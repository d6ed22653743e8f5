// Reads unions from bytes.
extension StoredCases {
  /// Reads the value at the cursor.
  /// - Parameters:
  ///   - cursor: stands at the value.
  ///   - checks: whether it is validated; if not, a validator has accepted it.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Union {
    guard let kind = list.pointee[try cursor.kind()] else { throw Rejection(.violation, at: cursor.position) }
    if checks, !kind.pointee.validates { try Union._check(cursor) }
    switch kind.pointee.choice {
    case .sole: return try read(kind.pointee.item(0), &cursor, checks)
    case .tag:
      let position = try cursor.index(ofTag: kind.pointee.tag, in: kind.pointee.values)
      return try read(kind.pointee.reading(at: position), &cursor, checks)
    case .text: return try read(try kind.pointee.reading(ofText: cursor), &cursor, checks)
    case .trial: return try readTried(kind, &cursor, checks)
    case .asked: return try readAsked(kind, &cursor, checks)
    }
  }

  /// Reads a value as a case, and validates it where the plan says how.
  /// - Throws: `Rejection` where there is no case, where the value is not valid, or where the Swift type cannot hold it.
  private func read(
    _ reading: UnsafePointer<CaseReading>?, _ cursor: inout Cursor, _ checks: Bool
  ) throws(Rejection) -> Union {
    guard let reading else { throw Rejection(.violation, at: cursor.position) }
    return try withCase(reading.pointee.number) { (item) throws(Rejection) in
      try item.read(&cursor, reading.pointee.way, checks)
    }
  }

  /// Reads a value that has been validated.
  /// - Throws: `Rejection` where there is no case, or where the Swift type cannot hold the value.
  private func readUnvalidated(
    _ reading: UnsafePointer<CaseReading>?, _ cursor: inout Cursor
  ) throws(Rejection) -> Union {
    guard let reading else { throw Rejection(.violation, at: cursor.position) }
    return try withCase(reading.pointee.number) { (item) throws(Rejection) in
      try item.read(&cursor, nil, false)
    }
  }

  /// Reads a value as the case that is meant, or else as the first that accepts it. It stands apart, since an optional union
  /// is a type to look up.
  /// - Throws: `Rejection` where the last case refuses the value, or cannot hold it.
  @inline(never)
  private func readTried(
    _ kind: UnsafePointer<KindReading>, _ cursor: inout Cursor, _ checks: Bool
  ) throws(Rejection) -> Union {
    if let meant = try kind.pointee.hinted(at: cursor), let value = attempt(meant, &cursor) { return value }
    if kind.pointee.prefersClosest { return try readClosest(kind, &cursor) }
    let last = kind.pointee.cases.count - 1
    for place in 0..<last {
      if let value = attempt(kind.pointee.item(place), &cursor) { return value }
    }
    return try read(kind.pointee.item(last), &cursor, checks)
  }

  /// Reads a value as the case that the names of an object tell, as the one that is meant, or else as the first whose blocks
  /// accept it.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  @inline(never)
  private func readAsked(
    _ kind: UnsafePointer<KindReading>, _ cursor: inout Cursor, _ checks: Bool
  ) throws(Rejection) -> Union {
    if kind.pointee.validates {
      if let one = try kind.pointee.reading(of: cursor) { return try read(one, &cursor, checks) }
      if checks { try Union._check(cursor) }
    }
    if let meant = try kind.pointee.hinted(at: cursor), meant.pointee.accepts(cursor) {
      return try readUnvalidated(meant, &cursor)
    }
    if kind.pointee.prefersClosest { return try readClosest(kind, &cursor) }
    let first = kind.pointee.cases.indices.first { kind.pointee.cases[$0].accepts(cursor) }
    return try readUnvalidated(first.map(kind.pointee.item), &cursor)
  }

  /// The value as a case, validated in any case; nil, with the cursor still in front of it, where it is not the case's.
  private func attempt(_ reading: UnsafePointer<CaseReading>, _ cursor: inout Cursor) -> Union? {
    cursor.attempt { (cursor: inout Cursor) throws(Rejection) in try read(reading, &cursor, true) }
  }

  /// Reads an object as the case that names most of its members, among those that accept it.
  /// - Throws: `Rejection` where none accepts it, or where the Swift type cannot hold it.
  @inline(never)
  private func readClosest(
    _ kind: UnsafePointer<KindReading>, _ cursor: inout Cursor
  ) throws(Rejection) -> Union {
    let keys = kind.pointee.cases.map { withCase($0.number, \.keys) }
    for place in try cursor.branches(byNamesIn: keys) {
      let item = kind.pointee.item(place)
      if kind.pointee.choice == .trial {
        if let value = attempt(item, &cursor) { return value }
      } else if item.pointee.accepts(cursor) {
        return try readUnvalidated(item, &cursor)
      }
    }
    throw Rejection(.violation, at: cursor.position)
  }
}

extension KindReading {
  /// The case that the names of the object at a cursor, or the value of a member, pick; nil where they leave several.
  /// - Throws: `Rejection` where the bytes are no JSON.
  fileprivate func reading(of cursor: Cursor) throws(Rejection) -> UnsafePointer<CaseReading>? {
    try few.flatMap { (few) throws(Rejection) in reading(of: try few.pointee.candidates(of: cursor)) }
  }

  /// The case that the text at a cursor tells, or the other one; nil where there is none.
  /// - Throws: `Rejection` where the bytes are no JSON.
  fileprivate func reading(ofText cursor: Cursor) throws(Rejection) -> UnsafePointer<CaseReading>? {
    var text = cursor
    return reading(at: values.index(of: try text.string(), in: text))
  }
}

extension UnionCase {
  /// The keys that the struct of the case names; none of another value.
  fileprivate var keys: KeyTable {
    guard let payload, case .structure(let type) = payload._form else { return .none }
    return type._keys
  }
}
