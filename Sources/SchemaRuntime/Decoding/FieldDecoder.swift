/// Reads an object's members from any decoder, for the initializer of a generated model.
///
/// Every way of asking has a name of its own, so that a long initializer is quick to type-check. A value that a struct
/// cannot hold is refused, so that nothing is lost: null where the type has none, and members that it has no property
/// for.
///
/// It is the decoder's container itself: for a struct with a type parameter around the container, every model would
/// have to look up how it is destroyed.
public typealias FieldDecoder<Listed: KeyListing> = KeyedDecodingContainer<MemberKey<Listed>>

extension Decoder {
  /// Refuses an object with a member that equals several listed names as `String` compares them. Coders compare keys
  /// so, and would give the member's value for each name.
  /// - Throws: `DecodingError`, or what the decoder throws, where there is one or the value is no object.
  public func refuseMembers(namedLike names: [String]) throws {
    let fields = try container(keyedBy: MemberKey<NoListedKeys>.self)
    for key in fields.allKeys where names.contains(key.stringValue) {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: fields,
        debugDescription: "the key is that of two properties, which a coder cannot tell apart")
    }
  }
}

extension KeyedDecodingContainer where Key: NameKey {
  /// The members of the object that the decoder holds.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is no object.
  @inlinable
  public init(_ decoder: any Decoder) throws {
    self = try decoder.container(keyedBy: Key.self)
  }

  /// A member that must be there and is not null.
  /// - Throws: `DecodingError`, or what the decoder throws, where the member is missing or does not fit the type
  ///   without a change.
  @inlinable
  public func required<T: DecoderReadable>(_ key: String, as type: T.Type = T.self) throws -> T {
    try T._read(self, forKey: Key(name: key))
  }

  /// A member that must be there; nil if it is null.
  /// - Throws: `DecodingError`, or what the decoder throws, where the member is missing or does not fit the type
  ///   without a change.
  @inlinable
  public func nullable<T: DecoderReadable>(_ key: String, as type: T.Type = T.self) throws -> T? {
    try T?._read(self, forKey: Key(name: key))
  }

  /// A member that may be missing, and is not null.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public func optional<T: DecoderReadable>(_ key: String, as type: T.Type = T.self) throws -> T? {
    let key = Key(name: key)
    return contains(key) ? try T._read(self, forKey: key) : nil
  }

  /// A member that may be missing and may be null.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public func presence<T: DecoderReadable>(_ key: String, as type: T.Type = T.self) throws -> Presence<T> {
    let key = Key(name: key)
    guard contains(key) else { return .absent }
    return try decodeNil(forKey: key) ? .null : .value(T._read(self, forKey: key))
  }

  /// A member that may be missing and may be anything, null included.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the type without a change.
  @inlinable
  public func anything(_ key: String) throws -> JSONValue? {
    // Not by `?:`, where nil would be a literal of `JSONValue`: null.
    try optional(key, as: JSONValue.self)
  }

  /// A member that must be there with one text.
  /// - Throws: `DecodingError`, or what the decoder throws, where the member is missing or has another value.
  @inlinable
  public func fixed(_ key: String, _ value: String) throws {
    let key = Key(name: key)
    if try !decode(String.self, forKey: key).hasSameScalars(as: value) { throw otherConstant(key) }
  }

  /// A member that must be there with one value.
  /// - Throws: `DecodingError`, or what the decoder throws, where the member is missing or has another value.
  @inlinable
  public func fixed(_ key: String, _ value: JSONValue) throws {
    let key = Key(name: key)
    if try JSONValue._read(self, forKey: key) != value { throw otherConstant(key) }
  }

  @usableFromInline
  func otherConstant(_ key: Key) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: unlistedValue)
  }

  /// The members that are not listed, all of one type, ordered by the Unicode scalars of their keys.
  /// - Throws: `DecodingError`, or what the decoder throws, where a value does not fit the type without a change,
  ///   or a key differs from a listed one only in its Unicode scalars.
  @inlinable
  public func additional<T: DecoderReadable>(as type: T.Type = T.self) throws -> JSONMap<T> {
    let keys = try otherKeys()
    return keys.isEmpty ? JSONMap() : try readMembers(keys)
  }

  /// The members that are not listed and whose keys `accepts` takes, all of one type.
  /// - Throws: `DecodingError`, or what the decoder throws, where a value does not fit the type without a change,
  ///   or a key differs from a listed one only in its Unicode scalars.
  @inlinable
  public func additional<T: DecoderReadable>(
    as type: T.Type = T.self, where accepts: (String) -> Bool
  ) throws -> JSONMap<T> {
    try readMembers(otherKeys().filter { accepts($0.stringValue) })
  }

  /// Refuses members that are not listed, except those whose keys `accepts` takes.
  /// - Throws: `DecodingError` where there is another one, or where a key differs from a listed one only in its Unicode
  ///   scalars.
  public func noOthers(but accepts: (String) -> Bool = { _ in false }) throws {
    for key in try otherKeys() where !accepts(key.stringValue) {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: VisibleText.line("property '\(key.stringValue)' is not allowed here"))
    }
  }

  /// The keys that are not listed.
  /// - Throws: `DecodingError` where a coder takes one for a listed key, which has other scalars: coders compare
  ///   keys as `String` does.
  @usableFromInline
  func otherKeys() throws -> [Key] {
    let keys = allKeys
    for key in keys
    where !key.stringValue.utf8.allSatisfy({ $0 < 0x80 }) && Key.isTakenForListed(key.stringValue) {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "the key is that of a property, written with other characters")
    }
    return keys
  }
}
