/// String keys and values in document order; each key occurs once, compared by Unicode scalars.
///
/// Looking a key up and appending take constant time: small maps are searched, larger ones keep an index. Equality
/// disregards the order (Core §4.2.2). Setting a key that exists keeps its place.
@frozen
public struct JSONMap<Value: Sendable>: Sendable {
  @usableFromInline var storage: [(key: String, value: Value)] = []
  /// The index of each key in `storage`; nil for maps of at most `searchLimit` members.
  @usableFromInline var positions: [ScalarKey: Int]?

  /// The most members among which a key is searched without an index: to make an index of as many costs more than to
  /// search a dozen keys, and few maps are asked for more.
  @inlinable static var searchLimit: Int { 48 }

  /// An empty object.
  @inlinable public init() {}

  /// Takes members whose keys are known to differ from each other.
  @inlinable
  public init(uniqueMembers members: [(key: String, value: Value)]) {
    storage = members
    if members.count > Self.searchLimit { indexAll() }
  }

  /// The members of `members`, each key at the place where it first occurs and with the value that comes last.
  @inlinable
  public init(_ members: some Sequence<(key: String, value: Value)>) {
    for (key, value) in members { updateValue(value, forKey: key) }
  }

  /// The members in order.
  @inlinable public var members: [(key: String, value: Value)] { storage }

  /// The keys in order.
  @inlinable public var keys: some RandomAccessCollection<String> { storage.lazy.map { $0.key } }

  /// The values in the order of their keys.
  @inlinable public var values: some RandomAccessCollection<Value> { storage.lazy.map { $0.value } }

  /// The place of `key` among the members.
  @inlinable
  public func position(of key: String) -> Int? {
    if let positions { return positions[ScalarKey(key)] }
    for index in storage.indices where storage[index].key.hasSameScalars(as: key) { return index }
    return nil
  }

  /// The value of `key`; setting appends a new key at the end, setting nil removes.
  @inlinable
  public subscript(key: String) -> Value? {
    get {
      guard let position = position(of: key) else { return nil }
      return storage[position].value
    }
    set {
      if let newValue {
        updateValue(newValue, forKey: key)
      } else {
        removeValue(forKey: key)
      }
    }
  }

  /// The value of `key`, or another one where there is none; setting it adds the member at the end.
  @inlinable
  public subscript(key: String, default fallback: @autoclosure () -> Value) -> Value {
    get { self[key] ?? fallback() }
    set { updateValue(newValue, forKey: key) }
  }

  /// Makes room for a number of members.
  @inlinable
  public mutating func reserveCapacity(_ capacity: Int) { storage.reserveCapacity(capacity) }

  /// Sets the value of `key` and returns the one that it had; nil where the key is new.
  @inlinable @discardableResult
  public mutating func updateValue(_ value: Value, forKey key: String) -> Value? {
    if let position = position(of: key) {
      let old = storage[position].value
      storage[position].value = value
      return old
    }
    storage.append((key, value))
    if positions != nil {
      positions?[ScalarKey(key)] = storage.count &- 1
    } else if storage.count > Self.searchLimit {
      indexAll()
    }
    return nil
  }

  /// Removes `key`, which takes time linear in the members behind it.
  @inlinable @discardableResult
  public mutating func removeValue(forKey key: String) -> Value? {
    guard let position = position(of: key) else { return nil }
    let old = storage.remove(at: position).value
    if storage.count <= Self.searchLimit {
      positions = nil
    } else {
      positions?[ScalarKey(key)] = nil
      for index in position..<storage.count { positions?[ScalarKey(storage[index].key)] = index }
    }
    return old
  }

  /// Sets every member of `other`; `combine` decides for keys that both have.
  @inlinable
  public mutating func merge(
    _ other: some Sequence<(key: String, value: Value)>,
    uniquingKeysWith combine: (_ current: Value, _ new: Value) throws -> Value
  ) rethrows {
    for (key, value) in other {
      if let current = self[key] {
        updateValue(try combine(current, value), forKey: key)
      } else {
        updateValue(value, forKey: key)
      }
    }
  }

  /// A map with the same keys in the same order, whose values `transform` makes of these.
  @inlinable
  public func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> JSONMap<T> {
    var result = JSONMap<T>()
    result.storage = try storage.map { (key: $0.key, value: try transform($0.value)) }
    result.positions = positions
    return result
  }

  @usableFromInline
  mutating func indexAll() {
    positions = .positions(count: storage.count) { storage[$0].key }
  }
}

extension [ScalarKey: Int] {
  /// Where names stand, by their name.
  static func positions(count: Int, _ name: (Int) -> String) -> Self {
    var positions: Self = [:]
    positions.reserveCapacity(count &* 2)
    for index in 0..<count { positions[ScalarKey(name(index))] = index }
    return positions
  }
}

extension JSONMap: RandomAccessCollection {
  /// The position of the first member.
  @inlinable public var startIndex: Int { 0 }
  /// The position behind the last member.
  @inlinable public var endIndex: Int { storage.count }
  /// The number of members.
  @inlinable public var count: Int { storage.count }
  /// Whether there is no member.
  @inlinable public var isEmpty: Bool { storage.isEmpty }

  /// The member at a place.
  @inlinable public subscript(position: Int) -> (key: String, value: Value) { storage[position] }
}

extension JSONMap: ExpressibleByDictionaryLiteral {
  /// A key that occurs twice has its last value.
  @inlinable
  public init(dictionaryLiteral elements: (String, Value)...) {
    reserveCapacity(elements.count)
    for (key, value) in elements { updateValue(value, forKey: key) }
  }
}
