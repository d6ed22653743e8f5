import SchemaModel
import SchemaRuntime

extension ObligationWalker {
  /// Keeps the smallest and the fullest instance and the examples. Returns the smallest, from which the walk starts.
  func recordWholes() -> JSONValue? {
    let schema = bench.graph[subject.schema]
    let minimal = synthesizer.value([subject.schema], .minimal)
    if let minimal { keepValid("minimal", [minimal]) }
    // A full instance may be very large, and the other obligations need budget, too.
    let full = bench.withHalf { () -> JSONValue? in
      guard let full = synthesizer.value([subject.schema], .full) else { return nil }
      keepValid("full", [full])
      recordRest(minimal, full)
      return full
    }
    for (index, example) in schema.examples.enumerated() {
      let name = "example-\(index + 1)"
      if !keepValid(name, [example]) { lack(name, .noValidInstance, in: schema.id, .examples) }
    }
    guard let host = minimal ?? full ?? schema.examples.first(where: isValid) else {
      lack("minimal", .noValidInstance, in: subject.schema, nil, [subject.schema])
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

  /// Proposes an empty string, array or object for each member of a full instance, as far as that is valid.
  func proposeEmpties(_ host: JSONValue) {
    guard let full = synthesizer.value([subject.schema], .full) else { return }
    let describing = schemasOfMembers
    for (step, part) in full.parts {
      guard let empty = part.emptied, empty != part, !bench.isExhausted else { continue }
      // To ask the whole takes time in proportion to all its members.
      if case .member(let name) = step, !bench.accepts(empty, describing[ScalarKey(name)] ?? []) { continue }
      let proposal = Proposal(name: step.label + "-empty", steps: [step], instance: full, isOptional: true)
      _ = propose(proposal, [host, full].onDemand.compactMap { $0.setting(empty, at: [step]) })
    }
  }

  /// The schemas that each listed member has to satisfy, whatever else the object has.
  private var schemasOfMembers: [ScalarKey: [SchemaID]] {
    var schemas: [ScalarKey: [SchemaID]] = [:]
    for entry in bench.graph.allParts(of: subject.schema).flatMap({ bench.graph[$0].properties }) {
      schemas[ScalarKey(entry.name), default: []].append(entry.schema)
    }
    return schemas
  }

  /// Proposes a member that no schema knows, where that is worth a warning; for a definition only along with something
  /// else.
  func proposeUnknownKey(_ host: JSONValue) {
    guard case .object(var members) = host, members["unexpected"] == nil else { return }
    members["unexpected"] = true
    let report = bench.report(.object(members), subject.schema)
    guard report.warnings.contains(where: { $0.instanceLocation == "/unexpected" }) else { return }
    _ = propose(
      Proposal(
        name: "unknown-key", steps: [.member("unexpected")], instance: host,
        isOptional: !bench.graph[subject.schema].pointer.isEmpty), [.object(members)])
  }
}

extension JSONValue {
  /// The members or items of the value, each with the step to it.
  fileprivate var parts: [(step: Step, value: JSONValue)] {
    switch self {
    case .object(let members): members.map { (.member($0.key), $0.value) }
    case .array(let items): items.enumerated().map { (.item($0), $1) }
    case .null, .bool, .number, .string: []
    }
  }

  /// The empty value of the same type, if there is one.
  fileprivate var emptied: JSONValue? {
    switch self {
    case .string: ""
    case .array: []
    case .object: [:]
    case .null, .bool, .number: nil
    }
  }
}
