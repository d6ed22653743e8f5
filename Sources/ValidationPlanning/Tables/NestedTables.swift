package import SchemaRuntime
package import SchemaValidation

/// Finds the objects and arrays that a table shows at a look to be valid, without a finding: a walk goes over those by
/// itself, where they are values of members or items.
package struct NestedTables {
  private let program: PlannedProgram
  /// The blocks whose tables may be nested in others: they give no finding for what they accept. Each has a level, and
  /// nests only tables of lower levels: so none nests itself.
  private var silent: [BlockID: Int] = [:]
  /// The blocks whose tables may be nested where the walk wants no warnings, in tables that are not nested themselves.
  private var unwarned: Set<BlockID> = []

  /// - Parameter called: the blocks that have functions, and with them tables.
  init(_ program: PlannedProgram, of called: Set<BlockID>) {
    self.program = program
    guard program.uses(.nestTables) else { return }
    var needs: [BlockID: Needs] = [:]
    for id in Self.values(in: program, of: called).intersection(called) {
      needs[id] = self.needs(of: program[id])
    }
    let open = needs.filter { program[$0.key].inPlaceChecks.isEmpty }
    // Each time those whose tables nest in one another once more: a block that needs itself is never among them.
    for level in 0..<Int(MemberTable.nestingLimit) {
      let rest = open.filter { silent[$0.key] == nil && hasTables($0.value.tables) }
      // A block that uses tables which may still come waits for them.
      let ready = rest.filter { id, needs in
        hasTables(needs.uses.filter { $0.contains { $0 != id && open[$0] != nil } })
      }
      if rest.isEmpty { break }
      for id in (ready.isEmpty ? rest : ready).keys { silent[id] = level }
    }
    unwarned = Set(
      needs.filter { !program[$0.key].inPlaceChecks.isEmpty && hasTables($0.value.tables) }.keys)
  }

  /// The tables of other blocks that a block needs or uses: lists, of each of which one table is enough.
  private struct Needs {
    /// The tables without which it has no table that may be nested.
    var tables: [[BlockID]] = []
    /// The tables without which its table accepts fewer values.
    var uses: [[BlockID]] = []
  }

  /// Whether there are tables, one of each list.
  private func hasTables(_ lists: [[BlockID]]) -> Bool {
    lists.allSatisfy { $0.contains { silent[$0] != nil } }
  }

  /// The blocks of values that others describe, and may nest the tables of.
  private static func values(in program: PlannedProgram, of others: Set<BlockID>) -> Set<BlockID> {
    var values: Set<BlockID> = []
    for id in others {
      let block = program[id]
      var calls = block.object?.properties.compactMap(\.call) ?? []
      if let call = block.object?.additional.call { calls.append(call) }
      if let call = block.array?.items { calls.append(call) }
      for call in calls { values.formUnion(program.containers(of: call.block).lazy.map(\.block.id)) }
    }
    return values
  }

  /// A table that may be nested in others.
  package struct Table {
    package var block: Block
    package var kind: MemberRow.Nested
    /// Whether it is for the content of strings.
    package var isContent = false

    /// How far a walk deals with the values of a name by itself.
    package var reach: MemberRow.Reach {
      .nested(kind, mayWarn: !block.inPlaceChecks.isEmpty, isContent: isContent)
    }
  }

  /// The table of the objects or arrays that a property of a block may have for a value.
  package func table(of property: PropertyPlan, in block: Block) -> Table? {
    guard !property.isDeprecated, let call = property.call else { return nil }
    let table = table(of: call, in: block)
    if table != nil || has(block) { return table }
    return program.containers(of: call.block).first { unwarned.contains($0.block.id) }
  }

  /// The table of values that give no warnings.
  /// - Parameters:
  ///   - call: that of the values' block.
  ///   - block: the one whose table it is nested in; nil where that is a table that is not nested itself.
  package func table(of call: BlockCall, in block: Block?) -> Table? {
    let limit = block.flatMap { silent[$0.id] } ?? Int.max
    return program.containers(of: call.block).first { silent[$0.block.id].map { $0 < limit } ?? false }
  }

  /// A table is nested only in those of higher levels, and in those that have none.
  func level(of id: BlockID) -> Int { silent[id] ?? Int.max }

  /// Whether the table of a block may be nested in others.
  package func has(_ block: Block) -> Bool { silent[block.id] != nil || unwarned.contains(block.id) }

  /// The tables that a block needs and uses; nil where no tables are enough.
  private func needs(of block: Block) -> Needs? {
    guard !block.keepsEvaluated, !block.isRevisited, block.facts.areOnly(.nestable) else { return nil }
    switch program.container(of: block) {
    case .object: return block.object.flatMap { needs(of: $0, in: block) }
    case .array:
      if program.itemDemands(of: block) != nil { return Needs() }
      return block.array?.items.map { Needs(tables: [alternatives($0)]) }
    case .map:
      if program.additionalDemands(of: block) != nil { return Needs() }
      return block.object?.additional.call.map { Needs(tables: [alternatives($0)]) }
    case nil: return nil
    }
  }

  private func needs(of plan: ObjectPlan, in block: Block) -> Needs? {
    var needs = Needs()
    let captured = CapturePlan(block, in: program)
    for (index, property) in plan.properties.enumerated() where !property.isDeprecated {
      let reach = program.memberRow(of: index, plan, in: block, captured).reach
      switch (reach, property.call.map(alternatives)) {
      case (.complete, _), (.acceptOnly, nil): continue
      case (.acceptOnly, let tables?): needs.uses.append(tables)
      case (_, let tables?): needs.tables.append(tables)
      case (_, nil): return nil
      }
    }
    return needs
  }

  private func alternatives(_ call: BlockCall) -> [BlockID] {
    program.containers(of: call.block).map(\.block.id)
  }
}

extension PlannedProgram {
  /// The blocks of objects and arrays that a block accepts in any case, through references and unions, or as the content
  /// of strings.
  fileprivate func containers(of id: BlockID) -> [NestedTables.Table] {
    let block = resolved(id)
    if block.types?.contains(.string) ?? true, let content = block.content {
      let block = resolved(content.block)
      return container(of: block).map { [NestedTables.Table(block: block, kind: $0, isContent: true)] } ?? []
    }
    if let kind = container(of: block) { return [NestedTables.Table(block: block, kind: kind)] }
    // Checks beside the union may ask something of the same objects and arrays.
    guard block.facts.areOnly([.types, .union]), let union = onlyUnion(of: block) else { return [] }
    return [JSONKind.object, .array].flatMap { kind -> [NestedTables.Table] in
      let candidates = union.candidates(kind)
      guard candidates.count == 1, block.types?.kinds.contains(kind) ?? true else { return [] }
      let branch = resolved(union.branches[candidates[0]].call.block)
      return container(of: branch).map { [NestedTables.Table(block: branch, kind: $0)] } ?? []
    }
  }
}

extension Block {
  /// The call for the JSON that strings hold, where the block asks nothing else of them.
  package var content: BlockCall? {
    guard facts.concerning(.string).areOnly([.types, .content]), strings.count == 1,
      let content = strings[0].content, !content.demand.isBase64
    else { return nil }
    return content.schema
  }
}

extension PlannedProgram {
  /// The kind of value that a block describes, where that is only objects or arrays and a table can decide them.
  fileprivate func container(of block: Block) -> MemberRow.Nested? {
    if block.types == .array, block.array != nil {
      return block.facts.intersection(.arrays).areOnly(.itemsAlone) ? .array : nil
    }
    guard block.types == .object, let plan = block.object,
      block.facts.intersection(.objects).areOnly(.eachMember)
    else { return nil }
    if walksMembers(block), plan.names.count <= UInt64.bitWidth { return .object }
    return block.isMap && plan.additional.call != nil ? .map : nil
  }
}

extension BlockFacts {
  /// The checks of each item of an array.
  fileprivate static let itemsAlone: BlockFacts = [.array, .items, .noMoreItems, .evaluatesItems]

  /// The checks of the members of an object, and of which members there have to be.
  fileprivate static let eachMember: BlockFacts = [
    .object, .names, .propertyValues, .deprecations, .patterns, .otherValues, .noOthers, .evaluatesOthers,
    .propertyNames, .unsettledNames, .required, .knownNames,
  ]

  /// The checks of blocks whose tables may be nested.
  fileprivate static let nestable: BlockFacts = [
    .types, .numbers, .strings, .content, .arrays, .objects, .warnings,
  ]
}
