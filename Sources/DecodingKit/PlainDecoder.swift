public import SchemaRuntime

/// Decodes from plain Swift values: dictionaries, arrays, texts, booleans, integers and doubles.
///
/// It is unlike Foundation's decoder: it knows no `Decimal`, gives of an integer the nearest double, and of a double an
/// integer only where it is one, and its errors are `DecodingError` alone.
public struct PlainDecoder: Decoder {
  /// The value that is decoded: `[String: Any]`, `[Any]`, `String`, `Bool`, `Int`, `UInt64`, `Double` or `Null`.
  let value: Any
  public var codingPath: [any CodingKey] = []
  public var userInfo: [CodingUserInfoKey: Any] = [:]

  /// Stands for JSON's null.
  public struct Null: Sendable {}

  /// - Returns: nil where plain Swift values cannot say what the JSON value does: a number that is neither an integer of 64
  ///   bits nor a double, or two keys that `String` takes for one.
  public init?(_ value: JSONValue, userInfo: [CodingUserInfoKey: Any] = [:]) {
    guard let plain = Self.plain(value) else { return nil }
    self.value = plain
    self.userInfo = userInfo
  }

  fileprivate init(_ value: Any, _ codingPath: [any CodingKey], _ userInfo: [CodingUserInfoKey: Any]) {
    (self.value, self.codingPath, self.userInfo) = (value, codingPath, userInfo)
  }

  private static func plain(_ value: JSONValue) -> Any? {
    switch value {
    case .null: return Null()
    case .bool(let flag): return flag
    case .string(let text): return text
    case .number(let number):
      if let integer = number.int { return integer }
      if number.isInteger, let integer = UInt64(number.canonicalText) { return integer }
      // A double that is an integer of 64 bits is that integer, and not the one that its shortest text says.
      return number.doubleValue.flatMap { value in
        JSONNumber(value) == number && !(0x1p53...0x1p64 ~= value.magnitude) ? value : nil
      }
    case .array(let items):
      let plain = items.compactMap(Self.plain)
      return plain.count == items.count ? plain : nil
    case .object(let members):
      var dictionary: [String: Any] = [:]
      for (key, value) in members { dictionary[key] = Self.plain(value) }
      return dictionary.count == members.count ? dictionary : nil
    }
  }

  public func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let members = value as? [String: Any] else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(PlainMembers(members: members, decoder: self))
  }

  public func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let items = value as? [Any] else { throw mismatch([Any].self) }
    return PlainItems(items: items, decoder: self)
  }

  public func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  fileprivate func inner(_ value: Any, _ key: any CodingKey) -> PlainDecoder {
    PlainDecoder(value, codingPath + [key], userInfo)
  }

  fileprivate func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(type, .init(codingPath: codingPath, debugDescription: "found \(Swift.type(of: value))"))
  }
}

extension PlainDecoder: SingleValueDecodingContainer {
  public func decodeNil() -> Bool { value is Null }

  public func decode<T: Decodable>(_ type: T.Type) throws -> T {
    if let found = value as? T, type is any PlainScalar.Type { return found }
    if let number = value as? any BinaryInteger {
      if type == Double.self, let found = Double(number) as? T { return found }
      if let integer = type as? any FixedWidthInteger.Type, let found = integer.init(exactly: number) as? T {
        return found
      }
    }
    if let number = value as? Double, let integer = type as? any FixedWidthInteger.Type {
      guard let found = integer.init(exactly: number) as? T else { throw mismatch(type) }
      return found
    }
    if type is any PlainScalar.Type || type is any FixedWidthInteger.Type { throw mismatch(type) }
    return try T(from: self)
  }

  // The requirements of the protocol for each scalar.
  public func decode(_ type: Bool.Type) throws -> Bool { try scalar() }
  public func decode(_ type: String.Type) throws -> String { try scalar() }
  public func decode(_ type: Double.Type) throws -> Double { try scalar() }
  public func decode(_ type: Float.Type) throws -> Float { Float(try scalar() as Double) }
  public func decode(_ type: Int.Type) throws -> Int { try scalar() }
  public func decode(_ type: Int8.Type) throws -> Int8 { try scalar() }
  public func decode(_ type: Int16.Type) throws -> Int16 { try scalar() }
  public func decode(_ type: Int32.Type) throws -> Int32 { try scalar() }
  public func decode(_ type: Int64.Type) throws -> Int64 { try scalar() }
  public func decode(_ type: UInt.Type) throws -> UInt { try scalar() }
  public func decode(_ type: UInt8.Type) throws -> UInt8 { try scalar() }
  public func decode(_ type: UInt16.Type) throws -> UInt16 { try scalar() }
  public func decode(_ type: UInt32.Type) throws -> UInt32 { try scalar() }
  public func decode(_ type: UInt64.Type) throws -> UInt64 { try scalar() }

  private func scalar<T: Decodable>() throws -> T {
    func generic<U: Decodable>(_ type: U.Type) throws -> U { try decode(type) }
    return try generic(T.self)
  }
}

/// The types as which a plain value is decoded without asking the type.
private protocol PlainScalar {}
extension Bool: PlainScalar {}
extension String: PlainScalar {}
extension Double: PlainScalar {}
extension Int: PlainScalar {}
extension UInt64: PlainScalar {}

/// The members of a dictionary, in the order that it has today.
private struct PlainMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [String: Any]
  let decoder: PlainDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { members.keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }
  func decodeNil(forKey key: Key) throws -> Bool { try member(key).decodeNil() }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try member(key).decode(type) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }
  func superDecoder() throws -> any Decoder { decoder }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try member(key).unkeyedContainer()
  }

  private func member(_ key: Key) throws -> PlainDecoder {
    guard let value = members[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "there is no such key"))
    }
    return decoder.inner(value, key)
  }
}

private struct PlainItems: UnkeyedDecodingContainer {
  let items: [Any]
  let decoder: PlainDecoder
  var currentIndex = 0
  var codingPath: [any CodingKey] { decoder.codingPath }
  /// Nil, as in decoders that do not know the count.
  var count: Int? { nil }
  var isAtEnd: Bool { currentIndex == items.count }

  init(items: [Any], decoder: PlainDecoder) { (self.items, self.decoder) = (items, decoder) }

  mutating func decodeNil() throws -> Bool {
    guard try item().decodeNil() else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next { try $0.decode(type) } }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
  {
    try next { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next { $0 } }

  private mutating func next<Result>(_ body: (PlainDecoder) throws -> Result) throws -> Result {
    let result = try body(item())
    currentIndex += 1
    return result
  }

  private func item() throws -> PlainDecoder {
    if isAtEnd {
      throw DecodingError.valueNotFound(
        Any.self, .init(codingPath: codingPath, debugDescription: "there are no more items"))
    }
    return decoder.inner(items[currentIndex], PlainIndex(intValue: currentIndex))
  }
}

private struct PlainIndex: CodingKey {
  var index: Int
  var intValue: Int? { index }
  var stringValue: String { "\(index)" }
  init(intValue: Int) { index = intValue }
  init?(stringValue: String) { nil }
}
