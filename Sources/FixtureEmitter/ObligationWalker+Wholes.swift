import SchemaModel
import SchemaRuntime

extension ObligationWalker {
  /// Keeps the smallest and the fullest instance and the examples; the smallest that there is, to go on from.
  func recordWholes() -> JSONValue? {
    let schema = bench.graph[subject.schema]
    let minimal = synthesizer.value([subject.schema], .minimal)
    if let minimal { keepValid("minimal", [minimal]) }
    // What is full may be very large, and all else has to be shown, too.
    let full = bench.withHalf { () -> JSONValue? in
      guard let full = synthesizer.value([subject.schema], .full) else { return nil }
      keepValid("full", [full])
      recordRest(minimal, full)
      return full
    }
    for (index, example) in schema.examples.enumerated() {
      let name = "example-\(index + 1)"
      if !keepValid(name, [example]) { lack(name, .noValidInstance) }
    }
    guard let host = minimal ?? full ?? schema.examples.first(where: isValid) else {
      lack("minimal", .noValidInstance, [subject.schema])
      return nil
    }
    return host
  }

  /// Keeps further full instances for the properties that do not go together with those of the first.
  private func recordRest(_ minimal: JSONValue?, _ full: JSONValue) {
    guard case .object(let members) = full, let minimal else { return }
    let facts = bench.facts([subject.schema])
    var missing = facts.properties.filter { members[$0] == nil }
    var number = 2
    while let name = missing.first, number < 10, !bench.isExhausted {
      missing.removeFirst()
      let spot = Spot(host: minimal, ids: [subject.schema])
      let ids = facts.schemas(ofMember: name, in: bench)
      guard let start = reach(.member(name), ids, from: spot)?.host.objectValue else { continue }
      let others = facts.properties.filter { start[$0] == nil }.compactMap { other in
        synthesizer.member(other, facts, .full).map { (key: other, value: $0) }
      }
      let object = synthesizer.adding(others[...], to: start, where: isValid)
      missing.removeAll { object[$0] != nil }
      keepValid("full-\(number)", [.object(object)])
      number += 1
    }
  }

  /// Keeps instances whose strings, arrays and objects are empty wherever they may be. Parts of parts are left alone.
  func recordEmpties() {
    guard let full = synthesizer.value([subject.schema], .full) else { return }
    for (name, empty) in [
      ("empty-strings", "" as JSONValue), ("empty-arrays", []), ("empty-objects", [:]),
    ] {
      let emptied = emptied(full, like: empty)
      if emptied != full { keepValid(name, [emptied]) }
    }
  }

  /// With all parts of that type empty, or those that may be.
  private func emptied(_ value: JSONValue, like empty: JSONValue) -> JSONValue {
    var steps: [Step] = []
    switch value {
    case .array(let items): steps = items.indices.filter { items[$0].types == empty.types }.map { .item($0) }
    case .object(let members):
      steps = members.filter { $0.value.types == empty.types }.map { .member($0.key) }
    case .null, .bool, .number, .string: return isValid(empty) && value.types == empty.types ? empty : value
    }
    let all = steps.reduce(value) { $0.setting(empty, at: [$1]) ?? $0 }
    if isValid(all) { return all }
    return steps.reduce(value) { value, step in
      guard !bench.isExhausted, let next = value.setting(empty, at: [step]), isValid(next) else {
        return value
      }
      return next
    }
  }

  /// Keeps an instance with a member that nobody knows, where that is worth a warning.
  func recordUnknownKey(_ host: JSONValue) {
    guard case .object(var members) = host, members["unexpected"] == nil else { return }
    members["unexpected"] = true
    keepValid("unknown-key", [.object(members)]) { report in
      report.warnings.contains { $0.instanceLocation == "/unexpected" }
    }
  }
}
