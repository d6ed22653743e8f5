// How values are read that are validated at the same time.

/// How the members of a struct are read in the walk that validates it, or the values of a union.
package struct PlanReading: PlanPart, Sendable {
  package var name = PlanText()
  /// The block that decides a struct, where it has another name than the type. Of a union it is the block whose
  /// preselection tells the cases of objects apart.
  package var block: PlanTarget?
  /// The members that are not read as their types are.
  package var members = PlanList<PlanMemberReading>()
  /// How a union reads values, by their kinds.
  package var kinds = PlanList<PlanKindReading>()
  /// The place of the union among those of the block.
  package var union = 0

  package init() {}

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.block("of", &block)
    try coder.number("union", &union, usually: 0)
    try coder.parts("members", &members)
    try coder.parts("kinds", &kinds)
  }
}

/// What tells which case of a union a value of some kind is.
package struct PlanKindReading: PlanPart, Sendable {
  package var kinds = TypeSet.object
  package var choice = Choice.sole
  /// Whether values are validated while they are read; if not, the schema of the union decides each of them first.
  package var validates = false
  /// Whether the cases that name most of an object's members are tried or asked first.
  package var prefersClosest = false
  /// The name of the member that tells objects apart, or that says which case is meant.
  package var tag = PlanTexts()
  /// The values of that member, or the texts themselves.
  package var values = PlanTexts()
  /// Where cases are tried or asked: the position in `cases` of the one that each value means, which comes first.
  package var hinted = PlanList<PlanCaseReading>()
  /// The case, those of the values, or those that may have the value, in the order in which they are asked. Where there is
  /// none, each value has the case of its own number.
  package var cases = PlanList<PlanCaseReading>()
  /// The number of the case for other values, or where cases are tried or asked, the position of the one that they mean;
  /// below zero where there is none.
  package var other = -1
  /// The number of the case for objects without the member; `asOther` where that is the case for other values.
  package var missing = PlanKindReading.asOther

  /// Stands for the case of other values.
  package static let asOther = -1
  /// Stands for no case.
  package static let refused = -2

  package enum Choice: String, Sendable {
    /// There is one case.
    case sole
    /// A member of the object tells.
    case tag
    /// The text itself tells.
    case text
    /// The first case that can be read has the value.
    case trial
    /// The first case whose blocks accept the value has it.
    case asked
  }

  package init() {}

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.types("of", &kinds, usually: .object)
    try coder.word("by", &choice, usually: .sole)
    try coder.flag("validates", &validates)
    try coder.flag("closest", &prefersClosest)
    try coder.texts("tag", &tag)
    try coder.texts("values", &values)
    try coder.parts("meaning", &hinted)
    try coder.parts("cases", &cases)
    try coder.number("else", &other, usually: -1)
    try coder.number("missing", &missing, usually: Self.asOther)
  }
}

/// How the value of a case is read.
package struct PlanCaseReading: PlanPart, Sendable {
  package var number = 0
  /// The bit of the case among those that an object may be; 0 where that is not asked.
  package var bit: UInt64 = 0
  /// The blocks of which one has to accept the value; none where each is accepted.
  package var asked = PlanList<PlanCall>()
  /// How the value is validated while it is read. Without it the type of the value does that, where the kind `validates`.
  package var way = PlanList<PlanWay>()

  package init() {}

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.number("", &number, usually: -1)
    try coder.bits("bit", &bit)
    try coder.parts("asks", &asked)
    try coder.part("as", &way)
  }
}

/// How a member is read.
package struct PlanMemberReading: PlanPart, Sendable {
  package var number = 0
  /// Whether the table of the members decides it first.
  package var asksTable = false
  /// The block that decides it first.
  package var block: PlanTarget?
  /// How it is validated while it is read, where nothing decides it first.
  package var way = PlanList<PlanWay>()

  package init() {}

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.number("", &number, usually: -1)
    try coder.flag("table", &asksTable)
    try coder.block("after", &block)
    try coder.part("as", &way)
  }
}

/// How a value is validated while it is read.
package struct PlanWay: PlanPart, Sendable {
  package var kind = Kind.plain
  /// The block whose table of items, or of members of any name, has the demands.
  package var block: PlanTarget?
  package var least = 0
  package var most = Int.max
  /// How the parts are read: items, members, another value than null, or the value in a text.
  package var inner = PlanList<PlanWay>()

  package enum Kind: String, Sendable {
    /// Every value that the Swift type holds is valid.
    case plain
    /// The type validates it.
    case own
    /// Every JSON value, or every object, is valid.
    case any
    /// The table of a block's items, or of its members, has the demands on it.
    case item, member
    case items, members, nullable, content
  }

  package init() {}

  package init(_ kind: Kind) { self.kind = kind }

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.word(&kind)
    try coder.block("by", &block)
    try coder.number("least", &least, usually: 0)
    try coder.number("most", &most, usually: Int.max)
    try coder.part("of", &inner)
  }
}
