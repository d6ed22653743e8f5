import FixtureEmitter
import SchemaModel
import SchemaRuntime

/// Compares the values that schemas list.
extension Lockstep {
  /// Compares the values that `const` and `enum` list. True: both list some, and nothing else matters.
  func compareLiterals(_ views: Sides<SchemaView>, _ place: Place) -> Bool {
    let keyword = { (view: SchemaView) in
      [Keyword.const, .enum, .anyOf, .oneOf].first { view.owner(of: $0) != nil } ?? .enum
    }
    let sites = Sides(
      old: self.sites(keyword(views.old), views).old, new: self.sites(keyword(views.new), views).new)
    var literals = views.map(\.literals)
    // A type of few values counts as a list of them, and so does a union of lists.
    let isListed = literals.map { $0 != nil }
    for version in Version.allCases where !isListed[version] && isListed[version.other] {
      literals[version] =
        Self.values(of: views[version].types).map { accepted($0, views[version]) }
        ?? listedByForms(views[version])
    }
    switch (literals.old, literals.new) {
    case (nil, nil): return false
    case (nil, let values?): return noteList(values, of: .new, keyword(views.new), sites, views, place)
    case (let values?, nil): return noteList(values, of: .old, keyword(views.old), sites, views, place)
    case (let old?, let new?):
      compare(old, new, views, sites, place)
      return true
    }
  }

  /// Says of a list of values that one side alone has it. True: nothing else matters.
  private func noteList(
    _ values: [JSONValue], of version: Version, _ keyword: Keyword, _ sites: Sides<Difference.Site>,
    _ views: Sides<SchemaView>, _ place: Place
  ) -> Bool {
    let isNew = version == .new
    let isAll = isListedAnyway(version, values, views)
    // What the other side asks in place of the list is told with it.
    let isReplaced = isAll && views.old.schemas.count == 1 && views.new.schemas.count == 1
    note(
      Difference(
        rule: (keyword == .const ? Keyword.const : .enum).ruleStem + (isNew ? "-added" : "-removed"),
        message: isNew
          ? "only \(listed(values)) is allowed now" : "other values than \(listed(values)) are allowed now",
        place: place, sites: sites, narrows: isNew, widens: !isNew, aspect: isReplaced ? .whole : .keywords))
    return isAll
  }

  /// All values of the types, where these have few.
  private static func values(of types: TypeSet) -> [JSONValue]? {
    guard types.isSubset(of: [.boolean, .null]) else { return nil }
    return (types.contains(.boolean) ? [true, false] : []) + (types.contains(.null) ? [.null] : [])
  }

  /// The values of a union whose forms all list theirs, as far as the other keywords allow them.
  private func listedByForms(_ view: SchemaView, depth: Int = 0) -> [JSONValue]? {
    guard depth < 4 else { return nil }
    for choice in view.choices(\.anyOf) + view.choices(\.oneOf) {
      var values: [JSONValue] = []
      let isListed = choice.branches.allSatisfy { branch in
        let form = self.view([branch])
        let own = form.literals ?? Self.values(of: form.types) ?? listedByForms(form, depth: depth + 1)
        values += own ?? []
        return own != nil && values.count <= 512
      }
      guard isListed else { continue }
      return accepted(values, view)
    }
    return nil
  }

  /// The values that the other keywords allow, each once.
  private func accepted(_ values: [JSONValue], _ view: SchemaView) -> [JSONValue] {
    search.refill()
    var seen: Set<JSONValue> = []
    return values.filter {
      !$0.types.isDisjoint(with: view.kinds) && seen.insert($0).inserted && search.accepts($0, view.ids)
    }
  }

  /// Whether the side without a list allows each listed value, so that the list is all that differs.
  private func isListedAnyway(
    _ version: Version, _ values: [JSONValue], _ views: Sides<SchemaView>
  ) -> Bool {
    if haveParts(views), views[version].refusesListed { return false }
    search.refill()
    return values.allSatisfy { search.accepts($0, views[version.other].ids) }
  }

  private func compare(
    _ old: [JSONValue], _ new: [JSONValue], _ views: Sides<SchemaView>, _ sites: Sides<Difference.Site>,
    _ place: Place
  ) {
    let (before, after) = (Set(old), Set(new))
    let removed = old.filter { !after.contains($0) }
    let added = new.filter { !before.contains($0) }
    if old.count == 1, new.count == 1, let value = removed.first, let other = added.first,
      let sites = exchange(of: value, for: other, sites, views)
    {
      return note(
        Difference(
          rule: "const-changed", message: "the only value is \(other), was \(value)", place: place,
          sites: sites, narrows: true, widens: true, hints: [value, other]))
    }
    for (values, isNew) in [(removed, false), (added, true)] {
      for value in values.prefix(100) {
        var sites = sites
        let refusing: Version = isNew ? .old : .new
        if let told = refusal(of: value, refusing, views) { sites = told }
        note(
          Difference(
            rule: isNew ? "enum-value-added" : "enum-value-removed",
            message: isNew ? "\(value) is allowed now" : "\(value) is not allowed any more", place: place,
            sites: sites, narrows: !isNew, widens: isNew, hints: [value], aspect: .value(value),
            detail: value.description))
      }
    }
    compareSpellings(of: old.filter(after.contains), views, sites, place)
  }

  /// The sites of the part that refused one value before and refuses the other one now; nil where no part does both, and each
  /// is a change of its own.
  private func exchange(
    of removed: JSONValue, for added: JSONValue, _ sites: Sides<Difference.Site>, _ views: Sides<SchemaView>
  ) -> Sides<Difference.Site>? {
    guard describes, haveParts(views) else { return sites }
    let parts = innermost(changed(.new, views))
    let pairs = parts.compactMap { part in
      twin(of: part.id, on: .new, views).map { Sides(old: $0, new: part) }
    }
    if pairs.isEmpty { return sites }
    search.refill()
    let found = pairs.first {
      !search.accepts(added, [$0.old.id]) && !search.accepts(removed, [$0.new.id])
    }
    return found?.map { part in
      .init(schema: part.id, keyword: [Keyword.const, .enum].first { part.sites[$0] != nil })
    }
  }

  /// Compares how values that both sides list may be spelt, which matters in draft-04.
  private func compareSpellings(
    of values: [JSONValue], _ views: Sides<SchemaView>, _ sites: Sides<Difference.Site>, _ place: Place
  ) {
    guard (views.old.schemas + views.new.schemas).contains(where: { $0.dialect.isLikeDraft4 }) else { return }
    search.refill()
    for value in values.prefix(100) {
      var seen: Set<ScalarKey> = []
      for spelling in value.spellings where seen.insert(ScalarKey(spelling.description)).inserted {
        let verdicts = views.map { search.accepts(spelling, $0.ids) }
        guard verdicts.old != verdicts.new, !search.isExhausted else { continue }
        let isNew = verdicts.new
        note(
          Difference(
            rule: isNew ? "enum-value-added" : "enum-value-removed",
            message: isNew ? "\(spelling) is allowed now" : "\(spelling) is not allowed any more",
            place: place, sites: refusal(of: spelling, isNew ? .old : .new, views) ?? sites, narrows: !isNew,
            widens: isNew, hints: [spelling], aspect: .whole, detail: spelling.description))
      }
    }
  }

  /// The keyword of one side that refuses a value, of those that changed if one of them does, and what the other side has in
  /// its place; nil where a list of values refuses it that is the only one.
  private func refusal(
    of value: JSONValue, _ refusing: Version, _ views: Sides<SchemaView>
  ) -> Sides<Difference.Site>? {
    let view = views[refusing]
    let isListed = view.schemas.allSatisfy { $0.listedValues?.contains(value) ?? true }
    guard isListed || haveParts(views) else { return nil }
    let changed = isListed && !haveParts(views) ? [] : changed(refusing, views)
    search.refill()
    for schema in changed + view.schemas {
      let keyword = search.report(value, schema.id).errors.firstResult { error in
        JSONPointer.tokens(of: error.keywordLocation)?.first.flatMap { token in
          schema.sites.first { $0.spelling == token }?.keyword
        }
      }
      guard let keyword, ![.allOf, .ref].contains(keyword) else { continue }
      let site = Difference.Site(schema: schema.id, keyword: keyword)
      var sites = Sides(old: site, new: site)
      sites[refusing.other] = self.sites(keyword, views)[refusing.other]
      guard haveParts(views), let twin = twin(of: schema.id, on: refusing, views) else { return sites }
      let own = [keyword, .enum, .const].first { twin.sites[$0] != nil }
      sites[refusing.other] = .init(schema: twin.id, keyword: own)
      return sites
    }
    return nil
  }

  private func listed(_ values: [JSONValue]) -> String {
    let shown = values.prefix(6).map(\.description).joined(separator: ", ")
    return values.count > 6 ? "one of \(shown) and \(values.count - 6) more" : shown
  }
}
