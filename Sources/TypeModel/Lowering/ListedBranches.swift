import SchemaModel
import SchemaRuntime

/// Branches that list a few strings, of which each is a case of the union.
extension Lowering {
  /// How many values a branch may list until they are an enum.
  private static let mostListed = 8

  /// The strings that a branch lists without a name: few, of which each is a case of the union, as it may be no string
  /// of another branch.
  func fewTexts(of branch: Disjunction.Branch, in disjunction: Disjunction) -> [LiteralValue]? {
    guard let values = fewTexts(of: branch.key), !isNamed(branch, site: disjunction.owner),
      isUnnamed(branch.schema), external(branch.key) == nil,
      !settings.names.contains(where: {
        $0.type.isPlace && graph.isPlace($0.type, ofItself: branch.schema)
      })
    else { return nil }
    let others = disjunction.branches.filter { $0.schema != branch.schema }.map(\.key)
    return others.allSatisfy { leaves(values, $0) } ? values : nil
  }

  /// Whether a branch takes none of the strings, and no other string either, unless it takes what no branch knows.
  private func leaves(_ values: [LiteralValue], _ branch: Conjunction) -> Bool {
    guard branch.types?.contains(.string) ?? true else { return true }
    if let listed = literals(of: branch) {
      return !listed.contains { literal in values.contains { $0.value == literal.value } }
    }
    return !branch.isOfOneKind
      && values.allSatisfy { value in
        branch.schemas.contains { flattening.judge.verdict(on: value.value, by: $0) == false }
      }
  }

  /// The strings of a conjunction, where they are a few that it lists.
  func fewTexts(of key: Conjunction) -> [LiteralValue]? {
    guard key.types == .string, let values = literals(of: key), (2...Self.mostListed).contains(values.count),
      values.allSatisfy({ $0.value.stringValue != nil })
    else { return nil }
    return values
  }
}
