// A struct is encoded as its list says: member by member, to any encoder.

extension MemberList {
  /// Encodes the members of a struct.
  /// - Throws: what the encoder throws.
  func encode(_ model: UnsafeRawPointer, to members: inout KeyedEncodingContainer<JSONKey>) throws {
    for (index, entry) in entries.enumerated() {
      let key = JSONKey(contents.pointee.names[index])
      switch entry.occurrence(in: model) {
      case .missing: continue
      case .null: try members.encodeNil(forKey: key)
      case .value:
        let place = entry.constant?.value ?? model + entry.offset
        try entry.value.encode(place, key, to: &members)
      }
    }
    for container in containers { try container.type.encode(model + container.offset, to: &members) }
  }
}

extension ListedValue {
  /// Encodes the value that stands at a place.
  fileprivate func encode(
    _ place: UnsafeRawPointer, _ key: JSONKey, to members: inout KeyedEncodingContainer<JSONKey>
  ) throws {
    switch kind {
    case .string: try members.encode(place.assumingMemoryBound(to: String.self).pointee, forKey: key)
    case .integer: try members.encode(place.load(as: Int.self), forKey: key)
    case .double: try members.encode(place.load(as: Double.self), forKey: key)
    case .boolean: try members.encode(place.load(as: Bool.self), forKey: key)
    case .array, .map, .content, .structure, .value: try type.encode(place, key, to: &members)
    }
  }
}

extension MemberValue {
  /// Encodes the value that stands at a place.
  fileprivate static func encode(
    _ place: UnsafeRawPointer, _ key: JSONKey, to members: inout KeyedEncodingContainer<JSONKey>
  ) throws {
    try members.encodeMember(place.assumingMemoryBound(to: Self.self).pointee, forKey: key)
  }
}
