import SchemaModel
import SchemaRuntime

extension ObligationWalker {
  /// Keeps an instance for each type of value that the schema asks something of, where none has such a value yet. The
  /// instance is as full as can be, so that it shows the places below, too.
  func recordPresence(_ schema: Schema, _ spot: Spot) {
    guard !spot.isName else { return }
    for kind in schema.askedTypes(in: bench.graph) where !ledger.prospect.exercises(schema.id, kind) {
      let current = spot.current.map { $0.types.isDisjoint(with: kind) ? [] : [spot.host] } ?? []
      let fuller = [Synthesizer.Style.full, .minimal].firstResult { style in
        synthesizer.value(spot.ids, style, only: kind).flatMap { settled($0, spot) }
      }
      let hosts = [fuller].compactMap { $0 } + current
      let name = name(spot, kind == .every ? "value" : kind.namedTypes.first?.name ?? "value")
      let proposal = Proposal(
        name: name, steps: spot.steps, instance: spot.host, ids: [schema.id], place: spot.ids,
        guards: spot.guards)
      if !propose(proposal, hosts) { lack(name, .noValidInstance, in: schema.id, nil, spot.ids, among: kind) }
    }
  }

  /// Notes each assertion that no fixture shows and that no note names yet.
  ///
  /// - Parameter whole: why there is no valid instance at all.
  func noteGaps(isGivenUp: Bool, whole: UnmetObligation.Reason?) {
    let noted = Set(object.unmet.compactMap(\.keyword).map { ScalarKey($0) })
    for (id, cause) in reachedSchemas() {
      let schema = bench.graph[id]
      for (keyword, kind) in schema.assertions(in: bench.graph) {
        let location = bench.location(id, keyword)
        guard !noted.contains(ScalarKey(location)), let reason = gap(schema, location, kind, cause),
          ledger.takesNote(of: location)
        else { continue }
        let name = schema.pointer.joined(separator: ".") + "-" + keyword.rawValue
        let last = whole ?? (isGivenUp && reason != .unsatisfiable ? .exhausted : reason)
        note(name, last, in: id, keyword, nil, last == .unsatisfiable ? cause ?? "" : "")
      }
    }
  }

  private func gap(
    _ schema: Schema, _ location: String, _ kind: TypeSet, _ cause: String?
  ) -> UnmetObligation.Reason? {
    if !ledger.coverage.exercises(schema.id, kind) {
      if schema.types?.widened.isDisjoint(with: kind) ?? false { return .neverAsked }
      return cause == nil ? .unreachable : .unsatisfiable
    }
    return ledger.coverage.violates(location) ? nil : .noInvalidInstance
  }

  /// The schemas that look at a value of the subject or at a part of it, and demand something; each with why nothing is
  /// allowed there, where that is certain.
  private func reachedSchemas() -> [(id: SchemaID, cause: String?)] {
    var found: [(id: SchemaID, cause: String?)] = []
    var seen: Set<SchemaID> = []
    var waiting: [(id: SchemaID, cause: String?)] = [(subject.schema, nil)]
    // Schemas that allow no value there come last: another way may lead to the same schema.
    var dead: [(id: SchemaID, cause: String?)] = []
    while let (id, above) = waiting.popLast() ?? dead.popLast() {
      let schema = bench.graph[id]
      guard schema.boolean == nil, id == subject.schema || !isSubject(id), seen.insert(id).inserted else {
        continue
      }
      let isShown = ledger.coverage.exercises(id, .every)
      let cause = isShown ? nil : above ?? bench.facts([id]).whyNothing(bench)
      found.append((id, cause))
      for (part, type) in schema.demandedParts.reversed() {
        let isNever = schema.types?.widened.isDisjoint(with: type) ?? false
        let cause = isNever ? "a value there would be in one of another type" : cause
        if cause == nil { waiting.append((part, nil)) } else { dead.append((part, cause)) }
      }
      for part in schema.demandedInPlace.reversed() {
        let cause = cause ?? whyNever(part, in: schema)
        if cause == nil { waiting.append((part, nil)) } else { dead.append((part, cause)) }
      }
    }
    return found
  }

  /// The reason why no value can satisfy a schema where another one applies it; nil where that is not certain.
  private func whyNever(_ part: SchemaID, in schema: Schema) -> String? {
    guard !ledger.coverage.exercises(part, .every) else { return nil }
    let condition = part == schema.thenSchema ? [schema.ifSchema].compactMap { $0 } : []
    return bench.facts([schema.id] + condition + [part]).whyNothing(bench)
  }
}

extension Schema {
  /// The schemas that look at the same value, and have to accept it in some case.
  fileprivate var demandedInPlace: [SchemaID] {
    references + [thenSchema, elseSchema].compactMap { $0 } + allOf + anyOf + oneOf
      + dependentSchemas.map(\.schema)
  }

  /// The schemas that have to accept a part of a value, each with the type of the values that have such parts.
  fileprivate var demandedParts: [(schema: SchemaID, type: TypeSet)] {
    let members =
      [additionalProperties, unevaluatedProperties, propertyNames].compactMap { $0 }
      + (properties + patternProperties).map(\.schema)
    let items = [self.items, unevaluatedItems].compactMap { $0 } + prefixItems
    let content = [assertedContent].compactMap(\.self)
    return members.map { ($0, .object) } + items.map { ($0, .array) } + content.map { ($0, .string) }
  }

  /// The keywords that ask something of a value by themselves, each with the types of values that it concerns.
  func assertions(in graph: SchemaGraph) -> [(keyword: Keyword, kind: TypeSet)] {
    sites.compactMap { site in
      site.keyword.assertedTypes.map { (site.keyword, $0) }
    }.filter { asks($0.keyword, graph) }
  }

  /// Whether a keyword that is there can be broken at all.
  private func asks(_ keyword: Keyword, _ graph: SchemaGraph) -> Bool {
    let rests: [Keyword: SchemaID?] = [
      .additionalProperties: additionalProperties, .unevaluatedProperties: unevaluatedProperties,
      .items: items, .unevaluatedItems: unevaluatedItems,
    ]
    if let rest = rests[keyword] { return rest.map { graph[$0].boolean == false } ?? false }
    if keyword == .contains { return minContains == nil }
    if keyword == .minContains { return minContains != 0 && contains != nil }
    if keyword == .maxContains { return contains != nil }
    if keyword == .format {
      return format.flatMap(Format.init(rawValue:))?.isDefined(in: dialect.formats) ?? false
    }
    if keyword == .type { return types?.widened != .every }
    return !isIdle(keyword)
  }

  /// The types of values that the assertions concern; `type`, `enum` and others concern any.
  func askedTypes(in graph: SchemaGraph) -> [TypeSet] {
    var found: [TypeSet] = []
    for (_, kind) in assertions(in: graph) where !found.contains(kind) { found.append(kind) }
    let narrow = found.filter { $0 != .every }
    let allowed = types?.widened ?? .every
    return narrow.isEmpty ? found : narrow.filter { !$0.isDisjoint(with: allowed) }
  }
}

extension Keyword {
  /// The types of values that it asks something of by itself; nil for a keyword that asks nothing, or asks it of parts.
  var assertedTypes: TypeSet? {
    if [.type, .enum, .const, .not, .anyOf, .oneOf].contains(self) { return .every }
    if self == .format { return .string }
    return Self.askingElsewhere.contains(self) ? nil : subjects
  }

  /// The keywords of one kind of value that ask something of its parts, or only where another keyword says so, or that
  /// no fixture of a kind has to break.
  private static let askingElsewhere: Set<Keyword> = [
    .properties, .patternProperties, .propertyNames, .dependentSchemas, .prefixItems, .contentEncoding,
    .contentMediaType, .maxBytes,
  ]
}
