import SchemaModel
import SchemaRuntime

/// Follows `$ref`, `allOf` and choices of one branch from schemas to everything that holds together with them.
///
/// Chains of references may be longer than the machine's stack is deep, so nothing here recurses, and the end of a chain
/// is looked for once.
struct Flattening {
  let graph: SchemaGraph
  let judge: ListedValueJudge
  /// Documents and definitions that differ from the target of their reference in more than their type.
  private let differing: Set<SchemaID>
  private let cache = Cache()

  init(graph: SchemaGraph) {
    self.init(graph: graph, differing: [])
    let places = graph.entryDocuments.flatMap { [$0.root] + $0.definitions.map(\.schema) }
    let differing = differing(among: places)
    if !differing.isEmpty { self.init(graph: graph, differing: differing) }
  }

  private init(graph: SchemaGraph, differing: Set<SchemaID>) {
    (self.graph, self.differing) = (graph, differing)
    judge = ListedValueJudge(graph: graph)
  }

  /// The places that differ in verdicts, warnings, types or annotations from the schemas that state their types.
  private func differing(among places: [SchemaID]) -> Set<SchemaID> {
    let (ends, scopes) = (Set(places), DynamicScopes(graph: graph))
    return Set(
      places.filter { id in
        guard target(of: graph[id]) != nil || !graph[id].parts.isEmpty else { return false }
        let found = ownParts(of: id, until: ends).filter {
          graph[$0].differsFromReference || scopes.binds(graph[$0])
        }
        if found.isEmpty { return false }
        let members = conjunction(of: [id]).schemas
        guard !members.isEmpty, !members.contains(id) else { return false }
        let covered = Set(members.flatMap { everything(from: $0) })
        return !covered.isSuperset(of: found)
      })
  }

  /// The schema with what it includes, up to places that affect their own types.
  private func ownParts(of id: SchemaID, until ends: Set<SchemaID>) -> [SchemaID] {
    var seen: Set<SchemaID> = []
    var found: [SchemaID] = []
    var waiting = [id]
    while let next = waiting.popLast() {
      guard next == id || !ends.contains(next), seen.insert(next).inserted else { continue }
      found.append(next)
      waiting += graph[next].parts + [target(of: graph[next])].compactMap(\.self)
    }
    return found
  }

  private final class Cache {
    var conjunctions: [SchemaID: Conjunction] = [:]
    var conjunctionsOfSeveral: [[SchemaID]: Conjunction] = [:]
    /// The schemas of each conjunction of one schema.
    var ownSchemas: Set<[SchemaID]> = []
    /// What each schema includes, where that is not much.
    var everything: [SchemaID: [SchemaID]] = [:]
    /// The last schema on the way from each schema that states nothing itself and leads to one schema only.
    var ends: [SchemaID: End] = [:]
  }

  private struct End {
    var schema: SchemaID
    /// The target of the last reference on the way.
    var via: SchemaID?
  }

  /// The conjunction of the schemas.
  func conjunction(of schemas: [SchemaID]) -> Conjunction {
    guard schemas.count == 1 else { return conjunction(ofSeveral: schemas) }
    let schema = schemas[0]
    if let known = cache.conjunctions[schema] { return known }
    let made = makeConjunction(of: schemas)
    cache.conjunctions[schema] = made
    cache.ownSchemas.insert(made.schemas)
    return made
  }

  private func conjunction(ofSeveral schemas: [SchemaID]) -> Conjunction {
    if let known = cache.conjunctionsOfSeveral[schemas] { return known }
    let made = makeConjunction(of: schemas)
    cache.conjunctionsOfSeveral[schemas] = made
    return made
  }

  /// Whether the conjunction is that of one schema that was looked at, perhaps for some types only.
  func isOfOneSchema(_ key: Conjunction) -> Bool {
    cache.ownSchemas.contains(key.schemas) && key.settled.keys.allSatisfy { $0.keyword == .condition }
  }

  private func makeConjunction(of schemas: [SchemaID]) -> Conjunction {
    let all = collected(from: schemas, skippingChains: true)
    let limiting = limitsOfLists(among: all).union(limitsBeyondInt(among: all))
    let typed = withoutRepetition(
      all.filter { hasSay($0.schema) || limiting.contains($0.schema) }, but: limiting)
    let types = statedTypes(of: typed).map { graph.types($0, leftBy: all.lazy.map(\.schema)) }
    let plain = Conjunction(members: typed, types: types)
    return decided(plain) ?? plain
  }

  /// The schema with what it includes, as far as that affects a type.
  /// - Parameter via: the target of the last reference that led to it.
  func members(of schema: SchemaID, via: SchemaID?) -> [Conjunction.Member] {
    collected(from: [schema], skippingChains: true).filter { hasSay($0.schema) }
      .map { .init(schema: $0.schema, via: $0.via ?? via) }
  }

  /// The types that the schema states, itself or by what it includes.
  func typesStated(by schema: SchemaID) -> TypeSet? { statedTypes(of: members(of: schema, via: nil)) }

  /// The schemas and whatever they include, each once, in the order of the document; a reference back into the
  /// collection ends there.
  private func collected(from schemas: [SchemaID], skippingChains skips: Bool) -> [Conjunction.Member] {
    var members: [Conjunction.Member] = []
    var seen: Set<SchemaID> = []
    // The next schema to visit stands last.
    var waiting = schemas.reversed().map { Conjunction.Member(schema: $0, via: nil) }
    while var member = waiting.popLast() {
      if skips {
        let end = end(of: member.schema)
        member = .init(schema: end.schema, via: end.via ?? member.via)
      }
      guard seen.insert(member.schema).inserted else { continue }
      members.append(member)
      let schema = graph[member.schema]
      waiting += schema.parts.reversed().map { .init(schema: $0, via: member.via) }
      if let target = target(of: schema) { waiting.append(.init(schema: target, via: target)) }
    }
    return members
  }

  /// The first schema on a chain of references that states something, or that has several parts.
  private func end(of start: SchemaID) -> End {
    var chain: [End] = []
    var seen: Set<SchemaID> = []
    var here = End(schema: start, via: nil)
    var end = here
    while true {
      if let known = cache.ends[here.schema] {
        end = End(schema: known.schema, via: known.via ?? here.via)
        break
      }
      end = here
      guard seen.insert(here.schema).inserted, let next = onlyNext(after: here.schema) else { break }
      chain.append(here)
      here = End(schema: next.schema, via: next.via ?? here.via)
    }
    // All schemas on the way have the same end, each with the last reference behind it, if there is one.
    for step in chain {
      cache.ends[step.schema] = End(schema: end.schema, via: end.via == step.via ? nil : end.via)
    }
    return end
  }

  /// The next schema after one that states nothing itself: the target of its reference, or its only part.
  private func onlyNext(after id: SchemaID) -> End? {
    let schema = graph[id]
    guard !hasSay(id), !schema.limitsValues else { return nil }
    if let target = target(of: schema) {
      return schema.parts.isEmpty ? End(schema: target, via: target) : nil
    }
    return schema.parts.count == 1 ? End(schema: schema.parts[0], via: nil) : nil
  }

  private func target(of schema: Schema) -> SchemaID? {
    schema.reference ?? uniqueTarget(of: schema.dynamicReference)
  }

  /// The schema with all that it includes by reference or `allOf`, whether or not that affects a type.
  func everything(from id: SchemaID) -> [SchemaID] {
    if let known = cache.everything[id] { return known }
    let found = collected(from: [id], skippingChains: false).map(\.schema)
    if found.count <= Self.mostKept { cache.everything[id] = found }
    return found
  }

  /// How many schemas a list may hold that is kept: each schema of a long chain has one that is nearly as long.
  private static let mostKept = 64

  /// The target of a `$dynamicRef`, where no resource could lead it elsewhere.
  func uniqueTarget(of reference: DynamicReference?) -> SchemaID? {
    guard let reference else { return nil }
    guard let anchor = reference.anchor else { return reference.initial }
    let targets = Set(graph.resources.compactMap { $0.dynamicAnchors[anchor] })
    return targets == [reference.initial] ? reference.initial : nil
  }

  /// Whether a schema says anything that affects a type, beside `type` and its `anyOf` or `oneOf`.
  func saysMoreThanForms(_ schema: Schema) -> Bool { hasPlainSay(schema) || schema.contentSchema != nil }

  private func hasPlainSay(_ schema: Schema) -> Bool {
    schema.enumeration != nil || schema.constant != nil || hasObjectSay(schema) || schema.items != nil
      || !schema.prefixItems.isEmpty || schema.extensions.knownValues != nil || schema.isInBase64
      || hasConditions(schema)
  }

  /// Whether the schema's own keywords affect a Swift type.
  private func hasSay(_ id: SchemaID) -> Bool {
    let schema = graph[id]
    if differing.contains(id) { return true }
    if graph.allowsNothing(id) || schema.types != nil || hasPlainSay(schema) { return true }
    if schema.assertedContent != nil || refusesTypes(schema) { return true }
    return !schema.choices.isEmpty
  }

  /// Whether `not` refuses a type that the target of the schema's reference accepts.
  private func refusesTypes(_ schema: Schema) -> Bool {
    guard schema.not != nil, let accepted = graph.kindsAccepted(by: schema.references) else { return false }
    return graph.types(accepted, leftBy: [schema.id]) != accepted
  }

  func hasObjectSay(_ schema: Schema) -> Bool {
    !schema.properties.isEmpty || !schema.patternProperties.isEmpty || !schema.required.isEmpty
      || schema.additionalProperties.map { graph[$0].boolean != true } == true
      || listsNames(schema)
      || schema.unevaluatedProperties.map { graph[$0].boolean != true } == true
  }

  /// Whether it says which names members may have.
  private func listsNames(_ schema: Schema) -> Bool {
    schema.propertyNames.map { graph.stringsListed(by: $0) != nil } ?? false
  }

  func hasConditions(_ schema: Schema) -> Bool {
    schema.thenSchema != nil || schema.elseSchema != nil || schema.ifSchema != nil
      || !schema.dependentSchemas.isEmpty
  }

  /// The types that every member allows; nil when none states any.
  func statedTypes(of members: [Conjunction.Member]) -> TypeSet? {
    var result: TypeSet?
    for member in members {
      for types in statements(of: graph[member.schema]) {
        result = result.map { $0.narrowed(to: types) } ?? types.normalized
      }
    }
    return result.map { graph.types($0, leftBy: members.lazy.map(\.schema)) }
  }

  private func statements(of schema: Schema) -> [TypeSet] {
    var statements: [TypeSet] = []
    if graph.allowsNothing(schema.id) { statements.append([]) }
    if let types = schema.types { statements.append(types) }
    if let constant = schema.constant { statements.append(constant.narrowestType) }
    if let values = schema.enumeration {
      statements.append(values.reduce(into: TypeSet()) { $0.formUnion($1.narrowestType) })
    }
    if schema.extensions.knownValues != nil, schema.types == nil, statements.isEmpty { return [] }
    return statements
  }

  /// The schemas that refuse some of the values which others list, but not all: `minimum: 3` beside a `$ref` to an
  /// `enum`. They have no other effect on the type.
  private func limitsOfLists(among members: [Conjunction.Member]) -> Set<SchemaID> {
    let limits = members.map(\.schema).filter { graph[$0].listedValues == nil && graph[$0].limitsValues }
    if limits.isEmpty { return [] }
    let values = members.flatMap { member in
      let schema = graph[member.schema]
      let branches = (schema.anyOf + schema.oneOf).compactMap { graph[$0].listedValues }
      return (schema.listedValues ?? []) + branches.joined()
    }
    if values.isEmpty { return [] }
    return Set(
      limits.filter { limit in
        let verdicts = values.map { judge.verdict(on: $0, by: limit) }
        return verdicts.contains(false) && verdicts.contains { $0 != false }
      })
  }

  /// The schemas that limit numbers, where they allow integers that `Int` does not hold: they tell which type does.
  private func limitsBeyondInt(among members: [Conjunction.Member]) -> Set<SchemaID> {
    guard members.count > 1 else { return [] }
    let limits = members.map { graph[$0.schema] }.filter(\.limitsNumbers)
    return IntegerLimits(limits).goBeyondInt ? Set(limits.map(\.id)) : []
  }

  /// Drops members that only repeat the others: the `type: object` beside a `$ref` to an object, a closing keyword or a
  /// condition beside a reference, and names that are required there as well.
  private func withoutRepetition(
    _ members: [Conjunction.Member], but limiting: Set<SchemaID>
  ) -> [Conjunction.Member] {
    var kept = members
    for member in members
    where kept.count > 1 && !differing.contains(member.schema) && !limiting.contains(member.schema) {
      let rest = kept.filter { $0.schema != member.schema }
      if addsNothing(graph[member.schema], to: rest) { kept = rest }
    }
    return kept
  }

  private func addsNothing(_ schema: Schema, to rest: [Conjunction.Member]) -> Bool {
    guard schema.boolean == nil, !graph.allowsNothing(schema.id), schema.enumeration == nil,
      schema.constant == nil,
      schema.properties.isEmpty, schema.patternProperties.isEmpty, !listsNames(schema),
      schema.items == nil, schema.prefixItems.isEmpty, schema.choices.isEmpty,
      schema.extensions.knownValues == nil, schema.contentSchema == nil, !schema.isInBase64,
      !addsConditionalProperties(schema), onlyCloses(schema.additionalProperties),
      onlyCloses(schema.unevaluatedProperties)
    else { return false }
    let restRequired = rest.flatMap { graph[$0.schema].required }
    guard schema.required.allSatisfy({ restRequired.holds($0) }) else { return false }
    guard let types = schema.types else { return true }
    guard let others = statedTypes(of: rest) else { return false }
    return others.narrowed(to: types) == others
  }

  private func onlyCloses(_ schema: SchemaID?) -> Bool { schema.map { graph[$0].boolean != nil } ?? true }

  /// Whether a condition of the schema names members, itself or by what it includes.
  private func addsConditionalProperties(_ schema: Schema) -> Bool {
    let parts =
      [schema.thenSchema, schema.elseSchema].compactMap(\.self) + schema.dependentSchemas.map(\.schema)
    return parts.contains { everything(from: $0).contains { !graph[$0].properties.isEmpty } }
  }
}

extension Schema {
  /// Whether it may refuse some values of a list by their contents.
  fileprivate var limitsNumbers: Bool {
    minimum != nil || maximum != nil || exclusiveMinimum != nil || exclusiveMaximum != nil
  }

  fileprivate var limitsValues: Bool {
    sites.contains { $0.keyword == .not || $0.keyword == .if || $0.keyword.limitsScalars }
  }

  /// The schemas that hold wherever it does: those of `allOf`, and beside members the branch of a choice that has no other.
  fileprivate var parts: [SchemaID] { allOf + [anyOf, oneOf].filter(isPart).joined() }

  /// The lists of branches that are choices.
  var choices: [(keyword: Conjunction.Choice.Keyword, branches: [SchemaID])] {
    [(.oneOf, oneOf), (.anyOf, anyOf)].filter { !$0.branches.isEmpty && !isPart($0.branches) }
  }

  private func isPart(_ branches: [SchemaID]) -> Bool {
    branches.count == 1
      && !(properties.isEmpty && patternProperties.isEmpty && required.isEmpty && allOf.isEmpty)
  }
}
