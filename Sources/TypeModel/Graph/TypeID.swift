public import SchemaModel

/// Names a nominal type of a graph: its index in `TypeGraph.types`.
public struct TypeID: ListIndex, Comparable {
  public let index: Int
  public init(index: Int) { self.index = index }
  public static func < (lhs: TypeID, rhs: TypeID) -> Bool { lhs.index < rhs.index }
}
