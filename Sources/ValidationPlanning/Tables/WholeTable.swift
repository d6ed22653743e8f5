package import SchemaRuntime
import SchemaValidation

/// A table that has all demands of a block on its values: the block needs no function.
package struct WholeTable {
  package enum Form {
    /// The values themselves.
    case value
    /// Arrays: how many items they have, and whether those are unique.
    case array(ClosedRange<Int>, areUnique: Bool)
    /// Objects whose members are all alike, and how many those are.
    case map(ClosedRange<Int>)
    /// Objects with listed names, the bits of those that have to be there, and what becomes of other members.
    case object(required: UInt64, OtherMembers)
  }

  package var form: Form
  /// A line for each name, or the one for all values.
  package var rows: [MemberRow]
  /// The tables that are nested in it.
  package var nested: [NestedTables.Table] = []
  /// The types of other values than arrays or objects that are valid.
  package var others: TypeSet = []
}

extension ValidationPlan {
  /// Finds the tables of the blocks that are called. A table that is nested in another one comes first.
  func findWholeTables() -> [BlockID: WholeTable] {
    var whole: [BlockID: WholeTable] = [:]
    for id in called.sorted(by: { (nested.level(of: $0), $0) < (nested.level(of: $1), $1) }) {
      whole[id] = wholeTable(of: program[id]) { whole[$0.block.id] != nil && !$0.isContent }
    }
    return whole
  }

  /// - Parameter isWhole: whether a table that is nested says all that is asked of its values.
  private func wholeTable(of block: Block, _ isWhole: (NestedTables.Table) -> Bool) -> WholeTable? {
    guard program.uses(.tabulateItems), !block.isAlways, !block.collectsEvaluated, !block.keepsEvaluated,
      !block.facts.contains(.never), !shared.contains(block.id), program.merged[block.id] == nil
    else { return nil }
    if let demands = block.demands {
      return WholeTable(form: .value, rows: [MemberRow(name: "", demands: demands, reach: .complete)])
    }
    guard !block.isRevisited, block.facts.isDisjoint(with: [.values, .numbers, .strings, .content]),
      !block.facts.include(anyOf: .inPlaceChecks)
    else { return nil }
    let types = block.types ?? .all
    let (hasArrays, hasObjects) = (block.array != nil, block.object != nil)
    if hasArrays, !hasObjects, types.contains(.array) { return arrayTable(of: block, types, isWhole) }
    if hasObjects, !hasArrays, types.contains(.object) { return objectTable(of: block, types, isWhole) }
    return nil
  }

  private func arrayTable(
    of block: Block, _ types: TypeSet, _ isWhole: (NestedTables.Table) -> Bool
  ) -> WholeTable? {
    guard block.facts.areOnly([.types, .array, .items, .evaluatesItems, .itemCounts, .uniqueItems]),
      let plan = block.array,
      let line = line(program.itemDemands(of: block), plan.items, nestedItems(of: block), isWhole),
      let count = ClosedRange(from: plan.minItems, to: plan.maxItems)
    else { return nil }
    return WholeTable(
      form: .array(count, areUnique: plan.uniqueItems), rows: [line.row], nested: line.nested,
      others: types.subtracting(.array))
  }

  private func objectTable(
    of block: Block, _ types: TypeSet, _ isWhole: (NestedTables.Table) -> Bool
  ) -> WholeTable? {
    guard let plan = block.object else { return nil }
    let others = types.subtracting(.object)
    if program.walksMembers(block) { return scannedTable(of: block, plan, others, isWhole) }
    guard block.facts.subtracting(.types).areOnly(.mapped),
      let line = line(
        program.additionalDemands(of: block), plan.additional.call, nestedValues(of: block), isWhole),
      let count = ClosedRange(from: plan.minProperties, to: plan.maxProperties)
    else { return nil }
    return WholeTable(form: .map(count), rows: [line.row], nested: line.nested, others: others)
  }

  private func scannedTable(
    of block: Block, _ plan: ObjectPlan, _ types: TypeSet, _ isWhole: (NestedTables.Table) -> Bool
  ) -> WholeTable? {
    guard block.facts.subtracting(.types).areOnly(.listed), plan.names.count <= UInt64.bitWidth,
      plan.names.count == plan.properties.count, let others = otherMembers(plan),
      let table = memberTable(of: block)
    else { return nil }
    var nested = table.nested[...]
    for (row, property) in zip(table.rows, plan.properties) {
      switch row.reach {
      case .complete: continue
      case .nested:
        guard let found = nested.popFirst(), row.demands == nil, decides(found, property.call, isWhole) else {
          return nil
        }
      case .acceptOnly, .captured, .acceptIfSilent, .external: return nil
      }
    }
    return WholeTable(
      form: .object(required: plan.required.mask(ofWord: 0), others),
      rows: table.rows, nested: table.nested, others: types)
  }

  /// How members that are not listed are treated; nil where a schema decides them.
  private func otherMembers(_ plan: ObjectPlan) -> OtherMembers? {
    switch plan.additional {
    case .any:
      if plan.known == nil { return .passed }
      return plan.ownKnown == nil ? .warned : nil
    case .forbidden: return .refused
    case .schema: return nil
    }
  }

  /// The line for all items, or all members.
  private func line(
    _ demands: ScalarConstraints?, _ call: BlockCall?, _ table: NestedTables.Table?,
    _ isWhole: (NestedTables.Table) -> Bool
  ) -> (row: MemberRow, nested: [NestedTables.Table])? {
    if let demands { return (MemberRow(name: "", demands: demands, reach: .complete), []) }
    guard let table, decides(table, call, isWhole) else { return nil }
    return (MemberRow(name: "", demands: nil, reach: table.reach), [table])
  }

  /// Whether a nested table says all that a call asks.
  private func decides(
    _ table: NestedTables.Table, _ call: BlockCall?, _ isWhole: (NestedTables.Table) -> Bool
  ) -> Bool {
    guard let call else { return false }
    return program.resolved(call.block).id == table.block.id && isWhole(table)
  }
}

extension BlockFacts {
  /// The checks of objects with listed names that a table can have.
  fileprivate static let listed: BlockFacts = [
    .object, .names, .propertyValues, .noOthers, .evaluatesOthers, .required, .knownNames,
  ]
}

extension ObjectPlan {
  /// The known names, where they are others than those that are looked up anyway.
  package var ownKnown: [String]? {
    guard let known, !names.elementsEqual(known, by: { $0.utf8.elementsEqual($1.utf8) }) else { return nil }
    return known
  }
}

extension ClosedRange<Int> {
  /// A range; nil where it is empty.
  init?(from least: Int?, to most: Int?) {
    let (least, most) = (least ?? 0, most ?? Int.max)
    guard least <= most else { return nil }
    self = least...most
  }
}
