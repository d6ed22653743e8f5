import SchemaRuntime

/// Decides whether any text meets the demands, by following the deterministic automata of all patterns at once. A
/// text that it finds is the shortest one; where it finds none, there is none.
struct TextProduct {
  /// How many combinations of states are looked at, and how many steps are taken from them.
  private static let limits = (places: 20_000, steps: 2_000_000)
  /// The steps of all decisions of a batch.
  static let effortLimit = 20 * limits.steps

  /// The states of the automata after a text.
  private struct Place: Hashable {
    var states: [Int]
    /// The length of the text, as far as it matters.
    var length: Int
  }

  /// A code point that stands for all those that no pattern tells from it, with its class in each pattern.
  private struct Letter {
    var scalar: Unicode.Scalar
    var classes: [Int]
  }

  private let demands: TextDemands
  /// The automata that have to match, then those that must not.
  private let languages: [PatternLanguage]
  private let letters: [Letter]
  private var known: Set<Place> = []
  /// Each place with the one before it, what was read, and how much in all.
  private var trail: [(place: Place, from: Int, read: Int, length: Int)] = []

  /// - Parameter languages: the automata of the patterns, then those of the excluded ones.
  init(_ demands: TextDemands, _ languages: [PatternLanguage]) {
    self.demands = demands
    self.languages = languages
    letters = Self.letters(languages)
  }

  private static func letters(_ languages: [PatternLanguage]) -> [Letter] {
    let edges = Set(languages.flatMap(\.edges)).sorted()
    // Surrogates are no scalars: a class that begins with them goes on behind them.
    let firsts = edges.indices.compactMap { index -> Unicode.Scalar? in
      let next = index + 1 < edges.count ? edges[index + 1] : 0x11_0000
      return Unicode.Scalar(edges[index]) ?? (next > 0xE000 ? Unicode.Scalar(0xE000) : nil)
    }
    var seen: Set<[Int]> = []
    return (TextAlphabet.readable + firsts).compactMap { scalar in
      let classes = languages.map { $0.characterClass(of: scalar.value) }
      return seen.insert(classes).inserted ? Letter(scalar: scalar, classes: classes) : nil
    }
  }

  /// Finds the shortest text that fits, or that there is none; gives up where the limits are reached.
  mutating func outcome(effort: inout Int) -> TextSearch.Outcome {
    visit(Place(states: languages.map(\.start), length: 0), from: -1, read: -1, length: 0)
    var next = 0
    var left = min(effort, Self.limits.steps)
    let before = left
    defer { effort -= before - left }
    while next < trail.count {
      let (place, _, _, length) = trail[next]
      if length >= demands.minLength, isFitting(place) { return .found([text(to: next)]) }
      left -= letters.count
      guard trail.count <= Self.limits.places, left > 0 else { return .givenUp }
      if length < demands.maxLength {
        for index in letters.indices {
          let states = languages.indices.map {
            languages[$0].next(place.states[$0], reading: letters[index].classes[$0])
          }
          visit(
            Place(states: states, length: min(length + 1, demands.minLength)), from: next, read: index,
            length: length + 1)
        }
      }
      next += 1
    }
    return .impossible
  }

  /// Notes a place that was not met yet, unless nothing that fits lies behind it.
  private mutating func visit(_ place: Place, from: Int, read: Int, length: Int) {
    let wanted = demands.patterns.count
    guard !place.states[..<wanted].contains(PatternLanguage.dead),
      !place.states[wanted...].contains(PatternLanguage.accepting), known.insert(place).inserted
    else { return }
    trail.append((place, from, read, length))
  }

  private func isFitting(_ place: Place) -> Bool {
    languages.indices.allSatisfy { index in
      languages[index].accepts(endingIn: place.states[index]) == (index < demands.patterns.count)
    }
  }

  private func text(to index: Int) -> String {
    var scalars: [Unicode.Scalar] = []
    var index = index
    while trail[index].from >= 0 {
      scalars.append(letters[trail[index].read].scalar)
      index = trail[index].from
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.reversed())
    return String(text)
  }
}
