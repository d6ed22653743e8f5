/// The keys of an object that no `KeyTable` numbers, kept to find one that stands twice.
///
/// A key costs two bits; where both are set, the object is read again up to there. The keys of an object with many are
/// compared once, by `finish`. So a set owns no memory, and a walk that throws has none to free.
@frozen
public struct KeySet {
  /// Two bits for each key, by its hash.
  @usableFromInline var filter = SIMD16<UInt64>(repeating: 0)
  @usableFromInline var count = 0

  /// An empty set.
  @inlinable
  public init() {}

  /// Adds a key; throws `duplicateKey` if it is there already and the object is small. `object` is the offset of the
  /// object's `{`.
  /// - Throws: `Rejection` (`duplicateKey`) where a key stands twice.
  public mutating func insert(_ key: Key, in cursor: Cursor, object: Int) throws(Rejection) {
    count &+= 1
    try withUnsafeMutableBytes(of: &filter) { (filter) throws(Rejection) in
      try KeySet.insert(key, count, in: cursor, object: object, filter)
    }
  }

  /// Adds a key to bits that the caller holds, a power of two of words; a key that is there already is found as long as
  /// the object is small.
  /// - Parameter count: how many keys there are with this one.
  @inline(__always)
  static func insert(
    _ key: Key, _ count: Int, in cursor: Cursor, object: Int, _ filter: UnsafeMutableRawBufferPointer
  ) throws(Rejection) {
    guard count <= KeySet.smallCount else { return }
    let hash =
      key.isEscaped ? cursor.hashOfEscaped(key.slice) : KeySet.hash(key.head, key.tail, key.count)
    if !isNew(hash, filter) { return try check(key, in: cursor, object: object) }
  }

  @inline(never)
  private static func check(_ key: Key, in cursor: Cursor, object: Int) throws(Rejection) {
    if cursor.hasKey(key, between: object, and: key.offset) {
      throw Rejection(.duplicateKey, at: key.offset)
    }
  }

  /// The hash of a text by its words.
  @inline(__always)
  static func hash(_ head: UInt64, _ tail: UInt64, _ count: Int) -> UInt64 {
    (head ^ tail &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: count)) &* 0xD6E8_FEB8_6659_FD93
  }

  /// Sets the bits of a hash, two in one word, and says whether one was not set before.
  @inline(__always)
  static func isNew(_ hash: UInt64, _ filter: UnsafeMutableRawBufferPointer) -> Bool {
    let word = Int(truncatingIfNeeded: hash &>> 58) & (filter.count &>> 3 &- 1)
    let bits: UInt64 = 1 &<< (hash &>> 52 & 63) | 1 &<< (hash &>> 46 & 63)
    let known = filter.loadUnaligned(fromByteOffset: word &* 8, as: UInt64.self)
    filter.storeBytes(of: known | bits, toByteOffset: word &* 8, as: UInt64.self)
    return known & bits != bits
  }

  /// Ends the object: throws `duplicateKey` if it is big and one of its keys stands twice.
  /// - Throws: `Rejection` (`duplicateKey`) where a key stands twice.
  @inlinable @inline(__always)
  public func finish(in cursor: Cursor, object: Int) throws(Rejection) {
    if count > KeySet.smallCount { try KeySet.checkAll(count, in: cursor, object: object) }
  }

  /// Throws `duplicateKey` at the first key of the object that stood there before.
  /// - Parameter count: how many members the object has.
  @usableFromInline @inline(never)
  static func checkAll(_ count: Int, in cursor: Cursor, object: Int) throws(Rejection) {
    let hash = SeededHash.shared
    try OffsetTable.with(room: count) { (offsets) throws(Rejection) in
      var walk = cursor
      walk.position = object
      guard try walk.beginObject() else { return }
      repeat {
        let key = try walk.key()
        let isNew = offsets.insert(key.offset, hash: hash.of(key.slice, in: walk)) {
          walk.sameText(key, keyAt: $0)
        }
        if !isNew { throw Rejection(.duplicateKey, at: key.offset) }
        try walk.skipSyntax()
      } while try walk.nextMember()
    }
  }

  /// The most keys of an object that is read again where both bits are set.
  @usableFromInline static var smallCount: Int { 48 }
}

extension Cursor {
  /// The hash of a text that is written with escapes: that of the same text without them.
  @inline(never)
  fileprivate func hashOfEscaped(_ slice: StringSlice) -> UInt64 {
    withUTF8(slice) { utf8 in
      let words = KeyTable.words(ofUTF8: utf8)
      return KeySet.hash(words.head, words.tail, words.count)
    }
  }

  /// Whether the object at `object`, which the cursor is in, has a member with the same name before `end`. The bytes
  /// between are JSON.
  func hasKey(_ key: Key, between object: Int, and end: Int) -> Bool {
    var walk = self
    walk.position = object
    walk.depthAndRoom &-= 1
    do {
      guard try walk.beginObject() else { return false }
      let bytes = padded
      repeat {
        if walk.position >= end { return false }
        if !key.isEscaped, bytes.reaches(walk.position), let name = bytes.unreadName(at: walk.position) {
          if bytes.has(key, name), key.count <= 16 || sameText(key, keyAt: walk.position) { return true }
          let behind = bytes.behindUnread(name)
          if behind != 0 {
            walk.position = behind
            continue
          }
        }
        if sameText(key, keyAt: walk.position) { return true }
        _ = try walk.key()
        try walk.skipSyntax()
      } while try walk.nextMember()
    } catch {
      // The walk has read these bytes before, so it cannot fail; if it did, the caller would meet the same error.
      return false
    }
    return false
  }

  /// The offset of the value of a member of the object at `object`, all of which has been read; nil where it has none of
  /// that name.
  /// - Parameter number: the name's position in a table.
  func value(ofName number: Int, in names: KeyTable, object: Int) -> Int? {
    var walk = self
    walk.position = object
    do {
      guard try walk.beginObject() else { return nil }
      repeat {
        if try walk.member(of: names).index == number { return walk.position }
        try walk.skipSyntax()
      } while try walk.nextMember()
    } catch {
      // The walk has read these bytes before, so it cannot fail.
      return nil
    }
    return nil
  }

  /// Whether the key at an offset (its opening quote) has the same text.
  func sameText(_ key: Key, keyAt offset: Int) -> Bool {
    var walk = self
    walk.position = offset
    guard let other = try? walk.string() else { return false }  // read before: it cannot fail
    return sameText(key.slice, other, in: self)
  }

  /// Whether two strings have the same text, scalar by scalar; the second may stand in other bytes.
  func sameText(_ a: StringSlice, _ b: StringSlice, in other: Cursor) -> Bool {
    if !a.isEscaped, !b.isEscaped, a.count != b.count { return false }
    let second = other
    return withUTF8(a) { left in second.withUTF8(b) { right in left.hasSameBytes(as: right) } }
  }
}
