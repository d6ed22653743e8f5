import SchemaModel
public import SchemaRuntime

/// Finds the values that schemas list for members of objects, also where every branch of a union lists some.
///
/// Each schema is asked once. What is met within itself, or below too many unions, counts as listing nothing.
final class ListedMembers {
  private let graph: SchemaGraph
  private let kindInference: KindInference
  private var known: [SchemaID: Members] = [:]
  private var depth = 0
  /// How deep unions are looked at in unions.
  private static let depthLimit = 64

  /// What is known of the members of each object that a schema accepts.
  struct Members {
    /// The values that a member may have, where only those.
    var listed: [ScalarKey: Set<JSONValue>] = [:]
    /// Strings that a member may not have.
    var refused: [ScalarKey: Set<ScalarKey>] = [:]
    var required: Set<ScalarKey> = []

    func allows(_ value: JSONValue, of name: ScalarKey) -> Bool {
      if let listed = listed[name], !listed.contains(value) { return false }
      guard let text = value.stringValue, let refused = refused[name] else { return true }
      return !refused.contains(ScalarKey(text))
    }
  }

  init(graph: SchemaGraph, kindInference: KindInference) {
    (self.graph, self.kindInference) = (graph, kindInference)
  }

  func members(of id: SchemaID) -> Members {
    if let members = known[id] { return members }
    guard depth < Self.depthLimit else { return Members() }
    known[id] = Members()
    depth += 1
    defer { depth -= 1 }
    var members = Members()
    for part in graph.allParts(of: id) {
      let schema = graph[part]
      members.required.formUnion(schema.required.map(ScalarKey.init))
      for property in schema.properties { add(property.schema, of: ScalarKey(property.name), to: &members) }
      for branches in [schema.anyOf, schema.oneOf] where !branches.isEmpty { add(branches, to: &members) }
    }
    known[id] = members
    return members
  }

  private func add(_ schema: SchemaID, of name: ScalarKey, to members: inout Members) {
    if let values = graph.scalarsListed(by: schema) {
      members.listed[name] = members.listed[name].map { $0.intersection(values) } ?? values
    }
    let refused = graph.stringsRefused(by: schema)
    if !refused.isEmpty { members.refused[name, default: []].formUnion(refused) }
  }

  /// What holds for each branch that may accept an object.
  private func add(_ branches: [SchemaID], to members: inout Members) {
    let branches = branches.filter { kindInference.kinds(of: $0).contains(.object) }.map(self.members)
    guard var common = branches.first else { return }
    for branch in branches.dropFirst() {
      common.required.formIntersection(branch.required)
      for (name, values) in common.listed {
        common.listed[name] = branch.listed[name].map(values.union)
      }
    }
    members.required.formUnion(common.required)
    members.listed.merge(common.listed) { $0.intersection($1) }
  }
}

extension SchemaGraph {
  /// The values that a schema lists and accepts none beside, where all are strings, literals and integers in their
  /// shortest form; nil where it may accept others.
  fileprivate func scalarsListed(by id: SchemaID) -> Set<JSONValue>? {
    for part in allParts(of: id) {
      if let values = self[part].listedValues { return values.allSatisfy(\.isShort) ? Set(values) : nil }
    }
    return nil
  }
}

extension JSONValue {
  /// Whether the value has one spelling that is shorter than others, escapes in strings aside.
  fileprivate var isShort: Bool {
    switch self {
    case .null, .bool, .string: true
    case .number(let number): Int(number.description).map { String($0) == number.description } ?? false
    case .array, .object: false
    }
  }
}

/// A member whose value leaves few branches of a union to an object: the bits of those that may accept it.
public struct UnionHintPlan: Sendable {
  public let property: String
  /// For each value that some branch lists, in a fixed order.
  public let values: [(value: JSONValue, branches: UInt64)]
  /// Where the member is missing.
  public let missing: UInt64
  /// Where it has a value that no branch lists.
  public let others: UInt64

  /// The member that leaves the fewest branches; nil where none says anything.
  /// - Parameter branches: those that may accept an object, by their numbers below 64.
  init?(of branches: [(number: Int, members: ListedMembers.Members)]) {
    let names = Set(branches.flatMap(\.members.listed.keys)).map(\.text).sorted { $0.precedesByScalars($1) }
    let hints = names.map { UnionHintPlan(ScalarKey($0), branches) }
    let best = hints.min { $0.ambiguity < $1.ambiguity }
    guard let best, best.ambiguity < Double(branches.count) else { return nil }
    self = best
  }

  private init(_ name: ScalarKey, _ branches: [(number: Int, members: ListedMembers.Members)]) {
    func bits(_ isLeft: (ListedMembers.Members) -> Bool) -> UInt64 {
      branches.reduce(0) { isLeft($1.members) ? $0 | 1 << UInt64($1.number) : $0 }
    }
    let listed = branches.reduce(into: Set<JSONValue>()) { $0.formUnion($1.members.listed[name] ?? []) }
    property = name.text
    values = listed.sorted { $0.description.precedesByScalars($1.description) }
      .map { value in (value, bits { $0.allows(value, of: name) }) }
    missing = bits { !$0.required.contains(name) }
    others = bits { $0.listed[name] == nil }
  }

  /// How many branches are left, on average.
  private var ambiguity: Double {
    let count = values.reduce(missing.nonzeroBitCount) { $0 + $1.branches.nonzeroBitCount }
    return Double(count) / Double(values.count + 1)
  }

  /// Whether there are objects to which a branch is not left.
  public func mayExclude(_ branch: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(branch)
    return missing & others & bit == 0 || values.contains { $0.branches & bit == 0 }
  }
}
