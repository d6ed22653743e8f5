extension Cursor {
  /// Reads `{`. True: the cursor stands at the first key. False: the object was empty and is behind the cursor.
  /// - Throws: `Rejection` where no object begins here, or where it would be nested too deep.
  @inlinable @inline(__always)
  public mutating func beginObject() throws(Rejection) -> Bool {
    // A quote behind the brace, as compact JSON has it.
    if position &+ 2 <= end, depth < Cursor.depthLimit,
      UInt16(littleEndian: base.loadUnaligned(fromByteOffset: position, as: UInt16.self)) == 0x227B
    {
      depthAndRoom &+= 1
      position &+= 1
      return true
    }
    return try beginAnyObject()
  }

  @usableFromInline @inline(never)
  mutating func beginAnyObject() throws(Rejection) -> Bool {
    try open()
    if byte == 0x7D {
      close()
      return false
    }
    guard byte == 0x22 else { throw unexpected() }
    return true
  }

  /// Goes on behind a member's value: true when another key follows; false when the object has ended.
  /// - Throws: `Rejection` where neither a comma nor the closing bracket stands here.
  @inlinable @inline(__always)
  public mutating func nextMember() throws(Rejection) -> Bool {
    // A comma and a quote, as compact JSON has them between members, or a space between the two.
    if position <= limit(reach: 4) {
      let next = UInt32(littleEndian: base.loadUnaligned(fromByteOffset: position, as: UInt32.self))
      if next & 0xFFFF == 0x222C {
        position &+= 1
        return true
      }
      if next & 0xFF_FFFF == 0x22_202C {
        position &+= 2
        return true
      }
      if next & 0xFF == 0x7D {
        close()
        return false
      }
    }
    return try nextMemberOrEnd()
  }

  @usableFromInline @inline(never)
  mutating func nextMemberOrEnd() throws(Rejection) -> Bool {
    skipWhitespace()
    let next = byte
    if next == 0x2C {
      position &+= 1
      skipWhitespace()
      guard byte == 0x22 else { throw unexpected() }
      return true
    }
    guard next == 0x7D else { throw unexpected() }
    close()
    return false
  }

  /// Reads `[`. True: the cursor stands at the first item. False: the array was empty and is behind the cursor.
  /// - Throws: `Rejection` where no array begins here, or where it would be nested too deep.
  @inlinable
  public mutating func beginArray() throws(Rejection) -> Bool {
    try open()
    if byte == 0x5D {
      close()
      return false
    }
    return true
  }

  /// Goes on behind an item: true when another follows; false when the array has ended.
  /// - Throws: `Rejection` where neither a comma nor the closing bracket stands here.
  @inlinable
  public mutating func nextItem() throws(Rejection) -> Bool {
    skipWhitespace()
    let next = byte
    if next == 0x2C {
      position &+= 1
      skipWhitespace()
      return true
    }
    guard next == 0x5D else { throw unexpected() }
    close()
    return false
  }

  /// Demands that nothing but whitespace follows the value of a document.
  /// - Throws: `Rejection` (`trailingContent`) where other text follows.
  @inlinable
  public mutating func finish() throws(Rejection) {
    skipWhitespace()
    if position < end { throw Rejection(.trailingContent, at: position) }
  }

  @inlinable @inline(__always)
  mutating func open() throws(Rejection) {
    depthAndRoom &+= 1
    if depth > Cursor.depthLimit { throw Rejection(.tooDeep, at: position) }
    position &+= 1
    skipWhitespace()
  }

  @inlinable @inline(__always)
  mutating func close() {
    leave()
    position &+= 1
  }

  /// Leaves an object or array, so that it no longer counts as open.
  @inlinable @inline(__always)
  mutating func leave() { depthAndRoom &-= 1 }
}
