package import SchemaRuntime
import SchemaValidation

/// Makes the blocks and tables of the plan that a generated file carries.
///
/// Their memory is the maker's.
package struct PlanMaker {
  let plan: ValidationPlan
  /// What the blocks and tables point into: it has to live as long as they do.
  package let memory = PlanMemory()
  /// The tables that the blocks made so far need, with those that are nested in them.
  package private(set) var tables: [(key: PlanTableKey, table: PlanTable)] = []
  private var madeTables: Set<PlanTableKey> = []

  package init(_ plan: ValidationPlan) { self.plan = plan }

  // MARK: Calls

  /// The target of a block; nil where it asks nothing.
  func target(_ block: Block) -> PlanTarget? {
    if block.isAlways { return nil }
    return target(of: plan.function(of: block))
  }

  func target(of block: Block) -> PlanTarget { PlanTarget(block.id.index) }

  func call(_ call: BlockCall?) -> PlanCall {
    guard let call else { return PlanCall() }
    return PlanCall(target(plan[call.block]), warns: call.isDeprecated)
  }

  // MARK: Blocks

  package mutating func made(_ block: Block) -> PlanBlock {
    var made = PlanBlock()
    if plan.wholeTable(of: block) != nil {
      made.table = table(.whole, of: block)
      return made
    }
    if let merged = plan.verdict(of: block) {
      made.unwarned = target(of: merged)
      if !merged.isVerdictOnly {
        // Nothing calls this block itself.
        made.defers = true
        made.isAlias = true
        return made
      }
    }
    made.isShared = plan.shared.contains(block.id)
    (made.keepsEvaluated, made.collectsEvaluated) = (block.keepsEvaluated, block.collectsEvaluated)
    made.isRevisited = block.isRevisited
    made.types = block.isNever ? [] : block.types ?? .all
    if block.isNever { return made }
    made.defers = !block.readsValue
    if block.readsValue { addReading(of: block, to: &made) }
    made.checks = memory.list(checks(of: block))
    return made
  }

  /// A block that has nothing but the table of its members, for those who read them.
  package mutating func made(tableOf block: Block) -> PlanBlock {
    var object = PlanObject()
    object.table = table(.members, of: block)
    var made = PlanBlock()
    made.types = .object
    made.object = memory.list([object])
    return made
  }

  private mutating func addReading(of block: Block, to made: inout PlanBlock) {
    let types = block.types ?? .all
    addScalars(of: block, types, to: &made)
    if let array = block.array, types.contains(.array) {
      made.array = memory.list([self.made(array, of: block)])
    }
    if let object = block.object, types.contains(.object) {
      made.object = memory.list([self.made(object, of: block)])
    }
  }

  /// Adds the demands on scalars: those that one `ScalarConstraints` can have, and rules for the rest.
  private mutating func addScalars(of block: Block, _ types: TypeSet, to made: inout PlanBlock) {
    let scalars = types.subtracting([.array, .object])
    var demands = ScalarConstraints(types: scalars)
    var rules: [PlanRule] = []
    for check in block.values where !demands.add(check) {
      var other = ScalarConstraints.anything
      _ = other.add(check)
      var rule = PlanRule(.demands)
      rule.demands = self.demands(other)
      rules.append(rule)
    }
    for check in block.numbers where !demands.add(check) { rules.append(PlanRule(.integerText)) }
    for check in block.strings where !demands.add(check) { rules.append(rule(for: check)) }
    made.rules = memory.list(rules)
    if !scalars.isEmpty, block.needsInteger || demands != ScalarConstraints(types: scalars) {
      made.scalars = self.demands(demands)
    }
    if !block.values.isEmpty, !types.isDisjoint(with: [.array, .object]) {
      var listed = ScalarConstraints.anything
      (listed.enumeration, listed.constant) = (demands.enumeration, demands.constant)
      made.listed = self.demands(listed)
    }
  }

  private mutating func rule(for check: StringCheck) -> PlanRule {
    var rule = PlanRule(.format)
    switch check {
    case .format(let format, let dialect, _): (rule.format, rule.dialect) = (format, dialect)
    case .content(let demand, let call):
      rule.kind = demand.mediaType == nil ? .base64 : demand.isBase64 ? .jsonInBase64 : .json
      rule.call = self.call(call)
    case .rule(let demanded, _): (rule.kind, rule.demand) = (.string, PlanDemand(demanded, in: memory))
    // `ScalarConstraints` has a word for each of these.
    case .maxLength, .minLength, .pattern: break
    }
    return rule
  }

  func demands(_ demands: ScalarConstraints) -> PlanDemands { PlanDemands(memory.text(demands.text)) }

  private mutating func made(_ array: ArrayPlan, of block: Block) -> PlanArray {
    var made = PlanArray()
    let tabulated = plan.tabulatesPrefix(of: block)
    if tabulated.contains(true) { made.prefix = table(.prefix, of: block) }
    var first: [PlanItem] = []
    for (item, isDecided) in zip(array.prefix, tabulated) {
      var made = PlanItem()
      made.isDecided = isDecided
      if !isDecided { made.call = call(item) }
      first.append(made)
    }
    made.first = memory.list(first)
    made.isDecided = plan.tabulatesItems(of: block)
    if made.isDecided || plan.nestedItems(of: block) != nil { made.table = table(.items, of: block) }
    if let items = array.items, !made.isDecided { made.items = memory.list([call(items)]) }
    made.isClosed = array.forbidsMore
    if let contains = array.contains { made.contains = memory.list([self.made(contains, of: block)]) }
    (made.least, made.most) = (array.minItems ?? 0, array.maxItems ?? Int.max)
    (made.areUnique, made.evaluatesAll) = (array.uniqueItems, array.evaluatesAll)
    return made
  }

  private mutating func made(_ contains: SchemaProgram.ContainsPlan, of block: Block) -> PlanContains {
    var made = PlanContains()
    if let demands = plan.program.containsDemands(of: block) {
      made.demands = self.demands(demands)
      made.call.warns = contains.call.isDeprecated
    } else {
      made.call = call(contains.call)
    }
    (made.least, made.most) = (contains.minimum ?? 1, contains.maximum ?? Int.max)
    made.evaluates = contains.evaluates
    return made
  }

  // MARK: Tables

  /// The table of a block, made with those that are nested in it.
  mutating func table(_ kind: PlanTableKey.Kind, of block: Block) -> PlanTarget {
    let key = PlanTableKey(block: block.id, kind: plan.wholeTable(of: block) == nil ? kind : .whole)
    guard madeTables.insert(key).inserted else { return key.target }
    var made = PlanTable()
    var rows: [MemberRow] = []
    var nested: [NestedTables.Table] = []
    switch key.kind {
    case .whole:
      guard let whole = plan.wholeTable(of: block) else { break }
      (rows, nested) = (whole.rows, whole.nested)
      add(whole, to: &made)
    case .members:
      guard let table = plan.memberTable(of: block) else { break }
      (rows, nested, made.required) = (table.rows, table.nested, table.required)
    case .items, .prefix, .others:
      let found = plan.valueTables(of: block).first { $0.kind == key.kind.valueTable }
      rows = found?.rows ?? []
      nested = found?.nested.map { [$0] } ?? []
    }
    made.rows = memory.list(rows.map(row))
    var targets: [PlanTarget] = []
    for table in nested { targets.append(self.table(PlanTableKey.Kind(table.kind), of: table.block)) }
    made.nested = memory.list(targets)
    tables.append((key, made))
    return key.target
  }

  private func row(_ row: MemberRow) -> PlanRow {
    let columns = row.columns
    var made = PlanRow()
    made.name = memory.text(columns[0])
    if columns.count > 1, !columns[1].isEmpty { made.demands = PlanDemands(memory.text(columns[1])) }
    if columns.count > 2 { made.reach = memory.text(columns[2]) }
    return made
  }

  private func add(_ whole: WholeTable, to made: inout PlanTable) {
    func add(_ count: ClosedRange<Int>) { (made.least, made.most) = (count.lowerBound, count.upperBound) }
    made.types = whole.others
    switch whole.form {
    case .value: made.form = .value
    case .array(let count, let areUnique):
      made.form = .array
      made.areUnique = areUnique
      add(count)
    case .map(let count):
      made.form = .map
      add(count)
    case .object(let required, let others):
      made.form = .object
      made.required = required
      switch others {
      case .passed: made.others = .passed
      case .warned: made.others = .warned
      case .refused: made.others = .refused
      }
    }
  }
}

/// A table of a block.
package struct PlanTableKey: Hashable, Sendable {
  package enum Kind: Int, Sendable {
    /// The table that decides all values of the block.
    case whole
    case members, items, prefix, others

    package init(_ kind: MemberRow.Nested) {
      switch kind {
      case .object: self = .members
      case .array: self = .items
      case .map: self = .others
      }
    }

    fileprivate var valueTable: ValueTablePlan.Kind? {
      switch self {
      case .whole, .members: nil
      case .items: .items
      case .prefix: .prefixItems
      case .others: .additional
      }
    }
  }

  package let block: BlockID
  package let kind: Kind

  private static let kinds = 8

  var target: PlanTarget { PlanTarget(block.index * Self.kinds + kind.rawValue) }

  init(block: BlockID, kind: Kind) { (self.block, self.kind) = (block, kind) }

  /// The table that decides all values of a block.
  package init(whole block: BlockID) { self.init(block: block, kind: .whole) }

  /// The table that a target names.
  package init(_ target: PlanTarget) {
    block = BlockID(index: target.number / Self.kinds)
    kind = Kind(rawValue: target.number % Self.kinds) ?? .whole
  }

  /// The table's name, behind that of its block.
  package var suffix: String {
    switch kind {
    case .whole: ""
    case .members: PlanTable.membersSuffix
    case .items: "~items"
    case .prefix: "~first"
    case .others: "~others"
    }
  }
}
