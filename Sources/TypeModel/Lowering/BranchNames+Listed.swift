import SchemaModel
import SchemaRuntime

/// Branches that list a few strings, of which each is a case of the union.
extension BranchNames {
  /// How many values a branch may list until they are an enum.
  private static let mostListed = 8

  /// How many branches are asked that take strings and list none.
  private static let mostOpen = 8

  /// The few strings that each branch without a name lists. Each is a case of the union, because no other branch may
  /// take it.
  func fewTexts(in disjunction: Disjunction) -> [SchemaID: [LiteralValue]] {
    var found: [SchemaID: [LiteralValue]] = [:]
    for branch in disjunction.branches where isListing(branch, in: disjunction) {
      found[branch.schema] = fewTexts(of: branch.key)
    }
    if found.isEmpty { return [:] }
    let others = StringsOfBranches(of: disjunction, in: self)
    guard others.open.count <= Self.mostOpen else { return [:] }
    return found.filter { branch, values in
      values.allSatisfy { others.counts[$0.value] == 1 && !others.mayAllow($0.value, in: self) }
    }
  }

  private func isListing(_ branch: Disjunction.Branch, in disjunction: Disjunction) -> Bool {
    !isNamed(branch, site: disjunction.owner) && isUnnamed(branch.schema)
      && externals.type(of: branch.key) == nil
      && !settings.names.contains {
        $0.type.isPlace && graph.isPlace($0.type, ofItself: branch.schema)
      }
  }

  /// Which strings the branches of a choice take.
  private struct StringsOfBranches {
    /// How many branches list a value.
    var counts: [JSONValue: Int] = [:]
    /// The branches that take strings and list none.
    var open: [Conjunction] = []

    init(of disjunction: Disjunction, in naming: BranchNames) {
      // A branch that may be anything comes last.
      for key in disjunction.branches.map(\.key)
      where key.types.map({ $0.contains(.string) && $0.union(.null) != .everything }) ?? false {
        guard let listed = naming.literals.values(of: key) else {
          open.append(key)
          continue
        }
        for value in listed.map(\.value) { counts[value, default: 0] += 1 }
      }
    }

    /// Whether a branch that does not list the string may take it, or takes every string that no branch knows.
    func mayAllow(_ value: JSONValue, in naming: BranchNames) -> Bool {
      open.contains { key in
        key.isOfOneKind
          || !key.schemas.contains { naming.flattening.judge.verdict(on: value, by: $0) == false }
      }
    }
  }

  /// The strings of a conjunction, where they are a few that it lists.
  func fewTexts(of key: Conjunction) -> [LiteralValue]? {
    guard key.types == .string, let values = literals.values(of: key),
      (2...Self.mostListed).contains(values.count),
      values.allSatisfy({ $0.value.stringValue != nil })
    else { return nil }
    return values
  }
}
