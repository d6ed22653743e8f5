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

extension Shapes.ScalarUnion: PayloadWritable {
  public static let _schema = TypeSchema("#", in: shapesScalarUnionPlan)

  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .number: return .count(try Int._read(&cursor))
    case .string: return .change(try String._read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func _write(to writer: inout JSONWriter) { _write(payloadTo: &writer) }
  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .count(let value): writer.payload(value)
    case .change(let value): writer.payload(value)
    }
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .number, .string) {
    case .number:
      self = .count(try Int(_unvalidatedFrom: decoder))
    default:
      self = .change(try String(_unvalidatedFrom: decoder))
    }
  }
}

// MARK: - Validators

private let shapesScalarUnionPlan: SchemaPlan = SchemaPlan(
  "shapes/scalar-union.yaml",
  #"""
  table #/oneOf/0 value rows=((<integer minimum=0>))
  table #/oneOf/1 value rows=((<string pattern="^[+-][0-9]+$">))
  block # defers checks=((union of=(one by=((refuse of=null|boolean|object|array) (call of=number
    run=#/oneOf/0) (call of=string run=#/oneOf/1)))))
  """#,
  program: { shapesScalarUnionProgram }
)

private let shapesScalarUnionProgram: SchemaProgram = SchemaProgram(
  "shapes/scalar-union.yaml",
  #"""
  {"#":{"defers":true,"oneOf":{"of":[{"type":"number","name":"Count","schema":{"type":"integer","minimum":0}},
  {"type":"string","name":"Change","schema":{"type":"string","pattern":"^[+-][0-9]+$"}}]}}}
  """#
)
