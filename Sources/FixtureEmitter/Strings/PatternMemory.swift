import SchemaRuntime

/// The patterns of schemas, each compiled once.
final class PatternMemory {
  private var known: [ScalarKey: Pattern?] = [:]

  /// The compiled pattern; nil for a text that is none, which the loader has reported.
  func compiled(_ source: String) -> Pattern? {
    if let pattern = known[ScalarKey(source)] { return pattern }
    let pattern = try? Pattern(source)
    known[ScalarKey(source)] = .some(pattern)
    return pattern
  }

  private struct Question: Hashable {
    var pattern: ScalarKey
    var length: Int
  }
  private var samples: [Question: [String]] = [:]
  /// The bytes of the samples that are kept.
  private var keptBytes = 0
  /// How many bytes of samples are kept. Beyond that all are forgotten, and made again when they are asked for.
  private static let mostKept = 1_000_000

  /// Texts that a pattern matches, those first that have a length, if that is not 0.
  func samples(of pattern: String, length: Int) -> [String] {
    let question = Question(pattern: ScalarKey(pattern), length: length)
    if let known = samples[question] { return known }
    let found = PatternSampler.samples(of: pattern, length: length).filter { matches(pattern, $0) }
    keptBytes += found.reduce(pattern.utf8.count) { $0 + $1.utf8.count }
    if keptBytes > Self.mostKept { (samples, keptBytes) = ([:], 0) }
    samples[question] = found
    return found
  }

  /// Whether a pattern matches a text; a pattern that cannot be read matches nothing.
  func matches(_ pattern: String, _ text: String) -> Bool { compiled(pattern)?.matches(text) == .match }
}
