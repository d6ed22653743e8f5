import SchemaModel
import SchemaRuntime

extension SectionWriter {
  /// A member that conditions alone describe.
  struct ConditionalMember {
    var name: String
    /// What describes it where one condition holds, or does not: the schemas of one way hold together, those of two
    /// ways need not.
    var ways: [[SchemaID]] = []
    /// “where `type` is `module`”, with links to the sections that tell of it.
    fileprivate var conditions: [Inline] = []
    /// The sides on which it is described, by the condition.
    fileprivate var sides: [SchemaID: Set<Side>] = [:]
    /// The schemas that describe it under conditions.
    fileprivate var holders: [SchemaID] = []
    /// The schemas that hold in their place where the conditions do not.
    fileprivate var opposites: [SchemaID] = []
    /// Whether the member itself meets one of the conditions: each object that has it has what describes it.
    fileprivate var isOwnCondition = false

    /// Whether each object that has the member has one of the ways: both sides of a condition describe it, or the member
    /// itself is the condition.
    var isAlwaysDescribed: Bool { isOwnCondition || sides.values.contains { $0.count == 2 } }

    /// The most conditions that a row names.
    private static let mostConditions = 6

    var when: Inline {
      let rest = conditions.count - Self.mostConditions
      return (conditions.prefix(Self.mostConditions) + (rest > 0 ? ["in other cases"] : [])).joined(" or ")
    }
  }

  fileprivate enum Side { case then, otherwise }

  /// A schema that holds where a condition does, or does not.
  private struct Consequence {
    var schema: SchemaID
    var when: Inline
    var side: (condition: SchemaID, side: Side)?
    /// The schema that holds in its place.
    var opposite: SchemaID?
    /// The members that meet the condition by being there; nil where it asks for anything else.
    var names: [String]?
  }

  /// The members that only the conditions of an object describe, in order of first mention.
  func conditionalMembers(_ group: Group, beside known: Set<ScalarKey>) -> [ConditionalMember] {
    var members: [ConditionalMember] = []
    var places: [ScalarKey: Int] = [:]
    let sure = Set(requiredAnyway(group).map(ScalarKey.init))
    for consequence in group.schemas.flatMap({ consequences(of: $0, group) }) {
      let when =
        site.target(of: consequence.schema).map { Inline.link(consequence.when, to: $0) } ?? consequence.when
      for property in Group(site.parts(of: [consequence.schema]), site.graph).properties {
        let key = ScalarKey(property.name)
        let schemas = property.schemas.filter { site.graph[$0].boolean != false }
        if known.contains(key) || schemas.isEmpty { continue }
        if places[key] == nil {
          if members.count >= Self.mostInherited { continue }
          places[key] = members.count
          members.append(ConditionalMember(name: property.name))
        }
        guard let index = places[key] else { continue }
        members[index].add(schemas, when, consequence.side)
        members[index].holders.append(consequence.schema)
        members[index].opposites += [consequence.opposite].compactMap(\.self)
        if let names = consequence.names {
          let others = names.filter { !$0.hasSameScalars(as: property.name) }
          if others.allSatisfy({ sure.contains(ScalarKey($0)) }) { members[index].isOwnCondition = true }
        }
      }
    }
    return members
  }

  /// The schemas that hold where a condition does, or does not, with words for when.
  private func consequences(of schema: Schema, _ group: Group) -> [Consequence] {
    var result: [Consequence] = []
    let some: Inline = "in some cases"
    if let condition = schema.ifSchema {
      if let then = schema.thenSchema {
        result.append(
          Consequence(
            schema: then, when: told(condition, "where", group) ?? some, side: (condition, .then),
            opposite: schema.elseSchema, names: namesAlone(condition)))
      }
      if let otherwise = schema.elseSchema {
        result.append(
          Consequence(
            schema: otherwise, when: told(condition, "unless", group) ?? some,
            side: (condition, .otherwise), opposite: schema.thenSchema))
      }
    }
    for dependency in schema.dependentSchemas {
      result.append(
        Consequence(
          schema: dependency.schema, when: "with \(code: dependency.name)", names: [dependency.name]))
    }
    return result
  }

  /// The members that a condition asks for, where it asks nothing else of objects.
  private func namesAlone(_ condition: SchemaID) -> [String]? {
    let schema = site.graph[condition]
    guard !schema.required.isEmpty, schema.hasNone(but: [.required, .type]),
      schema.types?.contains(.object) ?? true
    else { return nil }
    return schema.required
  }

  // MARK: - Rows

  /// The words for when a conditional member is so: “only where …” where it is not allowed otherwise, and nothing of the
  /// other objects where they may have further demands on it.
  func origin(of member: ConditionalMember, in whole: [SchemaID]) -> Inline {
    let described: Inline = "described \(member.when)"
    let elsewhere = whole + member.opposites
    // Every object meets a condition that no other is allowed to miss.
    if member.isAlwaysDescribed || site.allowNothing(elsewhere) { return described }
    let isNamed = isNamedElsewhere(member, in: whole)
    if site.reasoning?.forbids(member: member.name, of: elsewhere) ?? false
      || !isNamed && isForbidden(member.name, unlessDescribedIn: whole)
    {
      return "only \(member.when)"
    }
    return isNamed ? described : "\(described); elsewhere as any other property"
  }

  /// Whether `unevaluatedProperties` forbids a member at which no schema looks that holds in any case.
  private func isForbidden(_ name: String, unlessDescribedIn whole: [SchemaID]) -> Bool {
    site.parts(of: whole).contains { closesUnevaluated(site.graph[$0]) }
      && certainSchemas(ofMember: name, in: whole).isEmpty
  }

  /// Whether some form, condition or `not`, beside those that describe the member, may say something of it.
  private func isNamedElsewhere(_ member: ConditionalMember, in whole: [SchemaID]) -> Bool {
    let certain = site.parts(of: whole)
    let conditions = certain.compactMap { site.graph[$0].ifSchema }.filter { member.sides[$0] != nil }
    let all = site.withConditions(certain, without: Set(member.holders + conditions))
    let denied = site.withConditions(site.parts(of: all.compactMap { site.graph[$0].not }))
    let own = Set(certain)
    return (all.filter { !own.contains($0) } + denied).contains { id in
      let schema = site.graph[id]
      return schema.propertyNames != nil || schema.maxProperties != nil
        || schema.required.contains { $0.hasSameScalars(as: member.name) }
        || schema.properties.contains { $0.name.hasSameScalars(as: member.name) }
        || !(site.reasoning?.certainSchemas(ofMember: member.name, of: [id]).isEmpty ?? true)
    }
  }

  /// The schemas that look at a member, whether conditions hold or not, and do not forbid it.
  private func certainSchemas(ofMember name: String, in whole: [SchemaID]) -> [SchemaID] {
    (site.reasoning?.certainSchemas(ofMember: name, of: whole) ?? []).filter {
      site.graph[$0].boolean == nil
    }
  }

  /// The ways in which a member may be there, beside what looks at it in any case.
  func possibleWays(of member: ConditionalMember, in whole: [SchemaID]) -> [[SchemaID]] {
    let certain = certainSchemas(ofMember: member.name, in: whole)
    return certain.isEmpty ? member.ways : member.ways.filter { !site.allowNothing($0 + certain) }
  }

  /// One row for a member that is described in several ways: its type has the kinds of each, and its lines are those
  /// that all ways have. The sections of the conditions have the others.
  func united(_ rows: [MemberRow], _ ways: [[SchemaID]]) -> MemberRow? {
    let possible = zip(rows, ways).filter { $0.0.presence != MemberRow.never }
    let shown = possible.map(\.0)
    guard var row = shown.first ?? rows.first, shown.count > 1 else { return shown.first ?? rows.first }
    row.type = united(shown.map(\.type).unique, possible.map { Group($0.1, site.graph) })
    row.lines = row.lines.filter { line in shown.allSatisfy { $0.lines.contains(line) } }
    if Set(shown.map(\.defaultValue)).count > 1 { row.defaultValue = "" }
    row.isDeprecated = shown.allSatisfy(\.isDeprecated)
    row.more = nil
    return row
  }

  /// The words for values of any of some types, and links to what they refer to.
  func united(_ types: [Inline], _ groups: [Group]) -> Inline {
    if types.count == 1 { return types[0] }
    if types.contains("any value") { return "any value" }
    let kinds = groups.compactMap { $0.kindsOfForms(site.graph) }
    guard kinds.count == groups.count else { return types.joined(" or ") }
    let links = groups.flatMap(\.references).map { site.reference(to: $0) }.unique.prefix(Self.mostLinks)
    let names = Inline.text(TypePhraser.names(of: kinds.reduce(into: []) { $0.formUnion($1) }))
    return ([names] + links).joined(", ")
  }

  /// The most links in the type of a row.
  private static let mostLinks = 12
}

extension SectionWriter.ConditionalMember {
  fileprivate mutating func add(
    _ schemas: [SchemaID], _ words: Inline,
    _ side: (condition: SchemaID, side: SectionWriter.Side)?
  ) {
    if !ways.contains(schemas) { ways.append(schemas) }
    if let side { sides[side.condition, default: []].insert(side.side) }
    if !conditions.contains(where: { $0.plain == words.plain }) { conditions.append(words) }
  }
}
