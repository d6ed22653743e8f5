import SchemaModel
package import SchemaRuntime

/// Finds the kinds of value that schemas may accept: all that they accept, and perhaps more.
///
/// Each schema is asked once, and chains of references may be longer than the machine's stack is deep.
final class KindInference {
  private let graph: SchemaGraph
  private var known: [SchemaID: Set<JSONKind>] = [:]
  private static let allKinds = Set(JSONKind.allCases)

  init(graph: SchemaGraph) { self.graph = graph }

  func kinds(of start: SchemaID) -> Set<JSONKind> {
    var begun: Set<SchemaID> = []
    var waiting = [start]
    while let id = waiting.last {
      if known[id] == nil, begun.insert(id).inserted {
        let open = parts(of: id).filter { known[$0] == nil && !begun.contains($0) }
        waiting += open
        if !open.isEmpty { continue }
      }
      if known[id] == nil { known[id] = combinedKinds(of: id) }
      waiting.removeLast()
    }
    return learnt(start)
  }

  /// The kinds of a schema that are known; all kinds for one that is met within itself.
  private func learnt(_ id: SchemaID) -> Set<JSONKind> { known[id] ?? Self.allKinds }

  private func parts(of id: SchemaID) -> [SchemaID] {
    let schema = graph[id]
    return (schema.reference.map { [$0] } ?? []) + schema.allOf + schema.anyOf + schema.oneOf
  }

  private func combinedKinds(of id: SchemaID) -> Set<JSONKind> {
    let schema = graph[id]
    if schema.boolean == false { return [] }
    var kinds = Self.allKinds
    if let types = schema.types { kinds = types.kinds }
    if let values = schema.enumeration { kinds.formIntersection(values.map(\.kind)) }
    if let value = schema.constant { kinds.formIntersection([value.kind]) }
    if let reference = schema.reference { kinds.formIntersection(learnt(reference)) }
    for branch in schema.allOf { kinds.formIntersection(learnt(branch)) }
    for branches in [schema.anyOf, schema.oneOf] where !branches.isEmpty {
      kinds.formIntersection(branches.reduce(into: Set<JSONKind>()) { $0.formUnion(learnt($1)) })
    }
    return kinds
  }
}

extension JSONValue {
  package var kind: JSONKind {
    switch self {
    case .null: .null
    case .bool: .boolean
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}
