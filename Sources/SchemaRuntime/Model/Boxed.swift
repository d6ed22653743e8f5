/// Storage behind a reference, for a value that contains its own type.
///
/// It behaves as the value does: a copy that is changed leaves the other alone.
public struct Boxed<Value> {
  @usableFromInline final class Storage {
    @usableFromInline var value: Value
    @usableFromInline init(_ value: Value) { self.value = value }
  }

  @usableFromInline var storage: Storage

  /// A box around a value.
  @inlinable
  public init(_ value: Value) { storage = Storage(value) }

  /// The value in the box. Setting it leaves copies of the box unchanged.
  @inlinable
  public var value: Value {
    get { storage.value }
    set {
      if isKnownUniquelyReferenced(&storage) {
        storage.value = newValue
      } else {
        storage = Storage(newValue)
      }
    }
  }
}

extension Boxed: Equatable where Value: Equatable {
  /// Whether the values are equal.
  @inlinable
  public static func == (a: Self, b: Self) -> Bool { a.storage === b.storage || a.value == b.value }
}

extension Boxed: Hashable where Value: Hashable {
  /// Hashes what `==` compares.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

// Unchecked, because of the class: only its one owner ever changes it, which `isKnownUniquelyReferenced` makes sure of.
extension Boxed: @unchecked Sendable where Value: Sendable {}
