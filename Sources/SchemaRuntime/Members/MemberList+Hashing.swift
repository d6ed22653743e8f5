// Structs are hashed as their list says: by all that they store. The compiler writes `==`.

extension MemberList {
  /// Hashes the members that `==` compares. A missing member adds nothing; the others are hashed with their numbers.
  func hash(_ model: UnsafeRawPointer, into hasher: inout Hasher) {
    for index in 0..<entries.count {
      let entry = entries.baseAddress.unsafelyUnwrapped + index
      let place = model + entry.pointee.offset
      switch entry.pointee.kind {
      case .string: place.text.pointee.hash(into: &hasher)
      case .optionalString:
        if place.hasNoText { continue }
        hasher.combine(index)
        place.text.pointee.hash(into: &hasher)
      case .integer: hasher.combine(place.assumingMemoryBound(to: Int.self).pointee)
      case .optionalInteger:
        guard let value = place.assumingMemoryBound(to: Int?.self).pointee else { continue }
        hasher.combine(index)
        hasher.combine(value)
      case .double: hasher.combine(place.assumingMemoryBound(to: Double.self).pointee)
      case .optionalDouble:
        guard let value = place.assumingMemoryBound(to: Double?.self).pointee else { continue }
        hasher.combine(index)
        hasher.combine(value)
      case .boolean, .optionalBoolean, .listed, .optionalListed: hasher.combine(place.load(as: UInt8.self))
      case .strings:
        place.assumingMemoryBound(to: [String].self).pointee.hash(into: &hasher)
      case .optionalStrings:
        guard let value = place.assumingMemoryBound(to: [String]?.self).pointee else { continue }
        hasher.combine(index)
        value.hash(into: &hasher)
      case .array: entry.pointee.item?.hashItems(place, into: &hasher)
      case .optionalArray:
        if place.hasNoArray { continue }
        hasher.combine(index)
        entry.pointee.item?.hashItems(place, into: &hasher)
      case .structure: entry.pointee.structure?.list.pointee.hash(place, into: &hasher)
      case .optionalStructure:
        if entry.pointee.type._isNil(place) { continue }
        hasher.combine(index)
        entry.pointee.structure?.list.pointee.hash(place, into: &hasher)
      case .required, .optional, .nullable, .presence:
        entry.pointee.type.hashMember(place, entry.pointee.kind, index, into: &hasher)
      case .constant: break
      }
    }
    for (index, container) in containers.enumerated() {
      let place = model + container.offset
      if container.isObject {
        place.assumingMemoryBound(to: JSONObject.self).pointee.hash(into: &hasher)
      } else {
        container.type.hashMember(place, .required, index, into: &hasher)
      }
    }
  }
}

// By the addresses of items: where this is not compiled for a type, to take one out would copy it.
extension MemberValue {
  /// Hashes the items of an array, and how many there are.
  fileprivate static func hashItems(_ place: UnsafeRawPointer, into hasher: inout Hasher) {
    place.assumingMemoryBound(to: [Self].self).pointee.withUnsafeBufferPointer { items in
      hasher.combine(items.count)
      guard let first = items.baseAddress else { return }
      for index in 0..<items.count { (first + index).pointee.hash(into: &hasher) }
    }
  }
}

extension MemberValue {
  /// Hashes a member that is there.
  fileprivate static func hashMember(
    _ place: UnsafeRawPointer, _ kind: MemberEntry.Kind, _ number: Int, into hasher: inout Hasher
  ) {
    switch occurrence(place, kind) {
    case .missing: break
    case .null: hasher.combine(~number)
    case .value:
      hasher.combine(number)
      place.assumingMemoryBound(to: Self.self).pointee.hash(into: &hasher)
    }
  }
}
