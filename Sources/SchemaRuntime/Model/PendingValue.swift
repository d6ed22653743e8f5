/// Storage of a required member whose type has no value that could stand for it until it has been read.
///
/// Generated readers refuse an object without the member, so no caller sees a value that is not there.
@frozen
public struct PendingValue<Value> {
  @usableFromInline var stored: Value?

  /// Storage without a value, which has not been read yet.
  @inlinable
  public init() {}

  /// A value that is there.
  @inlinable
  public init(_ value: Value) { stored = value }

  /// The value, which has been read.
  @inlinable
  public var value: Value {
    get { stored.unsafelyUnwrapped }
    set { stored = newValue }
  }
}

extension PendingValue: Equatable where Value: Equatable {}
extension PendingValue: Hashable where Value: Hashable {}
extension PendingValue: Sendable where Value: Sendable {}

extension PendingValue: CustomReflectable, CustomDebugStringConvertible {
  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: stored as Any) }

  /// The debug text of the value, or `nil`.
  public var debugDescription: String { stored.map { String(reflecting: $0) } ?? "nil" }
}
