import SchemaModel
import SchemaRuntime

extension ObligationWalker {
  /// A valid instance in which the step from a place leads to a value.
  func reach(_ step: Step, _ ids: [SchemaID], from spot: Spot) -> Spot? {
    if let there = reachLed(step, ids, from: spot) { return there }
    guard !spot.guards.isEmpty else { return nil }
    // An instance in which the place occurs, though the conditions do not lead there.
    var free = spot
    free.guards = []
    var there = reachLed(step, ids, from: free)
    there?.guards = spot.guards
    return there
  }

  private func reachLed(_ step: Step, _ ids: [SchemaID], from spot: Spot) -> Spot? {
    let steps = spot.steps + [step]
    func isValid(_ host: JSONValue) -> Bool { self.isValid(host) && isLed(host, to: spot) }
    func there(_ host: JSONValue) -> Spot {
      Spot(host: host, steps: steps, ids: ids, union: spot.union, guards: spot.guards)
    }
    if spot.host.value(at: steps) != nil { return there(spot.host) }
    guard let base = container(for: step, spot) else { return nil }
    var values = ids.isEmpty ? ["value"] : [JSONValue]()
    for style in [Synthesizer.Style.minimal, .full] {
      if let value = synthesizer.value(ids, style), !values.contains(value) { values.append(value) }
    }
    values += bench.facts(ids).examples.prefix(3)
    for value in values {
      if let host = base.host.setting(value, at: steps), isValid(host) { return there(host) }
    }
    for value in values {
      if let host = base.host.setting(value, at: steps), let mended = mended(host, keeping: steps),
        isLed(mended, to: spot)
      {
        return there(mended)
      }
    }
    if let host = elsewhere(steps, spot), isLed(host, to: spot) { return there(host) }
    for value in synthesizer.variants(ids, count: 4) where !values.contains(value) {
      if let host = base.host.setting(value, at: steps), isValid(host) { return there(host) }
    }
    for value in refusedAround(step, ids, spot) {
      if let host = base.host.setting(value, at: steps), isValid(host) { return there(host) }
    }
    return nil
  }

  /// Values of a member that something around it has to refuse: what `not` excludes, a condition, a form of `oneOf`.
  private func refusedAround(_ step: Step, _ ids: [SchemaID], _ spot: Spot) -> [JSONValue] {
    guard case .member(let name) = step else { return [] }
    let schemas = bench.facts(spot.ids).members.map { bench.graph[$0] }
    let rivals = schemas.flatMap { [$0.not, $0.ifSchema].compactMap(\.self) + $0.oneOf }
    return rivals.prefix(Self.mostRivals).flatMap { rival in
      synthesizer.others(ids, refusedBy: bench.facts([rival]).schemas(ofMember: name, in: bench))
    }
  }

  /// How many schemas around a place are asked what they would have to refuse.
  private static let mostRivals = 8

  /// The place itself, with a value that the step can be taken from.
  private func container(for step: Step, _ spot: Spot) -> Spot? {
    switch step {
    case .member, .name: return asObject(spot)
    case .item(let index):
      if let items = spot.current?.arrayValue, items.count >= index { return spot }
      let facts = bench.facts(spot.ids)
      let arrays = [synthesizer.array(facts, count: index), synthesizer.array(facts, count: index + 1)]
      return settle(arrays.compactMap { $0 }, spot)
    case .content: return spot
    }
  }

  /// The place with an object in it.
  func asObject(_ spot: Spot) -> Spot? {
    if spot.current?.isObject == true { return spot }
    return settle([synthesizer.value(spot.ids, .minimal, only: .object)].compactMap { $0 }, spot)
  }

  private func settle(_ values: [JSONValue], _ spot: Spot) -> Spot? {
    for value in values {
      guard let host = settled(value, spot) else { continue }
      return Spot(
        host: host, steps: spot.steps, ids: spot.ids, union: spot.union, guards: spot.guards)
    }
    return nil
  }

  /// A valid instance with this value at the place.
  func settled(_ value: JSONValue, _ spot: Spot) -> JSONValue? {
    guard let host = spot.replacing(value) else { return nil }
    return isValid(host) ? host : mended(host, keeping: spot.steps)
  }

  /// A full instance or an example in which the place occurs.
  private func elsewhere(_ steps: [Step], _ spot: Spot) -> JSONValue? {
    let full = synthesizer.value([subject.schema], .full)
    return (bench.graph[subject.schema].examples + [full].compactMap { $0 }).first { host in
      guard host.value(at: steps) != nil, let place = host.value(at: spot.steps) else { return false }
      return bench.accepts(place, spot.ids) && isValid(host)
    }
  }

  /// The instance made valid by adding what is missing and removing what stands beside the place.
  private func mended(_ instance: JSONValue, keeping steps: [Step]) -> JSONValue? {
    var value = instance
    for _ in 0..<8 {
      guard !bench.isExhausted else { return nil }
      let errors = bench.report(value, subject.schema).errors
      guard let first = errors.first else { return value }
      if let next = completed(value, first) ?? rearranged(value, first, keeping: steps)
        ?? revalued(value, first, keeping: steps)
      {
        value = next
        continue
      }
      guard let next = relieved(value, keeping: steps, errors.count) else { return nil }
      value = next
    }
    return isValid(value) ? value : nil
  }

  /// The instance with fewer mistakes beside one keyword: values that other errors name are completed or replaced.
  func narrowed(_ instance: JSONValue, to keyword: String, keeping steps: [Step]) -> JSONValue? {
    var value = instance
    var errors = bench.report(value, subject.schema).errors
    for _ in 0..<4 {
      guard let other = errors.first(where: { !$0.absoluteKeywordLocation.hasPrefix(keyword) }) else {
        return value
      }
      guard !bench.isExhausted,
        let next = completed(value, other) ?? revalued(value, other, keeping: steps)
      else { return nil }
      let left = bench.report(next, subject.schema).errors
      guard left.count < errors.count, left.contains(where: { $0.absoluteKeywordLocation.hasPrefix(keyword) })
      else { return nil }
      (value, errors) = (next, left)
    }
    return nil
  }

  /// The value with one beside the place replaced that is refused, by a value that fits.
  private func revalued(_ value: JSONValue, _ error: Violation, keeping kept: [Step]) -> JSONValue? {
    guard let id = bench.schema(ofKeywordAt: error.absoluteKeywordLocation),
      let steps = value.steps(of: error.instanceLocation), !steps.isEmpty, !kept.starts(with: steps),
      let current = value.value(at: steps)
    else { return nil }
    var ids = [subject.schema]
    for step in steps {
      let facts = bench.facts(ids)
      switch step {
      case .member(let name): ids = facts.schemas(ofMember: name, in: bench)
      case .item(let index): ids = facts.schemas(ofItem: index, in: bench.graph)
      case .content, .name: return nil
      }
    }
    guard let other = synthesizer.value(ids.contains(id) ? ids : ids + [id], .minimal), other != current
    else { return nil }
    return value.setting(other, at: steps)
  }

  /// The value with the members added that an error says are missing.
  private func completed(_ value: JSONValue, _ error: Violation) -> JSONValue? {
    guard let id = bench.schema(ofKeywordAt: error.absoluteKeywordLocation),
      let steps = value.steps(of: error.instanceLocation), case .object(let members)? = value.value(at: steps)
    else { return nil }
    let schema = bench.graph[id]
    let needed =
      schema.required
      + schema.dependentRequired.filter { members[$0.name] != nil }.flatMap(\.required)
    guard let name = needed.first(where: { members[$0] == nil }) else { return nil }
    let around = bench.facts([subject.schema, id])
    let facts = steps.isEmpty ? around : bench.facts([id])
    guard let part = synthesizer.member(name, facts, .minimal) else { return nil }
    return value.setting(part, at: steps + [.member(name)])
  }

  /// The value with other items beside the place: different ones where one is repeated, and one more where one is
  /// missing.
  private func rearranged(_ value: JSONValue, _ error: Violation, keeping kept: [Step]) -> JSONValue? {
    guard let id = bench.schema(ofKeywordAt: error.absoluteKeywordLocation),
      var steps = value.steps(of: error.instanceLocation)
    else { return nil }
    let schema = bench.graph[id]
    // The report stands at the item that is repeated.
    if schema.uniqueItems, case .item? = steps.last { steps.removeLast() }
    guard case .array(let items)? = value.value(at: steps) else { return nil }
    let facts = bench.facts(steps.isEmpty ? [subject.schema, id] : [id])
    let others = items.indices.filter { kept.count <= steps.count || kept[steps.count] != .item($0) }
    func fresh(at index: Int, _ more: [SchemaID] = []) -> JSONValue? {
      let ids = facts.schemas(ofItem: index, in: bench.graph) + more
      return synthesizer.variants(ids, count: items.count + 1).first { !items.contains($0) }
    }
    let repeated = others.last { items.firstIndex(of: items[$0]) != items.lastIndex(of: items[$0]) }
    if schema.uniqueItems, let index = repeated {
      return fresh(at: index).flatMap { value.setting($0, at: steps + [.item(index)]) }
    }
    guard let wanted = schema.contains else { return nil }
    if facts.hasCountedItems {
      let kept = kept.count > steps.count ? kept[steps.count] : nil
      return recounted(items, facts, keeping: kept).flatMap { value.setting(.array($0), at: steps) }
    }
    guard schema.minContains != 0 else { return nil }
    let index = items.count < facts.maxItems ? items.count : others.last { !bench.accepts(items[$0], wanted) }
    guard let index else { return nil }
    return fresh(at: index, [wanted]).flatMap { value.setting($0, at: steps + [.item(index)]) }
  }

  /// Other items beside one, with what `contains` asks for as often as it asks.
  private func recounted(_ items: [JSONValue], _ facts: Facts, keeping step: Step?) -> [JSONValue]? {
    var fixed: [Int: JSONValue] = [:]
    if case .item(let index)? = step, items.indices.contains(index) { fixed[index] = items[index] }
    var contained = ContainedItems(facts, synthesizer)
    return (0...3).firstResult { more in
      let count = min(items.count + more, facts.maxItems)
      guard let found = contained.items(count: count, fixed: fixed), found != items else { return nil }
      return found
    }
  }

  /// The value without a member beside the place: the first whose absence leaves fewer errors.
  private func relieved(_ value: JSONValue, keeping steps: [Step], _ count: Int) -> JSONValue? {
    for length in stride(from: steps.count - 1, through: 0, by: -1) {
      let above = Array(steps.prefix(length))
      guard case .object(let members)? = value.value(at: above) else { continue }
      for name in members.keys where steps[length] != .member(name) {
        guard !bench.isExhausted, let without = value.value(at: above)?.removing(name),
          let next = value.setting(without, at: above)
        else { continue }
        if bench.report(next, subject.schema).errors.count < count { return next }
      }
    }
    return nil
  }
}
