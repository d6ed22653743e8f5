/// Takes what a union holds: the writer of bytes does, and what hands it to an encoder. Like `MemberWriter`, it spares
/// generated types a second list of their cases.
public protocol PayloadWriter: ~Copyable {
  /// What it throws.
  associatedtype Failure: Error

  /// Writes what a case holds, or stands for.
  /// - Throws: what the writer throws.
  mutating func payload<T: JSONWritable & Encodable>(_ value: T) throws(Failure)
}

extension JSONWriter: PayloadWriter {
  /// Writes what a case holds, or stands for.
  @inlinable @inline(__always)
  public mutating func payload<T: JSONWritable & Encodable>(_ value: T) { value._write(to: &self) }
}

/// Hands what a union holds to an encoder.
@frozen
public struct PayloadEncoder: PayloadWriter {
  /// What encoders throw.
  public typealias Failure = any Error

  @usableFromInline let encoder: any Encoder

  @inlinable
  init(_ encoder: any Encoder) { self.encoder = encoder }

  /// Encodes what a case holds, or stands for.
  /// - Throws: what the encoder throws.
  @inlinable
  public mutating func payload<T: JSONWritable & Encodable>(_ value: T) throws {
    try value.encode(to: encoder)
  }
}

/// What writes itself as what it holds.
public protocol PayloadWritable: JSONWritable, Encodable {
  /// Writes what the case holds.
  /// - Throws: what the writer throws.
  func _write<W: PayloadWriter & ~Copyable>(payloadTo writer: inout W) throws(W.Failure)
}

extension PayloadWritable {
  /// Encodes what the case holds.
  /// - Throws: what the encoder throws.
  @inlinable
  public func encode(to encoder: any Encoder) throws {
    var writer = PayloadEncoder(encoder)
    try _write(payloadTo: &writer)
  }
}
