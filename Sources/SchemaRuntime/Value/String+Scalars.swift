// JSON Schema compares strings and keys by Unicode scalars (Core §4.2.2), which for valid UTF-8 is a comparison of
// bytes. `String ==` would call "é" in one and in two scalars equal.

extension String {
  /// Calls `body` with the string's UTF-8.
  @inlinable @inline(__always)
  public func withBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    // Native strings lend their bytes; only one bridged from elsewhere has to be copied first.
    if let result = try utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return try copy.withUTF8(body)
  }

  /// Whether both are made of the same Unicode scalars.
  @inlinable
  public func hasSameScalars(as other: String) -> Bool {
    withBytes { x in other.withBytes { y in x.hasSameBytes(as: y) } }
  }

  /// Whether `self` comes before `other` by Unicode scalars.
  @inlinable
  public func precedesByScalars(_ other: String) -> Bool {
    withBytes { own in other.withBytes { own.precedes($0) } }
  }

  /// Feeds the Unicode scalars to `hasher`; strings that `hasSameScalars` calls the same feed the same.
  @inlinable
  public func hashScalars(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether these bytes come before others in their order, eight at a time.
  @inlinable
  public func precedes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let a = UnsafeRawPointer(baseAddress), let b = UnsafeRawPointer(other.baseAddress) else {
      return count < other.count
    }
    let common = Swift.min(count, other.count)
    var offset = 0
    while offset &+ 8 <= common {
      let x = a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let y = b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if x != y { return x.bigEndian < y.bigEndian }
      offset &+= 8
    }
    while offset < common {
      if self[offset] != other[offset] { return self[offset] < other[offset] }
      offset &+= 1
    }
    return count < other.count
  }

  /// Whether both hold the same bytes, eight at a time.
  @inlinable
  public func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    guard let a = UnsafeRawPointer(baseAddress), let b = UnsafeRawPointer(other.baseAddress) else {
      return true
    }
    var offset = 0
    while offset &+ 8 <= count {
      let x = a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if x != b.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
      offset &+= 8
    }
    while offset < count {
      if self[offset] != other[offset] { return false }
      offset &+= 1
    }
    return true
  }
}
