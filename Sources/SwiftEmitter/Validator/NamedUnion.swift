import SchemaValidation

/// An `anyOf` or `oneOf` of a block, and what its constants, its functions and its variables are called.
struct NamedUnion {
  let plan: UnionPlan
  /// Its place in the block's `whole`.
  let index: Int
  /// What stands before its names, behind that of the block: nothing where there is no other union.
  private let prefix: SwiftCode
  /// What the names of its variables begin with.
  private let variable: SwiftCode

  /// The table of the property that tells the branches apart, and that of its values.
  var tag: SwiftCode { prefix + "Tag" }
  var tags: SwiftCode { prefix + "Tags" }
  /// The table of the names that leave few branches to an object.
  var signs: SwiftCode { prefix + "Signs" }
  /// The constant that says which branches the value of a member leaves to an object.
  var hint: SwiftCode { prefix + "Hint" }
  /// The function that says which ones its names leave.
  var candidates: SwiftCode { prefix + "Candidates" }
  /// The variable that counts matching branches.
  var count: SwiftCode { variable + "Count" }
  /// The variable that takes the end of the value, once a branch has accepted it.
  var end: SwiftCode { variable + "End" }
  /// The variable with the bits of the branches that an object leaves.
  var few: SwiftCode { variable + "Candidates" }

  /// - Parameters:
  ///   - number: how many unions of its kind stand before it.
  ///   - isOnly: whether the block has no other union.
  fileprivate init(_ plan: UnionPlan, at index: Int, number: Int, isOnly: Bool) {
    let digits: SwiftCode = number == 0 ? "" : "\(number + 1)"
    (self.plan, self.index) = (plan, index)
    switch plan.kind {
    case .anyOf: (prefix, variable) = (isOnly ? "" : "AnyOf" + digits, "anyOf" + digits)
    case .oneOf: (prefix, variable) = (isOnly ? "" : "OneOf" + digits, "oneOf" + digits)
    }
  }
}

extension Block {
  /// The unions among the block's own checks: a schema may have an `anyOf` and a `oneOf`, and a joined block those of
  /// several schemas.
  var unions: [NamedUnion] {
    var plans: [(index: Int, plan: UnionPlan)] = []
    for (index, check) in whole.enumerated() {
      if let plan = check.union { plans.append((index, plan)) }
    }
    return plans.enumerated().map { place, item in
      let number = plans[..<place].count { $0.plan.kind == item.plan.kind }
      return NamedUnion(item.plan, at: item.index, number: number, isOnly: plans.count == 1)
    }
  }
}

extension Program {
  /// Whether the branches of a union that accept an object are looked for by its members' names.
  func usesSigns(of union: NamedUnion, in block: Block) -> Bool {
    !union.plan.signs.isEmpty && looksAhead(at: union, in: block)
  }

  /// Whether they are looked for by the value of a member.
  func usesHint(of union: NamedUnion, in block: Block) -> Bool {
    union.plan.hint != nil && looksAhead(at: union, in: block)
  }

  /// What a walk has noted decides without another look.
  private func looksAhead(at union: NamedUnion, in block: Block) -> Bool {
    !NotedChecks(block, in: self).decided.contains(union.index)
  }
}
