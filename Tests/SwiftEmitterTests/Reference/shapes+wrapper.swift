// Generated from shapes/wrapper.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// An address of a customer.
  ///
  /// Must have the format `email`.
  public struct Wrapper: SchemaValue {
    public var value: String

    public init(_ value: String) {
      self.value = value
    }
  }
}

// MARK: - Machinery

extension Shapes.Wrapper: GeneratedValue {
  public static let schema: SchemaEntry = SchemaEntry("shapes/wrapper.yaml#", in: shapesWrapperProgram)

  public static func check(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
    try checkShapesWrapper(&c, &s)
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

private func checkShapesWrapper(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.format(.email, string, c)
  default:
    throw Rejection(at: start)
  }
}

private let shapesWrapperProgram: SchemaProgram = SchemaProgram(
  #"""
  {"shapes/wrapper.yaml#":{"type":["string"],"format":"email"}}
  """#
)
