extension Cursor {
  /// Reads a value of any kind, checking that it is JSON: no schema looks inside, but a duplicate key is still one.
  @inlinable
  public mutating func skipValue() throws(Rejection) {
    try skipValue(of: kind())
  }

  /// The same for a value whose kind is known.
  @inlinable
  public mutating func skipValue(of kind: JSONKind) throws(Rejection) {
    switch kind {
    case .string: _ = try string()
    case .number: _ = try number()
    case .boolean: _ = try boolean()
    case .null: try null()
    case .object: try skipObject(checksKeys: true)
    case .array: try skipArray(checksKeys: true)
    }
  }

  /// Reads a value that has been checked before.
  @inlinable
  public mutating func skipSyntax() throws(Rejection) {
    switch try kind() {
    case .string: _ = try string()
    case .number: _ = try number()
    case .boolean: _ = try boolean()
    case .null: try null()
    case .object: try skipObject(checksKeys: false)
    case .array: try skipArray(checksKeys: false)
    }
  }

  @usableFromInline
  mutating func skipObject(checksKeys: Bool) throws(Rejection) {
    let object = position
    guard try beginObject() else { return }
    var keys = KeySet()
    repeat {
      let key = try key()
      if checksKeys { try keys.insert(key, in: self, object: object) }
      if checksKeys { try skipValue() } else { try skipSyntax() }
    } while try nextMember()
    try keys.finish(in: self, object: object)
  }

  @usableFromInline
  mutating func skipArray(checksKeys: Bool) throws(Rejection) {
    guard try beginArray() else { return }
    repeat {
      if checksKeys { try skipValue() } else { try skipSyntax() }
    } while try nextItem()
  }
}
