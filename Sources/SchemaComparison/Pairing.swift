/// The elements of two sides, paired in the surest way first.
struct Pairing<Element> {
  private(set) var pairs: [Sides<Element>] = []
  private(set) var unpaired: Sides<[Element]>

  init(_ all: Sides<[Element]>) { unpaired = all }

  /// Pairs each element of the old side that is left with the first one of the new side that suits it.
  mutating func pair(where suits: (Element, Element) -> Bool) {
    guard !unpaired.new.isEmpty else { return }
    var rest: [Element] = []
    for old in unpaired.old {
      guard let index = unpaired.new.firstIndex(where: { suits(old, $0) }) else {
        rest.append(old)
        continue
      }
      pairs.append(Sides(old: old, new: unpaired.new.remove(at: index)))
    }
    unpaired.old = rest
  }

  /// Pairs what is left, those first that are likest: a pair without a likeness stays unpaired. Of equals, those that
  /// belong together are paired first, then the first ones.
  mutating func pairLikest(
    belonging: (Element, Element) -> Bool, by likeness: (Element, Element) -> Double?
  ) {
    var found: [(old: Int, new: Int, likeness: Double, isApart: Int)] = []
    for (old, first) in unpaired.old.enumerated() {
      for (new, second) in unpaired.new.enumerated() {
        guard let likeness = likeness(first, second) else { continue }
        found.append((old, new, likeness, belonging(first, second) ? 0 : 1))
      }
    }
    found.sort { ($1.likeness, $0.isApart, $0.old, $0.new) < ($0.likeness, $1.isApart, $1.old, $1.new) }
    var taken = Sides<Set<Int>>(old: [], new: [])
    for pair in found where !taken.old.contains(pair.old) && !taken.new.contains(pair.new) {
      taken.old.insert(pair.old)
      taken.new.insert(pair.new)
      pairs.append(Sides(old: unpaired.old[pair.old], new: unpaired.new[pair.new]))
    }
    for version in Version.allCases {
      unpaired[version] = unpaired[version].indices.filter { !taken[version].contains($0) }
        .map { unpaired[version][$0] }
    }
  }
}
