/// What a struct holds for members that have not been read: a value made once, of which copies take no more than their
/// bytes.
///
/// An initializer that assigns property by property copies the whole value at its end, with all that it might refer to
/// (Swift 6.3); of a large struct that takes as long as reading a good part of it.
@frozen
public struct Placeholder<Value>: @unchecked Sendable {
  // Unchecked, because of the pointer: what is behind it never changes.
  @usableFromInline let value: UnsafePointer<Value>

  /// - Parameter value: refers to nothing that is counted: numbers, nil, empty strings, arrays and dictionaries. Generated
  ///   code makes no others.
  public init(_ value: consuming Value) {
    let kept = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    kept.initialize(to: value)
    self.value = UnsafePointer(kept)
  }

  /// The value.
  @inlinable @inline(__always)
  public var copy: Value {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      guard let place = buffer.baseAddress else { return value.pointee }
      UnsafeMutableRawPointer(place).copyMemory(from: value, byteCount: MemoryLayout<Value>.size)
      return place.move()
    }
  }
}
