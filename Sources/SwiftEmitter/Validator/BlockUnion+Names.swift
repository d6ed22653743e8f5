import ValidationPlanning

/// What the constants, functions and variables of a union are called.
extension BlockUnion {
  /// What its constants are called for: nothing where there is no other union.
  private var owner: SwiftCode { isOnly ? "" : (plan.isExclusive ? "OneOf" : "AnyOf") + digits }

  /// What the names of its variables begin with.
  private var variable: SwiftCode { (plan.isExclusive ? "oneOf" : "anyOf") + digits }

  private var digits: SwiftCode { number == 0 ? "" : "\(number + 1)" }

  /// The table of the property that tells the branches apart, and that of its values.
  var tag: SwiftCode { "TableOf" + owner + "Tag" }
  var tags: SwiftCode { "TableOf" + owner + "Tags" }
  /// The table of the names that leave few branches to an object.
  var discriminatingNames: SwiftCode { "TableOf" + owner + "Names" }
  /// The constant that says which branches the value of a member leaves to an object.
  var valueDiscriminator: SwiftCode { "TableOf" + owner + "Branches" }
  /// The list of the branches' validators.
  var verdicts: SwiftCode { "TableOf" + owner + "Verdicts" }
  /// The function that says which ones its names leave.
  var candidates: SwiftCode { isOnly ? "Candidates" : "CandidatesOf" + owner }
  /// The variable that counts matching branches.
  var count: SwiftCode { variable + "Count" }
  /// The variable that takes the end of the value, once a branch has accepted it.
  var end: SwiftCode { variable + "End" }
  /// The variable with the bits of the branches that an object leaves.
  var few: SwiftCode { variable + "Candidates" }
}
