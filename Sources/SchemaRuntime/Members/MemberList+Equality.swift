// Structs are compared as their list says: by all that they store.

extension MemberList {
  /// Whether two structs hold the same: each member is missing, null, or an equal value in both.
  func areEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    for index in 0..<entries.count {
      let entry = entries.baseAddress.unsafelyUnwrapped + index
      let occurrence = entry.pointee.occurrence(in: one)
      guard occurrence == entry.pointee.occurrence(in: other) else { return false }
      if occurrence != .value || entry.pointee.kind == .constant { continue }
      let (a, b) = (one + entry.pointee.offset, other + entry.pointee.offset)
      if entry.pointee.kind == .listed {
        guard a.load(as: UInt8.self) == b.load(as: UInt8.self) else { return false }
      } else {
        guard entry.pointee.value.areEqual(a, b) else { return false }
      }
    }
    for index in 0..<containers.count {
      let container = containers.baseAddress.unsafelyUnwrapped + index
      guard container.pointee.areEqual(one, other) else { return false }
    }
    return true
  }
}

extension ListedValue {
  /// Whether the values that stand at two places are equal.
  @inline(__always)
  fileprivate func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    switch kind {
    case .string: a.text.pointee.isEqual(to: b.text.pointee)
    case .integer: a.load(as: Int.self) == b.load(as: Int.self)
    case .double: a.load(as: Double.self) == b.load(as: Double.self)
    case .boolean: a.load(as: UInt8.self) == b.load(as: UInt8.self)
    case .array: a.isSameArray(as: b) || parts.areItemsEqual(a, b)
    // In another order of their names, maps may be equal all the same.
    case .map: parts.arePairsEqual(a, b) || type.areEqual(a, b)
    case .structure: structure.map { $0.list.areEqual(a, b) } ?? false
    case .content, .value: type.areEqual(a, b)
    }
  }
}

extension MemberParts {
  /// Whether the arrays that stand at two places have equal items.
  fileprivate func areItemsEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    areEqual(one, other) { item.areEqual($0, $1) }
  }

  /// Whether the maps that stand at two places have equal pairs in one order.
  fileprivate func arePairsEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    areEqual(one, other) { a, b in
      let (name, otherName) = (a.assumingMemoryBound(to: String.self), b.assumingMemoryBound(to: String.self))
      return name.pointee.hasSameScalars(as: otherName.pointee) && item.areEqual(a + offset, b + offset)
    }
  }

  /// Whether two arrays, or those that maps keep their pairs in, have as many elements, of which each two are equal.
  @inline(__always)
  private func areEqual(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer,
    _ isEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  ) -> Bool {
    withElements(one) { first, count in
      withElements(other) { second, otherCount in
        count == otherCount
          && (0..<count).allSatisfy { isEqual(first + $0 &* stride, second + $0 &* stride) }
      }
    }
  }

  /// Lends the elements of the array that stands at a place, or of that a map keeps its pairs in: the address of the first,
  /// and how many they are.
  @inline(__always)
  func withElements<Result>(
    _ place: UnsafeRawPointer, _ body: (UnsafeRawPointer, Int) -> Result
  ) -> Result {
    // How an array keeps its items does not depend on what they are. Of no items, the address is not used.
    place.assumingMemoryBound(to: [Int].self).pointee.withUnsafeBufferPointer {
      body(UnsafeRawPointer($0.baseAddress) ?? place, $0.count)
    }
  }
}

extension UnsafeRawPointer {
  /// Whether the arrays that stand here and there have one memory: then they are equal, as `Array` has it.
  @inline(__always)
  fileprivate func isSameArray(as other: UnsafeRawPointer) -> Bool {
    load(as: UInt.self) == other.load(as: UInt.self)
  }
}

extension MemberValue {
  /// Whether the values that stand at two places are equal.
  static func areEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    one.assumingMemoryBound(to: Self.self).pointee == other.assumingMemoryBound(to: Self.self).pointee
  }
}
