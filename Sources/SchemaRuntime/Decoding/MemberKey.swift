/// The keys that a struct has properties for, by a type: a coder knows of the keys of an object by their type alone.
public protocol KeyListing {
  /// The keys, in the order of the properties.
  static var _keys: KeyTable { get }
}

/// No keys: of a struct without properties.
@frozen
public enum NoListedKeys: KeyListing {
  /// An empty table.
  public static let _keys: KeyTable = KeyTable([])
}

/// A key that any name makes.
public protocol NameKey: CodingKey {
  /// The key of a member with a name, listed or not.
  init(name: String)

  /// Whether a listed key equals the name as `String` compares them.
  static func isTakenForListed(_ name: String) -> Bool
}

/// The key of an object's member; asked for all of an object, a coder has only those that are not listed.
///
/// A coder makes a key of each name and leaves out those that refuse: so a struct learns of its other members without
/// an array of all names, which costs `JSONDecoder` more than to decode most of them.
@frozen
public struct MemberKey<Listed: KeyListing>: NameKey {
  /// The name of the member.
  public let stringValue: String

  /// The key of a member with a name, listed or not.
  @inlinable
  public init(name: String) { stringValue = name }

  /// Nil where the name is listed.
  public init?(stringValue: String) {
    if Listed._keys.index(of: stringValue) >= 0 { return nil }
    self.stringValue = stringValue
  }

  /// Never: the keys of a JSON object are strings.
  @inlinable public var intValue: Int? { nil }
  /// Nil: the keys of a JSON object are strings.
  @inlinable public init?(intValue: Int) { nil }

  /// Whether a listed key equals the name as `String` compares them: by canonical equivalence.
  public static func isTakenForListed(_ name: String) -> Bool { Listed._keys.strings.contains(name) }
}
