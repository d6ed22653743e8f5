// Generated from wrappers/text.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Wrappers {
  /// A root that is a string.
  public struct Text: SchemaValue {
    public var value: String

    public init(_ value: String) {
      self.value = value
    }
  }
}

// MARK: - Machinery

extension Wrappers.Text: GeneratedValue {
  public static var schemaLocation: String {
    "wrappers/text.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersText(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    return Self(try String.read(&cursor))
  }

  public func write(to writer: inout JSONWriter) {
    value.write(to: &writer)
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    self.init(try String.init(unvalidatedFrom: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
    try container.encode(value)
  }
}

// MARK: - Validators

func checkWrappersText(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/text.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
