/// Names a subschema of a graph: its index in `SchemaGraph.schemas`.
public struct SchemaID: ListIndex, Comparable {
  public let index: Int
  public init(index: Int) { self.index = index }
  public static func < (lhs: SchemaID, rhs: SchemaID) -> Bool { lhs.index < rhs.index }
}
