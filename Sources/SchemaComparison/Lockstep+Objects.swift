import FixtureEmitter
import SchemaModel
import SchemaRuntime

extension Lockstep {
  /// - Parameter respelt: the dependencies that are compared by what they mean.
  func compareObjects(_ views: Sides<SchemaView>, _ place: Place, _ respelt: Sides<[PresenceRule]>) {
    guard views.old.types.contains(.object), views.new.types.contains(.object) else { return }
    compareRequired(views, place)
    let others = hasOthers(views) ? member(freeName(views), views, place) : nil
    let closing = others.flatMap(closingVersion)
    let closed = compareProperties(views, place, closing)
    comparePatternProperties(views, place)
    if let others { compareAdditional(views, others, closing, closed) }
    compareDependencies(views, place, respelt)
    let names = views.map { view in view.schemas.compactMap(\.propertyNames) }
    if !names.old.isEmpty || !names.new.isEmpty {
      let member = freeName(views)
      let value = Version.allCases.firstResult { version in
        search.value(search.schemas(ofMember: member, of: views[version].ids))
      }
      compare(Place(names, parent: place, step: .name(value ?? "value"), relation: .branch))
    }
  }

  private func compareRequired(_ views: Sides<SchemaView>, _ place: Place) {
    let names = views.map { view in
      view.schemas.flatMap { schema in schema.required.map { (name: $0, schema: schema.id) } }
    }
    let sets = Sides(
      old: Set((names.old.map(\.name) + place.implied.old).map(ScalarKey.init)),
      new: Set((names.new.map(\.name) + place.implied.new).map(ScalarKey.init)))
    var seen: Set<ScalarKey> = []
    for version in Version.allCases {
      for (name, schema) in names[version] {
        let key = ScalarKey(name)
        guard !sets[version.other].contains(key), seen.insert(key).inserted else { continue }
        let isNew = version == .new
        var sites = sites(.required, views)
        sites[version] = .init(schema: schema, keyword: .required)
        note(
          Difference(
            rule: isNew ? "required-added" : "required-removed",
            message: isNew ? "'\(name)' is required now" : "'\(name)' is not required any more",
            place: place, sites: sites, narrows: isNew, widens: !isNew, aspect: .required(name), detail: name)
        )
      }
    }
  }

  /// Compares the members that are listed.
  /// - Returns: those that both sides list and one forbids only because it is closed: they belong to that change.
  private func compareProperties(
    _ views: Sides<SchemaView>, _ place: Place, _ closing: Version?
  ) -> [String] {
    var closed: [String] = []
    let listed = views.map { view -> [ScalarKey: NamedSchema] in
      Dictionary(
        view.schemas.flatMap { $0.properties.map { (ScalarKey($0.name), $0) } },
        uniquingKeysWith: { first, _ in first })
    }
    var seen: Set<ScalarKey> = []
    let all = (views.old.schemas + views.new.schemas).flatMap(\.properties)
    for property in all where seen.insert(ScalarKey(property.name)).inserted && !isDone {
      let key = ScalarKey(property.name)
      let child = member(property.name, views, place)
      child.names = listed.map { $0[key] }
      if listed.old[key] != nil, listed.new[key] != nil {
        if let closing, isForbidden(child, by: views, only: closing) {
          closed.append(property.name)
        } else {
          compare(child)
        }
      } else {
        noteListed(property.name, isNew: listed.old[key] == nil, views, child)
      }
    }
    return closed
  }

  /// The side that alone forbids a member.
  private func closingVersion(_ member: Place) -> Version? {
    let sides = member.compared.map { search.isForbidden($0) }
    return sides.old == sides.new ? nil : sides.old ? .old : .new
  }

  private func hasOthers(_ views: Sides<SchemaView>) -> Bool {
    Version.allCases.contains { version in
      views[version].schemas.contains { $0.additionalProperties != nil || $0.unevaluatedProperties != nil }
    }
  }

  /// Whether one side alone forbids a member, and only by an `additionalProperties` beside which it is not listed.
  private func isForbidden(_ child: Place, by views: Sides<SchemaView>, only version: Version) -> Bool {
    let others = Set(views[version].schemas.compactMap(\.additionalProperties))
    let (own, beyond) = (child.compared[version], child.compared[version.other])
    return own.contains(where: others.contains) && search.isForbidden(own) && !search.isForbidden(beyond)
      && !search.isForbidden(own.filter { !others.contains($0) })
  }

  /// A property that one side lists.
  private func noteListed(_ name: String, isNew: Bool, _ views: Sides<SchemaView>, _ child: Place) {
    let isSame = areSame(child.compared.old, child.compared.new)
    if stopsAtDescriptions(isSame) { return }
    let sites = Sides(
      old: child.names.old.map { Difference.Site(schema: $0.schema) } ?? closing(views.old),
      new: child.names.new.map { Difference.Site(schema: $0.schema) } ?? closing(views.new))
    note(
      Difference(
        rule: isNew ? "property-added" : "property-removed",
        message: isNew ? "property '\(name)' is new" : "property '\(name)' is gone", place: child,
        sites: sites, narrows: !isSame && mayRefuse(child.compared.new, allowedBy: child.compared.old),
        widens: !isSame && mayRefuse(child.compared.old, allowedBy: child.compared.new), isAnnotation: isSame,
        aspect: .property(name), detail: name))
  }

  /// Whether schemas may refuse what others allow: not where they refuse nothing, or the others everything.
  func mayRefuse(_ ids: [SchemaID], allowedBy others: [SchemaID]) -> Bool {
    !search.isForbidden(others) && !areSame(ids, [])
  }

  private func stopsAtDescriptions(_ isSame: Bool) -> Bool { isSame && !describes }

  /// The keyword that forbids members that are not listed.
  private func closing(_ view: SchemaView) -> Difference.Site {
    for keyword in [Keyword.additionalProperties, .unevaluatedProperties] {
      if let owner = view.owner(of: keyword) { return .init(schema: owner.id, keyword: keyword) }
    }
    return .init(schema: view.owner(of: .properties)?.id ?? view.head, keyword: nil)
  }

  private func comparePatternProperties(_ views: Sides<SchemaView>, _ place: Place) {
    func areCalledAlike(_ old: NamedSchema, _ new: NamedSchema) -> Bool {
      old.name.hasSameScalars(as: new.name)
    }
    // Several schemas of a view may have one pattern.
    var pairing = Pairing(views.map { view in view.schemas.flatMap(\.patternProperties) })
    pairing.pair { areCalledAlike($0, $1) && haveOneOrigin($0.schema, $1.schema) }
    pairing.pair { areCalledAlike($0, $1) && areSame($0.schema, $1.schema) }
    pairing.pair { areCalledAlike($0, $1) }
    pairing.pair { areEquivalent($0.name, $1.name) }
    for pair in pairing.pairs { compareNamed(pair.old, pair.new, views, place) }
    var unmatched = pairing.unpaired
    for old in unmatched.old {
      guard let new = unmatched.new.first(where: { areSame(old.schema, $0.schema) }) else { continue }
      guard noteMoved(old, new, views, place) else { continue }
      unmatched.old.removeAll { $0.schema == old.schema }
      unmatched.new.removeAll { $0.schema == new.schema }
    }
    for version in Version.allCases {
      let others = unmatched[version.other].map(\.name)
      for pattern in unmatched[version] { noteNamed(pattern, version, butNot: others, views, place) }
    }
  }

  /// Notes that a schema holds for other names now, at a name that it lost and at one that it won; false where no such
  /// name was found.
  private func noteMoved(
    _ old: NamedSchema, _ new: NamedSchema, _ views: Sides<SchemaView>, _ place: Place
  ) -> Bool {
    let names = Sides(
      old: search.text(matching: old.name, butNot: new.name).text,
      new: search.text(matching: new.name, butNot: old.name).text)
    guard names.old != nil || names.new != nil else { return false }
    for version in Version.allCases {
      guard let name = names[version] else { continue }
      let child = member(name, views, place)
      let isSame = areSame(child.compared.old, child.compared.new)
      if stopsAtDescriptions(isSame) { continue }
      var difference = Difference(
        rule: "pattern-property-changed",
        message: "the pattern of names is '\(new.name)', was '\(old.name)': "
          + "'\(name)' \(version == .new ? "matches now" : "does not match any more")",
        place: child, sites: Sides(old: .init(schema: old.schema), new: .init(schema: new.schema)),
        narrows: !isSame && mayRefuse(child.compared.new, allowedBy: child.compared.old),
        widens: !isSame && mayRefuse(child.compared.old, allowedBy: child.compared.new),
        isAnnotation: isSame, aspect: .patterns(Sides(old: old.name, new: new.name)),
        detail: "\(old.name) \(new.name) \(version == .new ? "won" : "lost")")
      difference.namePattern = version == .new ? new.name : old.name
      note(difference)
    }
    return true
  }

  private func areEquivalent(_ pattern: String, _ other: String) -> Bool {
    let (lost, gained) = (
      search.text(matching: pattern, butNot: other), search.text(matching: other, butNot: pattern)
    )
    return lost.isCertain && lost.text == nil && gained.isCertain && gained.text == nil
  }

  private func compareNamed(
    _ old: NamedSchema, _ new: NamedSchema, _ views: Sides<SchemaView>, _ place: Place
  ) {
    // Whatever the names are, no difference is found, and a search for a name that few others match takes long.
    if memory.described.areAlike([old.schema], [new.schema]) { return }
    let name = namedAlone(old, new, views) ?? "key"
    let child = Place(
      Sides(old: [old.schema], new: [new.schema]),
      looking: around(views, place).map { search.schemas(ofMember: name, of: $0) }, parent: place,
      step: .member(name))
    compare(child)
  }

  /// A name that both patterns match, and that few other schemas look at.
  private func namedAlone(_ old: NamedSchema, _ new: NamedSchema, _ views: Sides<SchemaView>) -> String? {
    let question = PatternPair(
      patterns: Sides(old: ScalarKey(old.name), new: ScalarKey(new.name)), around: views.map(\.ids))
    if let known = memory.names[question] { return known }
    let name = searchedAlone(old, new, views)
    memory.names[question] = .some(name)
    return name
  }

  private func searchedAlone(_ old: NamedSchema, _ new: NamedSchema, _ views: Sides<SchemaView>) -> String? {
    let schemas = views.old.schemas + views.new.schemas
    let simple = search.names(matching: old.name).filter { search.matches(new.name, $0) }
    func others(_ name: String) -> Int {
      Version.allCases.reduce(0) { $0 + search.schemas(ofMember: name, of: views[$1].ids).count }
    }
    guard let first = simple.first, others(first) > 2 else { return simple.first }
    let listed = schemas.flatMap(\.properties).map(\.name)
    let patterns = schemas.flatMap(\.patternProperties).map(\.name)
      .filter { !$0.hasSameScalars(as: old.name) && !$0.hasSameScalars(as: new.name) }
    let free = [patterns, []].flatMap { search.texts(matching: old.name, butNoneOf: $0, norAny: listed) }
    return (simple + free.filter { search.matches(new.name, $0) }).min { others($0) < others($1) }
  }

  private func noteNamed(
    _ pattern: NamedSchema, _ version: Version, butNot others: [String], _ views: Sides<SchemaView>,
    _ place: Place
  ) {
    let isNew = version == .new
    func differs(_ name: String?) -> Bool {
      guard let child = name.map({ member($0, views, place) }) else { return false }
      guard !areSame(child.compared.old, child.compared.new) else { return false }
      noteDifferent(child)
      return true
    }
    // A name that another pattern matches, which came or went on the other side, belongs to the change of that pattern.
    // A listed one may be as it was where others are not.
    let listed = (views.old.schemas + views.new.schemas).flatMap(\.properties).map(\.name)
    let simple =
      search.names(matching: pattern.name)
      + others.compactMap { search.text(matching: pattern.name, butNot: $0).text }
    // One name that differs is enough here, and a search for others takes more work.
    if stopsAtFirst, differs(simple.first { name in !others.contains { search.matches($0, name) } }) {
      return
    }
    let names =
      simple
      + search.texts(matching: pattern.name, butNoneOf: others, norAny: listed)
    let own = names.filter { name in !others.contains { search.matches($0, name) } }
    // The names that a side lists have changes of their own.
    let free = own.filter { name in !listed.contains { $0.hasSameScalars(as: name) } }
    let places = (free.isEmpty ? own.isEmpty ? names : own : free).prefix(8).map { member($0, views, place) }
    let child =
      places.first { !areSame($0.compared.old, $0.compared.new) } ?? places.first
      ?? member("key", views, place)
    let isSame = areSame(child.compared.old, child.compared.new)
    if stopsAtDescriptions(isSame) { return }
    var sites = Sides(old: closing(views.old), new: closing(views.new))
    sites[version] = .init(schema: pattern.schema, keyword: nil)
    var difference = Difference(
      rule: isNew ? "pattern-property-added" : "pattern-property-removed",
      message: isNew
        ? "names that match '\(pattern.name)' have a schema now"
        : "names that match '\(pattern.name)' have no schema of their own any more",
      place: child, sites: sites,
      narrows: !isSame && mayRefuse(child.compared.new, allowedBy: child.compared.old),
      widens: !isSame && mayRefuse(child.compared.old, allowedBy: child.compared.new), isAnnotation: isSame,
      aspect: .patternProperty(pattern.name), detail: pattern.name)
    difference.namePattern = pattern.name
    note(difference)
  }

  /// Compares the demands on members that no side lists.
  /// - Parameters:
  ///   - others: such a member.
  ///   - closed: the listed members that the side forbids, too, which alone forbids such members.
  private func compareAdditional(
    _ views: Sides<SchemaView>, _ others: Place, _ closing: Version?, _ closed: [String]
  ) {
    guard let closing else { return compare(others) }
    let word = closing == .new ? "forbidden" : "allowed"
    note(
      Difference(
        rule: "additional-properties-\(word)",
        message: closed.isEmpty
          ? "members that are not listed are \(word) now"
          : "members that are not listed beside 'additionalProperties' are \(word) now, "
            + "among them \(Self.quoted(closed))",
        place: others, sites: views.map(self.closing), narrows: closing == .new, widens: closing == .old,
        aspect: .others))
  }

  /// A few names, as a sentence has them.
  private static func quoted(_ names: [String]) -> String {
    let shown = names.prefix(4).map { "'\($0)'" }
    if names.count > 4 { return shown.joined(separator: ", ") + " and \(names.count - 4) more" }
    return shown.listed("and")
  }

  /// A name that neither side lists.
  private func freeName(_ views: Sides<SchemaView>) -> String {
    let schemas = views.old.schemas + views.new.schemas
    let listed = Set(schemas.flatMap(\.properties).map { ScalarKey($0.name) })
    let patterns = schemas.flatMap(\.patternProperties).map(\.name)
    let names =
      search.freeNames(of: views.old.ids) + search.freeNames(of: views.new.ids)
      + ["unexpected", "x", "UNEXPECTED", "0", "~", "key", "éß"]
    return names.first { name in
      !listed.contains(ScalarKey(name)) && !patterns.contains { search.matches($0, name) }
    } ?? "unexpected"
  }

  private func compareDependencies(
    _ views: Sides<SchemaView>, _ place: Place, _ respelt: Sides<[PresenceRule]>
  ) {
    compareRespelt(respelt, views, place)
    let others = Set(respelt.old.map { ScalarKey($0.name) })
    let rules = views.map { view in
      view.schemas.flatMap { schema in
        schema.dependentRequired.filter { !others.contains(ScalarKey($0.name)) }
          .flatMap { rule in rule.required.map { [rule.name, $0] } }
      }
    }
    for version in Version.allCases {
      for rule in rules[version] where !rules[version.other].contains(rule) {
        noteDependency(rule, version, views, place)
      }
    }
    compareDependentSchemas(views, place, besides: others)
  }

  /// Notes that only one side makes a member require another one.
  func noteDependency(_ rule: [String], _ version: Version, _ views: Sides<SchemaView>, _ place: Place) {
    let isNew = version == .new
    note(
      Difference(
        rule: isNew ? "dependent-required-added" : "dependent-required-removed",
        message: isNew
          ? "'\(rule[0])' requires '\(rule[1])' now" : "'\(rule[0])' does not require '\(rule[1])' any more",
        place: place, sites: sites(.dependentRequired, views), narrows: isNew, widens: !isNew,
        aspect: .dependency(rule), detail: rule.joined(separator: " ")))
  }

  private func compareDependentSchemas(
    _ views: Sides<SchemaView>, _ place: Place, besides respelt: Set<ScalarKey>
  ) {
    let all = views.map { view in
      view.schemas.flatMap(\.dependentSchemas).filter { !respelt.contains(ScalarKey($0.name)) }
    }
    let around = around(views, place)
    var seen: Set<ScalarKey> = []
    for dependent in all.old + all.new where seen.insert(ScalarKey(dependent.name)).inserted {
      let schemas = all.map { list in
        list.filter { $0.name.hasSameScalars(as: dependent.name) }.map(\.schema)
      }
      compare(
        Place(
          schemas, looking: Sides(old: around.old + schemas.old, new: around.new + schemas.new),
          parent: place, relation: .branch))
    }
  }
}
