// Generated from recursion/expression.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Recursion {
  public indirect enum Expression: SchemaValue, ExpressibleByFloatLiteral {
    case number(Double)
    /// Negation.
    case negation(Negation)

    public init(floatLiteral value: Double) { self = .number(value) }

    /// Negation.
    public struct Negation: SchemaValue {
      public var not: Expression
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(not: Expression, additionalProperties: JSONObject = [:]) {
        self.not = not
        self.additionalProperties = additionalProperties
      }
    }
  }
}

// MARK: - Machinery

extension Recursion.Expression: GeneratedValue {
  public static var schemaLocation: String {
    "recursion/expression.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkRecursionExpression(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .number:
      return .number(try Double.read(&cursor))
    case .object:
      return .negation(try Negation.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .number(let value): value.write(to: &writer)
    case .negation(let value): value.write(to: &writer)
    }
  }

  public init(from decoder: any Decoder) throws {
    self = try Self.readDecoded(decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .number(let value): try value.encode(to: encoder)
    case .negation(let value): try value.encode(to: encoder)
    }
  }
}

extension Recursion.Expression.Negation: GeneratedValue {
  public static var schemaLocation: String {
    "recursion/expression.yaml#/oneOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkRecursionExpressionOneOf1(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("not")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var not: Recursion.Expression?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    let start: Int = cursor.position
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&not)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    guard let not else { throw Rejection(.violation, at: start) }
    return Self(not: not, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"not\":", self.not)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.not = try fields.required("not")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("not", self.not)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

func checkRecursionExpression(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "recursion/expression.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    try checkRecursionExpressionOneOf0(&c, &s, "/oneOf/0")
  case .object:
    try checkRecursionExpressionOneOf1(&c, &s, "/oneOf/1")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 36), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkRecursionExpressionOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "recursion/expression.yaml#/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 32), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkRecursionExpressionOneOf1Names: KeyTable = KeyTable("not")

func checkRecursionExpressionOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "recursion/expression.yaml#/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkRecursionExpressionOneOf1Names
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkRecursionExpression(&c, &s, "/properties/not/$ref")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("not", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
