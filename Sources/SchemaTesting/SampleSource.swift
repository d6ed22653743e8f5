public import SchemaRuntime

/// The instances of a type that its samples are made of.
///
/// The build plugin writes one for each type, with the instances that the search for fixtures found. A source of your
/// own serves types of a module that comes without: `SampleSource<Note>(valid: #"{"text":"Hello"}"#)`.
public struct SampleSource<Value: SchemaValue>: Sendable {
  let valid: [JSONValue]
  let invalid: [JSONValue]
  let known: KnownParts
  /// The texts that the instances were read from.
  private let lists: [(name: String, lines: String)]

  /// A source of instances that are listed, a JSON text in each line. `problems` says which lines make no samples.
  /// - Parameters:
  ///   - valid: instances of the type; the more of its choices they show, the more the samples do.
  ///   - invalid: JSON that the type refuses for one fault each.
  public init(valid: String, invalid: String = "") {
    self.valid = Self.instances(valid)
    self.invalid = Self.instances(invalid)
    known = KnownParts(of: self.valid)
    lists = [("valid", valid), ("invalid", invalid)]
  }

  private static func instances(_ lines: String) -> [JSONValue] {
    lines.split(separator: "\n").compactMap { line in
      do {
        return try JSONValue(jsonString: String(line))
      } catch {
        return nil  // one of `problems`
      }
    }
  }

  /// Why lines make no samples, as `valid:2: 1:7: error: must be at least 1 [/properties/id/minimum]`: a line is no JSON, a
  /// valid one is refused by the type, or the type does not find one error in an invalid one.
  ///
  /// A source that the generator wrote may have some: a schema allows numbers that `Int` does not hold, and a fault may
  /// break several keywords.
  public var problems: [String] {
    lists.flatMap { name, lines in
      lines.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
        let problem = name == "valid" ? Self.problem(ofValid: line) : Self.problem(ofInvalid: line)
        return problem.map { "\(name):\(index + 1): \($0)" }
      }
    }
  }

  private static func problem(ofValid line: Substring) -> String? {
    if line.isEmpty { return nil }
    do {
      _ = try Value(jsonString: String(line))
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func problem(ofInvalid line: Substring) -> String? {
    if line.isEmpty { return nil }
    let report = Value.validate(jsonUTF8Bytes: line.utf8)
    if let error = report.syntaxError { return "\(error)" }
    let count = report.errors.count
    return count == 1 ? nil : "expected one error, found \(count)"
  }
}

/// A type with instances that samples are made of. The build plugin makes it of each type with fixtures, in test targets
/// that depend on `SchemaTesting`.
public protocol SampledValue: SchemaValue {
  /// The instances that samples are made of.
  static var sampleSource: SampleSource<Self> { get }
}

extension SampledValue {
  /// Valid values, different from each other.
  ///
  /// Every second sample is an instance of `sampleSource` as it stands, until all of them have come; the others are changed
  /// in up to 4 places, large ones in up to 16: members, items, texts and numbers, also ones that other instances have
  /// there. The type has read and validated each sample.
  ///
  /// ```swift
  /// @Test(arguments: Push.samples(seed: 1, count: 200))
  /// func aPushIsDelivered(_ push: Sample<Push>) throws { … }
  /// ```
  /// - Parameters:
  ///   - seed: equal seeds give equal samples, on every platform; a larger count begins with the samples of a smaller one.
  ///   - count: how many samples are sought. There are fewer where few values are valid, and none of a type without a value.
  public static func samples(seed: UInt64, count: Int = 100) -> [Sample<Self>] {
    sampleSource.series(of: sampleSource.valid, seed: seed, count: count)
  }

  /// JSON texts that the type refuses for one fault each, different from each other.
  ///
  /// Every second one is an instance of `sampleSource` as it stands, until all of them have come; the others are changed in
  /// other places, and break the same keyword at the same place.
  /// - Parameters:
  ///   - seed: equal seeds give equal samples, on every platform; a larger count begins with the samples of a smaller one.
  ///   - count: how many samples are sought. There are none of a type that accepts everything.
  public static func invalidSamples(seed: UInt64, count: Int = 100) -> [InvalidSample<Self>] {
    sampleSource.series(of: sampleSource.invalid, seed: seed, count: count)
  }
}

extension SampleSource {
  /// Examples that differ from each other: instances as they stand and changed ones in turn.
  func series<Example: JudgedExample>(of instances: [JSONValue], seed: UInt64, count: Int) -> [Example] {
    SampleSeries<Example>(instances, known: known).examples(seed: seed, count: count)
  }
}
