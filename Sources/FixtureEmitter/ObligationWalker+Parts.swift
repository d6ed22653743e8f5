import SchemaModel
import SchemaRuntime

extension ObligationWalker {
  /// Walks the subschemas that look at the same value.
  func walkInPlace(_ schema: Schema, _ spot: Spot) {
    for target in [schema.reference, schema.dynamicReference?.initial].compactMap({ $0 }) {
      walk(target, spot)
    }
    if let target = schema.dynamicReference?.initial { recordBinding(of: schema, to: target, spot) }
    for part in schema.allOf { walk(part, spot) }
    walkBranches(schema, .anyOf, schema.anyOf, spot)
    walkBranches(schema, .oneOf, schema.oneOf, spot)
    if let condition = schema.ifSchema { walkCondition(schema, condition, spot) }
    for dependent in schema.dependentSchemas { walkDependent(dependent, spot) }
  }

  /// Keeps an instance that a dynamic reference refuses because of the object that it leads to here, and that elsewhere it
  /// may accept. The walk stops at that object, which has fixtures of its own.
  private func recordBinding(of schema: Schema, to target: SchemaID, _ spot: Spot) {
    guard isSubject(target), !spot.steps.isEmpty, bench.graph[target].resource != schema.resource,
      let current = spot.current
    else { return }
    let entry = Ledger.Entry(
      bench.location(schema.id, .dynamicRef), "\(subject.schema.index) \(target.index)", isValid: false)
    guard !ledger.isShown(entry) else { return }
    let ids = spot.ids + [target]
    for demand in breaker.breaks(of: bench.graph[target], current, ids) {
      let name = name(spot, demand.keyword.rawValue, demand.detail)
      let location = bench.location(target, demand.keyword)
      if keepInvalid(name, demand.candidates, spot, target, keyword: location, spot.union, nil) {
        return ledger.note(entry)
      }
    }
  }

  /// Walks a subschema that looks at objects with a certain member.
  private func walkDependent(_ dependent: NamedSchema, _ spot: Spot) {
    let ids = spot.ids + [dependent.schema]
    let member = bench.facts(ids).schemas(ofMember: dependent.name, in: bench)
    var host = reach(.member(dependent.name), member, from: spot)?.host
    if host == nil, let value = synthesizer.value(ids, .full, only: .object) {
      let part = synthesizer.value(member, .minimal) ?? "value"
      host = value.setting(part, at: [.member(dependent.name)]).flatMap { settled($0, spot) }
    }
    guard let host else {
      return lack(
        name(spot, Keyword.dependentSchemas.rawValue, dependent.name), .unreachable, in: dependent.schema)
    }
    walk(
      dependent.schema,
      Spot(host: host, steps: spot.steps, ids: ids, union: spot.union, guards: spot.guards))
  }

  private func walkBranches(_ schema: Schema, _ keyword: Keyword, _ branches: [SchemaID], _ spot: Spot) {
    let own = Spot.Union(branches: branches, isExclusive: keyword == .oneOf, steps: spot.steps)
    let union = spot.union ?? (branches.count > 1 ? own : nil)
    for (index, branch) in branches.enumerated() where bench.graph[branch].boolean != false {
      let ids = spot.ids + [branch]
      let label = name(spot, "branch", title(of: branch) ?? String(index + 1))
      let values = [spot.current].compactMap { $0 }.filter { bench.accepts($0, ids) }
      let others = [Synthesizer.Style.minimal, .full].compactMap { synthesizer.value(ids, $0) }
      let location = "\(bench.location(schema.id, keyword))/\(index)"
      let entry = Ledger.Entry(location, "", isValid: true)
      let hosts = hosts(of: values + others, at: spot) { bench.accepts($0, ids) }
      guard let host = hosts.first else {
        let reason: UnmetObligation.Reason =
          isAlwaysAmbiguous(keyword, branch, branches, spot) ? .ambiguous : .noValidInstance
        lack(label, reason, in: branch, nil, ids, entry)
        continue
      }
      if !ledger.isShown(entry) {
        let proposal = Proposal(
          name: label, keyword: location, steps: spot.steps, instance: host, ids: [branch], place: ids,
          guards: spot.guards)
        _ = propose(proposal, hosts.reversed())
        ledger.note(entry)
      }
      walk(branch, Spot(host: host, steps: spot.steps, ids: ids, union: union, guards: spot.guards))
    }
  }

  /// Whether another branch of `oneOf` accepts the value that was found for a branch, too.
  private func isAlwaysAmbiguous(
    _ keyword: Keyword, _ branch: SchemaID, _ branches: [SchemaID], _ spot: Spot
  ) -> Bool {
    guard keyword == .oneOf, let value = synthesizer.value(spot.ids + [branch], .minimal, check: [branch])
    else { return false }
    return branches.contains { $0 != branch && bench.accepts(value, $0) }
  }

  /// The name of a branch: its title, or the last part of its reference.
  private func title(of id: SchemaID) -> String? {
    let schema = bench.graph[id]
    if let title = schema.title { return title }
    guard let target = schema.reference else { return nil }
    return bench.graph[target].title ?? bench.graph[target].pointer.last
  }

  private func walkCondition(_ schema: Schema, _ condition: SchemaID, _ spot: Spot) {
    if let then = schema.thenSchema {
      let ids = spot.ids + [condition, then]
      let values =
        [spot.current].compactMap { $0 }
        + [Synthesizer.Style.minimal, .full].compactMap {
          synthesizer.value(ids, $0, check: spot.ids + [condition])
        }
      let meeting = values.filter { bench.accepts($0, condition) }
      let more = spot.guards.isEmpty ? [] : breaker.meeting(condition, spot.current ?? .null, spot.ids)
      let led = led(values + more, to: spot) { bench.accepts($0, condition) }
      let hosts = hosts(of: led.isEmpty ? meeting : led, at: spot) { bench.accepts($0, condition) }
      if let host = hosts.first {
        var proposal = conditional(Keyword.if.rawValue, schema, host, spot)
        (proposal.ids, proposal.place) = ([condition], ids)
        _ = propose(proposal, hosts.reversed())
        let way = Spot.Guard(steps: spot.steps, accepting: [condition])
        walk(
          then,
          Spot(host: host, steps: spot.steps, ids: ids, union: spot.union, guards: spot.guards + [way]))
      } else if bench.graph[then].boolean != false {
        lack(name(spot, Keyword.if.rawValue), .noValidInstance, in: then, nil, ids)
      }
      if !hosts.contains(where: { isLed($0, to: spot) { bench.accepts($0, condition) } }) {
        let way = Spot.Guard(steps: spot.steps, accepting: [condition])
        noteDeadWay(then, meeting + breaker.meeting(condition, spot.current ?? .null, spot.ids), way, spot)
      }
    }
    let other = walkElse(schema, condition, spot)
    proposeUnasked(schema, condition, other, spot)
  }

  private func conditional(_ what: String, _ schema: Schema, _ host: JSONValue, _ spot: Spot) -> Proposal {
    Proposal(
      name: name(spot, what), keyword: bench.location(schema.id, .if), steps: spot.steps, instance: host,
      guards: spot.guards)
  }

  /// How many values are made valid for a schema that holds where a condition does not.
  private static let elseLimit = 3

  /// Walks `else`. Returns a value that does not meet the condition, if one was looked for and found.
  private func walkElse(_ schema: Schema, _ condition: SchemaID, _ spot: Spot) -> JSONValue? {
    guard let otherwise = schema.elseSchema else { return nil }
    let current = spot.current ?? .null
    let ids = spot.ids + [otherwise]
    let values =
      [current] + breaker.failing(condition, current, spot.ids, depth: 0)
      + [Synthesizer.Style.minimal, .full].compactMap { synthesizer.value(ids, $0, check: spot.ids) }
    let failing = values.filter { !bench.accepts($0, condition) }
    let led = led(failing, to: spot) { !bench.accepts($0, condition) }
    let all = led.isEmpty ? failing : led
    let few = all.prefix(Self.elseLimit) + all.dropFirst(Self.elseLimit).suffix(1)
    let hosts = hosts(of: Array(few), at: spot) { !bench.accepts($0, condition) }
    if !hosts.contains(where: { isLed($0, to: spot) { !bench.accepts($0, condition) } }) {
      noteDeadWay(otherwise, failing, Spot.Guard(steps: spot.steps, refusing: [condition]), spot)
    }
    guard let host = hosts.first ?? failing.firstResult({ settled($0, spot) }) else {
      if bench.graph[otherwise].boolean != false {
        lack(name(spot, "if-not"), .noValidInstance, in: otherwise, nil, ids)
      }
      return nil
    }
    var proposal = conditional("if-not", schema, host, spot)
    (proposal.refusing, proposal.place) = ([condition], ids)
    _ = propose(proposal, hosts.suffix(1) + [host])
    let way = Spot.Guard(steps: spot.steps, refusing: [condition])
    walk(
      otherwise,
      Spot(host: host, steps: spot.steps, ids: ids, union: spot.union, guards: spot.guards + [way]))
    return host.value(at: spot.steps)
  }

  /// How many values are changed to show that a schema is not asked.
  private static let unaskedLimit = 4

  /// Proposes a value that breaks `then` where the condition does not hold, and one that breaks `else` where it does:
  /// they tell the condition from one that always holds, or never.
  private func proposeUnasked(
    _ schema: Schema, _ condition: SchemaID, _ other: JSONValue?, _ spot: Spot
  ) {
    guard let current = spot.current else { return }
    if let then = schema.thenSchema {
      let bases = [other, current].compactMap { $0 }.filter { !bench.accepts($0, condition) }
      let more = bases.isEmpty ? breaker.failing(condition, current, spot.ids, depth: 0) : []
      proposeUnasked(
        .then, [condition, then], Array((bases + more).prefix(Self.unaskedLimit)), schema, spot)
    }
    if let otherwise = schema.elseSchema {
      let bases = [current].filter { bench.accepts($0, condition) }
      proposeUnasked(.else, [otherwise], bases, schema, spot, meeting: condition)
    }
  }

  private func proposeUnasked(
    _ keyword: Keyword, _ refusing: [SchemaID], _ bases: [JSONValue], _ schema: Schema, _ spot: Spot,
    meeting condition: SchemaID? = nil
  ) {
    guard let way = refusing.last else { return }
    let values = bases.onDemand.flatMap { [$0] + self.breaker.failing(way, $0, spot.ids, depth: 0) }.filter {
      value in
      !refusing.contains { self.bench.accepts(value, $0) }
        && condition.map { self.bench.accepts(value, $0) } ?? true
    }
    var proposal = conditional("\(keyword)-unasked", schema, spot.host, spot)
    proposal.keyword = bench.location(schema.id, keyword)
    (proposal.ids, proposal.refusing) = ([condition].compactMap { $0 }, refusing)
    _ = propose(proposal, values.compactMap { spot.replacing($0) })
  }

  /// Walks the subschemas of members.
  func walkMembers(_ schema: Schema, _ spot: Spot) {
    let facts = bench.facts(spot.ids)
    for property in schema.properties {
      enter(property.schema, .member(property.name), facts.schemas(ofMember: property.name, in: bench), spot)
    }
    for pattern in schema.patternProperties {
      let names = synthesizer.freeNames(facts).filter { bench.matches(pattern.name, $0) }
      let samples = names + StringMaker.samples(of: pattern.name, bench)
      enter(pattern.schema, samples.first, facts, spot, pattern.name)
    }
    for rest in [schema.additionalProperties, schema.unevaluatedProperties].compactMap({ $0 }) {
      let name = synthesizer.freeNames(facts).first { name in
        facts.schemas(ofMember: name, in: bench).contains(rest)
      }
      enter(rest, name, facts, spot, Keyword.additionalProperties.rawValue)
    }
    if let names = schema.propertyNames, bench.graph[names].boolean == nil, let there = asObject(spot) {
      let ids = facts.schemas(ofMember: "key", in: bench)
      let value = ids.isEmpty ? "value" : synthesizer.value(ids, .minimal) ?? "value"
      let host = withOwnMembers(there.host, names, facts, spot)
      walk(
        names,
        Spot(
          host: host, steps: spot.steps + [.name(value)], ids: [names], union: spot.union,
          guards: spot.guards))
    }
  }

  /// How many listed names are tried.
  private static let nameLimit = 64

  /// The instance with a member for each listed name that has schemas of its own: under such a name, a new member may
  /// not have just any value.
  private func withOwnMembers(_ host: JSONValue, _ names: SchemaID, _ facts: Facts, _ spot: Spot) -> JSONValue
  {
    let listed = (bench.facts([names]).literals ?? []).compactMap(\.stringValue)
    let others = facts.schemas(ofMember: "key", in: bench)
    var host = host
    for name in listed.prefix(Self.nameLimit) {
      let steps = spot.steps + [.member(name)]
      let own = facts.schemas(ofMember: name, in: bench)
      guard own != others, host.value(at: steps) == nil, let value = synthesizer.value(own, .minimal),
        let fuller = host.setting(value, at: steps), let whole = fuller.value(at: spot.steps),
        bench.accepts(whole, spot.ids)
      else { continue }
      host = fuller
    }
    return host
  }

  private func enter(_ id: SchemaID, _ name: String?, _ facts: Facts, _ spot: Spot, _ what: String) {
    guard bench.graph[id].boolean == nil else { return }
    guard let name else { return lack(self.name(spot, what), .unreachable, in: id) }
    enter(id, .member(name), facts.schemas(ofMember: name, in: bench), spot)
  }

  /// Walks the subschemas of items.
  func walkItems(_ schema: Schema, _ spot: Spot) {
    let facts = bench.facts(spot.ids)
    var items = schema.prefixItems.enumerated().map { ($0, $1) }
    for rest in [schema.items, schema.unevaluatedItems].compactMap({ $0 }) {
      items.append((facts.prefixCount, rest))
    }
    for (index, item) in items where bench.graph[item].boolean == nil {
      enter(item, .item(index), facts.schemas(ofItem: index, in: bench.graph), spot)
    }
  }

  /// Walks the schema of the JSON that a string holds.
  func walkContent(_ schema: Schema, _ spot: Spot) {
    guard let content = schema.assertedContent else { return }
    let values = [spot.current, synthesizer.value(spot.ids, .minimal, only: .string)].compactMap { $0 }
    let held = values.filter { $0.value(at: [.content]) != nil }
    guard let host = held.firstResult({ settled($0, spot) }) else {
      return lack(name(spot, Keyword.contentSchema.rawValue), .unreachable, in: content)
    }
    walk(
      content,
      Spot(
        host: host, steps: spot.steps + [.content], ids: [content], union: spot.union, guards: spot.guards))
  }

  private func enter(_ id: SchemaID, _ step: Step, _ ids: [SchemaID], _ spot: Spot) {
    guard let there = reach(step, ids, from: spot) else {
      let place = Deferred(schema: id, step: step, ids: ids, spot: spot)
      return isNever(place) || bench.facts(ids).allowNothing(bench) ? giveUp(place) : deferred.append(place)
    }
    walkPart(id, ids, there)
  }

  /// Walks a subschema of a part, at a place that was found for it.
  func walkPart(_ id: SchemaID, _ ids: [SchemaID], _ there: Spot) {
    if bench.graph.deprecation(of: [id]) != nil {
      _ = propose(
        Proposal(
          name: name(there, Keyword.deprecated.rawValue), steps: there.steps, instance: there.host, ids: ids,
          place: ids,
          guards: there.guards),
        [there.host])
    }
    walk(id, there)
  }
}
