import SchemaModel
import SchemaRuntime

/// Writes instances as a person would: with the examples, defaults and listed values of the schemas, and words made from
/// the names of members and their formats. Two levels have optional members, deeper ones the required members alone.
///
/// The interpreter accepts each of them; where nothing better is found, they are those of the `Synthesizer`.
final class SampleWriter {
  private typealias Style = Synthesizer.Style

  /// The most optional members, level by level.
  private static let mostMembers = [24, 6]
  /// How many levels of values are written here; the synthesizer makes the deeper ones.
  private static let deepest = 6
  /// How many values are tried for an instance.
  private static let mostTries = 600
  /// The most forms that have an instance.
  private static let mostForms = 6
  /// The most bytes of an instance: more is no example.
  private static let largest = 4_000

  private let bench: Workbench
  private let synthesizer: Synthesizer
  private var tries = 0

  init(bench: Workbench, synthesizer: Synthesizer) {
    self.bench = bench
    self.synthesizer = synthesizer
  }

  func instances(of schema: SchemaID) -> ShownInstances {
    var shown = ShownInstances()
    shown.minimal = instance([schema], .minimal, schema)
    let full = instance([schema], .full, schema)
    if full != shown.minimal { shown.full = full }
    guard let branches = bench.facts([schema]).choices.first, (2...24).contains(branches.count) else {
      return shown
    }
    for branch in branches.prefix(Self.mostForms) where bench.graph[branch].boolean == nil {
      guard let value = instance([schema, branch], .full, schema), value.isObject else { continue }
      if shown.full == value { shown.full = nil }
      if !shown.forms.contains(where: { $0.value == value }) {
        shown.forms.append(ShownInstances.Form(branch: branch, value: value))
      }
    }
    // One form alone is what has been shown.
    if shown.forms.count == 1, shown.full == nil { shown.full = shown.forms[0].value }
    if shown.forms.count == 1 { shown.forms = [] }
    return shown
  }

  private func instance(_ ids: [SchemaID], _ style: Style, _ root: SchemaID) -> JSONValue? {
    tries = Self.mostTries
    guard let value = value(ids, "", 0, style), value.description.utf8.count <= Self.largest,
      bench.accepts(value, [root])
    else { return nil }
    return value
  }

  // MARK: - Values

  private func value(_ ids: [SchemaID], _ name: String, _ depth: Int, _ style: Style) -> JSONValue? {
    tries -= 1
    let facts = bench.facts(ids)
    guard tries > 0, depth <= Self.deepest, !facts.isImpossible, !bench.isExhausted else {
      return synthesizer.value(ids, .minimal)
    }
    func accepted(_ value: JSONValue?) -> JSONValue? {
      // `flatMap` would not do: in its closure, `nil` may be read as the JSON value null.
      guard let value, bench.accepts(value, ids) else { return nil }
      return value
    }
    if let literals = facts.literals { return literals.onDemand.firstResult(accepted) }
    let isBuilt = depth == 0 || style == .minimal && facts.types.isSubset(of: [.object, .array])
    if !isBuilt, facts.types != .boolean {
      let examples = facts.examples.filter { !$0.isEmptyValue }
      if let found = examples.onDemand.firstResult(accepted) { return found }
    }
    if let branches = facts.choices.first {
      for branch in branches where tries > 0 {
        if let found = accepted(value(ids + [branch], name, depth, style)) { return found }
      }
    } else {
      let kinds = facts.kinds.filter { $0 != .null } + facts.kinds.filter { $0 == .null }
      for kind in kinds {
        for candidate in written(kind, ids, facts, name, depth, style) {
          if let found = accepted(candidate) { return found }
        }
      }
      for condition in facts.conditions.prefix(2) where tries > 0 {
        let ways = [
          condition.thenSchema.map { [condition.ifSchema, $0] }, condition.elseSchema.map { [$0] },
        ]
        for way in ways.compactMap(\.self) where way.allSatisfy({ !ids.contains($0) }) {
          if let found = accepted(value(ids + way, name, depth, style)) { return found }
        }
      }
    }
    guard let found = synthesizer.value(ids, style) ?? synthesizer.value(ids, .minimal) else { return nil }
    guard case .string(let text) = found else { return found }
    let texts = SampleWords.texts(name, within: text).map { JSONValue.string($0) }
    return texts.onDemand.firstResult(accepted) ?? found
  }

  private func written(
    _ kind: TypeSet, _ ids: [SchemaID], _ facts: Facts, _ name: String, _ depth: Int, _ style: Style
  ) -> [JSONValue] {
    switch kind {
    case .object: [object(ids, facts, name, depth, style)].compactMap(\.self)
    case .array: [array(facts, name, depth, style)].compactMap(\.self)
    case .string: SampleWords.texts(name, formats: facts.formats, most: facts.maxLength).map { .string($0) }
    case .integer, .number: SampleWords.numbers(name).map { .number(JSONNumber($0)) }
    case .boolean:
      facts.examples.contains(true) && !facts.examples.contains(false) ? [false, true] : [true, false]
    case .null: [.null]
    default: []
    }
  }

  private func array(_ facts: Facts, _ name: String, _ depth: Int, _ style: Style) -> JSONValue? {
    let least = max(facts.minItems, style == .full ? max(1, facts.prefixCount) : 0)
    guard least <= 8 else { return nil }
    var items: [JSONValue] = []
    for index in 0..<min(least, facts.maxItems) {
      let ids = facts.schemas(ofItem: index, in: bench.graph)
      guard let item = value(ids, SampleWords.singular(name), depth, style) else { return nil }
      items.append(item)
    }
    return .array(items)
  }

  // MARK: - Objects

  /// - Parameter holder: the name of the member whose value it is.
  private func object(
    _ ids: [SchemaID], _ facts: Facts, _ holder: String, _ depth: Int, _ style: Style
  ) -> JSONValue? {
    let inner: Style = style == .full && depth < Self.mostMembers.count ? .full : .minimal
    func member(_ name: String, _ style: Style) -> JSONValue? {
      let schemas = facts.schemas(ofMember: name, in: bench)
      return schemas.isEmpty
        ? .string(SampleWords.texts(name, formats: [], most: .max)[0])
        : value(schemas, name, depth + 1, style)
    }
    var base = JSONObject()
    var wanted = facts.required
    var index = 0
    while index < wanted.count, index < 200 {
      let name = wanted[index]
      index += 1
      if base[name] != nil { continue }
      guard let value = member(name, inner) else { return nil }
      base[name] = value
      wanted += facts.dependents[ScalarKey(name)]?.names ?? []
    }
    let isFull = style == .full && depth < Self.mostMembers.count
    if !holder.isEmpty, facts.properties.isEmpty,
      base.count + 1 == facts.minProperties || isFull && base.isEmpty,
      let object = withFreeMember(base, ids, facts, holder, depth, inner)
    {
      return .object(object)
    }
    if base.count < facts.minProperties {
      base = synthesizer.object(.object(base), facts, atLeast: facts.minProperties)
    }
    guard isFull else { return .object(base) }
    var names = chosen(facts, beside: base, most: Self.mostMembers[depth])
    if facts.properties.isEmpty, base.isEmpty { names = Array(synthesizer.freeNames(facts).prefix(1)) }
    let additions = names.compactMap { name in member(name, inner).map { (key: name, value: $0) } }
    let all = synthesizer.adding(additions[...], to: base) { bench.accepts($0, ids) }
    // In the order of the schema.
    let order = Dictionary(facts.properties.enumerated().map { (ScalarKey($1), $0) }) { first, _ in first }
    let sorted = all.members.enumerated().sorted { a, b in
      let (one, two) = (order[ScalarKey(a.element.key)] ?? .max, order[ScalarKey(b.element.key)] ?? .max)
      return (one, a.offset) < (two, b.offset)
    }
    return .object(JSONObject(sorted.map(\.element)))
  }

  /// An object with one more member, which no schema lists and some schema describes, called for what holds it.
  private func withFreeMember(
    _ base: JSONObject, _ ids: [SchemaID], _ facts: Facts, _ holder: String, _ depth: Int, _ style: Style
  ) -> JSONObject? {
    for name in SampleWords.keys(holder) where base[name] == nil && !facts.excludes(name) && tries > 0 {
      let schemas = facts.schemas(ofMember: name, in: bench)
      guard !schemas.isEmpty, bench.accepts(.string(name), facts.propertyNames),
        let value = value(schemas, name, depth + 1, style)
      else { continue }
      var object = base
      object[name] = value
      if bench.accepts(.object(object), ids) { return object }
    }
    return nil
  }

  /// The optional members that tell most, in the order of the schema: those with examples, defaults or listed values,
  /// then those with words.
  private func chosen(_ facts: Facts, beside base: JSONObject, most: Int) -> [String] {
    var names: [(name: String, rank: Int)] = []
    for name in facts.properties where base[name] == nil && !facts.excludes(name) {
      let ids = facts.schemas(ofMember: name, in: bench)
      let own = bench.facts(ids)
      if own.isImpossible || bench.graph.deprecation(of: ids) != nil { continue }
      let isShown = !own.examples.isEmpty || own.literals != nil
      let hasWords = ids.contains { bench.graph[$0].description != nil }
      names.append((name, isShown ? 0 : hasWords ? 1 : 2))
    }
    let best = names.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    return best.prefix(most).sorted { $0.offset < $1.offset }.map(\.element.name)
  }
}

extension JSONValue {
  /// Whether it has nothing in it: an empty text, array or object, or null.
  fileprivate var isEmptyValue: Bool {
    switch self {
    case .string(let text): text.isEmpty
    case .array(let items): items.isEmpty
    case .object(let members): members.isEmpty
    case .null: true
    case .bool, .number: false
    }
  }
}
