/// Keys of an object, as a type: a coder knows them only so.
protocol KeyListing {
  /// The keys, in the order of the properties.
  static var _keys: KeyTable { get }
}

/// The keys that a struct has properties for.
enum KeysOf<Model: ListedStruct>: KeyListing {
  static var _keys: KeyTable { Model._keys }
}

/// The key of an object's member; among all keys of an object, a coder gives only those that are not listed.
///
/// A coder makes a key from each name, and leaves out the names for which that fails. So a struct learns of its other
/// members without an array of all names, which costs `JSONDecoder` more than to decode most of them.
struct MemberKey<Listed: KeyListing>: CodingKey {
  /// The name of the member.
  let stringValue: String

  /// The key of a member with a name, listed or not.
  init(name: String) { stringValue = name }

  /// Nil where the name is listed.
  init?(stringValue: String) {
    if Listed._keys.index(of: stringValue) >= 0 { return nil }
    self.stringValue = stringValue
  }

  /// Always nil: the keys of a JSON object are strings.
  var intValue: Int? { nil }
  /// Always fails: the keys of a JSON object are strings.
  init?(intValue: Int) { nil }

  /// Whether a listed key equals the name as `String` compares them: by canonical equivalence.
  static func isTakenForListed(_ name: String) -> Bool { Listed._keys.strings.contains(name) }
}
