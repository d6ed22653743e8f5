/// The keys of an object that no `KeyTable` numbers, kept to find one that stands twice.
///
/// Small objects cost one bit per key; only where bits meet is the object read again, and only objects of many keys
/// allocate.
@frozen
public struct KeySet {
  /// A bit for each key, by its hash.
  @usableFromInline var filter = SIMD4<UInt64>(repeating: 0)
  @usableFromInline var count = 0
  @usableFromInline var index: KeyOffsets?

  @inlinable
  public init() {}

  /// Adds a key; throws `duplicateKey` if it is there already. `object` is the offset of the object's `{`.
  public mutating func insert(_ key: Key, in cursor: Cursor, object: Int) throws(Rejection) {
    count &+= 1
    if !key.isEscaped, count <= KeySet.smallCount {
      let words = key.head ^ key.tail &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: key.count)
      let hash = words &* 0xD6E8_FEB8_6659_FD93
      let word = Int(truncatingIfNeeded: hash &>> 62)
      let bit: UInt64 = 1 &<< (hash &>> 56 & 63)
      if filter[word] & bit == 0 {
        filter[word] |= bit
        return
      }
    }
    try insertSlowly(key, in: cursor, object: object)
  }

  /// Up to so many keys the object is read again where bits meet.
  private static var smallCount: Int { 48 }

  private mutating func insertSlowly(_ key: Key, in cursor: Cursor, object: Int) throws(Rejection) {
    if count <= KeySet.smallCount {
      if cursor.hasKey(key, between: object, and: key.offset) {
        throw Rejection(.duplicateKey, at: key.offset)
      }
      return
    }
    let index: KeyOffsets
    if let known = self.index {
      index = known
    } else {
      index = KeyOffsets()
      self.index = index
      try index.fill(from: cursor, object: object, upTo: key.offset)
    }
    try index.insert(key, in: cursor)
  }
}

/// The keys of a big object by a seeded hash of their text, so that nobody can choose keys that collide.
@usableFromInline
final class KeyOffsets {
  private var offsets: [Int: [Int]] = [:]

  /// Adds the earlier keys of the object.
  func fill(from cursor: Cursor, object: Int, upTo end: Int) throws(Rejection) {
    var walk = cursor
    walk.position = object
    guard try walk.beginObject() else { return }
    repeat {
      if walk.position >= end { return }
      try insert(walk.key(), in: walk)
      try walk.skipSyntax()
    } while try walk.nextMember()
  }

  func insert(_ key: Key, in cursor: Cursor) throws(Rejection) {
    let hash = cursor.hash(of: key.slice)
    for offset in offsets[hash] ?? [] where cursor.sameText(key, keyAt: offset) {
      throw Rejection(.duplicateKey, at: key.offset)
    }
    offsets[hash, default: []].append(key.offset)
  }
}

extension Cursor {
  /// Whether the object at `object` has a member with the same name before `end`. What lies between is JSON.
  func hasKey(_ key: Key, between object: Int, and end: Int) -> Bool {
    var walk = self
    walk.position = object
    do {
      guard try walk.beginObject() else { return false }
      repeat {
        if walk.position >= end { return false }
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
    return withUTF8(a) { left in second.withUTF8(b) { right in left.elementsEqual(right) } }
  }
}
