import SchemaRuntime

/// The examples that follow from instances and a seed.
struct SampleSeries<Example: JudgedExample> {
  /// The most changes of a small instance, and of any one; of others an eighth of their size.
  private static var fewChanges: Int { 4 }
  private static var mostChanges: Int { 16 }
  /// How often a change is drawn, until the type accepts one.
  private static var draws: Int { 6 }
  /// How many attempts in a row may lead to nothing new.
  private static var mostMisses: Int { 100 }
  /// The most bytes of a changed instance.
  private static var mostBytes: Int { 32_768 }

  private let instances: [(value: JSONValue, example: Example)]
  private let variation: Variation

  init(_ instances: [JSONValue], known: KnownParts) {
    self.instances = instances.compactMap { value in Example(judging: value).map { (value, $0) } }
    variation = Variation(known: known)
  }

  /// At most `count` examples, different from each other.
  func examples(seed: UInt64, count: Int) -> [Example] {
    var random = SplitMix(seed: seed)
    var left = random.order(of: instances.count)[...]
    var examples: [Example] = []
    var texts: Set<ScalarKey> = []
    var isVaried = true
    var misses = 0
    while examples.count < count, misses < Self.mostMisses, !instances.isEmpty {
      isVaried.toggle()
      let next = isVaried ? nil : left.popFirst()
      let found = next.map { instances[$0].example } ?? varied(by: &random)
      if let found, texts.insert(ScalarKey(found.json)).inserted {
        examples.append(found)
        misses = 0
      } else {
        misses += 1
      }
    }
    return examples
  }

  /// An instance with changes that it stays an example with; nil where no change did.
  private func varied(by random: inout SplitMix) -> Example? {
    guard var (value, example) = random.pick(instances) else { return nil }
    let original = example
    var isChanged = false
    let most = min(max(value.size / 8, Self.fewChanges), Self.mostChanges)
    for _ in 0...random.below(most) {
      for _ in 0..<Self.draws {
        guard let new = variation.change(value, by: &random) else { continue }
        guard let judged = Example(judging: new), judged.json.utf8.count <= Self.mostBytes else { continue }
        guard judged.shows(original) else { continue }
        (value, example, isChanged) = (new, judged, true)
        break
      }
    }
    return isChanged ? example : nil
  }
}
