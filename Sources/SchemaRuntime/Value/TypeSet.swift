/// The JSON types that `type` names (Validation §6.1.1). `integer` is a number without a fractional part.
@frozen
public struct TypeSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  @inlinable public static var null: TypeSet { TypeSet(rawValue: 1) }
  @inlinable public static var boolean: TypeSet { TypeSet(rawValue: 2) }
  @inlinable public static var object: TypeSet { TypeSet(rawValue: 4) }
  @inlinable public static var array: TypeSet { TypeSet(rawValue: 8) }
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
