import ValidationPlanning

/// What the constants, functions and variables of a union are called.
extension BlockUnion {
  /// What stands behind its names: nothing where there is no other union. Before them it could be the end of another
  /// block's name.
  private var suffix: SwiftCode {
    if isOnly { return "" }
    switch plan.kind {
    case .anyOf: return "OfAnyOf" + digits
    case .oneOf: return "OfOneOf" + digits
    }
  }

  /// What the names of its variables begin with.
  private var variable: SwiftCode {
    switch plan.kind {
    case .anyOf: "anyOf" + digits
    case .oneOf: "oneOf" + digits
    }
  }

  private var digits: SwiftCode { number == 0 ? "" : "\(number + 1)" }

  /// The table of the property that tells the branches apart, and that of its values.
  var tag: SwiftCode { "TagTable" + suffix }
  var tags: SwiftCode { "TagsTable" + suffix }
  /// The table of the names that leave few branches to an object.
  var discriminatingNames: SwiftCode { "NamesTable" + suffix }
  /// The constant that says which branches the value of a member leaves to an object.
  var valueDiscriminator: SwiftCode { "ValuesTable" + suffix }
  /// The function that says which ones its names leave.
  var candidates: SwiftCode { "Candidates" + suffix }
  /// The variable that counts matching branches.
  var count: SwiftCode { variable + "Count" }
  /// The variable that takes the end of the value, once a branch has accepted it.
  var end: SwiftCode { variable + "End" }
  /// The variable with the bits of the branches that an object leaves.
  var few: SwiftCode { variable + "Candidates" }
}
