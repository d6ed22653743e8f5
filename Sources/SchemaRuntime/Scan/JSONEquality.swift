/// Equality of JSON values as they stand in bytes (Core §4.2.2): numbers by value, strings by scalar, objects
/// whatever the order of their members.
enum JSONEquality {
  /// Whether the values at two offsets are equal. Both have been read before; what cannot be read is not equal.
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
    private var byHash: [Int: [Int]] = [:]

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
          byHash[b.hash(of: member.key), default: []].append(index)
        }
      }
      for index in byHash[a.hash(of: key)] ?? [] where a.sameText(key, members[index].key, in: b) {
        next = index + 1
        return members[index].value
      }
      return nil
    }
  }
}

extension Cursor {
  /// A seeded hash of a string's text.
  func hash(of slice: StringSlice) -> Int {
    withUTF8(slice) { utf8 in
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer(utf8))
      return hasher.finalize()
    }
  }

  /// Reads a value and gives a hash that is the same for equal values, at little cost for scalars: anybody can choose
  /// some that collide.
  mutating func quickHashOfValue() throws(Rejection) -> UInt64 {
    switch try kind() {
    case .string: return hashOfText(try string())
    case .number:
      let number = try number()
      // Equal numbers have the same double, or none; zero has two.
      let double = DecimalText.double(bytes(number.start, number.count)) ?? 0
      return KeySet.hash((double + 0).bitPattern, 0, 8)
    default: return UInt64(truncatingIfNeeded: try hashOfValue())
    }
  }

  /// Reads a value and gives a seeded hash that is the same for equal values.
  mutating func hashOfValue() throws(Rejection) -> Int {
    var hasher = Hasher()
    let kind = try kind()
    hasher.combine(kind.rawValue)
    switch kind {
    case .null: try null()
    case .boolean: hasher.combine(try boolean())
    case .number:
      let slice = try number()
      hasher.combine(DecimalText.hash(bytes(slice.start, slice.count)))
    case .string: hasher.combine(hash(of: try string()))
    case .array:
      var more = try beginArray()
      while more {
        hasher.combine(try hashOfValue())
        more = try nextItem()
      }
    case .object: hasher.combine(try hashOfMembers())
    }
    return hasher.finalize()
  }

  /// A sum, so that the order of members does not count.
  private mutating func hashOfMembers() throws(Rejection) -> Int {
    var sum = 0
    var more = try beginObject()
    while more {
      var hasher = Hasher()
      hasher.combine(hash(of: try key().slice))
      hasher.combine(try hashOfValue())
      sum &+= hasher.finalize()
      more = try nextMember()
    }
    return sum
  }
}
