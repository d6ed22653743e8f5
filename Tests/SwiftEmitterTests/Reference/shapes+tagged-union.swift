// Generated from shapes/tagged-union.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// A shape that its property 'kind' tells.
  public enum TaggedUnion: SchemaValue {
    /// A branch of a union, with the constant that tells it.
    case circle(Circle)
    /// The other branch, closed.
    case square(Square)
  }
}

// MARK: - Coding

extension Shapes.TaggedUnion: ListedUnion {
  public static let _cases = StoredCases<Self>("#", in: shapesTaggedUnionPlan) { c in
    c.add(Self.circle)
    c.add(Self.square)
  }

  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .circle(let value): writer.payload(value)
    case .square(let value): writer.payload(value)
    }
  }
}

// MARK: - Plan

private let shapesTaggedUnionPlan: SchemaPlan = SchemaPlan(
  "shapes/tagged-union.yaml",
  #"""
  block # defers checks=((union of=(one by=((refuse of=null|boolean|array|number|string) (tag of=object
    tag=(kind) values=(circle square) branches=((run=@shapes/circle.yaml# tags=1) (run=@shapes/square.yaml#
    tags=1)))))))
  reading # kinds=((by=tag validates tag=(kind) values=(circle square)))
  {"#":{"warns":true,"defers":true,"oneOf":{"tag":"kind","of":[{"type":"object","tags":["circle"],
  "schema":"shapes/circle.yaml#"},{"type":"object","tags":["square"],"schema":"shapes/square.yaml#"}]}}}
  """#,
  with: { [shapesCirclePlan, shapesSquarePlan] }
)
