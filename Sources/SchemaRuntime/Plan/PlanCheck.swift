/// A check that looks at a value from its start.
package struct PlanCheck: PlanPart, Sendable {
  package var kind = Kind.call
  /// Whether values that are objects are left out, because the walk has decided them.
  package var leavesObjects = false
  package var call = PlanCall()
  /// The condition's `then` and `else`.
  package var then = PlanList<PlanCall>()
  package var otherwise = PlanList<PlanCall>()
  package var union = PlanList<PlanUnion>()
  package var demand = PlanDemand<ValueRule>()
  /// Whether there may be nothing that is not evaluated.
  package var isClosed = false

  package enum Kind: String, Sendable {
    case call, union, not
    case `if`
    /// A demand on the whole value.
    case value
    /// A block that only warns.
    case warnings
    /// A block of which nothing but its verdict counts: where it refuses the value, there is a warning.
    case rule
    case refuse
    /// The block, or where it is nil nothing, is asked of items or members that are not evaluated.
    case unevaluatedItems, unevaluatedProperties
  }

  package init() {}

  package init(_ kind: Kind) { self.kind = kind }

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.word(&kind)
    try coder.flag("others", &leavesObjects)
    try call.code(&coder)
    try coder.part("then", &then)
    try coder.part("else", &otherwise)
    try coder.part("of", &union)
    try coder.flag("closed", &isClosed)
    try demand.code(&coder)
  }
}

// MARK: - Unions

/// `anyOf` or `oneOf`: what happens to the values of each kind.
package struct PlanUnion: PlanPart, Sendable {
  package var isExclusive = false
  package var choices = PlanList<PlanChoice>()
  /// What leaves few branches to an object, where something does.
  package var preselection = PlanList<PlanPreselection>()
  /// By the number of the kind, the place in `choices`, once the plan is loaded.
  var places = PlanList<Int>()

  package init() {}

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.flag("one", &isExclusive)
    try coder.part("after", &preselection)
    try coder.parts("by", &choices)
    let all = choices.elements
    places = coder.made(JSONKind.allCases.map { kind in all.firstIndex { $0.types.allows(kind) } ?? -1 })
  }
}

/// How a union decides the values of some kinds.
package struct PlanChoice: PlanPart, Sendable {
  package var kind = Kind.call
  package var types = TypeSet.all
  package var call = PlanCall()
  /// The member that tells the branches apart, and its values, branch by branch.
  package var tag = PlanTexts()
  package var values = PlanTexts()
  package var branches = PlanList<PlanBranch>()
  /// The branch of objects without a value of the tag that is listed; -1 where there is none.
  package var usual = -1
  /// Whether the branches are tried only for their warnings.
  package var isForWarnings = false
  /// Whether what the union has for it leaves few of the branches to an object.
  package var isPreselected = false
  /// By the number of the tag's value, the place in `branches`, once the plan is loaded.
  var places = PlanList<Int>()

  package enum Kind: String, Sendable {
    case refuse
    case call
    /// A value that some branch accepts.
    case skip
    /// The value of the tag names the branch.
    case tag
    /// The value of a member leaves one branch.
    case chosen
    /// The branches are tried.
    case attempt
  }

  package init() {}

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.word(&kind)
    try coder.types("of", &types, usually: .all)
    try call.code(&coder)
    try coder.texts("tag", &tag)
    try coder.texts("values", &values)
    try coder.parts("branches", &branches)
    try coder.number("usual", &usual, usually: -1)
    try coder.flag("ifWarned", &isForWarnings)
    try coder.flag("few", &isPreselected)
    let counts = branches.elements.map(\.count)
    places = coder.made(counts.indices.flatMap { place in repeatElement(place, count: counts[place]) })
  }
}

/// A branch of a union.
package struct PlanBranch: PlanPart, Sendable {
  package var call = PlanCall()
  /// The bit of the branch in what preselects branches.
  package var bit: UInt64 = 0
  /// Whether what preselects branches may leave it out.
  package var isOptional = false
  /// How many values of the tag it has.
  package var count = 0

  package init() {}

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try call.code(&coder)
    try coder.bits("bit", &bit)
    try coder.flag("optional", &isOptional)
    try coder.number("tags", &count, usually: 0)
  }
}

/// Leaves few branches to an object, by the value of a member, by the names that it has, or by both.
package struct PlanPreselection: PlanPart, @unchecked Sendable {
  /// The lines of the `ValueDiscriminator`.
  package var lines = PlanTexts()
  package var names = PlanTexts()
  /// The branches that need no name, and pairs of the names that a branch needs and its bit.
  package var always: UInt64 = 0
  package var needs = PlanList<PlanNeed>()
  /// Once the plan is loaded.
  var discriminator: UnsafePointer<ValueDiscriminator>?

  package init() {}

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.texts("value", &lines)
    try coder.texts("names", &names)
    try coder.bits("always", &always)
    try coder.parts("needs", &needs)
    let rows = lines.strings
    if !rows.isEmpty { discriminator = coder.made { ValueDiscriminator(lines: rows) } }
  }
}

/// The names that a branch needs.
package struct PlanNeed: PlanPart, Sendable {
  package var names: UInt64 = 0
  package var branch: UInt64 = 0

  package init() {}

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.bits("names", &names)
    try coder.bits("leave", &branch)
  }
}

// MARK: - Tables

/// A `MemberTable` of a plan.
package struct PlanTable: PlanPart, Sendable {
  /// What follows the name of a block in that of the table of its members. No block's name has it: in a JSON Pointer a
  /// digit follows `~`.
  package static let membersSuffix = "~members"

  package var name = PlanText()
  package var form = Form.part
  package var rows = PlanList<PlanRow>()
  /// The tables that the rows with nested values name, in the order of those.
  package var nested = PlanList<PlanTarget>()
  package var required: UInt64 = 0
  package var least = 0
  package var most = Int.max
  package var areUnique = false
  package var others = Others.passed
  /// The types of other values that are valid.
  package var types: TypeSet = []
  /// Once the plan is loaded.
  var made = MemberTable.none

  package enum Form: String, Sendable {
    /// The table decides only a part of a value.
    case part
    case value, array, map, object
  }

  package enum Others: String, Sendable {
    case passed, warned, refused
  }

  package init() {}

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.word(&form)
    try coder.parts("rows", &rows)
    try coder.tables("nested", &nested)
    try coder.bits("required", &required)
    try coder.number("least", &least, usually: 0)
    try coder.number("most", &most, usually: Int.max)
    try coder.flag("unique", &areUnique)
    try coder.word("others", &others, usually: .passed)
    try coder.types("or", &types, usually: [])
  }
}

/// A line of a table: as `MemberRow` has it.
package struct PlanRow: PlanPart, Sendable {
  package var name = PlanText()
  package var demands: PlanDemands?
  package var reach = PlanText()

  package init() {}

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    if demands == nil || !name.isEmpty { try coder.name(&name) }
    try coder.demands("", &demands)
    try coder.reach(&reach)
  }
}
