/// A value that is written as an object, member by member: as bytes, and to any encoder.
public protocol ObjectWritable {
  /// Writes the members.
  func _write(membersTo writer: inout JSONWriter)
}

extension ObjectWritable where Self: JSONWritable & Encodable {
  /// Writes the members as an object.
  @inlinable
  public func _write(to writer: inout JSONWriter) { writer.object(self) }

  /// Encodes the members as an object.
  /// - Throws: what the encoder throws.
  @inlinable
  public func encode(to encoder: any Encoder) throws {
    try EncoderSink.encodeMembers(to: encoder) { _write(membersTo: &$0) }
  }
}

/// A type that is written as the value that it holds: as bytes, and to any encoder.
public protocol PayloadWritable: JSONWritable, Encodable {
  /// Writes the value that the case holds.
  func _write(payloadTo writer: inout JSONWriter)
}

extension PayloadWritable {
  /// Encodes the value that the case holds.
  /// - Throws: what the encoder throws.
  @inlinable
  public func encode(to encoder: any Encoder) throws {
    try EncoderSink.encodePayload(to: encoder) { _write(payloadTo: &$0) }
  }
}
