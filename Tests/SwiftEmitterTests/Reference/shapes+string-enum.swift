// Generated from shapes/string-enum.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// How a message is delivered.
  public enum StringEnum: String, CaseIterable, SchemaValue {
    case email
    case push
    case textMessage = "text-message"
  }
}

// MARK: - Coding

extension Shapes.StringEnum: GeneratedValue {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#", in: shapesStringEnumProgram)
  public static var _verdict: Verdict { checkShapesStringEnum }

  private static let values: KeyTable = KeyTable("email\npush\ntext-message")

  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .email
    case 1: return .push
    case 2: return .textMessage
    default: throw Rejection(.violation, at: start)
    }
  }

  public func _write(to writer: inout JSONWriter) {
    switch self {
    case .email: writer.bytes("\"email\",")
    case .push: writer.bytes("\"push\",")
    case .textMessage: writer.bytes("\"text-message\",")
    }
  }
}

// MARK: - Validators

private let checkShapesStringEnumValue: MemberTable = MemberTable(
  items: """
    any enum=[\"email\",\"push\",\"text-message\"]
    """)

private func checkShapesStringEnum(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  try checkShapesStringEnumValue.readItem(&c, &s)
}

private let shapesStringEnumProgram: SchemaProgram = SchemaProgram(
  "shapes/string-enum.yaml",
  #"""
  {"#":{"strings /enum":["email","push","text-message"]}}
  """#
)
