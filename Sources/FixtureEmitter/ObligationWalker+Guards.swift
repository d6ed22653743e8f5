import SchemaModel
import SchemaRuntime

extension ObligationWalker {
  /// How many values are changed to be led to a place.
  private static let mostLed = 6

  /// The values that the conditions around a place lead to it. Where they lead none of them, others that resemble them.
  /// - Parameter keeps: what has to hold of each.
  func led(_ values: [JSONValue], to spot: Spot, where keeps: (JSONValue) -> Bool) -> [JSONValue] {
    let kept = values.filter(keeps)
    let own = spot.guards.filter { $0.steps == spot.steps }
    let (accepting, refusing) = (own.flatMap(\.accepting), own.flatMap(\.refusing))
    guard !refusing.isEmpty else { return kept }
    let found = kept.filter { bench.accepts($0, accepting) && !isAccepted($0, by: refusing) }
    guard found.isEmpty else { return found }
    return kept.prefix(Self.mostLed).compactMap { value in
      var current = value
      for (index, schema) in refusing.enumerated() where bench.accepts(current, schema) {
        let next = breaker.failing(schema, current, spot.ids, depth: 0).first { candidate in
          keeps(candidate) && bench.accepts(candidate, accepting)
            && !isAccepted(candidate, by: refusing.prefix(index))
        }
        guard let next else { return nil }
        current = next
      }
      return isAccepted(current, by: refusing) ? nil : current
    }
  }

  private func isAccepted(_ value: JSONValue, by schemas: some Sequence<SchemaID>) -> Bool {
    schemas.contains { bench.accepts(value, $0) }
  }

  /// Valid instances with these values at the place, those first that all conditions around it lead there.
  func hosts(of values: [JSONValue], at spot: Spot, where keeps: (JSONValue) -> Bool) -> [JSONValue] {
    let all = values.compactMap { settled($0, spot) }
    let led = all.filter { isLed($0, to: spot, where: keeps) }
    return led.isEmpty ? all : led
  }

  /// Whether the conditions around a place lead the value there to it, and it has what is asked.
  func isLed(_ host: JSONValue, to spot: Spot, where keeps: (JSONValue) -> Bool) -> Bool {
    host.value(at: spot.steps).map(keeps) ?? false && isLed(host, to: spot)
  }

  /// Whether the conditions around a place lead the value there to it.
  func isLed(_ host: JSONValue, to spot: Spot) -> Bool {
    spot.guards.allSatisfy { $0.holds(in: host, at: spot.steps, bench) }
  }
}
