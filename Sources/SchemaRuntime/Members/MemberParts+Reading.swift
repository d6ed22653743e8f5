// Arrays, maps and strings with JSON are read, by what their list knows of their parts, to where none has been read.

extension MemberParts {
  /// Reads an array.
  /// - Parameters:
  ///   - cursor: stands at the array, or at whitespace before it.
  ///   - way: how it is validated; nil where it is read as its type is.
  ///   - checks: whether it is; if not, a validator has accepted it.
  ///   - place: where the array goes; it owns no memory.
  /// - Throws: `Rejection` where the array is not valid, or where the type cannot hold it.
  func readItems(
    _ cursor: inout Cursor, _ way: ReadingWay?, _ checks: Bool, _ place: UnsafeMutableRawPointer
  ) throws(Rejection) {
    // The runtime has compiled code for arrays of strings, integers and numbers.
    switch item.kind {
    case .string: place.initializeMemory(as: [String].self, to: try [String].read(&cursor, way, checks))
    case .integer: place.initializeMemory(as: [Int].self, to: try [Int].read(&cursor, way, checks))
    case .double: place.initializeMemory(as: [Double].self, to: try [Double].read(&cursor, way, checks))
    case .boolean, .array, .map, .content, .structure, .value:
      try readAnyItems(&cursor, way, checks, place)
    }
  }

  private func readAnyItems(
    _ cursor: inout Cursor, _ way: ReadingWay?, _ checks: Bool, _ place: UnsafeMutableRawPointer
  ) throws(Rejection) {
    cursor.skipWhitespace()
    let start = cursor.position
    guard cursor.byte == 0x5B else { throw cursor.unexpected() }
    let (limits, inner) = way.parts(.items)
    var items = ItemMemory(self)
    if try cursor.beginArray() {
      repeat { try readPart(&items, nil, &cursor, inner, checks) } while try cursor.nextItem()
    }
    if checks, !limits.contains(items.count) { throw Rejection(.violation, at: start) }
    items.makeArray(place)
  }

  /// Reads an object whose members may have any names; what is asked of it is as with `readItems`.
  func readPairs(
    _ cursor: inout Cursor, _ way: ReadingWay?, _ checks: Bool, _ place: UnsafeMutableRawPointer
  ) throws(Rejection) {
    switch item.kind {
    case .string:
      place.initializeMemory(as: JSONMap<String>.self, to: try JSONMap.read(&cursor, way, checks))
    case .value where item.type == JSONValue.self:
      place.initializeMemory(as: JSONObject.self, to: try JSONObject.read(&cursor, way, checks))
    case .integer, .double, .boolean, .array, .map, .content, .structure, .value:
      try readAnyPairs(&cursor, way, checks, place)
    }
  }

  private func readAnyPairs(
    _ cursor: inout Cursor, _ way: ReadingWay?, _ checks: Bool, _ place: UnsafeMutableRawPointer
  ) throws(Rejection) {
    cursor.skipWhitespace()
    let start = cursor.position
    guard cursor.byte == 0x7B else { throw cursor.unexpected() }
    let (limits, inner) = way.parts(.members)
    // Where the values are read as their type is, a validator has compared the names.
    let comparesNames = checks && inner != nil
    var pairs = ItemMemory(self)
    if try cursor.beginObject() {
      var keys = KeySet()
      repeat {
        let key = try cursor.key()
        if comparesNames { try keys.insert(key, in: cursor, object: start) }
        try readPart(&pairs, cursor.text(key.slice), &cursor, inner, checks)
      } while try cursor.nextMember()
      try keys.finish(in: cursor, object: start)
    }
    if checks, !limits.contains(pairs.count) { throw Rejection(.violation, at: start) }
    JSONMap<Never>.make(of: &pairs, place)
  }

  /// Reads a string that holds JSON; mistakes in that are told at the string. What is asked of it is as with `readItems`.
  func readContent(
    _ cursor: inout Cursor, _ way: ReadingWay?, _ checks: Bool, _ place: UnsafeMutableRawPointer
  ) throws(Rejection) {
    cursor.skipWhitespace()
    let slice = try cursor.string()
    let (_, inner) = way.parts(.content)
    var content = ItemMemory(self)
    do throws(Rejection) {
      try cursor.withText(slice) { (text) throws(Rejection) in
        text.skipWhitespace()
        let original = Cursor.text(text.bytes(0, text.end), isASCII: text.end == slice.scalars)
        try readPart(&content, original, &text, inner, checks, room: 1)
        try text.finish()
      }
    } catch {
      throw Rejection(error.reason, at: slice.offset)
    }
    content.moveOnly(to: place)
  }

  /// Reads an item, or the value of a pair or of JSON, and adds it behind the name or the text.
  @inline(__always)
  private func readPart(
    _ parts: inout ItemMemory, _ name: String?, _ cursor: inout Cursor, _ way: ReadingWay?, _ checks: Bool,
    room: Int = 8
  ) throws(Rejection) {
    let place = parts.next(room: room)
    if let list = item.plainList {
      if let name { place.initializeMemory(as: String.self, to: name) }
      list.unread.begin(place + offset)
      // Also a struct that is not finished has to be destroyed.
      parts.add()
      return try list.fill(place + offset, &cursor, checks: checks && way.isOwn)
    }
    switch item.kind {
    case .array: try item.parts.readItems(&cursor, way, checks, place + offset)
    case .map: try item.parts.readPairs(&cursor, way, checks, place + offset)
    case .content: try item.parts.readContent(&cursor, way, checks, place + offset)
    case .string, .integer, .double, .boolean, .structure, .value:
      try item.type.make(&cursor, way, checks, at: place + offset)
    }
    if let name { place.initializeMemory(as: String.self, to: name) }
    parts.add()
  }
}

extension ReadingWay? {
  /// How many parts a value may have, and how they are read, where the way is of a kind.
  fileprivate func parts(_ kind: PlanWay.Kind) -> (count: ClosedRange<Int>, inner: ReadingWay?) {
    guard let self, self.kind == kind else { return (0...Int.max, nil) }
    return (self.count, self.inner)
  }
}
