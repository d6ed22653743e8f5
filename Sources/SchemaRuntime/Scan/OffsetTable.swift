/// The offsets of texts or values, by a seeded hash. It finds one that stood before, among many that an attacker may
/// have chosen.
struct OffsetTable {
  /// The slots: 0 where one is empty; else the offset plus one, and above it bits of the hash.
  private let slots: UnsafeMutableBufferPointer<UInt64>

  /// The bits of an offset: more than any input needs.
  private static let offsetBits: UInt64 = 1 &<< 48 &- 1

  /// The most offsets that take no memory but the stack's: 1024 slots are twice as many.
  private static let fewCount = 512

  /// Lends a table for so many offsets.
  static func with<Result>(
    room count: Int, _ body: (OffsetTable) throws(Rejection) -> Result
  ) throws(Rejection) -> Result {
    var capacity = 64
    while capacity < count &* 2 { capacity &*= 2 }
    // The library lends a kilobyte of the stack, and allocates larger memory.
    if capacity > 128, count <= fewCount { return try withFew(capacity, body) }
    return try withUnsafeTemporaryAllocation(of: UInt64.self, capacity: capacity) {
      (slots) throws(Rejection) -> Result in
      slots.initialize(repeating: 0)
      return try body(OffsetTable(slots: slots))
    }
  }

  /// A function of its own, so that no other one has that much on the stack.
  @inline(never)
  private static func withFew<Result>(
    _ capacity: Int, _ body: (OffsetTable) throws(Rejection) -> Result
  ) throws(Rejection) -> Result {
    typealias Quarter = (SIMD64<UInt64>, SIMD64<UInt64>, SIMD64<UInt64>, SIMD64<UInt64>)
    let zero = SIMD64<UInt64>(repeating: 0)
    let quarter: Quarter = (zero, zero, zero, zero)
    var room = (quarter, quarter, quarter, quarter)
    return try withUnsafeMutableBytes(of: &room) { (bytes) throws(Rejection) -> Result in
      try body(
        OffsetTable(
          slots: UnsafeMutableBufferPointer(rebasing: bytes.bindMemory(to: UInt64.self)[..<capacity])))
    }
  }

  /// Adds an offset, unless an earlier offset has an equal text or value.
  /// - Returns: whether it is new.
  func insert(_ offset: Int, hash: UInt64, isSame: (Int) -> Bool) -> Bool {
    let mark = hash & ~OffsetTable.offsetBits | UInt64(truncatingIfNeeded: offset &+ 1)
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    // There are more slots than offsets.
    for _ in slots.indices {
      let other = slots[slot]
      if other == 0 {
        slots[slot] = mark
        return true
      }
      if (other ^ mark) & ~OffsetTable.offsetBits == 0,
        isSame(Int(truncatingIfNeeded: other & OffsetTable.offsetBits) &- 1)
      {
        return false
      }
      slot = (slot &+ 1) & mask
    }
    return true
  }
}
