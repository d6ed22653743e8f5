import SchemaModel
import SchemaRuntime

extension BranchNames {
  /// The target of a schema that is only a reference, or whose only part of `allOf`, `anyOf` or `oneOf` is.
  func reference(of id: SchemaID) -> SchemaID? {
    var here = id
    var seen: Set<SchemaID> = []
    while seen.insert(here).inserted {
      let schema = graph[here]
      if let target = schema.reference { return target }
      let parts = schema.allOf + schema.anyOf + schema.oneOf
      guard parts.count == 1, !flattening.saysMoreThanForms(schema), !graph.isTitled(here) else { return nil }
      here = parts[0]
    }
    return nil
  }

  /// Whether neither an author nor a reference names the branch.
  func isUnnamed(_ branch: SchemaID) -> Bool { !graph.isTitled(branch) && reference(of: branch) == nil }

  /// The names of a union's cases, before there are types: scalars of one type share a case.
  func caseNames(of union: Disjunction) -> [String] {
    let scalars = union.branches.map { branch in
      let isShared = !isNamed(branch, site: union.owner) && literals.onlyValue(of: branch.key) == nil
      return isShared ? planner.simpleScalar(branch.key) : nil
    }
    let places = Dictionary(grouping: scalars.indices, by: { scalars[$0] })
    return zip(union.branches.indices, branchNames(union)).compactMap { index, names in
      guard let scalar = scalars[index], let alike = places[scalar], alike.count > 1 else { return names[0] }
      return alike[0] == index ? kindName(union.branches[index].key.types ?? []) : nil
    }
  }

  /// The name of each branch by the value of the member that tells objects apart; nil where no member does.
  func tagNames(of branches: [Disjunction.Branch]) -> [String?] {
    var names = [String?](repeating: nil, count: branches.count)
    let objects = branches.indices.filter { branches[$0].key.types == .object }
    let keys = objects.map { branches[$0].key }
    if let tag = tags.tagProperty(of: keys.map { [$0] }) {
      for (index, values) in zip(objects, tag.partition.values) { names[index] = Self.joined(values) }
    } else if let values = optionalTags(of: keys) {
      for (index, value) in zip(objects, values) { names[index] = value }
    }
    let arrays = branches.indices.filter { branches[$0].key.types == .array }
    for (index, text) in zip(arrays, firstTexts(of: arrays.map { branches[$0].key }) ?? []) {
      names[index] = text
    }
    return names
  }

  /// The only string that each array has in front, where these all differ.
  private func firstTexts(of keys: [Conjunction]) -> [String]? {
    let texts = keys.compactMap { key -> String? in
      let first = key.schemas.compactMap { graph[$0].prefixItems.first }
      let text =
        first.isEmpty ? nil : literals.onlyValue(of: flattening.conjunction(of: first))?.value.stringValue
      return text.flatMap { Self.isName($0) ? $0 : nil }
    }
    return keys.count > 1 && Set(texts.map(ByteText.init)).count == keys.count ? texts : nil
  }

  /// The only string that each object has for some member, which may be missing: the strings name cases, and do not
  /// tell values apart.
  private func optionalTags(of keys: [Conjunction]) -> [String]? {
    guard keys.count > 1 else { return nil }
    return tags.propertyNames(of: keys[0]).firstResult { name in
      let values = keys.compactMap { key -> String? in
        guard let texts = tags.listedTexts(of: name, in: key), texts.count == 1 else { return nil }
        return Self.isName(texts[0]) ? texts[0] : nil
      }
      return Set(values.map(ByteText.init)).count == keys.count ? values : nil
    }
  }

  /// The names of unnamed objects, by the one member that each requires and no other object does: objects written as
  /// `{"file": …}` or `{"socket": …}` are `file` and `socket`. An object that requires several such members has no such
  /// name.
  /// - Parameter names: the wanted names of all branches, which come first.
  func ownMembers(
    of unnamed: [Int], among branches: [Disjunction.Branch], called names: [[String]]
  ) -> [(index: Int, member: String)] {
    let objects = branches.filter { $0.key.types == .object }
    var counts: [ByteText: Int] = [:]
    for name in objects.flatMap({ graph.requiredNames(of: $0.key) }) { counts[name, default: 0] += 1 }
    let own = unnamed.map { index in
      OwnMembers(
        index: index,
        names: graph.requiredNames(of: branches[index].key).filter { counts[$0] == 1 }.map(\.text))
    }
    guard !own.contains(where: \.names.isEmpty),
      own.count > 1 || own.contains(where: { hasOneMember(branches[$0.index].key) })
    else { return [] }
    var claims = Dictionary(names.map { (Words($0[0]).list, 1) }, uniquingKeysWith: +)
    for text in branches.compactMap({ fewTexts(of: $0.key) }).joined().compactMap(\.value.stringValue) {
      claims[Words(text).list, default: 0] += 1
    }
    let single = own.filter { $0.names.count == 1 }
    for name in single { claims[Words(name.names[0]).list, default: 0] += 1 }
    return single.filter { claims[Words($0.names[0]).list] == 1 && Self.isName($0.names[0]) }
      .map { ($0.index, $0.names[0]) }
  }

  /// Whether a text makes a name of its own: `2.0` needs a word before it.
  private static func isName(_ text: String) -> Bool {
    Words(text).list.first?.unicodeScalars.first?.isSwiftLetter ?? false
  }

  /// The members that a branch requires, and no other branch does.
  private struct OwnMembers {
    var index: Int
    var names: [String]
  }

  /// Whether the object has one member, and can have no other.
  private func hasOneMember(_ key: Conjunction) -> Bool {
    let properties = key.schemas.flatMap { graph[$0].properties }
    guard properties.count == 1, planner.isClosed(key) else { return false }
    return key.schemas.contains { graph[$0].required.holds(properties[0].name) }
  }

  /// The author's Swift name for a branch.
  func givenName(of branch: Disjunction.Branch, site: SchemaID) -> String? {
    graph.caseNames(of: site).first { $0.value == String(branch.index) }?.name
      ?? graph.name(of: branch.schema)
  }

  /// Whether an author names the branch.
  func isNamed(_ branch: Disjunction.Branch, site: SchemaID) -> Bool {
    graph.isTitled(branch.schema) || givenName(of: branch, site: site) != nil
  }

  /// The name for the members of a pattern without a Swift name: `patternProperties`; where there are several patterns,
  /// the title, the name of what they refer to, the beginning of their names, or the kind of their values.
  func groupName(_ pattern: NamedSchema, among all: [NamedSchema]) -> String {
    let schema = graph[pattern.schema]
    if let title = schema.title.flatMap(SwiftNames.shortTitle) { return title }
    if all.count == 1 { return Keyword.patternProperties.rawValue }
    let isAlone = all.filter { graph[$0.schema].reference == schema.reference }.count == 1
    if isAlone, let target = schema.reference { return targets.name(ofTarget: target) + " members" }
    if let beginning = Self.beginning(ofNames: pattern.name) { return beginning + " members" }
    if let target = schema.reference { return targets.name(ofTarget: target) + " members" }
    return kindName(inference.types(of: flattening.conjunction(of: [pattern.schema])) ?? .everything)
      + " members"
  }
}
