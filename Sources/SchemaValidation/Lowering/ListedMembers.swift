import SchemaModel
import SchemaRuntime

/// Finds the values that schemas list for members of objects, also where every branch of a union lists some.
///
/// Each schema is asked once. A schema that is met within itself, or below too many unions, counts as listing nothing.
final class ListedMembers {
  private let graph: SchemaGraph
  private let kindInference: KindInference
  private var known: [SchemaID: Members] = [:]
  private var depth = 0
  /// How many unions within each other are looked at.
  private static let depthLimit = 64

  /// The facts that are known of the members of each object that a schema accepts.
  struct Members {
    /// The values of a member that may have only some.
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

  /// Adds what holds in each branch that may accept an object.
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
