// Generated from shapes/map.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// Numbers by name.
  public struct Map: SchemaValue {
    public var value: JSONMap<Int>

    public init(_ value: JSONMap<Int>) {
      self.value = value
    }
  }
}

// MARK: - Coding

extension Shapes.Map {
  public static let _schema = TypeSchema("#", in: shapesMapPlan)

  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    return Self(try JSONMap<Int>._read(&cursor))
  }

  public func _write(to writer: inout JSONWriter) {
    value._write(to: &writer)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    self.init(try JSONMap<Int>.init(_unvalidatedFrom: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
    try container.encode(value)
  }
}

// MARK: - Plan

private let shapesMapPlan: SchemaPlan = SchemaPlan(
  "shapes/map.yaml",
  #"""
  table #~others part rows=((<integer>))
  table #/propertyNames value rows=((<any maxLength=8>))
  block # object=(table=#~others map naming=(tests=((upTo limit=8)) run=#/propertyNames))
  {"#":{"type":"object","additionalProperties":{"type":"integer"},"propertyNames":{"maxLength":8}}}
  """#
)
