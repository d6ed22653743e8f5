// Generated from storage/slots.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Storage {
  /// A member of each kind that a struct may store.
  ///
  /// Must be at most 2000 bytes long as compact JSON.
  public struct Slots: SchemaValue {
    /// Must be at most 400 characters long.
    public var text: String
    /// Must be at least 2 characters long.
    public var title: String?
    /// Must be at least `-5`.
    public var count: Int
    public var size: Int?
    /// Must be at most `1000000`.
    public var share: Double
    public var ratio: Double?
    public var flag: Bool
    public var mark: Bool?
    public var kind: Kind
    public var style: Style?
    public var only: Only?
    public var version: String { "one" }
    public var maybe: String?
    public var perhaps: Presence<Int>
    public var part: Part
    public var extra: Part?
    public var choice: Choice
    /// Must have at most 3 items.
    public var tags: [String]?
    /// Must have at most 2 items.
    public var parts: [Part]?
    @available(*, deprecated, message: "No longer in use.")
    public var old: String? {
      get { _old }
      set { _old = newValue }
    }
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONMap<Int>

    public struct Part: SchemaValue {
      public var x: Int
      /// Must match the pattern `^[a-z]+$`.
      public var y: String?

      public init(x: Int, y: String? = nil) {
        self.x = x
        self.y = y
      }
    }

    public enum Kind: TextEnumeration, CaseIterable {
      case plain
      case aBoldOne
      case grosser

      public init?(rawValue: String) {
        switch Self.values.index(of: rawValue) {
        case 0: self = .plain
        case 1: self = .aBoldOne
        case 2: self = .grosser
        default: return nil
        }
      }

      public var rawValue: String {
        switch self {
        case .plain: return "plain"
        case .aBoldOne: return "a \"bold\" one"
        case .grosser: return "größer"
        }
      }
    }

    public enum Style: String, CaseIterable, SchemaValue {
      case dotted
      case dashed
    }

    public enum Only: String, CaseIterable, SchemaValue {
      case single
    }

    public enum Choice: SchemaValue, ExpressibleByStringLiteral {
      case part(Part)
      case string(String)

      public init(stringLiteral value: String) { self = .string(value) }
    }

    private var _old: String?
    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Storage.Slots {
  public init(
    text: String,
    title: String? = nil,
    count: Int,
    size: Int? = nil,
    share: Double,
    ratio: Double? = nil,
    flag: Bool,
    mark: Bool? = nil,
    kind: Kind,
    style: Style? = nil,
    only: Only? = nil,
    maybe: String?,
    perhaps: Presence<Int> = .absent,
    part: Part,
    extra: Part? = nil,
    choice: Choice,
    tags: [String]? = nil,
    parts: [Part]? = nil,
    additionalProperties: JSONMap<Int> = [:]
  ) {
    self.init(
      text: text,
      title: title,
      count: count,
      size: size,
      share: share,
      ratio: ratio,
      flag: flag,
      mark: mark,
      kind: kind,
      style: style,
      only: only,
      maybe: maybe,
      perhaps: perhaps,
      part: part,
      extra: extra,
      choice: choice,
      tags: tags,
      parts: parts,
      additionalProperties: additionalProperties,
      _old: nil,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Storage.Slots: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "storage/slots.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkStorageSlots(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
      """
      text
      title
      count
      size
      share
      ratio
      flag
      mark
      kind
      style
      only
      version
      maybe
      perhaps
      part
      extra
      choice
      tags
      parts
      old
      """)
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkStorageSlotsNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.text)
    members.string(1, optional: \.title)
    members.integer(2, \.count)
    members.integer(3, optional: \.size)
    members.double(4, \.share)
    members.double(5, optional: \.ratio)
    members.boolean(6, \.flag)
    members.boolean(7, optional: \.mark)
    members.listed(8, \.kind)
    members.listed(9, optional: \.style)
    members.fixed(11)
    members.string(19, optional: \._old)
  }

  public static var unread: Self {
    Self(
      text: "",
      count: 0,
      share: 0,
      flag: false,
      kind: .plain,
      maybe: nil,
      part: Part.unread,
      choice: .part(Part.unread)
    )
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: Int)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 10:
        value.only = try Only.read(&c)
      case 12:
        value.maybe = try Optional<String>.read(&c)
      case 13:
        value.perhaps = try Presence<Int>.read(&c)
      case 14:
        try Part.fill(&value.part, &c, checks: checks)
      case 15:
        value.extra = try Part.read(&c, checks: checks)
      case 16:
        value.choice = try Choice.read(&c, checks: checks)
      case 17:
        value.tags = try c.array(checks: checks, count: 0...3) { (c: inout Cursor) throws(Rejection) in
          try checkStorageSlotsPropertiesTagsItems.string(&c, checks: checks)
        }
      case 18:
        value.parts = try c.array(checks: checks, count: 0...2) { (c: inout Cursor) throws(Rejection) in
          try Part.read(&c, checks: checks)
        }
      default:
        try o.check(&c, checkStorageSlotsAdditionalProperties)
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1_4155)
    try o.require(0x1800)
    try o.require(serializedBytes: 2000, c)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"text\":", self.text)
    writer.optional("\"title\":", self.title)
    writer.required("\"count\":", self.count)
    writer.optional("\"size\":", self.size)
    writer.required("\"share\":", self.share)
    writer.optional("\"ratio\":", self.ratio)
    writer.required("\"flag\":", self.flag)
    writer.optional("\"mark\":", self.mark)
    writer.required("\"kind\":", self.kind)
    writer.optional("\"style\":", self.style)
    writer.optional("\"only\":", self.only)
    writer.bytes("\"version\":\"one\",")
    writer.nullable("\"maybe\":", self.maybe)
    writer.presence("\"perhaps\":", self.perhaps)
    writer.required("\"part\":", self.part)
    writer.optional("\"extra\":", self.extra)
    writer.required("\"choice\":", self.choice)
    writer.optional("\"tags\":", self.tags)
    writer.optional("\"parts\":", self.parts)
    writer.optional("\"old\":", self._old)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let text: String = try fields.required("text")
    let title: String? = try fields.optional("title")
    let count: Int = try fields.required("count")
    let size: Int? = try fields.optional("size")
    let share: Double = try fields.required("share")
    let ratio: Double? = try fields.optional("ratio")
    let flag: Bool = try fields.required("flag")
    let mark: Bool? = try fields.optional("mark")
    let kind: Kind = try fields.required("kind")
    let style: Style? = try fields.optional("style")
    let only: Only? = try fields.optional("only")
    try fields.fixed("version", "one")
    let maybe: String? = try fields.nullable("maybe")
    let perhaps: Presence<Int> = try fields.presence("perhaps")
    let part: Part = try fields.required("part")
    let extra: Part? = try fields.optional("extra")
    let choice: Choice = try fields.required("choice")
    let tags: [String]? = try fields.optional("tags")
    let parts: [Part]? = try fields.optional("parts")
    let old: String? = try fields.optional("old")
    let additionalProperties: JSONMap<Int> = try fields.additional(as: Int.self)
    self.init(
      text: text,
      title: title,
      count: count,
      size: size,
      share: share,
      ratio: ratio,
      flag: flag,
      mark: mark,
      kind: kind,
      style: style,
      only: only,
      maybe: maybe,
      perhaps: perhaps,
      part: part,
      extra: extra,
      choice: choice,
      tags: tags,
      parts: parts,
      additionalProperties: additionalProperties,
      _old: old,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("text", self.text)
    try fields.optional("title", self.title)
    try fields.required("count", self.count)
    try fields.optional("size", self.size)
    try fields.required("share", self.share)
    try fields.optional("ratio", self.ratio)
    try fields.required("flag", self.flag)
    try fields.optional("mark", self.mark)
    try fields.required("kind", self.kind)
    try fields.optional("style", self.style)
    try fields.optional("only", self.only)
    try fields.required("version", self.version)
    try fields.nullable("maybe", self.maybe)
    try fields.presence("perhaps", self.perhaps)
    try fields.required("part", self.part)
    try fields.optional("extra", self.extra)
    try fields.required("choice", self.choice)
    try fields.optional("tags", self.tags)
    try fields.optional("parts", self.parts)
    try fields.optional("old", self._old)
    try fields.additional(self.additionalProperties)
  }
}

extension Storage.Slots.Part: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "storage/slots.yaml#/$defs/part"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkStorageSlotsDefsPart(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("x\ny")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkStorageSlotsDefsPartNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, \.x)
    members.string(1, optional: \.y)
  }

  public static var unread: Self {
    Self(x: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.require(false)
      try o.skip(&c)
    }
    try o.demand(0x1)
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"x\":", self.x)
    writer.optional("\"y\":", self.y)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.x = try fields.required("x")
    self.y = try fields.optional("y")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("x", self.x)
    try fields.optional("y", self.y)
  }
}

extension Storage.Slots.Kind: GeneratedValue {
  public static var schemaLocation: String {
    "storage/slots.yaml#/properties/kind"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkStorageSlotsPropertiesKind(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("plain\na \"bold\" one\ngrößer")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .plain
    case 1: return .aBoldOne
    case 2: return .grosser
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .plain: writer.bytes("\"plain\",")
    case .aBoldOne: writer.bytes("\"a \\\"bold\\\" one\",")
    case .grosser: writer.bytes("\"größer\",")
    }
  }
}

extension Storage.Slots.Style: GeneratedValue {
  public static var schemaLocation: String {
    "storage/slots.yaml#/properties/style"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkStorageSlotsPropertiesStyle(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("dotted\ndashed")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .dotted
    case 1: return .dashed
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .dotted: writer.bytes("\"dotted\",")
    case .dashed: writer.bytes("\"dashed\",")
    }
  }
}

extension Storage.Slots.Only: GeneratedValue {
  public static var schemaLocation: String {
    "storage/slots.yaml#/properties/only"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkStorageSlotsPropertiesOnly(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("single")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .single
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .single: writer.bytes("\"single\",")
    }
  }
}

extension Storage.Slots.Choice: FusedReadable {
  public static var schemaLocation: String {
    "storage/slots.yaml#/properties/choice"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkStorageSlotsPropertiesChoice(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      return .string(try String.read(&cursor))
    case .object:
      return .part(try Storage.Slots.Part.read(&cursor, checks: checks))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .part(let value): value.write(to: &writer)
    case .string(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .object) {
    case .string:
      self = .string(try String(unvalidatedFrom: decoder))
    default:
      self = .part(try Storage.Slots.Part(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .part(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    }
  }
}

// MARK: - Validators

let checkStorageSlotsNames: MemberTable = MemberTable(
  """
  text\tstring maxLength=400
  title\tstring minLength=2
  count\tinteger minimum=-5
  size\tinteger
  share\tnumber maximum=1000000
  ratio\tnumber
  flag\tboolean
  mark\tboolean
  kind\tstring enum=[\"plain\",\"a \\\\\"bold\\\\\" one\",\"größer\"]
  style\tstring enum=[\"dotted\",\"dashed\"]
  only\tstring enum=[\"single\"]
  version\tany const=\"one\"
  maybe\tnull|string
  perhaps\tnull|integer
  part\t\t{
  extra\t\t{
  choice\tstring\t{
  tags
  parts
  old\tstring\t…
  """,
  nested: [checkStorageSlotsDefsPartNames, checkStorageSlotsDefsPartNames, checkStorageSlotsDefsPartNames]
)

let checkStorageSlotsAdditional: MemberTable = MemberTable(additional: "integer\t?")

func checkStorageSlots(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "storage/slots.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkStorageSlotsNames,
      at: start,
      passesOthers: true,
      others: checkStorageSlotsAdditional
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 14:
        try checkStorageSlotsDefsPart(&c, &s, "/properties/part/$ref")
      case 15:
        try checkStorageSlotsDefsPart(&c, &s, "/properties/extra/$ref")
      case 16:
        try checkStorageSlotsPropertiesChoice(&c, &s, "/properties/choice")
      case 17:
        try checkStorageSlotsPropertiesTags(&c, &s, "/properties/tags")
      case 18:
        try checkStorageSlotsPropertiesParts(&c, &s, "/properties/parts")
      case 19:
        s.warn(.deprecated(""), at: o.offset, "/properties/old/deprecated")
        try o.decide(&c, &s)
      default:
        try checkStorageSlotsAdditionalProperties(&c, &s, "/additionalProperties")
      }
    }
    if o.seen0 & 0x1_5955 != 0x1_5955 {
      try Assertion.required("text", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("count", o.seen0 & 0x4 != 0, at: start, &s, "/required")
      try Assertion.required("share", o.seen0 & 0x10 != 0, at: start, &s, "/required")
      try Assertion.required("flag", o.seen0 & 0x40 != 0, at: start, &s, "/required")
      try Assertion.required("kind", o.seen0 & 0x100 != 0, at: start, &s, "/required")
      try Assertion.required("version", o.seen0 & 0x800 != 0, at: start, &s, "/required")
      try Assertion.required("maybe", o.seen0 & 0x1000 != 0, at: start, &s, "/required")
      try Assertion.required("part", o.seen0 & 0x4000 != 0, at: start, &s, "/required")
      try Assertion.required("choice", o.seen0 & 0x1_0000 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try Assertion.maxSerializedBytes(2000, from: start, to: end, c, &s, "/x-maxSerializedBytes")
  c.position = end
  s.leave()
}

private let checkStorageSlotsPropertiesKindValues: KeyTable = KeyTable("plain\na \"bold\" one\ngrößer")

func checkStorageSlotsPropertiesKind(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "storage/slots.yaml#/properties/kind")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkStorageSlotsPropertiesKindValues,
      "\"plain\", \"a \\\"bold\\\" one\", \"größer\"",
      string,
      c,
      &s,
      "/enum"
    )
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkStorageSlotsPropertiesStyleValues: KeyTable = KeyTable("dotted\ndashed")

func checkStorageSlotsPropertiesStyle(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "storage/slots.yaml#/properties/style")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkStorageSlotsPropertiesStyleValues,
      "\"dotted\", \"dashed\"",
      string,
      c,
      &s,
      "/enum"
    )
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkStorageSlotsPropertiesOnlyValues: KeyTable = KeyTable("single")

func checkStorageSlotsPropertiesOnly(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "storage/slots.yaml#/properties/only")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(checkStorageSlotsPropertiesOnlyValues, "\"single\"", string, c, &s, "/enum")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkStorageSlotsDefsPartNames: MemberTable = MemberTable(
  """
  x\tinteger
  y\tstring pattern=\"^[a-z]+$\"
  """,
  required: 0x1
)

func checkStorageSlotsDefsPart(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "storage/slots.yaml#/$defs/part")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkStorageSlotsDefsPartNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkStorageSlotsDefsPartNames.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("x", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkStorageSlotsPropertiesChoice(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "storage/slots.yaml#/properties/choice")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    try checkStorageSlotsPropertiesChoiceAnyOf1(&c, &s, "/anyOf/1")
  case .object:
    try checkStorageSlotsDefsPart(&c, &s, "/anyOf/0/$ref")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 20), at: start, &s, "/anyOf")
  }
  s.leave()
}

func checkStorageSlotsPropertiesChoiceAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "storage/slots.yaml#/properties/choice/anyOf/1")
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

let checkStorageSlotsPropertiesTagsItems: MemberTable = MemberTable(items: "string maxLength=5")

func checkStorageSlotsPropertiesTags(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "storage/slots.yaml#/properties/tags")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    let count: Int = try checkStorageSlotsPropertiesTagsItems.readItems(&c, &s)
    try Assertion.maxItems(3, count, at: start, &s, "/maxItems")
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkStorageSlotsPropertiesPartsItems: MemberTable = MemberTable(
  items: """
    \t{
    """,
  nested: [checkStorageSlotsDefsPartNames]
)

func checkStorageSlotsPropertiesParts(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "storage/slots.yaml#/properties/parts")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var count: Int = 0
    var more: Bool = try c.beginArray()
    while more {
      if !checkStorageSlotsPropertiesPartsItems.passes(&c) {
        try checkStorageSlotsDefsPart(&c, &s, "/items/$ref")
      }
      count &+= 1
      more = try c.nextItem()
    }
    try Assertion.maxItems(2, count, at: start, &s, "/maxItems")
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkStorageSlotsAdditionalProperties(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "storage/slots.yaml#/additionalProperties")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    if !Assertion.isInteger(number, c) {
      try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
      return s.leave()
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkStorageSlotsPropertiesChoiceAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "storage/slots.yaml#/properties/choice/anyOf/0")
  _ = try c.kind()
  try checkStorageSlotsDefsPartInPlaceFirst(&c, &s, "/$ref")
  s.leave()
}

let checkStorageSlotsDefsPartInPlaceFirstNames: MemberTable = MemberTable(
  """
  x\tinteger
  y\tstring pattern=\"^[a-z]+$\"
  """)

func checkStorageSlotsDefsPartInPlaceFirst(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "storage/slots.yaml#/$defs/part")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkStorageSlotsDefsPartInPlaceFirstNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkStorageSlotsDefsPartInPlaceFirstNames.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("x", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
