// A struct is encoded as its list says: member by member, to any encoder.

extension MemberList {
  /// Encodes the members of a struct.
  /// - Throws: what the encoder throws.
  func encode(_ model: UnsafeRawPointer, to members: inout KeyedEncodingContainer<JSONKey>) throws {
    for (index, entry) in entries.enumerated() {
      let place = model + entry.offset
      let key = JSONKey(names[index])
      switch entry.kind {
      case .string:
        try members.encode(place.assumingMemoryBound(to: String.self).pointee, forKey: key)
      case .optionalString:
        guard let value = place.assumingMemoryBound(to: String?.self).pointee else { continue }
        try members.encode(value, forKey: key)
      case .integer: try members.encode(place.assumingMemoryBound(to: Int.self).pointee, forKey: key)
      case .optionalInteger:
        guard let value = place.assumingMemoryBound(to: Int?.self).pointee else { continue }
        try members.encode(value, forKey: key)
      case .double: try members.encode(place.assumingMemoryBound(to: Double.self).pointee, forKey: key)
      case .optionalDouble:
        guard let value = place.assumingMemoryBound(to: Double?.self).pointee else { continue }
        try members.encode(value, forKey: key)
      case .boolean: try members.encode(place.assumingMemoryBound(to: Bool.self).pointee, forKey: key)
      case .optionalBoolean:
        guard let value = place.assumingMemoryBound(to: Bool?.self).pointee else { continue }
        try members.encode(value, forKey: key)
      case .listed, .optionalListed:
        if UInt16(place.load(as: UInt8.self)) == entry.absentByte { continue }
        try entry.type.encode(place, .required, key, to: &members)
      case .strings, .optionalStrings, .array, .optionalArray, .structure, .optionalStructure, .required,
        .optional, .nullable, .presence:
        try entry.type.encode(place, entry.kind, key, to: &members)
      case .constant:
        guard let constant = entry.constant else { continue }
        try entry.type.encode(constant.value, .required, key, to: &members)
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
