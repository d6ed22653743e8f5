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

extension Recursion.Expression: FusedReadable {
  public static var schemaLocation: String {
    "recursion/expression.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkRecursionExpression(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .number:
      return .number(try Double.read(&cursor))
    case .object:
      return .negation(try Negation.read(&cursor, checks: checks))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .number(let value): value.write(to: &writer)
    case .negation(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .number, .object) {
    case .number:
      self = .number(try Double(unvalidatedFrom: decoder))
    default:
      self = .negation(try Negation(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .number(let value): try value.encode(to: encoder)
    case .negation(let value): try value.encode(to: encoder)
    }
  }
}

extension Recursion.Expression.Negation: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "recursion/expression.yaml#/oneOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkRecursionExpressionOneOf1(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("not")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkRecursionExpressionOneOf1Names)

  public static var unread: Self {
    Self(not: .number(0))
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.not = try Recursion.Expression.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"not\":", self.not)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.not = try fields.required("not")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("not", self.not)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

func checkRecursionExpression(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
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

let checkRecursionExpressionOneOf1Names: MemberTable = MemberTable("not\tnumber\t?", required: 0x1)

func checkRecursionExpressionOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "recursion/expression.yaml#/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkRecursionExpressionOneOf1Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkRecursionExpression(&c, &s, "/properties/not/$ref")
      default:
        Assertion.unknownProperty(checkRecursionExpressionOneOf1Names.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("not", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
