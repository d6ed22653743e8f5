import SchemaModel
import SchemaRuntime

/// Finds the parts of a value that several of the schemas which look at the value describe.
///
/// A schema that describes a member takes each name that it does not list there for unknown. That is wrong where
/// another one describes the member, too, and lists the name: an `allOf` that adds members to a nested object does not
/// make the object's own members unknown. So one of them warns of names that none of them lists.
final class SharedParts {
  private let graph: SchemaGraph
  private let scopes: DynamicScopes
  private let listedNames: ListedNames
  private var unknownNames: [Owner: [SchemaID: UnknownNames]] = [:]
  private var beside: [SchemaPlace: [Describer]] = [:]
  private var patterns: [String: Pattern?] = [:]
  private var descriptionsAt: [SchemaPlace: [Description]] = [:]
  /// Pairs of places of which the first is known to list a name that the second does not.
  private var adding: Set<[SchemaPlace]> = []

  /// Which schema warns of names in a part that no schema lists, where several describe the part.
  enum UnknownNames: Hashable {
    /// These describe the part, too, and may have said what other names mean. The subschema warns where `warns` is
    /// true; otherwise none does.
    case sharedWith([SchemaPlace], warns: Bool)
    /// Another schema warns of them.
    case leftToOthers
  }

  /// A schema that has the last word about a value, with other schemas that describe the value.
  struct Owner: Hashable {
    var place: SchemaPlace
    var others: [SchemaPlace] = []
  }

  /// One of the schemas that look at a value.
  private struct Describer {
    var place: SchemaPlace
    /// Whether some valid values do not satisfy it.
    var isConditional = false
    /// Whether it stands below a condition, and never warns of unknown names.
    var isFragment = false
    /// The branches of unions that it stands in.
    var branches: [SchemaID: SchemaID] = [:]

    /// Whether no value is described by both.
    func excludes(_ other: Describer) -> Bool {
      branches.contains { union, branch in other.branches[union].map { $0 != branch } ?? false }
    }
  }

  /// The part of a value that a subschema is applied to.
  private enum Part: Hashable {
    case member(ScalarKey)
    case pattern(String)
    /// Members that no other keyword names.
    case rest
    case items
    case contains
  }

  init(graph: SchemaGraph, scopes: DynamicScopes, listedNames: ListedNames) {
    self.graph = graph
    self.scopes = scopes
    self.listedNames = listedNames
  }

  /// The subschemas for parts of a value that do not decide alone whether to warn of unknown names, among all schemas
  /// that look at the value.
  func unknownNames(of owner: Owner) -> [SchemaID: UnknownNames] {
    if let found = unknownNames[owner] { return found }
    let found = findUnknownNames(of: owner)
    unknownNames[owner] = found
    return found
  }

  /// Whether one of the schemas that look at a value with the one at a place describes a part of it that does not warn
  /// of unknown names by itself alone.
  func touches(_ unknownNames: [SchemaID: UnknownNames], at place: SchemaPlace) -> Bool {
    warners(at: place).contains { warner in parts(of: warner).contains { unknownNames[$0.schema] != nil } }
  }

  /// Whether a schema at the place describes members or parts, so that a warning of unknown names can come from it.
  func warnsOfUnknownNames(at place: SchemaPlace) -> Bool {
    warners(at: place).contains { !$0.properties.isEmpty || !parts(of: $0).isEmpty }
  }

  private func warners(at place: SchemaPlace) -> [Schema] {
    describers(at: place).filter { !$0.isFragment }.map { graph[$0.place.schema] }
  }

  /// A subschema for a part of the value, in the order in which they are found.
  private struct Description {
    var part: Part
    var place: SchemaPlace
    var describer: Describer
    var number: Int
    /// The names that it lists for the part; nil where it says what other names mean.
    var names: [String]?

    /// Whether it has the last word where others do not say what other names mean.
    var canWarn: Bool { !describer.isConditional && part != .contains && names?.isEmpty == false }
  }

  /// Whether two subschemas may describe the same part of one value.
  private func meet(_ one: Description, _ other: Description) -> Bool {
    if one.number == other.number || !meet(one.part, other.part) { return false }
    // Of one schema, only `contains` looks at what another keyword describes.
    if one.describer.place == other.describer.place {
      return (one.part == .contains) != (other.part == .contains)
    }
    return !one.describer.excludes(other.describer)
  }

  private func meet(_ one: Part, _ other: Part) -> Bool {
    switch (one, other) {
    case (.member, .member): one == other
    case (.member(let name), .pattern(let pattern)), (.pattern(let pattern), .member(let name)):
      matches(pattern, name.text)
    case (.items, .items), (.items, .contains), (.contains, .items), (.contains, .contains): true
    case (.items, _), (.contains, _), (_, .items), (_, .contains): false
    case (.pattern, _), (.rest, _), (_, .rest): true
    }
  }

  /// A pattern that has not been compiled is reported elsewhere.
  private func matches(_ pattern: String, _ name: String) -> Bool {
    if patterns[pattern] == nil { patterns[pattern] = .some(Pattern.generated(pattern)) }
    return patterns[pattern]??.matches(name) != .noMatch
  }

  private func findUnknownNames(of owner: Owner) -> [SchemaID: UnknownNames] {
    var describers = describers(at: owner.place)
    for other in owner.others {
      describers += self.describers(at: other).map {
        Describer(place: $0.place, isConditional: true, isFragment: true)
      }
    }
    // A schema that is alone has the last word, unless `contains` looks at what another keyword describes.
    if describers.count == 1, graph[owner.place.schema].contains == nil { return [:] }
    let all = descriptions(by: describers)
    let byPart = Dictionary(grouping: all, by: \.part)
    let unnamed = byPart.keys.filter { if case .member = $0 { false } else { true } }
    var unknownNames: [SchemaID: UnknownNames] = [:]
    for description in all where !description.describer.isFragment {
      // Of members, only the one of the same name may be met.
      let parts: [Part] =
        if case .member = description.part { unnamed + [description.part] } else { Array(byPart.keys) }
      let others = parts.filter { meet($0, description.part) }.flatMap { byPart[$0] ?? [] }
        .filter { meet($0, description) }.sorted { $0.number < $1.number }
      unknownNames[description.place.schema] = self.unknownNames(of: description, beside: others)
    }
    return unknownNames
  }

  private func descriptions(by describers: [Describer]) -> [Description] {
    var all: [Description] = []
    for describer in describers {
      for (part, schema) in parts(of: graph[describer.place.schema]) {
        let place = scopes.place(of: schema, in: describer.place.scope)
        all.append(
          Description(
            part: part, place: place, describer: describer, number: all.count,
            names: listedNames.names(of: place)))
      }
    }
    return all
  }

  private func unknownNames(of description: Description, beside others: [Description]) -> UnknownNames? {
    let canWarn = description.canWarn
    if others.contains(where: { $0.canWarn && (!canWarn || $0.number < description.number) }) {
      return .leftToOthers
    }
    var met: Set<[SchemaPlace]> = []
    let others = others.filter { adds($0.place, to: description.place, &met) }
    if others.isEmpty { return nil }
    // Where all other names are refused, no schema need warn of them.
    let warns = others.allSatisfy { other in
      other.describer.isConditional ? !names(at: other.place).isOpen : other.names != nil
    }
    guard others.count <= Self.limitOfOthers, !warns || canWarn || description.names?.isEmpty != false
    else {
      return .leftToOthers
    }
    return .sharedWith(others.map(\.place), warns: warns)
  }

  /// Whether a schema that describes a value with another one lists a name that the other one takes for unknown, in the
  /// value or in a part of it.
  private func adds(_ place: SchemaPlace, to other: SchemaPlace, _ met: inout Set<[SchemaPlace]>) -> Bool {
    if adding.contains([place, other]) { return true }
    guard met.insert([place, other]).inserted else { return false }
    // A part that is nested without end is not decided.
    if met.count > Self.limit { return true }
    if let known = listedNames.names(of: other), !known.isEmpty {
      let (names, isOpen) = names(at: place)
      let known = Set(listedNames.allNames(of: other).map { ScalarKey($0) })
      if isOpen || !names.allSatisfy({ known.contains(ScalarKey($0)) }) {
        adding.insert([place, other])
        return true
      }
    }
    let theirs = descriptions(at: other)
    for description in descriptions(at: place) {
      for their in theirs where meet(description.part, their.part) {
        guard adds(description.place, to: their.place, &met) else { continue }
        if met.count <= Self.limit { adding.insert([place, other]) }
        return true
      }
    }
    return false
  }

  private func descriptions(at place: SchemaPlace) -> [Description] {
    if let known = descriptionsAt[place] { return known }
    let found = descriptions(by: describers(at: place))
    descriptionsAt[place] = found
    return found
  }

  /// The names that are listed or mentioned at a place, and whether somebody says what other names mean, and does not refuse them.
  func names(at place: SchemaPlace) -> (names: [String], isOpen: Bool) {
    let schemas = describers(at: place).map { graph[$0.place.schema] }
    let isOpen = schemas.contains { schema in
      let others = [schema.additionalProperties, schema.unevaluatedProperties].compactMap(\.self)
      return !schema.patternProperties.isEmpty || others.contains { graph[$0].boolean != false }
    }
    return (schemas.flatMap { $0.properties.map(\.name) + graph.namesMentioned(by: $0) }, isOpen)
  }

  /// The subschemas for parts of a value.
  private func parts(of schema: Schema) -> [(part: Part, schema: SchemaID)] {
    var parts: [(part: Part, schema: SchemaID)] = schema.properties.map {
      (.member(ScalarKey($0.name)), $0.schema)
    }
    parts += schema.patternProperties.map { (.pattern($0.name), $0.schema) }
    parts += [schema.additionalProperties, schema.unevaluatedProperties].compactMap(\.self).map {
      (.rest, $0)
    }
    let items = [schema.items, schema.unevaluatedItems].compactMap(\.self)
    parts += (schema.prefixItems + items).map { (.items, $0) }
    if let contains = schema.contains { parts.append((.contains, contains)) }
    return parts.filter { graph[$0.schema].boolean == nil }
  }

  /// The most schemas that describe a part; a part that more describe has no warnings.
  private static let limitOfOthers = 4

  /// The most schemas that are followed from one; those beyond are left out of account.
  private static let limit = 256

  /// The schema at a place, and all that look at the same value with it.
  private func describers(at place: SchemaPlace) -> [Describer] {
    if let known = beside[place] { return known }
    var found = [Describer(place: place)]
    var seen: [SchemaPlace: Int] = [place: 0]
    var next = 0
    while next < found.count, found.count <= Self.limit {
      let describer = found[next]
      let owner = graph[describer.place.schema]
      let conditional = Set(owner.conditionalParts)
      next += 1
      for other in scopes.places(beside: describer.place) {
        let isBranch = owner.anyOf.contains(other.schema) || owner.oneOf.contains(other.schema)
        let isConditional = describer.isConditional || conditional.contains(other.schema)
        let isFragment = describer.isFragment || conditional.contains(other.schema) && !isBranch
        var branches = describer.branches
        if isBranch { branches[owner.id] = other.schema }
        if let index = seen[other] {
          // Reached by two ways, it stands in the branches of neither.
          if found[index].branches != branches { found[index].branches = [:] }
          if !isConditional { found[index].isConditional = false }
          if !isFragment { found[index].isFragment = false }
        } else {
          seen[other] = found.count
          found.append(
            Describer(place: other, isConditional: isConditional, isFragment: isFragment, branches: branches))
        }
      }
    }
    beside[place] = found
    return found
  }
}
