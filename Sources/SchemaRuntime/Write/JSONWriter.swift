/// Writes compact JSON into a buffer of UTF-8 that grows.
///
/// Every value is followed by a comma, and the end of an array or object writes over the last one. So a member is a
/// key and a value, with nothing to remember in between:
///
/// ```swift
/// writer.beginObject()
/// writer.required("badge", 3)
/// writer.endObject()             // {"badge":3}
/// ```
@frozen
public struct JSONWriter: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  /// The bytes written, the comma behind the last value included.
  @usableFromInline var used = 0
  /// The sink that gets the members, items and payloads instead of the buffer; nil for a writer of bytes.
  @usableFromInline let sink: EncoderSink?
  /// The reason why the text is not the JSON of the values that were written; nil where it is.
  public var failure: EncodingFailure?

  /// An empty writer.
  /// - Parameter capacity: the bytes of the first buffer.
  @inlinable
  public init(capacity: Int = 4096) { self.init(capacity: capacity, sink: nil) }

  @inlinable
  init(capacity: Int, sink: EncoderSink?) {
    self.sink = sink
    self.capacity = max(capacity, 64)
    base = UnsafeMutablePointer<UInt8>.allocate(capacity: self.capacity)
  }

  @inlinable
  deinit { base.deallocate() }

  /// The number of bytes written.
  @inlinable
  public var count: Int {
    used > 0 && base[used &- 1] == 0x2C ? used &- 1 : used
  }

  /// Calls `body` with the bytes written so far.
  @inlinable
  public borrowing func withBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    try body(UnsafeBufferPointer(start: base, count: count))
  }

  /// Removes everything written, and keeps the buffer.
  @inlinable
  public mutating func removeAll() {
    used = 0
    failure = nil
  }

  /// The JSON written, unless a value had none.
  /// - Throws: `EncodingFailure`, the `failure` that a value has left.
  @inlinable
  public consuming func finish() throws(EncodingFailure) -> [UInt8] {
    if let failure { throw failure }
    return Array(UnsafeBufferPointer(start: base, count: count))
  }

  /// The JSON written, unless a value had none.
  /// - Throws: `EncodingFailure`, the `failure` that a value has left.
  @inlinable
  public consuming func finishString() throws(EncodingFailure) -> String {
    if let failure { throw failure }
    return text
  }

  /// The text written so far.
  @inlinable
  public var text: String {
    String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }
}

extension JSONWriter {
  /// Makes room for `extra` more bytes.
  @inlinable @inline(__always)
  mutating func reserve(_ extra: Int) {
    if capacity &- used < extra { grow(extra) }
  }

  @usableFromInline @inline(never)
  mutating func grow(_ extra: Int) {
    let larger = max(capacity &* 2, used &+ extra)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: base, count: used)
    base.deallocate()
    base = moved
    capacity = larger
  }

  /// Writes bytes as they are. For a whole value, end them with a comma: `"\"push\","`.
  @inlinable @inline(__always)
  public mutating func bytes(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    (base + used).update(from: text.utf8Start, count: length)
    used &+= length
  }

  /// Writes a byte as it is.
  @inlinable @inline(__always)
  public mutating func byte(_ byte: UInt8) {
    reserve(1)
    base[used] = byte
    used &+= 1
  }

  /// Writes a value that is JSON already.
  @inlinable
  public mutating func json(_ text: UnsafeBufferPointer<UInt8>) {
    reserve(text.count &+ 1)
    if let start = text.baseAddress { (base + used).update(from: start, count: text.count) }
    used &+= text.count
    base[used] = 0x2C
    used &+= 1
  }

  /// Writes `{`.
  @inlinable @inline(__always)
  public mutating func beginObject() { byte(0x7B) }

  /// Writes `}`, over the comma behind the last member.
  @inlinable @inline(__always)
  public mutating func endObject() { end(with: 0x7D) }

  /// Writes `[`.
  @inlinable @inline(__always)
  public mutating func beginArray() { byte(0x5B) }

  /// Writes `]`, over the comma behind the last item.
  @inlinable @inline(__always)
  public mutating func endArray() { end(with: 0x5D) }

  /// Writes any key. Its value comes next.
  @inlinable
  public mutating func member(named key: String) {
    string(key)
    base[used &- 1] = 0x3A
  }

  /// Writes a bracket over the comma of the last item, or behind the opening bracket if there is none.
  @inlinable @inline(__always)
  mutating func end(with bracket: UInt8) {
    reserve(2)
    if used > 0, base[used &- 1] == 0x2C { used &-= 1 }
    base[used] = bracket
    base[used &+ 1] = 0x2C
    used &+= 2
  }
}
