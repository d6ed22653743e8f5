// Generated from shapes/deprecated.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// How something was sent, with what is no longer in use.
  public struct Deprecated: SchemaValue {
    public var channel: Channel
    public var target: Target?

    public init(channel: Channel, target: Target? = nil) {
      self.channel = channel
      self.target = target
    }

    public enum Channel: String, CaseIterable, SchemaValue {
      /// To a device.
      case push
      @available(*, deprecated, message: "Use 'push'.")
      case fax

      public static var allCases: [Channel] {
        [.push, Self._listed(1)]
      }
    }

    public enum Target: SchemaValue, ExpressibleByStringLiteral {
      /// Device.
      case device(String)
      /// Line.
      @available(*, deprecated, message: "Name a device.")
      case line(_Line)

      public init(stringLiteral value: String) { self = .device(value) }

      /// Line.
      @available(*, deprecated, message: "Name a device.")
      public typealias Line = _Line

      /// What `Line` is, for code that does not name it.
      public struct _Line: SchemaValue {
        public var line: Int?
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(line: Int? = nil, additionalProperties: JSONObject = [:]) {
          self.line = line
          self.additionalProperties = additionalProperties
        }
      }
    }
  }
}

// MARK: - Coding

extension Shapes.Deprecated: StructReadable, FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry("#", in: shapesDeprecatedProgram)
  public static var _verdict: Verdict { checkShapesDeprecated }

  public static let _stored: StoredMembers<Self> = StoredMembers(checkShapesDeprecatedNames)
  public static var _unread: Self { Self(channel: .push) }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        try o.check(&c, checkShapesDeprecatedPropertiesChannel)
        value.channel = try Channel._read(&c)
      case 1: value.target = try Target._read(&c, checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
    try o.demand(0x1)
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.required("channel", self.channel)
    try writer.optional("target", self.target)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.channel = try fields.required("channel")
    self.target = try fields.optional("target")
    try fields.noOthers()
  }
}

extension Shapes.Deprecated.Channel: GeneratedValue, DeprecatedCases {
  public static let _schemaEntry: SchemaEntry = SchemaEntry(
    "#/properties/channel",
    in: shapesDeprecatedProgram
  )
  public static var _verdict: Verdict { checkShapesDeprecatedPropertiesChannel }

  private static let values: KeyTable = KeyTable("push\nfax")

  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .push
    case 1: return Self._listed(1)
    default: throw Rejection(.violation, at: start)
    }
  }

  public func _write(to writer: inout JSONWriter) {
    writer.string(rawValue)
  }

  @available(*, deprecated)
  public static func _case(at position: Int) -> Self {
    switch position {
    case 0: return .push
    default: return .fax
    }
  }

  @available(*, deprecated)
  public var _position: Int {
    switch self {
    case .push: return 0
    case .fax: return 1
    }
  }
}

extension Shapes.Deprecated.Target: DeprecatedBranches {
  public static let _schemaEntry: SchemaEntry = SchemaEntry(
    "#/properties/target",
    in: shapesDeprecatedProgram
  )
  public static var _verdict: Verdict { checkShapesDeprecatedPropertiesTarget }

  @available(*, deprecated)
  public static func _readBranch(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string: return .device(try String._read(&cursor))
    case .object: return .line(try _Line._read(&cursor, checks: checks))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  @available(*, deprecated)
  public func _writeBranch(to writer: inout JSONWriter) {
    switch self {
    case .device(let value): value._write(to: &writer)
    case .line(let value): value._write(to: &writer)
    }
  }

  @available(*, deprecated)
  public init(_branchFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .object) {
    case .string:
      self = .device(try String(_unvalidatedFrom: decoder))
    default:
      self = .line(try _Line(_unvalidatedFrom: decoder))
    }
  }

  @available(*, deprecated)
  public func _encodeBranch(to encoder: any Encoder) throws {
    switch self {
    case .device(let value): try value.encode(to: encoder)
    case .line(let value): try value.encode(to: encoder)
    }
  }
}

extension Shapes.Deprecated.Target._Line: StructReadable, FusedReadable {
  public static let _schemaEntry: SchemaEntry = SchemaEntry(
    "#/properties/target/oneOf/1",
    in: shapesDeprecatedProgram
  )
  public static var _verdict: Verdict { checkShapesDeprecatedPropertiesTargetOneOf1 }

  public static let _stored: StoredMembers<Self> = StoredMembers(
    checkShapesDeprecatedPropertiesTargetOneOf1Names
  ) { members in
    members.integer(0, optional: \.line)
  }
  public static var _unread: Self { Self() }

  public static func _fill(_ value: inout Self, _ c: inout Cursor, checks: Bool) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) { try o.readOther(&c, into: &others) }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func _write(to writer: inout JSONWriter) { writer.object(self) }
  public func _write<W: MemberWriter & ~Copyable>(membersTo writer: inout W) throws(W.Failure) {
    try writer.optional("line", self.line)
    try writer.additional(self.additionalProperties)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<Self> = try FieldDecoder(decoder)
    self.line = try fields.optional("line")
    self.additionalProperties = try fields.additional()
  }
}

// MARK: - Validators

private let checkShapesDeprecatedNames: MemberTable = MemberTable(
  """
  channel
  target\tstring\t{
  """,
  nested: [checkShapesDeprecatedPropertiesTargetOneOf1Names]
)

private func checkShapesDeprecated(_ c: inout Cursor, _ s: inout ViolationSink) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(checkShapesDeprecatedNames, at: start)
  while try o.nextUndecided(&c, &s) {
    switch o.index {
    case 0: try checkShapesDeprecatedPropertiesChannel(&c, &s)
    case 1: try checkShapesDeprecatedPropertiesTarget(&c, &s)
    default: throw Rejection(at: o.offset)
    }
  }
  if o.seen0 & 0x1 != 0x1 { throw Rejection(at: start) }
}

private func checkShapesDeprecatedPropertiesChannel(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    var oneOfCount: Int = 0
    var oneOfEnd: Int = -1
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        checkShapesDeprecatedPropertiesChannelOneOf0
      )
      if isMatch {
        oneOfCount &+= 1
      }
    }
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        checkShapesDeprecatedPropertiesChannelOneOf1
      )
      if isMatch {
        oneOfCount &+= 1
      }
    }
    if oneOfEnd < 0 { try c.skipValue() } else { c.position = oneOfEnd }
    if oneOfCount != 1 { throw Rejection(at: start) }
  default: throw Rejection(at: start)
  }
}

private let checkShapesDeprecatedPropertiesChannelOneOf0Value: MemberTable = MemberTable(
  items: """
    any const=\"push\"
    """)

private func checkShapesDeprecatedPropertiesChannelOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  try checkShapesDeprecatedPropertiesChannelOneOf0Value.readItem(&c, &s)
}

private let checkShapesDeprecatedPropertiesChannelOneOf1Value: MemberTable = MemberTable(
  items: """
    any const=\"fax\"
    """)

private func checkShapesDeprecatedPropertiesChannelOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  try checkShapesDeprecatedPropertiesChannelOneOf1Value.readItem(&c, &s)
}

private func checkShapesDeprecatedPropertiesTarget(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try checkShapesDeprecatedPropertiesTargetOneOf0Value.readItem(&c, &s)
  case .object: try checkShapesDeprecatedPropertiesTargetOneOf1(&c, &s)
  default: throw Rejection(at: start)
  }
}

private let checkShapesDeprecatedPropertiesTargetOneOf0Value: MemberTable = MemberTable(items: "string")

private let checkShapesDeprecatedPropertiesTargetOneOf1Names: MemberTable = MemberTable("line\tinteger")

private func checkShapesDeprecatedPropertiesTargetOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink
) throws(Rejection) {
  c.skipWhitespace()
  let start: Int = c.position
  guard c.isAtObject else { throw Rejection(at: c.position) }
  var o: ObjectScanner = ObjectScanner(
    checkShapesDeprecatedPropertiesTargetOneOf1Names,
    at: start,
    passesOthers: !s.wantsWarnings
  )
  while try o.nextUndecided(&c, &s) {
    s.noteWarning()
    try c.skipValue()
  }
}

private let shapesDeprecatedProgram: SchemaProgram = SchemaProgram(
  "shapes/deprecated.yaml",
  #"""
  {"#":{"warns":true,"type":["object"],"properties":{"channel":["/properties/channel","#/properties/channel"],
  "target":["/properties/target","#/properties/target"]},"additionalProperties":false,
  "required":["channel"]},
  "#/properties/channel":{"defers":true,"oneOf":{"of":[{"type":["string"],"schema":{"const":"push"}},
  {"type":["string"],"schema":{"const":"fax"}}]}},
  "#/properties/target":{"warns":true,"defers":true,"oneOf":{"of":[{"type":["string"],"name":"Device",
  "schema":{"type":["string"]}},{"type":["object"],"name":"Line","schema":["/oneOf/1",
  "#/properties/target/oneOf/1"]}]}},
  "#/properties/target/oneOf/1":{"warns":true,"type":["object"],"properties":{"line":{"type":["integer"]}},
  "known":true}}
  """#
)
