import SchemaModel
package import SchemaRuntime

extension ValueDiscriminatorPlan {
  /// The member that leaves the fewest branches; nil where no member leaves fewer than all.
  /// - Parameter branches: the branches that may accept an object, by their numbers below 64.
  init?(of branches: [(number: Int, members: ListedMembers.Members)]) {
    let names = Set(branches.flatMap(\.members.listed.keys)).map(\.text).sorted { $0.precedesByScalars($1) }
    let discriminators = names.map { ValueDiscriminatorPlan(ScalarKey($0), branches) }
    let best = discriminators.min { $0.ambiguity < $1.ambiguity }
    guard let best, best.ambiguity < Double(branches.count) else { return nil }
    self = best
  }

  private init(_ name: ScalarKey, _ branches: [(number: Int, members: ListedMembers.Members)]) {
    func bits(_ isLeft: (ListedMembers.Members) -> Bool) -> UInt64 {
      branches.reduce(0) { isLeft($1.members) ? $0 | 1 << UInt64($1.number) : $0 }
    }
    let listed = branches.reduce(into: Set<JSONValue>()) { $0.formUnion($1.members.listed[name] ?? []) }
    self.init(
      of: name.text,
      values: listed.sorted { $0.description.precedesByScalars($1.description) }
        .map { value in (value, bits { $0.allows(value, of: name) }) },
      missing: bits { !$0.required.contains(name) }, others: bits { $0.listed[name] == nil })
  }

  /// How many branches are left, on average.
  private var ambiguity: Double {
    let count = values.reduce(missing.nonzeroBitCount) { $0 + $1.branches.nonzeroBitCount }
    return Double(count) / Double(values.count + 1)
  }

  /// Whether there are objects to which a branch is not left.
  package func mayExclude(_ branch: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(branch)
    return missing & others & bit == 0 || values.contains { $0.branches & bit == 0 }
  }
}
