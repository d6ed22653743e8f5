import SchemaModel
import SchemaRuntime

/// Writes the statements of conditions and forms about members of an object that other schemas describe, too.
extension SectionWriter {
  /// The schemas that describe a value where a group of them does: the group, and those that it is a condition or a form
  /// of, with what they refer to.
  func base(of group: Group) -> [SchemaID] {
    let around = group.schemas.first.map { site.around($0.id) } ?? []
    return site.parts(of: group.schemas.map(\.id) + around)
  }

  /// Whether branches of a rule describe members that have no other description, or give members titles or words, which
  /// a sentence would tear from the names.
  func describeMembers(
    _ ids: [SchemaID], beside base: @autoclosure () -> [SchemaID], _ group: Group
  ) -> Bool {
    guard ids.contains(where: { !Group([$0], site.graph).isBare }) else { return false }
    var seen: Set<Visit> = []
    return describeMembers(Visit(ids: ids, base: base(), depth: 0), words: wordsOfMembers(group), &seen)
  }

  /// Whether consequences describe members that nothing else does.
  func describesMembers(_ ids: [SchemaID], _ group: Group) -> Bool {
    describeMembers(ids, beside: baseOfRules(group), group)
  }

  private func baseOfRules(_ group: Group) -> [SchemaID] {
    let ids = group.schemas.map(\.id)
    if let known = site.basesOfRules[ids] { return known }
    let base = site.withForms(base(of: group))
    site.basesOfRules[ids] = base
    return base
  }

  /// Schemas of a member, those that describe it beside them, and how deep it lies.
  private struct Visit: Hashable {
    var ids: [SchemaID]
    var base: [SchemaID]
    var depth: Int
  }

  /// - Parameter seen: the visits that describe nothing more: many ways may lead to the same members.
  private func describeMembers(_ visit: Visit, words: Set<String>, _ seen: inout Set<Visit>) -> Bool {
    let (ids, base, depth) = (visit.ids, visit.base, visit.depth)
    guard depth < Self.deepestMember, seen.insert(visit).inserted else { return false }
    for id in ids {
      let group = Group([id], site.graph)
      for property in group.properties {
        let schemas = property.schemas.filter { site.graph[$0].boolean == nil }
        if schemas.isEmpty { continue }
        let known = site.describers(of: property.name, in: base)
        let own = Group(schemas, site.graph).schemas.flatMap(\.words)
        if known.isEmpty || !words.isSuperset(of: own) { return true }
        let described = site.withForms(site.parts(of: known))
        let inner = Visit(ids: schemas, base: described, depth: depth + 1)
        if describeMembers(inner, words: words, &seen) { return true }
      }
      let items = group.schemas.compactMap(\.items)
      let known = site.withForms(site.parts(of: base.compactMap { site.graph[$0].items }))
      let inner = Visit(ids: items, base: known, depth: depth + 1)
      if describeMembers(inner, words: words, &seen) { return true }
    }
    return false
  }

  /// The words that rows have for the members of a group, and for the values in them.
  func wordsOfMembers(_ group: Group) -> Set<String> {
    let ids = group.schemas.map(\.id)
    if let known = site.wordsOfMembers[ids] { return known }
    let words = allWordsOfMembers(group)
    site.wordsOfMembers[ids] = words
    return words
  }

  private func allWordsOfMembers(_ group: Group) -> Set<String> {
    var words: Set<String> = []
    var waiting = group.properties.map { (schemas: $0.schemas, depth: 0) }
    var seen = Set(waiting.map(\.schemas))
    var visited = 0
    // The first way to a member is the shortest.
    while visited < waiting.count {
      let next = waiting[visited]
      visited += 1
      let inner = Group(next.schemas, site.graph)
      words.formUnion(inner.schemas.flatMap(\.words))
      guard next.depth < Self.deepestMember else { continue }
      let items = inner.schemas.compactMap(\.items)
      waiting += (inner.properties.map(\.schemas) + (items.isEmpty ? [] : [items]))
        .filter { seen.insert($0).inserted }.map { ($0, next.depth + 1) }
    }
    return words
  }

  /// How deep members of members are looked at.
  private static let deepestMember = 8

  /// The type of a member by what describes it around a condition or a form.
  func typeAround(_ name: String, _ group: Group) -> Inline? {
    guard let first = group.schemas.first else { return nil }
    let ids = site.describers(of: name, in: site.parts(of: site.around(first.id)))
    let phrase = phraser.phrase(Group(ids, site.graph))
    return ids.isEmpty || phrase == "any value" ? nil : phrase
  }
}

extension Site {
  /// The schemas around a schema for the same value, the nearest first: it is a part, a form or a condition of each.
  func around(_ id: SchemaID) -> [SchemaID] {
    var ids: [SchemaID] = []
    var place = places[id]
    while let next = place, next.step?.isInPlace ?? false, let parent = next.parent {
      ids.append(parent)
      place = places[parent]
    }
    return ids
  }

  /// Whether a schema is one, or in one, that holds on a condition alone.
  func isConditional(_ id: SchemaID) -> Bool {
    var place = places[id]
    while let next = place, let step = next.step, let parent = next.parent {
      if step.isConditional { return true }
      place = places[parent]
    }
    return false
  }

  /// Schemas with all that holds with each of them.
  func parts(of ids: [SchemaID]) -> [SchemaID] { graph.allParts(of: ids) }

  /// Schemas with the branches of their unions, and of those in them.
  func withForms(_ ids: [SchemaID]) -> [SchemaID] { closure(ids) { $0.oneOf + $0.anyOf } }

  /// Schemas with all that holds for some of their values.
  /// - Parameter others: schemas that are not looked at, nor what is in them alone.
  func withConditions(_ ids: [SchemaID], without others: Set<SchemaID> = []) -> [SchemaID] {
    closure(ids, without: others, \.conditionalParts)
  }

  private func closure(
    _ ids: [SchemaID], without others: Set<SchemaID> = [], _ next: (Schema) -> [SchemaID]
  ) -> [SchemaID] {
    var (all, seen) = (ids, Set(ids))
    var visited = 0
    while visited < all.count {
      let further = next(graph[all[visited]]).filter { !others.contains($0) }
      all += parts(of: further).filter { seen.insert($0).inserted }
      visited += 1
    }
    return all
  }

  /// The schemas that describe a member of the values of some schemas.
  func describers(of name: String, in ids: [SchemaID]) -> [SchemaID] {
    ids.flatMap { graph[$0].properties }
      .filter { $0.name.hasSameScalars(as: name) && graph[$0.schema].boolean == nil }.map(\.schema)
  }
}

extension Group {
  /// Whether it says nothing of members and items.
  fileprivate var isBare: Bool { schemas.allSatisfy { $0.properties.isEmpty && $0.items == nil } }
}

extension Schema {
  /// The author's words for it.
  fileprivate var words: [String] { [title, shownDescription].compactMap(\.self) }
}

extension [SchemaID] {
  /// Each once, in order of first mention.
  var uniqueIDs: [SchemaID] {
    var seen: Set<SchemaID> = []
    return filter { seen.insert($0).inserted }
  }
}
