extension JSONMap: Equatable where Value: Equatable {
  /// Whether both have the same keys with the same values, in any order.
  @inlinable
  public static func == (a: JSONMap, b: JSONMap) -> Bool {
    guard a.count == b.count else { return false }
    for index in a.storage.indices {
      let (key, value) = a.storage[index]
      // Maps made the same way have their keys at the same places.
      let isAligned = b.storage[index].key.hasSameScalars(as: key)
      guard let position = isAligned ? index : b.position(of: key) else { return false }
      guard b.storage[position].value == value else { return false }
    }
    return true
  }
}

extension JSONMap: Hashable where Value: Hashable {
  /// Hashes what `==` compares.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    let count = storage.count
    hasher.combine(count)
    if count == 0 { return }
    var sum = 0
    storage.withUnsafeBufferPointer { members in
      guard let first = members.baseAddress else { return }
      for index in 0..<count {
        var member = Hasher()
        (first + index).pointee.key.hashScalars(into: &member)
        (first + index).pointee.value.hash(into: &member)
        sum = sum &+ member.finalize()
      }
    }
    hasher.combine(sum)
  }
}
