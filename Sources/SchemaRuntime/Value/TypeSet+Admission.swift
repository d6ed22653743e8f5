extension TypeSet {
  /// Whether a number is allowed: any number, or only integers and this is one.
  @inline(__always)
  func admits(_ number: NumberSlice, in cursor: Cursor) -> Bool {
    contains(.number) || (contains(.integer) && Assertion.isInteger(number, cursor))
  }

  /// Whether values of a kind other than number are allowed.
  @inlinable @inline(__always)
  func admits(_ kind: JSONKind) -> Bool {
    switch kind {
    case .null: contains(.null)
    case .boolean: contains(.boolean)
    case .string: contains(.string)
    case .array: contains(.array)
    case .object: contains(.object)
    case .number: contains(.number)
    }
  }
}
