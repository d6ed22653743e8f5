// Generated from shapes/scalar-union.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// A badge, as a number or as a change of it.
  public enum ScalarUnion: SchemaValue, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// Must be at least `0`.
    case count(Int)
    /// Must match the pattern `^[+-][0-9]+$`.
    case change(String)

    public init(integerLiteral value: Int) { self = .count(value) }

    public init(stringLiteral value: String) { self = .change(value) }
  }
}

// MARK: - Coding

extension Shapes.ScalarUnion: ListedUnion {
  public static let _cases = StoredCases<Self>("#", in: shapesScalarUnionPlan) { c in
    c.add(Self.count)
    c.add(Self.change)
  }

  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .count(let value): writer.payload(value)
    case .change(let value): writer.payload(value)
    }
  }
}

// MARK: - Plan

private let shapesScalarUnionPlan: SchemaPlan = SchemaPlan(
  "shapes/scalar-union.yaml",
  #"""
  table #/oneOf/0 value rows=((<integer minimum=0>))
  table #/oneOf/1 value rows=((<string pattern="^[+-][0-9]+$">))
  block # defers checks=((union of=(one by=((refuse of=null|boolean|object|array) (call of=number
    run=#/oneOf/0) (call of=string run=#/oneOf/1)))))
  reading # kinds=((of=number cases=((0))) (of=string cases=((1))))
  {"#":{"defers":true,"oneOf":{"of":[{"type":"number","name":"Count","schema":{"type":"integer","minimum":0}},
  {"type":"string","name":"Change","schema":{"type":"string","pattern":"^[+-][0-9]+$"}}]}}}
  """#
)
