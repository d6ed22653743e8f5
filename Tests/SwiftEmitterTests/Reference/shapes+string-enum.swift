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

// MARK: - Machinery

extension Shapes.StringEnum: GeneratedValue {
  public static var schemaLocation: String {
    "shapes/string-enum.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkShapesStringEnum(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("email\npush\ntext-message")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
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

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .email: writer.bytes("\"email\",")
    case .push: writer.bytes("\"push\",")
    case .textMessage: writer.bytes("\"text-message\",")
    }
  }
}

// MARK: - Validators

private let checkShapesStringEnumValues: KeyTable = KeyTable("email\npush\ntext-message")

private func checkShapesStringEnum(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "shapes/string-enum.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"email\", \"push\", \"text-message\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"email\", \"push\", \"text-message\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"email\", \"push\", \"text-message\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkShapesStringEnumValues,
      "\"email\", \"push\", \"text-message\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"email\", \"push\", \"text-message\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"email\", \"push\", \"text-message\"", at: start, &s, "/enum")
  }
  s.leave()
}
