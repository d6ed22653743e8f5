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
