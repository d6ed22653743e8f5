// Structs are hashed as their list says: by all that they store. The compiler writes `==`.

extension MemberList {
  /// Hashes the members that `==` compares. A missing member adds nothing; the others are hashed with their numbers.
  func hash(_ model: UnsafeRawPointer, into hasher: inout Hasher) {
    for index in 0..<entries.count {
      let entry = entries.baseAddress.unsafelyUnwrapped + index
      if entry.pointee.isMissing(in: model) { continue }
      if entry.pointee.isOptional { hasher.combine(index) }
      let place = model + entry.pointee.offset
      switch entry.pointee.kind {
      case .string: place.text.pointee.hash(into: &hasher)
      case .integer: hasher.combine(place.load(as: Int.self))
      case .double: hasher.combine(place.load(as: Double.self))
      case .boolean, .listed: hasher.combine(place.load(as: UInt8.self))
      case .structure: entry.pointee.value.structure?.list.hash(place, into: &hasher)
      case .array, .map, .content, .value, .nullable, .presence:
        entry.pointee.value.type.hashMember(place, entry.pointee.kind, index, into: &hasher)
      case .constant: break
      }
    }
    for (index, container) in containers.enumerated() {
      let place = model + container.offset
      container.type.hashMember(place, .value, index, into: &hasher)
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
      if kind == .presence || kind == .nullable { hasher.combine(number) }
      place.assumingMemoryBound(to: Self.self).pointee.hash(into: &hasher)
    }
  }
}
