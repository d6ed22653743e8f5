import SchemaModel
import SchemaRuntime

/// Finds invalid twins of valid instances: it puts into an instance the value that breaks a demand in a fixture.
struct TwinFinder {
  /// How many values are tried for an instance, and how large an instance may be, in bytes.
  private static let attempts = 24
  private static let largest = 20_000

  private let bench: Workbench
  private let schema: SchemaID
  private let breaks: [Break]

  /// A fixture that breaks one demand.
  private struct Break {
    /// The text of the instance: few of many are read.
    var text: String
    var place: String
    var rank: Int
    /// The keyword that refuses it, which is the kind of its mistake.
    var kind: String
  }

  /// An instance that may be refused.
  private struct Candidate {
    var instance: JSONValue
    var place: String
    /// The number of the break that it is made from.
    var source: Int
    /// Whether it keeps nothing of an object or array: it shows less than an instance that differs in a part.
    var isOther = false
  }

  init(_ object: ObjectFixtures, bench: Workbench) {
    self.bench = bench
    schema = object.schema
    let breaks = object.invalid.compactMap { fixture -> Break? in
      let errors = fixture.violations.filter { $0.severity == .error }
      guard let error = errors.first, errors.count == 1, fixture.text.utf8.count <= Self.largest else {
        return nil
      }
      return Break(
        text: fixture.text, place: error.instanceLocation, rank: Self.rank(error), kind: Self.kind(error))
    }
    // A stable order: what tells most first.
    self.breaks = breaks.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }

  /// The most kinds of mistakes that are shown.
  private static let mostKinds = 4

  /// Twins of the first instance that has any, one for each kind of mistake: each is refused by one keyword, no two by the
  /// same one or with the same message.
  func twins(of instances: [JSONValue]) -> [InvalidTwin] {
    instances.onDemand.firstResult { instance in
      let found = twins(of: instance)
      return found.isEmpty ? nil : found
    } ?? []
  }

  private func twins(of valid: JSONValue) -> [InvalidTwin] {
    guard valid.description.utf8.count <= Self.largest else { return [] }
    let warnings = bench.uncharged(text: InvalidTwin.text(of: valid), schema).warnings.count
    var (found, kinds, messages, left): ([InvalidTwin], Set<String>, Set<String>, Int) = (
      [], [], [], Self.attempts
    )
    // An instance that has nothing in common with the valid one comes last.
    for isOther in [false, true] {
      if isOther, !found.isEmpty { break }
      // Without those of kinds that have been found, before their texts are read.
      let sources = breaks.indices.onDemand.filter { !kinds.contains(breaks[$0].kind) }
      for candidate in sources.flatMap({ self.candidates($0, valid) }) where candidate.isOther == isOther {
        guard found.count < Self.mostKinds, left > 0 else { break }
        if kinds.contains(breaks[candidate.source].kind) { continue }
        left -= 1
        let report = bench.uncharged(text: InvalidTwin.text(of: candidate.instance), schema)
        guard report.errors.count == 1, let error = report.errors.first, report.warnings.count <= warnings,
          !kinds.contains(Self.kind(error)), messages.insert(error.message).inserted
        else { continue }
        kinds.formUnion([Self.kind(error), breaks[candidate.source].kind])
        found.append(
          InvalidTwin(
            valid: valid, invalid: candidate.instance, place: candidate.place, violations: report.violations))
      }
    }
    return found
  }

  /// The keyword that a finding is of.
  private static func kind(_ violation: Violation) -> String {
    violation.keywordLocation.split(separator: "/").last.map(String.init) ?? ""
  }

  /// The instance with what a fixture has at the place of its mistake, or lacks there.
  private func candidates(_ source: Int, _ valid: JSONValue) -> [Candidate] {
    let place = breaks[source].place
    guard let broken = JSONValue.parsed(breaks[source].text), let steps = broken.steps(of: place),
      let wrong = broken.value(at: steps)
    else { return [] }
    guard let right = valid.value(at: steps) else {
      // The member must not be there, or must not have this value.
      guard let host = valid.setting(wrong, at: steps), !steps.isEmpty else { return [] }
      return [Candidate(instance: host, place: place, source: source)]
    }
    func candidate(_ part: JSONValue?) -> Candidate? {
      part.flatMap { valid.setting($0, at: steps) }.map {
        Candidate(instance: $0, place: place, source: source)
      }
    }
    guard case .object(let members) = right, case .object(let others) = wrong else {
      var whole = candidate(wrong)
      whole?.isOther = steps.isEmpty && (right.isObject || right.isArray && !wrong.isArray)
      return [whole].compactMap(\.self)
    }
    let removed = members.keys.filter { others[$0] == nil }.compactMap { candidate(right.removing($0)) }
    let added = others.filter { members[$0.key] == nil }
      .compactMap { candidate(right.setting($0.value, at: [.member($0.key)])) }
    return removed + added + (steps.isEmpty ? [] : [candidate(wrong)].compactMap(\.self))
  }

  /// How much a mistake tells a reader: limits and listed values first, wrong types last.
  private static func rank(_ violation: Violation) -> Int {
    guard let name = violation.keywordLocation.split(separator: "/").last.map(String.init) else { return 4 }
    if name == Keyword.additionalItems { return 2 }
    return Keyword(named: name).flatMap { ranks[$0] } ?? 0
  }

  private static let ranks: [Keyword: Int] = [
    .type: 4, .required: 3,
    .additionalProperties: 2, .unevaluatedProperties: 2, .propertyNames: 2, .unevaluatedItems: 2,
    .minProperties: 2, .maxProperties: 2,
    .anyOf: 1, .oneOf: 1, .not: 1, .dependentRequired: 1, .contains: 1, .maxSerializedBytes: 1, .maxLength: 1,
    .maxBytes: 1,
  ]
}
