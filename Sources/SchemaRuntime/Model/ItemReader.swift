/// A source of the items of an array, one by one: the bytes of JSON, or a decoder.
public protocol ItemReader {
  /// The error that it throws.
  associatedtype Failure: Error

  /// Whether there is no further item.
  var isAtEnd: Bool { get }

  /// The next item.
  /// - Throws: what the reader throws, where there is none or where the type cannot hold it.
  mutating func item<T: MemberValue>() throws(Failure) -> T

  /// The next item, which has to be a text.
  /// - Throws: what the reader throws, where there is none.
  mutating func fixed(_ value: String) throws(Failure)

  /// The next item, which has to have one value.
  /// - Throws: what the reader throws, where there is none.
  mutating func fixed(_ value: JSONValue) throws(Failure)

  /// Refuses a further item.
  /// - Throws: what the reader throws, where there is one.
  mutating func end() throws(Failure)
}

// One function for every way in which a position can occur.
extension ItemReader {
  /// A position that is always there.
  /// - Throws: what the reader throws.
  @inlinable
  public mutating func required<T: MemberValue>() throws(Failure) -> T { try item() }

  /// A position that is always there; nil if it is null.
  /// - Throws: what the reader throws.
  @inlinable
  public mutating func nullable<T: MemberValue>() throws(Failure) -> T? { try item() }

  /// A position that the array may end before: nil then.
  /// - Throws: what the reader throws.
  @inlinable
  public mutating func optional<T: MemberValue>() throws(Failure) -> T? {
    if isAtEnd { return nil }
    let value: T = try item()
    return value
  }

  /// A position that the array may end before, and that may be null.
  /// - Throws: what the reader throws.
  @inlinable
  public mutating func presence<T: MemberValue>() throws(Failure) -> Presence<T> {
    if isAtEnd { return .absent }
    let value: T? = try item()
    return value.map(Presence.value) ?? .null
  }

  /// All further items.
  /// - Throws: what the reader throws.
  @inlinable
  public mutating func rest<T: MemberValue>() throws(Failure) -> [T] {
    var items: [T] = []
    while !isAtEnd { items.append(try item()) }
    return items
  }
}

/// The items of an array that a validator has accepted.
@frozen
public struct JSONItems: ItemReader {
  /// The error for an item that the Swift type cannot hold.
  public typealias Failure = Rejection

  /// Stands at the next item, or behind the array.
  @usableFromInline var cursor: Cursor
  @usableFromInline var hasEnded: Bool

  /// Whether there is no further item.
  @inlinable
  public var isAtEnd: Bool { hasEnded }

  /// The items of the array at a cursor.
  /// - Throws: `Rejection` where another kind of value stands there.
  @inlinable
  init(_ cursor: Cursor) throws(Rejection) {
    self.cursor = cursor
    self.cursor.skipWhitespace()
    guard self.cursor.byte == 0x5B else { throw self.cursor.unexpected() }
    hasEnded = try !self.cursor.beginArray()
  }

  /// Reads the next item.
  /// - Throws: `Rejection` where there is none, or where the type cannot hold it.
  @inlinable
  public mutating func item<T: MemberValue>() throws(Rejection) -> T {
    try demand()
    let value = try T._read(&cursor)
    hasEnded = try !cursor.nextItem()
    return value
  }

  /// Skips an item that a validator has compared.
  /// - Throws: `Rejection` where there is none.
  public mutating func fixed(_ value: String) throws(Rejection) { try skip() }

  /// Skips an item that a validator has compared.
  /// - Throws: `Rejection` where there is none.
  public mutating func fixed(_ value: JSONValue) throws(Rejection) { try skip() }

  /// Refuses a further item.
  /// - Throws: `Rejection` where there is one.
  public mutating func end() throws(Rejection) {
    if !isAtEnd { throw Rejection(.violation, at: cursor.position) }
  }

  private mutating func skip() throws(Rejection) {
    try demand()
    try cursor.skipSyntax()
    hasEnded = try !cursor.nextItem()
  }

  @usableFromInline
  func demand() throws(Rejection) {
    if hasEnded { throw Rejection(.violation, at: cursor.position) }
  }
}

/// The items of an array that a decoder has.
public struct DecodedItems: ItemReader {
  /// The errors that decoders throw.
  public typealias Failure = any Error

  private var next: ItemPlace

  @usableFromInline
  init(_ container: any UnkeyedDecodingContainer) { next = ItemPlace(of: container) }

  /// Whether there is no further item.
  public var isAtEnd: Bool { next.isAtEnd }

  /// Reads the next item.
  /// - Throws: `DecodingError`, or what the decoder throws, where there is none or where the type cannot hold it.
  public mutating func item<T: MemberValue>() throws -> T { try T._read(at: &next) }

  /// Reads an item, and demands that it is a text.
  /// - Throws: `DecodingError`, or what the decoder throws, where it is another value.
  public mutating func fixed(_ value: String) throws {
    if try !next.string().hasSameScalars(as: value) { throw refusal(unlistedValue) }
  }

  /// Reads an item, and demands that it equals a value.
  /// - Throws: `DecodingError`, or what the decoder throws, where it is another value.
  public mutating func fixed(_ value: JSONValue) throws {
    if try JSONValue._read(at: &next) != value { throw refusal(unlistedValue) }
  }

  /// Refuses a further item.
  /// - Throws: `DecodingError` where there is one.
  public mutating func end() throws {
    if !isAtEnd { throw refusal("the array has more items than the type has positions") }
  }

  private func refusal(_ description: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: next.codingPath, debugDescription: description))
  }
}
