/// Explains unions whose branches numbers or booleans tell apart, as a tag does. A tag of strings has a table instead.
extension SchemaProgram {
  /// A member of which each branch lists values that no other one lists.
  private struct TellingMember {
    var name: String
    var values: [String] = []
    /// Whether each branch requires it.
    var isRequired = true
  }

  /// Reports what the branch that the value's tag picks finds, or that no branch has the tag.
  /// - Returns: false where no member tells the branches apart, and nothing was reported.
  func explainTag(
    _ plan: UnionPlan, _ candidates: [Int], _ cursor: Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) -> Bool {
    var start = cursor
    guard try start.kind() == .object, candidates.count > 1,
      let member = tellingMember(of: plan, candidates, cursor)
    else { return false }
    guard let value = try self.value(of: member.name, in: cursor) else {
      guard member.isRequired else { return false }
      try sink.report(.missingTag(member.name), at: start.position, plan.keyword)
      return true
    }
    for candidate in candidates {
      let call = plan.branches[candidate].call
      guard let (program, property) = listed(member.name, by: call, cursor) else { continue }
      var (probe, unused) = (ViolationSink(), Evaluation())
      guard try program.accepts(property, value, &probe, &unused) else { continue }
      var (again, evaluation) = (cursor, Evaluation())
      try run(call, &again, &sink, &evaluation)
      return true
    }
    let list = member.values.joined(separator: ", ")
    try sink.report(.tag(member.name, list), at: value.position, plan.keyword)
    return true
  }

  private func tellingMember(of plan: UnionPlan, _ candidates: [Int], _ cursor: Cursor) -> TellingMember? {
    guard let first = candidates.first,
      let (program, block) = objectBlock(of: plan.branches[first].call, cursor), let object = block.object
    else { return nil }
    return object.properties.firstResult { property -> TellingMember? in
      guard property.call != nil, program.listed(property.name, by: block, cursor) != nil else { return nil }
      var member = TellingMember(name: property.name)
      for candidate in candidates {
        guard let (owner, block) = objectBlock(of: plan.branches[candidate].call, cursor),
          let call = owner.listed(property.name, by: block, cursor),
          let target = try? owner.target(of: call, at: cursor),
          let values = target.program.blocks[target.index].listedValues,
          !values.contains(where: member.values.contains)
        else { return nil }
        member.values += values
        member.isRequired = member.isRequired && block.requires(property.name)
      }
      return member.values.count <= 64 ? member : nil
    }
  }

  /// The block that a call leads to, references followed.
  @inline(never)
  private func objectBlock(of call: Call, _ cursor: Cursor) -> (program: SchemaProgram, block: Block)? {
    guard var (program, index) = try? target(of: call, at: cursor) else { return nil }
    for _ in 0..<8 {
      let block = program.blocks[index]
      guard block.object == nil, block.inPlaceChecks.count == 1,
        case .reference(let inner) = block.inPlaceChecks[0],
        let next = try? program.target(of: inner, at: cursor)
      else { return (program, block) }
      (program, index) = next
    }
    return nil
  }

  private func listed(_ name: String, by call: Call, _ cursor: Cursor) -> (
    program: SchemaProgram, call: Call
  )? {
    guard let (program, block) = objectBlock(of: call, cursor),
      let call = program.listed(name, by: block, cursor)
    else { return nil }
    return (program, call)
  }

  /// The call for a member whose block only lists values.
  @inline(never)
  private func listed(_ name: String, by block: Block, _ cursor: Cursor) -> Call? {
    guard let call = block.object?.properties.first(where: { $0.name.hasSameScalars(as: name) })?.call,
      let target = try? target(of: call, at: cursor), target.program.blocks[target.index].listedValues != nil
    else { return nil }
    return call
  }

  /// A cursor at the value of a member.
  private func value(of name: String, in cursor: Cursor) throws(Rejection) -> Cursor? {
    var walk = cursor
    var more = try walk.beginObject()
    while more {
      let isIt = walk.text(try walk.key().slice).hasSameScalars(as: name)
      walk.skipWhitespace()
      if isIt { return walk }
      try walk.skipSyntax()
      more = try walk.nextMember()
    }
    return nil
  }
}

extension SchemaProgram.Block {
  fileprivate func requires(_ name: String) -> Bool {
    guard let object else { return false }
    return object.required.contains { object.names[$0].hasSameScalars(as: name) }
  }
}
