import SchemaModel

/// The definitions of a document by what uses them: a definition stands with the one that alone uses it, and what stands
/// with none is listed apart.
struct DefinitionGroups {
  struct Group {
    /// Nil where all definitions are one group.
    var title: Inline?
    var anchor: String?
    /// Places in the list of definitions, in order.
    var members: [Int]
  }

  private(set) var all: [Group] = []

  /// The fewest definitions that stand under the name of one of them.
  private static let fewest = 3

  /// - Parameter subjects: the definitions of one document.
  init(_ subjects: [Subject], _ site: Site) {
    let users = Self.users(of: subjects, site)
    let heads = Self.heads(
      users, Dictionary(subjects.enumerated().map { ($1.schema, $0) }) { first, _ in first })
    let members = Dictionary(grouping: subjects.indices, by: { heads[$0] })
    let named = subjects.indices.filter { members[$0]?.count ?? 0 >= Self.fewest }
    if named.isEmpty {
      all = [Group(members: Array(subjects.indices))]
      return
    }
    for head in named {
      let rest = (members[head] ?? []).filter { $0 != head }
      all.append(
        Group(
          title: .text(subjects[head].title), anchor: "definitions." + (subjects[head].anchor ?? ""),
          members: [head] + rest))
    }
    let others = subjects.indices.filter { members[heads[$0]]?.count ?? 0 < Self.fewest }
    let shared = others.filter { !users[$0].isEmpty }
    let alone = others.filter { users[$0].isEmpty }
    if !shared.isEmpty {
      all.append(Group(title: "Used in several places", anchor: "definitions.shared", members: shared))
    }
    if !alone.isEmpty {
      all.append(Group(title: "Used by no other schema", anchor: "definitions.alone", members: alone))
    }
  }

  /// The subjects that refer to each definition, apart from itself.
  private static func users(of subjects: [Subject], _ site: Site) -> [Set<SchemaID>] {
    subjects.map { subject in
      Set((site.backlinks[subject.schema] ?? []).map(\.owner.schema)).subtracting([subject.schema])
    }
  }

  /// The definition that each stands with: follows the definitions that alone use it up to one that none or several use.
  /// Of those that use each other in a circle, it is the first.
  private static func heads(_ users: [Set<SchemaID>], _ places: [SchemaID: Int]) -> [Int] {
    var heads: [Int?] = Array(repeating: nil, count: users.count)
    for start in users.indices where heads[start] == nil {
      var way = [start]
      var seen: Set<Int> = [start]
      var head: Int?
      while head == nil, let last = way.last {
        let only = users[last].count == 1 ? users[last].first.flatMap { places[$0] } : nil
        if let only, heads[only] == nil, seen.insert(only).inserted {
          way.append(only)
        } else {
          // Where the way comes back to itself, `only` is on it.
          head = only.map { heads[$0] ?? way.min() ?? $0 } ?? last
        }
      }
      for place in way { heads[place] = head }
    }
    return heads.enumerated().map { $1 ?? $0 }
  }
}
