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
  public static let _schemaEntry = SchemaEntry("#", in: shapesMapProgram)
  public static var _verdict: Verdict { checkShapesMapDocument }

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

// MARK: - Validators

private let checkShapesMapDocumentTableOfValues = MemberTable(additional: "integer")

private func checkShapesMapDocument(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  guard c.isAtObject else { throw Rejection(at: c.position) }
  _ = try checkShapesMapDocumentTableOfValues.readMembers(&c, &s) {
    (key: Key, c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
    if !checkShapesMapDocumentAcceptsName(key, c) {
      let value: Cursor = c
      c.position = key.offset
      try checkShapesMapName(&c, &s)
      c = value
    }
  }
}

private func checkShapesMapDocumentAcceptsName(
  _ key: Key, _ c: Cursor
) -> Bool {
  if c.isLonger(key.slice, than: 8) {
    return false
  }
  return true
}

private let checkShapesMapName = MemberTable(value: "any maxLength=8")

private let shapesMapProgram: SchemaProgram = SchemaProgram(
  "shapes/map.yaml",
  #"""
  {"#":{"type":"object","additionalProperties":{"type":"integer"},"propertyNames":{"maxLength":8}}}
  """#
)
