import FixtureEmitter
import SchemaRuntime

/// Values of a place, tried in an instance one after the other. The differences below a place all try the values of the
/// place itself, so their outcomes are kept.
final class TriedValues {
  /// An instance that one side accepts, and the errors for which the other side refuses it.
  struct Outcome {
    let instance: JSONValue
    let errors: [Violation]
  }

  let values: [JSONValue]
  /// Which is tried next.
  var next = 0
  /// How many were put into an instance with other members changed.
  var mendings = 0
  /// The outcomes of the values tried so far.
  var outcomes: [Outcome] = []

  init(_ values: [JSONValue]) { self.values = values }
}

/// The values of the last few places that were looked at.
struct RecentValues {
  /// The source of values.
  enum Source {
    /// From the demands of the schemas of the place.
    case demands
    /// From all that schemas mention.
    case mentions
  }

  /// The number of places around one difference that are tried, for both sides and both sources.
  private static let limit = 12
  private var entries: [(place: Place, version: Version, source: Source, tried: TriedValues)] = []

  /// The values that are tried at a place; made where there are none.
  mutating func values(
    at place: Place, _ version: Version, _ source: Source, make: () -> [JSONValue]
  ) -> TriedValues {
    if let index = entries.firstIndex(where: {
      $0.place === place && $0.version == version && $0.source == source
    }) {
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry.tried
    }
    let tried = TriedValues(make())
    entries.append((place, version, source, tried))
    if entries.count > Self.limit { entries.removeFirst() }
    return tried
  }
}
