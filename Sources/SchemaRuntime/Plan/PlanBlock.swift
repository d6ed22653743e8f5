// The parts of a plan: a closed set, which the planner makes, generated files carry as a text, and the executor runs.

/// A block of a plan, of another plan, or a table, by its number.
package struct PlanTarget: Hashable, Sendable {
  /// Below zero once the plan is loaded: `~number` is the place among the blocks of other plans.
  package var number: Int

  package init(_ number: Int) { self.number = number }
}

/// All demands of a schema on a scalar, as `ScalarConstraints` spells them.
package struct PlanDemands: @unchecked Sendable {
  package var text: PlanText
  /// The table of one line, once the plan is loaded.
  var table = MemberTable.none

  package init(_ text: PlanText) { self.text = text }
}

/// How one schema decides a value: by its kind first, and then by the checks that look at it again.
package struct PlanBlock: PlanPart, Sendable {
  package var name = PlanText()
  /// The table that decides the value; the rest is empty then.
  package var table: PlanTarget?
  /// The block that gives the same verdict where no warnings are wanted.
  package var unwarned: PlanTarget?
  /// Whether the block does nothing but call that one, whatever is wanted.
  package var isAlias = false
  /// Whether a value reaches the block in very many ways, so that it is decided once.
  package var isShared = false
  /// Whether the first check reads the value.
  package var defers = false
  /// The types of values that are not refused. Which numbers are integers `scalars` says.
  package var types = TypeSet.all
  /// Whether the value has been read before.
  package var isRevisited = false
  /// The demands on scalars; nil where there are none, or where `rules` have them.
  package var scalars: PlanDemands?
  /// The listed values, of which an array or an object has to be one.
  package var listed: PlanDemands?
  package var array = PlanList<PlanArray>()
  package var object = PlanList<PlanObject>()
  package var checks = PlanList<PlanCheck>()
  /// Demands on scalars beside `scalars`.
  package var rules = PlanList<PlanRule>()
  /// Whether the block notes which members and items are evaluated, and tells its caller.
  package var keepsEvaluated = false
  package var collectsEvaluated = false
  /// Whether an object is decided by the walk over it alone, once the plan is loaded; whether an array is.
  private(set) var onlyWalksObjects = false
  private(set) var onlyWalksArrays = false

  package init() {}

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.table("table", &table)
    var alias = isAlias ? unwarned : nil
    try coder.block("as", &alias)
    if let alias {
      (isAlias, unwarned, defers) = (true, alias, true)
      checks = coder.made(callOf: alias)
      return
    }
    try coder.block("unwarned", &unwarned)
    try coder.flag("shared", &isShared)
    try coder.flag("defers", &defers)
    try coder.flag("again", &isRevisited)
    try coder.demands("scalars", &scalars)
    try coder.demands("listed", &listed)
    try coder.parts("rules", &rules)
    try coder.flag("keeps", &keepsEvaluated)
    try coder.flag("tells", &collectsEvaluated)
    try coder.part("array", &array)
    try coder.part("object", &object)
    try coder.types("types", &types, usually: object.isEmpty || isRevisited ? .all : .object)
    try coder.parts("checks", &checks)
    let onlyWalks =
      unwarned == nil && !isShared && !defers && !keepsEvaluated && listed == nil
      && rules.elements.allSatisfy { $0.demands == nil }
    onlyWalksObjects =
      onlyWalks && !object.isEmpty && types.allows(.object) && checks.elements.allSatisfy(\.leavesObjects)
    onlyWalksArrays = onlyWalks && !array.isEmpty && types.allows(.array) && checks.isEmpty
  }
}

/// A demand on scalars that has no word in `ScalarConstraints`, or stands there already.
package struct PlanRule: PlanPart, Sendable {
  package var kind = Kind.demands
  package var demands: PlanDemands?
  package var format = Format.uri
  package var dialect = Format.Dialect.draft202012
  package var demand = PlanDemand<StringRule>()
  /// The block of the document that a string holds.
  package var call = PlanCall()

  package enum Kind: String, Sendable {
    case demands, format, string, integerText, json, base64, jsonInBase64
  }

  package init() {}

  package init(_ kind: Kind) { self.kind = kind }

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.word(&kind)
    try coder.demands("of", &demands)
    try coder.word("format", &format, usually: .uri)
    try coder.word("dialect", &dialect, usually: .draft202012)
    try demand.code(&coder)
    try call.code(&coder)
  }
}

/// Runs a block on a value, or reads over it.
package struct PlanCall: PlanPart, Sendable {
  /// Nil where any value is valid.
  package var block: PlanTarget?
  /// Whether there is a warning wherever the value is.
  package var warns = false

  package init() {}

  package init(_ block: PlanTarget?, warns: Bool) { (self.block, self.warns) = (block, warns) }

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.block("run", &block)
    try coder.flag("warns", &warns)
  }
}

// MARK: - Arrays

/// The walk over an array.
package struct PlanArray: PlanPart, Sendable {
  /// The table of the first items, with a line for each.
  package var prefix: PlanTarget?
  /// What runs on each of the first items; nothing where the table decides it.
  package var first = PlanList<PlanItem>()
  /// The table that decides the other items, or passes some of them.
  package var table: PlanTarget?
  /// Whether the table decides all of them.
  package var isDecided = false
  package var items = PlanList<PlanCall>()
  package var isClosed = false
  package var contains = PlanList<PlanContains>()
  package var least = 0
  package var most = Int.max
  package var areUnique = false
  /// Whether all items count as evaluated.
  package var evaluatesAll = false
  /// Whether the table of the first items decides all of them.
  var isPrefixDecided = false

  package init() {}

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.table("prefix", &prefix)
    try coder.parts("first", &first)
    try coder.table("table", &table)
    try coder.flag("decided", &isDecided)
    try coder.part("items", &items)
    try coder.flag("closed", &isClosed)
    try coder.part("contains", &contains)
    try coder.number("least", &least, usually: 0)
    try coder.number("most", &most, usually: Int.max)
    try coder.flag("unique", &areUnique)
    try coder.flag("evaluated", &evaluatesAll)
    isPrefixDecided = !first.isEmpty && first.elements.allSatisfy(\.isDecided)
  }
}

/// What runs on one of the first items of an array.
package struct PlanItem: PlanPart, Sendable {
  /// Whether the table decides it.
  package var isDecided = false
  package var call = PlanCall()

  package init() {}

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.flag("decided", &isDecided)
    try call.code(&coder)
  }
}

/// `contains` with its counts.
package struct PlanContains: PlanPart, Sendable {
  /// The demands of items that match; nil where a block has them.
  package var demands: PlanDemands?
  package var call = PlanCall()
  package var least = 1
  package var most = Int.max
  /// Whether items that match count as evaluated.
  package var evaluates = false

  package init() {}

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.demands("of", &demands)
    try coder.flag("evaluated", &evaluates)
    try call.code(&coder)
    try coder.number("least", &least, usually: 1)
    try coder.number("most", &most, usually: Int.max)
  }
}
