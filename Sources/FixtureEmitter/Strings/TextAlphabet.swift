import SchemaRuntime

/// Divides code points into classes: code points that none of some sets tells apart are one class, with readable ones
/// first.
struct TextAlphabet {
  struct Class {
    var members: [Unicode.Scalar]
    /// The sets that have the class.
    var sets: Set<Int>
    var isWord: Bool
  }

  private(set) var classes: [Class] = []

  static let readable =
    Array(
      "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-_./:@ ,!#%&()*+;=?$~'\"<>[]{}|\\^`"
        .unicodeScalars)
    + Array("éßЖ中🦊\n\t".unicodeScalars)
  /// How many ranges of a set are looked at, and how many members of a class are kept.
  private static let rangeLimit = 64
  private static let memberLimit = 40

  init(_ sets: [ScalarSet]) {
    let own = sets.flatMap { $0.ranges.prefix(Self.rangeLimit).compactMap { Unicode.Scalar($0.lowerBound) } }
    var numbers: [Set<Int>: Int] = [:]
    var seen: Set<Unicode.Scalar> = []
    for scalar in Self.readable + own where seen.insert(scalar).inserted {
      let isWord = ScalarSet.wordCharacters.contains(scalar.value)
      var having = Set(sets.indices.filter { sets[$0].contains(scalar.value) })
      let key = having.union(isWord ? [-1] : [])
      if let number = numbers[key] {
        if classes[number].members.count < Self.memberLimit { classes[number].members.append(scalar) }
      } else {
        having.remove(-1)
        numbers[key] = classes.count
        classes.append(Class(members: [scalar], sets: having, isWord: isWord))
      }
    }
  }
}
