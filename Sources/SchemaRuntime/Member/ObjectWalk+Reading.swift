/// A struct that is filled member by member, where it is.
public protocol StructReadable: GeneratedValue {
  /// A value of which no member has been read: those that may be missing are, of the others each is whatever costs
  /// least.
  static var unread: Self { get }

  /// Reads the object at the cursor.
  /// - Parameters:
  ///   - value: what takes the members: `unread`.
  ///   - checks: whether the object is validated on the way, where the type can do that (`FusedReadable`); if not, a
  ///     validator has accepted it.
  /// - Throws: `Rejection` where the object is not valid, or where the Swift type cannot hold it.
  static func fill(_ value: inout Self, _ cursor: inout Cursor, checks: Bool) throws(Rejection)
}

extension StructReadable {
  @inlinable
  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var value = unread
    try fill(&value, &cursor, checks: false)
    return value
  }
}

/// What is validated while it is read, in one walk over the bytes.
public protocol FusedReadable: GeneratedValue {
  /// Reads a value.
  /// - Parameter checks: whether it is validated on the way; if not, a validator has accepted it.
  /// - Throws: `Rejection` where the value is not valid, or where the Swift type cannot hold it.
  static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self
}

extension FusedReadable {
  @inlinable
  public static func readChecked(_ cursor: inout Cursor) throws(Rejection) -> Self {
    try read(&cursor, checks: true)
  }

  @inlinable
  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    try read(&cursor, checks: false)
  }
}

extension FusedReadable where Self: StructReadable {
  @inlinable
  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    try read(&cursor, checks: false)
  }

  @inlinable
  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    // A variable that is filled behind a call is moved to where the value goes; of one that this function had written
    // to, Swift 6.3 makes a copy.
    var value = unread
    try fill(&value, &cursor, checks: checks)
    return value
  }
}

// What generated code asks for where the walk does not store a member by itself.
extension ObjectWalk {
  /// Reads an array.
  /// - Parameters:
  ///   - limits: how many items there may be, where the walk validates.
  ///   - read: reads an item, and validates it where the walk does.
  @inlinable
  public func array<Item>(
    _ cursor: inout Cursor, count limits: ClosedRange<Int>,
    _ read: (inout Cursor) throws(Rejection) -> Item
  ) throws(Rejection) -> [Item] {
    let start = cursor.position
    guard cursor.byte == 0x5B else { throw cursor.unexpected() }
    let items = try cursor.items(read)
    if checks, !limits.contains(items.count) { throw Rejection(.violation, at: start) }
    return items
  }

  /// Reads an object whose members have any names.
  /// - Parameters:
  ///   - limits: how many members there may be, where the walk validates.
  ///   - read: reads a member's value, and validates it where the walk does.
  @inlinable
  public func map<Value>(
    _ cursor: inout Cursor, count limits: ClosedRange<Int>,
    _ read: (inout Cursor) throws(Rejection) -> Value
  ) throws(Rejection) -> JSONMap<Value> {
    let start = cursor.position
    guard cursor.byte == 0x7B else { throw cursor.unexpected() }
    let members = try cursor.members(checks: checks, read)
    if checks, !limits.contains(members.count) { throw Rejection(.violation, at: start) }
    return members
  }

  // What stands in an array or a map. The table says what is asked of it.

  /// Reads a string.
  public func string(_ cursor: inout Cursor, _ demands: MemberTable) throws(Rejection) -> String {
    let (bytes, start) = (cursor.padded, cursor.position)
    if start <= bytes.limit, cursor.byte == 0x22 {
      let item = bytes.item(at: start, demands)
      if let text = bytes.text(of: item), !checks || bytes.accepts(text, as: item, demands) {
        cursor.position = item.name.textEnd &+ 1
        return cursor.text(text)
      }
    }
    return try string(&cursor, 0, demands)
  }

  /// Reads an integer.
  public func integer(_ cursor: inout Cursor, _ demands: MemberTable) throws(Rejection) -> Int {
    if let (number, behind) = quickNumber(cursor, demands), number.scale == 0 {
      cursor.position = behind
      return number.value
    }
    return try integer(&cursor, 0, demands)
  }

  /// Reads a number.
  public func number(_ cursor: inout Cursor, _ demands: MemberTable) throws(Rejection) -> Double {
    // A zero's sign would be lost.
    if let (number, behind) = quickNumber(cursor, demands), number.value != 0 {
      cursor.position = behind
      return number.double
    }
    return try double(&cursor, 0, demands)
  }

  /// The number at the cursor, where a look shows that it is accepted, and the offset behind it.
  @inline(__always)
  private func quickNumber(_ cursor: Cursor, _ demands: MemberTable) -> (number: QuickNumber, behind: Int)? {
    let (bytes, start) = (cursor.padded, cursor.position)
    guard start <= bytes.limit, let found = bytes.fewDigits(at: start) ?? bytes.number(at: start),
      !checks || demands.quick.pointee.numbers.accepts(found.number)
        || demands.rules.pointee.accepts(found.number)
    else { return nil }
    return found
  }

  /// Reads a value that may be anything.
  public func value(_ cursor: inout Cursor) throws(Rejection) -> JSONValue {
    try JSONValue.read(&cursor, checks: checks)
  }

  /// Reads an object of which nothing else is asked.
  public func object(_ cursor: inout Cursor) throws(Rejection) -> JSONObject {
    guard cursor.byte == 0x7B else { throw cursor.unexpected() }
    return try JSONValue.object(&cursor, checks: checks)
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

  /// The same of a member that may be anything.
  public func readOther(
    _ cursor: inout Cursor, into others: inout [(key: String, value: JSONValue)]
  ) throws(Rejection) {
    let key = try cursor.key(at: offset)
    others.append((cursor.text(key.slice), try value(&cursor)))
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
    try table.read(index, &cursor, &sink)
  }

  /// Throws unless the object has had all names of the masks: those that a struct cannot be without.
  @inlinable @inline(__always)
  public func demand(_ mask0: UInt64, _ mask1: UInt64 = 0) throws(Rejection) {
    if (seen0 & mask0) ^ mask0 | (seen1 & mask1) ^ mask1 != 0 { throw Rejection(.violation, at: start) }
  }

  /// The same for a name that no mask has.
  @inlinable
  public func demand(name: Int, in cursor: Cursor) throws(Rejection) {
    if !hasSeen(name, in: cursor) { throw Rejection(.violation, at: start) }
  }

  /// The same for names that only the schema asks for: never where the walk does not validate.
  @inlinable @inline(__always)
  public func require(_ mask0: UInt64, _ mask1: UInt64 = 0) throws(Rejection) {
    if checks { try demand(mask0, mask1) }
  }

  /// Throws unless the condition holds, and never where the walk does not validate.
  @inlinable @inline(__always)
  public func require(_ condition: @autoclosure () -> Bool) throws(Rejection) {
    if checks, !condition() { throw Rejection(.violation, at: start) }
  }

  /// Throws if the object, which the cursor is behind, takes more bytes as compact JSON; never where the walk does not
  /// validate.
  public func require(serializedBytes limit: Int, _ cursor: Cursor) throws(Rejection) {
    guard checks else { return }
    var sink = ViolationSink()
    try Assertion.maxSerializedBytes(limit, from: start, to: cursor.position, cursor, &sink, "")
  }
}
