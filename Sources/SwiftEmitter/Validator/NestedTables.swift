import SchemaRuntime
import SchemaValidation

/// Finds the objects and arrays of which a table shows at a look that they are valid, and that nothing is to be said of
/// them: a walk goes over those by itself, where they are values of members or items.
struct NestedTables {
  private let program: Program
  /// The blocks that have functions, and with them tables.
  private let called: Set<BlockID>
  /// How deeply tables nest in that of a block; nil where the block has none that is enough.
  private var heights: [BlockID: Int?] = [:]

  init(_ program: Program, of called: Set<BlockID>) {
    (self.program, self.called) = (program, called)
    for block in called.sorted() { _ = height(of: program[block]) }
  }

  /// A table that may be nested in others.
  struct Table {
    var block: Block
    var kind: MemberRow.Nested

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
    property.deprecation == nil ? property.call.flatMap { table(of: $0) } : nil
  }

  /// The same of a block that is called.
  func table(of call: BlockCall) -> Table? {
    program.containers(of: call.block).first { (heights[$0.block.id] ?? nil) != nil }
  }

  /// Whether the table of a block may be nested in others.
  func has(_ block: Block) -> Bool { (heights[block.id] ?? nil) != nil }

  private mutating func height(of block: Block) -> Int? {
    if let known = heights[block.id] { return known }
    // A block that is come by again nests in itself.
    heights[block.id] = .some(nil)
    let isPlain =
      called.contains(block.id) && !block.marks && !block.isReread && !block.isNever && block.whole.isEmpty
      && block.values.isEmpty
    let height = isPlain ? heightOfPlain(block) : nil
    heights[block.id] = .some(height)
    return height
  }

  private mutating func heightOfPlain(_ block: Block) -> Int? {
    switch block.container {
    case .object: block.object.flatMap { height(of: $0, in: block) }
    case .array:
      if program.itemDemands(of: block) != nil { 0 } else { block.array?.items.flatMap { heightAround($0) } }
    case .map:
      if program.additionalDemands(of: block) != nil {
        0
      } else {
        block.object?.valueCall.flatMap { heightAround($0) }
      }
    case nil: nil
    }
  }

  private mutating func height(of plan: ObjectPlan, in block: Block) -> Int? {
    var height = 0
    let noted = NotedChecks(block, in: program)
    for (index, property) in plan.properties.enumerated() where property.deprecation == nil {
      let reach = program.memberRow(of: index, plan, in: block, noted).reach
      if reach == .decided || reach == .accepted { continue }
      guard let call = property.call, let around = heightAround(call) else { return nil }
      height = max(height, around)
    }
    return height
  }

  /// One more than the height of what a call leads to.
  private mutating func heightAround(_ call: BlockCall) -> Int? {
    for container in program.containers(of: call.block) {
      if let height = height(of: container.block), height + 1 < MemberTable.depthOfNesting {
        return height + 1
      }
    }
    return nil
  }
}

extension Program {
  /// The blocks of objects and arrays that a block accepts in any case, through references and unions.
  fileprivate func containers(of id: BlockID) -> [NestedTables.Table] {
    let block = resolved(id)
    if let kind = block.container { return [NestedTables.Table(block: block, kind: kind)] }
    guard let union = onlyUnion(of: block) else { return [] }
    return [JSONKind.object, .array].flatMap { kind -> [NestedTables.Table] in
      let candidates = union.candidates(kind)
      guard candidates.count == 1, block.types?.kinds.contains(kind) ?? true else { return [] }
      let branch = resolved(union.branches[candidates[0]].call.block)
      return branch.container.map { [NestedTables.Table(block: branch, kind: $0)] } ?? []
    }
  }
}

extension Block {
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
