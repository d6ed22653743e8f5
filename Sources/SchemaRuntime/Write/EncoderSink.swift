/// The destination of a `JSONWriter` that works for an encoder: the container of one value.
///
/// Writers do not throw: the first error of the encoder is kept, and nothing is encoded after it.
@usableFromInline
final class EncoderSink {
  private enum Container {
    case members(KeyedEncodingContainer<JSONKey>)
    case items(any UnkeyedEncodingContainer)
    case single(any Encoder)
  }

  private var container: Container
  private var error: (any Error)?

  private init(_ container: Container) { self.container = container }

  /// Encodes the value that `body` writes.
  private static func encode(_ container: Container, _ body: (inout JSONWriter) -> Void) throws {
    let sink = EncoderSink(container)
    var writer = JSONWriter(capacity: 0, sink: sink)
    body(&writer)
    if let error = sink.error { throw error }
  }

  /// Encodes an object whose members `body` writes.
  /// - Throws: what the encoder throws.
  @usableFromInline
  static func encodeMembers(to encoder: any Encoder, _ body: (inout JSONWriter) -> Void) throws {
    try encode(.members(encoder.container(keyedBy: JSONKey.self)), body)
  }

  /// Encodes an array whose items `body` writes.
  /// - Throws: what the encoder throws.
  @usableFromInline
  static func encodeItems(to encoder: any Encoder, _ body: (inout JSONWriter) -> Void) throws {
    try encode(.items(encoder.unkeyedContainer()), body)
  }

  /// Encodes a value by another one that stands for it, which `body` writes.
  /// - Throws: what the encoder throws.
  @usableFromInline
  static func encodePayload(to encoder: any Encoder, _ body: (inout JSONWriter) -> Void) throws {
    try encode(.single(encoder), body)
  }

  /// Encodes a member.
  @inlinable @inline(never)
  func member<T: Encodable>(_ key: StaticString, _ value: T) {
    member(key.description) { container, key throws in try container.encodeMember(value, forKey: key) }
  }

  @usableFromInline
  func member(
    _ key: String, _ encode: (inout KeyedEncodingContainer<JSONKey>, JSONKey) throws -> Void
  ) {
    guard error == nil, case .members(var members) = container else { return }
    do { try encode(&members, JSONKey(key)) } catch { self.error = error }
    container = .members(members)
  }

  /// Encodes an item.
  @usableFromInline
  func item<T: Encodable>(_ value: T) {
    guard error == nil, case .items(var items) = container else { return }
    do { try items.encode(value) } catch { self.error = error }
    container = .items(items)
  }

  /// Encodes a value that stands for this one.
  @usableFromInline
  func payload<T: Encodable>(_ value: T) {
    guard error == nil, case .single(let encoder) = container else { return }
    do { try value.encode(to: encoder) } catch { self.error = error }
  }
}
