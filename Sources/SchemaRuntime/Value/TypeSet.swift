/// The JSON types that `type` names (Validation §6.1.1). `integer` is a number without a fractional part.
@frozen
public struct TypeSet: OptionSet, Hashable, Sendable {
  /// A bit for each type.
  public let rawValue: UInt8
  /// The types of the bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The type `null`.
  /// The type `string`.
  /// The type `boolean`.
  /// The type `array`.
  /// The type `object`.
  @inlinable public static var null: TypeSet { TypeSet(rawValue: 1) }
  /// The type `boolean`.
  @inlinable public static var boolean: TypeSet { TypeSet(rawValue: 2) }
  /// The type `object`.
  @inlinable public static var object: TypeSet { TypeSet(rawValue: 4) }
  /// The type `array`.
  @inlinable public static var array: TypeSet { TypeSet(rawValue: 8) }
  /// The type `string`.
  @inlinable public static var string: TypeSet { TypeSet(rawValue: 16) }
  /// Any number, integers included.
  @inlinable public static var number: TypeSet { TypeSet(rawValue: 32) }
  /// Numbers without a fractional part only.
  @inlinable public static var integer: TypeSet { TypeSet(rawValue: 64) }

  /// The types in the order of the specification, each with its name.
  public static var named: [(type: TypeSet, name: String)] {
    [
      (.null, "null"), (.boolean, "boolean"), (.object, "object"), (.array, "array"), (.number, "number"),
      (.string, "string"), (.integer, "integer"),
    ]
  }
}
