// Decides subschemas that look at an object again: the walk has noted the places of the values that they ask for.
extension ObjectScanner {
  /// How many places a walk notes.
  package static var slotCount: Int { SIMD8<Int>.scalarCount }

  /// Notes the place of the value that the cursor is at.
  @inline(__always)
  mutating func capture(_ slot: Int, _ cursor: Cursor) { places[slot] = cursor.position }

  /// Notes the place of a member's value, where the rule says in which slot.
  /// - Returns: whether it does.
  @inline(__always) @discardableResult
  mutating func capture(_ rule: UnsafePointer<FastEntry>, at offset: Int) -> Bool {
    let slot = Int(rule.pointee.capturedSlot)
    guard slot >= 0 else { return false }
    // Less than `slotCount`: see `MemberRow.Reach`.
    withUnsafeMutableBytes(of: &places) {
      $0.storeBytes(of: offset, toByteOffset: slot &* MemoryLayout<Int>.stride, as: Int.self)
    }
    return true
  }

  /// Whether a schema accepts the value noted, or there is none. Nothing is reported.
  ///
  /// Mutating, or a copy of the walk would be made for the call.
  @inline(never)
  mutating func accepts(
    _ slot: Int, _ cursor: Cursor,
    _ validator: (inout Cursor, inout ViolationSink) throws(Rejection) -> Void
  ) -> Bool {
    guard places[slot] >= 0 else { return true }
    var walk = cursor
    walk.position = places[slot]
    var sink = ViolationSink(mayStopEarly: walk.position)
    do {
      try validator(&walk, &sink)
      return true
    } catch {
      return false
    }
  }

  /// Whether the value noted meets what a table asks of the member with an index, or there is none.
  @inline(never)
  mutating func accepts(_ slot: Int, _ cursor: Cursor, _ table: MemberTable, _ index: Int) -> Bool {
    places[slot] < 0 || table.accepts(index, valueAt: places[slot], cursor)
  }

  /// Whether the value noted has one of some types, or there is none. Numbers are not tested for being integers.
  @inline(never)
  mutating func isOf(_ slot: Int, _ cursor: Cursor, _ types: TypeSet) -> Bool {
    guard places[slot] >= 0 else { return true }
    var walk = cursor
    walk.position = places[slot]
    do { return types.admits(try walk.kind()) } catch { return false }
  }

  /// Whether the value noted is an object with all names of a table, or no object, or there is none.
  @inline(never)
  mutating func hasNames(_ slot: Int, _ cursor: Cursor, _ names: KeyTable) -> Bool {
    guard places[slot] >= 0 else { return true }
    var walk = cursor
    walk.position = places[slot]
    do {
      return try walk.kind() != .object || walk.names(in: names).nonzeroBitCount == names.count
    } catch {
      return false
    }
  }

  /// The place of the value noted among a table's texts, plus one, and 0 for other values; nil where none is noted. It is
  /// looked up once.
  /// - Parameters:
  ///   - slot: keeps the place of the value.
  ///   - told: the slot that keeps what has been looked up.
  ///   - cursor: any position in the instance.
  ///   - texts: a table of texts.
  @inline(__always)
  mutating func place(of slot: Int, _ told: Int, _ cursor: Cursor, _ texts: KeyTable) -> Int? {
    if places[told] < 0, !tell(slot, told, cursor, texts) { return nil }
    return places[told]
  }

  /// Looks the text up; false where there is none.
  @inline(never)
  mutating func tell(_ slot: Int, _ enumIndex: Int, _ cursor: Cursor, _ texts: KeyTable) -> Bool {
    guard places[slot] >= 0 else { return false }
    places[enumIndex] = cursor.index(ofTextAt: places[slot], in: texts) &+ 1
    return true
  }

  /// Notes the place of a member's value, if the object, all of which has been read, has that member.
  mutating func seek(_ slot: Int, _ number: Int, _ cursor: Cursor) {
    guard places[slot] < 0, hasSeen(number, in: cursor) else { return }
    places[slot] = cursor.value(ofName: number, in: table.names, object: start) ?? -1
  }
}
