import SchemaRuntime

/// How a property failed.
enum PropertyFailure {
  case isFalse
  case threw(String)

  var thrown: String? {
    switch self {
    case .isFalse: nil
    case .threw(let error): error
    }
  }
}

/// A search for the smallest example: it gives examples, and is told how each failed.
struct CounterexampleSearch<Example: JudgedExample> {
  private let sample: Example
  private let name: String
  private let effort: Int
  private var shrinker: Shrinker
  private var smallest: Example
  private var failure: PropertyFailure
  private var candidate: JSONValue?

  init(_ sample: Example, failing failure: PropertyFailure, known: KnownParts, effort: Int, name: String) {
    shrinker = Shrinker(sample.instance, known: known, effort: effort)
    (self.sample, smallest) = (sample, sample)
    (self.failure, self.effort, self.name) = (failure, effort, name)
  }

  /// The next example to try the property with.
  mutating func next() -> Example? {
    while let value = shrinker.next() {
      guard let example = Example(judging: value), example.shows(sample) else { continue }
      candidate = value
      return example
    }
    return nil
  }

  /// Goes on from the example that `next` gave.
  mutating func accept(_ example: Example, failing failure: PropertyFailure) {
    guard let candidate else { return }
    shrinker.accept(candidate)
    (smallest, self.failure) = (example, failure)
  }

  var result: Counterexample<Example> {
    Counterexample(
      smallest: smallest, sample: sample, thrown: failure.thrown, tries: effort - shrinker.effort,
      isLocalMinimum: shrinker.isSmallest, name: name)
  }
}

extension CounterexampleSearch {
  /// The smallest example that a property does not hold for, from the first of some examples that it does not hold for.
  static func smallest(
    of examples: [Example], known: KnownParts, effort: Int, name: String,
    _ property: (Example) throws -> Bool
  ) -> Counterexample<Example>? {
    func failure(of example: Example) -> PropertyFailure? {
      do { return try property(example) ? nil : .isFalse } catch { return .threw("\(error)") }
    }
    for sample in examples {
      guard let found = failure(of: sample) else { continue }
      var search = Self(sample, failing: found, known: known, effort: effort, name: name)
      while let example = search.next() {
        if let found = failure(of: example) { search.accept(example, failing: found) }
      }
      return search.result
    }
    return nil
  }

  /// The smallest example that a property does not hold for, from the first of some examples that it does not hold for.
  static func smallest(
    of examples: [Example], known: KnownParts, effort: Int, name: String,
    isolation: isolated (any Actor)? = #isolation, _ property: (Example) async throws -> Bool
  ) async -> Counterexample<Example>? {
    func failure(
      of example: Example, isolation: isolated (any Actor)? = #isolation
    ) async -> PropertyFailure? {
      do { return try await property(example) ? nil : .isFalse } catch { return .threw("\(error)") }
    }
    for sample in examples {
      guard let found = await failure(of: sample) else { continue }
      var search = Self(sample, failing: found, known: known, effort: effort, name: name)
      while let example = search.next() {
        if let found = await failure(of: example) { search.accept(example, failing: found) }
      }
      return search.result
    }
    return nil
  }
}
