// A struct is read from any decoder as its list says. The reader refuses everything that the struct cannot hold, so
// that nothing is lost: null where the type has none, and members without a property.

extension MemberList {
  /// Reads the members of the object that a decoder has.
  /// - Parameters:
  ///   - type: lists the names that the struct has properties for.
  ///   - model: takes the members: a struct of which none has been read.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value does not fit the struct without a change.
  func decode<Listed: KeyListing>(
    _ decoder: any Decoder, listing type: Listed.Type, into model: UnsafeMutableRawPointer
  ) throws {
    if !contents.pointee.alike.isEmpty { try refuseAlike(decoder) }
    let fields = try decoder.container(keyedBy: MemberKey<Listed>.self)
    // Before members are read: a coder gives a listed one the value of a key with other scalars.
    let others = try fields.otherKeys()
    for (index, entry) in entries.enumerated() {
      let key = MemberKey<Listed>(name: contents.pointee.names[index])
      if entry.isOptional, !fields.contains(key) { continue }
      let place = model + entry.offset
      switch (entry.kind, entry.value.kind) {
      case (.constant, _): try fields.expect(entry.constant?.json.pointee, forKey: key)
      case (.plain, .string): place.store(try fields.decode(String.self, forKey: key), entry.isOptional)
      case (.plain, .integer):
        place.store(try MemberSource(container: fields, key: key).integer(), entry.isOptional)
      case (.plain, .double):
        place.store(try MemberSource(container: fields, key: key).double(), entry.isOptional)
      case (.plain, .boolean): place.store(try fields.decode(Bool.self, forKey: key), entry.isOptional)
      case (.plain, _), (.listed, _), (.nullable, _), (.presence, _):
        try entry.value.type.decode(fields, key, entry, into: place)
      }
    }
    try decode(others, of: fields, into: model)
  }

  /// Refuses an object with a member that several names equal as `String` compares them: coders compare keys so, and
  /// would give its value for each.
  private func refuseAlike(_ decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: JSONKey.self)
    for key in fields.allKeys where contents.pointee.alike.contains(key.stringValue) {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: fields,
        debugDescription: "the key is that of two properties, which a coder cannot tell apart")
    }
  }

  /// Reads the members that have no property. The first container that takes a name has the member.
  private func decode<Listed>(
    _ others: [MemberKey<Listed>], of fields: KeyedDecodingContainer<MemberKey<Listed>>,
    into model: UnsafeMutableRawPointer
  ) throws {
    var keys = others
    if keys.isEmpty { return }
    for container in containers {
      let taken: [MemberKey<Listed>]
      switch container.names {
      case .all: (taken, keys) = (keys, [])
      case .matching(let pattern):
        taken = keys.filter { pattern.accepts($0.stringValue) }
        keys.removeAll { pattern.accepts($0.stringValue) }
      }
      if taken.isEmpty { continue }
      try container.type.read(taken, of: fields, into: model + container.offset)
    }
    guard let key = keys.first else { return }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: fields,
      debugDescription: VisibleText.line("property '\(key.stringValue)' is not allowed here"))
  }
}

extension MemberValue {
  /// Reads a member that is there, or need not be, into a struct that has none.
  fileprivate static func decode<Listed>(
    _ fields: KeyedDecodingContainer<MemberKey<Listed>>, _ key: MemberKey<Listed>, _ entry: MemberEntry,
    into place: UnsafeMutableRawPointer
  ) throws {
    switch entry.kind {
    case .nullable:
      place.assumingMemoryBound(to: Self?.self).pointee = try Self?._read(of: fields, key)
    case .presence:
      guard fields.contains(key) else { return }
      place.assumingMemoryBound(to: Presence<Self>.self).pointee =
        try fields.decodeNil(forKey: key) ? .null : .value(Self._read(of: fields, key))
    case .plain, .listed, .constant:
      place.store(try Self._read(of: fields, key), entry.isOptional)
    }
  }
}

extension UnsafeMutableRawPointer {
  /// Stores the value of a member in the place of another.
  @inline(__always)
  func store<Value>(_ value: Value, _ isOptional: Bool) {
    if isOptional {
      assumingMemoryBound(to: Value?.self).pointee = .some(value)
    } else {
      assumingMemoryBound(to: Value.self).pointee = value
    }
  }
}

extension KeyedDecodingContainer {
  /// Demands a member with one value.
  fileprivate func expect(_ value: JSONValue?, forKey key: Key) throws {
    let isExpected =
      if case .string(let text) = value {
        try decode(String.self, forKey: key).hasSameScalars(as: text)
      } else {
        try JSONValue._read(of: self, key) == value
      }
    if !isExpected {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: unlistedValue)
    }
  }

  /// The keys that are not listed.
  /// - Throws: `DecodingError` where a coder takes one for a listed key, which has other scalars: coders compare
  ///   keys as `String` does.
  fileprivate func otherKeys<Listed>() throws -> [Key] where Key == MemberKey<Listed> {
    let keys = allKeys
    for key in keys
    where !key.stringValue.utf8.allSatisfy({ $0 < 0x80 }) && Key.isTakenForListed(key.stringValue) {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "the key is that of a property, written with other characters")
    }
    return keys
  }
}
