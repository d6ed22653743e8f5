import FixtureEmitter
import SchemaModel
import SchemaRuntime

/// Changes the schemas of one side so that they agree with the other side in one difference, and in nothing else.
struct ChangeEdit {
  private let difference: Difference
  private let base: Version
  private let search: InstanceSearch
  private let place: Place
  /// The compared schemas of the place, and all that hold with them: those of the changed side, and those of the other.
  private let own: (slots: [SchemaID], members: [SchemaID])
  private let other: (slots: [SchemaID], members: [SchemaID])
  /// The compared schema that is changed.
  private let slot: SchemaID?
  /// The definitions of the other side that are other changes, with those of this side, or their copies.
  private var definitions: [SchemaID: SchemaID]
  /// The schemas that lead to such definitions.
  private let leading: Set<SchemaID>

  /// - Parameters:
  ///   - counterparts: documents and definitions of each side that differ, with those of the same name on the other side.
  ///   - leading: the schemas that lead to one of them.
  init(
    _ difference: Difference, base: Version, _ search: InstanceSearch, counterparts: [SchemaID: SchemaID],
    leading: Set<SchemaID>
  ) {
    self.difference = difference
    self.leading = leading
    self.base = base
    self.search = search
    place = difference.aspect.isSaidAround ? difference.place.parent ?? difference.place : difference.place
    var slots = place.compared
    // Where both sides refer to a definition, the definition differs, and not the references.
    while slots.old.count == 1, slots.new.count == 1, let old = search.graph[slots.old[0]].plainReference,
      let new = search.graph[slots.new[0]].plainReference, old != slots.old[0], new != slots.new[0]
    {
      slots = Sides(old: [old], new: [new])
    }
    own = (slots[base], search.members(of: slots[base]))
    other = (slots[base.other], search.members(of: slots[base.other]))
    // A definition that looks at the value itself differs here.
    definitions = counterparts
    let isWrapped = if case .wrapped = difference.aspect { true } else { false }
    for id in isWrapped ? [] : own.members + other.members { definitions[id] = nil }
    // A part that other schemas look at, too, is changed where it differs.
    let site = difference.sites[base].schema
    slot =
      own.slots.count < 2
      ? own.slots.first
      : own.slots.first { slot in site.map(search.members(of: [slot]).contains) ?? false } ?? own.slots.first
  }

  /// The root of the side with the change; nil where it cannot be made.
  mutating func variant(of root: SchemaID, _ variants: inout SchemaVariants) -> SchemaID? {
    guard !own.slots.isEmpty else { return variantWithMember(of: root, &variants) }
    let schemas = own.slots + own.members + [difference.sites[base].schema].compactMap { $0 }
    guard let copies = variants.copy(root, downTo: schemas),
      let slot = slot.flatMap({ copies[$0] })
    else { return nil }
    definitions = definitions.mapValues { copies[$0] ?? $0 }
    let members = own.members.compactMap { copies[$0] }
    for id in [slot] + members { Self.openBoolean(id, &variants) }
    let site = difference.sites[base].schema.flatMap { copies[$0] }
    guard apply(to: slot, members, site, &variants) else { return nil }
    return copies[root]
  }

  /// Spells `true` and `false` as objects, which can say more.
  private static func openBoolean(_ id: SchemaID, _ variants: inout SchemaVariants) {
    guard let boolean = variants[id].boolean else { return }
    let all = variants.append(like: id) { $0.boolean = true }
    let copy = variants[id]
    copy.boolean = nil
    guard !boolean else { return }
    copy.not = all
    copy.has(.not)
  }

  /// The root with what the other side says of a member that no schema of this side looks at.
  private mutating func variantWithMember(of root: SchemaID, _ variants: inout SchemaVariants) -> SchemaID? {
    guard case .member(let name)? = place.step, let parent = place.parent,
      let outer = parent.compared[base].first,
      let copies = variants.copy(root, downTo: [outer]), let slot = copies[outer]
    else { return nil }
    definitions = definitions.mapValues { copies[$0] ?? $0 }
    Self.openBoolean(slot, &variants)
    let member = variants.append(like: slot) { $0.has(.allOf) }
    switch difference.aspect {
    case .keywords: exchange(keywords: Self.keywords(difference.sites), member, [], &variants)
    case .types: exchangeTypes(member, &variants)
    case .required, .dependency, .value, .property, .patternProperty, .patterns, .others, .item,
      .furtherItems, .branch, .wrapped, .whole:
      variants[member].allOf = other.slots.map { said($0, &variants) }
    }
    let location = variants[slot].location
    demand(slot, &variants) { schema in
      schema.properties = [NamedSchema(name: name, nameLocation: location, schema: member)]
      schema.has(.properties)
    }
    return copies[root]
  }

  private func apply(
    to slot: SchemaID, _ members: [SchemaID], _ site: SchemaID?, _ variants: inout SchemaVariants
  ) -> Bool {
    switch difference.aspect {
    case .keywords:
      if let site, let keyword = difference.sites[base].keyword,
        let other = difference.sites[base.other].schema,
        keyword == .minContains || keyword == .maxContains
      {
        // The keyword counts the items of the `contains` beside it.
        variants[site].take(keyword, from: search.graph[other])
        return true
      }
      let keywords = Self.keywords(difference.sites)
      guard !keywords.isEmpty else {
        exchangeWhole(slot, &variants)
        return true
      }
      exchange(keywords: keywords, slot, members, &variants)
    case .types: exchangeTypes(slot, &variants)
    case .value(let value): exchange(value: value, slot, &variants)
    case .required(let name): exchange(required: name, slot, members, &variants)
    case .dependency(let rule): exchange(dependency: rule, slot, members, &variants)
    case .property(let name): exchange(\.properties, .properties, name, slot, members, &variants)
    case .patternProperty(let pattern):
      exchange(\.patternProperties, .patternProperties, pattern, slot, members, &variants)
    case .others: exchangeOthers(slot, members, &variants)
    case .item(let index): exchange(item: index, slot, members, &variants)
    case .furtherItems:
      exchange(keywords: [.items, .prefixItems, .unevaluatedItems], slot, members, &variants)
    case .patterns(let patterns):
      for version in [base, base.other] {
        exchange(\.patternProperties, .patternProperties, patterns[version], slot, members, &variants)
      }
    case .branch:
      guard let site else { return false }
      exchangeBranch(site, members, &variants)
    case .wrapped, .whole: exchangeWhole(slot, &variants)
    }
    return true
  }

  private func exchangeWhole(_ slot: SchemaID, _ variants: inout SchemaVariants) {
    let copy = variants[slot]
    for keyword in copy.sites.map(\.keyword) { copy.take(keyword, from: nil) }
    copy.boolean = nil
    copy.reference = nil
    copy.dynamicReference = nil
    copy.not = nil
    copy.allOf = other.slots.map { said($0, &variants) }
    copy.has(.allOf)
  }

  // MARK: keywords

  private static let groups: [Set<Keyword>] = [
    [.maximum, .exclusiveMaximum], [.minimum, .exclusiveMinimum], [.if, .then, .else],
    [.contains, .minContains, .maxContains], [.const, .enum],
    [.contentMediaType, .contentEncoding, .contentSchema, .assertContent],
    [.items, .prefixItems, .unevaluatedItems],
  ]

  private static func keywords(_ sites: Sides<Difference.Site>) -> Set<Keyword> {
    let named = Set([sites.old.keyword, sites.new.keyword].compactMap { $0 })
    return groups.reduce(named) { $0.isDisjoint(with: $1) ? $0 : $0.union($1) }
  }

  /// Replaces keywords by those of the other side; the remaining keywords stay.
  private func exchange(
    keywords: Set<Keyword>, _ slot: SchemaID, _ members: [SchemaID], _ variants: inout SchemaVariants
  ) {
    for member in members { for keyword in keywords { variants[member].take(keyword, from: nil) } }
    for member in other.members {
      guard keywords.contains(where: { search.graph[member].sites[$0] != nil }) else { continue }
      let said = said(member, &variants)
      let schema = variants[said]
      demand(slot, &variants) { extract in for keyword in keywords { extract.take(keyword, from: schema) } }
    }
  }

  /// Adds one more schema that has to hold.
  private func demand(
    _ slot: SchemaID, _ variants: inout SchemaVariants, _ says: (Schema) -> Void
  ) {
    let extract = variants.append(like: slot, says: says)
    variants[slot].allOf.append(extract)
    variants[slot].has(.allOf)
  }

  // MARK: values and types

  /// Allows one value, or forbids it.
  private func exchange(value: JSONValue, _ slot: SchemaID, _ variants: inout SchemaVariants) {
    search.refill()
    let isAllowed = search.accepts(value, own.slots)
    let only = variants.append(like: slot) { schema in
      schema.constant = value
      schema.has(.const)
    }
    let inner = variants.lower(slot)
    let copy = variants[slot]
    if isAllowed {
      copy.allOf = [inner]
      copy.not = only
      copy.has(.allOf)
      copy.has(.not)
    } else {
      copy.anyOf = [inner, only]
      copy.has(.anyOf)
    }
  }

  /// Allows exactly the types of the other side. Values of a type that only the other side allows have to satisfy its
  /// schemas.
  private func exchangeTypes(_ slot: SchemaID, _ variants: inout SchemaVariants) {
    let types = SchemaView(own.slots, search).types
    let allowed = SchemaView(other.slots, search).types
    let gained = allowed.subtracting(types)
    let inner = variants.lower(slot)
    let others = other.slots.map { said($0, &variants) }
    let more = variants.append(like: slot) { schema in
      schema.types = gained
      schema.allOf = others
      schema.has(.type)
      schema.has(.allOf)
    }
    let copy = variants[slot]
    copy.types = allowed
    copy.anyOf = gained.isEmpty ? [inner] : [inner, more]
    copy.has(.type)
    copy.has(.anyOf)
  }

  // MARK: members

  private func exchange(
    required name: String, _ slot: SchemaID, _ members: [SchemaID], _ variants: inout SchemaVariants
  ) {
    let isAsked = members.contains { variants[$0].required.contains { $0.hasSameScalars(as: name) } }
    for member in members { variants[member].required.removeAll { $0.hasSameScalars(as: name) } }
    guard !isAsked else { return }
    demand(slot, &variants) { schema in
      schema.required = [name]
      schema.has(.required)
    }
  }

  private func exchange(
    dependency rule: [String], _ slot: SchemaID, _ members: [SchemaID], _ variants: inout SchemaVariants
  ) {
    guard rule.count == 2 else { return }
    var isAsked = false
    for member in members {
      let copy = variants[member]
      for index in copy.dependentRequired.indices
      where copy.dependentRequired[index].name.hasSameScalars(as: rule[0]) {
        let before = copy.dependentRequired[index].required
        let after = before.filter { !$0.hasSameScalars(as: rule[1]) }
        isAsked = isAsked || after.count < before.count
        copy.dependentRequired[index].required = after
      }
    }
    guard !isAsked else { return }
    demand(slot, &variants) { schema in
      schema.dependentRequired = [DependentRequired(name: rule[0], required: [rule[1]])]
      schema.has(.dependentRequired)
    }
  }

  /// Takes a listed member away, or lists it.
  private func exchange(
    _ list: ReferenceWritableKeyPath<Schema, [NamedSchema]>, _ keyword: Keyword, _ name: String,
    _ slot: SchemaID, _ members: [SchemaID], _ variants: inout SchemaVariants
  ) {
    var isListed = false
    for member in members {
      let count = variants[member][keyPath: list].count
      variants[member][keyPath: list].removeAll { $0.name.hasSameScalars(as: name) }
      isListed = isListed || variants[member][keyPath: list].count < count
    }
    let target = listing(slot, members, variants)
    if isListed { return keep(name, among: list, keyword, slot, target, members, &variants) }
    let listed = other.members.flatMap { search.graph[$0][keyPath: list] }
    for var property in listed where property.name.hasSameScalars(as: name) {
      property.schema = said(property.schema, &variants)
      variants[target][keyPath: list].append(property)
      variants[target].has(keyword)
      return
    }
  }

  /// A schema of the other side, in which a definition that is another change is that of this side.
  private func said(_ schema: SchemaID, _ variants: inout SchemaVariants) -> SchemaID {
    leading.contains(schema) ? variants.copy(schema, replacing: definitions) : schema
  }

  /// Gives a member the demands of the other side, which does not list it. Otherwise a side that closes the object
  /// would refuse the member, which is another change.
  private func keep(
    _ name: String, among list: ReferenceWritableKeyPath<Schema, [NamedSchema]>, _ keyword: Keyword,
    _ slot: SchemaID, _ target: SchemaID, _ members: [SchemaID], _ variants: inout SchemaVariants
  ) {
    let isClosed = members.contains {
      variants[$0].additionalProperties != nil || variants[$0].unevaluatedProperties != nil
    }
    guard isClosed, list == \Schema.properties else { return }
    let demands = search.schemas(ofMember: name, of: other.slots).map { said($0, &variants) }
    let member = variants.append(like: slot) { schema in
      schema.allOf = demands
      schema.has(.allOf)
    }
    let location = variants[slot].location
    variants[target].properties.append(NamedSchema(name: name, nameLocation: location, schema: member))
    variants[target].has(keyword)
  }

  /// The schema that lists members, or the first.
  private func listing(_ slot: SchemaID, _ members: [SchemaID], _ variants: SchemaVariants) -> SchemaID {
    members.first { variants[$0].additionalProperties != nil }
      ?? members.first { !variants[$0].properties.isEmpty } ?? slot
  }

  private func exchangeOthers(_ slot: SchemaID, _ members: [SchemaID], _ variants: inout SchemaVariants) {
    let target = listing(slot, members, variants)
    for (keyword, place) in [(Keyword.additionalProperties, target), (.unevaluatedProperties, slot)] {
      for member in members { variants[member].take(keyword, from: nil) }
      if let schema = other.members.first(where: { search.graph[$0].sites[keyword] != nil }) {
        let said = said(schema, &variants)
        variants[place].take(keyword, from: variants[said])
      }
    }
  }

  // MARK: items and branches

  private func exchange(
    item index: Int, _ slot: SchemaID, _ members: [SchemaID], _ variants: inout SchemaVariants
  ) {
    let target = members.first { !variants[$0].prefixItems.isEmpty } ?? slot
    let copy = variants[target]
    let all = copy.items ?? variants.append(like: slot) { $0.boolean = true }
    if copy.prefixItems.indices.contains(index) {
      copy.prefixItems[index] = all
      return
    }
    let schemas = other.members.map { search.graph[$0].prefixItems }
    guard let schema = schemas.first(where: { $0.indices.contains(index) })?[index] else { return }
    while copy.prefixItems.count < index { copy.prefixItems.append(all) }
    copy.prefixItems.append(said(schema, &variants))
    copy.has(.prefixItems)
  }

  /// Takes a branch away, or adds it, or puts it where the other side has another one.
  private func exchangeBranch(
    _ site: SchemaID, _ members: [SchemaID], _ variants: inout SchemaVariants
  ) {
    if let branch = difference.sites[base.other].schema.map({ said($0, &variants) }),
      let keyword = difference.sites[base].keyword
    {
      if keyword == .oneOf {
        variants[site].oneOf.append(branch)
      } else {
        variants[site].anyOf.append(branch)
      }
      return
    }
    let isReplaced = difference.sites[base.other].keyword == nil
    let other = isReplaced ? difference.sites[base.other].schema.map { said($0, &variants) } : nil
    let branch = other ?? variants.append(like: site) { $0.boolean = false }
    for member in members {
      variants[member].oneOf = variants[member].oneOf.map { $0 == site ? branch : $0 }
      variants[member].anyOf = variants[member].anyOf.map { $0 == site ? branch : $0 }
    }
  }
}
