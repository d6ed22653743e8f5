/// An enum whose cases stand for strings, compared by Unicode scalars as JSON Schema does (Core §4.2.2).
public protocol TextEnumeration: SchemaValue, RawRepresentable where RawValue == String {}

extension TextEnumeration {
  /// Whether the texts have the same Unicode scalars.
  @inlinable
  public static func == (a: Self, b: Self) -> Bool {
    // An enum whose cases hold no text has one case for each text.
    _isPOD(Self.self) ? placeOfCase(a) == placeOfCase(b) : hasSameText(a, b)
  }

  // Without this operator, the compiler would prefer the standard library's for raw values, which compares as `String`
  // does.
  /// Whether the texts have the same Unicode scalars.
  @inlinable
  public static func != (a: Self, b: Self) -> Bool { !(a == b) }

  /// Hashes what `==` compares.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    if _isPOD(Self.self) { hasher.combine(placeOfCase(self)) } else { hashText(into: &hasher) }
  }

  // These are functions of their own, because each enum of a program would otherwise have its own copy of the
  // comparison of strings.

  @usableFromInline
  static func hasSameText(_ a: Self, _ b: Self) -> Bool { a.rawValue.hasSameScalars(as: b.rawValue) }

  @usableFromInline
  func hashText(into hasher: inout Hasher) { rawValue.hashScalars(into: &hasher) }
}
