import SchemaRuntime
import SchemaValidation

/// Finds the objects and arrays of which a table shows at a look that they are valid, and that nothing is to be said of
/// them: a walk goes over those by itself, where they are values of members or items.
struct NestedTables {
  private let program: Program
  /// The blocks whose tables may be nested in others: nothing is to be said of what they accept.
  private var silent: Set<BlockID> = []
  /// Those whose tables may be nested where nobody wants warnings, in tables that are not nested themselves.
  private var unwarned: Set<BlockID> = []

  /// - Parameter called: the blocks that have functions, and with them tables.
  init(_ program: Program, of called: Set<BlockID>) {
    self.program = program
    var needs: [BlockID: [[BlockID]]] = [:]
    for id in Self.values(in: program, of: called).intersection(called) {
      needs[id] = self.needs(of: program[id])
    }
    let open = needs.keys.filter { program[$0].whole.isEmpty }
    // Each time those whose tables nest in one another once more: a block that nests in itself is never among them.
    for _ in 0..<MemberTable.nestingLimit {
      let ready = open.filter { !silent.contains($0) && hasTables(needs[$0]) }
      if ready.isEmpty { break }
      silent.formUnion(ready)
    }
    unwarned = Set(needs.keys.filter { !program[$0].whole.isEmpty && hasTables(needs[$0]) })
  }

  /// Whether there are the tables that a block needs.
  private func hasTables(_ needs: [[BlockID]]?) -> Bool {
    needs?.allSatisfy { $0.contains(where: silent.contains) } ?? false
  }

  /// The blocks of values that others describe, and may nest the tables of.
  private static func values(in program: Program, of others: Set<BlockID>) -> Set<BlockID> {
    var values: Set<BlockID> = []
    for id in others {
      let block = program[id]
      var calls = block.object?.properties.compactMap(\.call) ?? []
      if let call = block.object?.valueCall { calls.append(call) }
      if let call = block.array?.items { calls.append(call) }
      for call in calls { values.formUnion(program.containers(of: call.block).lazy.map(\.block.id)) }
    }
    return values
  }

  /// A table that may be nested in others.
  struct Table {
    var block: Block
    var kind: MemberRow.Nested
    /// Whether it is of what strings hold.
    var isContent = false

    /// What a walk does with the values of a name.
    var reach: MemberRow.Reach {
      .nested(kind, mayWarn: !block.whole.isEmpty, isContent: isContent)
    }

    /// What its constant is called behind the block's name.
    var name: SwiftCode {
      switch kind {
      case .object: TableNames.names
      case .array: TableNames.items
      case .map: TableNames.additional
      }
    }
  }

  /// The table of the objects or arrays that a property may have for a value.
  func table(of property: PropertyPlan) -> Table? {
    guard property.deprecation == nil, let call = property.call else { return nil }
    return table(of: call) ?? program.containers(of: call.block).first { unwarned.contains($0.block.id) }
  }

  /// The table of the values of a block that is called, of which no warnings come.
  func table(of call: BlockCall) -> Table? {
    program.containers(of: call.block).first { silent.contains($0.block.id) }
  }

  /// Whether the table of a block may be nested in others.
  func has(_ block: Block) -> Bool { silent.contains(block.id) || unwarned.contains(block.id) }

  /// The blocks that a block needs the tables of, one of each list; nil where no tables are enough.
  private func needs(of block: Block) -> [[BlockID]]? {
    guard !block.marks, !block.isReread, !block.isNever, block.values.isEmpty, block.onlyWarnsOfWhole else {
      return nil
    }
    switch block.container {
    case .object: return block.object.flatMap { needs(of: $0, in: block) }
    case .array:
      return program.itemDemands(of: block) != nil ? [] : block.array?.items.map { [alternatives($0)] }
    case .map:
      return program.additionalDemands(of: block) != nil
        ? [] : block.object?.valueCall.map { [alternatives($0)] }
    case nil: return nil
    }
  }

  private func needs(of plan: ObjectPlan, in block: Block) -> [[BlockID]]? {
    var needs: [[BlockID]] = []
    let noted = NotedChecks(block, in: program)
    for (index, property) in plan.properties.enumerated() where property.deprecation == nil {
      let reach = program.memberRow(of: index, plan, in: block, noted).reach
      if reach == .decided || reach == .accepted { continue }
      guard let call = property.call else { return nil }
      needs.append(alternatives(call))
    }
    return needs
  }

  private func alternatives(_ call: BlockCall) -> [BlockID] {
    program.containers(of: call.block).map(\.block.id)
  }
}

extension Program {
  /// The blocks of objects and arrays that a block accepts in any case, through references and unions, or as the content
  /// of strings.
  fileprivate func containers(of id: BlockID) -> [NestedTables.Table] {
    let block = resolved(id)
    if let content = block.content {
      let block = resolved(content.block)
      return block.container.map { [NestedTables.Table(block: block, kind: $0, isContent: true)] } ?? []
    }
    if let kind = block.container { return [NestedTables.Table(block: block, kind: kind)] }
    // What stands beside the union may ask something of the same objects and arrays.
    guard block.object == nil, block.array == nil, let union = onlyUnion(of: block) else { return [] }
    return [JSONKind.object, .array].flatMap { kind -> [NestedTables.Table] in
      let candidates = union.candidates(kind)
      guard candidates.count == 1, block.types?.kinds.contains(kind) ?? true else { return [] }
      let branch = resolved(union.branches[candidates[0]].call.block)
      return branch.container.map { [NestedTables.Table(block: branch, kind: $0)] } ?? []
    }
  }
}

extension Block {
  /// What is asked of the JSON that strings hold, where nothing else is asked of them.
  fileprivate var content: BlockCall? {
    guard types?.contains(.string) ?? true, !isNever, values.isEmpty, whole.isEmpty, strings.count == 1,
      case .content(let plan) = strings[0], !plan.isBase64
    else { return nil }
    return plan.schema
  }

  /// What the block describes, where that is objects or arrays alone and a table can say enough of them.
  fileprivate var container: MemberRow.Nested? {
    if types == .array, let plan = array { return plan.isPlain ? .array : nil }
    guard types == .object, let plan = object, plan.isPlain else { return nil }
    if walksMembers, plan.names.count <= UInt64.bitWidth { return .object }
    return plan.isMap && plan.valueCall != nil ? .map : nil
  }
}

extension ArrayPlan {
  /// Whether nothing is asked but of each item.
  fileprivate var isPlain: Bool {
    prefix.isEmpty && contains == nil && maxItems == nil && minItems == nil && !uniqueItems
  }
}

extension ObjectPlan {
  /// Whether nothing is asked of the object but what its members are, and which of them there have to be.
  fileprivate var isPlain: Bool {
    dependentRequired.isEmpty && dependentSchemas.isEmpty && conditional.isEmpty && maxProperties == nil
      && minProperties == nil
  }

  /// What is asked of the values that are not listed.
  fileprivate var valueCall: BlockCall? {
    if case .schema(let call) = additional { call } else { nil }
  }
}
