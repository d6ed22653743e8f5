/// A type that is read from any decoder without a change: a value that it would change is refused.
///
/// Generated types read their members through it. Its functions add to `Decodable` that no digit of a number is
/// dropped, which `Decodable` leaves to each coder.
public protocol DecoderReadable: Decodable {
  /// Reads the value of a decoder, and asks no schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  init(_unvalidatedFrom decoder: any Decoder) throws

  /// Reads the value of a member that is there.
  /// - Throws: as `init(_unvalidatedFrom:)`.
  static func _read<Key>(_ container: KeyedDecodingContainer<Key>, forKey key: Key) throws -> Self

  /// Reads the next item.
  /// - Throws: as `init(_unvalidatedFrom:)`.
  static func _readItem(of container: inout any UnkeyedDecodingContainer) throws -> Self
}

extension DecoderReadable {
  /// Reads the value of a member that is there, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public static func _read<Key>(_ container: KeyedDecodingContainer<Key>, forKey key: Key) throws -> Self {
    try container.decode(Self.self, forKey: key)
  }

  /// Reads the next item, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public static func _readItem(of container: inout any UnkeyedDecodingContainer) throws -> Self {
    try container.decode(Self.self)
  }
}

// Scalars call the coder's own functions, which spares it looking up the type.

extension String: DecoderReadable {
  /// Reads the value, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    self = try decoder.singleValueContainer().decode(String.self)
  }

  /// Reads the value of a member that is there, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public static func _read<Key>(_ container: KeyedDecodingContainer<Key>, forKey key: Key) throws -> String {
    try container.decode(String.self, forKey: key)
  }

  /// Reads the next item, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public static func _readItem(of container: inout any UnkeyedDecodingContainer) throws -> String {
    try container.decode(String.self)
  }
}

extension Bool: DecoderReadable {
  /// Reads the value, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    self = try decoder.singleValueContainer().decode(Bool.self)
  }

  /// Reads the value of a member that is there, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public static func _read<Key>(_ container: KeyedDecodingContainer<Key>, forKey key: Key) throws -> Bool {
    try container.decode(Bool.self, forKey: key)
  }

  /// Reads the next item, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public static func _readItem(of container: inout any UnkeyedDecodingContainer) throws -> Bool {
    try container.decode(Bool.self)
  }
}

// Collections read their elements by the elements' own functions.

extension Array: DecoderReadable where Element: DecoderReadable {
  /// Reads the value, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self = try Self(readingAllOf: &container)
  }

  @inlinable
  init(readingAllOf container: inout any UnkeyedDecodingContainer) throws {
    self.init()
    while !container.isAtEnd { append(try Element._readItem(of: &container)) }
  }

  /// Reads the value of a member that is there, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public static func _read<Key>(_ container: KeyedDecodingContainer<Key>, forKey key: Key) throws -> [Element]
  {
    var items = try container.nestedUnkeyedContainer(forKey: key)
    return try Self(readingAllOf: &items)
  }

  /// Reads the next item, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public static func _readItem(of container: inout any UnkeyedDecodingContainer) throws -> [Element] {
    var items = try container.nestedUnkeyedContainer()
    return try Self(readingAllOf: &items)
  }
}

extension JSONMap: DecoderReadable where Value: DecoderReadable {
  /// Reads the value, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: JSONKey.self)
    self = try members.readMembers(members.allKeys)
  }

  /// Reads the value of a member that is there, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public static func _read<Key>(_ container: KeyedDecodingContainer<Key>, forKey key: Key) throws -> JSONMap {
    let members = try container.nestedContainer(keyedBy: JSONKey.self, forKey: key)
    return try members.readMembers(members.allKeys)
  }

  /// Reads the next item, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public static func _readItem(of container: inout any UnkeyedDecodingContainer) throws -> JSONMap {
    let members = try container.nestedContainer(keyedBy: JSONKey.self)
    return try members.readMembers(members.allKeys)
  }
}

extension Optional: DecoderReadable where Wrapped: DecoderReadable {
  /// Reads null as nil: right for an array's item and for a member that must be there.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    self = try decoder.singleValueContainer().decodeNil() ? nil : Wrapped(_unvalidatedFrom: decoder)
  }

  /// Reads the value of a member that is there, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public static func _read<Key>(_ container: KeyedDecodingContainer<Key>, forKey key: Key) throws -> Wrapped?
  {
    try container.decodeNil(forKey: key) ? nil : Wrapped._read(container, forKey: key)
  }

  /// Reads the next item, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public static func _readItem(of container: inout any UnkeyedDecodingContainer) throws -> Wrapped? {
    try container.decodeNil() ? nil : Wrapped._readItem(of: &container)
  }
}
