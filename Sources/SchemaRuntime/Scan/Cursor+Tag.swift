extension Cursor {
  /// The offset of the value of one member in the object at the cursor, which need not have been read; nil where there is
  /// none.
  /// - Parameter tag: a table of its name alone.
  func value(ofTag tag: KeyTable) throws(Rejection) -> Int? {
    var walk = self
    guard try walk.beginObject() else { return nil }
    let bytes = padded
    repeat {
      if walk.position <= bytes.limit, let member = bytes.unreadName(at: walk.position) {
        if bytes.has(tag, member) { return member.value }
        let behind = bytes.behindUnread(member)
        if behind != 0 {
          walk.position = behind
          continue
        }
      }
      let key = try walk.key()
      if tag.index(of: key, in: walk) == 0 { return walk.position }
      try walk.skipSyntax()
    } while try walk.nextMember()
    return nil
  }
}

// Members that are passed by before anybody has read them: mistakes in them are left to who reads them.
extension PaddedBytes {
  /// What may be a member's name, without escapes.
  @inline(__always)
  fileprivate func unreadName(at offset: Int) -> QuickName? {
    guard let name = name(at: offset), hasNoEscape(from: offset, upTo: name.count &+ 1), !name.hasWhitespace
    else {
      return nil
    }
    return name
  }

  /// Whether a name is that of a table, of up to sixteen bytes.
  @inline(__always)
  fileprivate func has(_ tag: KeyTable, _ name: QuickName) -> Bool {
    let entry = tag.entries
    guard entry.pointee.count == name.count, name.count <= 16 else { return false }
    return word(at: name.start &+ 1) & Cursor.mask(of: name.count) == entry.pointee.head
      && word(at: name.start &+ 9) & Cursor.mask(of: name.count &- 8) == entry.pointee.tail
  }

  /// The offset behind a string without escapes, or behind another scalar; 0 where it takes a second look.
  @inline(__always)
  fileprivate func behindUnread(_ name: QuickName) -> Int {
    if name.first == 0x22 {
      let end = name.textEnd
      return hasNoEscape(from: name.start, upTo: end &- name.start) ? end &+ 1 : 0
    }
    if name.first | 0x20 == 0x7B { return 0 }
    // What separates it from the next member, or ends the object.
    let look = block(at: name.start)
    let ends = look.bits(equalTo: 0x2C) | look.bits(equalTo: 0x7D)
    let behind = ends &>> UInt64(truncatingIfNeeded: name.value &- name.start)
    return behind != 0 ? name.value &+ behind.trailingZeroBitCount : 0
  }

  @inline(__always)
  private func hasNoEscape(from offset: Int, upTo count: Int) -> Bool {
    PaddedBytes.isPlain(block(at: offset).bits(equalTo: 0x5C), upTo: count)
  }
}
