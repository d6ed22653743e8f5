import SchemaRuntime
import SchemaValidation

/// The subschemas that look at an object again (`if`, `not`, `allOf`, …), and that are decided by what the walk over it
/// has noted: which members there are, how many, and where the values of some of them stand.
///
/// So a verdict need not read the object twice. A walk that collects does, to report in the order of the document.
package struct CapturePlan {
  let program: PlannedProgram
  package let block: Block
  private let plan: ObjectPlan?
  /// The checks of the block's `whole` that are decided so, by their place there.
  package private(set) var decided: [Int] = []
  /// Whether the subschemas of `dependentSchemas` are decided so.
  package private(set) var decidesDependents = false
  /// The numbers of the names whose values are looked at again.
  package private(set) var capturedMembers: [Int] = []
  /// The rules of `x-warnings` that are decided so.
  package private(set) var rules: [Rule] = []
  /// The numbers of other names whose values only the rules read: those are looked for when they are needed, and no
  /// walk stops at them.
  package private(set) var locatedMembers: [Int] = []
  /// The texts that several of the subschemas list for the value of one captured name: the value is looked up once for
  /// all of them.
  package private(set) var texts: [Texts] = []
  /// Whether the current subschema is one of a rule.
  private var isRule = false
  /// How many subschemas may still be gone through, so that the generated conditions stay readable, however often a
  /// schema refers to one other.
  private var room = 512

  /// Texts for the value of the name with a number.
  package struct Texts {
    package var number: Int
    package var texts: [String]
  }

  /// A rule, by the place of its check in the block's `whole` and its own there.
  package struct Rule: Hashable {
    var check: Int
    var rule: Int
  }

  /// How many texts are told apart, a bit for each.
  private static let textLimit = 32
  /// How deep applicators may nest.
  private static let depthLimit = 16
  /// The checks of an object that captures can decide.
  private static let decidable: BlockFacts = [
    .types, .membersAlone, .dependentRequired, .dependentSchemas, .propertyCounts,
    .reference, .allOf, .union, .not, .conditional,
  ]

  init(_ block: Block, in program: PlannedProgram) {
    self.program = program
    self.block = block
    plan = program.walksMembers(block) ? block.object : nil
    guard plan != nil, !block.keepsEvaluated, block.types?.contains(.object) ?? true else { return }
    // Where a block is joined with others, the joined one gives the verdict.
    if program.merged[block.id] == nil, program.uses(.captureMembers) { decideVerdict() }
    if program.gathered[block.id] == nil, program.uses(.captureRules) { decideRules() }
    if program.uses(.captureTexts) { gatherTexts() }
  }

  private mutating func decideVerdict() {
    guard let plan else { return }
    decidesDependents =
      !plan.dependentSchemas.isEmpty && areDecided(plan.dependentSchemas.map(\.call), depth: 0)
    if !decidesDependents { capturedMembers = [] }
    for (index, check) in block.inPlaceChecks.enumerated() {
      let before = capturedMembers
      if isDecided(check, depth: 0) { decided.append(index) } else { capturedMembers = before }
    }
  }

  private mutating func decideRules() {
    isRule = true
    for (index, check) in block.inPlaceChecks.enumerated() {
      for (number, call) in check.rules.enumerated() where rules.count < UInt64.bitWidth {
        let before = locatedMembers
        if isDecided(call, depth: 0) {
          rules.append(Rule(check: index, rule: number))
        } else {
          locatedMembers = before
        }
      }
    }
  }

  private mutating func gatherTexts() {
    var lists: [Int: [(texts: [String], holds: Bool)]] = [:]
    for (_, property) in askedProperties {
      guard let number = number(of: property.name), capturedMembers.contains(number),
        let call = property.call,
        let value = program.plainValue(call.block), case .listed(let texts) = value.test
      else { continue }
      lists[number, default: []].append((texts, value.holds))
    }
    for number in capturedMembers {
      // One list is as well left to the table of the subschema.
      guard let listed = lists[number], listed.count > 1 || !listed[0].holds, isRoomForTexts else { continue }
      var known: Set<ScalarKey> = []
      let different = listed.flatMap(\.texts).filter { known.insert(ScalarKey($0)).inserted }
      if different.count <= Self.textLimit { texts.append(Texts(number: number, texts: different)) }
    }
  }

  private var isRoomForTexts: Bool {
    capturedMembers.count + locatedMembers.count + texts.count < ObjectScanner.slotCount
  }

  /// The slot in which the walk notes which text a name's value is, and the bits of some listed texts.
  package struct EnumIndex {
    package var table: Int
    package var slot: Int
    package var bits: UInt64
  }

  /// The enum index of listed texts; nil where the walk does not note it.
  private func enumIndex(_ number: Int, _ listed: [String]) -> EnumIndex? {
    guard let table = texts.firstIndex(where: { $0.number == number }) else { return nil }
    var bits: UInt64 = 0
    for text in listed {
      guard let bit = texts[table].texts.firstIndex(where: { $0.hasSameScalars(as: text) }) else {
        return nil
      }
      bits |= 1 << UInt64(bit)
    }
    return EnumIndex(table: table, slot: capturedMembers.count + locatedMembers.count + table, bits: bits)
  }

  /// Whether captures decide no part of the verdict.
  package var isEmpty: Bool { decided.isEmpty && !decidesDependents }

  /// Whether captures decide all checks that look at the object again, except those that only warn.
  package var decidesAll: Bool {
    decided.count == block.inPlaceChecks.count(where: { $0.rules.isEmpty })
      && (decidesDependents || plan?.dependentSchemas.isEmpty ?? false)
  }

  private func isDecided(rule: Int, of check: Int) -> Bool { rules.contains(Rule(check: check, rule: rule)) }

  /// Whether a check of `whole` has only rules that are decided so.
  package func decidesRules(of check: Int) -> Bool {
    let rules = block.inPlaceChecks[check].rules
    return !rules.isEmpty && rules.indices.allSatisfy { isDecided(rule: $0, of: check) }
  }

  /// The calls of the rules that are decided so, or of the others, in the order of the schema.
  package func rules(areDecided: Bool) -> [BlockCall] {
    block.inPlaceChecks.enumerated().flatMap { index, check in
      check.rules.enumerated().filter { isDecided(rule: $0.offset, of: index) == areDecided }
        .map(\.element)
    }
  }

  /// The slot in which the walk notes the place of a captured name.
  package func slot(of number: Int) -> Int? { capturedMembers.firstIndex(of: number) }

  /// The slot for the place of a name that is located late, once it has been looked for.
  package func locatedSlot(of number: Int) -> Int? {
    locatedMembers.firstIndex(of: number).map { $0 + capturedMembers.count }
  }

  /// The number of a name in the walk's table.
  package func number(of name: String) -> Int? { plan?.names.firstIndex { $0.hasSameScalars(as: name) } }

  private mutating func isDecided(_ check: Check, depth: Int) -> Bool {
    switch check {
    case .reference, .not, .allOf, .union, .conditional: areDecided(check.applied, depth: depth)
    case .unevaluatedItems, .unevaluatedProperties, .rule, .warnings: false
    }
  }

  private mutating func areDecided(_ calls: [BlockCall], depth: Int) -> Bool {
    for call in calls where !isDecided(call, depth: depth) { return false }
    return true
  }

  private mutating func isDecided(_ call: BlockCall, depth: Int) -> Bool {
    let block = program[call.block]
    room -= 1
    guard depth < Self.depthLimit, room > 0, !block.isAlways, !block.collectsEvaluated, !call.isDeprecated,
      block.facts.concerning(.object).areOnly(Self.decidable)
    else { return false }
    if let plan = block.object, !isDecided(plan, depth: depth) { return false }
    for check in block.inPlaceChecks where !isDecided(check, depth: depth + 1) { return false }
    return true
  }

  private mutating func isDecided(_ plan: ObjectPlan, depth: Int) -> Bool {
    guard plan.names.allSatisfy({ number(of: $0) != nil }) else { return false }
    for property in plan.properties {
      guard let call = property.call else { continue }
      guard !program.mayWarn(call.block), let number = number(of: property.name) else {
        return false
      }
      if capturedMembers.contains(number) || locatedMembers.contains(number) { continue }
      if isRule { locatedMembers.append(number) } else { capturedMembers.append(number) }
    }
    return capturedMembers.count + locatedMembers.count <= ObjectScanner.slotCount
      && areDecided(plan.dependentSchemas.map(\.call), depth: depth + 1)
  }
}

// The demands of the deciding functions on values.
extension CapturePlan {
  /// The blocks of the subschemas that are decided.
  private var subschemas: [Block] {
    var found: [Block] = []
    var open = decided.flatMap { block.inPlaceChecks[$0].applied } + rules(areDecided: true)
    if decidesDependents { open += plan?.dependentSchemas.map(\.call) ?? [] }
    while let call = open.popLast() {
      let block = program[call.block]
      found.append(block)
      open += block.inPlaceChecks.flatMap(\.applied) + (block.object?.dependentSchemas.map(\.call) ?? [])
    }
    return found
  }

  /// Whether it matters how many members there are, beside those of the table.
  package var asksHowMany: Bool {
    (subschemas + [block]).contains { $0.object?.minProperties ?? $0.object?.maxProperties != nil }
  }

  /// The properties of the subschemas that ask something of their values.
  private var askedProperties: [(block: Block, property: PropertyPlan)] {
    subschemas.flatMap { block in
      (block.object?.properties ?? []).filter { $0.call != nil }.map { (block, $0) }
    }
  }

  /// How a property of a subschema asks something of its value; nil where it asks nothing.
  package func value(of property: PropertyPlan, in block: Block) -> CapturedValue? {
    guard let call = property.call else { return nil }
    if let value = program.plainValue(call.block) {
      switch value.test {
      case .listed(let texts):
        if let enumIndex = number(of: property.name).flatMap({ enumIndex($0, texts) }) {
          return .enumIndex(enumIndex, holds: value.holds)
        }
      case .typed(let types): return .typed(types, holds: value.holds)
      case .having(let block): return .having(block, holds: value.holds)
      }
    }
    return program.demands(of: property, in: block) == nil ? .call(call) : .table
  }

  /// The blocks whose tables decide some values.
  package var tables: Set<BlockID> {
    Set(
      askedProperties.compactMap { block, property in
        switch value(of: property, in: block) {
        case .table?: block.id
        case .having(let names, _)?: names
        case .enumIndex?, .typed?, .call?, nil: nil
        }
      })
  }

  /// The calls that decide the other values.
  package var calls: [BlockCall] {
    askedProperties.compactMap { block, property in
      if case .call(let call)? = value(of: property, in: block) { call } else { nil }
    }
  }
}
