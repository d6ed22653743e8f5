import SchemaModel
import SchemaRuntime

extension Synthesizer {
  /// The most members of an object that is filled.
  static let largestObject = 1_000

  /// Objects to try.
  func objects(_ facts: Facts, _ style: Style) -> [JSONValue] {
    guard let base = smallestObject(facts, style) else { return [] }
    let minimal = filled(base, facts)
    // Listed members may exclude each other, or not fit the schemas around them.
    let others: [JSONValue] =
      base.count < facts.minProperties ? [.object(filled(base, facts, namesAlone: true))] : []
    guard style == .full else { return [.object(minimal)] + others }
    return [.object(fullest(minimal, facts)), .object(minimal)] + others
  }

  /// A value for a member of an object.
  func member(_ name: String, _ facts: Facts, _ style: Style) -> JSONValue? {
    guard !facts.excludes(name) else { return nil }
    let ids = facts.schemas(ofMember: name, in: bench)
    return ids.isEmpty ? "value" : value(ids, style)
  }

  /// The required members, and what they require.
  private func smallestObject(_ facts: Facts, _ style: Style) -> JSONObject? { completed([:], facts, style) }

  /// With the required members, and what each member requires by `dependentRequired` or `dependentSchemas`; nil where one of
  /// them has no value.
  /// - Parameter known: schemas of `dependentSchemas` that the facts are of, too.
  func completed(
    _ base: JSONObject, _ facts: Facts, _ style: Style, known: Set<SchemaID> = []
  ) -> JSONObject? {
    if facts.isImpossible { return nil }
    // The schemas that members bring may say more of the members that are there by now.
    let brought = brought(by: base.keys + facts.required, facts, known)
    if !brought.isEmpty {
      return completed(base, bench.facts(facts.heads + brought), style, known: known.union(brought))
    }
    var object = base
    var wanted = base.keys + facts.required
    var index = 0
    while index < wanted.count, index < Self.mostWanted {
      let name = wanted[index]
      index += 1
      wanted += facts.dependents[ScalarKey(name)]?.names ?? []
      if object[name] == nil {
        guard let value = member(name, facts, style) else { return nil }
        object[name] = value
      }
    }
    bench.work.spendMembers(of: object.count)
    return object
  }

  /// How many members are looked at for what they require.
  private static let mostWanted = 1_000

  /// The schemas of `dependentSchemas` that members bring, those with them that other members need by these.
  private func brought(by names: [String], _ facts: Facts, _ known: Set<SchemaID>) -> [SchemaID] {
    guard !facts.dependents.isEmpty else { return [] }
    var found: [SchemaID] = []
    var reached = known.union(facts.members)
    var dependents = facts.dependents
    var present: Set<ScalarKey> = []
    var wanted = names
    var index = 0
    func bring(_ ids: [SchemaID]) {
      var bringing = ids[...]
      while let id = bringing.popFirst() {
        guard reached.insert(id).inserted else { continue }
        found.append(id)
        let own = bench.facts([id])
        reached.formUnion(own.members)
        wanted += own.required
        for (name, more) in own.dependentsInOrder {
          dependents[name, default: Facts.Dependents()].add(more)
          guard present.contains(name) else { continue }
          wanted += more.names
          bringing += more.schemas
        }
      }
    }
    while index < wanted.count, index < Self.mostWanted {
      let name = ScalarKey(wanted[index])
      index += 1
      guard present.insert(name).inserted, let own = dependents[name] else { continue }
      wanted += own.names
      bring(own.schemas)
    }
    return found
  }

  /// The object with as many members as it has to have.
  private func filled(_ base: JSONObject, _ facts: Facts, namesAlone: Bool = false) -> JSONObject {
    object(.object(base), facts, atLeast: facts.minProperties, listed: !namesAlone)
  }

  /// An object with more members, up to so many, listed ones first.
  func object(_ base: JSONValue?, _ facts: Facts, atLeast count: Int, listed: Bool = true) -> JSONObject {
    var object = base?.objectValue ?? [:]
    guard object.count < count, count <= Synthesizer.largestObject + 1 else { return object }
    for name in listed ? facts.properties : [] where object.count < count && object[name] == nil {
      if let value = member(name, facts, .minimal) { object[name] = value }
    }
    guard object.count < count else { return object }
    for name in freeNames(facts, atLeast: count) where object.count < count && object[name] == nil {
      if let value = member(name, facts, .minimal) { object[name] = value }
    }
    return object
  }

  /// An object with exactly so many members, required ones first; nil where it cannot be made.
  func object(_ base: JSONValue?, _ facts: Facts, count: Int) -> JSONValue? {
    let full = object(base, facts, atLeast: count)
    let required = Set(facts.required.map { ScalarKey($0) })
    let ordered =
      full.members.filter { required.contains(ScalarKey($0.key)) }
      + full.members.filter { !required.contains(ScalarKey($0.key)) }
    return ordered.count < count ? nil : .object(JSONObject(ordered.prefix(count)))
  }

  /// Names that are not listed, the ones of examples and those that `patternProperties` describe first.
  func freeNames(_ facts: Facts, atLeast count: Int = 1) -> [String] {
    var names: [String] = []
    let wanted = min(count, Synthesizer.largestObject) + 1
    let listed = Set(facts.properties.map { ScalarKey($0) })
    for case .object(let members) in facts.examples {
      names += members.keys.filter { !listed.contains(ScalarKey($0)) }
    }
    for pattern in facts.patternProperties { names += StringMaker.samples(of: pattern.name, bench).prefix(3) }
    if let name = value(facts.propertyNames, .minimal, only: .string)?.stringValue { names.append(name) }
    names += (bench.facts(facts.propertyNames).literals ?? []).compactMap(\.stringValue)
    if !facts.propertyNames.isEmpty || facts.patternProperties.contains(where: { isNarrow($0) }) {
      let own = StringMaker(bench.facts(facts.propertyNames), bench)
      for pattern in facts.patternProperties { names += own.variants(count: wanted, matching: pattern.name) }
      if !facts.propertyNames.isEmpty { names += own.variants(count: wanted) }
    }
    names += (1...max(1, min(count, Synthesizer.largestObject + 1))).map { "key\($0)" }
    var seen: Set<ScalarKey> = []
    return names.filter { name in
      !listed.contains(ScalarKey(name)) && seen.insert(ScalarKey(name)).inserted
        && bench.accepts(.string(name), facts.propertyNames)
    }
  }

  /// Whether a search finds names for a pattern that a sampler does not.
  private func isNarrow(_ pattern: NamedSchema) -> Bool {
    bench.graph[pattern.schema].boolean != false
      && StringMaker.samples(of: pattern.name, bench).count < 3
  }

  /// A name for each pattern, and one for all other names, as far as a schema asks something of the values under it.
  private func sampleNames(_ facts: Facts) -> [String] {
    let free = freeNames(facts)
    let wanted =
      [free.first]
      + facts.patternProperties.map { pattern in
        free.first { bench.matches(pattern.name, $0) }
      }
    var names: [String] = []
    for name in wanted.compactMap(\.self) where !names.contains(where: { $0.hasSameScalars(as: name) }) {
      let ids = facts.schemas(ofMember: name, in: bench)
      if ids.contains(where: { bench.graph[$0].boolean == nil }) { names.append(name) }
    }
    return names
  }

  /// The object with every member that can stand beside the others.
  private func fullest(_ base: JSONObject, _ facts: Facts) -> JSONObject {
    var additions: [(key: String, value: JSONValue)] = []
    var bytes = JSONValue.object(base).description.utf8.count
    // An object with all members has to meet all that depends on one of them.
    let all =
      facts.dependentSchemas.isEmpty
      ? facts : bench.facts(facts.heads + facts.dependentSchemas.map(\.schema))
    let listed = Set(all.properties.map { ScalarKey($0) })
    let causes = facts.dependentSchemas.map(\.name).filter { !listed.contains(ScalarKey($0)) }
    for name in causes + all.properties + sampleNames(facts) where base[name] == nil {
      guard var value = member(name, all, .full) ?? member(name, facts, .full) else { continue }
      var size = value.description.utf8.count
      if bytes + size > Self.fullBytes,
        let smaller = member(name, all, .minimal) ?? member(name, facts, .minimal)
      {
        (value, size) = (smaller, smaller.description.utf8.count)
      }
      bytes += size
      additions.append((name, value))
    }
    // The base alone may be refused for what it lacks. Where a few additions do not help, it is refused for what it
    // has.
    var misses = bench.accepts(.object(base), facts.heads) ? Int.max : Self.mostMisses
    return adding(additions[...], to: base) { object in
      guard misses > 0 else { return false }
      let isValid = bench.accepts(object, facts.heads)
      misses = isValid ? .max : misses - 1
      return isValid
    }
  }

  /// How many additions to an object that is refused may be in vain.
  private static let mostMisses = 24

  /// The object with the members that go together: all at once where that is valid, otherwise first one half of them,
  /// then the other. So it takes few tries to find the one that does not fit among very many.
  func adding(
    _ members: ArraySlice<(key: String, value: JSONValue)>, to object: JSONObject,
    where isValid: (JSONValue) -> Bool
  ) -> JSONObject {
    guard !members.isEmpty, !bench.isExhausted else { return object }
    var all = object
    for (key, value) in members { all[key] = value }
    if isValid(.object(all)) { return all }
    if members.count == 1 { return object }
    let middle = members.startIndex + members.count / 2
    let first = adding(members[..<middle], to: object, where: isValid)
    return adding(members[middle...], to: first, where: isValid)
  }
}
