import SchemaModel
import SchemaRuntime

/// The demands of schemas on which members an object has, where these depend on each other: no property's own comment
/// can say them.
struct JointDemands {
  /// A sentence for each, and the members that it names.
  private(set) var sentences: [(text: String, names: [String])] = []
  private let graph: SchemaGraph

  /// How many members a sentence names at most.
  private static let mostNames = 8

  init(of schemas: [Schema], in graph: SchemaGraph) {
    self.graph = graph
    for schema in schemas { add(schema) }
  }

  private mutating func add(_ schema: Schema) {
    add("Exactly", of: schema.oneOf)
    add("At least", of: schema.anyOf)
    if let excluded = schema.not, let names = required(by: excluded) { addExcluded(names) }
    for dependent in schema.dependentRequired where !dependent.required.isEmpty {
      let others = Self.list(dependent.required)
      add("`\(dependent.name)` requires \(others).", naming: [dependent.name] + dependent.required)
    }
  }

  private mutating func add(_ text: String, naming names: [String]) {
    if names.count <= Self.mostNames { sentences.append((text, names)) }
  }

  /// Adds a sentence for branches that each ask for only one member.
  private mutating func add(_ count: String, of branches: [SchemaID]) {
    let names = branches.compactMap { branch in
      required(by: branch).flatMap { $0.count == 1 ? $0[0] : nil }
    }
    guard names.count == branches.count, Set(names.map(ScalarKey.init)).count > 1 else { return }
    add("\(count) one of \(Self.list(names)) must be present.", naming: names)
  }

  private mutating func addExcluded(_ names: [String]) {
    switch names.count {
    case 1: add("`\(names[0])` must not be present.", naming: names)
    case 2: add("At most one of \(Self.list(names)) may be present.", naming: names)
    default: add("Not all of \(Self.list(names)) may be present.", naming: names)
    }
  }

  /// The members that a schema requires; nil where it asks anything else.
  private func required(by id: SchemaID) -> [String]? {
    let schema = graph[id]
    let asksNoMore = schema.hasNone(but: [.required, .type]) && schema.types ?? .object == .object
    return asksNoMore && !schema.required.isEmpty ? schema.required : nil
  }

  private static func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.listed("and")
  }
}
