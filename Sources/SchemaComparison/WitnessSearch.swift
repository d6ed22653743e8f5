import FixtureEmitter
import SchemaModel
import SchemaRuntime

/// Looks for whole instances that one side accepts and the other refuses. Both sides have judged what it gives.
final class WitnessSearch {
  let search: InstanceSearch
  let roots: Sides<SchemaID>
  let isolation: ChangeIsolation
  private let explorers: Sides<InstanceExplorer>
  private var graph: SchemaGraph { search.graph }
  /// How far up from the place of a difference is looked.
  static let climbs = 3
  /// The number of searches without a result after which a search looks at less.
  private static let patience = 150
  private var failures = 0
  /// How many searches for values of two sides at once may still end in vain.
  var jointPatience = 40
  /// How many values of a place are put into an instance.
  static let attempts = 640
  /// How many of them with other members changed to fit.
  static let mendings = 12

  init(_ search: InstanceSearch, roots: Sides<SchemaID>, isolation: ChangeIsolation) {
    self.search = search
    self.isolation = isolation
    self.roots = roots
    explorers = roots.map { InstanceExplorer(search, root: $0) }
  }

  /// A small instance that `version` accepts and the other side refuses, because of the difference.
  func witness(of difference: Difference, validUnder version: Version) -> JSONValue? {
    guard !search.work.isSpent, let found = anyWitness(of: difference, validUnder: version) else {
      return nil
    }
    return small(found, difference, version)
  }

  private func anyWitness(of difference: Difference, validUnder version: Version) -> JSONValue? {
    var place: Place? = difference.place
    var loose = Loose()
    var hints = difference.hints
    var climbs = 0
    // After many searches in vain, the search looks at less.
    let most = failures < Self.patience ? Self.climbs : 0
    defer { failures += 1 }
    while let here = place, climbs <= most, !search.work.isSpent {
      if !here.isBelowCondition {
        search.refill()
        climbs += 1
        if let found = witness(of: difference, at: here, version, hints: hints, loose: &loose) {
          failures -= 1
          return found
        }
        if loose.takenBack != nil { break }
      }
      search.refill()
      switch here.relation {
      case .condition, .exclusiveBranch: hints = valuesAround(here, version)
      case .part, .branch: hints = []
      }
      place = here.parent
    }
    let found =
      enumerated(difference, version, loose: &loose) ?? joint(difference, version, loose: &loose)
      ?? loose.takenBack ?? loose.alone
    if let found {
      failures -= 1
      return found
    }
    return difference.place.isHidden && !difference.isIsolated ? loose.near : nil
  }

  /// Instances that show a difference less clearly, as other differences have a part in the verdict.
  struct Loose {
    /// An instance that is a witness only together with other differences.
    var takenBack: JSONValue?
    /// An instance that another difference would refuse as well.
    var alone: JSONValue?
    /// An instance that is refused near the difference, where nothing more is known of it.
    var near: JSONValue?
    /// How many instances were judged to find out what they show.
    var judged = 0
  }

  /// How many instances are judged to find out whether they show a difference.
  private static let evidence = 400

  /// Whether it is certain that no instance is accepted by both sides, as with another version in a constant.
  private lazy var areApart: Bool = {
    search.refill()
    return search.allowNothing([roots.old, roots.new])
  }()

  /// How well an instance shows a difference.
  private func evidence(
    _ instance: JSONValue, _ errors: [Violation], of difference: Difference, _ version: Version
  ) -> ChangeIsolation.Evidence {
    isolation.evidence(instance, of: difference.isolated, validUnder: version, areApart: areApart)
      ?? (isLocated(difference, errors, version) ? .full : .none)
  }

  /// How many of the last searches may end in vain, how far up from a place they look, and how many bytes of values they
  /// try: they are after small ones.
  private static let enumerations = (patience: 40, climbs: 1, bytes: 2_000_000)
  private var enumerations = 0
  private var recent = RecentValues()

  /// An instance with a small value of what the schemas of the place mention, where nothing more direct was found.
  private func enumerated(
    _ difference: Difference, _ version: Version, loose: inout Loose
  ) -> JSONValue? {
    guard !difference.isTooLarge, enumerations < Self.enumerations.patience else { return nil }
    enumerations += 1
    var place: Place? = difference.place
    var climbs = 0
    while var here = place, climbs <= Self.enumerations.climbs {
      // The schemas around a branch know what looks at the value beside it.
      while let parent = here.parent, here.step == nil || here.isBelowCondition { here = parent }
      search.refill(bytes: Self.enumerations.bytes)
      let compared = here.compared.old + here.compared.new
      let values = recent.values(at: here, version, .mentions) { search.mentioned(by: compared) }
      if let spot = spot(here, version) ?? (here.parent == nil ? explorers[version].whole : nil),
        let found = fitting(values, spot, difference, at: here, version, loose: &loose)
      {
        enumerations -= 1
        return found
      }
      climbs += 1
      place = here.parent
    }
    return nil
  }

  /// Values for the place around a condition or an exclusive branch that meet it on one side only.
  private func valuesAround(_ place: Place, _ version: Version) -> [JSONValue] {
    guard let parent = place.parent else { return [] }
    var values = tellingApart(place)
    if let ways = place.ways { values += exchangingWays(ways, values, around: parent, version) }
    search.refill()
    let around = parent.isBelowCondition ? nil : spot(parent, version)?.current
    guard let step = place.step, case .item = step else {
      return values + values.compactMap { around?.merged(with: $0) }
    }
    let items = around?.arrayValue ?? []
    let both = search.value(place.compared.old + place.compared.new)
    return values.flatMap { value -> [JSONValue] in
      let more = [[value], items + [value], [value, value], items + [value, value]]
      return (more + more.map { $0 + [both].compactMap { $0 } }).map { .array($0) }
    }
  }

  /// How many values that meet a condition on one side are tried with how many that only one side's way accepts.
  private static let mostOfWays = 6

  /// The values for which a condition decides otherwise on each side, with members that one side's way accepts then and
  /// the other side's refuses.
  private func exchangingWays(
    _ ways: Sides<Place.Ways>, _ values: [JSONValue], around place: Place, _ version: Version
  ) -> [JSONValue] {
    let (own, other) = (ways[version], ways[version.other])
    search.refill()
    let members = [(own.otherwise, other.then), (own.then, other.otherwise)].flatMap { accepting, refusing in
      refusing.isEmpty
        ? []
        : search.distinguishing(acceptedBy: place.compared[version] + accepting, refusedBy: refusing)
          .prefix(Self.mostOfWays)
    }
    return values.prefix(Self.mostOfWays).flatMap { value in members.compactMap { $0.merged(with: value) } }
  }

  /// Schemas that values were looked for to tell apart.
  private struct Apart: Hashable {
    var accepting: [SchemaID]
    var refusing: [SchemaID]
  }
  private var toldApart: [Apart: [JSONValue]] = [:]

  /// Values that one side accepts at a place and the other refuses.
  func tellingApart(_ place: Place) -> [JSONValue] {
    Version.allCases.flatMap { side in
      [place.compared[side], place.looking[side]].flatMap { own -> [JSONValue] in
        let question = Apart(accepting: own, refusing: place.compared[side.other])
        if let known = toldApart[question] { return known }
        let values = search.distinguishing(acceptedBy: own, refusedBy: question.refusing)
        if !search.isExhausted { toldApart[question] = values }
        return values
      }
    }
  }

  private func witness(
    of difference: Difference, at place: Place, _ version: Version, hints: [JSONValue],
    loose: inout Loose
  ) -> JSONValue? {
    guard let spot = spot(place, version) else { return nil }
    let demanded = recent.values(at: place, version, .demands) {
      var seen: Set<JSONValue> = []
      let candidates = search.candidates(
        acceptedBy: place.looking[version], refusedBy: place.looking[version.other], current: spot.current)
      return Array(candidates.filter { seen.insert($0).inserted }.prefix(Self.attempts))
    }
    return fitting(TriedValues(hints), spot, difference, at: place, version, loose: &loose)
      ?? fitting(demanded, spot, difference, at: place, version, loose: &loose)
      ?? beside(place, hints + demanded.values, spot, difference, version)
  }

  /// A whole instance with the first of the values at the place that shows the difference.
  private func fitting(
    _ tried: TriedValues, _ spot: Spot, _ difference: Difference, at place: Place, _ version: Version,
    loose: inout Loose
  ) -> JSONValue? {
    var index = 0
    while index < tried.outcomes.count || tryNext(of: tried, spot, at: place, version) {
      guard index < tried.outcomes.count else { continue }
      let outcome = tried.outcomes[index]
      index += 1
      guard loose.judged < Self.evidence,
        isNear(difference, outcome.errors) || isLocated(difference, outcome.errors, version)
      else { continue }
      loose.judged += 1
      switch evidence(outcome.instance, outcome.errors, of: difference, version) {
      case .full: return outcome.instance
      case .takenBack where !difference.isTurned(version):
        loose.takenBack = loose.takenBack ?? outcome.instance
      case .alone where !difference.isTurned(version): loose.alone = loose.alone ?? outcome.instance
      case .takenBack, .alone: loose.near = loose.near ?? outcome.instance
      case .none: loose.near = loose.near ?? outcome.instance
      }
    }
    return nil
  }

  /// Tries the next value; false where none is left, or nothing more may be tried.
  private func tryNext(of tried: TriedValues, _ spot: Spot, at place: Place, _ version: Version) -> Bool {
    guard tried.next < tried.values.count, !search.isExhausted else { return false }
    let value = tried.values[tried.next]
    tried.next += 1
    guard var instance = spot.replacing(value) else { return true }
    if !search.isValid(instance, roots[version]) {
      guard tried.mendings < Self.mendings, search.accepts(value, place.looking[version]),
        !search.accepts(value, place.looking[version.other])
      else { return true }
      tried.mendings += 1
      guard let settled = explorers[version].settled(value, spot) else { return true }
      instance = settled
    }
    if let errors = errors(telling: instance, version) {
      tried.outcomes.append(TriedValues.Outcome(instance: instance, errors: errors))
    }
    return true
  }

  /// How many values are changed so that the other branches of a union refuse them.
  private static let besides = 6

  /// An instance with a value that the branch accepts on one side only and that the other branches refuse.
  private func beside(
    _ place: Place, _ candidates: [JSONValue], _ spot: Spot, _ difference: Difference, _ version: Version
  ) -> JSONValue? {
    let siblings = place.siblings[version.other]
    guard !siblings.isEmpty, siblings.count <= 16 else { return nil }
    search.refill()
    let (own, other) = (place.looking[version], place.compared[version.other])
    func keeps(_ value: JSONValue) -> Bool { search.accepts(value, own) && !search.accepts(value, other) }
    var bases: [JSONValue] = []
    for value in candidates where bases.count < Self.besides && value.types != .null && keeps(value) {
      bases.append(value)
    }
    for base in bases {
      guard let value = search.refused(by: siblings, like: base, among: own, where: keeps),
        let whole = spot.replacing(value).flatMap({ host in
          search.isValid(host, roots[version]) ? host : explorers[version].settled(value, spot)
        }), shows(difference, whole, version)
      else { continue }
      return whole
    }
    return nil
  }

  /// The errors for which the other side refuses the instance; nil where both sides judge it alike.
  func errors(telling instance: JSONValue, _ version: Version) -> [Violation]? {
    guard search.isValid(instance, roots[version]), !search.isExhausted else { return nil }
    let other = search.report(instance, roots[version.other])
    guard !other.isValid, search.report(instance, roots[version]).isValid else { return nil }
    return other.errors
  }

  /// Whether one side accepts the instance and the other does not.
  func distinguishes(_ value: JSONValue, _ version: Version) -> Bool {
    errors(telling: value, version) != nil
  }

  /// Whether an instance is a witness of the difference.
  func shows(_ difference: Difference, _ value: JSONValue, _ version: Version) -> Bool {
    evidence(value, of: difference, version) != nil
  }

  /// How well an instance shows the difference; nil where both sides judge it alike, or it shows nothing of it.
  func evidence(
    _ instance: JSONValue, of difference: Difference, _ version: Version
  ) -> ChangeIsolation.Evidence? {
    guard let errors = errors(telling: instance, version) else { return nil }
    let found = evidence(instance, errors, of: difference, version)
    return found == .none || found < .full && difference.isTurned(version) ? nil : found
  }

  /// Whether an error is at the place of the difference, which is all that is known of a difference without variants.
  private func isLocated(_ difference: Difference, _ errors: [Violation], _ version: Version) -> Bool {
    if let pattern = difference.namePattern {
      let depth = difference.place.pointer.count - 1
      return errors.contains { error in
        let tokens = JSONPointer.tokens(of: error.instanceLocation) ?? []
        return tokens.count > depth && search.matches(pattern, tokens[depth])
      }
    }
    let site = difference.sites[version.other]
    if let schema = site.schema, let keyword = site.keyword {
      let keywords = keyword == .if ? [.then, .else] : [keyword]
      return keywords.map { search.location(schema, $0) }.contains { location in
        errors.contains { $0.absoluteKeywordLocation.hasPrefix(location) }
      }
    }
    let pointer = JSONPointer.text(of: difference.place.pointer)
    if let schema = site.schema, !difference.place.isHidden {
      let location = graph.location(of: schema)
      if errors.contains(where: { $0.absoluteKeywordLocation.hasPrefix(location + "/") }) { return true }
    }
    return errors.contains { $0.instanceLocation.hasPrefix(pointer) }
  }

  /// Whether the difference may cause an error: one is at the place, in it or around it; where a condition differs, in
  /// the value that the condition looks at.
  private func isNear(_ difference: Difference, _ errors: [Violation]) -> Bool {
    var nearest = difference.place
    while nearest.isBelowCondition, let parent = nearest.parent { nearest = parent }
    let place = nearest.pointer
    return errors.contains { error in
      let tokens = JSONPointer.tokens(of: error.instanceLocation) ?? []
      return zip(tokens, place).allSatisfy { $0.hasSameScalars(as: $1) }
    }
  }

  /// A valid instance of one side in which the place occurs.
  func spot(_ place: Place, _ version: Version) -> Spot? {
    if let known = place.spots[version] { return known }
    let found = findSpot(place, version)
    place.spots[version] = .some(found)
    return found
  }

  private func findSpot(_ place: Place, _ version: Version) -> Spot? {
    guard !place.isBelowCondition else { return nil }
    guard let parent = place.parent else { return explorers[version].start() }
    guard let spot = spot(parent, version) else { return nil }
    if let step = place.step {
      return explorers[version].reach(step, place.looking[version], from: spot)
    }
    return explorers[version].meet(place.looking[version], at: spot)
  }

  /// Instances of both sides that show what they allow and forbid; where it is known that something differs, also such
  /// that are valid on one side and break demands of the other.
  func variety(isThorough: Bool) -> [JSONValue] {
    var found: [JSONValue] = []
    for version in Version.allCases {
      search.refill()
      found += explorers[version].instances()
    }
    guard isThorough else { return found }
    for version in Version.allCases {
      search.refill()
      found += search.candidates(
        acceptedBy: [roots[version]], refusedBy: [roots[version.other]], current: nil)
    }
    var seen: Set<JSONValue> = []
    return found.filter { seen.insert($0).inserted }
  }
}

extension JSONValue {
  /// An object with the members of another one set; nil where one of them is no object.
  func merged(with other: JSONValue) -> JSONValue? {
    guard case .object(var members) = self, case .object(let more) = other else { return nil }
    for (key, value) in more { members[key] = value }
    return .object(members)
  }
}
