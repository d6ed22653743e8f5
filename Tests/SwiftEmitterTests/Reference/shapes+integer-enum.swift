// Generated from shapes/integer-enum.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// How urgent a message is.
  public enum IntegerEnum: Int, CaseIterable, SchemaValue {
    case low = -1
    case normal = 0
    case high = 1
  }
}

// MARK: - Coding

extension Shapes.IntegerEnum: GeneratedValue {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#", in: shapesIntegerEnumProgram)
  public static var _verdict: Verdict { checkShapesIntegerEnum }

  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    guard let value = Self(rawValue: try Int._read(&cursor)) else {
      throw Rejection(.violation, at: start)
    }
    return value
  }

  public func _write(to writer: inout JSONWriter) {
    writer.integer(rawValue)
  }
}

// MARK: - Validators

private let checkShapesIntegerEnumValue: MemberTable = MemberTable(items: "any enum=[-1,0,1]")

private func checkShapesIntegerEnum(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  try checkShapesIntegerEnumValue.readItem(&c, &s)
}

private let shapesIntegerEnumProgram: SchemaProgram = SchemaProgram(
  "shapes/integer-enum.yaml",
  #"""
  {"#":{"enum":[-1,0,1]}}
  """#
)
