/// A map that has members without a property of their own.
@usableFromInline
protocol MemberMap: MemberValue {
  /// Encodes the members.
  /// - Throws: what the encoder throws.
  func encode(membersTo members: inout KeyedEncodingContainer<JSONKey>) throws

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
  /// Whether the map is a `JSONObject`.
  let isObject: Bool

  init(at offset: Int, _ type: any MemberMap.Type, _ names: MemberNames) {
    (self.offset, self.type, self.names) = (offset, type, names)
    isObject = type == JSONObject.self
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
  static func write(membersAt place: UnsafeRawPointer, to writer: inout JSONWriter) {
    place.assumingMemoryBound(to: Self.self).pointee.write(membersTo: &writer)
  }

  /// Encodes the members of the map that stands at a place.
  static func encode(
    _ place: UnsafeRawPointer, to members: inout KeyedEncodingContainer<JSONKey>
  ) throws {
    try place.assumingMemoryBound(to: Self.self).pointee.encode(membersTo: &members)
  }

  /// Reads members into the map that stands at a place.
  static func read<Key>(
    _ keys: [Key], of members: KeyedDecodingContainer<Key>, into place: UnsafeMutableRawPointer
  ) throws {
    place.assumingMemoryBound(to: Self.self).pointee = try Self.read(keys, of: members)
  }
}
