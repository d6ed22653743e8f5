// A struct is read from bytes as its list says: a walk stores plain members by itself, and stops at the others.

/// How the walk that reads a struct validates it.
struct FusedReading {
  let plan: SchemaPlan
  let block: UnsafePointer<PlanBlock>
  let object: UnsafePointer<PlanObject>
  /// Whether members that no property has may be anything.
  let leavesOthers: Bool
}

/// How a member is read that the walk does not store.
struct MemberReading {
  /// Whether the table of the members decides it first.
  var asksTable = false
  /// The block that decides it first.
  var block: PlannedBlock?
  /// How it is validated while it is read; nil where it is read as its type is.
  var way: ReadingWay?
}

extension MemberList {
  /// Reads the object at the cursor into a struct.
  /// - Parameters:
  ///   - model: takes the members; it begins as `ListedStruct._unread`.
  ///   - cursor: stands at the object, or at whitespace before it.
  ///   - checks: whether the object is validated on the way, where the list says how; if not, a validator has accepted
  ///     it.
  /// - Throws: `Rejection` where the object is not valid, or where the struct cannot hold it.
  func fill(
    _ model: UnsafeMutableRawPointer, _ cursor: inout Cursor, checks: Bool
  ) throws(Rejection) {
    cursor.skipWhitespace()
    guard cursor.byte == 0x7B else { throw cursor.unexpected() }
    let start = cursor.position
    // In an object that a validator has accepted, the walk need not compare unlisted names.
    var scanner = ObjectScanner(table, at: start, checks: checks, skipsOthers: !checks)
    while try scanner.nextUnread(model, &cursor) {
      let number = scanner.index &+ 1
      // Also of a name that no property has.
      if checks, number < slots.count, slots[number] >= 0 { scanner.capture(slots[number], cursor) }
      let place = number < places.count ? places[number] : -1
      if place >= 0 {
        try read(entries.baseAddress.unsafelyUnwrapped + place, model, &scanner, &cursor)
      } else {
        try readOther(model, &scanner, &cursor)
      }
    }
    let demanded = contents.pointee.demanded
    // In any case: a placeholder must not be taken for a value.
    if scanner.seen0 & demanded.low != demanded.low || scanner.seen1 & demanded.high != demanded.high {
      throw Rejection(.violation, at: start)
    }
    for number in demanded.late where !scanner.hasSeen(number, in: cursor) {
      throw Rejection(.violation, at: start)
    }
    if checks, let fused { try fused.plan.finish(fused.object, of: fused.block, &scanner, cursor) }
    for index in 0..<containers.count {
      (containers.baseAddress.unsafelyUnwrapped + index).pointee.finish(model)
    }
  }

  /// Reads a member of a property.
  @inline(__always)
  private func read(
    _ entry: UnsafePointer<MemberEntry>, _ model: UnsafeMutableRawPointer, _ scanner: inout ObjectScanner,
    _ cursor: inout Cursor
  ) throws(Rejection) {
    let reading = entry.pointee.reading
    if scanner.checks {
      if let block = reading.block { try scanner.check(&cursor, block) }
      if reading.asksTable { try scanner.check(&cursor) }
    }
    let place = model + entry.pointee.offset
    let checks = scanner.checks
    switch entry.pointee.kind {
    case .constant: try cursor.skipSyntax()
    case .presence: try entry.pointee.value.type.read(presence: &cursor, reading.way, checks, place)
    case .nullable where cursor.byte == 0x6E: try cursor.null()
    case .plain, .listed, .nullable:
      // A late name may stand twice, which is found at the end: the first value has to be destroyed.
      if scanner.index >= ObjectScanner.bitCount {
        return try entry.pointee.value.type.assign(
          &cursor, reading.way, checks, place, isOptional: entry.pointee.canBeNil)
      }
      try entry.pointee.read(&cursor, checks, place)
    }
  }

  /// Reads a member without a property: the first container that takes its name has it.
  private func readOther(
    _ model: UnsafeMutableRawPointer, _ scanner: inout ObjectScanner, _ cursor: inout Cursor
  ) throws(Rejection) {
    var checks = scanner.checks
    if checks, let fused, !fused.leavesOthers {
      checks = try !fused.plan.check(other: fused.object, &scanner, &cursor)
    }
    if containers.isEmpty { return checks ? try cursor.skipValue() : try cursor.skipSyntax() }
    let key = try cursor.key(at: scanner.offset)
    for index in 0..<containers.count {
      let container = containers.baseAddress.unsafelyUnwrapped + index
      guard container.pointee.names.include(key, cursor) else { continue }
      return try container.pointee.append(key, &cursor, checks: checks, to: model)
    }
    if checks { try cursor.skipValue() } else { try cursor.skipSyntax() }
  }
}

extension MemberNames {
  fileprivate func include(_ key: Key, _ cursor: Cursor) -> Bool {
    switch self {
    case .all: true
    case .matching(let pattern): Assertion.matches(pattern, key.slice, cursor)
    }
  }
}

extension MemberValue {
  /// Reads a value.
  @inline(__always)
  static func read(_ cursor: inout Cursor, _ way: ReadingWay?, _ checks: Bool) throws(Rejection) -> Self {
    guard let way else { return try _read(&cursor) }
    return try _read(&cursor, by: way, checks: checks)
  }

  /// Reads a value to where none has been.
  static func make(
    _ cursor: inout Cursor, _ way: ReadingWay?, _ checks: Bool, at place: UnsafeMutableRawPointer
  ) throws(Rejection) {
    place.initializeMemory(as: Self.self, to: try read(&cursor, way, checks))
  }

  /// Reads a value to where another one stands.
  fileprivate static func assign(
    _ cursor: inout Cursor, _ way: ReadingWay?, _ checks: Bool, _ place: UnsafeMutableRawPointer,
    isOptional: Bool
  ) throws(Rejection) {
    place.store(try read(&cursor, way, checks), isOptional)
  }

  /// Reads a member that may be null, or missing.
  fileprivate static func read(
    presence cursor: inout Cursor, _ way: ReadingWay?, _ checks: Bool, _ place: UnsafeMutableRawPointer
  ) throws(Rejection) {
    place.assumingMemoryBound(to: Presence<Self>.self).pointee =
      try cursor.presence { (cursor: inout Cursor) throws(Rejection) in try read(&cursor, way, checks) }
  }
}

extension MemberEntry {
  /// Whether nil can stand for the member.
  fileprivate var canBeNil: Bool { isOptional || kind == .nullable }

  /// Reads a value that is not null to where none has been read.
  @inline(__always)
  fileprivate func read(
    _ cursor: inout Cursor, _ checks: Bool, _ place: UnsafeMutableRawPointer
  ) throws(Rejection) {
    switch value.kind {
    // An array or a map has the bytes that an optional one has, which owns no memory before it is read.
    case .array: return try value.parts.readItems(&cursor, reading.way, checks, place)
    case .map: return try value.parts.readPairs(&cursor, reading.way, checks, place)
    case .content where canBeNil:
      try value.parts.readContent(&cursor, reading.way, checks, place)
    case .structure:
      guard let list = value.plainList else { fallthrough }
      // A struct that is always there has begun with the one around it.
      if canBeNil { list.unread.beginOptional(place) }
      return try list.fill(place, &cursor, checks: checks && reading.way.isOwn)
    case .string, .integer, .double, .boolean, .content, .value:
      guard canBeNil else {
        return try value.type.assign(&cursor, reading.way, checks, place, isOptional: false)
      }
      // Nil stands there, and owns no memory.
      try value.type.make(&cursor, reading.way, checks, at: place)
    }
    if let tag { place.storeBytes(of: 0, toByteOffset: tag, as: UInt8.self) }
  }
}
