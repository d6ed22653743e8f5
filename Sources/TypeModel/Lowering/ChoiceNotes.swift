import Diagnostics
import SchemaModel
import SchemaRuntime

/// Notes which choices have no cases in a struct, because those would be too many with the cases of other choices.
struct ChoiceNotes {
  private let graph: SchemaGraph
  private let flattening: Flattening
  private let joins: JoinedBranches
  /// The choices of which a note says that they are no unions.
  private var noted: Set<Conjunction.Choice> = []

  init(_ flattening: Flattening, _ joins: JoinedBranches) {
    (graph, self.flattening, self.joins) = (flattening.graph, flattening, joins)
  }

  /// Notes each choice of a struct once.
  mutating func note(_ key: Conjunction, into bag: inout DiagnosticBag) {
    for (choice, branches) in key.choices(in: graph) {
      let base = joins.base(of: choice, in: key)
      guard joins.hasTooMany(branches.count, within: base), !noted.contains(choice),
        branches.contains(where: { joins.adds(flattening.conjunction(of: [$0]), to: key) })
      else { continue }
      noted.insert(choice)
      let keyword: Keyword = choice.keyword == .oneOf ? .oneOf : .anyOf
      let count = joins.combinations(of: key, times: branches.count)
      let reason =
        key.settled.isEmpty
        ? "more than \(JoinedBranches.mostCombinations) structs with the same members are not made"
        : "with those of the choices beside it they would be \(count) structs, more than \(JoinedBranches.mostCombinations)"
      bag.note(
        "the \(branches.count) branches of '\(keyword)' become no cases: \(reason)",
        at: graph[choice.owner].sites[keyword]?.location ?? graph[choice.owner].location,
        help: "describe in a member of its own what the branches tell apart")
    }
  }
}
