import SchemaModel
import SchemaRuntime

extension ProgramLowering {
  /// The checks that look at the value again.
  mutating func inPlaceChecks(_ schema: Schema, _ context: Context) -> [Check] {
    var context = context
    let barred = barredNames(beside: schema, context)
    var inner: Context {
      context.inPlace(collectsEvaluated: keepsEvaluated(schema, context)).barring(barred)
    }
    var checks: [Check] = []
    if let target = schema.reference {
      checks.append(.reference(call(target, pointer(schema, .ref), inner)))
      context = context.reread
    }
    if let dynamic = schema.dynamicReference {
      let target = DynamicScopes.target(of: dynamic, in: inner.scope)
      checks.append(.reference(call(target, pointer(schema, .dynamicRef), inner)))
      context = context.reread
    }
    var all: [BlockCall] = []
    for (index, branch) in schema.allOf.enumerated() {
      guard let call = callIfAsserting(branch, pointer(schema, .allOf, String(index)), inner) else {
        continue
      }
      all.append(call)
      context = context.reread
    }
    if !all.isEmpty { checks.append(.allOf(all)) }
    lowerUnions(schema, context, into: &checks)
    if let excluded = schema.not {
      let call = call(
        excluded, pointer(schema, .not), context.inPlace(collectsEvaluated: false, role: .conditional))
      checks.append(.not(call, keyword: pointer(schema, .not)))
    }
    if let condition = conditional(schema, inner) { checks.append(.conditional(condition)) }
    lowerUnevaluated(schema, context, into: &checks)
    for (keyword, rule) in schema.valueRules {
      checks.append(.rule(rule, keyword: pointer(schema, keyword)))
    }
    if !schema.extensions.warnings.isEmpty {
      let calls = schema.extensions.warnings.enumerated().map { index, rule in
        call(
          rule, pointer(schema, .warnings, String(index)),
          context.inPlace(collectsEvaluated: false, role: .conditional))
      }
      checks.append(.warnings(calls))
    }
    return checks
  }

  private mutating func conditional(_ schema: Schema, _ inner: Context) -> ConditionalPlan? {
    guard let condition = schema.ifSchema else { return nil }
    let barred = inner.barred
    let inner = inner.inPlace(collectsEvaluated: inner.collectsEvaluated, role: .conditional)
    let branch = inner.barring(barred)
    let then = schema.thenSchema.flatMap { annotatedCallIfAsserting($0, pointer(schema, .then), branch) }
    let otherwise = schema.elseSchema.flatMap {
      annotatedCallIfAsserting($0, pointer(schema, .else), branch)
    }
    // Without a consequence the condition matters only for what it evaluates.
    guard then != nil || otherwise != nil || inner.collectsEvaluated else { return nil }
    let call = call(condition, pointer(schema, .if), inner)
    var choice: ConditionalChoice?
    if !inner.collectsEvaluated, let condition = program.memberCondition(of: call) {
      let branch = inner.preDispatched.barring(barred)
      choice = ConditionalChoice(
        condition: condition,
        then: schema.thenSchema.flatMap { callIfAsserting($0, pointer(schema, .then), branch) },
        otherwise: schema.elseSchema.flatMap { callIfAsserting($0, pointer(schema, .else), branch) })
    }
    return ConditionalPlan(condition: call, then: then, otherwise: otherwise, choice: choice)
  }

  /// Lowers `unevaluatedItems` and `unevaluatedProperties` where the plans of arrays and objects do not decide them:
  /// which parts are unevaluated depends on the instance.
  private mutating func lowerUnevaluated(_ schema: Schema, _ context: Context, into checks: inout [Check]) {
    if let items = schema.unevaluatedItems, case .open = evaluatedParts.items(of: schema) {
      let keyword = pointer(schema, .unevaluatedItems)
      let call = graph[items].boolean == false ? nil : callOfPart(items, keyword, context)
      checks.append(.unevaluatedItems(call, keyword: keyword))
    }
    if let properties = schema.unevaluatedProperties, leavesProperties(schema, context) {
      let keyword = pointer(schema, .unevaluatedProperties)
      let call = graph[properties].boolean == false ? nil : callOfPart(properties, keyword, context)
      checks.append(.unevaluatedProperties(call, keyword: keyword))
    }
  }

  private mutating func lowerUnions(_ schema: Schema, _ context: Context, into checks: inout [Check]) {
    // Where the branches are all there is, each has the last word about the values that it accepts.
    let role: Role = schema.isUnionOnly ? context.role : .inPlace
    var inner = context.inPlace(collectsEvaluated: keepsEvaluated(schema, context), role: role)
    // The schema may ask for members all the same.
    if role == .value, options.warnsOfUnknownNames {
      inner.otherNames = ListedNames.withoutRepetition(inner.otherNames + graph.namesMentioned(by: schema))
    }
    if !schema.anyOf.isEmpty {
      checks.append(.union(union(schema.anyOf, isExclusive: false, pointer(schema, .anyOf), inner)))
      inner = context.reread.inPlace(collectsEvaluated: inner.collectsEvaluated, role: role)
    }
    if !schema.oneOf.isEmpty {
      checks.append(.union(union(schema.oneOf, isExclusive: true, pointer(schema, .oneOf), inner)))
    }
  }

  /// The author's name for a branch: its title, or that of what it refers to, or the name of the definition.
  private func name(of branch: SchemaID) -> String? {
    let target = graph[branch].reference.map { graph[$0] }
    let title = graph[branch].title ?? target?.title
    return title?.split(whereSeparator: \.isNewline).joined(separator: " ")
      ?? target.flatMap {
        $0.definitionNames?.last
      }
  }

  private mutating func union(
    _ branches: [SchemaID], isExclusive: Bool, _ keyword: String, _ inner: Context
  ) -> UnionPlan {
    let kinds = branches.map(kindInference.kinds)
    let candidates = branches.indices.filter { kinds[$0].contains(.object) }
    let objects = candidates.map { branches[$0] }
    let discriminator = UnionDiscriminator(of: objects, in: graph)
    var inner = inner
    // A tag tells of each object which branch looks at it; otherwise others may do so, too.
    if options.warnsOfUnknownNames, inner.role == .value, objects.count > 1, discriminator == nil {
      let names = objects.flatMap { branch in
        let scope = entering(graph[branch].resource, inner).scope
        return sharedParts.names(at: SchemaPlace(schema: branch, scope: scope)).names
      }
      inner.otherNames = ListedNames.withoutRepetition(inner.otherNames + names)
    }
    let isChoice = graph.onlyForm(of: branches) == nil
    let calls = branches.enumerated().map { index, branch in
      let path = "\(keyword)/\(index)"
      let call = call(branch, path, inner)
      // Where a branch is the only one, or the only one beside null, its annotations are those of the value.
      return isChoice ? call.annotated(annotations(of: branch, at: path)) : call
    }
    let asksMembers = discriminator == nil && branches.count <= 64
    let members = asksMembers ? candidates.map { ($0, listedMembers.members(of: branches[$0])) } : []
    let signs = signs(of: members.map(\.1.required))
    let tags = Dictionary(uniqueKeysWithValues: zip(candidates, discriminator?.partition.values ?? []))
    let required = Dictionary(uniqueKeysWithValues: members.map { ($0, $1.required) })
    let plans = branches.indices.map { index in
      UnionBranch(
        call: calls[index], types: TypeSet(kinds[index]), name: name(of: branches[index]),
        tags: tags[index] ?? [],
        requiredNames: signs.enumerated().reduce(0) { bits, sign in
          required[index]?.contains(ScalarKey(sign.element)) ?? false ? bits | 1 << UInt64(sign.offset) : bits
        })
    }
    return UnionPlan(
      isExclusive: isExclusive, keyword: keyword, branches: plans,
      tag: discriminator.map { tag in
        SchemaProgram.Tag(
          name: tag.name, defaultBranch: tag.partition.defaultBranch.map { candidates[$0] },
          values: plans.flatMap(\.tags))
      }, discriminatingNames: signs, discriminatingNameTable: signs.isEmpty ? nil : table(signs),
      valueDiscriminator: asksMembers ? ValueDiscriminatorPlan(of: members) : nil, isExhaustive: false)
  }

  /// The names that some branches require and others do not, where a bit can stand for each.
  /// - Parameter required: the names that each branch of objects requires.
  private func signs(of required: [Set<ScalarKey>]) -> [String] {
    guard let first = required.first else { return [] }
    let all = required.reduce(first) { $0.union($1) }
    let signs = all.subtracting(required.reduce(first) { $0.intersection($1) })
    return signs.count > 64 ? [] : signs.map(\.text).sorted { $0.precedesByScalars($1) }
  }
}

extension Schema {
  /// Whether one `anyOf` or `oneOf` is all that looks at the members of a value.
  var isUnionOnly: Bool {
    (anyOf.isEmpty != oneOf.isEmpty) && reference == nil && dynamicReference == nil && allOf.isEmpty
      && not == nil
      && ifSchema == nil && dependentSchemas.isEmpty && properties.isEmpty && patternProperties.isEmpty
      && additionalProperties == nil && unevaluatedProperties == nil
  }
}
