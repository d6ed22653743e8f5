// Generated from recursion/tree.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Recursion {
  public struct Tree: SchemaValue {
    public var value: [Tree]

    public init(_ value: [Tree]) {
      self.value = value
    }
  }
}

// MARK: - Machinery

extension Recursion.Tree: GeneratedValue {
  public static var schemaLocation: String {
    "recursion/tree.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkRecursionTree(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    return Self(try [Recursion.Tree].read(&cursor))
  }

  public func write(to writer: inout JSONWriter) {
    value.write(to: &writer)
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    self.init(try [Recursion.Tree].init(unvalidatedFrom: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
    try container.encode(value)
  }
}

// MARK: - Validators

func checkRecursionTree(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "recursion/tree.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      try checkRecursionTree(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
