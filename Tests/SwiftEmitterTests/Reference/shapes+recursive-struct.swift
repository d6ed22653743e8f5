// Generated from shapes/recursive-struct.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// A node of a tree, with one next to it.
  public struct RecursiveStruct: SchemaValue {
    /// A node of a tree, with one next to it.
    public var next: RecursiveStruct? {
      get { _next.unboxed }
      set { _next.unboxed = newValue }
    }
    private var _next: Boxed<RecursiveStruct>?
    public var children: [RecursiveStruct]?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      next: RecursiveStruct? = nil,
      children: [RecursiveStruct]? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self._next = next.map(Boxed.init)
      self.children = children
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Shapes.RecursiveStruct: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: shapesRecursiveStructPlan, from: Self()) { m in
    m.optional(0, \._next)
    m.optional(1, \.children)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

private let shapesRecursiveStructPlan: SchemaPlan = SchemaPlan(
  "shapes/recursive-struct.yaml",
  #"""
  table #~members part rows=((next) (children))
  block # object=(warned members=((0 run=#) (1 run=#/properties/children)))
  block #/properties/children array=(items=(run=#) evaluated) types=array
  reading # members=((0 as=(own)) (1 as=(items of=(own))))
  {"#":{"warns":true,"type":"object","properties":{"next":"#","children":{"warns":true,"type":"array",
  "items":"#"}},"known":true}}
  """#
)
