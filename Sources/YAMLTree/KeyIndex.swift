import Diagnostics

/// The keys of a large mapping and where each was first found. Keys are equal when their Unicode scalars are.
struct KeyIndex {
  /// A string that is equal to another by Unicode scalars, where `String` compares by canonical equivalence.
  private struct Key: Hashable {
    var text: String

    static func == (lhs: Key, rhs: Key) -> Bool { lhs.text.utf8.elementsEqual(rhs.text.utf8) }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  private var locations: [Key: SourceLocation] = [:]

  /// How many keys are told apart sooner without an index.
  static let least = 16

  /// An index of the keys of a mapping's members, which differ.
  init(of members: [YAMLNode.Member]) {
    locations = Dictionary(
      uniqueKeysWithValues: members.lazy.map { (Key(text: $0.key), $0.keyLocation) })
  }

  /// Takes a key in; where it was there already, returns its first place.
  mutating func insert(_ text: String, at location: SourceLocation) -> SourceLocation? {
    let key = Key(text: text)
    if let first = locations[key] { return first }
    locations[key] = location
    return nil
  }
}
