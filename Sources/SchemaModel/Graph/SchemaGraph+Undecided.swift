import SchemaRuntime

extension SchemaGraph {
  /// The message of findings about a value that an undecided schema looks at.
  public static let undecidedMessage = "this is not decided: a reference of the schema comes back to itself"

  /// The graph in which the undecided schemas accept all values: a verdict that is the same in both does not depend on them.
  public var acceptingUndecided: SchemaGraph {
    var graph = self
    graph.settleUndecided(as: true)
    return graph
  }

  /// Replaces the undecided schemas by boolean schemas.
  mutating func settleUndecided(as value: Bool) {
    for id in undecided {
      let settled = Schema(like: self[id], id: id)
      settled.boolean = value
      if !value { settled.extensions.message = Self.undecidedMessage }
      schemas[id.index] = settled
    }
  }
}
