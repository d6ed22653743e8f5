// Values that generated code and lists of members read part by part, and validates on the way if they have not been validated before.
extension Cursor {
  /// Reads an array.
  /// - Parameters:
  ///   - checks: whether it is validated.
  ///   - limits: how many items there may be.
  ///   - read: reads an item, and validates it where the array is.
  /// - Throws: `Rejection` where another kind of value stands there, what `read` throws, and where there are too
  ///   few or too many and `checks` is true.
  mutating func array<Item>(
    checks: Bool, count limits: ClosedRange<Int> = 0...Int.max,
    _ read: (inout Cursor) throws(Rejection) -> Item
  ) throws(Rejection) -> [Item] {
    let start = position
    guard byte == 0x5B else { throw unexpected() }
    let items = try items(read)
    if checks, !limits.contains(items.count) { throw Rejection(.violation, at: start) }
    return items
  }

  /// Reads an object whose members have any names.
  /// - Parameters:
  ///   - checks: whether it is validated.
  ///   - limits: how many members there may be.
  ///   - read: reads a member's value, and validates it where the object is.
  /// - Throws: `Rejection` where another kind of value stands there, what `read` throws, and where there are too
  ///   few or too many and `checks` is true.
  mutating func map<Value>(
    checks: Bool, count limits: ClosedRange<Int> = 0...Int.max,
    _ read: (inout Cursor) throws(Rejection) -> Value
  ) throws(Rejection) -> JSONMap<Value> {
    let start = position
    guard byte == 0x7B else { throw unexpected() }
    let members = try members(checks: checks, read)
    if checks, !limits.contains(members.count) { throw Rejection(.violation, at: start) }
    return members
  }

  /// Reads null as nil, and any other value with `read`.
  /// - Throws: `Rejection` where the bytes begin like `null` and are not; otherwise what `read` throws.
  @inlinable
  mutating func optional<Value>(
    _ read: (inout Cursor) throws(Rejection) -> Value
  ) throws(Rejection) -> Value? {
    if byte != 0x6E { return try read(&self) }
    try null()
    return nil
  }

  /// Reads the value of a member that is there: null as `.null`, and any other value as `.value`.
  /// - Throws: `Rejection` where the bytes begin like `null` and are not; otherwise what `read` throws.
  @inlinable
  mutating func presence<Value>(
    _ read: (inout Cursor) throws(Rejection) -> Value
  ) throws(Rejection) -> Presence<Value> {
    if byte != 0x6E { return .value(try read(&self)) }
    try null()
    return .null
  }

  /// Reads a value that may be anything.
  /// - Throws: `Rejection` where the bytes are no JSON.
  public mutating func value(checks: Bool) throws(Rejection) -> JSONValue {
    try JSONValue._read(&self, checks: checks)
  }

  /// Reads an object whose members may be anything.
  /// - Throws: `Rejection` where no object stands there, and where the bytes are no JSON.
  public mutating func object(checks: Bool) throws(Rejection) -> JSONObject {
    guard byte == 0x7B else { throw unexpected() }
    return try JSONValue.object(&self, checks: checks)
  }

  /// The result of `read` for the value at the cursor; nil, with the cursor still in front of the value, where `read`
  /// refuses it.
  @inlinable
  public mutating func attempt<Value>(_ read: (inout Cursor) throws(Rejection) -> Value) -> Value? {
    var walk = self
    do {
      let value = try read(&walk)
      self = walk
      return value
    } catch {
      return nil
    }
  }

  /// Reads a string that holds JSON text, and the value of that text; mistakes in it are reported at the string.
  /// - Throws: `Rejection` where no string stands there; at the string, what `read` throws, and where other text
  ///   follows the value.
  mutating func content<Value>(
    _ read: (inout Cursor) throws(Rejection) -> Value
  ) throws(Rejection) -> EncodedJSON<Value> {
    skipWhitespace()
    let slice = try string()
    // The value goes to a place of its own: generic code would look up the type of what the closure returns at each call.
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { place.deallocate() }
    var (isRead, original) = (false, "")
    do throws(Rejection) {
      try withText(slice) { (cursor) throws(Rejection) in
        cursor.skipWhitespace()
        place.initialize(to: try read(&cursor))
        isRead = true
        try cursor.finish()
        original = Cursor.text(cursor.bytes(0, cursor.end), isASCII: cursor.end == slice.scalars)
      }
    } catch {
      if isRead { place.deinitialize(count: 1) }
      throw Rejection(error.reason, at: slice.offset)
    }
    var content = EncodedJSON(place.move())
    content.original = original
    return content
  }
}
