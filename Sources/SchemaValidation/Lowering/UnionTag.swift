import SchemaModel
import SchemaRuntime

/// A property that tells the branches of a union apart: no value of it is accepted by two of them.
struct UnionTag {
  var name: String
  /// The strings that each branch lists for it.
  var values: [[String]] = []
  /// The branch that may accept an object without the property, or with a value that none lists.
  var otherwise: Int?

  /// Nil where no property tells the branches apart.
  init?(of branches: [SchemaID], in graph: SchemaGraph) {
    guard branches.count > 1 else { return nil }
    let demands = branches.map { TagDemands(of: $0, in: graph) }
    // One branch of two lists values, if all but one do.
    for name in demands[0].names + demands[1].names {
      if let tag = UnionTag(name, demands, in: graph) {
        self = tag
        return
      }
    }
    return nil
  }

  private init?(_ name: String, _ demands: [TagDemands], in graph: SchemaGraph) {
    self.name = name
    var listed: Set<ScalarKey> = []
    for (index, branch) in demands.enumerated() {
      let values = branch.values(of: name)
      guard (values ?? []).allSatisfy({ listed.insert(ScalarKey($0)).inserted }) else { return nil }
      self.values.append(values ?? [])
      if values != nil, branch.required.contains(ScalarKey(name)) { continue }
      guard otherwise == nil else { return nil }
      otherwise = index
    }
    guard let otherwise, demands[otherwise].values(of: name) == nil else { return }
    guard listed.isSubset(of: demands[otherwise].refused(of: name, in: graph)) else { return nil }
  }
}

/// What a branch asks of its properties that may be a tag.
private struct TagDemands {
  let required: Set<ScalarKey>
  private var properties: [(name: String, schema: SchemaID, values: [String]?)] = []

  init(of branch: SchemaID, in graph: SchemaGraph) {
    required = graph.namesRequired(by: branch)
    properties = graph.allParts(of: branch).flatMap { part in
      graph[part].properties.map { ($0.name, $0.schema, graph.stringsListed(by: $0.schema)) }
    }
  }

  /// The names of which a closed list of strings is asked.
  var names: [String] { properties.filter { $0.values != nil }.map(\.name) }

  /// The strings of which a property must be one; nil where no list is closed.
  func values(of name: String) -> [String]? { mentions(of: name).compactMap(\.values).first }

  /// The strings that a property must not be.
  func refused(of name: String, in graph: SchemaGraph) -> Set<ScalarKey> {
    mentions(of: name).reduce(into: []) { $0.formUnion(graph.stringsRefused(by: $1.schema)) }
  }

  private func mentions(of name: String) -> [(name: String, schema: SchemaID, values: [String]?)] {
    properties.filter { $0.name.hasSameScalars(as: name) }
  }
}
