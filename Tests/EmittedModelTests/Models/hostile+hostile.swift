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
    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Hostile.HostileValue {
  public init(x: String, u0: String? = nil, fixed: Fixed? = nil, additionalProperties: JSONObject = [:]) {
    self.init(
      x: x,
      u0: u0,
      fixed: fixed,
      additionalProperties: additionalProperties,
      _starSlash: nil,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Hostile.HostileValue: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "hostile/hostile.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkHostileHostile(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("\\\\(x)\"\\n\n*/\n\u{0}\nfixed")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkHostileHostileNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.x)
    members.string(2, optional: \.u0)
  }

  public static var unread: Self {
    Self(x: "")
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        try o.check(&c)
        value._starSlash = try StarSlash.read(&c)
      case 3:
        try o.check(&c)
        value.fixed = try Fixed.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let x: String = try fields.required("\\(x)\"\n")
    let starSlash: StarSlash? = try fields.optional("*/")
    let u0: String? = try fields.optional("\u{0}")
    let fixed: Fixed? = try fields.optional("fixed")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      x: x,
      u0: u0,
      fixed: fixed,
      additionalProperties: additionalProperties,
      _starSlash: starSlash,
      _memberwise: MemberwiseInitializer()
    )
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

let checkHostileHostileNames: MemberTable = MemberTable(
  """
  \\\\(x)\"\\n\tstring
  */\tany const=\"\\\\\"\\\\\"\\\\\"\\\\\\\\(y)\"\t…
  \u{0}\tstring
  fixed\tany const=\"\u{202E}\\\\\\\\n\"
  """)

func checkHostileHostile(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "hostile/hostile.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkHostileHostileNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        s.warn(.deprecated("\"\\(z)\n"), at: o.offset, "/properties/*~1/deprecated")
        try o.decide(&c, &s)
      default:
        Assertion.unknownProperty(checkHostileHostileNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("\\(x)\"\n", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkHostileHostileProperties(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
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
