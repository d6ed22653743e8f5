/// A member that may be absent and may be null, which are two different states.
///
/// Where a member takes literals, so does its presence: `replyTo: "a@example.org"`, `replyTo: nil` for null.
@frozen
public enum Presence<Wrapped> {
  /// The member is not there.
  case absent
  /// The member is there and null.
  case null
  /// The member is there with a value.
  case value(Wrapped)

  /// The member is there with this value.
  @inlinable public init(_ value: Wrapped) { self = .value(value) }

  /// The value; nil when null and when absent.
  ///
  /// Setting it to nil makes a value null, and leaves an absent member absent.
  @inlinable
  public var value: Wrapped? {
    get { if case .value(let value) = self { value } else { nil } }
    set {
      if let newValue {
        self = .value(newValue)
      } else if !isAbsent {
        self = .null
      }
    }
  }

  /// Whether the member is missing.
  @inlinable public var isAbsent: Bool { if case .absent = self { true } else { false } }

  /// Whether the member is there, and null.
  @inlinable public var isNull: Bool { if case .null = self { true } else { false } }

  /// Transforms the value where there is one; absent stays absent, null stays null.
  @inlinable
  public func map<T>(_ transform: (Wrapped) throws -> T) rethrows -> Presence<T> {
    switch self {
    case .absent: .absent
    case .null: .null
    case .value(let value): .value(try transform(value))
    }
  }
}

extension Presence: Sendable where Wrapped: Sendable {}
extension Presence: Equatable where Wrapped: Equatable {}
extension Presence: Hashable where Wrapped: Hashable {}
