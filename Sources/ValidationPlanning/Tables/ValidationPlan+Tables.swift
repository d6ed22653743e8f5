import SchemaRuntime
import SchemaValidation

// The tables of a block.
extension ValidationPlan {
  /// The table of the scanner of a block's objects; nil where code reads them.
  package func memberTable(of block: Block) -> MemberTablePlan? {
    guard program.walksMembers(block), let plan = block.object else { return nil }
    let captured = CapturePlan(block, in: program)
    var table = MemberTablePlan(rows: program.memberRows(of: block, plan, captured))
    if nested.has(block) { table.required = plan.required.mask(ofWord: 0) }
    // Tables that are nested in others are those of functions; so is this one, or it nests none.
    guard called.contains(block.id) else { return table }
    for (index, property) in plan.properties.enumerated() {
      guard table.rows[index].reach == .external || table.rows[index].reach == .acceptOnly,
        captured.slot(of: index) == nil, let found = nested.table(of: property, in: block)
      else { continue }
      table.rows[index].reach = found.reach
      table.nested.append(found)
    }
    return table
  }

  /// The tables of items, and of members whatever their names are.
  package func valueTables(of block: Block) -> [ValueTablePlan] {
    let prefix = program.prefixDemands(of: block)
    let rows = prefix.enumerated().map { MemberRow(name: "\($0)", demands: $1, reach: .complete) }
    let first = ValueTablePlan(kind: .prefixItems, rows: rows)
    let others = [
      table(.items, program.itemDemands(of: block), nested: nestedItems(of: block)),
      table(.contains, program.containsDemands(of: block)),
      table(
        .additional, program.additionalDemands(of: block), nested: nestedValues(of: block),
        accepts: program.acceptanceOfOthers(in: block)),
    ]
    return (prefix.contains { $0 != nil } ? [first] : []) + others.compactMap(\.self)
  }

  private func table(
    _ kind: ValueTablePlan.Kind, _ demands: ScalarConstraints?, nested: NestedTables.Table? = nil,
    accepts: ScalarConstraints? = nil
  ) -> ValueTablePlan? {
    if demands == nil, accepts == nil, nested == nil { return nil }
    let reach = nested?.reach ?? (demands == nil ? .acceptOnly : .complete)
    return ValueTablePlan(
      kind: kind, rows: [MemberRow(name: "", demands: demands ?? accepts, reach: reach)], nested: nested)
  }

  /// The tests that show that a member's name gives no finding, without the function of `propertyNames`.
  package func nameTests(of block: Block) -> [NameTest]? {
    block.object?.propertyNames.flatMap(program.nameTests)
  }
}
