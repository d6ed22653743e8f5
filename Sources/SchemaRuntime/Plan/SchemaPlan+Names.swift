// Runs the walks over objects whose names are looked up one by one: patterns or `propertyNames` concern listed names, or
// it matters which members are evaluated.
extension SchemaPlan {
  @inline(never)
  func readNames(
    _ object: UnsafePointer<PlanObject>, _ cursor: inout Cursor, _ sink: inout ViolationSink,
    _ own: Evaluated?
  ) throws(Rejection) {
    let start = cursor.position
    let isNew = !object.pointee.isRevisited
    let names = object.pointee.names.table
    var seen = SeenNames()
    var others = KeySet()
    var count = 0
    var more = try cursor.beginObject()
    while more {
      let key = try cursor.key()
      if !object.pointee.naming.isEmpty { try check(key, object.pointee.naming[0], cursor, &sink) }
      let index = names.index(of: key, in: cursor)
      if index < 0 {
        if isNew { try others.insert(key, in: cursor, object: start) }
      } else if !seen.insert(index), isNew {
        try cursor.refuseDuplicate(at: key.offset)
      }
      if try readMember(index, key, object, &cursor, &sink) || object.pointee.evaluatesOthers {
        own?.pointee.insert(count)
      }
      count &+= 1
      more = try cursor.nextMember()
    }
    if isNew { try others.finish(in: cursor, object: start) }
    own?.pointee.end(at: count)
    try finish(object, seen, count, start, &cursor, &sink, own)
  }

  /// - Returns: whether the member is listed, or its name matches a pattern.
  @inline(__always)
  private func readMember(
    _ index: Int, _ key: Key, _ object: UnsafePointer<PlanObject>, _ cursor: inout Cursor,
    _ sink: inout ViolationSink
  ) throws(Rejection) -> Bool {
    let value = cursor.position
    var isListed = index >= 0 && index < object.pointee.listed
    if isListed {
      let member = object.pointee.members[index]
      if member.pointee.action == .again {
        try cursor.skipSyntax()
      } else {
        try run(member.pointee.call, &cursor, &sink)
      }
    }
    if !object.pointee.patterns.isEmpty, try readMatched(object, key, value, &cursor, &sink) {
      isListed = true
    }
    if !isListed { try readOther(object, index, key.offset, &cursor, &sink) }
    return isListed
  }

  /// Decides what concerns all members together.
  private func finish(
    _ object: UnsafePointer<PlanObject>, _ seen: SeenNames, _ count: Int, _ start: Int,
    _ cursor: inout Cursor, _ sink: inout ViolationSink, _ own: Evaluated?
  ) throws(Rejection) {
    for number in object.pointee.required.elements where !seen.contains(number) {
      throw Rejection(at: start)
    }
    if count < object.pointee.least || count > object.pointee.most { throw Rejection(at: start) }
    let pairs = object.pointee.pairs.elements
    for place in stride(from: 0, to: pairs.count - 1, by: 2)
    where seen.contains(pairs[place]) && !seen.contains(pairs[place + 1]) {
      throw Rejection(at: start)
    }
    for dependent in object.pointee.dependents.elements where seen.contains(dependent.number) {
      let behind = cursor.position
      cursor.position = start
      try run(dependent.call, &cursor, &sink, own)
      cursor.position = behind
    }
  }
}

/// The numbers of the names that an object has had.
private struct SeenNames {
  private var first = SIMD4<UInt64>(repeating: 0)
  /// The bits of the numbers from 256 on.
  private var others: [UInt64] = []

  func contains(_ number: Int) -> Bool {
    let word = number &>> 6
    let bits = word < 4 ? first[word] : word &- 4 < others.count ? others[word &- 4] : 0
    return bits &>> UInt64(number & 63) & 1 != 0
  }

  /// - Returns: false where it was there before.
  mutating func insert(_ number: Int) -> Bool {
    if contains(number) { return false }
    let (word, bit) = (number &>> 6, 1 as UInt64 &<< UInt64(number & 63))
    if word < 4 {
      first[word] |= bit
    } else {
      while others.count <= word &- 4 { others.append(0) }
      others[word &- 4] |= bit
    }
    return true
  }
}

extension PlanNameTest {
  /// Whether a name passes the test.
  func accepts(_ key: Key, _ cursor: Cursor) -> Bool {
    let has =
      switch kind {
      case .listed: texts.table.index(of: key, in: cursor) >= 0
      case .matching: pattern.map { Assertion.matches($0.pointee, key.slice, cursor) } ?? false
      case .upTo: !cursor.isLonger(key.slice, than: limit)
      case .from: !cursor.isShorter(key.slice, than: limit)
      case .within: !cursor.isBigger(key.slice, than: limit)
      }
    return has != isNegated
  }
}
