package import SchemaRuntime
package import SchemaValidation

extension PlannedProgram {
  /// Whether an `ObjectScanner` reads the objects of a block: the block asks of a listed name nothing but its number,
  /// and does not keep which members were evaluated.
  func walksMembers(_ block: Block) -> Bool {
    uses(.tabulateMembers) && block.facts.contains(.names) && !block.facts.contains(.unsettledNames)
      && !block.keepsEvaluated
  }
}

extension Block {
  /// All that the block asks, where a line of a `MemberTable` can say it.
  package var demands: ScalarConstraints? { facts.areOnly(.scalars) ? ownDemands : nil }

  /// Whether the subschemas that look at the same value again do so for warnings alone.
  package var onlyWarnsOfWhole: Bool { facts.intersection(.inPlaceChecks).areOnly(.warnings) }

  /// The block's own demands on scalars, without those of other subschemas.
  fileprivate var ownDemands: ScalarConstraints? {
    guard !collectsEvaluated, !facts.contains(.never) else { return nil }
    var demands: ScalarConstraints = types.map { ScalarConstraints(types: $0) } ?? .anything
    for check in values {
      guard demands.add(check) else { return nil }
    }
    for check in numbers {
      guard demands.add(check) else { return nil }
    }
    for check in strings {
      guard demands.add(check) else { return nil }
    }
    return demands
  }
}

extension Block {
  /// Whether the values of all members are treated alike.
  package var readsAlike: Bool { facts.intersection(.objects).areOnly([.mapped, .propertyNames]) }

  /// Whether all members are treated alike, and nothing is asked of their names.
  package var isMap: Bool { facts.intersection(.objects).areOnly(.mapped) }
}

extension BlockFacts {
  /// The checks of an object's members whose names do not matter.
  package static let mapped: BlockFacts = [
    .object, .otherValues, .noOthers, .evaluatesOthers, .propertyCounts,
  ]

  /// The checks of an object beside those of its unlisted members, where no check concerns their names.
  fileprivate static let besideOthers: BlockFacts = [
    .object, .names, .propertyValues, .deprecations, .otherValues, .required, .dependentRequired,
    .dependentSchemas, .conditionalProperties, .propertyCounts,
  ]
}

extension ScalarConstraints {
  /// Adds what a check asks; false where there is no word for it, as for a second list or a second constant.
  mutating func add(_ check: ValueCheck) -> Bool {
    switch check {
    case .strings(_, let strings, _) where enumeration == nil:
      enumeration = strings.map(JSONValue.string)
    case .list(_, let values, _) where enumeration == nil: enumeration = values
    case .constant(let text, _) where constant == nil:
      do { constant = try JSONValue(jsonString: text) } catch { return false }
    case .strings, .list, .constant: return false
    }
    return true
  }

  /// Adds what a check asks of numbers; false where a table has no word for it.
  mutating func add(_ check: NumberCheck) -> Bool {
    switch check {
    case .maximum(let limit, _): maximum = limit
    case .minimum(let limit, _): minimum = limit
    case .exclusiveMaximum(let limit, _): exclusiveMaximum = limit
    case .exclusiveMinimum(let limit, _): exclusiveMinimum = limit
    case .multipleOf(let divisor, _): multipleOf = divisor
    case .integerText: return false
    }
    return true
  }

  /// Adds what a check asks of strings; false where a table has no word for it.
  mutating func add(_ check: StringCheck) -> Bool {
    switch check {
    case .maxLength(let limit, _): maxLength = limit
    case .minLength(let limit, _): minLength = limit
    case .pattern(_, let source, _): pattern = source
    case .format(let format, let dialect, _):
      guard dialect == .draft202012 || !format.dependsOnDialect else { return false }
      self.format = format
    case .rule(let rule, _):
      guard let most = rule.mostBytes else { return false }
      maxBytes = most
    case .content: return false
    }
    return true
  }
}

extension ScalarConstraints {
  /// The kinds of scalars with the types of their values.
  fileprivate static let scalarKinds: [(JSONKind, TypeSet)] = [
    (.null, .null), (.boolean, .boolean), (.number, [.number, .integer]), (.string, .string),
  ]

  /// A rank of what it costs to accept a value: 0 where only the type is compared, 1 for a list of values, 2 for more.
  /// Only the order of ranks counts.
  fileprivate var cost: Int {
    if self == ScalarConstraints(types: types) { return 0 }
    return enumeration != nil || constant != nil ? 1 : 2
  }

  /// The demands for scalars alone; nil where none is accepted.
  fileprivate var ofScalars: ScalarConstraints? {
    var demands = self
    demands.types.subtract([.array, .object])
    return demands.types.isEmpty ? nil : demands
  }

  /// Adds the values of one kind that others accept. Listed strings refuse all values but themselves: then those of
  /// other kinds are not accepted, though they may be valid.
  fileprivate mutating func take(_ types: TypeSet, from other: ScalarConstraints) {
    let types = types.intersection(other.types)
    if types.contains(.string) {
      (maxLength, minLength, maxBytes) = (other.maxLength, other.minLength, other.maxBytes)
      (pattern, format) = (other.pattern, other.format)
      (enumeration, constant) = (other.enumeration, other.constant)
    } else if other.enumeration != nil || other.constant != nil {
      return
    }
    if !types.isDisjoint(with: [.number, .integer]) {
      (maximum, minimum, multipleOf) = (other.maximum, other.minimum, other.multipleOf)
      (exclusiveMaximum, exclusiveMinimum) = (other.exclusiveMaximum, other.exclusiveMinimum)
    }
    self.types.formUnion(types)
  }
}

extension PlannedProgram {
  /// The rows of the table of an `ObjectScanner`, without nested tables.
  func memberRows(of block: Block, _ plan: ObjectPlan, _ captured: CapturePlan) -> [MemberRow] {
    plan.names.enumerated().map { index, name in
      index < plan.properties.count
        ? memberRow(of: index, plan, in: block, captured)
        : MemberRow(name: name, demands: nil, reach: .external)
    }
  }

  /// The table's row for a property: all demands on it, or the values that are accepted in any case.
  func memberRow(of index: Int, _ plan: ObjectPlan, in block: Block, _ captured: CapturePlan)
    -> MemberRow
  {
    let property = plan.properties[index]
    let all = demands(of: property, in: block)
    let slot = captured.slot(of: index)
    let demands = all ?? acceptedScalars(of: property, in: block, .silently)
    var row = MemberRow(name: property.name, demands: demands, reach: .external)
    if property.isDeprecated { return row }
    if demands != nil {
      row.reach = slot.map { .captured($0) } ?? (all == nil ? .acceptOnly : .complete)
    } else if slot == nil, let demands = acceptedScalars(of: property, in: block, .perhapsWithWarnings) {
      (row.demands, row.reach) = (demands, .acceptIfSilent)
    }
    return row
  }

  /// Whether nothing but its demands is to be said of a property, and nothing noted.
  func isSilent(_ property: PropertyPlan, _ index: Int, _ captured: CapturePlan) -> Bool {
    !property.isDeprecated && captured.slot(of: index) == nil
  }
}

extension PlannedProgram {
  /// The demands that a table has for every item of the block's array, behind the prefix; nil where code has them.
  func itemDemands(of block: Block) -> ScalarConstraints? {
    guard uses(.tabulateItems), !block.keepsEvaluated, let plan = block.array, !plan.forbidsMore else {
      return nil
    }
    return plan.items.flatMap { $0.isDeprecated ? nil : resolved($0.block).demands }
  }

  /// The demands that a table has for each item of the prefix; nil where code has them.
  func prefixDemands(of block: Block) -> [ScalarConstraints?] {
    guard let plan = block.array else { return [] }
    return plan.prefix.map { call in
      if block.keepsEvaluated || !uses(.tabulateItems) { return nil }
      guard let call else { return .anything }
      return call.isDeprecated ? nil : resolved(call.block).demands
    }
  }

  /// The demands that a table has for items that match `contains`; nil where code has them.
  func containsDemands(of block: Block) -> ScalarConstraints? {
    uses(.tabulateItems) ? block.array?.contains.flatMap { resolved($0.call.block).demands } : nil
  }

  /// The demands that a table has for the value of every member of the block's object, which lists no names; nil where
  /// code has them.
  func additionalDemands(of block: Block) -> ScalarConstraints? {
    guard uses(.tabulateItems), !block.keepsEvaluated, block.readsAlike,
      let call = block.object?.additional.call
    else { return nil }
    return resolved(call.block).demands
  }

  /// Which values are accepted of the members that a walk does not list, where nothing is asked of their names.
  func acceptanceOfOthers(in block: Block) -> ScalarConstraints? {
    guard uses(.tabulateOthers), walksMembers(block), !block.isRevisited,
      block.facts.intersection(.objects).areOnly(.besideOthers),
      let call = block.object?.additional.call
    else { return nil }
    return resolved(call.block).demands ?? acceptedScalars(of: call.block, .silently, depth: 0)
  }

  /// The demands that a table has for a property of the block, through references; nil where code has them.
  func demands(of property: PropertyPlan, in block: Block) -> ScalarConstraints? {
    guard walksMembers(block) else { return nil }
    guard let call = property.call else { return .anything }
    return resolved(call.block).demands
  }

  /// The demands of a property on scalars, where a table can have them for some scalars. The property may accept values
  /// that the table does not.
  private func acceptedScalars(of property: PropertyPlan, in block: Block, _ manner: Manner)
    -> ScalarConstraints?
  {
    guard uses(.tabulateAcceptance), walksMembers(block), let call = property.call else { return nil }
    return acceptedScalars(of: call.block, manner, depth: 0)
  }

  /// How values are accepted.
  private enum Manner {
    case silently, perhapsWithWarnings
  }

  private func acceptedScalars(of id: BlockID, _ manner: Manner, depth: Int) -> ScalarConstraints? {
    let block = resolved(id)
    if !block.facts.include(anyOf: .inPlaceChecks) || manner == .perhapsWithWarnings && block.onlyWarnsOfWhole
    {
      // Of what has neither a type nor a list of values, scalars are the least likely ones.
      return block.facts.include(anyOf: [.types, .values]) ? block.ownDemands?.ofScalars : nil
    }
    // Unions of unions of unions go to code.
    guard depth < 3, let union = onlyUnion(of: block) else { return nil }
    let types = block.types ?? ScalarConstraints.anything.types
    var demands = ScalarConstraints(types: [])
    // Integers are numbers.
    let allowed = types.contains(.number) ? types.union(.integer) : types
    for (kind, kindTypes) in ScalarConstraints.scalarKinds {
      let candidates = union.candidates(kind)
      // What one branch accepts is enough for `anyOf`, unless another has something to say of it; that others refuse it
      // is not known for `oneOf`.
      let blocks = candidates.map { union.branches[$0].call.block }
      let areSilent = manner == .perhapsWithWarnings || blocks.allSatisfy { !mayWarn($0) }
      guard blocks.count == 1 || !union.isExclusive && areSilent else { continue }
      let branches = blocks.compactMap { acceptedScalars(of: $0, manner, depth: depth + 1) }
        .filter { !$0.types.isDisjoint(with: kindTypes) }
      if let branch = branches.min(by: { $0.cost < $1.cost }) {
        demands.take(kindTypes.intersection(allowed), from: branch)
      }
    }
    return demands.types.isEmpty ? nil : demands
  }

  /// The union that is all that a block asks, but for a type.
  func onlyUnion(of block: Block) -> UnionPlan? {
    guard block.facts.subtracting([.arrays, .objects]).areOnly([.types, .union]), !block.collectsEvaluated,
      block.inPlaceChecks.count == 1
    else { return nil }
    return block.inPlaceChecks[0].union
  }

  /// The block behind references without anything beside them.
  func resolved(_ id: BlockID) -> Block {
    var block = self[id]
    for _ in 0..<64 {
      guard block.facts == .reference, block.inPlaceChecks.count == 1,
        let call = block.inPlaceChecks[0].reference,
        !block.readsValue
      else { break }
      block = self[call.block]
    }
    return block
  }
}
