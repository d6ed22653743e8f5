// How values are read that are validated at the same time.

/// How the members of a struct are read in the walk that validates it, or the values of a union's cases.
package struct PlanReading: PlanPart, Sendable {
  package var name = PlanText()
  /// The block that decides the object, where it has another name than the type; nil of a union, too.
  package var block: PlanTarget?
  /// The members, or cases, that are not read as their types are.
  package var members = PlanList<PlanMemberReading>()

  package init() {}

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.block("of", &block)
    try coder.parts("members", &members)
  }
}

/// How a member is read, or the value of a case.
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
