/// Storage behind a reference, for a value that contains its own type, or that many copies would make long.
///
/// It behaves as the value does: a copy that is changed leaves the other alone.
public struct Boxed<Value>: BoxedValue {
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

/// `Boxed`, as the storage of members that may be left out knows it.
public protocol BoxedValue {
  /// The type of the value in the box.
  associatedtype Value

  /// A box around a value.
  init(_ value: Value)

  /// The value in the box.
  var value: Value { get set }
}

extension Optional where Wrapped: BoxedValue {
  /// The value in the box; nil where there is none.
  @inlinable
  public var unboxed: Wrapped.Value? {
    get { self?.value }
    set { self = newValue.map(Wrapped.init) }
  }
}

extension Presence where Wrapped: BoxedValue {
  /// The value in the box, or how it is missing.
  @inlinable
  public var unboxed: Presence<Wrapped.Value> {
    get { map { $0.value } }
    set { self = newValue.map(Wrapped.init) }
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
