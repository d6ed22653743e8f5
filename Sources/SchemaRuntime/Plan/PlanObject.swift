// The walks over objects.

/// The walk over an object.
package struct PlanObject: PlanPart, Sendable {
  /// The table with the names, or for members of any name; nil where names are looked up one by one.
  package var table: PlanTarget?
  /// Whether the table is for members of any name, and decides them all.
  package var isMap = false
  /// The names that are looked up one by one, and how many of them, the first ones, are listed.
  package var names = PlanTexts()
  package var listed = 0
  /// Whether the object has been read before.
  package var isRevisited = false
  /// What is asked of the names that are not listed, or of all.
  package var naming = PlanList<PlanNaming>()
  package var patterns = PlanList<PlanPattern>()
  /// Whether members that are not listed count as evaluated.
  package var evaluatesOthers = false
  /// How the walk goes over members that are not listed, where nothing runs on them.
  package var passing = Passing.none
  /// The table that says which of them are passed.
  package var othersTable: PlanTarget?
  /// What runs on members that the table leaves; on those that are not among these, `others` does.
  package var members = PlanList<PlanMember>()
  package var others = PlanOthers()
  /// The numbers of the names that have to be there.
  package var required = PlanList<Int>()
  package var least = 0
  package var most = Int.max
  /// Pairs of names, of which the second has to be there where the first is.
  package var pairs = PlanList<Int>()
  /// The condition that the members have to meet together.
  package var condition = PlanList<PlanCondition>()
  /// What runs on the object where it has a name.
  package var dependents = PlanList<PlanMember>()
  /// The condition without which there is a warning.
  package var quiet = PlanList<PlanCondition>()
  /// The bits of `required` in the first two words, once the plan is loaded, and whether some of the numbers have no bit there.
  var masks: (low: UInt64, high: UInt64) = (0, 0)
  var hasLateNames = false
  /// The steps of `condition` and of `quiet`, once the plan is loaded.
  var conditionSteps = ConditionSteps()
  var quietSteps = ConditionSteps()
  /// By the number of the name, behind that of `others`, the places in `members`, or -1.
  var places = PlanList<Int>()

  package enum Passing: String, Sendable {
    case none, all, unwarned, again, early
  }

  package init() {}

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.members(&table)
    try coder.flag("map", &isMap)
    try coder.texts("names", &names)
    try coder.number("listed", &listed, usually: 0)
    try coder.flag("again", &isRevisited)
    try coder.part("naming", &naming)
    try coder.parts("patterns", &patterns)
    try coder.flag("evaluated", &evaluatesOthers)
    var isWarned = passing == .unwarned && others.warning == .always
    try coder.flag("warned", &isWarned)
    if isWarned {
      // One word for both.
      (passing, others.warning) = (.unwarned, .none)
    } else {
      try coder.word("passing", &passing, usually: .none)
    }
    try coder.table("passed", &othersTable)
    try coder.parts("members", &members)
    try others.code(&coder)
    if isWarned { others.warning = .always }
    try coder.numbers("required", &required)
    try coder.number("least", &least, usually: 0)
    try coder.number("most", &most, usually: Int.max)
    try coder.numbers("pairs", &pairs)
    try coder.part("holds", &condition)
    try coder.parts("dependents", &dependents)
    try coder.part("quiet", &quiet)
    if !condition.isEmpty { conditionSteps = coder.made(.condition(condition[0])) }
    if !quiet.isEmpty { quietSteps = coder.made(.condition(quiet[0])) }
    let numbers = required.elements
    masks = (numbers.mask(ofWord: 0), numbers.mask(ofWord: 1))
    hasLateNames = numbers.contains { $0 >= 128 }
    let last = members.elements.map(\.number).max() ?? -1
    var found = [Int](repeating: -1, count: last + 2)
    for (place, member) in members.elements.enumerated() where member.number >= 0 {
      found[member.number + 1] = place
    }
    places = coder.made(found)
  }
}

/// `propertyNames`.
package struct PlanNaming: PlanPart, Sendable {
  /// Tests of which a name has to pass all, or else the block runs on it.
  package var tests = PlanList<PlanNameTest>()
  package var call = PlanCall()

  package init() {}

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.parts("tests", &tests)
    try call.code(&coder)
  }
}

/// A test of a name.
package struct PlanNameTest: PlanPart, @unchecked Sendable {
  package var kind = Kind.listed
  package var isNegated = false
  package var texts = PlanTexts()
  package var limit = 0
  /// Once the plan is loaded, that of the one text.
  var pattern: UnsafePointer<Pattern?>?

  package enum Kind: String, Sendable {
    case listed, matching
    /// So many Unicode scalars at most, or at least; so many bytes at most.
    case upTo, from, within
  }

  package init() {}

  package init(_ kind: Kind, isNegated: Bool) { (self.kind, self.isNegated) = (kind, isNegated) }

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.word(&kind)
    try coder.flag("not", &isNegated)
    try coder.texts("of", &texts)
    try coder.number("limit", &limit, usually: 0)
    if kind == .matching, let source = texts.strings.first {
      pattern = coder.made { Pattern.generated(source) }
    }
  }
}

/// What runs on members whose names match a pattern.
package struct PlanPattern: PlanPart, @unchecked Sendable {
  package var source = PlanText()
  package var call = PlanCall()
  /// Once the plan is loaded.
  var pattern: UnsafePointer<Pattern?>?

  package init() {}

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.name(&source)
    try call.code(&coder)
    let source = source
    pattern = coder.made { Pattern.generated(source.string) }
  }
}

/// What runs on a member that the table leaves.
package struct PlanMember: PlanPart, Sendable {
  package var number = 0
  /// The slot that keeps the place of the value; -1 for none.
  package var slot = -1
  package var action = Action.run
  package var call = PlanCall()

  package enum Action: String, Sendable {
    case run
    /// The table decides the value.
    case table
    /// As members that are not listed.
    case others
    /// The value is gone over, which has been read before.
    case again
  }

  package init() {}

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.number("", &number, usually: -1)
    try coder.number("slot", &slot, usually: -1)
    try coder.word("by", &action, usually: .run)
    try call.code(&coder)
  }
}

/// What happens to members that are not listed.
package struct PlanOthers: PlanPart, Sendable {
  package var warning = Warning.none
  /// The names that give no warning, where the table does not have them all.
  package var known = PlanTexts()
  package var action = PlanOthers.Action.run
  /// The table that passes some values.
  package var table: PlanTarget?
  package var call = PlanCall()

  package enum Warning: String, Sendable {
    case none, always
    /// Where the name is not in the table.
    case unnamed
    /// Where it is not one of `known`.
    case unknown
  }

  package enum Action: String, Sendable {
    case run, refuse
    /// The value is gone over, which has been read before.
    case again
  }

  package init() {}

  package mutating func code(_ coder: inout some PlanCoder) throws(PlanMismatch) {
    try coder.word("unlisted", &warning, usually: .none)
    try coder.texts("known", &known)
    try coder.word("others", &action, usually: .run)
    try coder.table("unless", &table)
    try call.code(&coder)
  }
}

extension Sequence<Int> {
  /// The bits of the numbers in one of the words of seen names.
  package func mask(ofWord word: Int) -> UInt64 {
    reduce(0) { $1 / 64 == word ? $0 | 1 << UInt64($1 % 64) : $0 }
  }
}
