/// The names of an object's properties by their number, with the demands on the values of those that need no code of
/// their own.
///
/// Generated code keeps one as a constant made from a single literal, a line per name, which costs the compiler
/// nothing: see `ScalarConstraints` for the lines. A name without demands is left to the code that walks.
@frozen
public struct MemberTable: @unchecked Sendable {
  // Unchecked, because of the pointer: the memory behind it never changes once it is written.
  @usableFromInline let contents: UnsafePointer<Contents>

  @usableFromInline
  struct Contents {
    // The fields that a look at a name needs stand first, in one of the processor's cache lines.

    /// Sixteen bytes of ones and sixteen of zeros.
    var masks = MemberTable.masks
    /// The multiplier and the shift of `names`.
    var multiplier: UInt64
    var shift: UInt64
    /// By the slot in `names`: the number of the name plus one; 0 where there is no name, or one without a bit.
    var slots: UnsafePointer<UInt8>
    /// The rules by the number of the name, with one before them and one behind them that no name has.
    var fast: UnsafePointer<FastEntry>

    var names: KeyTable
    /// By the number of the name.
    var rules: UnsafePointer<FullEntry>
    /// The judges, by the number of the name. They live as long as the program runs, so no references to them are
    /// counted.
    var judges: UnsafePointer<Unmanaged<MemberJudge>>
    /// The bits of the names that an object has to have, for a look at an object that is another's value.
    var required: UInt64
    /// For a struct with enums for members: by the number of the name, the byte of the case for each of its values.
    var cases: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
    /// How the table decides whole values; nil where it decides only parts of them.
    var verdict: TableVerdict?
  }

  nonisolated(unsafe) private static let masks: UnsafeRawPointer = {
    let masks = UnsafeMutableRawPointer.allocate(byteCount: 32, alignment: 16)
    masks.initializeMemory(as: UInt8.self, repeating: 0xFF, count: 16)
    (masks + 16).initializeMemory(as: UInt8.self, repeating: 0, count: 16)
    return UnsafeRawPointer(masks)
  }()

  /// The names by their number.
  public var names: KeyTable { contents.pointee.names }

  @inline(__always) var fast: UnsafePointer<FastEntry> { contents.pointee.fast }
  @inline(__always) var required: UInt64 { contents.pointee.required }
  @inline(__always) var rules: UnsafePointer<FullEntry> { contents.pointee.rules }

  /// Whether the judge of a member accepts its value; no reference is counted.
  @inline(__always)
  private func isAccepted(_ index: Int, by verdict: (MemberJudge) -> Bool) -> Bool {
    contents.pointee.judges[index]._withUnsafeGuaranteedRef(verdict)
  }

  /// The byte of the case for each value that is listed for a member; nil where no struct has an enum for it.
  @inline(__always)
  func cases(of index: Int) -> UnsafePointer<UInt8>? { contents.pointee.cases?[index] }

  /// The words of up to sixteen plain bytes at an offset, as those of a `Key`.
  @inline(__always)
  func words(_ start: Int, _ count: Int, _ bytes: PaddedBytes) -> (head: UInt64, tail: UInt64) {
    let masks = contents.pointee.masks - count
    return (
      bytes.word(at: start) & masks.loadUnaligned(fromByteOffset: 16, as: UInt64.self),
      bytes.word(at: start &+ 8) & masks.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
    )
  }

  /// The rule of the name whose plain bytes, 1 to `PaddedBytes.longestName`, stand at an offset; nil where its place in
  /// the table is another's. Only in a table of very many names may it stand elsewhere.
  @inline(__always)
  func rule(_ start: Int, _ count: Int, _ bytes: PaddedBytes) -> UnsafePointer<FastEntry>? {
    if _slowPath(count > 16) { return longRule(start, count, bytes) }
    let (head, tail) = words(start, count, bytes)
    return rule(head, tail, count)
  }

  @inline(__always)
  private func rule(_ head: UInt64, _ tail: UInt64, _ count: Int) -> UnsafePointer<FastEntry>? {
    let (multiplier, shift) = (contents.pointee.multiplier, contents.pointee.shift)
    let slot = KeyTable.hash(head, tail, count, multiplier: multiplier) &>> shift
    let rule = fast - 1 + Int(contents.pointee.slots[Int(truncatingIfNeeded: slot)])
    let others = UInt64(truncatingIfNeeded: Int(rule.pointee.count) ^ count)
    return (rule.pointee.head ^ head) | (rule.pointee.tail ^ tail) | others == 0 ? rule : nil
  }

  /// The rule of a name of more bytes than two words hold; nil where its place in the table is another's.
  @inline(never)
  private func longRule(_ start: Int, _ count: Int, _ bytes: PaddedBytes) -> UnsafePointer<FastEntry>? {
    let (head, tail) = bytes.longWords(at: start, count)
    guard let rule = rule(head, tail, count) else { return nil }
    let text = UnsafeRawBufferPointer(start: bytes.base + start, count: count)
    return names.hasText(names.entries + Int(rule.pointee.index), text) ? rule : nil
  }

  /// Whether the table has the name whose plain bytes stand at an offset.
  func has(_ start: Int, _ count: Int, _ bytes: PaddedBytes) -> Bool {
    index(start, count, bytes, in: names) >= 0
  }

  /// The position of the plain bytes at an offset among some strings: the names, or the values that are listed for one.
  @inline(__always)
  func index(_ start: Int, _ count: Int, _ bytes: PaddedBytes, in strings: KeyTable) -> Int {
    if count > 16 { return bytes.longIndex(from: start, count, in: strings) }
    let (head, tail) = words(start, count, bytes)
    return strings.index(head, tail, count) { _ in true }
  }

  /// The table of the lines of a text, for as long as the program runs.
  /// - Parameter lines: a line for each name, as `lines(of:)` writes them.
  public init(_ lines: StaticString) { self.init(rows: KeyTable.rows(of: lines)) }

  /// The table of names, each with the text of its demands, where it has any.
  /// - Parameters:
  ///   - nested: the tables that the rows with nested values name, in the order of those.
  ///   - required: the bits of the names that the object has to have, where its table is nested in others.
  init(
    rows: [[String]], nested: [MemberTable] = [], required: UInt64 = 0, verdict: TableVerdict? = nil
  ) {
    let names = KeyTable(rows.map { $0[0] })
    let fast = MemberTable.allocateRules(count: rows.count)
    let rules = UnsafeMutablePointer<FullEntry>.allocate(capacity: max(rows.count, 1))
    let judges = UnsafeMutablePointer<Unmanaged<MemberJudge>>.allocate(capacity: max(rows.count, 1))
    var tables = nested.makeIterator()
    for (index, columns) in rows.enumerated() {
      let row = MemberRow(columns: columns)
      (fast + index).initialize(to: FastEntry(names.entries[index], index: index, row.demands, row.reach))
      let judge = MemberJudge(row.demands ?? .anything)
      (rules + index).initialize(to: FullEntry(row, judge.pattern))
      if let (kind, isContent) = row.reach.nested {
        let table = tables.next().map { FullEntry.Nested(kind: kind, table: $0) }
        if isContent { rules[index].content = table } else { rules[index].nested = table }
      }
      (judges + index).initialize(to: .passRetained(judge))
    }
    for place in [-1, rows.count] {
      (fast + place).initialize(to: FastEntry(names.entries[rows.count], index: -1, nil, .external))
    }
    self.init(
      Contents(
        multiplier: names.multiplier, shift: names.shift, slots: MemberTable.slots(of: names),
        fast: UnsafePointer(fast), names: names, rules: UnsafePointer(rules),
        judges: UnsafePointer(judges), required: required, verdict: verdict))
  }

  init(_ contents: Contents) {
    let kept = MemberTable.allocateLines(of: Contents.self, count: 1)
    kept.initialize(to: contents)
    self.contents = UnsafePointer(kept)
  }

  /// Room for so many rules, for one before them and one behind.
  static func allocateRules(count: Int) -> UnsafeMutablePointer<FastEntry> {
    allocateLines(of: FastEntry.self, count: count + 2) + 1
  }

  /// Room that begins where one of the processor's cache lines does.
  private static func allocateLines<Element>(
    of type: Element.Type, count: Int
  ) -> UnsafeMutablePointer<Element> {
    UnsafeMutableRawPointer.allocate(byteCount: count * MemoryLayout<Element>.stride, alignment: 64)
      .bindMemory(to: type, capacity: count)
  }

  /// The bytes of `Contents.slots`, one for each slot: they take few cache lines.
  private static func slots(of names: KeyTable) -> UnsafePointer<UInt8> {
    let count = names.mask + 1
    let slots = UnsafeMutablePointer<UInt8>.allocate(capacity: Int(count))
    for slot in 0..<Int(count) {
      let index = Int(names.slots[slot])
      (slots + slot).initialize(to: index < min(names.count, ObjectScanner.bitCount) ? UInt8(index + 1) : 0)
    }
    return UnsafePointer(slots)
  }

  /// The text of a table for `init(_:)`, a line for each name.
  public static func lines(of rows: [MemberRow]) -> [String] { KeyTable.lines(of: rows.map { $0.columns }) }

  /// Reads the array at the cursor, with the table's demands on its items.
  /// - Returns: the number of items.
  /// - Throws: `Rejection` where the bytes are no JSON, or where a value does not meet its line and the sink does
  ///   not record.
  public func readItems(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) -> Int {
    guard try cursor.beginArray() else { return 0 }
    var count = 0
    let plain = rules.pointee.plainNumbers
    repeat {
      if !plain.isEmpty {
        let passed = cursor.padded.passNumbers(from: &cursor.position, plain)
        count &+= passed
        if passed > 0 { continue }
      }
      count &+= 1
      try readItem(&cursor, &sink)
    } while try cursor.nextItem()
    return count
  }

  /// Reads the object at the cursor, with the table's demands on the values of its members, whatever their names are.
  /// - Returns: the number of members.
  /// - Throws: `Rejection` where the bytes are no JSON, or where a value does not meet its line and the sink does
  ///   not record.
  public func readMembers(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) -> Int {
    try cursor.readMembers(self) { (cursor) throws(Rejection) in try readItem(&cursor, &sink) }
  }

  /// Reads the object at the cursor, with the table's demands on the values of its members; `check` validates their
  /// names.
  /// - Parameters:
  ///   - cursor: stands at the object.
  ///   - sink: takes what is found.
  ///   - check: is lent each name, behind which the cursor is, and leaves it there.
  /// - Throws: `Rejection` where the bytes are no JSON, or where a value does not meet its line and the sink does
  ///   not record.
  public func readMembers(
    _ cursor: inout Cursor, _ sink: inout ViolationSink,
    name check: (Key, inout Cursor, inout ViolationSink) throws(Rejection) -> Void
  ) throws(Rejection) -> Int {
    try cursor.readMembers(
      self, name: { (key, cursor) throws(Rejection) in try check(key, &cursor, &sink) },
      { (cursor) throws(Rejection) in try readItem(&cursor, &sink) })
  }

  /// Whether the table accepts the item at the cursor, which need not have been read.
  public func acceptsItem(_ cursor: Cursor) -> Bool {
    accepts(0, valueAt: cursor.position, cursor)
  }

  /// Whether the value at an offset is accepted as the value of a member; false for bytes that are no JSON.
  @inline(__always)
  func accepts(_ index: Int, valueAt offset: Int, _ cursor: Cursor) -> Bool {
    let bytes = cursor.padded
    if bytes.reaches(offset), let verdict = bytes.accepts(valueAt: offset, index, self) { return verdict }
    var walk = cursor
    walk.position = offset
    return accepts(index, &walk)
  }

  /// Reads the item at the cursor, or the value of a member, with the demands of the table.
  /// - Throws: `Rejection` where the bytes are no JSON, or where a value does not meet its line and the sink does
  ///   not record.
  @inline(__always)
  public func readItem(_ cursor: inout Cursor, _ sink: inout ViolationSink) throws(Rejection) {
    let behind = look(0, cursor)
    if behind == 0 { try decide(0, &cursor, &sink) } else { cursor.position = behind }
  }

  /// Reads the item at the cursor, with the demands of the table's line with an index.
  /// - Throws: `Rejection` where the bytes are no JSON, or where a value does not meet its line and the sink does
  ///   not record.
  public func readItem(
    _ index: Int, _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try read(index, &cursor)
  }

  /// Reads the first items of an array, as many as are in the table; the cursor stands at the first one.
  /// - Parameters:
  ///   - count: how many of them there were.
  ///   - cursor: stands at the first value.
  ///   - sink: takes what is found.
  /// - Returns: whether there are more, at the first of which the cursor stands then.
  /// - Throws: `Rejection` where the bytes are no JSON, or where a value does not meet its line and the sink does
  ///   not record.
  public func readItems(
    _ count: inout Int, _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) -> Bool {
    let bytes = cursor.padded
    let end = names.count
    repeat {
      let plain = rules[count].plainNumbers
      let length =
        plain.isEmpty || !bytes.reaches(cursor.position)
        ? 0 : bytes.lengthOfNumber(at: cursor.position, plain)
      if length > 0 { cursor.position &+= length } else { try read(count, &cursor) }
      count &+= 1
      guard try cursor.nextItem() else { return false }
    } while count < end
    return true
  }

  /// Reads the value of a member.
  @inline(__always)
  func read(_ index: Int, _ cursor: inout Cursor) throws(Rejection) {
    let behind = look(index, cursor)
    if behind == 0 { try decide(index, &cursor) } else { cursor.position = behind }
  }

  /// The offset behind the value at the cursor, where a look shows that it is accepted as that of a member; else 0.
  @inline(__always)
  private func look(_ index: Int, _ cursor: Cursor) -> Int {
    let (bytes, at) = (cursor.padded, cursor.position)
    return bytes.reaches(at) ? bytes.behindValue(at: at, index, self, cursor) : 0
  }

  /// Reads the value of a member, which takes a second look. Where this table decides whole values and nests another
  /// one for the member, that one reads it.
  @inline(never)
  func decide(_ index: Int, _ cursor: inout Cursor, _ sink: inout ViolationSink) throws(Rejection) {
    guard let nested = rules[index].nested, contents.pointee.verdict != nil else {
      return try decide(index, &cursor)
    }
    try nested.table(&cursor, &sink)
  }

  /// Whether a string is accepted as the value of a member.
  @inline(__always)
  func accepts(_ index: Int, _ string: StringSlice, _ cursor: Cursor) -> Bool {
    let rule = rules + index
    return rule.pointee.admits(string, cursor)
      && (!rule.pointee.hasOtherPattern || matches(index, string, cursor))
  }

  /// Whether a string matches the pattern of a member, which is not a simple one.
  @inline(never)
  private func matches(_ index: Int, _ string: StringSlice, _ cursor: Cursor) -> Bool {
    isAccepted(index) { $0.matches(string, cursor) }
  }

  /// Whether a number is accepted as the value of a member.
  func accepts(_ index: Int, _ number: NumberSlice, _ cursor: Cursor) -> Bool {
    rules[index].types.admits(number, in: cursor) && isAccepted(index) { $0.accepts(number, cursor) }
  }

  /// Whether the value at the cursor is accepted as the value of a member. The cursor is left anywhere in it.
  @inline(never)
  private func accepts(_ index: Int, _ cursor: inout Cursor) -> Bool {
    do {
      switch try cursor.kind() {
      case .string: return accepts(index, try cursor.string(), cursor)
      case .number: return accepts(index, try cursor.number(), cursor)
      case let kind:
        let start = cursor.position
        return rules[index].types.admits(kind) && isAccepted(index) { $0.accepts(valueAt: start, cursor) }
      }
    } catch {
      return false
    }
  }

  /// Reads the value of a member, which takes a second look.
  @inline(never)
  func decide(_ index: Int, _ cursor: inout Cursor) throws(Rejection) {
    let kind = try cursor.kind()
    let start = cursor.position
    let isAccepted: Bool
    switch kind {
    case .string: isAccepted = accepts(index, try cursor.string(), cursor)
    case .number: isAccepted = accepts(index, try cursor.number(), cursor)
    case .null, .boolean, .array, .object:
      try cursor.skipValue(of: kind)
      isAccepted =
        rules[index].types.admits(kind) && self.isAccepted(index) { $0.accepts(valueAt: start, cursor) }
    }
    if !isAccepted { throw Rejection(at: start) }
  }
}
