import SchemaModel

extension ChangeCollector {
  /// Says of changes in documents which way the values are sent, where operations send them one way alone.
  mutating func addDirections(_ graphs: Sides<SchemaGraph>) {
    let isSent = graphs.map { graph in graph.documents.contains { !$0.occasions.isEmpty } }
    guard isSent.old || isSent.new else { return }
    let reached = graphs.map { graph in Sent(graph) }
    for index in changes.indices {
      let ways = subjects[index].schemas.compactMap { id -> Set<SchemaChange.Direction>? in
        id.index < shift ? reached.old[id.index] : reached.new[id.index - shift]
      }
      let sent = subjects[index].directions
      let all = sent.isEmpty ? ways.reduce(into: sent) { $0.formUnion($1) } : sent
      if all.count == 1 { changes[index].direction = all.first }
    }
  }

  /// The ways in which the operations of a side's documents send the values of each schema.
  private struct Sent {
    private let requests: [Bool]
    private let responses: [Bool]

    init(_ graph: SchemaGraph) {
      let occasions = graph.documents.flatMap(\.occasions)
      func reach(_ direction: SchemaChange.Direction) -> [Bool] {
        graph.reach(
          of: occasions.flatMap { occasion in
            occasion.parts.filter { occasion.directions(of: $0.role).contains(direction) }.map(\.schema)
          })
      }
      requests = reach(.requests)
      responses = reach(.responses)
    }

    /// Nil for a schema that was made for the comparison alone.
    subscript(index: Int) -> Set<SchemaChange.Direction>? {
      guard requests.indices.contains(index) else { return nil }
      return Set((requests[index] ? [.requests] : []) + (responses[index] ? [.responses] : []))
    }
  }
}
