/// Where the members of an object stand, by their names, for blocks that look again at an object which has been read.
///
/// Without it each schema of a long `allOf` passes over all members that the others list, and work grows with the square
/// of them.
final class MemberIndex {
  /// A member: its name, the offset of its value, and the hash of the name.
  struct Member {
    var name: StringSlice
    var value: Int
    fileprivate var hash: UInt64
  }

  /// The members in order.
  let members: [Member]
  /// The number of a member plus one, or 0 where a slot is empty.
  private let slots: [UInt32]
  private let hash = SeededHash.shared

  /// Reads the names of an object that has been read before.
  /// - Throws: `Rejection` where no object stands there.
  init(of object: Int, in cursor: Cursor) throws(Rejection) {
    var found: [Member] = []
    var walk = cursor
    walk.position = object
    var more = try walk.beginObject()
    while more {
      let name = try walk.key().slice
      found.append(Member(name: name, value: walk.position, hash: hash.of(name, in: walk)))
      try walk.skipSyntax()
      more = try walk.nextMember()
    }
    var capacity = 64
    while capacity < found.count &* 2 { capacity &*= 2 }
    var slots = [UInt32](repeating: 0, count: capacity)
    for (number, member) in found.enumerated() {
      var slot = Int(truncatingIfNeeded: member.hash) & (capacity &- 1)
      // There are more slots than members.
      while slots[slot] != 0 { slot = (slot &+ 1) & (capacity &- 1) }
      slots[slot] = UInt32(truncatingIfNeeded: number &+ 1)
    }
    (members, self.slots) = (found, slots)
  }

  /// The number of the member with a name; nil where the object has none.
  func number(of name: UnsafeBufferPointer<UInt8>, in cursor: Cursor) -> Int? {
    let text = Cursor(name)
    let slice = StringSlice(start: 0, count: name.count, isEscaped: false)
    let hash = hash.of(slice, in: text)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count &- 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) &- 1
      if members[number].hash == hash, cursor.sameText(members[number].name, slice, in: text) {
        return number
      }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return nil
  }
}

extension ViolationSink {
  /// The index of an object that has been read, where it serves a plan: it has many times as many members as the plan has
  /// names. It is made when blocks come to the object a third time, one after the other.
  func memberIndex(
    of object: Int, for plan: SchemaProgram.ObjectPlan, in cursor: Cursor
  ) throws(Rejection) -> MemberIndex? {
    guard let context, plan.asksOfNamesAlone, hasRead(from: object),
      context.value.end &- object > MemberIndex.leastBytes &* (plan.names.count &+ 1)
    else { return nil }
    if context.indexes[object] == nil {
      guard context.lastAgain == object else { return nil }
      context.indexes[object] = try MemberIndex(of: object, in: cursor)
    }
    guard let index = context.indexes[object], index.members.count > 2 &* plan.names.count else { return nil }
    return index
  }

  /// Notes that a block has passed over an object which was read before.
  func noteAgain(_ object: Int) { context?.lastAgain = object }
}

extension MemberIndex {
  /// How many bytes of an object there have to be for each name that a plan looks up.
  fileprivate static let leastBytes = 64
}

extension SchemaProgram {
  /// Reads the members of an object that a plan names, in their order, by an index of them. All is as if each member had
  /// been read.
  func read(
    _ plan: ObjectPlan, by index: MemberIndex, _ cursor: inout Cursor, _ sink: inout ViolationSink,
    _ own: inout Evaluation, mayLeave: Bool
  ) throws(Rejection) -> (seen: Evaluation, count: Int) {
    let table = plan.table.table
    let end = sink.context?.value.end ?? cursor.position
    var seen = Evaluation()
    var found: [(number: Int, name: Int)] = []
    for name in plan.names.indices {
      guard let number = index.number(of: table.bytes(at: name), in: cursor) else { continue }
      seen.insert(name)
      found.append((number, name))
    }
    if found.count > 1 { found.sort { $0.number < $1.number } }
    var next = 0
    for (number, name) in found where name < plan.properties.count {
      sink.noteUnasked(number &- next)
      next = number &+ 1
      let member = index.members[number]
      var value = cursor
      value.position = member.value
      try run(plan.properties[name].call, of: .member, at: member.name.start &- 1, &value, &sink)
      own.insert(number)
    }
    // Where all names have been seen, a walk that may leaves before the next member.
    let seenTo = found.last.map { $0.number &+ 1 } ?? 0
    let leaves = mayLeave && found.count == plan.names.count && seenTo < index.members.count
    let count = leaves ? seenTo : index.members.count
    sink.noteUnasked(count &- next)
    if !leaves { own.end(at: count) }
    cursor.position = end
    return (seen, count)
  }
}
