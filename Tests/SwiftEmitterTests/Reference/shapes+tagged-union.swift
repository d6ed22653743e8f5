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

extension Shapes.TaggedUnion: FusedReadable, PayloadWritable {
  public static let _schema = TypeSchema("#", in: shapesTaggedUnionPlan)

  private static let _tag = KeyTable("kind")

  private static let _tagValues = KeyTable("circle\nsquare")

  public static func _read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      switch try cursor.index(ofTag: _tag, in: _tagValues) {
      case 0: return .circle(try Shapes.Circle._read(&cursor, checks: checks))
      case 1: return .square(try Shapes.Square._read(&cursor, checks: checks))
      default: throw Rejection(.violation, at: cursor.position)
      }
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func _write(to writer: inout JSONWriter) { _write(payloadTo: &writer) }
  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .circle(let value): writer.payload(value)
    case .square(let value): writer.payload(value)
    }
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.index(ofTag: Self._tag, in: Self._tagValues) {
    case 0: self = .circle(try Shapes.Circle(_unvalidatedFrom: decoder))
    case 1: self = .square(try Shapes.Square(_unvalidatedFrom: decoder))
    default: self = try Self.readDecoded(decoder)
    }
  }
}

// MARK: - Validators

private let shapesTaggedUnionPlan: SchemaPlan = SchemaPlan(
  "shapes/tagged-union.yaml",
  #"""
  block # defers checks=((union of=(one by=((refuse of=null|boolean|array|number|string) (tag of=object
    tag=(kind) values=(circle square) branches=((run=<0> tags=1) (run=<1> tags=1)))))))
  """#,
  program: { shapesTaggedUnionProgram },
  others: [{ checkShapesCircleDocument }, { checkShapesSquareDocument }]
)

private let shapesTaggedUnionProgram: SchemaProgram = SchemaProgram(
  "shapes/tagged-union.yaml",
  #"""
  {"#":{"warns":true,"defers":true,"oneOf":{"tag":"kind","of":[{"type":"object","tags":["circle"],
  "schema":"shapes/circle.yaml#"},{"type":"object","tags":["square"],"schema":"shapes/square.yaml#"}]}}}
  """#,
  with: { [shapesCircleProgram, shapesSquareProgram] }
)
