/// The passes that make generated validators fast, in the order in which they run.
///
/// A pass changes neither verdicts nor reports. Without any pass, each block of the program is a function of its own,
/// which runs the checks of the block one after the other.
public enum Pass: String, CaseIterable, Sendable {
  // MARK: Blocks that stand for others, or are added to the program (Merging, Captures)

  case shareAlike = "share-alike"
  case mergeObjects = "merge-objects"
  case mergeBranches = "merge-branches"
  case mergeConditions = "merge-conditions"
  case numberNames = "number-names"
  case gatherRules = "gather-rules"

  // MARK: Subschemas that look at an object again (Captures)

  case captureMembers = "capture-members"
  case captureRules = "capture-rules"
  case captureTexts = "capture-texts"

  // MARK: Tables instead of code (Tables)

  case tabulateMembers = "tabulate-members"
  case tabulateAcceptance = "tabulate-acceptance"
  case tabulateItems = "tabulate-items"
  case tabulateOthers = "tabulate-others"
  case nestTables = "nest-tables"
  case testNames = "test-names"

  // MARK: Branches of unions (Unions)

  case preselectByNames = "preselect-by-names"
  case preselectByValue = "preselect-by-value"

  // MARK: Reading models (Reading)

  case fuseStructs = "fuse-structs"
  case fuseUnions = "fuse-unions"

  /// A description of the pass: what it does, which passes it needs, and what it gains.
  public var entry: (does: String, needs: [Pass], gains: String) {
    switch self {
    case .shareAlike:
      (
        "lets one block stand for those that ask the same", [],
        "a function for each shape, not for each place"
      )
    case .mergeObjects:
      ("makes one block of what allOf and $ref say of an object", [], "one walk instead of one for each part")
    case .mergeBranches:
      ("makes one block of an object and each branch of its tagged union", [], "one walk, known to the tag")
    case .mergeConditions:
      (
        "makes one block for each case of conditions that one member decides", [.preselectByValue],
        "the case is found before the object is read"
      )
    case .numberNames:
      (
        "numbers the names that subschemas ask for and the object does not list", [.captureMembers],
        "more subschemas are decided by what is captured"
      )
    case .gatherRules:
      (
        "makes one block of the rules that no walk decides", [.captureRules],
        "one walk for all rules instead of one for each"
      )
    case .captureMembers:
      (
        "decides subschemas by which members a walk has seen, and where", [.tabulateMembers],
        "objects are not read again for if, not, anyOf and the like"
      )
    case .captureRules:
      ("decides rules that only warn in the same way", [.tabulateMembers], "no walk for rules that hold")
    case .captureTexts:
      (
        "looks up once which of the texts a member's value is that several subschemas list",
        [.captureMembers], "one look-up instead of one for each"
      )
    case .tabulateMembers:
      (
        "says in a table what is asked of each member", [],
        "one loop of the runtime decides members, and compares the expected name first"
      )
    case .tabulateAcceptance:
      (
        "says in the table which values are accepted in any case", [.tabulateMembers],
        "code is asked only for what may be wrong"
      )
    case .tabulateItems:
      ("says in a table what is asked of items, and of members whatever their names", [], "no call for each")
    case .tabulateOthers:
      (
        "says in a table what is asked of members that are not listed", [.tabulateMembers],
        "the loop goes over them"
      )
    case .nestTables:
      (
        "nests the tables of objects and arrays in those of members and items", [.tabulateMembers],
        "no call for small objects"
      )
    case .testNames:
      ("says in a few tests what propertyNames asks", [], "no call for each name")
    case .preselectByNames:
      ("asks which branches require the names that an object has", [], "one branch is run instead of all")
    case .preselectByValue:
      ("asks which branches list the value of a member", [], "one branch is run instead of all")
    case .fuseStructs:
      ("validates structs while they are read", [.tabulateMembers], "one walk instead of two")
    case .fuseUnions:
      ("validates the cases of unions while they are read", [], "one walk instead of two")
    }
  }
}
