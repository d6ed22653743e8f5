/// The reading of a struct by a plan, which validates it in the same walk.
struct PlannedStruct {
  private let plan: SchemaPlan
  private let block: PlannedBlock
  /// How members are read, by their numbers; nil where no line says it.
  private let readings: [PlanMemberReading?]

  /// - Parameters:
  ///   - reading: how the struct is read.
  ///   - plan: the plan that says so.
  init(_ reading: PlanReading, in plan: SchemaPlan) {
    guard let block = reading.block else {
      preconditionFailure("what is read is no struct")  // by the generator alone, not by input
    }
    (self.plan, self.block) = (plan, plan.block(block))
    var readings: [PlanMemberReading?] = []
    for member in reading.members.elements where member.number >= 0 {
      while readings.count <= member.number { readings.append(nil) }
      readings[member.number] = member
    }
    self.readings = readings
  }

  /// The table with the names of the members.
  var table: MemberTable { block.members }

  /// How the walk validates.
  var fused: FusedReading {
    let object = object
    let others = object.pointee.others
    return FusedReading(
      plan: block.plan, block: block.block, object: object,
      leavesOthers: object.pointee.naming.isEmpty && object.pointee.patterns.isEmpty
        && object.pointee.othersTable == nil && others.action != .refuse && others.table == nil
        && others.call.block == nil)
  }

  /// The walk over the object; where a table decides the block, all that a table asks of the members together.
  private var object: UnsafePointer<PlanObject> {
    if !block.block.pointee.object.isEmpty { return block.block.pointee.object[0] }
    var made = PlanObject()
    if let target = block.block.pointee.table {
      let table = block.plan.contents.pointee.tables[target.number]
      made.masks.low = table.pointee.required
      if table.pointee.others == .refused { made.others.action = .refuse }
    }
    return kept(made)
  }

  /// By the number of a name, behind that of names that are not in the table, the slots that keep where values are, or -1.
  var slots: [Int] {
    guard !block.block.pointee.object.isEmpty else { return [] }
    let captured = block.block.pointee.object[0].pointee.members.elements.filter {
      $0.number >= 0 && $0.slot >= 0
    }
    guard let last = captured.map(\.number).max() else { return [] }
    var slots = [Int](repeating: -1, count: last + 2)
    for member in captured { slots[member.number + 1] = member.slot }
    return slots
  }

  /// How the member with a number in the table is read.
  func member(_ number: Int) -> MemberReading {
    var made = MemberReading()
    guard number < readings.count, let member = readings[number] else { return made }
    made.asksTable = member.asksTable
    made.block = member.block.map(plan.block)
    if !member.way.isEmpty { made.way = ReadingWay(member.way[0].pointee, in: plan) }
    return made
  }
}
