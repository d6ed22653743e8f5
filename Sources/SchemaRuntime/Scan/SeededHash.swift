/// Hashes of texts and values in bytes that the author of a document cannot predict: two random words of this process
/// are in each.
struct SeededHash {
  private let seeds: (UInt64, UInt64)

  /// The seeds of this process. Read it once for many hashes.
  static let shared = SeededHash(seeds: (word(0), word(1)))

  private static func word(_ number: Int) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(number)
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }

  /// The hash of two words.
  @inline(__always)
  func of(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let product = (first ^ seeds.0).multipliedFullWidth(by: second ^ seeds.1)
    return product.high ^ product.low
  }

  /// The hash of a string's text.
  func of(_ slice: StringSlice, in cursor: Cursor) -> UInt64 {
    if !slice.isEscaped { return of(cursor, from: slice.start, slice.count) }
    return cursor.withUTF8(slice) { of(Cursor($0), from: 0, $0.count) }
  }

  private func of(_ cursor: Cursor, from start: Int, _ count: Int) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: count)
    var (at, left) = (start, count)
    repeat {
      let head = cursor.word(at: at) & Cursor.mask(of: left)
      let tail = cursor.word(at: at &+ 8) & Cursor.mask(of: left &- 8)
      hash = of(head ^ hash, tail &+ hash)
      at &+= 16
      left &-= 16
    } while left > 0
    return hash
  }

  /// Reads a value and gives a hash that is the same for equal values.
  func ofValue(_ cursor: inout Cursor) throws(Rejection) -> UInt64 {
    let kind = try cursor.kind()
    var hash = UInt64(kind.rawValue)
    switch kind {
    case .null: try cursor.null()
    case .boolean: hash = of(hash, try cursor.boolean() ? 1 : 0)
    case .number: hash = of(hash, SeededHash.word(of: try cursor.number(), cursor))
    case .string: hash = of(hash, of(try cursor.string(), in: cursor))
    case .array:
      var more = try cursor.beginArray()
      while more {
        hash = of(hash, try ofValue(&cursor))
        more = try cursor.nextItem()
      }
    case .object:
      // A sum, so that the order of members does not count.
      var more = try cursor.beginObject()
      while more {
        let name = of(try cursor.key().slice, in: cursor)
        hash &+= of(name, try ofValue(&cursor))
        more = try cursor.nextMember()
      }
    }
    return hash
  }

  /// A word that is the same for equal numbers.
  private static func word(of number: NumberSlice, _ cursor: Cursor) -> UInt64 {
    if number.isSmallInteger { return UInt64(bitPattern: Int64(number.value)) }
    let text = cursor.bytes(number.start, number.count)
    return DecimalText.int64(text).map(UInt64.init(bitPattern:))
      ?? UInt64(truncatingIfNeeded: DecimalText.hash(text))
  }
}
