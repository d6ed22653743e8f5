// Questions to any decoder that tell the branches of a union apart.
extension Decoder {
  /// The kind of the value, which is one of several; the decoder is asked for them in this order, except for the last.
  /// If the value is of no such kind, decoding it as the last one fails.
  /// - Throws: what the decoder throws, other than `DecodingError.typeMismatch`.
  func kind(among kinds: [JSONKind]) throws -> JSONKind {
    for kind in kinds.dropLast() where try holds(kind) { return kind }
    return kinds[kinds.count - 1]
  }

  private func holds(_ kind: JSONKind) throws -> Bool {
    do {
      switch kind {
      case .null: return try singleValueContainer().decodeNil()
      case .boolean: _ = try singleValueContainer().decode(Bool.self)
      case .number: _ = try singleValueContainer().decode(Double.self)
      case .string: _ = try singleValueContainer().decode(String.self)
      case .array: _ = try unkeyedContainer()
      case .object: _ = try container(keyedBy: JSONKey.self)
      }
      return true
    } catch DecodingError.typeMismatch {
      return false
    }
  }

  /// Demands that the value equals another.
  /// - Throws: `DecodingError`, or what the decoder throws, where the value is another one.
  func expect(_ value: JSONValue) throws {
    if case .string(let text) = value {
      if try !String(_unvalidatedFrom: self).hasSameScalars(as: text) { throw unlisted }
      return
    }
    if try JSONValue(_unvalidatedFrom: self) != value { throw unlisted }
  }

  /// The error of a value that the schema does not list.
  @usableFromInline
  var unlisted: DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: unlistedValue))
  }

  /// Which names of a table an object has: a bit for each.
  /// - Throws: `DecodingError` where the value is no object.
  func names(in table: KeyTable) throws -> UInt64 {
    let members = try container(keyedBy: JSONKey.self)
    var names: UInt64 = 0
    for index in 0..<table.count where members.contains(JSONKey(table.string(at: index))) {
      names |= 1 << UInt64(index)
    }
    return names
  }

  /// Looks for the member that tells objects apart.
  /// - Parameter tag: a table of its key alone.
  /// - Returns: the position of its value in the table; -1 where there is no such value or no object, -2 where there is no
  ///   such member.
  /// - Throws: what the decoder throws, other than a `DecodingError`.
  func index(ofTag tag: KeyTable, in values: KeyTable) throws -> Int {
    do {
      let members = try container(keyedBy: JSONKey.self)
      let key = JSONKey(tag.string(at: 0))
      if !members.contains(key) { return KeyTable.noMember }
      return values.index(of: try members.decode(String.self, forKey: key))
    } catch is DecodingError {
      // The reader of the whole value will find its mistake.
      return -1
    }
  }
}

@usableFromInline let unlistedValue = "the value is none that the schema lists"
