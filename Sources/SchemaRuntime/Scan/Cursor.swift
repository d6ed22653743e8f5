/// A place in UTF-8 bytes that are being read as JSON (RFC 8259), in place and once.
///
/// There is no document tree: a reader that needs a value twice copies the cursor, which costs nothing.
/// The input needs no padding: bytes are read up to `end`, and behind it only where the cursor has room of its own.
///
/// A cursor is valid only inside the closure that lends the bytes.
@frozen
public struct Cursor {
  /// How deeply arrays and objects may nest.
  @inlinable public static var depthLimit: Int32 { 512 }

  /// The first byte of the input. Each access below is behind a comparison with `end`, or with `limit(reach:)`.
  public let base: UnsafeRawPointer
  /// The number of bytes.
  public let end: Int
  /// The offset of the next byte.
  public var position: Int
  /// How many arrays and objects are open, and in the upper half the number of bytes that may be read behind the end.
  ///
  /// One word, since Swift passes four in registers, and five in memory.
  @usableFromInline var depthAndRoom: Int

  /// A cursor at the first byte of an input, which must outlive it.
  @inlinable
  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    // An empty buffer may have no address: any will do, since nothing is read from it.
    let start = bytes.baseAddress ?? UnsafePointer(bitPattern: 8).unsafelyUnwrapped
    self.init(base: UnsafeRawPointer(start), end: bytes.count)
  }

  /// A cursor over bytes that may be read up to the end.
  @inlinable
  init(base: UnsafeRawPointer, end: Int) { self.init(base: base, end: end, room: 0) }

  /// - Parameter room: how many bytes may be read behind the end.
  @inlinable
  init(base: UnsafeRawPointer, end: Int, room: Int) {
    (self.base, self.end, position, depthAndRoom) = (base, end, 0, room &<< Cursor.depthBits)
  }

  /// How many arrays and objects are open.
  @inlinable @inline(__always)
  var depth: Int32 { Int32(truncatingIfNeeded: depthAndRoom & (1 &<< Cursor.depthBits &- 1)) }

  /// How many bits of `depthAndRoom` count what is open.
  @inlinable static var depthBits: Int { Int.bitWidth / 2 }

  /// The last offset from which so many bytes may be read.
  @inlinable @inline(__always)
  func limit(reach: Int) -> Int { end &+ (depthAndRoom &>> Cursor.depthBits) &- reach }

  /// How many bytes a look takes in: 64, or a name and a number of 31 bytes (91), and what stands between members: a
  /// comma, 16 bytes that may be whitespace, the next quote; rounded up.
  @inlinable static var reach: Int { 112 }

  /// Lends a cursor over an input. A short input is copied, with zeros behind it that a look may take in, so that its
  /// last bytes are read like all others.
  /// - Throws: what `body` throws.
  @inlinable @inline(__always)
  public static func withInput<Result, Failure: Error>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (inout Cursor) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // A size that the compiler knows lies on the stack, and takes no call.
    try withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { (copy) throws(Failure) -> Result in
      var cursor = Cursor(bytes, copy)
      return try body(&cursor)
    }
  }

  /// - Parameter copy: room for the input, and for what a look takes in behind it.
  @inlinable @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ copy: UnsafeMutableRawBufferPointer) {
    guard bytes.count <= copy.count &- Cursor.reach, let input = bytes.baseAddress,
      let start = copy.baseAddress
    else {
      self.init(bytes)
      return
    }
    start.copyMemory(from: input, byteCount: bytes.count)
    (start + bytes.count).initializeMemory(as: UInt8.self, repeating: 0, count: Cursor.reach)
    self.init(base: UnsafeRawPointer(start), end: bytes.count, room: Cursor.reach)
  }

  /// The byte at an offset, 0 past the end: no JSON token starts with or holds a 0.
  @inlinable @inline(__always)
  public func byte(at offset: Int) -> UInt8 {
    offset < end ? base.load(fromByteOffset: offset, as: UInt8.self) : 0
  }

  /// The next byte, 0 at the end.
  @inlinable @inline(__always)
  public var byte: UInt8 { byte(at: position) }

  /// Eight bytes from an offset as one little-endian word; bytes past the end are 0.
  @inlinable @inline(__always)
  public func word(at offset: Int) -> UInt64 {
    if offset &+ 8 <= end {
      // In bounds by the comparison; alignment does not matter to `loadUnaligned`.
      return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    return lastWord(at: offset)
  }

  @usableFromInline @inline(never)
  func lastWord(at offset: Int) -> UInt64 {
    if end >= 8, offset < end {
      // The last eight bytes of the input, without those before the offset.
      let last = base.loadUnaligned(fromByteOffset: end &- 8, as: UInt64.self)
      return UInt64(littleEndian: last) &>> UInt64((offset &+ 8 &- end) &* 8)
    }
    var word: UInt64 = 0
    var index = offset
    while index < end {
      word |= UInt64(base.load(fromByteOffset: index, as: UInt8.self)) &<< UInt64((index &- offset) &* 8)
      index &+= 1
    }
    return word
  }

  /// The bytes of a range that has been scanned before.
  @inlinable
  public func bytes(_ start: Int, _ count: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base.assumingMemoryBound(to: UInt8.self) + start, count: count)
  }

  /// Goes over whitespace (RFC 8259 §2).
  @inlinable @inline(__always)
  public mutating func skipWhitespace() {
    if byte > 0x20 { return }
    skipWhitespaceRun()
  }

  /// Goes over whitespace (RFC 8259 §2): line ends and indentation, many bytes at a time.
  @usableFromInline @inline(never)
  mutating func skipWhitespaceRun() {
    // One space, as many writers have it behind commas and colons.
    if byte == 0x20, byte(at: position &+ 1) > 0x20 {
      position &+= 1
      return
    }
    while position &+ 16 <= end {
      // In bounds by the comparison; alignment does not matter to `loadUnaligned`.
      let count = base.loadUnaligned(fromByteOffset: position, as: SIMD16<UInt8>.self).countOfWhitespace
      position &+= count
      if count < 16 { return }
    }
    while position < end {
      let next = byte
      guard next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 else { return }
      position &+= 1
    }
  }

  /// Whether an object, or an array, begins here.
  @inlinable @inline(__always)
  public var isAtObject: Bool { byte == 0x7B }

  /// Whether an array begins here.
  @inlinable @inline(__always)
  public var isAtArray: Bool { byte == 0x5B }

  /// The kind of the next value, by its first byte. Whitespace is skipped.
  /// - Throws: `Rejection` where no value begins here.
  @inlinable @inline(__always)
  public mutating func kind() throws(Rejection) -> JSONKind {
    skipWhitespace()
    switch byte {
    case 0x22: return .string
    case 0x7B: return .object
    case 0x5B: return .array
    case 0x2D, 0x30...0x39: return .number
    case 0x74, 0x66: return .boolean
    case 0x6E: return .null
    default: throw unexpected()
    }
  }

  /// The error for the byte at the cursor.
  @inlinable
  public func unexpected() -> Rejection {
    Rejection(position < end ? .unexpectedCharacter : .unexpectedEnd, at: position)
  }
}

/// The six kinds of JSON value.
@frozen
public enum JSONKind: UInt8, Sendable, CaseIterable {
  /// A kind, by the name that the specification gives the type.
  case null, boolean, number, string, array, object
}
