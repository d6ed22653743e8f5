/// A verdict of a table alone: it decides all demands on a value, and is called like the function of a schema.
public struct TableVerdict: Sendable {
  /// The values that the lines of the table are for.
  enum Form: Sendable {
    /// The value.
    case value
    /// The items of an array, and how many there may be.
    case array(ClosedRange<Int>, areUnique: Bool)
    /// The members of an object, whatever their names, and how many there may be.
    case map(ClosedRange<Int>)
    /// The members of an object by their names.
    case object(OtherMembers)
  }

  var form: Form
  /// The types of other values that are valid.
  var others: TypeSet
}

/// How a table treats members whose names it does not list.
public enum OtherMembers: Sendable {
  /// Unlisted members are accepted.
  case passed
  /// Unlisted members are accepted with a warning.
  case warned
  /// Unlisted members are an error.
  case refused
}

extension MemberTable {
  /// Validates the value at the cursor, and leaves the cursor behind it.
  /// - Throws: `Rejection` where the value is not valid, and where the bytes are no JSON.
  public func callAsFunction(_ cursor: inout Cursor, _ sink: inout ViolationSink) throws(Rejection) {
    guard let verdict = contents.pointee.verdict else {
      preconditionFailure("the table decides only a part")  // by the emitter alone, not by input
    }
    switch verdict.form {
    case .value: try readItem(&cursor, &sink)
    case .array(let count, let areUnique):
      if try readOther(than: .array, verdict.others, &cursor) { return }
      let start = cursor.position
      let found = try readItems(&cursor, &sink)
      if !count.contains(found) { throw Rejection(at: start) }
      if areUnique { try Assertion.uniqueItems(at: start, found, cursor) }
    case .map(let count):
      if try readOther(than: .object, verdict.others, &cursor) { return }
      let start = cursor.position
      let found = try readMembers(&cursor, &sink)
      if !count.contains(found) { throw Rejection(at: start) }
    case .object(let others):
      if try readOther(than: .object, verdict.others, &cursor) { return }
      try readObject(&cursor, &sink, others)
    }
  }

  /// Reads a value of another kind, where another kind is valid.
  /// - Returns: false where the value is of the kind; the cursor is at its start.
  private func readOther(
    than kind: JSONKind, _ types: TypeSet, _ cursor: inout Cursor
  ) throws(Rejection) -> Bool {
    cursor.skipWhitespace()
    if kind == .object ? cursor.isAtObject : cursor.isAtArray { return false }
    let start = cursor.position
    if types.isEmpty { throw Rejection(at: start) }
    let found = try cursor.kind()
    if found == .number {
      let number = try cursor.number()
      if !types.admits(number, in: cursor) { throw Rejection(at: start) }
    } else {
      if !types.admits(found) { throw Rejection(at: start) }
      try cursor.skipValue(of: found)
    }
    return true
  }

  private func readObject(
    _ cursor: inout Cursor, _ sink: inout ViolationSink, _ others: OtherMembers
  ) throws(Rejection) {
    let arePassed =
      switch others {
      case .passed: true
      case .warned: !sink.wantsWarnings
      case .refused: false
      }
    var scanner = ObjectScanner(self, at: cursor.position, passesOthers: arePassed)
    while try scanner.nextUndecided(&cursor, &sink) {
      if scanner.index >= 0 {
        try decide(scanner.index, &cursor, &sink)
        continue
      }
      switch others {
      case .passed: break
      case .warned: sink.noteWarning()
      case .refused: throw Rejection(at: scanner.offset)
      }
      try cursor.skipValue()
    }
    if scanner.seen0 & required != required { throw Rejection(at: scanner.start) }
  }
}
