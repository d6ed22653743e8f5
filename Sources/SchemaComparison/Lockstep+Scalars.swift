import FixtureEmitter
import SchemaModel
import SchemaRuntime

extension Lockstep {
  func compareTypes(_ views: Sides<SchemaView>, _ place: Place) {
    compareIntegerTexts(views, place)
    let (old, new) = (views.old.types, views.new.types)
    guard old != new else { return }
    let possible = possibleTypes(views, place)
    guard possible.old != possible.new else { return }
    // Where values are listed, their types are all that matters.
    let lost = views.old.valueTypes.intersection(old).subtracting(new)
    let gained = views.new.valueTypes.intersection(new).subtracting(old)
    let (narrows, widens) = (!lost.isEmpty, !gained.isEmpty)
    guard narrows || widens else { return }
    let words = { (types: TypeSet) in types == .all ? "any" : types.names.joined(separator: " or ") }
    let sites = typeSites(views, lost: lost, gained: gained)
    var difference = Difference(
      rule: !narrows ? "type-added" : !widens ? "type-removed" : "type-changed",
      message: "the type is \(words(new)), was \(words(old))", place: place, sites: sites.both,
      narrows: narrows, widens: widens, aspect: .types)
    guard let losing = sites.lost, let winning = sites.gained, losing != winning else {
      return note(difference)
    }
    // One part lost the types, and another one has got others.
    (difference.sites, difference.widens) = (losing, false)
    note(difference)
    (difference.sites, difference.narrows, difference.widens) = (winning, false, true)
    note(difference)
  }

  /// The keywords that say the types, and where several schemas say them together, those of a changed one that lacks the types
  /// that came or went.
  private func typeSites(
    _ views: Sides<SchemaView>, lost: TypeSet, gained: TypeSet
  ) -> (both: Sides<Difference.Site>, lost: Sides<Difference.Site>?, gained: Sides<Difference.Site>?) {
    let all = Sides(old: typeSite(views.old), new: typeSite(views.new))
    guard describes, haveParts(views) else { return (all, nil, nil) }
    let (losing, winning) = (partSites(lacking: lost, .new, views), partSites(lacking: gained, .old, views))
    return (losing ?? winning ?? all, losing, winning)
  }

  /// The sites of the changed schema of one side that lacks types which its twin allows, or that the other side does not have:
  /// of one that lacks all of them, if there is one.
  private func partSites(
    lacking types: TypeSet, _ version: Version, _ views: Sides<SchemaView>
  ) -> Sides<Difference.Site>? {
    func missing(_ schema: Schema) -> TypeSet {
      [schema.anyOf, schema.oneOf].filter { !$0.isEmpty }
        .map { forms in forms.reduce([]) { $0.union(view([$1]).valueTypes.withIntegers) } }
        .reduce(types.subtracting(schema.types?.withIntegers ?? .all)) { $0.union(types.subtracting($1)) }
    }
    let haveMore = views[version].ids.count > views[version.other].ids.count
    var parts: [(part: Schema, twin: Schema?, missing: TypeSet)] = []
    for part in changed(version, views) {
      let twin = twin(of: part.id, on: version, views)
      guard twin != nil || haveMore && views[version].ids.contains(part.id) else { continue }
      let lacked = missing(part).subtracting(twin.map(missing) ?? [])
      if !lacked.isEmpty { parts.append((part, twin, lacked)) }
    }
    guard let found = parts.first(where: { $0.missing == types }) ?? parts.first else { return nil }
    func site(_ schema: Schema) -> Difference.Site {
      .init(schema: schema.id, keyword: Self.typeKeywords.first { schema.sites[$0] != nil })
    }
    var sites = Sides(old: site(found.part), new: site(found.part))
    sites[version.other] = found.twin.map(site) ?? .init()
    return sites
  }

  /// The types of the views without those that the schemas around a branch forbid anyway: these make no difference.
  func possibleTypes(_ views: Sides<SchemaView>, _ place: Place) -> Sides<TypeSet> {
    let around = place.looking.map { view($0).types }
    return Sides(
      old: views.old.types.intersection(around.old), new: views.new.types.intersection(around.new))
  }

  /// Compares whether integers may be written with a fraction of zero, which differs between dialects.
  private func compareIntegerTexts(_ views: Sides<SchemaView>, _ place: Place) {
    let areTexts = views.map { view in view.schemas.contains(where: \.asksForIntegerText) }
    guard areTexts.old != areTexts.new,
      Version.allCases.allSatisfy({ views[$0].types.intersection([.integer, .number]) == .integer })
    else { return }
    let fractions = [place.looking.old, place.looking.new].compactMap { search.value($0)?.numberValue?.int }
    note(
      Difference(
        rule: "type-changed",
        message: areTexts.new ? "1.0 is no integer any more" : "1.0 is an integer now", place: place,
        sites: Sides(old: typeSite(views.old), new: typeSite(views.new)), narrows: areTexts.new,
        widens: areTexts.old,
        hints: (fractions + [1, 0]).map { .number(JSONNumber(uncheckedText: "\($0).0")) }, aspect: .whole))
  }

  private static let typeKeywords: [Keyword] = [.type, .anyOf, .oneOf]

  /// The keyword that says which types a value may have.
  private func typeSite(_ view: SchemaView) -> Difference.Site {
    for keyword in Self.typeKeywords {
      if let owner = view.owner(of: keyword) { return .init(schema: owner.id, keyword: keyword) }
    }
    return .init(schema: view.head)
  }

  /// The tightest bound that several keywords set.
  private struct Bound: Equatable {
    var limit: JSONNumber
    var isExclusive: Bool
    var site: Difference.Site

    /// The outermost multiple of an integer that it leaves; nil where that is far away.
    func lastMultiple(of step: Int, isUpper: Bool) -> Int? {
      let whole: Int
      if let integer = limit.int, integer.magnitude < 1 << 52 {
        whole = isExclusive ? integer + (isUpper ? -1 : 1) : integer
      } else {
        guard let value = limit.doubleValue, value.magnitude < 1e15 else { return nil }
        whole = Int(value.rounded(isUpper ? .down : .up))
      }
      let rest = ((whole % step) + step) % step
      return rest == 0 ? whole : isUpper ? whole - rest : whole + step - rest
    }
  }

  func compareNumbers(_ views: Sides<SchemaView>, _ place: Place) {
    guard views.old.types.contains(.integer), views.new.types.contains(.integer) else { return }
    compareBounds(views, place, isUpper: false)
    compareBounds(views, place, isUpper: true)
    let divisors = views.map { view in Set(view.schemas.compactMap(\.multipleOf)) }
    guard divisors.old != divisors.new else { return }
    let text = { (set: Set<JSONNumber>) in
      set.isEmpty ? "none" : set.sorted().map(\.text).joined(separator: ", ")
    }
    // A multiple of 4 is one of 2, and an integer one of 1.
    let implied = views.map { $0.types.contains(.number) ? [] : [JSONNumber(1)] }
    let admits = { (known: Set<JSONNumber>, implied: [JSONNumber], asked: Set<JSONNumber>) in
      let steps = InstanceSearch.commonMultiples(of: known.sorted() + implied)
      return asked.allSatisfy { divisor in steps.contains { $0.isMultiple(of: divisor) } }
    }
    let narrows = !admits(divisors.old, implied.old, divisors.new)
    let widens = !admits(divisors.new, implied.new, divisors.old)
    guard narrows || widens else { return }
    let rule =
      divisors.old.isSubset(of: divisors.new)
      ? "multiple-of-added"
      : divisors.new.isSubset(of: divisors.old) ? "multiple-of-removed" : "multiple-of-changed"
    note(
      Difference(
        rule: rule, message: "'multipleOf' is \(text(divisors.new)), was \(text(divisors.old))", place: place,
        sites: sites(.multipleOf, views), narrows: narrows, widens: widens))
  }

  private func compareBounds(_ views: Sides<SchemaView>, _ place: Place, isUpper: Bool) {
    let bounds = views.map { bound($0, isUpper: isUpper) }
    let name: Keyword = isUpper ? .maximum : .minimum
    let words = { (bound: Bound?) -> String in
      guard let bound else { return "none" }
      return bound.limit.text + (bound.isExclusive ? " (exclusive)" : "")
    }
    let order = tightness(bounds.old, bounds.new, isUpper: isUpper)
    guard order != 0 else { return }
    if let step = step(views), leaveSameMultiples(of: step, bounds.old, bounds.new, isUpper: isUpper) {
      return
    }
    let rule: String
    switch (bounds.old, bounds.new) {
    case (nil, _): rule = "\(name)-added"
    case (_, nil): rule = "\(name)-removed"
    case (let old?, let new?):
      rule =
        name.rawValue
        + (old.limit < new.limit || old.limit == new.limit && (order < 0) == isUpper ? "-raised" : "-lowered")
    }
    note(
      Difference(
        rule: rule, message: "the \(name) is \(words(bounds.new)), was \(words(bounds.old))", place: place,
        sites: Sides(
          old: bounds.old?.site ?? .init(schema: views.old.head, keyword: nil),
          new: bounds.new?.site ?? .init(schema: views.new.head, keyword: nil)),
        narrows: order > 0, widens: order < 0))
  }

  /// Above zero: the new bound allows less.
  private func tightness(_ old: Bound?, _ new: Bound?, isUpper: Bool) -> Int {
    switch (old, new) {
    case (nil, nil): return 0
    case (nil, _): return 1
    case (_, nil): return -1
    case (let old?, let new?):
      if old.limit == new.limit {
        return old.isExclusive == new.isExclusive ? 0 : new.isExclusive ? 1 : -1
      }
      return (new.limit < old.limit) == isUpper ? 1 : -1
    }
  }

  /// The integer that all numbers of both sides are multiples of, if it is the same; nil where there are fractions.
  private func step(_ views: Sides<SchemaView>) -> Int? {
    let steps = views.map { view -> Int? in
      let divisors = view.schemas.compactMap(\.multipleOf) + (view.types.contains(.number) ? [] : [1])
      return InstanceSearch.commonMultiples(of: divisors).compactMap(\.int).max()
    }
    guard let step = steps.old, step == steps.new, (1...(1 << 30)).contains(step) else { return nil }
    return step
  }

  /// Whether two bounds leave the same multiples of an integer.
  private func leaveSameMultiples(of step: Int, _ old: Bound?, _ new: Bound?, isUpper: Bool) -> Bool {
    guard let old, let new, let first = old.lastMultiple(of: step, isUpper: isUpper) else { return false }
    return first == new.lastMultiple(of: step, isUpper: isUpper)
  }

  private func bound(_ view: SchemaView, isUpper: Bool) -> Bound? {
    var best: Bound?
    for schema in view.schemas {
      let limits =
        isUpper
        ? [(schema.maximum, false, Keyword.maximum), (schema.exclusiveMaximum, true, .exclusiveMaximum)]
        : [(schema.minimum, false, .minimum), (schema.exclusiveMinimum, true, .exclusiveMinimum)]
      for (limit, isExclusive, keyword) in limits {
        guard let limit else { continue }
        let bound = Bound(
          limit: limit, isExclusive: isExclusive, site: .init(schema: schema.id, keyword: keyword))
        if tightness(best, bound, isUpper: isUpper) > 0 { best = bound }
      }
    }
    return best
  }

  /// A keyword that sets a limit to a count.
  private struct Limit {
    var keyword: Keyword
    var rule: String
    var isUpper: Bool
    var type: TypeSet
    var value: (Schema) -> Int?
  }

  private static var limits: [Limit] {
    [
      Limit(keyword: .maxLength, rule: "max-length", isUpper: true, type: .string) { $0.maxLength },
      Limit(keyword: .minLength, rule: "min-length", isUpper: false, type: .string) { $0.minLength },
      Limit(keyword: .maxItems, rule: "max-items", isUpper: true, type: .array) { $0.maxItems },
      Limit(keyword: .minItems, rule: "min-items", isUpper: false, type: .array) { $0.minItems },
      Limit(keyword: .maxProperties, rule: "max-properties", isUpper: true, type: .object) {
        $0.maxProperties
      },
      Limit(keyword: .minProperties, rule: "min-properties", isUpper: false, type: .object) {
        $0.minProperties
      },
      Limit(keyword: .maxBytes, rule: "max-bytes", isUpper: true, type: .string) {
        $0.extensions.maxBytes
      },
      Limit(keyword: .maxSerializedBytes, rule: "max-serialized-bytes", isUpper: true, type: .all) {
        $0.extensions.maxSerializedBytes
      },
    ]
  }

  func compareLimits(_ views: Sides<SchemaView>, _ place: Place) {
    for limit in Self.limits {
      guard !views.old.types.isDisjoint(with: limit.type), !views.new.types.isDisjoint(with: limit.type)
      else {
        continue
      }
      let values = views.map { view -> Int? in
        let all = view.schemas.compactMap(limit.value)
        let tightest = limit.isUpper ? all.min() : all.max()
        return limit.isUpper || tightest != 0 ? tightest : nil
      }
      guard values.old != values.new else { continue }
      let way: String
      switch (values.old, values.new) {
      case (nil, _): way = "added"
      case (_, nil): way = "removed"
      case (let old?, let new?): way = old < new ? "raised" : "lowered"
      }
      let bounds = Sides(
        old: tighter(limit, values.old, implied(limit, views.old, place.implied.old)),
        new: tighter(limit, values.new, implied(limit, views.new, place.implied.new)))
      // A limit that other keywords imply is no change.
      let narrows = isTighter(limit, values.new, than: bounds.old)
      guard narrows || isTighter(limit, values.old, than: bounds.new) else { continue }
      if isImplied(limit, narrows ? values.new : values.old, by: narrows ? views.old : views.new) { continue }
      let decisive = narrows ? values.new : values.old
      note(
        Difference(
          rule: "\(limit.rule)-\(way)",
          message: "'\(limit.keyword)' is \(Self.words(values.new)), was \(Self.words(values.old))",
          place: place,
          sites: Sides(
            old: tightest(limit, values.old, views.old), new: tightest(limit, values.new, views.new)),
          narrows: narrows, widens: !narrows,
          isTooLarge: (decisive ?? 0) >= (limit.type == .string ? 150_000 : 1_000)))
    }
  }

  /// Compares what keywords ask of strings, and of values as a whole, that set no limit.
  func compareRules(_ views: Sides<SchemaView>, _ place: Place) {
    for keyword in Keyword.ofStringRules + Keyword.ofValueRules
    where !Self.limits.contains(where: { $0.keyword == keyword }) {
      let subjects = keyword.subjects ?? .all
      guard !views.old.types.isDisjoint(with: subjects), !views.new.types.isDisjoint(with: subjects) else {
        continue
      }
      let rules = views.map { view in
        Set(view.schemas.flatMap(\.saidRules).filter { $0.keyword == keyword }.map(\.value))
      }
      guard rules.old != rules.new else { continue }
      let words = rules.map { rules in rules.map { "\($0)" }.sorted().joined(separator: ", ") }
      let (isMore, isLess) = (rules.old.isSubset(of: rules.new), rules.new.isSubset(of: rules.old))
      note(
        Difference(
          rule: "\(keyword.ruleStem)-\(isMore ? "added" : isLess ? "removed" : "changed")",
          message:
            "'\(keyword)' is \(words.new.isEmpty ? "none" : words.new), was \(words.old.isEmpty ? "none" : words.old)",
          place: place, sites: sites(keyword, views), narrows: !isLess, widens: !isMore))
    }
  }

  /// A count, as messages tell it. No value has as many parts as an `Int` cannot count.
  static func words(_ count: Int?) -> String {
    guard let count else { return "none" }
    return count == .max ? "more than any value has" : String(count)
  }

  private func isTighter(_ limit: Limit, _ value: Int?, than other: Int?) -> Bool {
    guard let value else { return false }
    guard let other else { return true }
    return limit.isUpper ? value < other : value > other
  }

  private func tighter(_ limit: Limit, _ value: Int?, _ other: Int?) -> Int? {
    isTighter(limit, other, than: value) ? other : value
  }

  /// The limit that other keywords of a side set to the same count.
  private func implied(_ limit: Limit, _ view: SchemaView, _ names: [String]) -> Int? {
    if limit.keyword == .minProperties {
      return Set((view.schemas.flatMap(\.required) + names).map(ScalarKey.init)).count
    }
    if limit.keyword == .maxProperties {
      return view.schemas.filter { schema in
        schema.patternProperties.isEmpty
          && schema.additionalProperties.map { search.isForbidden([$0]) } ?? false
      }.map(\.properties.count).min()
    }
    if limit.keyword == .minItems {
      return view.schemas.filter { $0.contains != nil }.map { $0.minContains ?? 1 }.max()
    }
    return limit.keyword == .maxItems ? mostPlaces(view) : nil
  }

  /// Whether the patterns and lengths of a side keep a limit to the length of texts anyway.
  private func isImplied(_ limit: Limit, _ value: Int?, by view: SchemaView) -> Bool {
    guard let value, limit.keyword == .maxLength || limit.keyword == .minLength else { return false }
    // Every side keeps a limit that no text exceeds.
    if value == (limit.isUpper ? Int.max : 0) { return true }
    let beyond = limit.isUpper ? (value + 1)...Int.max : 0...(value - 1)
    return view.schemas.contains { $0.pattern != nil } && search.hasNoText(of: view.ids, lengths: beyond)
  }

  private func tightest(_ limit: Limit, _ value: Int?, _ view: SchemaView) -> Difference.Site {
    if let value, let owner = view.schemas.first(where: { limit.value($0) == value }) {
      return .init(schema: owner.id, keyword: limit.keyword)
    }
    return .init(schema: view.head, keyword: nil)
  }
}
