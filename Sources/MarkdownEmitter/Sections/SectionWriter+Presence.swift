import SchemaModel
import SchemaRuntime
import TypeModel

// The words for what asks for a member.
extension SectionWriter {
  /// The conditions on which members are required, in words, by the members.
  func conditionalPresence(_ group: Group) -> [ScalarKey: Inline] {
    var reasons: [ScalarKey: [Inline]] = [:]
    for schema in group.schemas {
      for dependency in schema.dependentRequired {
        for name in dependency.required {
          reasons[ScalarKey(name), default: []].append("with \(code: dependency.name)")
        }
      }
      for dependency in schema.dependentSchemas {
        for name in namesRequired(by: dependency.schema) {
          reasons[ScalarKey(name), default: []].append("with \(code: dependency.name)")
        }
      }
      for branches in [schema.oneOf, schema.anyOf] where !branches.isEmpty {
        let possible = site.possible(branches, beside: holding(group))
        let isRule = ruleBranches(schema, group).all.contains(branches[0])
        // The rule has the anchor of its first branch.
        let target = isRule ? site.target(of: branches[0]) : nil
        for (name, words) in presenceInBranches(possible, isRule: isRule, target) {
          reasons[ScalarKey(name), default: []].append(words)
        }
      }
      for name in namesRequiredBelow(schema) where reasons[ScalarKey(name)] == nil {
        reasons[ScalarKey(name)] = ["in some cases"]
      }
      guard let condition = schema.ifSchema else { continue }
      // A value that does not satisfy the condition is refused.
      if schema.elseSchema.map(site.graph.allowsNothing) ?? false {
        for name in namesRequired(by: condition) { reasons[ScalarKey(name), default: []].append("yes") }
      }
      // Of objects, a condition may ask for a kind that they always have, or never.
      let asked = group.kinds == .object ? askedOfObjects(condition) : nil
      let then = asked?.isNever == true ? [] : schema.thenSchema.map(namesRequired) ?? []
      let otherwise = asked?.isAlways == true ? [] : schema.elseSchema.map(namesRequired) ?? []
      if let asked, asked.isNever || asked.isAlways {
        for name in then + otherwise { reasons[ScalarKey(name), default: []].append("yes") }
        continue
      }
      for name in then {
        let isEither = otherwise.contains { $0.hasSameScalars(as: name) }
        reasons[ScalarKey(name), default: []].append(
          isEither ? "yes" : reason(condition, group) ?? "in some cases")
      }
      for name in otherwise {
        reasons[ScalarKey(name), default: []].append(told(condition, "unless", group) ?? "in some cases")
      }
    }
    return reasons.mapValues { reasons in
      let all = reasons.unique
      if all.contains("yes") { return "yes" }
      return all.count <= 3 && all.reduce(0, { $0 + $1.length }) < 120 ? all.joined(" or ") : "in some cases"
    }
  }

  /// The members that an object has where the group holds: the group, or a schema of which it is a part or a form,
  /// requires them.
  func requiredAnyway(_ group: Group) -> [String] {
    let around = group.schemas.first.map { site.parts(of: site.around($0.id)) } ?? []
    return group.required + around.flatMap { site.graph[$0].required }
  }

  /// How many branches and sides of conditions are asked for what they require, those in each other too.
  private static let mostAsked = 256

  /// The members that each object has by schemas, whichever of their branches and sides of conditions it matches.
  /// - Parameter whole: the schemas that hold for the object.
  func namesInEachObject(_ ids: [SchemaID], beside whole: [SchemaID]) -> Set<ScalarKey> {
    var left = Self.mostAsked
    return namesInEachObject(ids, beside: whole, &left)
  }

  private func namesInEachObject(
    _ ids: [SchemaID], beside whole: [SchemaID], _ left: inout Int
  ) -> Set<ScalarKey> {
    left -= 1
    guard left > 0 else { return [] }
    func inEach(_ ways: [SchemaID]) -> Set<ScalarKey> {
      var names: Set<ScalarKey>?
      for way in site.possible(ways, beside: whole)
      where names?.isEmpty != true && Group([way], site.graph).kinds?.contains(.object) ?? true {
        let own = namesInEachObject([way], beside: whole + [way], &left)
        names = names.map { $0.intersection(own) } ?? own
      }
      return names ?? []
    }
    let parts = site.parts(of: ids).map { site.graph[$0] }
    var names = namesByCount(parts)
    for schema in parts {
      names.formUnion(schema.required.map(ScalarKey.init))
      for branches in [schema.oneOf, schema.anyOf] where !branches.isEmpty {
        names.formUnion(inEach(branches))
      }
      if let not = schema.not { names.formUnion(namesDemanded(byNot: not)) }
      guard let condition = schema.ifSchema, let otherwise = schema.elseSchema else { continue }
      // A value that does not satisfy the condition is refused.
      let ways = site.graph.allowsNothing(otherwise) ? [condition, schema.thenSchema] : []
      for way in ways.compactMap(\.self) {
        names.formUnion(namesInEachObject([way], beside: whole, &left))
      }
      if ways.isEmpty, let then = schema.thenSchema { names.formUnion(inEach([then, otherwise])) }
    }
    return names
  }

  /// The members of a closed object that has to have as many as it may have.
  private func namesByCount(_ parts: [Schema]) -> Set<ScalarKey> {
    let least = parts.compactMap(\.minProperties).max() ?? 0
    for schema in parts where least > 0 && schema.patternProperties.isEmpty {
      guard let others = schema.additionalProperties, site.graph[others].boolean == false else { continue }
      let names = schema.properties.filter { site.graph[$0.schema].boolean != false }.map(\.name)
      if names.count <= least { return Set(names.map(ScalarKey.init)) }
    }
    return []
  }

  /// The members that are there because `not` refuses the objects without them, as far as words tell all that it asks.
  private func namesDemanded(byNot not: SchemaID) -> [ScalarKey] {
    guard reader.sayable([not]) != nil else { return [] }
    let clause = reader.denial(not, of: ClauseReader.wholeObject, path: []).simplified
    // Of a path no more is taken than that it is one.
    return clause.namesPresent.filter { !$0.contains(".") && !$0.contains("[") }.map { ScalarKey($0) }
  }

  /// The members by which an object meets the conditions that a group of schemas is a consequence of.
  func namesOfConditions(around group: Group) -> Set<ScalarKey> {
    guard let first = group.schemas.first else { return [] }
    return ([first.id] + site.around(first.id)).reduce(into: []) { names, id in
      guard let place = site.places[id], let parent = place.parent else { return }
      if case .with(let name)? = place.step { names.insert(ScalarKey(name)) }
      if place.step == .then, let condition = site.graph[parent].ifSchema {
        names.formUnion(namesRequired(by: condition).map(ScalarKey.init))
      }
    }
  }

  /// The names that a schema and its parts ask for.
  private func namesRequired(by id: SchemaID) -> [String] {
    site.graph.allParts(of: id).flatMap { site.graph[$0].required }
  }

  /// The names that only a part of a branch, of a side of a condition or of a dependent schema asks for: a condition in
  /// `then`, a union in `else`.
  private func namesRequiredBelow(_ schema: Schema) -> [String] {
    func ways(_ schema: Schema) -> [SchemaID] {
      [schema.thenSchema, schema.elseSchema].compactMap(\.self) + schema.anyOf + schema.oneOf
        + schema.dependentSchemas.map(\.schema)
    }
    var seen = Set(ways(schema))
    var waiting = ways(schema)
    var names: [String] = []
    while let way = waiting.popLast() {
      for part in site.graph.allParts(of: way).map({ site.graph[$0] }) {
        let below = ways(part).filter { seen.insert($0).inserted }
        names += below.flatMap(namesRequired) + part.dependentRequired.flatMap(\.required)
        waiting += below
      }
    }
    return names
  }

  /// The members that branches of a union require, with words for the column “Required”; only where each branch
  /// requires one member, or the branches are a rule.
  private func presenceInBranches(
    _ branches: [SchemaID], isRule: Bool, _ target: Target?
  ) -> [(name: String, words: Inline)] {
    func linked(_ words: Inline) -> Inline { target.map { .link(words, to: $0) } ?? words }
    if branches.count > 1, let names = alternatives(branches) {
      return names.map { ($0, linked("one of \(names.map(Inline.code).joined(", "))")) }
    }
    guard isRule else { return [] }
    let asked = branches.map(namesRequired)
    let all = asked.dropFirst().reduce(Set((asked.first ?? []).map(ScalarKey.init))) {
      $0.intersection($1.map(ScalarKey.init))
    }
    return asked.flatMap(\.self).map { ($0, all.contains(ScalarKey($0)) ? "yes" : linked("in some cases")) }
  }

  /// The members of branches that each require one member and ask nothing else.
  private func alternatives(_ branches: [SchemaID]) -> [String]? {
    let schemas = branches.map { site.graph[$0] }
    let names = schemas.flatMap(\.required)
    guard (2...6).contains(schemas.count), names.count == schemas.count,
      schemas.allSatisfy({ $0.required.count == 1 && $0.sites.count == 1 })
    else { return nil }
    return names
  }

  /// A condition as objects have to meet it; nil where a sentence cannot hold it.
  private func askedOfObjects(_ condition: SchemaID) -> Clause? {
    guard reader.sayable([condition]) != nil else { return nil }
    return reader.condition(condition, of: ClauseReader.wholeObject).simplified
  }

  /// “unless `type` is `inbox`”, for a condition that few words can tell.
  func told(_ condition: SchemaID, _ start: Inline, _ group: Group) -> Inline? {
    guard reader.sayable([condition]) != nil else { return nil }
    let clause = reader.condition(condition, of: ClauseReader.wholeObject).assuming(
      Set(requiredAnyway(group))
    )
    .simplified
    let words = clause.said(.condition)
    return clause.isAlways || clause.isNever || words.length > 60 ? nil : "\(start) \(words)"
  }

  /// “with `type: inbox`”, for a condition that short words can tell; “, or without `type`” where it holds then, too.
  private func reason(_ condition: SchemaID, _ group: Group) -> Inline? {
    let schema = site.graph[condition]
    let values = schema.properties.compactMap { property -> Inline? in
      let inner = site.graph[property.schema]
      guard let listed = inner.listedValues, listed.count <= 3, inner.children.isEmpty,
        inner.references.isEmpty
      else { return nil }
      return listed.map { .code(property.name + ": " + $0.shown) }.list("or")
    }
    let others =
      !schema.references.isEmpty
      || schema.children.contains { if case .member = $0.step { false } else { true } }
    let names = schema.required.filter { name in
      !schema.properties.contains { $0.name.hasSameScalars(as: name) }
    }
    let all = values + names.map(Inline.code)
    if others || values.count != schema.properties.count || all.isEmpty || all.count > 2 {
      return told(condition, "where", group)
    }
    let sure = schema.required + requiredAnyway(group)
    let optional = schema.properties.map(\.name).filter { name in
      !sure.contains { $0.hasSameScalars(as: name) }
    }
    if optional.isEmpty { return "with \(all.list("and"))" }
    return all.count == 1
      ? "with \(all[0]), or without \(code: optional[0])" : told(condition, "where", group)
  }
}
