extension TypeSet {
  /// Whether a number is allowed, or allowed if it is an integer as this one is.
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

extension Pattern {
  /// A pattern that the generator has compiled before; nil cannot come of it.
  public static func generated(_ source: String) -> Pattern? {
    do { return try Pattern(source) } catch { return nil }
  }
}

extension Pattern? {
  /// Whether the name of a member matches.
  public func accepts(_ name: String) -> Bool {
    switch self {
    case .some(let pattern): pattern.matches(name) == .match
    case nil: false
    }
  }
}
