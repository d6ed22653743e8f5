package import SchemaModel
package import SchemaRuntime
package import SchemaValidation

/// Tells those who write an instance what may stand at a place of it.
///
/// Where schemas leave a choice, a value has several readings: each is a list of schemas that hold together. A reading that
/// what is written contradicts is none as long as there are others. The guide decides nothing: a proposal may still be refused.
package final class InstanceGuide {
  package typealias Reading = [SchemaID]

  /// A step from a value into a part of it, with the rest of the value as it is written.
  package struct Step {
    package enum Token {
      case member(String)
      case item(Int)
    }

    package var token: Token
    package var beside: JSONValue

    package init(_ token: Token, beside: JSONValue) { (self.token, self.beside) = (token, beside) }
  }

  /// A member that an object may have.
  package struct Member {
    package var name: String
    /// Whether every reading of the object requires it.
    package var isRequired: Bool
    /// The ways to read its value.
    package var readings: [Reading]
  }

  /// A value that schemas name, and the keyword that does.
  package struct Value {
    package enum Source { case only, listed, type, example }

    package var value: JSONValue
    package var source: Source
  }

  package let graph: SchemaGraph
  private let bench: Workbench
  /// The most readings of a value that are told apart.
  private static let most = 48

  package init(graph: SchemaGraph, program: Program) {
    self.graph = graph
    bench = Workbench(WorkbenchTools(graph: graph, program: program))
  }

  // MARK: - Readings

  /// The readings of the value that steps lead to.
  /// - Parameter written: the value as it is written; nil where that tells nothing yet.
  package func readings(of root: SchemaID, _ steps: [Step], written: JSONValue?) -> [Reading] {
    bench.refill()
    var groups: [Reading] = [[root]]
    for step in steps {
      let outer = readings(groups, of: step.beside)
      groups = unique(outer.map { part(step.token, of: $0) }.filter { !$0.isEmpty })
    }
    return readings(groups, of: written)
  }

  /// The readings that the choices of schemas leave where nothing is written yet.
  package func opened(_ readings: [Reading]) -> [Reading] { self.readings(readings, of: nil) }

  private func part(_ token: Step.Token, of reading: Reading) -> Reading {
    switch token {
    case .member(let name): bench.facts(reading).schemas(ofMember: name, in: bench)
    case .item(let index): bench.facts(reading).schemas(ofItem: index, in: graph)
    }
  }

  private func readings(_ groups: [Reading], of written: JSONValue?) -> [Reading] {
    let all = unique(groups.flatMap { expanded($0, written) })
    guard let written else { return all }
    let counts = all.map { contradictions($0, written) }
    let least = counts.min() ?? 0
    return zip(all, counts).filter { $0.1 == least }.map(\.0)
  }

  /// The readings that the choices of schemas leave.
  private func expanded(_ start: Reading, _ written: JSONValue?) -> [Reading] {
    var done: [Reading] = []
    var open = [start]
    while let reading = open.popLast() {
      let facts = bench.facts(reading)
      if facts.isImpossible || facts.types.isEmpty { continue }
      let implied = implied(by: facts, written)
      if !implied.isEmpty {
        open.append(reading + implied)
      } else if let choice = facts.choices.first, done.count + open.count + choice.count <= Self.most {
        open += choice.reversed().map { reading + [$0] }
      } else {
        done.append(reading)
      }
    }
    return done
  }

  /// The schemas that hold because of what is written.
  private func implied(by facts: Facts, _ written: JSONValue?) -> [SchemaID] {
    guard let written else { return [] }
    var implied: [SchemaID] = []
    for condition in facts.conditions {
      let next = bench.accepts(written, condition.ifSchema) ? condition.thenSchema : condition.elseSchema
      if let next { implied.append(next) }
    }
    if case .object(let members) = written {
      implied += facts.dependentSchemas.filter { members[$0.name] != nil }.map(\.schema)
    }
    return implied.filter { !facts.isAbout($0) }
  }

  /// How many parts of a value a reading refuses.
  private func contradictions(_ reading: Reading, _ written: JSONValue) -> Int {
    let facts = bench.facts(reading)
    switch written {
    case .object(let members):
      guard facts.types.contains(.object) else { return .max }
      return members.members.count { name, value in
        let own = facts.schemas(ofMember: name, in: bench)
        return !own.isEmpty && !bench.accepts(value, own)
      }
    case .array: return facts.types.contains(.array) ? 0 : .max
    case .null, .bool, .number, .string: return bench.accepts(written, reading) ? 0 : 1
    }
  }

  private func unique(_ readings: [Reading]) -> [Reading] {
    var seen: Set<Reading> = []
    return readings.filter { seen.insert($0).inserted }
  }

  // MARK: - What may be written

  /// The members that an object may have besides those that are written, the ones that it must have first.
  package func members(of readings: [Reading], besides written: Set<ScalarKey>) -> [Member] {
    let objects = readings.map { bench.facts($0) }.filter { $0.types.contains(.object) }
    var places: [ScalarKey: Int] = [:]
    var members: [(member: Member, needs: Int)] = []
    for facts in objects {
      let needed = required(by: facts, written)
      for name in facts.properties + facts.required + names(of: facts) {
        let key = ScalarKey(name)
        guard !written.contains(key), mayStand(name, facts) else { continue }
        let own = facts.schemas(ofMember: name, in: bench)
        let place = places[key] ?? members.count
        if place == members.count { members.append((Member(name: name, isRequired: false, readings: []), 0)) }
        places[key] = place
        if !members[place].member.readings.contains(own) {
          members[place].member.readings.append(own)
        }
      }
      for key in needed { if let place = places[key] { members[place].needs += 1 } }
    }
    let all = members.map { member, needs in
      Member(name: member.name, isRequired: needs == objects.count, readings: member.readings)
    }
    return all.filter(\.isRequired) + all.filter { !$0.isRequired }
  }

  private func required(by facts: Facts, _ written: Set<ScalarKey>) -> Set<ScalarKey> {
    let dependent = facts.dependentRequired.filter { written.contains(ScalarKey($0.name)) }
    return Set((facts.required + dependent.flatMap(\.required)).map { ScalarKey($0) })
  }

  /// The names that `propertyNames` lists.
  private func names(of facts: Facts) -> [String] {
    guard !facts.propertyNames.isEmpty else { return [] }
    return (bench.facts(facts.propertyNames).literals ?? []).compactMap(\.stringValue)
  }

  private func mayStand(_ name: String, _ facts: Facts) -> Bool {
    !facts.excludes(name) && !bench.facts(facts.schemas(ofMember: name, in: bench)).isImpossible
      && (facts.propertyNames.isEmpty || bench.accepts(.string(name), facts.propertyNames))
  }

  /// The values that the readings name.
  package func values(of readings: [Reading]) -> [Value] {
    var values: [Value] = []
    func add(_ value: JSONValue, _ source: Value.Source, _ reading: Reading) {
      guard !values.contains(where: { $0.value == value }), bench.accepts(value, reading) else { return }
      values.append(Value(value: value, source: source))
    }
    for reading in readings {
      let facts = bench.facts(reading)
      for value in facts.literals ?? [] {
        add(value, facts.literals?.count == 1 ? .only : .listed, reading)
      }
      if facts.literals == nil, facts.types != .every {
        if facts.types.contains(.boolean) {
          for value in [true, false] { add(.bool(value), .type, reading) }
        }
        if facts.types.contains(.null) { add(.null, .type, reading) }
      }
    }
    for reading in readings {
      for value in bench.facts(reading).examples { add(value, .example, reading) }
    }
    return values
  }

  /// The kind of value that is written most likely, by the first reading that says one.
  package func kind(of readings: [Reading]) -> TypeSet? {
    readings.map { bench.facts($0) }.first { $0.types != .every || $0.isStructuredObject }?.kinds.first
  }

  /// The schemas that describe a value, references and `allOf` followed, each once.
  package func describers(of readings: [Reading]) -> [SchemaID] {
    var seen: Set<SchemaID> = []
    return readings.flatMap { bench.facts($0).members }.filter { seen.insert($0).inserted }
  }
}
