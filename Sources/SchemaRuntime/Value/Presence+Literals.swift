extension Presence: ExpressibleByNilLiteral {
  /// `nil` makes null, as in JSON; an absent member is `.absent`.
  @inlinable public init(nilLiteral: ()) { self = .null }
}

extension Presence: ExpressibleByBooleanLiteral where Wrapped: ExpressibleByBooleanLiteral {
  /// The member is there, with the value of the literal.
  @inlinable
  public init(booleanLiteral value: Wrapped.BooleanLiteralType) {
    self = .value(Wrapped(booleanLiteral: value))
  }
}

extension Presence: ExpressibleByIntegerLiteral where Wrapped: ExpressibleByIntegerLiteral {
  /// The member is there, with the value of the literal.
  @inlinable
  public init(integerLiteral value: Wrapped.IntegerLiteralType) {
    self = .value(Wrapped(integerLiteral: value))
  }
}

extension Presence: ExpressibleByFloatLiteral where Wrapped: ExpressibleByFloatLiteral {
  /// The member is there, with the value of the literal.
  @inlinable
  public init(floatLiteral value: Wrapped.FloatLiteralType) { self = .value(Wrapped(floatLiteral: value)) }
}

extension Presence: ExpressibleByUnicodeScalarLiteral where Wrapped: ExpressibleByUnicodeScalarLiteral {
  /// The member is there, with the value of the literal.
  @inlinable
  public init(unicodeScalarLiteral value: Wrapped.UnicodeScalarLiteralType) {
    self = .value(Wrapped(unicodeScalarLiteral: value))
  }
}

extension Presence: ExpressibleByExtendedGraphemeClusterLiteral
where Wrapped: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The member is there, with the value of the literal.
  @inlinable
  public init(extendedGraphemeClusterLiteral value: Wrapped.ExtendedGraphemeClusterLiteralType) {
    self = .value(Wrapped(extendedGraphemeClusterLiteral: value))
  }
}

extension Presence: ExpressibleByStringLiteral where Wrapped: ExpressibleByStringLiteral {
  /// The member is there, with the value of the literal.
  @inlinable
  public init(stringLiteral value: Wrapped.StringLiteralType) { self = .value(Wrapped(stringLiteral: value)) }
}

extension Presence: ExpressibleByStringInterpolation where Wrapped: ExpressibleByStringInterpolation {
  /// The member is there, with the value of the literal.
  @inlinable
  public init(stringInterpolation value: Wrapped.StringInterpolation) {
    self = .value(Wrapped(stringInterpolation: value))
  }
}
