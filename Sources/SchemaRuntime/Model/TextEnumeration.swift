/// An enum whose cases stand for strings, compared by Unicode scalars as JSON Schema does (Core §4.2.2).
public protocol TextEnumeration: SchemaValue, RawRepresentable where RawValue == String {}

extension TextEnumeration {
  @inlinable
  public static func == (a: Self, b: Self) -> Bool { a.rawValue.hasSameScalars(as: b.rawValue) }

  // Without it the standard library's operator for raw values would be preferred, which compares as `String` does.
  @inlinable
  public static func != (a: Self, b: Self) -> Bool { !(a == b) }

  @inlinable
  public func hash(into hasher: inout Hasher) { rawValue.hashScalars(into: &hasher) }
}
