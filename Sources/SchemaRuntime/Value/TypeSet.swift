/// The JSON types that `type` names (Validation §6.1.1). `integer` is a number without a fractional part.
@frozen
public struct TypeSet: OptionSet, Hashable, Sendable {
  /// A bit for each type.
  public let rawValue: UInt8
  /// The types of the bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The type `null`.
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

extension TypeSet {
  /// Whether a value of the kind may have one of the types; a number may be an integer.
  @inline(__always)
  package func allows(_ kind: JSONKind) -> Bool { !isDisjoint(with: TypeSet(of: kind)) }

  /// The types that values of a kind may have.
  @inline(__always)
  private init(of kind: JSONKind) {
    self =
      switch kind {
      case .null: .null
      case .boolean: .boolean
      case .number: [.number, .integer]
      case .string: .string
      case .array: .array
      case .object: .object
      }
  }

  /// The types that both sets allow: an integer is a number.
  package func narrowed(to other: TypeSet) -> TypeSet {
    var result = intersection(other).subtracting(.integer)
    if !result.contains(.number), allowsIntegers, other.allowsIntegers { result.insert(.integer) }
    return result
  }

  package var allowsIntegers: Bool { contains(.number) || contains(.integer) }

  /// The kinds of value; integers are numbers.
  package var kinds: Set<JSONKind> {
    Set(JSONKind.allCases.filter(allows))
  }

  /// The types of values of some kinds; the kind `number` gives the type `number`, which includes integers.
  package init(_ kinds: some Sequence<JSONKind>) {
    self = kinds.reduce(into: []) { types, kind in
      switch kind {
      case .null: types.insert(.null)
      case .boolean: types.insert(.boolean)
      case .number: types.insert(.number)
      case .string: types.insert(.string)
      case .array: types.insert(.array)
      case .object: types.insert(.object)
      }
    }
  }
}
