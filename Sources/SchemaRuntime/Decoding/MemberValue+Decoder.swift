// How values are read from any decoder. To `Decodable` this adds that no digit of a number is dropped, which
// `Decodable` leaves to each coder.

extension MemberValue {
  /// Reads the value of a member that is there, or the next item, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  public static func _read<Place: DecodedPlace>(at place: inout Place) throws -> Self {
    try place.decode(Self.self)
  }

  /// Reads the value of a member that is there, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  static func _read<Key>(of container: KeyedDecodingContainer<Key>, _ key: Key) throws -> Self {
    var place = MemberSource(container: container, key: key)
    return try _read(at: &place)
  }
}

extension String {
  /// Reads the value, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    self = try decoder.singleValueContainer().decode(String.self)
  }

  /// Reads the value of a member that is there, or the next item, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  public static func _read<Place: DecodedPlace>(at place: inout Place) throws -> String { try place.string() }
}

extension Bool {
  /// Reads the value, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    self = try decoder.singleValueContainer().decode(Bool.self)
  }

  /// Reads the value of a member that is there, or the next item, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  public static func _read<Place: DecodedPlace>(at place: inout Place) throws -> Bool { try place.boolean() }
}

// Collections read their elements by the elements' own functions.

extension Array where Element: MemberValue {
  /// Reads the value, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    try self.init(readingAllOf: decoder.unkeyedContainer())
  }

  private init(readingAllOf container: any UnkeyedDecodingContainer) throws {
    self.init()
    var place = ItemPlace(of: container)
    while !place.isAtEnd { append(try Element._read(at: &place)) }
  }

  /// Reads the value of a member that is there, or the next item, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  public static func _read<Place: DecodedPlace>(at place: inout Place) throws -> [Element] {
    try Self(readingAllOf: place.items())
  }
}

extension JSONMap where Value: MemberValue {
  /// Reads the value, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: JSONKey.self)
    self = try members.readMembers(members.allKeys)
  }

  /// Reads the value of a member that is there, or the next item, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  public static func _read<Place: DecodedPlace>(at place: inout Place) throws -> JSONMap {
    let members = try place.members()
    return try members.readMembers(members.allKeys)
  }
}

extension Optional where Wrapped: MemberValue {
  /// Reads null as nil: right for an array's item and for a member that must be there.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    self = try decoder.singleValueContainer().decodeNil() ? nil : Wrapped(_unvalidatedFrom: decoder)
  }

  /// Reads the value of a member that is there, or the next item, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  public static func _read<Place: DecodedPlace>(at place: inout Place) throws -> Wrapped? {
    try place.isNull() ? nil : Wrapped._read(at: &place)
  }
}
