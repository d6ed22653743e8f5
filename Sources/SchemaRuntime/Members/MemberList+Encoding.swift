// A struct is encoded as its list says: member by member, to any encoder.

extension MemberList {
  /// Encodes the members of a struct.
  /// - Throws: what the encoder throws.
  func encode(_ model: UnsafeRawPointer, to members: inout KeyedEncodingContainer<JSONKey>) throws {
    for (index, entry) in entries.enumerated() {
      if entry.isMissing(in: model) { continue }
      let place = model + entry.offset
      let key = JSONKey(contents.pointee.names[index])
      switch entry.kind {
      case .string: try members.encode(place.assumingMemoryBound(to: String.self).pointee, forKey: key)
      case .integer: try members.encode(place.load(as: Int.self), forKey: key)
      case .double: try members.encode(place.load(as: Double.self), forKey: key)
      case .boolean: try members.encode(place.load(as: Bool.self), forKey: key)
      case .listed, .array, .map, .content, .structure, .value, .nullable, .presence:
        try entry.value.type.encode(place, entry.kind, key, to: &members)
      case .constant:
        guard let constant = entry.constant else { continue }
        try entry.value.type.encode(constant.value, .value, key, to: &members)
      }
    }
    for container in containers { try container.type.encode(model + container.offset, to: &members) }
  }
}

extension MemberValue {
  /// Encodes a member, as it occurs.
  fileprivate static func encode(
    _ place: UnsafeRawPointer, _ kind: MemberEntry.Kind, _ key: JSONKey,
    to members: inout KeyedEncodingContainer<JSONKey>
  ) throws {
    switch occurrence(place, kind) {
    case .missing: break
    case .null: try members.encodeNil(forKey: key)
    case .value: try members.encodeMember(place.assumingMemoryBound(to: Self.self).pointee, forKey: key)
    }
  }

}
