// Generated from hostile/hostile.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Hostile {
  /// first
  /// second
  /// third \(x) """ */   hidden
  ///
  ///   - a list of words that goes on and on until it is much wider than any line of Swift may be in this
  ///     project
  public struct HostileValue: SchemaValue {
    /// #if
    public var x: String
    @available(*, deprecated, message: "Use '\"\\(z)\n'.")
    public var starSlash: StarSlash? {
      get { _starSlash }
      set { _starSlash = newValue }
    }
    public var u0: String?
    public var fixed: Fixed?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(x: String, u0: String? = nil, fixed: Fixed? = nil, additionalProperties: JSONObject = [:]) {
      self.x = x
      self._starSlash = nil
      self.u0 = u0
      self.fixed = fixed
      self.additionalProperties = additionalProperties
    }

    /// `u0`, or its default where it is left out.
    public var u0OrDefault: String {
      self.u0 ?? "\u{0}\\\""
    }

    public enum StarSlash: String, CaseIterable, SchemaValue {
      case y = "\"\"\"\\(y)"
    }

    public enum Fixed: TextEnumeration, CaseIterable {
      case n

      public init?(rawValue: String) {
        switch Self.values.index(of: rawValue) {
        case 0: self = .n
        default: return nil
        }
      }

      public var rawValue: String {
        switch self {
        case .n: return "\u{202E}\\n"
        }
      }
    }

    private var _starSlash: StarSlash?
  }
}

// MARK: - Machinery

extension Hostile.HostileValue: GeneratedValue {
  public static var schemaLocation: String {
    "hostile/hostile.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkHostileHostile(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("\\\\(x)\"\\n\n*/\n\u{0}\nfixed")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var x: String?
    var starSlash: StarSlash?
    var u0: String?
    var fixed: Fixed?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    let start: Int = cursor.position
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&x)
        case 1: try cursor.read(&starSlash)
        case 2: try cursor.read(&u0)
        case 3: try cursor.read(&fixed)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    guard let x else { throw Rejection(.violation, at: start) }
    var value: Self = Self(
      x: x,
      u0: consume u0,
      fixed: consume fixed,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
    value._starSlash = consume starSlash
    return value
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"\\\\(x)\\\"\\n\":", self.x)
    writer.optional("\"*/\":", self._starSlash)
    writer.optional("\"\\u0000\":", self.u0)
    writer.optional("\"fixed\":", self.fixed)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.x = try fields.required("\\(x)\"\n")
    self._starSlash = try fields.optional("*/")
    self.u0 = try fields.optional("\u{0}")
    self.fixed = try fields.optional("fixed")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("\\(x)\"\n", self.x)
    try fields.optional("*/", self._starSlash)
    try fields.optional("\u{0}", self.u0)
    try fields.optional("fixed", self.fixed)
    try fields.additional(self.additionalProperties)
  }
}

extension Hostile.HostileValue.StarSlash: GeneratedValue {
  public static var schemaLocation: String {
    "hostile/hostile.yaml#/properties/*~1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkHostileHostileProperties(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("\"\"\"\\\\(y)")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .y
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .y: writer.bytes("\"\\\"\\\"\\\"\\\\(y)\",")
    }
  }
}

extension Hostile.HostileValue.Fixed: GeneratedValue {
  public static var schemaLocation: String {
    "hostile/hostile.yaml#/properties/fixed"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkHostileHostilePropertiesFixed(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("\u{202E}\\\\n")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .n
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .n: writer.bytes("\"\u{202E}\\\\n\",")
    }
  }
}

// MARK: - Validators

private let checkHostileHostileNames: KeyTable = KeyTable("\\\\(x)\"\\n\n*/\n\u{0}\nfixed")

func checkHostileHostile(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "hostile/hostile.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkHostileHostileNames
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
      case 0, 2:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 1:
        s.warn(.deprecated("\"\\(z)\n"), at: member.offset, "/properties/*~1/deprecated")
        try checkHostileHostileProperties(&c, &s, "/properties/*~1")
      case 3:
        try checkHostileHostilePropertiesFixed(&c, &s, "/properties/fixed")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("\\(x)\"\n", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkHostileHostileProperties(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "hostile/hostile.yaml#/properties/*~1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"\\\"\\\"\\\"\\\\(y)\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"\\\"\\\"\\\"\\\\(y)\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"\\\"\\\"\\\"\\\\(y)\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"\\\"\\\"\\\"\\\\(y)\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"\\\"\\\"\\\"\\\\(y)\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"\\\"\\\"\\\"\\\\(y)\"", at: start, c, &s, "/const")
  }
  s.leave()
}

func checkHostileHostilePropertiesFixed(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "hostile/hostile.yaml#/properties/fixed")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"\u{202E}\\\\n\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"\u{202E}\\\\n\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"\u{202E}\\\\n\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"\u{202E}\\\\n\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"\u{202E}\\\\n\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"\u{202E}\\\\n\"", at: start, c, &s, "/const")
  }
  s.leave()
}
