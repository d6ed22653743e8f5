// Generated from recursion/nullable-list.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Recursion {
  /// Lists of lists, where null may stand for one.
  public struct NullableList: SchemaValue {
    public var value: Value?

    public init(_ value: Value?) {
      self.value = value
    }

    /// Lists of lists, where null may stand for one.
    public struct Value: SchemaValue {
      public var value: [Value?]

      public init(_ value: [Value?]) {
        self.value = value
      }
    }
  }
}

// MARK: - Machinery

extension Recursion.NullableList: GeneratedValue {
  public static var schemaLocation: String {
    "recursion/nullable-list.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkRecursionNullableList(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    return Self(try Optional<Value>.read(&cursor))
  }

  public func write(to writer: inout JSONWriter) {
    value.write(to: &writer)
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    self.init(try Optional<Value>.init(unvalidatedFrom: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension Recursion.NullableList.Value: GeneratedValue {
  public static var schemaLocation: String {
    "recursion/nullable-list.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkRecursionNullableList(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    return Self(try [Recursion.NullableList.Value?].read(&cursor))
  }

  public func write(to writer: inout JSONWriter) {
    value.write(to: &writer)
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    self.init(try [Recursion.NullableList.Value?].init(unvalidatedFrom: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
    try container.encode(value)
  }
}

// MARK: - Validators

func checkRecursionNullableList(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "recursion/nullable-list.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkRecursionNullableList(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  case .null: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 9), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
