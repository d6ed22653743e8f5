import SchemaModel
import SchemaRuntime

extension ObligationWalker {
  /// A place that no valid instance was found for while its surroundings were walked.
  struct Deferred {
    var schema: SchemaID
    var step: Step
    /// Every schema that looks at the place.
    var ids: [SchemaID]
    /// The place above.
    var spot: Spot
  }

  /// A schema, and instances that come to it and that are refused, by it or by something beside it.
  struct DeadEnd {
    var schema: SchemaID
    var spots: [Spot]
  }

  /// How many instances are tried that come to a schema and are refused.
  private static let mostHosts = 4

  /// Walks the places that were not reached, where an instance that was found meanwhile has them. The places that are
  /// left get a note.
  func walkDeferred() {
    var isGoingOn = true
    while isGoingOn, !deferred.isEmpty {
      isGoingOn = false
      let waiting = deferred
      deferred = []
      for place in waiting {
        if let there = known(place) {
          isGoingOn = true
          walkPart(place.schema, place.ids, there)
        } else {
          deferred.append(place)
        }
      }
    }
    for place in deferred { giveUp(place) }
    deferred = []
  }

  /// The place in one of the instances that are kept or proposed.
  private func known(_ place: Deferred) -> Spot? {
    let (spot, steps) = (place.spot, place.spot.steps + [place.step])
    let host = knownInstances.first { host in
      guard host.value(at: steps) != nil, let above = host.value(at: spot.steps) else { return false }
      return bench.accepts(above, spot.ids) && isLed(host, to: spot)
    }
    return host.map {
      Spot(host: $0, steps: steps, ids: place.ids, union: spot.union, guards: spot.guards)
    }
  }

  /// Whether the value around a place is never of the type that has such parts.
  func isNever(_ place: Deferred) -> Bool {
    bench.facts(place.spot.ids).types.isDisjoint(with: place.step.container)
  }

  /// Notes that a place was not reached.
  func giveUp(_ place: Deferred) {
    let (spot, schema) = (place.spot, bench.graph[place.schema])
    guard schema.boolean == nil else { return }
    let isNever = isNever(place)
    lack(
      name(spot, place.step.label), isNever ? .neverAsked : .unreachable, in: place.schema, nil,
      isNever ? [] : place.ids)
    let value = synthesizer.value([place.schema], .minimal) ?? "value"
    let steps = spot.steps + [place.step]
    let hosts = ([spot.host] + knownInstances.prefix(Self.mostHosts)).compactMap {
      $0.setting(value, at: steps)
    }
    note(
      deadEnd: place.schema, hosts,
      Spot(host: spot.host, steps: steps, ids: place.ids, union: spot.union, guards: spot.guards))
  }

  /// Notes a schema that only instances come to which are refused.
  func note(deadEnd id: SchemaID, _ hosts: [JSONValue], _ spot: Spot) {
    guard bench.graph[id].boolean == nil else { return }
    let reaching = hosts.filter { $0.value(at: spot.steps) != nil && isLed($0, to: spot) }
    let spots = reaching.prefix(Self.mostHosts).map { host in
      var there = spot
      there.host = host
      return there
    }
    if !spots.isEmpty { deadEnds.append(DeadEnd(schema: id, spots: spots)) }
  }

  /// Keeps, of schemas that no valid instance comes to, instances that break their demands.
  func recordDeadEnds() {
    var seen: Set<SchemaID> = []
    var next = 0
    while next < deadEnds.count, !bench.isExhausted {
      let end = deadEnds[next]
      next += 1
      let schema = bench.graph[end.schema]
      guard schema.boolean == nil, !isSubject(end.schema), seen.insert(end.schema).inserted else { continue }
      for spot in end.spots { recordDeadBreaks(schema, spot) }
      for (part, step) in deadParts(of: schema) {
        let hosts = end.spots.compactMap { spot -> JSONValue? in
          guard let step, spot.current?.value(at: [step]) == nil else { return spot.host }
          return spot.host.setting(synthesizer.value([part], .minimal) ?? "value", at: spot.steps + [step])
        }
        var spot = end.spots[0]
        if let step { spot.steps.append(step) }
        spot.ids = [part]
        note(deadEnd: part, hosts, spot)
      }
      noteWays(of: schema, end.spots[0])
    }
    deadEnds = []
  }

  /// The subschemas that every value, or every value with a certain part, has to satisfy.
  private func deadParts(of schema: Schema) -> [(SchemaID, Step?)] {
    (schema.references + schema.allOf).map { ($0, nil) }
      + schema.properties.map { ($0.schema, .member($0.name)) }
      + schema.prefixItems.enumerated().map { ($1, .item($0)) }
  }

  private func noteWays(of schema: Schema, _ spot: Spot) {
    guard let condition = schema.ifSchema, let current = spot.current else { return }
    if let then = schema.thenSchema {
      let meeting = [current] + breaker.meeting(condition, current, [schema.id])
      noteDeadWay(then, meeting, Spot.Guard(steps: spot.steps, accepting: [condition]), spot)
    }
    if let otherwise = schema.elseSchema {
      let failing = [current] + breaker.failing(condition, current, [schema.id], depth: 0)
      noteDeadWay(otherwise, failing, Spot.Guard(steps: spot.steps, refusing: [condition]), spot)
    }
  }

  /// Notes a way of a condition that only refused instances go.
  func noteDeadWay(_ id: SchemaID, _ values: [JSONValue], _ way: Spot.Guard, _ spot: Spot) {
    var there = spot
    there.ids = [id]
    there.guards.append(way)
    note(deadEnd: id, values.compactMap { spot.replacing($0) }, there)
  }

  private func recordDeadBreaks(_ schema: Schema, _ spot: Spot) {
    guard let current = spot.current, spot.steps.count < ObligationWalker.depthLimit else { return }
    for demand in breaker.breaks(of: schema, current, [schema.id]) where demand.keyword != .propertyNames {
      let location = bench.location(schema.id, demand.keyword)
      let entry = Ledger.Entry(location, demand.detail, isValid: false)
      guard !ledger.isShown(entry), !ledger.coverage.violates(location) else { continue }
      let breaking = ([current] + demand.candidates).filter { !bench.accepts($0, schema.id) }
      let reaching = breaking.filter { value in
        spot.replacing(value).map { isLed($0, to: spot) } ?? false
      }
      let name = name(spot, demand.keyword.rawValue, demand.detail)
      if keepInvalid(name, reaching, spot, schema.id, keyword: location, spot.union, nil) {
        ledger.note(entry)
      }
    }
  }
}
