/// Equality of JSON values as they stand in bytes (Core §4.2.2): numbers by value, strings by scalar, objects
/// whatever the order of their members.
enum JSONEquality {
  /// Whether the values at two offsets are equal. Both have been read before; a value that cannot be read equals none.
  static func equal(_ a: Cursor, at i: Int, _ b: Cursor, at j: Int) -> Bool {
    var left = a
    var right = b
    left.position = i
    right.position = j
    do { return try equal(&left, &right) } catch { return false }
  }

  /// Reads one value from each; where they are equal, both cursors stand behind their value.
  static func equal(_ a: inout Cursor, _ b: inout Cursor) throws(Rejection) -> Bool {
    let kind = try a.kind()
    guard try kind == b.kind() else { return false }
    switch kind {
    case .null:
      try a.null()
      try b.null()
      return true
    case .boolean: return try a.boolean() == b.boolean()
    case .number:
      let (x, y) = (try a.number(), try b.number())
      if x.isSmallInteger, y.isSmallInteger { return x.value == y.value }
      return DecimalText.compare(a.bytes(x.start, x.count), b.bytes(y.start, y.count)) == 0
    case .string: return try a.sameText(a.string(), b.string(), in: b)
    case .array: return try equalItems(&a, &b)
    case .object: return try equalMembers(&a, &b)
    }
  }

  private static func equalItems(_ a: inout Cursor, _ b: inout Cursor) throws(Rejection) -> Bool {
    var more = try a.beginArray()
    guard try more == b.beginArray() else { return false }
    while more {
      guard try equal(&a, &b) else { return false }
      more = try a.nextItem()
      guard try more == b.nextItem() else { return false }
    }
    return true
  }

  private static func equalMembers(_ a: inout Cursor, _ b: inout Cursor) throws(Rejection) -> Bool {
    var others = try ObjectIndex(&b)
    guard try a.beginObject() else { return others.isEmpty }
    var count = 0
    repeat {
      let key = try a.key()
      guard let offset = others.value(of: key.slice, in: a, b) else { return false }
      var value = b
      value.position = offset
      guard try equal(&a, &value) else { return false }
      count += 1
    } while try a.nextMember()
    return count == others.count
  }

  /// The members of an object by name. Asking in document order finds each at once.
  private struct ObjectIndex {
    private var members: [(key: StringSlice, value: Int)] = []
    private var next = 0
    private var byHash: [UInt64: [Int]] = [:]

    var isEmpty: Bool { members.isEmpty }
    var count: Int { members.count }

    init(_ cursor: inout Cursor) throws(Rejection) {
      guard try cursor.beginObject() else { return }
      repeat {
        let key = try cursor.key()
        members.append((key.slice, cursor.position))
        try cursor.skipSyntax()
      } while try cursor.nextMember()
    }

    mutating func value(of key: StringSlice, in a: Cursor, _ b: Cursor) -> Int? {
      if next < members.count, a.sameText(key, members[next].key, in: b) {
        next += 1
        return members[next - 1].value
      }
      if byHash.isEmpty {
        for (index, member) in members.enumerated() {
          byHash[SeededHash.shared.of(member.key, in: b), default: []].append(index)
        }
      }
      for index in byHash[SeededHash.shared.of(key, in: a)] ?? []
      where a.sameText(key, members[index].key, in: b) {
        next = index + 1
        return members[index].value
      }
      return nil
    }
  }
}
