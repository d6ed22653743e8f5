import SchemaRuntime

/// The checks of a block, as a list in a fixed order: blocks with equal lists give the same verdict on every value, and
/// warn of the same members.
///
/// The list leaves out where the schema stands, how a report speaks of it, and how a branch is found among others.
package struct BlockSignature: Hashable {
  private enum Part: Hashable {
    /// Begins the parts of a keyword, so that none is taken for a part of another keyword.
    case keyword(String)
    case number(Int)
    case limit(NumberLimit)
    case flag(Bool)
    case text(ScalarKey)
    case value(JSONValue)
    /// A group of blocks that are alike, one of which is called.
    case call(Int)
    case absent
  }

  private var parts: [Part] = []

  /// - Parameter group: the number of the group of blocks that are alike to which a block belongs.
  package init(of block: Block, group: (BlockID) -> Int) {
    add([.flag(block.isRevisited)])
    add([.flag(block.isVerdictOnly), block.withoutUnevaluated.map { .call(group($0)) } ?? .absent])
    add(block.body, group)
  }
}

// As in `BlockFacts`, each function names all stored fields first: a new field does not compile until it is handled
// here.
extension BlockSignature {
  private mutating func add(_ parts: [Part]) { self.parts += parts }

  private mutating func add(_ number: Int?) { parts.append(number.map(Part.number) ?? .absent) }

  private mutating func add(_ call: BlockCall?, _ group: (BlockID) -> Int) {
    _ = BlockCall.init(_:path:_:)
    parts.append(call.map { .call(group($0.block)) } ?? .absent)
    if let annotations = call?.annotations { add(annotations) }
  }

  private mutating func add(_ annotations: ValueAnnotations) {
    add([.keyword("annotated"), .flag(annotations.deprecation != nil)])
    add([annotations.access.map { .text(ScalarKey($0.words.rawValue)) } ?? .absent])
  }

  private mutating func add(_ calls: [BlockCall], _ group: (BlockID) -> Int) {
    add(calls.count)
    for call in calls { add(call, group) }
  }

  private mutating func add(_ body: SchemaProgram.Block, _ group: (BlockID) -> Int) {
    _ =
      SchemaProgram.Block.init(
        location:message:collectsEvaluated:keepsEvaluated:warns:isShared:isNever:types:values:numbers:strings:
        array:object:inPlaceChecks:readsValue:)
    add([.flag(body.collectsEvaluated), .flag(body.readsValue)])
    add([.flag(body.isNever), body.types.map { .number(Int($0.rawValue)) } ?? .absent])
    for check in body.values { add(check) }
    for check in body.numbers { add(check) }
    for check in body.strings { add(check, group) }
    if let array = body.array { add(array, group) }
    if let object = body.object { add(object, group) }
    for check in body.inPlaceChecks { add(check, group) }
  }

  private mutating func add(_ check: ValueCheck) {
    switch check {
    case .strings(_, let values, _):
      add([.keyword("enum"), .number(values.count)] + values.map { .text(ScalarKey($0)) })
    case .list(_, let values, _):
      add([.keyword("list"), .number(values.count)] + values.map(Part.value))
    case .constant(let text, _): add([.keyword("const"), .text(ScalarKey(text))])
    }
  }

  private mutating func add(_ check: NumberCheck) {
    let (word, limit, _) = check.parts
    add([.keyword(word), limit.map(Part.limit) ?? .absent])
  }

  private mutating func add(_ check: StringCheck, _ group: (BlockID) -> Int) {
    switch check {
    case .maxLength(let limit, _): add([.keyword("maxLength"), .number(limit)])
    case .minLength(let limit, _): add([.keyword("minLength"), .number(limit)])
    case .pattern(_, let source, _): add([.keyword("pattern"), .text(ScalarKey(source))])
    case .format(let format, let dialect, _):
      add([.keyword("format"), .text(ScalarKey(format.rawValue)), .text(ScalarKey(dialect.rawValue))])
    case .maxBytes(let limit, _): add([.keyword("maxBytes"), .number(limit)])
    case .content(let demand, let call):
      _ = ContentDemand.init(isBase64:encodingKeyword:mediaType:mediaTypeKeyword:)
      add([.keyword("content"), .flag(demand.isBase64)])
      add([demand.mediaType.map { .text(ScalarKey($0)) } ?? .absent])
      add(call, group)
    }
  }

  private mutating func add(_ plan: ArrayPlan, _ group: (BlockID) -> Int) {
    _ =
      ArrayPlan.init(
        prefix:items:forbidsMore:itemsKeyword:evaluatesAll:contains:maxItems:minItems:
        uniqueItems:)
    add([.keyword("array"), .number(plan.prefix.count)])
    for item in plan.prefix { add(item, group) }
    add(plan.items, group)
    add([.flag(plan.forbidsMore), .flag(plan.evaluatesAll), .flag(plan.uniqueItems)])
    add(plan.maxItems)
    add(plan.minItems)
    if let contains = plan.contains { add(contains, group) }
  }

  private mutating func add(_ plan: ContainsPlan, _ group: (BlockID) -> Int) {
    _ = ContainsPlan.init(call:minimum:maximum:evaluates:)
    add([.keyword("contains"), .flag(plan.evaluates)])
    add(plan.minimum)
    add(plan.maximum)
    add(plan.call, group)
  }

  private mutating func add(_ plan: ObjectPlan, _ group: (BlockID) -> Int) {
    _ =
      ObjectPlan.init(
        names:properties:patterns:additional:additionalKeyword:isUnevaluated:propertyNames:
        settlesListedNames:required:dependentRequired:barred:dependentSchemas:conditional:
        maxProperties:minProperties:known:table:knownTable:)
    add([.keyword("object"), .flag(plan.isUnevaluated), .flag(plan.settlesListedNames)])
    add([.number(plan.names.count)] + plan.names.map { .text(ScalarKey($0)) })
    add(plan.properties.count)
    for property in plan.properties { add(property, group) }
    add(plan.patterns.count)
    for pattern in plan.patterns {
      _ = PatternPlan.init(source:pattern:call:)
      add([.text(ScalarKey(pattern.source))])
      add(pattern.call, group)
    }
    add(plan.additional, group)
    add(plan.propertyNames, group)
    add([.number(plan.required.count)] + plan.required.map(Part.number))
    for (name, other, _) in plan.dependentRequired {
      add([.keyword("dependentRequired"), .number(name), .number(other)])
    }
    for access in ValueAccess.allCases {
      guard let names = plan.barred[access] else { continue }
      add([.keyword(access.rawValue), .number(names.count)] + names.map(Part.number))
    }
    for pair in plan.dependentSchemas {
      add([.keyword("dependentSchemas"), .number(pair.name)])
      add(pair.call, group)
    }
    add([.number(plan.conditional.count)] + plan.conditional.map(Part.number))
    add(plan.maxProperties)
    add(plan.minProperties)
    if let known = plan.known {
      add([.keyword("known"), .number(known.count)] + known.map { .text(ScalarKey($0)) })
    }
  }

  private mutating func add(_ property: PropertyPlan, _ group: (BlockID) -> Int) {
    _ = PropertyPlan.init(name:call:)
    add([.text(ScalarKey(property.name))])
    add(property.call, group)
  }

  private mutating func add(_ additional: SchemaProgram.Additional, _ group: (BlockID) -> Int) {
    switch additional {
    case .any(let evaluates): add([.keyword("any"), .flag(evaluates)])
    case .schema(let call): add(call, group)
    case .forbidden: add([.keyword("forbidden")])
    }
  }

  private mutating func add(_ check: Check, _ group: (BlockID) -> Int) {
    switch check {
    case .reference(let call): add("$ref", [call], group)
    case .allOf(let calls): add("allOf", calls, group)
    case .union(let plan): add(plan, group)
    case .not(let call, _): add("not", [call], group)
    case .conditional(let plan):
      _ = ConditionalPlan.init(condition:then:otherwise:choice:)
      add("if", [plan.condition], group)
      add(plan.then, group)
      add(plan.otherwise, group)
    case .unevaluatedItems(let call, _): add("unevaluatedItems", call.map { [$0] } ?? [], group)
    case .unevaluatedProperties(let call, _): add("unevaluatedProperties", call.map { [$0] } ?? [], group)
    case .maxSerializedBytes(let limit, _): add([.keyword("maxSerializedBytes"), .number(limit)])
    case .warnings(let calls): add("warnings", calls, group)
    }
  }

  private mutating func add(_ keyword: String, _ calls: [BlockCall], _ group: (BlockID) -> Int) {
    add([.keyword(keyword)])
    add(calls, group)
  }

  /// How a branch is found follows from what the branches ask.
  private mutating func add(_ plan: UnionPlan, _ group: (BlockID) -> Int) {
    _ =
      UnionPlan.init(
        isExclusive:keyword:branches:tag:discriminatingNames:discriminatingNameTable:valueDiscriminator:
        isExhaustive:)
    add(plan.isExclusive ? "oneOf" : "anyOf", plan.branches.map(\.call), group)
  }
}
