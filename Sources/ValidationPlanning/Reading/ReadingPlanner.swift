package import SchemaRuntime
import SchemaValidation
package import TypeModel

/// Finds the structs that can be validated while they are read: those whose members depend on each other only by their
/// presence.
package struct ReadingPlanner {
  let validation: ValidationPlan
  let types: TypeGraph
  /// The types that have a value which can stand for another one until that has been read.
  private let placeholders: Set<TypeID>
  /// The unions that are being looked at: one that has items of its own type is looked at once.
  private var visited: Set<TypeID> = []
  private let memory = Memory()
  var program: PlannedProgram { validation.program }

  package init(_ validation: ValidationPlan, types: TypeGraph, placeholders: Set<TypeID>) {
    (self.validation, self.types, self.placeholders) = (validation, types, placeholders)
  }

  package func reading(of type: NominalType, _ object: ObjectType) -> StructReading? {
    guard let block = fusedBlock(of: type, object), let plan = block.object else { return nil }
    let captured = CapturePlan(block, in: program)
    let numbers = plan.numbers
    var members: [StructReading.Member] = []
    for property in object.properties {
      guard let number = numbers[ScalarKey(property.key)] else { return nil }
      let isLeft =
        captured.slot(of: number) != nil
        && program.memberRow(of: number, plan, in: block, captured).reach == .external
      members.append(
        .init(number: number, reading: reading(property, plan.properties[number], block), isLeft: isLeft))
    }
    return StructReading(block: block, members: members)
  }

  /// The block that validates the struct, where one walk can do that and fill the struct.
  private func fusedBlock(of type: NominalType, _ object: ObjectType) -> Block? {
    let functions = type.schemas.compactMap { schema in
      // An entry that was joined with what it refers to has a function of its own.
      program.entries[schema].map { program.merged[$0] == nil ? program.resolved($0) : program[$0] }
        .flatMap { $0.isAlways ? nil : $0 }
    }
    guard program.uses(.fuseStructs), functions.count == 1, !object.properties.isEmpty,
      placeholders.contains(type.id)
    else { return nil }
    let block = program.verdictBlock(of: functions[0])
    guard validation.called.contains(block.id) || validation.written.contains(block.id),
      program.walksMembers(block), block.types?.subtracting(.null) == .object,
      !block.facts.include(anyOf: [.values, .array]), !block.collectsEvaluated, let plan = block.object
    else { return nil }
    let captured = CapturePlan(block, in: program)
    let patterns = object.patterned.map(\.pattern)
    guard plan.patterns.map(\.source) == patterns, patterns.count < 2 else { return nil }
    guard plan.dependentSchemas.isEmpty || captured.decidesDependents else { return nil }
    for (index, check) in block.inPlaceChecks.enumerated() where !captured.decided.contains(index) {
      switch check {
      case .warnings, .rule: break
      case .reference, .allOf, .union, .not, .conditional, .unevaluatedItems, .unevaluatedProperties:
        return nil
      }
    }
    let isComplete = Set(object.properties.map { ScalarKey($0.key) }) == Set(plan.numbers.keys)
    // More required names or limits than there are bits and words for are left to the validator.
    let isSmall =
      plan.required.allSatisfy { $0 < 128 } && (plan.minProperties ?? 0) <= (plan.maxProperties ?? Int.max)
    return isComplete && isSmall ? block : nil
  }

  /// Whether a type validates, while it is read, what a call does.
  package func isFused(_ id: TypeID, as call: BlockCall) -> Bool {
    let type = types[id]
    let called = program.resolved(call.block)
    switch type.declaration {
    case .object(let object):
      guard let block = fusedBlock(of: type, object) else { return false }
      return program.verdictBlock(of: called).id == block.id
    case .union(let union):
      return block(of: type, union) == called.id
    default: return false
    }
  }

  /// The results for unions, kept because unions in unions are asked for from many sides.
  private final class Memory {
    /// The block that a union validates while it is read; nil where it validates none.
    var blocks: [TypeID: BlockID?] = [:]
    /// The unions that were met within themselves, and not looked at again.
    var cut: Set<TypeID> = []
  }

  private func block(of type: NominalType, _ union: UnionType) -> BlockID? {
    if let known = memory.blocks[type.id] { return known }
    if visited.contains(type.id) {
      memory.cut.insert(type.id)
      return nil
    }
    var planner = self
    planner.visited.insert(type.id)
    let outer = memory.cut
    memory.cut = []
    let block = planner.reading(of: type, union)?.block.id
    memory.cut.remove(type.id)
    // A result that was cut short by a union around this one may differ elsewhere.
    if memory.cut.isEmpty { memory.blocks[type.id] = .some(block) }
    memory.cut.formUnion(outer)
    return block
  }

  private func function(_ call: BlockCall?) -> BlockID? {
    call.flatMap { program[$0.block].isAlways ? nil : $0.block }
  }

  private func reading(_ property: Property, _ plan: PropertyPlan, _ block: Block) -> StructReading.Reading {
    let isSimple =
      property.fixedValue == nil && (property.presence == .required || property.presence == .optional)
    if let demands = program.demands(of: plan, in: block) {
      if isSimple, isAny(property.type, demands) { return .strategy(.any) }
      if property.fixedValue == nil, !isSimple, let type = property.type.nonNull.scalarType,
        demands == ScalarConstraints(types: type.union(.null))
      {
        return .plain
      }
      return property.fixedValue == nil && isImplied(demands, by: property.type) ? .plain : .table
    }
    guard let call = plan.call, let function = function(call) else { return .table }
    guard property.fixedValue == nil,
      let strategy = isSimple ? strategy(property.type, call, nil) : nullable(property.type.nonNull, call)
    else { return .function(function) }
    return .strategy(strategy)
  }

  /// Whether the schema asks no more of a value than its type holds: anything, or any object.
  private func isAny(_ type: TypeReference, _ demands: ScalarConstraints?) -> Bool {
    switch type {
    case .json: demands == .anything
    case .jsonObject: demands == ScalarConstraints(types: .object)
    default: false
    }
  }

  /// How the value of a call is read as a type; nil where a function has to validate it first.
  /// - Parameter table: the constant with the demands on the value, where a table has them.
  package func strategy(_ type: TypeReference, _ call: BlockCall, _ table: BlockTable?) -> ReadStrategy? {
    let block = program.resolved(call.block)
    switch type {
    case .named(let id):
      if isFused(id, as: call) { return .fused }
      return block.demands.map { isImplied($0, by: type) } ?? false ? .plain : nil
    case .string: return table.map { .table($0) } ?? (block.accepts(all: [.string]) ? .plain : nil)
    case .double: return table.map { .table($0) } ?? (block.accepts(all: [.number]) ? .plain : nil)
    case .int: return table.map { .table($0) }
    case .bool: return block.accepts(all: [.boolean]) ? .plain : nil
    case .bytes: return block.accepts(all: [.string]) ? .plain : nil
    case .json, .jsonObject: return isAny(type, block.demands) ? .any : nil
    case .array(let item): return items(item, block)
    case .map(let value): return members(value, block)
    case .optional(let type): return nullable(type, call).map { .nullable($0) }
    case .encoded(let value): return content(value, block)
    case .custom: return nil
    }
  }

  /// How the value of a call is read that is not null, where null is valid, too.
  private func nullable(_ type: TypeReference, _ call: BlockCall) -> ReadStrategy? {
    let block = program.resolved(call.block)
    guard !block.facts.contains(.values), block.types?.contains(.null) ?? true else { return nil }
    guard let union = block.unions.first?.plan else {
      return block.facts.include(anyOf: .inPlaceChecks) ? nil : strategy(type, call, nil)
    }
    let nulls = union.candidates(.null).map { union.branches[$0].call.block }
    guard block.inPlaceChecks.count == 1, nulls.count == 1, program[nulls[0]].accepts(all: [.null]) else {
      return nil
    }
    if let strategy = strategy(type, call, nil) { return strategy }
    // One branch is for every value that is not null.
    let others = union.branches.filter { !$0.types.allows(.null) }
    guard others.count == 1, union.branches.count == 2, !block.readsValue else { return nil }
    return strategy(type, others[0].call, nil)
  }

  /// How a string is read that only has to hold JSON text of a value.
  private func content(_ type: TypeReference, _ block: Block) -> ReadStrategy? {
    guard block.types == .string, let call = block.content else { return nil }
    return strategy(type, call, nil).map { .content($0) }
  }

  private func items(_ type: TypeReference, _ block: Block) -> ReadStrategy? {
    guard block.types?.subtracting(.null) == .array,
      block.facts.concerning(.array).areOnly([.types, .array, .items, .evaluatesItems, .itemCounts]),
      let plan = block.array, let call = plan.items
    else { return nil }
    let table = program.itemDemands(of: block).map { _ in BlockTable.items(block) }
    guard let strategy = strategy(type, call, table),
      let count = ClosedRange(from: plan.minItems, to: plan.maxItems)
    else {
      return nil
    }
    return .items(strategy, count)
  }

  private func members(_ type: TypeReference, _ block: Block) -> ReadStrategy? {
    guard block.types?.subtracting(.null) == .object,
      block.facts.concerning(.object).areOnly([.types, .mapped]), let plan = block.object,
      let call = plan.additional.call
    else { return nil }
    let table = program.additionalDemands(of: block).map { _ in BlockTable.additional(block) }
    guard let strategy = strategy(type, call, table),
      let count = ClosedRange(from: plan.minProperties, to: plan.maxProperties)
    else {
      return nil
    }
    return .members(strategy, count)
  }

  /// Whether the Swift type holds no value that the demands refuse.
  private func isImplied(_ demands: ScalarConstraints, by type: TypeReference) -> Bool {
    switch type {
    // The walk knows where a text ends, so it reads it in any case.
    case .string: return false
    case .bool, .double: return type.scalarType.map { demands == ScalarConstraints(types: $0) } ?? false
    case .named(let id): return isImplied(demands, byCasesOf: types[id].declaration)
    default: return false
    }
  }

  /// Whether an enum holds no value that the demands refuse: they list all its cases, and ask nothing but a list,
  /// perhaps beside the type.
  private func isImplied(_ demands: ScalarConstraints, byCasesOf declaration: NominalType.Declaration) -> Bool
  {
    let cases: [EnumType.Case]
    switch declaration {
    case .stringEnum(let type) where demands.types.contains(.string): cases = type.cases
    case .integerEnum(let type) where !demands.types.isDisjoint(with: [.integer, .number]): cases = type.cases
    case .numberEnum(let type) where demands.types.contains(.number): cases = type.cases
    default: return false
    }
    var expected = ScalarConstraints(types: demands.types)
    expected.enumeration = demands.enumeration
    return demands == expected && Set(cases.map(\.value)) == Set(demands.enumeration ?? [])
  }
}

extension TypeReference {
  /// The JSON type whose values a Swift type for scalars holds.
  package var scalarType: TypeSet? {
    switch self {
    case .string: .string
    case .bool: .boolean
    case .int: .integer
    case .double: .number
    default: nil
    }
  }
}

extension ObjectPlan {
  /// The numbers of the listed properties.
  fileprivate var numbers: [ScalarKey: Int] {
    Dictionary(properties.enumerated().map { (ScalarKey($1.name), $0) }) { first, _ in first }
  }
}
