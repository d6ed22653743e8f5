/// What reads itself and is validated on the way, in one walk over the bytes.
public protocol FusedReadable: GeneratedValue {
  /// Reads a value.
  /// - Parameter checks: whether the value is validated on the way; if not, a validator has accepted it.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self
}

extension FusedReadable {
  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    try read(&cursor, checks: false)
  }

  public static func readChecked(_ cursor: inout Cursor) throws(Rejection) -> Self {
    try read(&cursor, checks: true)
  }
}

// Each reads the value of the member that the walk has come to, into the variable that holds it meanwhile, and
// validates it first where the walk does so.
extension ObjectWalk {
  public func read(_ member: inout String?, _ cursor: inout Cursor) throws(Rejection) {
    if cursor.byte == 0x22, let string = text(cursor) {
      cursor.position = string.start &+ string.count &+ 1
      if checks, !table.quick[index].accepts(bytes: string.count, scalars: string.scalars) {
        try check(string, cursor)
      }
      return cursor.fill(&member, cursor.text(string))
    }
    let string = try cursor.string()
    if checks { try check(string, cursor) }
    cursor.fill(&member, cursor.text(string))
  }

  @inline(never)
  private func check(_ string: StringSlice, _ cursor: Cursor) throws(Rejection) {
    if !table.accepts(index, string, cursor) { throw Rejection(.violation, at: string.offset) }
  }

  /// The string at the cursor, if it ends within a look and has no escapes.
  @inline(__always)
  private func text(_ cursor: Cursor) -> StringSlice? {
    guard textEnd != 0 else { return nil }
    let (bytes, start) = (cursor.padded, cursor.position &+ 1)
    let count = textEnd &- start
    if bytes.isPlain(from: offset, to: textEnd) {
      return StringSlice(start: start, count: count, isEscaped: false, scalars: count)
    }
    guard let continuations = bytes.continuations(from: offset, cursor.position, to: textEnd) else {
      return nil
    }
    return StringSlice(start: start, count: count, isEscaped: false, scalars: count &- continuations)
  }

  public func read(_ member: inout Int?, _ cursor: inout Cursor) throws(Rejection) {
    let number = try cursor.number()
    if checks { try check(number, cursor) }
    cursor.fill(&member, try cursor.integer(number))
  }

  public func read(_ member: inout Double?, _ cursor: inout Cursor) throws(Rejection) {
    let number = try cursor.number()
    if checks { try check(number, cursor) }
    cursor.fill(&member, try cursor.double(number))
  }

  @inlinable @inline(never)
  public func read<Value: JSONReadable>(_ member: inout Value?, _ cursor: inout Cursor) throws(Rejection) {
    try check(&cursor)
    try cursor.read(&member)
  }

  @inlinable @inline(never)
  public func readNullable<Value: JSONReadable>(
    _ member: inout Value?, _ cursor: inout Cursor
  ) throws(Rejection) {
    try check(&cursor)
    try cursor.readNullable(&member)
  }

  @inlinable @inline(never)
  public func readPresence<Value: JSONReadable>(
    _ member: inout Presence<Value>, _ cursor: inout Cursor
  ) throws(Rejection) {
    try check(&cursor)
    try cursor.readPresence(&member)
  }

  /// The same for a type that validates itself as the member's schema does.
  @inlinable @inline(never)
  public func readFused<Value: FusedReadable>(
    _ member: inout Value?, _ cursor: inout Cursor
  ) throws(Rejection) {
    cursor.fill(&member, try Value.read(&cursor, checks: checks))
  }

  /// The same for an array of them. How many there are is the caller's affair.
  @inlinable @inline(never)
  public func readFused<Value: FusedReadable>(
    _ member: inout [Value]?, _ cursor: inout Cursor, count limits: ClosedRange<Int>
  ) throws(Rejection) {
    let start = cursor.position
    var items: [Value] = []
    guard cursor.byte == 0x5B else { throw cursor.unexpected() }
    if try cursor.beginArray() {
      items.reserveCapacity(4)
      repeat { items.append(try Value.read(&cursor, checks: checks)) } while try cursor.nextItem()
    }
    if checks, !limits.contains(items.count) { throw Rejection(.violation, at: start) }
    cursor.fill(&member, items)
  }

  /// The same for an array of strings.
  /// - Parameter items: the table that says what is asked of each.
  public func readItems(
    _ member: inout [String]?, _ cursor: inout Cursor, _ items: MemberTable, count limits: ClosedRange<Int>
  ) throws(Rejection) {
    let start = cursor.position
    var strings: [String] = []
    guard cursor.byte == 0x5B else { throw cursor.unexpected() }
    if try cursor.beginArray() {
      strings.reserveCapacity(4)
      repeat {
        let string = try cursor.string()
        if checks, !items.accepts(0, string, cursor) { throw Rejection(.violation, at: string.offset) }
        strings.append(cursor.text(string))
      } while try cursor.nextItem()
    }
    if checks, !limits.contains(strings.count) { throw Rejection(.violation, at: start) }
    cursor.fill(&member, strings)
  }

  /// Reads a member that no property names and adds it to the others.
  @inlinable
  public func readOther<Value: JSONReadable>(
    _ cursor: inout Cursor, into others: inout [(key: String, value: Value)]
  ) throws(Rejection) {
    if checks {
      let value = cursor.position
      try cursor.skipValue()
      cursor.position = value
    }
    try cursor.readMember(cursor.key(at: offset), into: &others)
  }

  /// Reads over a member that is not kept.
  @inlinable
  public func skip(_ cursor: inout Cursor) throws(Rejection) {
    if checks { try cursor.skipValue() } else { try cursor.skipSyntax() }
  }

  /// Validates the member's value with the function of its schema, where the walk validates, and stays in front of it.
  @inline(never)
  public func check(
    _ cursor: inout Cursor, _ validator: (inout Cursor, inout ViolationSink, String) throws(Rejection) -> Void
  ) throws(Rejection) {
    guard checks else { return }
    let value = cursor
    var sink = ViolationSink()
    try validator(&cursor, &sink, "")
    cursor = value
  }

  /// Validates the member's name with the function of a schema, where the walk validates.
  @inline(never)
  public func checkName(
    _ cursor: Cursor, _ validator: (inout Cursor, inout ViolationSink, String) throws(Rejection) -> Void
  ) throws(Rejection) {
    guard checks else { return }
    var walk = cursor
    walk.position = offset
    var sink = ViolationSink()
    try validator(&walk, &sink, "")
  }

  /// The same with what the table says of it.
  @inline(never)
  public func check(_ cursor: inout Cursor) throws(Rejection) {
    try check(&cursor) { (walk: inout Cursor, sink: inout ViolationSink, _: String) throws(Rejection) in
      try decide(&walk, &sink)
    }
  }

  /// Reads the value of a member of which the table says all, and reports what is wrong with it.
  public func decide(_ cursor: inout Cursor, _ sink: inout ViolationSink) throws(Rejection) {
    try table.decide(index, &cursor, &sink)
  }

  @inline(__always)
  private func check(_ number: NumberSlice, _ cursor: Cursor) throws(Rejection) {
    if number.isSmall, number.count <= 8, table.quick[index].accepts(number.value, scale: number.scale) {
      return
    }
    try checkAgain(number, cursor)
  }

  @inline(never)
  private func checkAgain(_ number: NumberSlice, _ cursor: Cursor) throws(Rejection) {
    guard table.rules[index].types.admits(number, in: cursor), table.judges[index].accepts(number, cursor)
    else {
      throw Rejection(.violation, at: number.start)
    }
  }

  /// Throws unless the object has had all names of the masks, and nothing else where the walk does not validate.
  @inlinable @inline(__always)
  public func require(_ mask0: UInt64, _ mask1: UInt64 = 0) throws(Rejection) {
    if checks, (seen0 & mask0) ^ mask0 | (seen1 & mask1) ^ mask1 != 0 {
      throw Rejection(.violation, at: start)
    }
  }

  /// Throws unless the condition holds, and never where the walk does not validate.
  @inlinable @inline(__always)
  public func require(_ condition: @autoclosure () -> Bool) throws(Rejection) {
    if checks, !condition() { throw Rejection(.violation, at: start) }
  }
}
