/// An enum with cases that are deprecated.
///
/// Code that mentions such a case is deprecated itself, or the compiler would warn of something that only a schema's
/// author can change. Other code calls it through this protocol, where the compiler does not warn.
public protocol DeprecatedCases {
  /// The case at a position of the declaration.
  static func _case(at position: Int) -> Self

  /// The position of the case in the declaration.
  var _position: Int { get }
}

extension DeprecatedCases {
  /// The case at a position of the declaration.
  @inlinable
  public static func _listed(_ position: Int) -> Self { _case(at: position) }

  /// The position of the case in the declaration.
  @inlinable
  public var _listedPosition: Int { _position }
}
