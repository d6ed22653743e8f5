// Structs are hashed as their list says: by all that they store.

extension MemberList {
  /// Hashes the members that `==` compares. A missing member adds nothing; the others are hashed with their numbers.
  func hash(_ model: UnsafeRawPointer, into hasher: inout Hasher) {
    for index in 0..<entries.count {
      let entry = entries.baseAddress.unsafelyUnwrapped + index
      switch entry.pointee.occurrence(in: model) {
      case .missing: continue
      case .null: hasher.combine(~index)
      case .value:
        if entry.pointee.kind == .constant { continue }
        if entry.pointee.isOptional || entry.pointee.kind != .plain { hasher.combine(index) }
        let place = model + entry.pointee.offset
        if entry.pointee.kind == .listed {
          hasher.combine(place.load(as: UInt8.self))
        } else {
          entry.pointee.value.hash(place, into: &hasher)
        }
      }
    }
    for index in 0..<containers.count {
      hasher.combine(index)
      (containers.baseAddress.unsafelyUnwrapped + index).pointee.hash(model, into: &hasher)
    }
  }
}

extension ListedValue {
  /// Hashes the value that stands at a place.
  @inline(__always)
  fileprivate func hash(_ place: UnsafeRawPointer, into hasher: inout Hasher) {
    switch kind {
    case .string: place.text.pointee.hash(into: &hasher)
    case .integer: hasher.combine(place.load(as: Int.self))
    case .double: hasher.combine(place.load(as: Double.self))
    case .boolean: hasher.combine(place.load(as: UInt8.self))
    case .structure: structure?.list.hash(place, into: &hasher)
    case .array: parts.hashItems(place, into: &hasher)
    case .map: parts.hashPairs(place, into: &hasher)
    case .content, .value: type.hash(place, into: &hasher)
    }
  }
}

extension MemberParts {
  /// Hashes the items of the array that stands at a place, and how many they are.
  fileprivate func hashItems(_ place: UnsafeRawPointer, into hasher: inout Hasher) {
    withElements(place) { first, count in
      hasher.combine(count)
      for index in 0..<count { item.hash(first + index &* stride, into: &hasher) }
    }
  }

  /// Hashes the pairs of the map that stands at a place, in whichever order they are, and how many they are.
  fileprivate func hashPairs(_ place: UnsafeRawPointer, into hasher: inout Hasher) {
    withElements(place) { first, count in
      hasher.combine(count)
      var sum = 0
      for index in 0..<count {
        let name = first + index &* stride
        var pair = Hasher()
        name.assumingMemoryBound(to: String.self).pointee.hashScalars(into: &pair)
        item.hash(name + offset, into: &pair)
        sum &+= pair.finalize()
      }
      hasher.combine(sum)
    }
  }
}

extension MemberValue {
  /// Hashes the value that stands at a place.
  static func hash(_ place: UnsafeRawPointer, into hasher: inout Hasher) {
    place.assumingMemoryBound(to: Self.self).pointee.hash(into: &hasher)
  }
}
