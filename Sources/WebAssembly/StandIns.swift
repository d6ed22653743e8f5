// What the runtime's files name, and Embedded Swift has not: no value is encoded here. By these names they compile as they
// are.

/// Stands in for the protocol of the standard library.
public protocol Encodable {}
/// Stands in for the protocol of the standard library.
public protocol Encoder {}

extension String: Encodable {}
extension Int: Encodable {}
extension Bool: Encodable {}
extension Array: Encodable where Element: Encodable {}

/// Stands in for the runtime's own: no writer has one.
@usableFromInline
final class EncoderSink {
  @usableFromInline
  static func encodeMembers(to encoder: any Encoder, _ body: (inout JSONWriter) -> Void) throws {}

  @usableFromInline
  static func encodePayload(to encoder: any Encoder, _ body: (inout JSONWriter) -> Void) throws {}

  @usableFromInline
  func member<T: Encodable>(_ key: StaticString, _ value: T) {}

  @usableFromInline
  func payload<T: Encodable>(_ value: T) {}
}
