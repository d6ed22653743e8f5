extension Cursor {
  /// The offset of the value of one member in the object at the cursor, which need not have been read, and the value's
  /// position in a table, -1 where it is not there; nil where there is no such member.
  /// - Parameters:
  ///   - tag: a table of the member's name alone.
  ///   - values: a table of strings.
  /// - Throws: `Rejection` of the first mistake, where one leaves the member or its value unfound.
  func value(ofTag tag: KeyTable, in values: KeyTable) throws(Rejection) -> (offset: Int, index: Int)? {
    do { return try unreadValue(ofTag: tag, in: values) } catch { throw firstMistake(orElse: error) }
  }

  /// The first mistake in the value at the cursor. A search that passes by members may miss a mistake in them.
  @inline(never)
  private func firstMistake(orElse other: Rejection) -> Rejection {
    var walk = self
    do { try walk.skipValue() } catch { return error }
    return other
  }

  @inline(__always)
  private func unreadValue(
    ofTag tag: KeyTable, in values: KeyTable
  ) throws(Rejection) -> (offset: Int, index: Int)? {
    var walk = self
    guard try walk.beginObject() else { return nil }
    let bytes = padded
    repeat {
      if bytes.reaches(walk.position), let member = bytes.unreadName(at: walk.position) {
        if bytes.has(tag, member) {
          let index = bytes.index(ofTextOf: member, in: values)
          return (member.value, index < 0 ? try walk.unreadIndex(ofTextAt: member.value, in: values) : index)
        }
        let behind = bytes.behindUnread(member)
        if behind != 0 {
          walk.position = behind
          continue
        }
      }
      let key = try walk.key()
      if tag.index(of: key, in: walk) == 0 {
        return (walk.position, try walk.unreadIndex(ofTextAt: walk.position, in: values))
      }
      try walk.skipSyntax()
    } while try walk.nextMember()
    return nil
  }

  /// The bits of the names of a table, of up to 64, that the object at the cursor has. The object need not have been
  /// read.
  /// - Throws: `Rejection` of the first mistake, where one leaves names unfound.
  public func names(in table: KeyTable) throws(Rejection) -> UInt64 {
    do { return try unreadNames(in: table) } catch { throw firstMistake(orElse: error) }
  }

  @inline(__always)
  private func unreadNames(in table: KeyTable) throws(Rejection) -> UInt64 {
    var walk = self
    var found: UInt64 = 0
    let all = UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- table.count)
    guard try walk.beginObject() else { return found }
    let bytes = padded
    repeat {
      if bytes.reaches(walk.position), let member = bytes.unreadName(at: walk.position) {
        let behind = bytes.behindUnread(member)
        if behind != 0 {
          found |= KeyTable.bit(of: bytes.index(of: member, in: table))
          if found == all { return found }
          walk.position = behind
          continue
        }
      }
      found |= KeyTable.bit(of: table.index(of: try walk.key(), in: walk))
      try walk.skipSyntax()
    } while try walk.nextMember()
    return found
  }

  /// The numbers of tables, first the one that holds most names of the object at the cursor; of equals the one that
  /// comes first. The object need not have been read.
  /// - Throws: `Rejection` of the first mistake in the object.
  public func branches(byNamesIn tables: [KeyTable]) throws(Rejection) -> [Int] {
    var counts = tables.map { _ in 0 }
    do throws(Rejection) {
      var walk = self
      var more = try walk.beginObject()
      while more {
        let key = try walk.key()
        for number in tables.indices where tables[number].index(of: key, in: walk) >= 0 {
          counts[number] += 1
        }
        try walk.skipSyntax()
        more = try walk.nextMember()
      }
    } catch { throw firstMistake(orElse: error) }
    return tables.indices.sorted { counts[$0] == counts[$1] ? $0 < $1 : counts[$0] > counts[$1] }
  }

  /// The position of the text at an offset in a table; -1 where something else stands there.
  private func unreadIndex(ofTextAt offset: Int, in values: KeyTable) throws(Rejection) -> Int {
    var walk = self
    walk.position = offset
    return walk.byte == 0x22 ? values.index(of: try walk.string(), in: walk) : -1
  }

  /// The position in a table of the text at an offset, which has been read and has no mistakes; -1 where something else
  /// stands there.
  func index(ofTextAt offset: Int, in values: KeyTable) -> Int {
    if let index = padded.index(ofTextAt: offset, in: values) { return index }
    do { return try unreadIndex(ofTextAt: offset, in: values) } catch { return -1 }
  }
}

extension KeyTable {
  /// The bit of a position; no bit for -1.
  @inline(__always)
  fileprivate static func bit(of index: Int) -> UInt64 {
    index < 0 ? 0 : 1 &<< UInt64(truncatingIfNeeded: index)
  }
}

// Members that a search passes by before they have been read: it leaves mistakes in them to the reader.
extension PaddedBytes {
  /// A possible member's name, without escapes.
  @inline(__always)
  func unreadName(at offset: Int) -> FastName? {
    guard let name = name(at: offset), hasNoEscape(from: offset, upTo: name.count &+ 1), !name.hasWhitespace
    else {
      return nil
    }
    return name
  }

  /// Whether a name is that of a table.
  @inline(__always)
  fileprivate func has(_ tag: KeyTable, _ name: FastName) -> Bool {
    let entry = tag.entries
    guard entry.pointee.count == name.count else { return false }
    if name.count > 16 { return longIndex(from: name.start &+ 1, name.count, in: tag) == 0 }
    let (head, tail) = words(at: name.start &+ 1, name.count)
    return head == entry.pointee.head && tail == entry.pointee.tail
  }

  /// The words of a name of any length, as those of a `Key`.
  @inline(__always)
  func words(of name: FastName) -> (head: UInt64, tail: UInt64) {
    let start = name.start &+ 1
    return name.count > 16 ? longWords(at: start, name.count) : words(at: start, name.count)
  }

  /// The words of a name of more than sixteen bytes: its first eight and its last eight.
  @inline(__always)
  func longWords(at start: Int, _ count: Int) -> (head: UInt64, tail: UInt64) {
    (word(at: start), word(at: start &+ count &- 8))
  }

  /// Whether a name has the words of a key without escapes, and as many bytes.
  @inline(__always)
  func has(_ key: Key, _ name: FastName) -> Bool {
    guard name.count == key.count else { return false }
    let (head, tail) = words(of: name)
    return head == key.head && tail == key.tail
  }

  /// The position of a name in a table.
  @inline(__always)
  fileprivate func index(of name: FastName, in names: KeyTable) -> Int {
    index(from: name.start &+ 1, name.count, in: names)
  }

  /// The position in a table of a text without escapes, as long as a look takes in.
  @inline(__always)
  private func index(from start: Int, _ count: Int, in table: KeyTable) -> Int {
    if count > 16 { return longIndex(from: start, count, in: table) }
    let (head, tail) = words(at: start, count)
    return table.index(head, tail, count) { _ in true }
  }

  /// The position in a table of a text of more than sixteen bytes, without escapes.
  @inline(never)
  func longIndex(from start: Int, _ count: Int, in table: KeyTable) -> Int {
    let (head, tail) = longWords(at: start, count)
    let text = UnsafeRawBufferPointer(start: base + start, count: count)
    return table.index(head, tail, count) { entry in table.hasText(entry, text) }
  }

  /// The words of up to sixteen bytes, as those of a `Key`.
  @inline(__always)
  func words(at start: Int, _ count: Int) -> (head: UInt64, tail: UInt64) {
    (word(at: start) & Cursor.mask(of: count), word(at: start &+ 8) & Cursor.mask(of: count &- 8))
  }

  /// The position of a member's text in a table, where it has no escapes and a look takes it in; -1 also for other
  /// texts.
  @inline(__always)
  fileprivate func index(ofTextOf name: FastName, in values: KeyTable) -> Int {
    let (start, end) = (name.value &+ 1, name.textEnd)
    let count = end &- start
    guard name.first == 0x22, hasNoEscape(from: name.start, upTo: end &- name.start) else {
      return -1
    }
    return index(from: start, count, in: values)
  }

  /// The position in a table of a text that has been read; nil where it takes a second look.
  fileprivate func index(ofTextAt offset: Int, in values: KeyTable) -> Int? {
    guard reaches(offset), byte(at: offset) == 0x22 else { return nil }
    let quotes = block(at: offset).bits(equalTo: 0x22)
    let count = (quotes & (quotes &- 1)).trailingZeroBitCount &- 1
    guard hasNoEscape(from: offset, upTo: count &+ 1) else { return nil }
    return index(from: offset &+ 1, count, in: values)
  }

  /// The offset behind a string without escapes, or behind another scalar; 0 where it takes a second look.
  @inline(__always)
  func behindUnread(_ name: FastName) -> Int {
    if name.first == 0x22 {
      let end = name.textEnd
      return hasNoEscape(from: name.start, upTo: end &- name.start) ? end &+ 1 : 0
    }
    if name.first | 0x20 == 0x7B { return 0 }
    // Finds the comma before the next member, or the end of the object.
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
