// Generated from enums/enums.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Enums {
  /// Values that are listed.
  public struct EnumsValue: SchemaValue {
    public var strings: Strings?
    public var accents: Accents?
    public var numbers: Numbers?
    public var mixed: Presence<Mixed>
    public var flags: Bool?
    public var open: Open?
    public var openByIdiom: OpenByIdiom?
    public var objects: JSONValue?
    public var fixed: Fixed?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public enum Strings: String, CaseIterable, SchemaValue {
      case on
      case off
      case veryHigh = "very-high"
      case aB = "a\"b"
      case lineBreak = "line\nbreak"
    }

    public enum Accents: TextEnumeration, CaseIterable {
      case e
      case e2
      case plain

      public init?(rawValue: String) {
        switch Self.values.index(of: rawValue) {
        case 0: self = .e
        case 1: self = .e2
        case 2: self = .plain
        default: return nil
        }
      }

      public var rawValue: String {
        switch self {
        case .e: return "é"
        case .e2: return "e\u{301}"
        case .plain: return "plain"
        }
      }
    }

    public enum Numbers: Int, CaseIterable, SchemaValue {
      case minus1 = -1
      case zero = 0
      case value1000000 = 1_000_000
    }

    public enum Mixed: CaseIterable, JSONLiteral {
      case auto
      case value0
      case value1Point5
      case `true`

      /// The JSON value that the case stands for.
      public var rawValue: JSONValue {
        switch self {
        case .auto: return .string("auto")
        case .value0: return .number(JSONNumber(uncheckedText: "0"))
        case .value1Point5: return .number(JSONNumber(uncheckedText: "1.5"))
        case .`true`: return .bool(true)
        }
      }
    }

    public enum Open: OpenEnumeration {
      case url
      case home
      case other
      /// Any other value.
      case otherValue(String)

      /// The values that are known, in the schema's order.
      public static var knownCases: [Open] {
        [.url, .home, .other]
      }

      public init(rawValue: String) {
        switch Self.values.index(of: rawValue) {
        case 0: self = .url
        case 1: self = .home
        case 2: self = .other
        default: self = .otherValue(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .url: return "url"
        case .home: return "home"
        case .other: return "other"
        case .otherValue(let text): return text
        }
      }
    }

    public enum OpenByIdiom: OpenEnumeration {
      case a
      case b
      /// Any other value.
      case other(String)

      /// The values that are known, in the schema's order.
      public static var knownCases: [OpenByIdiom] {
        [.a, .b]
      }

      public init(rawValue: String) {
        switch Self.values.index(of: rawValue) {
        case 0: self = .a
        case 1: self = .b
        default: self = .other(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .a: return "a"
        case .b: return "b"
        case .other(let text): return text
        }
      }
    }

    public struct Fixed: SchemaValue {
      public var only: String { "one" }
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(additionalProperties: JSONObject = [:]) {
        self.additionalProperties = additionalProperties
      }
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Enums.EnumsValue {
  public init(
    strings: Strings? = nil,
    accents: Accents? = nil,
    numbers: Numbers? = nil,
    mixed: Presence<Mixed> = .absent,
    flags: Bool? = nil,
    open: Open? = nil,
    openByIdiom: OpenByIdiom? = nil,
    objects: JSONValue? = nil,
    fixed: Fixed? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      strings: strings,
      accents: accents,
      numbers: numbers,
      mixed: mixed,
      flags: flags,
      open: open,
      openByIdiom: openByIdiom,
      objects: objects,
      fixed: fixed,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Enums.EnumsValue: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "enums/enums.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkEnumsEnums(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
      """
      strings
      accents
      numbers
      mixed
      flags
      open
      open_by_idiom
      objects
      fixed
      """)
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkEnumsEnumsNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.listed(0, optional: \.strings)
    members.listed(1, optional: \.accents)
    members.boolean(4, optional: \.flags)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 2:
        value.numbers = try Numbers.read(&c)
      case 3:
        try o.check(&c)
        value.mixed = try Presence<Mixed>.read(&c)
      case 5:
        try o.check(&c)
        value.open = try Open.read(&c)
      case 6:
        try o.check(&c, checkEnumsEnumsPropertiesOpenByIdiom)
        value.openByIdiom = try OpenByIdiom.read(&c)
      case 7:
        try o.check(&c)
        value.objects = try JSONValue.read(&c)
      case 8:
        value.fixed = try Fixed.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"strings\":", self.strings)
    writer.optional("\"accents\":", self.accents)
    writer.optional("\"numbers\":", self.numbers)
    writer.presence("\"mixed\":", self.mixed)
    writer.optional("\"flags\":", self.flags)
    writer.optional("\"open\":", self.open)
    writer.optional("\"open_by_idiom\":", self.openByIdiom)
    writer.optional("\"objects\":", self.objects)
    writer.optional("\"fixed\":", self.fixed)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let strings: Strings? = try fields.optional("strings")
    let accents: Accents? = try fields.optional("accents")
    let numbers: Numbers? = try fields.optional("numbers")
    let mixed: Presence<Mixed> = try fields.presence("mixed")
    let flags: Bool? = try fields.optional("flags")
    let open: Open? = try fields.optional("open")
    let openByIdiom: OpenByIdiom? = try fields.optional("open_by_idiom")
    let objects: JSONValue? = try fields.anything("objects")
    let fixed: Fixed? = try fields.optional("fixed")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      strings: strings,
      accents: accents,
      numbers: numbers,
      mixed: mixed,
      flags: flags,
      open: open,
      openByIdiom: openByIdiom,
      objects: objects,
      fixed: fixed,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("strings", self.strings)
    try fields.optional("accents", self.accents)
    try fields.optional("numbers", self.numbers)
    try fields.presence("mixed", self.mixed)
    try fields.optional("flags", self.flags)
    try fields.optional("open", self.open)
    try fields.optional("open_by_idiom", self.openByIdiom)
    try fields.optional("objects", self.objects)
    try fields.optional("fixed", self.fixed)
    try fields.additional(self.additionalProperties)
  }
}

extension Enums.EnumsValue.Strings: GeneratedValue {
  public static var schemaLocation: String {
    "enums/enums.yaml#/properties/strings"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkEnumsEnumsPropertiesStrings(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("on\noff\nvery-high\na\"b\nline\\nbreak")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .on
    case 1: return .off
    case 2: return .veryHigh
    case 3: return .aB
    case 4: return .lineBreak
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .on: writer.bytes("\"on\",")
    case .off: writer.bytes("\"off\",")
    case .veryHigh: writer.bytes("\"very-high\",")
    case .aB: writer.bytes("\"a\\\"b\",")
    case .lineBreak: writer.bytes("\"line\\nbreak\",")
    }
  }
}

extension Enums.EnumsValue.Accents: GeneratedValue {
  public static var schemaLocation: String {
    "enums/enums.yaml#/properties/accents"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkEnumsEnumsPropertiesAccents(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("é\ne\u{301}\nplain")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .e
    case 1: return .e2
    case 2: return .plain
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .e: writer.bytes("\"é\",")
    case .e2: writer.bytes("\"e\u{301}\",")
    case .plain: writer.bytes("\"plain\",")
    }
  }
}

extension Enums.EnumsValue.Numbers: GeneratedValue {
  public static var schemaLocation: String {
    "enums/enums.yaml#/properties/numbers"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkEnumsEnumsPropertiesNumbers(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    guard let value = Self(rawValue: try Int.read(&cursor)) else {
      throw Rejection(.violation, at: start)
    }
    return value
  }

  public func write(to writer: inout JSONWriter) {
    writer.integer(rawValue)
  }
}

extension Enums.EnumsValue.Mixed: GeneratedValue {
  public static var schemaLocation: String {
    "enums/enums.yaml#/properties/mixed"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkEnumsEnumsPropertiesMixed(&cursor, &sink)
  }
}

extension Enums.EnumsValue.Open: GeneratedValue {
  public static var schemaLocation: String {
    "enums/enums.yaml#/properties/open"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkEnumsEnumsPropertiesOpen(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("url\nhome\nother")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .url
    case 1: return .home
    case 2: return .other
    default: return .otherValue(cursor.text(text))
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .url: writer.bytes("\"url\",")
    case .home: writer.bytes("\"home\",")
    case .other: writer.bytes("\"other\",")
    case .otherValue(let text): writer.string(text)
    }
  }
}

extension Enums.EnumsValue.OpenByIdiom: GeneratedValue {
  public static var schemaLocation: String {
    "enums/enums.yaml#/properties/open_by_idiom"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkEnumsEnumsPropertiesOpenByIdiom(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("a\nb")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .a
    case 1: return .b
    default: return .other(cursor.text(text))
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .a: writer.bytes("\"a\",")
    case .b: writer.bytes("\"b\",")
    case .other(let text): writer.string(text)
    }
  }
}

extension Enums.EnumsValue.Fixed: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "enums/enums.yaml#/properties/fixed"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkEnumsEnumsPropertiesFixed(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("only")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkEnumsEnumsPropertiesFixedNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"only\":\"one\",")
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("only", "one")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("only", self.only)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkEnumsEnumsNames: MemberTable = MemberTable(
  """
  strings\tany enum=[\"on\",\"off\",\"very-high\",\"a\\\\\"b\",\"line\\\\nbreak\"]
  accents\tany enum=[\"é\",\"e\u{301}\",\"plain\"]
  numbers\tany enum=[-1,0,1000000]
  mixed\tany enum=[\"auto\",0,1.5,true,null]
  flags\tany enum=[true,false]
  open\tstring
  open_by_idiom\tstring\t?
  objects\tany enum=[{\"a\":1},[2]]
  fixed\t\t{
  """,
  nested: [checkEnumsEnumsPropertiesFixedNames]
)

func checkEnumsEnums(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "enums/enums.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkEnumsEnumsNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 6:
        try checkEnumsEnumsPropertiesOpenByIdiom(&c, &s, "/properties/open_by_idiom")
      case 8:
        try checkEnumsEnumsPropertiesFixed(&c, &s, "/properties/fixed")
      default:
        Assertion.unknownProperty(checkEnumsEnumsNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkEnumsEnumsPropertiesStringsValues: KeyTable = KeyTable(
  """
  on
  off
  very-high
  a\"b
  line\\nbreak
  """)

func checkEnumsEnumsPropertiesStrings(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "enums/enums.yaml#/properties/strings")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated(
      "\"on\", \"off\", \"very-high\", \"a\\\"b\", \"line\\nbreak\"",
      at: start,
      &s,
      "/enum"
    )
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated(
      "\"on\", \"off\", \"very-high\", \"a\\\"b\", \"line\\nbreak\"",
      at: start,
      &s,
      "/enum"
    )
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated(
      "\"on\", \"off\", \"very-high\", \"a\\\"b\", \"line\\nbreak\"",
      at: start,
      &s,
      "/enum"
    )
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkEnumsEnumsPropertiesStringsValues,
      "\"on\", \"off\", \"very-high\", \"a\\\"b\", \"line\\nbreak\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated(
      "\"on\", \"off\", \"very-high\", \"a\\\"b\", \"line\\nbreak\"",
      at: start,
      &s,
      "/enum"
    )
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated(
      "\"on\", \"off\", \"very-high\", \"a\\\"b\", \"line\\nbreak\"",
      at: start,
      &s,
      "/enum"
    )
  }
  s.leave()
}

private let checkEnumsEnumsPropertiesAccentsValues: KeyTable = KeyTable("é\ne\u{301}\nplain")

func checkEnumsEnumsPropertiesAccents(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "enums/enums.yaml#/properties/accents")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"é\", \"e\u{301}\", \"plain\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"é\", \"e\u{301}\", \"plain\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"é\", \"e\u{301}\", \"plain\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkEnumsEnumsPropertiesAccentsValues,
      "\"é\", \"e\u{301}\", \"plain\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"é\", \"e\u{301}\", \"plain\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"é\", \"e\u{301}\", \"plain\"", at: start, &s, "/enum")
  }
  s.leave()
}

private let checkEnumsEnumsPropertiesNumbersValues: ValueList = ValueList("-1\n0\n1000000")

func checkEnumsEnumsPropertiesNumbers(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "enums/enums.yaml#/properties/numbers")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.enumeration(
      checkEnumsEnumsPropertiesNumbersValues,
      "-1, 0, 1000000",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .boolean:
    _ = try c.boolean()
    try Assertion.enumeration(
      checkEnumsEnumsPropertiesNumbersValues,
      "-1, 0, 1000000",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .number:
    _ = try c.number()
    try Assertion.enumeration(
      checkEnumsEnumsPropertiesNumbersValues,
      "-1, 0, 1000000",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .string:
    _ = try c.string()
    try Assertion.enumeration(
      checkEnumsEnumsPropertiesNumbersValues,
      "-1, 0, 1000000",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.enumeration(
      checkEnumsEnumsPropertiesNumbersValues,
      "-1, 0, 1000000",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .object:
    try c.skipValue()
    try Assertion.enumeration(
      checkEnumsEnumsPropertiesNumbersValues,
      "-1, 0, 1000000",
      at: start,
      c,
      &s,
      "/enum"
    )
  }
  s.leave()
}

private let checkEnumsEnumsPropertiesMixedValues: ValueList = ValueList("\"auto\"\n0\n1.5\ntrue\nnull")

func checkEnumsEnumsPropertiesMixed(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "enums/enums.yaml#/properties/mixed")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.enumeration(
      checkEnumsEnumsPropertiesMixedValues,
      "\"auto\", 0, 1.5, true, null",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .boolean:
    _ = try c.boolean()
    try Assertion.enumeration(
      checkEnumsEnumsPropertiesMixedValues,
      "\"auto\", 0, 1.5, true, null",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .number:
    _ = try c.number()
    try Assertion.enumeration(
      checkEnumsEnumsPropertiesMixedValues,
      "\"auto\", 0, 1.5, true, null",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .string:
    _ = try c.string()
    try Assertion.enumeration(
      checkEnumsEnumsPropertiesMixedValues,
      "\"auto\", 0, 1.5, true, null",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.enumeration(
      checkEnumsEnumsPropertiesMixedValues,
      "\"auto\", 0, 1.5, true, null",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .object:
    try c.skipValue()
    try Assertion.enumeration(
      checkEnumsEnumsPropertiesMixedValues,
      "\"auto\", 0, 1.5, true, null",
      at: start,
      c,
      &s,
      "/enum"
    )
  }
  s.leave()
}

func checkEnumsEnumsPropertiesOpen(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "enums/enums.yaml#/properties/open")
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

func checkEnumsEnumsPropertiesOpenByIdiom(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "enums/enums.yaml#/properties/open_by_idiom")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 16), at: start, &s, "/anyOf")
  }
  s.leave()
}

private let checkEnumsEnumsPropertiesOpenByIdiomAnyOf0Values: KeyTable = KeyTable("a\nb")

func checkEnumsEnumsPropertiesOpenByIdiomAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "enums/enums.yaml#/properties/open_by_idiom/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"a\", \"b\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"a\", \"b\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"a\", \"b\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkEnumsEnumsPropertiesOpenByIdiomAnyOf0Values,
      "\"a\", \"b\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"a\", \"b\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"a\", \"b\"", at: start, &s, "/enum")
  }
  s.leave()
}

func checkEnumsEnumsPropertiesOpenByIdiomAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "enums/enums.yaml#/properties/open_by_idiom/anyOf/1")
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

let checkEnumsEnumsPropertiesFixedNames: MemberTable = MemberTable(
  """
  only\tstring enum=[\"one\"]
  """,
  required: 0x1
)

func checkEnumsEnumsPropertiesFixed(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "enums/enums.yaml#/properties/fixed")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkEnumsEnumsPropertiesFixedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkEnumsEnumsPropertiesFixedNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("only", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
