import FixtureEmitter
import SchemaModel
import SchemaRuntime

/// Goes through two schemas side by side and collects their differences, at the smallest places.
///
/// Pairs that were met are not looked at again, so schemas that lead to themselves come to an end. Two spellings of one
/// demand are no difference, as far as keywords tell; witnesses have the last word.
final class Lockstep {
  let search: InstanceSearch
  var graph: SchemaGraph { search.graph }
  private(set) var differences: [Difference] = []
  /// Whether the walk stops at the first difference in what is accepted.
  let stopsAtFirst: Bool
  /// The places where each pair was met: a difference may lose other instances in another place.
  private var met: [Pair: [Place]] = [:]
  /// Places that are still to be compared, by how many steps lead to them.
  private var pending: [Int: [Place]] = [:]
  let memory: Memory

  /// A pair that was compared, and the members that are asked for around it.
  private struct Pair: Hashable {
    var compared: Sides<[SchemaID]>
    var implied: Sides<[String]>
    var kinds: TypeSet?
  }

  /// Two patterns of names that are compared, and the schemas around them.
  struct PatternPair: Hashable {
    var patterns: Sides<ScalarKey>
    var around: Sides<[SchemaID]>
  }

  /// The knowledge that several walks share.
  final class Memory {
    fileprivate var views: [TypeSet: [[SchemaID]: SchemaView]] = [:]
    fileprivate let sameness = SamenessMemory()
    /// Names that stand for a pair of patterns, by the schemas around them.
    var names: [PatternPair: String?] = [:]
    let classes: SchemaClasses
    /// Schemas that are described alike, too.
    let described: SchemaClasses

    /// Documents and definitions of each side, with those of the same name on the other side.
    let counterparts: [SchemaID: SchemaID]
    /// Documents of each side, with those that they are compared with.
    let documents: [Int: Int]
    /// Whether a schema has a format that another dialect than its own defines.
    let hasUndecidedFormats: Bool
    /// Whether formats refuse values at all.
    let assertsFormat: Bool

    init(
      _ graph: SchemaGraph, counterparts: [SchemaID: SchemaID] = [:], documents: [Int: Int] = [:],
      assertsFormat: Bool = true
    ) {
      self.assertsFormat = assertsFormat
      self.counterparts = counterparts
      self.documents = documents
      hasUndecidedFormats =
        assertsFormat && graph.schemas.contains(where: \.leavesFormatOpen)
      classes = SchemaClasses(graph)
      described = SchemaClasses(graph, withDescriptions: true)
    }

    /// Whether two schemas ask the same in the same words.
    func sayTheSame(_ schemas: Sides<SchemaID>) -> Bool { classes[[schemas.old]] == classes[[schemas.new]] }
  }

  /// How many pairs are looked at to find out whether two schemas ask the same, and for all such questions.
  private static let samenessLimit = 4_000
  private static let mostForSameness = 400_000
  private static let limit = 60_000
  /// How many pairs this walk looks at.
  private var most = Lockstep.limit

  /// Whether a definition that is compared by itself differs. Its differences are reported there, and not here.
  private(set) var leavesDifferences = false
  /// How many pairs this walk has looked at, and a place that differs, where only that matters.
  private var looked = 0
  private var different: Place?
  /// Definitions that are compared by themselves.
  private let definitions: Set<Sides<SchemaID>>
  /// The sides that lose no value at pairs of schemas, as was proved.
  private let kept: [Sides<[SchemaID]>: Set<Version>]

  init(
    _ search: InstanceSearch, memory: Memory, definitions: Set<Sides<SchemaID>> = [],
    kept: [Sides<[SchemaID]>: Set<Version>] = [:], stopsAtFirst: Bool = false
  ) {
    self.kept = kept
    self.definitions = definitions
    self.search = search
    self.memory = memory
    self.stopsAtFirst = stopsAtFirst
  }

  var isDone: Bool {
    guard stopsAtFirst else { return met.count > most }
    return different != nil || looked > Self.samenessLimit || memory.sameness.spent > Self.mostForSameness
  }

  /// Whether there were more pairs than are looked at, so that differences may be missing.
  private var isCutShort: Bool { !stopsAtFirst && met.count > most }

  /// Whether annotations are compared.
  var describes: Bool { !stopsAtFirst }

  func view(_ ids: [SchemaID], of kinds: TypeSet? = nil) -> SchemaView {
    let kinds = kinds ?? .all
    if let known = memory.views[kinds]?[ids] { return known }
    let view = SchemaView(ids, search, kinds: kinds)
    memory.views[kinds, default: [:]][ids] = view
    return view
  }

  /// Whether the keywords of both sides ask the same of a value, or of one of some types, wherever they stand.
  func areSame(_ old: [SchemaID], _ new: [SchemaID], of kinds: TypeSet? = nil) -> Bool {
    let place = Place(Sides(old: old, new: new))
    place.kinds = kinds
    return memory.sameness.answer(question(place)) {
      let walk = Lockstep(search, memory: memory, stopsAtFirst: true)
      walk.walk(from: place)
      guard let different = walk.different else { return !walk.isDone }
      // Where a pair differs, the places around it differ, too.
      let around = sequence(first: different) { $0.parent }
      memory.sameness.settle(different: around.filter { !$0.hasImplied }.map(question))
      return false
    }
  }

  private func question(_ place: Place) -> SamenessMemory.Question {
    .init(place.compared, of: place.kinds, memory.classes)
  }

  func areSame(_ old: SchemaID, _ new: SchemaID) -> Bool { areSame([old], [new]) }

  /// Whether keywords show that the new side accepts each value that the old one accepts.
  func isIncluded(_ old: [SchemaID], in new: [SchemaID]) -> Bool {
    let walk = Lockstep(search, memory: memory)
    walk.most = Self.samenessLimit
    walk.walk(from: Place(Sides(old: old, new: new)))
    return !walk.isDone && !walk.differences.contains { $0.mayLose(.old) }
  }

  func note(_ difference: Difference) {
    var difference = difference
    let decidesTheRest = tellsWhatIsLookedAt(difference)
    if decidesTheRest {
      difference.isAnnotation = false
      // A part that no schema looks at any more becomes one for `unevaluated…` keywords, which may refuse it, and the
      // other way round.
      if !difference.rule.hasSuffix("-added") { difference.narrows = true }
      if !difference.rule.hasSuffix("-removed") { difference.widens = true }
    }
    if stopsAtFirst {
      if !difference.isAnnotation { noteDifferent(difference.place) }
      return
    }
    // A proof about the schemas of a part says nothing of how others look at the part.
    if decidesTheRest { difference.place.kept = [] } else { markKept(difference.place) }
    if !difference.isAnnotation, difference.narrows || difference.widens,
      !difference.place.keptAround.isEmpty,
      !Version.allCases.contains(where: { difference.mayLose($0) })
    {
      return
    }
    difference.told = told(difference)
    differences.append(difference)
  }

  /// The keywords whose schemas look at parts of a value where they hold.
  private static let deciding: Set<Keyword> = [
    .if, .anyOf, .oneOf, .dependentSchemas, .contains, .minContains, .maxContains,
  ]

  /// Whether a difference within a branch or condition, or of one, may decide which parts of the value are unevaluated
  /// for a schema around it: a part that is no longer listed falls to `unevaluatedProperties` or `unevaluatedItems`.
  private func tellsWhatIsLookedAt(_ difference: Difference) -> Bool {
    let keywords = [difference.sites.old.keyword, difference.sites.new.keyword].compactMap(\.self)
    let isOfBranches = keywords.contains(where: Self.deciding.contains)
    guard isOfBranches || difference.aspect.isSaidAround else { return false }
    var place = difference.place
    if difference.aspect.isSaidAround, place.step != nil, let parent = place.parent { place = parent }
    if isOfBranches, looksAtTheRest(place) { return true }
    while place.step == nil, let parent = place.parent {
      if looksAtTheRest(parent) { return true }
      place = parent
    }
    return false
  }

  /// Whether a schema of a place asks something of unevaluated parts.
  private func looksAtTheRest(_ place: Place) -> Bool {
    Version.allCases.contains { version in
      view(place.compared[version]).schemas.contains { schema in
        schema.unevaluatedParts.contains { !graph[$0].acceptsAll }
      }
    }
  }

  /// Notes that a place differs, where only that matters.
  func noteDifferent(_ place: Place) { different = different ?? place }

  /// Compares all schemas that look at a value, and at the values below it. The first difference met is reported, so
  /// places with few steps come first.
  func walk(from place: Place) {
    compare(place)
    while !isDone, let depth = pending.keys.min(), let places = pending.removeValue(forKey: depth) {
      for place in places { compareNow(place) }
    }
    pending = [:]
    if isCutShort { noteCutShort(place) }
  }

  /// Has the places compared that the walk comes to, each pair of schemas once.
  func compare(_ place: Place) {
    pending[place.depth, default: []].append(place)
  }

  private func compareNow(_ place: Place) {
    guard !isDone else { return }
    markKept(place)
    guard isOpen(place) else { return }
    if describes, memory.described.areAlike(place.compared.old, place.compared.new) { return }
    let views = opened(place.compared.map { view($0, of: place.kinds) })
    if describes { compareAnnotations(views, place) }
    if isComparedElsewhere(place) { return }
    guard views.old.isForbidden == views.new.isForbidden else {
      return noteForbidden(views, place)
    }
    if views.old.isForbidden { return }
    if haveOtherForms(views), areSameByKinds(views, place) { return }
    if compareLiterals(views, place) { return compareUndecidedFormats(views, place) }
    compareTypes(views, place)
    if isDone { return }
    if let form = decisiveForm(views, place) { return compare(form) }
    compareNumbers(views, place)
    compareLimits(views, place)
    compareRules(views, place)
    compareTexts(views, place)
    if isDone { return }
    let respelt = respeltRules(views)
    compareObjects(views, place, respelt)
    compareArrays(views, place)
    compareInPlace(views, place, respelt)
  }

  /// Whether a pair is to be looked at.
  private func isOpen(_ place: Place) -> Bool {
    if !stopsAtFirst || place.hasImplied {
      guard isNew(place, Pair(compared: place.compared, implied: place.implied, kinds: place.kinds)) else {
        return false
      }
    } else if place.parent != nil {
      let question = question(place)
      switch memory.sameness.knowledge(of: question) {
      case .same: return false
      case .different:
        noteDifferent(place)
        return false
      case .unknown: memory.sameness.suppose(question)
      }
    }
    if stopsAtFirst {
      looked += 1
      memory.sameness.spent += 1
    }
    return true
  }

  /// Whether a pair of schemas is new, or its differences may lose other instances here than where it was met before.
  private func isNew(_ place: Place, _ pair: Pair) -> Bool {
    guard let before = met[pair] else {
      met[pair] = [place]
      return true
    }
    guard !stopsAtFirst,
      !(place.isMonotone
        && before.contains { $0.isMonotone && $0.keptAround.isSubset(of: place.keptAround) }),
      !areSame(place.compared.old, place.compared.new, of: place.kinds)
    else { return false }
    let isKnown = before.contains { known in
      Version.allCases.allSatisfy { version in
        place.losses[version].allSatisfy { known.losses[version].contains($0) }
      }
    }
    guard !isKnown else { return false }
    met[pair, default: []].append(place)
    return true
  }

  private func markKept(_ place: Place) {
    guard let sides = kept[place.compared], place.kept != sides, isProvable(place) else { return }
    place.kept = sides
  }

  /// Whether a proof about the schemas of a place holds for the values there, because it does not matter how other
  /// schemas look at the value.
  private func isProvable(_ place: Place) -> Bool {
    guard place.kinds == nil, !place.hasImplied else { return false }
    // A form that came or went is compared together with its union, which does not show the values that it took from
    // other forms.
    if place.isUnpairedBranch, place.isInExclusiveBranch { return false }
    var here = place
    while let parent = here.parent {
      for version in Version.allCases {
        let members = search.members(of: parent.compared[version]).map { graph[$0] }
        let rests = members.flatMap(\.unevaluatedParts)
        if here.step == nil ? !rests.isEmpty : rests.contains(where: here.compared[version].contains) {
          return false
        }
      }
      guard here.step == nil else { return true }
      here = parent
    }
    return true
  }

  /// How far up from a difference is looked for schemas that accept the same.
  private static let climbs = 3

  /// The sides that lose no value at pairs of schemas around the differences, which were found by the words of keywords.
  func provedPairs(_ proof: InclusionProof) -> [Sides<[SchemaID]>: Set<Version>] {
    var proved: [Sides<[SchemaID]>: Set<Version>] = [:]
    for difference in differences where Version.allCases.contains(where: { difference.mayLose($0) }) {
      var place: Place? = difference.place
      var climbs = 0
      while let here = place, climbs <= Self.climbs {
        if isProvable(here) {
          let sides =
            proved[here.compared]
            ?? Set(
              Version.allCases.filter { proof.isIncluded(here.compared[$0], in: here.compared[$0.other]) })
          proved[here.compared] = sides
          if sides.count == 2 { break }
        }
        if here.step != nil { climbs += 1 }
        place = here.parent
      }
    }
    return proved.filter { !$0.value.isEmpty }
  }

  /// Whether both sides refer to a definition that is compared by itself, and nothing else.
  private func isComparedElsewhere(_ place: Place) -> Bool {
    guard !definitions.isEmpty, place.kinds == nil, place.parent != nil, place.isMonotone,
      place.implied.old.isEmpty, place.implied.new.isEmpty
    else { return false }
    let targets = place.compared.map { $0.count == 1 ? graph[$0[0]].plainReference : nil }
    guard let old = targets.old, let new = targets.new else { return false }
    guard definitions.contains(Sides(old: old, new: new)) else { return false }
    if !leavesDifferences { leavesDifferences = !areSame(old, new) }
    return true
  }

  /// All schemas that look at the value of a place, with what the compared ones lead to.
  func around(_ views: Sides<SchemaView>, _ place: Place) -> Sides<[SchemaID]> {
    func all(_ version: Version) -> [SchemaID] {
      place.looking[version] + views[version].ids.filter { !place.looking[version].contains($0) }
    }
    return Sides(old: all(.old), new: all(.new))
  }

  /// The place of a member.
  func member(_ name: String, _ views: Sides<SchemaView>, _ place: Place) -> Place {
    Place(
      views.map { search.schemas(ofMember: name, of: $0.ids) },
      looking: around(views, place).map { search.schemas(ofMember: name, of: $0) }, parent: place,
      step: .member(name))
  }

  /// A keyword of each side, at the schema that has it or, where none has, at the head of the place.
  func sites(_ keyword: Keyword, _ views: Sides<SchemaView>) -> Sides<Difference.Site> {
    views.map { view in
      if let owner = view.owner(of: keyword) { return .init(schema: owner.id, keyword: keyword) }
      return .init(schema: view.head, keyword: nil)
    }
  }

  /// Notes that the rest was not compared and may differ.
  private func noteCutShort(_ place: Place) {
    note(
      Difference(
        rule: "comparison-cut-short", message: "there is too much to compare, so changes may be missing",
        place: place, sites: place.compared.map { .init(schema: $0.first, keyword: nil) }, narrows: true,
        widens: true, aspect: .whole))
  }

  private func noteForbidden(_ views: Sides<SchemaView>, _ place: Place) {
    let isNew = views.new.isForbidden
    for sites in forbidding(views, place) {
      note(
        Difference(
          rule: isNew ? "value-forbidden" : "value-allowed",
          message: isNew ? "no value is allowed any more" : "values are allowed, and none was", place: place,
          sites: sites.map { .init(schema: $0) }, narrows: isNew, widens: !isNew, aspect: .whole))
    }
  }

  /// The schemas that forbid the value on one side, and those of the other side in their place: each without which a value of
  /// the other side would be allowed, or else the first that changed.
  private func forbidding(_ views: Sides<SchemaView>, _ place: Place) -> [Sides<SchemaID?>] {
    let version: Version = views.new.isForbidden ? .new : .old
    let (own, others) = (views[version].ids, views[version.other].ids)
    func sides(_ id: SchemaID?, _ other: SchemaID?) -> Sides<SchemaID?> {
      version == .new ? Sides(old: other, new: id) : Sides(old: id, new: other)
    }
    guard describes, own.count > 1 || others.count > 1 else { return [sides(own.first, others.first)] }
    let changed = own.filter { id in !others.contains { areSame(id, $0) } }
    let pairs = changed.map { id in (id: id, other: others.first { haveOneOrigin(id, $0) }) }
    let deciding = pairs.filter { pair in
      let exchanged = own.compactMap { $0 == pair.id ? pair.other : $0 }
      return !view(exchanged + others, of: place.kinds).isForbidden
    }
    let lacking = others.first { id in !own.contains { areSame(id, $0) } }
    let told = deciding.isEmpty ? pairs.prefix(1) : deciding[...]
    return told.isEmpty
      ? [sides(own.first, lacking ?? others.first)] : told.map { sides($0.id, $0.other ?? lacking) }
  }
}
