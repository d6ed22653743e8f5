import SchemaRuntime
import SchemaValidation

/// How the value of a listed member is decided.
package enum MemberStep {
  /// The scanner's table decides it.
  case table
  /// No check asks anything of it.
  case skip
  case call(BlockCall)
}

/// How a scanner goes over members that are not listed, where code is not asked.
package enum OthersStep {
  /// Code reads each.
  case read
  /// The scanner goes over them, of whatever kind they are.
  case pass
  /// The walk passes them where it wants no warnings.
  case passUnwarned
  /// A table says what is asked of them.
  case table
  /// The scanner skips them, because they have been read before. `leavesEarly` says whether it leaves the object once
  /// it has had the names that matter.
  case skip(leavesEarly: Bool)
}

// The members of a block's objects.
extension ValidationPlan {
  /// How the value of a property is decided.
  package func step(of property: PropertyPlan, in block: Block, _ plan: ObjectPlan) -> MemberStep {
    if program.demands(of: property, in: block) != nil { return .table }
    return property.call.map { .call($0) } ?? .skip
  }

  /// The numbers of the names that a scanner leaves to code: listed ones, and others whose places are captured.
  package func undecided(in block: Block, _ plan: ObjectPlan) -> (properties: [Int], names: [Int]) {
    let captured = CapturePlan(block, in: program)
    let properties = plan.properties.indices.filter { index in
      let property = plan.properties[index]
      return program.demands(of: property, in: block) == nil || !program.isSilent(property, index, captured)
    }
    return (properties, captured.capturedMembers.filter { $0 >= plan.properties.count })
  }

  /// How the scanner goes over the members that are not listed.
  package func others(in block: Block, _ plan: ObjectPlan) -> OthersStep {
    guard plan.patterns.isEmpty, plan.propertyNames == nil, !block.keepsEvaluated else { return .read }
    if program.acceptanceOfOthers(in: block) != nil { return .table }
    guard plan.additional.isAny else { return .read }
    if plan.known != nil { return .passUnwarned }
    guard block.isRevisited else { return .pass }
    return .skip(leavesEarly: !CapturePlan(block, in: program).asksHowMany)
  }
}
