import SchemaRuntime

extension SampledValue {
  /// The smallest value that a property does not hold for; nil where it holds for each sample, also where there is none.
  ///
  /// The first sample that the property does not hold for is shrunk: a member or an item is left out, a text is shortened, a
  /// number is lowered towards 0, a part becomes a simpler one that other instances have there. A step counts if the type
  /// accepts the value and the property does not hold for it. A property that gives the same answer each time has the same
  /// result on every platform.
  ///
  /// ```swift
  /// let found = Push.smallest(seed: 1, failing: { push in try deliver(push) == .delivered })
  /// #expect(found == nil)
  /// ```
  /// - Parameters:
  ///   - seed: decides the samples, as `samples(seed:count:)` takes it.
  ///   - count: how many samples are sought.
  ///   - effort: how many values are tried at most while shrinking.
  ///   - property: whether a value is handled well; it does not hold for one that it throws an error for.
  public static func smallest(
    seed: UInt64, count: Int = 100, effort: Int = 10_000, failing property: (Self) throws -> Bool
  ) -> Counterexample<Sample<Self>>? {
    sampleSource.smallest(of: samples(seed: seed, count: count), effort) { try property($0.value) }
  }

  /// The smallest value that a property does not hold for, as the function of the same name finds it.
  public static func smallest(
    seed: UInt64, count: Int = 100, effort: Int = 10_000, isolation: isolated (any Actor)? = #isolation,
    failing property: (Self) async throws -> Bool
  ) async -> Counterexample<Sample<Self>>? {
    await sampleSource.smallest(of: samples(seed: seed, count: count), effort) {
      try await property($0.value)
    }
  }

  /// Ends where a property holds for each sample, and throws the smallest value that it does not hold for.
  ///
  /// ```swift
  /// @Test func pushesAreDelivered() throws {
  ///   try Push.check(seed: 1, count: 200) { push in try deliver(push) == .delivered }
  /// }
  /// ```
  /// - Parameters:
  ///   - seed: decides the samples, as `samples(seed:count:)` takes it.
  ///   - count: how many samples are sought.
  ///   - effort: how many values are tried at most while shrinking.
  ///   - property: whether a value is handled well; it does not hold for one that it throws an error for.
  /// - Throws: `Counterexample<Sample<Self>>`, as `smallest` finds it; `NoSamples` where there is no value to check.
  public static func check(
    seed: UInt64, count: Int = 100, effort: Int = 10_000, _ property: (Self) throws -> Bool
  ) throws {
    try requireSamples(seed: seed)
    if let found = smallest(seed: seed, count: count, effort: effort, failing: property) { throw found }
  }

  /// Ends where a property holds for each sample, and throws the smallest value that it does not hold for.
  /// - Throws: `Counterexample<Sample<Self>>`, as `smallest` finds it; `NoSamples` where there is no value to check.
  public static func check(
    seed: UInt64, count: Int = 100, effort: Int = 10_000, isolation: isolated (any Actor)? = #isolation,
    _ property: (Self) async throws -> Bool
  ) async throws {
    try requireSamples(seed: seed)
    let found = await smallest(seed: seed, count: count, effort: effort, failing: property)
    if let found { throw found }
  }

  private static func requireSamples(seed: UInt64) throws(NoSamples) {
    if samples(seed: seed, count: 1).isEmpty { throw NoSamples(name: "\(Self.self)", sampleSource.problems) }
  }

  /// The smallest JSON with one fault that a property does not hold for; nil where it holds for each sample.
  ///
  /// Each step of shrinking leaves the same keyword broken at the same place, and nothing else.
  /// - Parameters:
  ///   - seed: decides the samples, as `invalidSamples(seed:count:)` takes it.
  ///   - count: how many samples are sought.
  ///   - effort: how many texts are tried at most while shrinking.
  ///   - property: whether a text is handled well, such as refused; it does not hold for one that it throws an error for.
  public static func smallestInvalid(
    seed: UInt64, count: Int = 100, effort: Int = 10_000,
    failing property: (InvalidSample<Self>) throws -> Bool
  ) -> Counterexample<InvalidSample<Self>>? {
    sampleSource.smallest(of: invalidSamples(seed: seed, count: count), effort, property)
  }

  /// The smallest JSON with one fault that a property does not hold for, as the function of the same name finds it.
  public static func smallestInvalid(
    seed: UInt64, count: Int = 100, effort: Int = 10_000, isolation: isolated (any Actor)? = #isolation,
    failing property: (InvalidSample<Self>) async throws -> Bool
  ) async -> Counterexample<InvalidSample<Self>>? {
    await sampleSource.smallest(of: invalidSamples(seed: seed, count: count), effort, property)
  }
}

extension SampleSource {
  fileprivate func smallest<Example: JudgedExample>(
    of examples: [Example], _ effort: Int, _ property: (Example) throws -> Bool
  ) -> Counterexample<Example>? {
    CounterexampleSearch.smallest(
      of: examples, known: known, effort: effort, name: "\(Value.self)", property)
  }

  fileprivate func smallest<Example: JudgedExample>(
    of examples: [Example], _ effort: Int, isolation: isolated (any Actor)? = #isolation,
    _ property: (Example) async throws -> Bool
  ) async -> Counterexample<Example>? {
    await CounterexampleSearch.smallest(
      of: examples, known: known, effort: effort, name: "\(Value.self)", property)
  }
}
