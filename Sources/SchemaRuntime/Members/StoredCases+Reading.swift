// Reads unions from bytes.
extension StoredCases {
  /// Reads the value at the cursor.
  /// - Parameters:
  ///   - cursor: stands at the value.
  ///   - checks: whether it is validated; if not, a validator has accepted it.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Union {
    guard let kind = list.pointee[try cursor.kind()] else { throw Rejection(.violation, at: cursor.position) }
    if checks, !kind.validates { try Union._check(cursor) }
    switch kind.choice {
    case .sole: return try read(kind.cases[0], &cursor, checks)
    case .tag:
      let position = try cursor.index(ofTag: kind.tag, in: kind.values)
      return try read(kind.reading(at: position), &cursor, checks)
    case .text:
      var text = cursor
      let position = kind.values.index(of: try text.string(), in: text)
      return try read(kind.reading(at: position), &cursor, checks)
    case .trial:
      if kind.prefersClosest { return try readClosest(kind, &cursor) }
      for item in kind.cases.dropLast() {
        if let value = attempt(item, &cursor) { return value }
      }
      // The union refuses a value that the last case refuses.
      return try read(kind.cases[kind.cases.count - 1], &cursor, checks)
    case .asked:
      if kind.validates {
        if let one = try kind.reading(of: cursor) { return try read(one, &cursor, checks) }
        if checks { try Union._check(cursor) }
      }
      if kind.prefersClosest { return try readClosest(kind, &cursor) }
      return try readUnvalidated(kind.cases.first { $0.accepts(cursor) }, &cursor)
    }
  }

  /// Reads a value as a case, and validates it where the plan says how.
  /// - Throws: `Rejection` where there is no case, where the value is not valid, or where the Swift type cannot hold it.
  private func read(
    _ reading: CaseReading?, _ cursor: inout Cursor, _ checks: Bool
  ) throws(Rejection) -> Union {
    guard let reading else { throw Rejection(.violation, at: cursor.position) }
    return try withCase(reading.number) { (item) throws(Rejection) in
      try item.read(&cursor, reading.way, checks)
    }
  }

  /// Reads a value that has been validated.
  /// - Throws: `Rejection` where there is no case, or where the Swift type cannot hold the value.
  private func readUnvalidated(
    _ reading: CaseReading?, _ cursor: inout Cursor
  ) throws(Rejection) -> Union {
    guard let reading else { throw Rejection(.violation, at: cursor.position) }
    return try withCase(reading.number) { (item) throws(Rejection) in try item.read(&cursor, nil, false) }
  }

  /// The value as a case, validated in any case; nil, with the cursor still in front of it, where it is not the case's.
  private func attempt(_ reading: CaseReading, _ cursor: inout Cursor) -> Union? {
    cursor.attempt { (cursor: inout Cursor) throws(Rejection) in try read(reading, &cursor, true) }
  }

  /// Reads an object as the case that names most of its members, among those that accept it.
  /// - Throws: `Rejection` where none accepts it, or where the Swift type cannot hold it.
  private func readClosest(_ kind: KindReading, _ cursor: inout Cursor) throws(Rejection) -> Union {
    let keys = kind.cases.map { withCase($0.number, \.keys) }
    for place in try cursor.branches(byNamesIn: keys) {
      let item = kind.cases[place]
      if kind.choice == .trial {
        if let value = attempt(item, &cursor) { return value }
      } else if item.accepts(cursor) {
        return try readUnvalidated(item, &cursor)
      }
    }
    throw Rejection(.violation, at: cursor.position)
  }
}

extension KindReading {
  /// The case that the names of the object at a cursor, or the value of a member, pick; nil where they leave several.
  /// - Throws: `Rejection` where the bytes are no JSON.
  fileprivate func reading(of cursor: Cursor) throws(Rejection) -> CaseReading? {
    try few.flatMap { (few) throws(Rejection) in reading(of: try few.pointee.candidates(of: cursor)) }
  }
}

extension UnionCase {
  /// The keys that the struct of the case names; none of another value.
  fileprivate var keys: KeyTable {
    guard let payload, case .structure(let type) = payload._form else { return .none }
    return type._keys
  }
}
