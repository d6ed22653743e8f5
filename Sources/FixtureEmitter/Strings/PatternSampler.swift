import SchemaRuntime

/// Writes texts that a pattern is likely to match: it makes a choice wherever the pattern leaves one, and does not look
/// at what assertions demand. The caller has to check the texts.
struct PatternSampler {
  /// How many pieces may be written.
  private static let limit = 200_000

  private let tree: PatternTree
  /// Which branch of an alternation, and which characters of a set are taken.
  private let seed: Int
  /// How often a part is repeated beyond its minimum.
  private let extra: Int
  private var text = String.UnicodeScalarView()
  private var written = 0

  /// Texts to try, each once; with a length, texts of that many characters come first.
  static func samples(of pattern: String, length: Int = 0) -> [String] {
    // A text that is no pattern has no samples.
    guard let tree = try? PatternParser.parse(pattern) else { return [] }
    var found: [String] = []
    for seed in 0..<4 {
      for extra in [1, 0, 2] { found.append(sample(tree, seed, extra)) }
    }
    if length > 0 {
      let shortest = sample(tree, 0, 0).unicodeScalars.count
      let next = sample(tree, 0, 1).unicodeScalars.count
      if next > shortest, length > shortest {
        let repeats = (length - shortest + next - shortest - 1) / (next - shortest)
        found.insert(sample(tree, 0, repeats), at: 0)
      }
    }
    var seen: Set<ScalarKey> = []
    return found.filter { seen.insert(ScalarKey($0)).inserted }
  }

  /// The least and the greatest repetitions of the pattern's parts: texts of about these lengths are at its limits.
  static func counts(of pattern: String) -> [Int] {
    // A text that is no pattern repeats nothing.
    guard let tree = try? PatternParser.parse(pattern) else { return [] }
    var found: [Int] = []
    var waiting = [tree.root]
    while let node = waiting.popLast() {
      switch node {
      case .empty, .assertion, .lookaround, .set: break
      case .sequence(let parts), .alternation(let parts): waiting += parts
      case .repetition(let content, let minimum, let maximum, _):
        found += [minimum, maximum].compactMap { $0 }.filter { $0 > 1 && !found.contains($0) }
        waiting.append(content)
      }
    }
    return found
  }

  private static func sample(_ tree: PatternTree, _ seed: Int, _ extra: Int) -> String {
    var sampler = PatternSampler(tree: tree, seed: seed, extra: extra)
    sampler.write(tree.root)
    return String(sampler.text)
  }

  private init(tree: PatternTree, seed: Int, extra: Int) {
    self.tree = tree
    self.seed = seed
    self.extra = extra
  }

  private mutating func write(_ node: PatternNode) {
    written += 1
    guard written < PatternSampler.limit else { return }
    switch node {
    case .empty, .assertion, .lookaround: break
    case .set(let index): if let scalar = scalar(of: tree.sets[index]) { text.append(scalar) }
    case .sequence(let parts): for part in parts { write(part) }
    case .alternation(let branches): if !branches.isEmpty { write(branches[seed % branches.count]) }
    case .repetition(let content, let minimum, let maximum, _):
      let room = (maximum ?? Int.max) - minimum
      for _ in 0..<min(minimum + min(extra, room), PatternSampler.limit) {
        guard written < PatternSampler.limit else { return }
        write(content)
      }
    }
  }

  /// A character of a set, readable where there is one.
  private func scalar(of set: ScalarSet) -> Unicode.Scalar? {
    let readable: [Unicode.Scalar] = ["a", "b", "c", "1", "2", "A", "-", "_", ".", "/", "!", " "]
    let fitting = readable.filter { set.contains($0.value) }
    if !fitting.isEmpty { return fitting[min(seed, fitting.count - 1)] }
    return set.ranges.firstResult { Unicode.Scalar($0.lowerBound) }
  }
}
