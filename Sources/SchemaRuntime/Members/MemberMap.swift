/// A map that has members without a property of their own.
@usableFromInline
protocol MemberMap: MemberValue {
  /// Encodes the members.
  /// - Throws: what the encoder throws.
  func encode(membersTo members: inout KeyedEncodingContainer<JSONKey>) throws

  /// Reads the value at the cursor, and adds it to the members, none of which has its name.
  /// - Parameter checks: whether the value has not been validated.
  /// - Throws: `Rejection` where the bytes are no JSON, or where the Swift type cannot hold the value.
  mutating func append(_ key: Key, _ cursor: inout Cursor, checks: Bool) throws(Rejection)

  /// Ends adding members.
  mutating func finish()

  /// Writes the members into an object that has begun.
  func write(membersTo writer: inout JSONWriter)

  /// Reads the members with some keys.
  /// - Throws: `DecodingError`, or what the decoder throws, where a value does not fit its type without a change.
  static func read<Key>(_ keys: [Key], of members: KeyedDecodingContainer<Key>) throws -> Self
}

extension JSONMap: MemberMap where Value: MemberValue {
  @usableFromInline
  func encode(membersTo members: inout KeyedEncodingContainer<JSONKey>) throws {
    for (key, value) in storage { try members.encodeMember(value, forKey: JSONKey(key)) }
  }

  // By its whole name: a map has a type `Key`, too.
  @usableFromInline
  mutating func append(
    _ key: SchemaRuntime.Key, _ cursor: inout Cursor, checks: Bool
  ) throws(Rejection) {
    if checks {
      let start = cursor.position
      try cursor.skipValue()
      cursor.position = start
    }
    storage.append((cursor.text(key.slice), try Value._read(&cursor)))
  }

  @usableFromInline
  mutating func finish() {
    if storage.count > Self.searchLimit { indexAll() }
  }

  @usableFromInline
  func write(membersTo writer: inout JSONWriter) { writer.members(self) }

  @usableFromInline
  static func read<Key>(_ keys: [Key], of members: KeyedDecodingContainer<Key>) throws -> JSONMap {
    try members.readMembers(keys)
  }
}

/// A property that has members without a property of their own.
struct MemberContainer {
  /// The offset of the map in the struct, in bytes.
  let offset: Int
  let type: any MemberMap.Type
  /// The names that it takes, among those that no container before it takes.
  let names: MemberNames
  private let kind: Kind

  /// Which maps are compiled for.
  private enum Kind { case values, texts, others }

  init(at offset: Int, _ type: any MemberMap.Type, _ names: MemberNames) {
    (self.offset, self.type, self.names) = (offset, type, names)
    kind = type == JSONObject.self ? .values : type == JSONMap<String>.self ? .texts : .others
  }
}

extension MemberContainer {
  /// Reads the value at the cursor, and adds it to the map of a struct.
  /// - Parameter checks: whether the value has not been validated.
  /// - Throws: `Rejection` where the bytes are no JSON, or where the Swift type cannot hold the value.
  func append(
    _ key: Key, _ cursor: inout Cursor, checks: Bool, to model: UnsafeMutableRawPointer
  ) throws(Rejection) {
    let place = model + offset
    switch kind {
    case .values:
      let value = try cursor.value(checks: checks)
      place.assumingMemoryBound(to: JSONObject.self).pointee.storage.append((cursor.text(key.slice), value))
    case .texts:
      try place.assumingMemoryBound(to: JSONMap<String>.self).pointee.append(key, &cursor, checks: checks)
    case .others: try type.append(key, &cursor, checks: checks, to: place)
    }
  }

  /// Ends adding members to the map of a struct.
  func finish(_ model: UnsafeMutableRawPointer) {
    let place = model + offset
    if isEmpty(place) { return }
    switch kind {
    case .values: place.assumingMemoryBound(to: JSONObject.self).pointee.finish()
    case .texts: place.assumingMemoryBound(to: JSONMap<String>.self).pointee.finish()
    case .others: type.finish(place)
    }
  }

  /// Whether two structs have equal maps.
  func areEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    let (a, b) = (one + offset, other + offset)
    if isEmpty(a) { return isEmpty(b) }
    return switch kind {
    case .values:
      a.assumingMemoryBound(to: JSONObject.self).pointee == b.assumingMemoryBound(to: JSONObject.self).pointee
    case .texts, .others: type.areEqual(a, b)
    }
  }

  /// Hashes the map of a struct.
  func hash(_ model: UnsafeRawPointer, into hasher: inout Hasher) {
    let place = model + offset
    if isEmpty(place) { return }
    switch kind {
    case .values: place.assumingMemoryBound(to: JSONObject.self).pointee.hash(into: &hasher)
    case .texts: place.assumingMemoryBound(to: JSONMap<String>.self).pointee.hash(into: &hasher)
    case .others: type.hash(place, into: &hasher)
    }
  }

  /// Writes the members of the map of a struct into an object that has begun.
  func write(_ model: UnsafeRawPointer, to writer: inout JSONWriter) {
    let place = model + offset
    if isEmpty(place) { return }
    switch kind {
    case .values: writer.members(place.assumingMemoryBound(to: JSONObject.self).pointee)
    case .texts: writer.members(place.assumingMemoryBound(to: JSONMap<String>.self).pointee)
    case .others: type.write(membersAt: place, to: &writer)
    }
  }

  /// Whether the map that stands at a place has no members: an array without elements looks alike whatever they are.
  @inline(__always)
  private func isEmpty(_ place: UnsafeRawPointer) -> Bool {
    place.assumingMemoryBound(to: JSONObject.self).pointee.storage.isEmpty
  }
}

/// Names of members.
@usableFromInline
enum MemberNames {
  case all
  case matching(Pattern?)
}

extension MemberMap {
  /// Writes the members of the map that stands at a place into an object that has begun.
  fileprivate static func write(membersAt place: UnsafeRawPointer, to writer: inout JSONWriter) {
    place.assumingMemoryBound(to: Self.self).pointee.write(membersTo: &writer)
  }

  /// Encodes the members of the map that stands at a place.
  static func encode(
    _ place: UnsafeRawPointer, to members: inout KeyedEncodingContainer<JSONKey>
  ) throws {
    try place.assumingMemoryBound(to: Self.self).pointee.encode(membersTo: &members)
  }

  /// Reads the value at the cursor, and adds it to the map that stands at a place.
  fileprivate static func append(
    _ key: Key, _ cursor: inout Cursor, checks: Bool, to place: UnsafeMutableRawPointer
  ) throws(Rejection) {
    try place.assumingMemoryBound(to: Self.self).pointee.append(key, &cursor, checks: checks)
  }

  /// Ends adding members to the map that stands at a place.
  fileprivate static func finish(_ place: UnsafeMutableRawPointer) {
    place.assumingMemoryBound(to: Self.self).pointee.finish()
  }

  /// Reads members into the map that stands at a place.
  static func read<Key>(
    _ keys: [Key], of members: KeyedDecodingContainer<Key>, into place: UnsafeMutableRawPointer
  ) throws {
    place.assumingMemoryBound(to: Self.self).pointee = try Self.read(keys, of: members)
  }
}
