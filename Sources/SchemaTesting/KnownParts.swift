import SchemaRuntime

/// The values that stand at places of valid instances, by the kind of the place.
struct KnownParts: Sendable {
  /// How many values are kept for a kind of place.
  static let limit = 64

  private var values: [ScalarKey: [JSONValue]] = [:]

  /// - Parameter instances: the valid instances; of many values for a place the first ones are kept.
  init(of instances: [JSONValue]) {
    var texts: [ScalarKey: Set<ScalarKey>] = [:]
    for instance in instances {
      for place in instance.places {
        guard let part = instance.part(at: place.path) else { continue }
        let kind = ScalarKey(place.kind)
        let isFull = values[kind, default: []].count >= Self.limit
        if !isFull, texts[kind, default: []].insert(ScalarKey(part.description)).inserted {
          values[kind, default: []].append(part)
        }
      }
    }
  }

  /// The values at places of a kind, in the order in which they were found.
  subscript(kind: String) -> [JSONValue] { values[ScalarKey(kind), default: []] }

  /// Those of them that are simpler than a value, the simplest first.
  func simpler(than value: JSONValue, at kind: String) -> [JSONValue] {
    self[kind].filter { $0.isSimpler(than: value) }.enumerated().sorted { a, b in
      if a.element.isSimpler(than: b.element) { return true }
      return !b.element.isSimpler(than: a.element) && a.offset < b.offset
    }.map(\.element)
  }
}
