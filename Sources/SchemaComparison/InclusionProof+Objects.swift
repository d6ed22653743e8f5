import FixtureEmitter
import SchemaModel
import SchemaRuntime

extension InclusionProof {
  /// How many patterns of names are told apart.
  private static let mostPatterns = 6
  /// How many names are looked at one by one.
  private static let mostNames = 256

  func hasNoObject(_ way: inout Way) -> Bool {
    guard settle(&way) else { return true }
    if way.present.count > way.most { return true }
    for (name, claims) in way.memberClaims.sorted(by: { $0.key.text < $1.key.text }) {
      if !isAllowed(name.text, way) || allowNothing(claims + self.claims(ofMember: name.text, way)) {
        return true
      }
    }
    if way.someMembers.contains(where: { !mayHave($0.names, breaking: $0.schema, way) }) { return true }
    for name in way.present.values.sorted() where way.memberClaims[ScalarKey(name)] == nil {
      if !isAllowed(name, way) || allowNothing(claims(ofMember: name, way)) { return true }
    }
    guard way.least > 0 || !way.excluded.isEmpty || way.most == 0 else { return false }
    if way.most == 0 { return refuse([[:]], way) }
    guard !mayHaveOthers(.init(), nil, way) else { return false }
    let names = listedNames(way).filter { mayHave($0, nil, way) }
    return names.count < way.least || names.isEmpty && refuse([[:]], way)
  }

  /// Adds the members that others require, and those that cannot be there for what they require; false where one of
  /// them must not be there.
  private func settle(_ way: inout Way) -> Bool {
    var rules: [ScalarKey: [Int]] = [:]
    var requiring: [ScalarKey: [Int]] = [:]
    for (index, rule) in way.requirements.enumerated() {
      rules[ScalarKey(rule.name), default: []].append(index)
      for name in rule.required { requiring[ScalarKey(name), default: []].append(index) }
    }
    var present = Array(way.present.keys)
    while let key = present.popLast() {
      for name in (rules[key] ?? []).flatMap({ way.requirements[$0].required }) {
        guard way.present.updateValue(name, forKey: ScalarKey(name)) == nil else { continue }
        present.append(ScalarKey(name))
      }
    }
    var absent = Array(way.absent)
    while let key = absent.popLast() {
      for name in (requiring[key] ?? []).map({ ScalarKey(way.requirements[$0].name) }) {
        if way.present[name] == nil, way.absent.insert(name).inserted { absent.append(name) }
      }
    }
    return way.absent.isDisjoint(with: way.present.keys)
  }

  private func claims(ofMember name: String, _ way: Way) -> [Fact.Claim] {
    way.parts.flatMap { claims(of: graph[$0], name) { self.search.matches($0, name) } }
  }

  /// The claims of a schema about a member, where it is known which patterns its name matches.
  private func claims(of schema: Schema, _ name: String?, _ matches: (String) -> Bool) -> [Fact.Claim] {
    var found = schema.properties.filter { property in name?.hasSameScalars(as: property.name) ?? false }
      .map(\.schema)
    found += schema.patternProperties.filter { matches($0.name) }.map(\.schema)
    if found.isEmpty, let others = schema.additionalProperties { found = [others] }
    return found.map { .init(schema: $0, holds: true) }
  }

  /// The names that facts of a way mention.
  private func listedNames(_ way: Way) -> [String] {
    var seen: Set<ScalarKey> = []
    let lists = way.names.flatMap { (graph[$0].listedValues ?? []).compactMap(\.stringValue) }
    let all =
      way.parts.flatMap { graph[$0].properties.map(\.name) } + way.present.values.sorted()
      + way.absent.map(\.text).sorted() + way.memberClaims.keys.map(\.text).sorted() + lists
    return all.filter { seen.insert(ScalarKey($0)).inserted }
  }

  /// Whether `propertyNames` may allow a name.
  private func isAllowed(_ name: String, _ way: Way) -> Bool {
    way.names.isEmpty || search.accepts(.string(name), way.names) || search.isExhausted
  }

  private func contains(_ names: Fact.NameSet, _ name: String) -> Bool {
    !names.except.contains(ScalarKey(name)) && names.patterns.allSatisfy { search.matches($0, name) }
      && !names.excluded.contains { search.matches($0, name) }
      && names.breaking.allSatisfy { !search.accepts(.string(name), [$0]) }
  }

  /// Whether the object may have a member of the name, whose value breaks a schema where one is given.
  private func mayHave(_ name: String, _ broken: SchemaID?, _ way: Way) -> Bool {
    let key = ScalarKey(name)
    if way.absent.contains(key) || !isAllowed(name, way) { return false }
    if way.present[key] == nil, way.present.count >= way.most { return false }
    let own = (way.memberClaims[key] ?? []) + claims(ofMember: name, way)
    return !allowNothing(own + [broken].compactMap { $0 }.map { .init(schema: $0, holds: false) })
  }

  /// Whether a member with one of the names may have a value that breaks a schema.
  private func mayHave(_ names: Fact.NameSet, breaking schema: SchemaID?, _ way: Way) -> Bool {
    let listed = listedNames(way)
    guard listed.count <= Self.mostNames else { return true }
    return listed.contains { contains(names, $0) && mayHave($0, schema, way) }
      || mayHaveOthers(names, schema, way)
  }

  /// Whether the object may have a member with one of the names that no fact mentions.
  private func mayHaveOthers(_ names: Fact.NameSet, _ broken: SchemaID?, _ way: Way) -> Bool {
    if way.present.count >= way.most { return false }
    var patterns: [String] = []
    for pattern in way.parts.flatMap({ graph[$0].patternProperties.map(\.name) })
    where !(patterns + names.patterns + names.excluded).contains(where: { $0.hasSameScalars(as: pattern) }) {
      patterns.append(pattern)
    }
    guard patterns.count <= Self.mostPatterns else { return true }
    var rest = names
    rest.except.formUnion(listedNames(way).map { ScalarKey($0) })
    return mayHaveOthers(rest, patterns[...], broken, way)
  }

  private func mayHaveOthers(
    _ names: Fact.NameSet, _ undecided: ArraySlice<String>, _ broken: SchemaID?, _ way: Way
  ) -> Bool {
    guard spend() else { return true }
    if hasNoName(names, way) { return false }
    guard let pattern = undecided.first else {
      let own = way.parts.flatMap { part in
        claims(of: graph[part], nil) { text in names.patterns.contains { $0.hasSameScalars(as: text) } }
      }
      return !allowNothing(own + [broken].compactMap { $0 }.map { .init(schema: $0, holds: false) })
    }
    var (with, without) = (names, names)
    with.patterns.append(pattern)
    without.excluded.append(pattern)
    return mayHaveOthers(with, undecided.dropFirst(), broken, way)
      || mayHaveOthers(without, undecided.dropFirst(), broken, way)
  }

  /// Whether it is certain that no name that `propertyNames` allows is among the names.
  private func hasNoName(_ names: Fact.NameSet, _ way: Way) -> Bool {
    let all =
      way.names.map { Fact.Claim(schema: $0, holds: true) }
      + names.breaking.map { Fact.Claim(schema: $0, holds: false) }
    if all.isEmpty, names.patterns.isEmpty, names.excluded.isEmpty { return false }
    let except = names.except.map(\.text).sorted().filter { name in
      names.patterns.allSatisfy { search.matches($0, name) } && isAllowed(name, way)
    }
    guard except.count <= Self.mostNames else { return false }
    return closes(
      Way(
        kind: .string,
        pending: all.map { .schema($0) } + names.patterns.map { .matches($0, true) }
          + names.excluded.map { .matches($0, false) } + [.noneOf(except.map { .string($0) })]))
  }
}
