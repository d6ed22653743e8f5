import FixtureEmitter
import SchemaModel
import SchemaRuntime

/// Compares the unions of two schemas, and their forms.
extension Lockstep {
  /// The place of the only form of a union that values of the other side's types can have, where the other side has no
  /// such union: the other forms are of other types, and their coming or going is a change of the type.
  func decisiveForm(_ views: Sides<SchemaView>, _ place: Place) -> Place? {
    let all = views.map(choices)
    for version in Version.allCases where all[version.other].isEmpty && all[version].count == 1 {
      let (choice, other) = (all[version][0], views[version.other])
      let isAlone = views[version].schemas.allSatisfy {
        $0.hasNone(but: [.ref, .type, .allOf, choice.keyword])
      }
      let forms = choice.branches.filter { !view([$0]).valueTypes.isDisjoint(with: other.valueTypes) }
      guard isAlone, forms.count == 1 else { continue }
      var compared = views.map(\.ids)
      compared[version] = [forms[0]]
      var looking = around(views, place)
      looking[version].append(forms[0])
      return Place(compared, looking: looking, parent: place, relation: .part)
    }
    return nil
  }

  /// The views, in which a union or negation of both sides is read as one on both sides: where one branch alone is possible on
  /// one side, and several on the other, branches became possible or impossible.
  func opened(_ views: Sides<SchemaView>) -> Sides<SchemaView> {
    let open = openNegations(views)
    let unions = namesSameTypes(views) ? openUnions(views) : Sides(old: [], new: [])
    let opened = { (version: Version) in
      let all = open[version].union(unions[version])
      return all.isEmpty ? views[version] : views[version].opened(all, self.search)
    }
    return Sides(old: opened(.old), new: opened(.new))
  }

  /// Whether types come or go by the forms of unions alone.
  private func namesSameTypes(_ views: Sides<SchemaView>) -> Bool {
    views.old.types == views.new.types || views.old.namedTypes == views.new.namedTypes
  }

  /// The negations of both sides that exclude types alone on one of them: the schema that must not hold differs then, and no
  /// negation came or went.
  private func openNegations(_ views: Sides<SchemaView>) -> Sides<Set<[SchemaID]>> {
    var open = Sides<Set<[SchemaID]>>(old: [], new: [])
    guard !views.old.isForbidden, !views.new.isForbidden else { return open }
    let negations = views.map(\.negations)
    for old in negations.old {
      guard let new = negations.new.first(where: { haveOneOrigin(old.owner, $0.owner) }),
        old.isSettled != new.isSettled
      else { continue }
      open.old.insert([old.schema])
      open.new.insert([new.schema])
    }
    return open
  }

  private func openUnions(_ views: Sides<SchemaView>) -> Sides<Set<[SchemaID]>> {
    let implied = views.map(\.implied)
    var unions = Sides<Set<[SchemaID]>>(old: [], new: [])
    for version in Version.allCases {
      for (owner, keyword, branch) in implied[version] {
        let others = views[version.other].schemas.filter { other in
          other[keyPath: keyword].count > 1 && haveOneOrigin(owner.id, other.id)
            && !implied[version.other].contains {
              $0.owner.id == other.id && $0.keyword == keyword && standAlike($0.branch, branch)
            }
        }
        guard let other = others.first else { continue }
        unions[version].insert(owner[keyPath: keyword])
        unions[version.other].insert(other[keyPath: keyword])
      }
    }
    return unions
  }

  /// A union of one side.
  struct Choice {
    var owner: SchemaID
    var branches: [SchemaID]
    var isExclusive: Bool

    var keyword: Keyword { isExclusive ? .oneOf : .anyOf }
    var site: Difference.Site { .init(schema: owner, keyword: keyword) }
  }

  private func choices(_ view: SchemaView) -> [Choice] {
    view.choices(\.anyOf).map { Choice(owner: $0.owner.id, branches: $0.branches, isExclusive: false) }
      + view.choices(\.oneOf).map { Choice(owner: $0.owner.id, branches: $0.branches, isExclusive: true) }
  }

  func compareUnions(
    _ views: Sides<SchemaView>, _ place: Place, _ respelt: Sides<[PresenceRule]>
  ) {
    var all = views.map(choices)
    for version in Version.allCases {
      let owners = respelt[version].filter { $0.form == .union }.map(\.owner)
      all[version].removeAll { !$0.isExclusive && owners.contains($0.owner) }
    }
    let isOpened = !views.old.open.isEmpty || !views.new.open.isEmpty
    if !isOpened, compareWrapped(all, views, place) { return }
    var pairing = Pairing(all)
    pairing.pair {
      $0.isExclusive == $1.isExclusive && haveOneOrigin($0.owner, $1.owner) && haveSameForms($0, $1)
    }
    pairing.pair { $0.isExclusive == $1.isExclusive && haveSameForms($0, $1) }
    pairing.pair { $0.isExclusive == $1.isExclusive && haveOneOrigin($0.owner, $1.owner) }
    pairing.pair { $0.isExclusive == $1.isExclusive }
    pairing.pair { _, _ in true }
    let rest = pairing.unpaired
    let areAlike =
      rest.old.isEmpty && rest.new.isEmpty && pairing.pairs.allSatisfy { haveSameForms($0.old, $0.new) }
    if !areAlike, areSameByKinds(views, place) { return }
    for pair in pairing.pairs { compare(pair.old, pair.new, views, place) }
    for version in Version.allCases {
      for choice in rest[version] { noteUnion(choice, version, views, place) }
    }
  }

  /// Whether each form of a union asks the same as one of the other.
  private func haveSameForms(_ old: Choice, _ new: Choice) -> Bool {
    guard old.isExclusive == new.isExclusive, old.branches.count == new.branches.count else { return false }
    let forms = matched(old.branches, new.branches, areAsMany: true)
    return forms.unpaired.old.isEmpty && forms.unpaired.new.isEmpty
  }

  /// How many forms are held against each other to find out whether a value can have two of them.
  private static let mostApart = 12

  /// Whether it is certain that no value has two forms of a union.
  private func areApart(_ branches: [SchemaID], _ around: [SchemaID]) -> Bool {
    guard branches.count <= Self.mostApart else { return false }
    search.refill()
    return branches.indices.allSatisfy { first in
      branches[..<first].allSatisfy { search.allowNothing(around + [$0, branches[first]]) }
    }
  }

  private func compare(_ old: Choice, _ new: Choice, _ views: Sides<SchemaView>, _ place: Place) {
    let sites = Sides(old: old.site, new: new.site)
    let exclusive = old.isExclusive ? (old, views.old) : (new, views.new)
    if old.isExclusive != new.isExclusive, !areApart(exclusive.0.branches, exclusive.1.ids) {
      let isExclusive = new.isExclusive
      note(
        Difference(
          rule: isExclusive ? "any-of-to-one-of" : "one-of-to-any-of",
          message: isExclusive
            ? "the value has to match one form only now" : "the value may match several forms now",
          place: place, sites: sites, narrows: isExclusive, widens: !isExclusive))
    }
    let relation: Place.Relation = old.isExclusive || new.isExclusive ? .exclusiveBranch : .branch
    let around = around(views, place)
    let all = Sides(old: old.branches, new: new.branches)
    // Of forms that no value can have, nothing is to be said. Where the named types changed, that is told.
    let impossible =
      namesSameTypes(views)
      ? Sides(old: views.old.impossible(among: old.branches), new: views.new.impossible(among: new.branches))
      : Sides(old: [], new: [])
    let areAsMany = all.old.count == all.new.count
    let forms = matched(
      all.old.filter { !impossible.old.contains($0) }, all.new.filter { !impossible.new.contains($0) },
      areAsMany: areAsMany)
    for pair in forms.pairs {
      let siblings = Sides(
        old: all.old.filter { $0 != pair.old }, new: all.new.filter { $0 != pair.new })
      let looking = Sides(old: around.old + [pair.old], new: around.new + [pair.new])
      let child = Place(
        pair.map { [$0] }, looking: looking, parent: place, relation: relation,
        spread: spread(looking, siblings, isExclusive: Sides(old: old.isExclusive, new: new.isExclusive)))
      child.siblings = siblings
      compare(child)
    }
    for version in Version.allCases {
      for branch in forms.unpaired[version] {
        var looking = around
        looking[version].append(branch)
        let siblings = all.map { $0.filter { $0 != branch } }
        // The side without the branch accepts no value by it.
        var isShared = Sides(old: false, new: false)
        isShared[version] = version == .old ? old.isExclusive : new.isExclusive
        let child = Place(
          looking, parent: place, relation: relation,
          spread: spread(looking, siblings, isExclusive: isShared))
        child.siblings = siblings
        var own = sites
        own[version] = .init(schema: branch)
        if areAsMany, let other = forms.unpaired[version.other].first(where: { standAlike($0, branch) }) {
          own[version.other] = .init(schema: other)
        }
        let isNew = version == .new
        let isThere = impossible[version.other].contains { haveOneOrigin($0, branch) }
        let words = isThere ? ["impossible now", "possible now"] : ["gone", "new"]
        note(
          Difference(
            rule: isNew ? "branch-added" : "branch-removed",
            message: "the form \(name(of: branch)) is \(words[isNew ? 1 : 0])", place: child, sites: own,
            narrows: !isNew, widens: isNew, aspect: .branch,
            detail: "\(branch.index)"))
      }
    }
  }

  /// The name of the member to which a step leads, where a schema lists it: otherwise it stands for others.
  private static func listed(
    _ step: Step, by looking: Sides<[SchemaID]>, _ search: InstanceSearch
  ) -> String? {
    guard case .member(let name) = step else { return nil }
    let names = looking.map { search.listedNames(of: $0) }
    return (names.old + names.new).contains { $0.hasSameScalars(as: name) } ? name : nil
  }

  /// How many branches are asked whether they exclude a changed one.
  private static let mostSiblings = 256

  /// The directions in which a union loses values where one of its branches does: another branch that accepts the
  /// values too, and of which one has to hold, may have been all that refused them.
  /// - Parameter isExclusive: whether one branch alone may hold, on each side.
  private func spread(
    _ looking: Sides<[SchemaID]>, _ siblings: Sides<[SchemaID]>, isExclusive: Sides<Bool>
  ) -> (Step?) -> Place.Spread {
    guard isExclusive.old || isExclusive.new else { return { _ in Place.straight } }
    return { [search] step in
      let member = step.flatMap { Self.listed($0, by: looking, search) }
      func overlaps(_ version: Version) -> Bool {
        guard isExclusive[version] else { return false }
        guard siblings[version].count <= Self.mostSiblings else { return true }
        search.refill()
        return !siblings[version].allSatisfy { sibling in
          let both = looking[version] + [sibling]
          // The values that differ have the member, so it is enough that the other branch has no such member.
          let isWithout = member.map { search.allowNothing(search.schemas(ofMember: $0, of: both)) }
          return isWithout ?? false || search.allowNothing(both)
        }
      }
      // One side may accept values that the other refuses because two branches hold there.
      return Place.Spread(
        old: overlaps(.new) ? [.old, .new] : [.old], new: overlaps(.old) ? [.new, .old] : [.new])
    }
  }

  /// The name of a branch: its title, or the last part of what it refers to, or its place in the list.
  private func name(of branch: SchemaID) -> String {
    let schema = graph[branch]
    if let title = schema.title { return "'\(title)'" }
    if let target = schema.reference {
      if let name = graph[target].title ?? graph[target].pointer.last { return "'\(name)'" }
    }
    if let value = schema.listedValues, value.count == 1 { return value[0].description }
    if let types = schema.types { return "of type " + types.names.joined(separator: ", ") }
    return (schema.pointer.last.flatMap { Int($0) }).map { "\($0 + 1)" } ?? "here"
  }
}
