// Generated from listed/listed.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Listed {
  /// Members and items that are listed.
  public struct ListedValue: SchemaValue {
    public var strings: Strings?
    public var accents: Accents?
    public var numbers: Numbers?
    public var mixed: Presence<Mixed>
    public var flags: Bool?
    public var objects: JSONValue?
    public var codes: [Code]?
    public var levels: [Level]?
    public var many: [Many]?
    public var choices: [JSONValue]?
    public var version: Version?
    public var nothing: JSONValue?
    public var point: JSONValue?
    /// Must be at most `2`.
    public var small: Small?
    public var huge: Huge?

    public enum Strings: String, CaseIterable, SchemaValue {
      case on
      case off
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
      case value0 = 0
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

    public enum Code: Int, CaseIterable, SchemaValue {
      case value200 = 200
      case value404 = 404
      case value500 = 500
    }

    public enum Level: Int, CaseIterable, SchemaValue {
      case value2 = 2
      case value1 = 1
      case value3 = 3
    }

    public enum Many: Int, CaseIterable, SchemaValue {
      case value0 = 0
      case value10 = 10
      case value20 = 20
      case value30 = 30
      case value40 = 40
      case value50 = 50
      case value60 = 60
      case value70 = 70
      case value80 = 80
      case value90 = 90
      case value100 = 100
      case value110 = 110
      case value120 = 120
      case value130 = 130
      case value140 = 140
      case value150 = 150
      case value160 = 160
      case value170 = 170
      case value180 = 180
      case value190 = 190
      case value200 = 200
      case value210 = 210
      case value220 = 220
      case value230 = 230
      case value240 = 240
      case value250 = 250
      case value260 = 260
      case value270 = 270
      case value280 = 280
      case value290 = 290
      case value300 = 300
      case value310 = 310
      case value320 = 320
      case value330 = 330
      case value340 = 340
      case value350 = 350
      case value360 = 360
      case value370 = 370
      case value380 = 380
      case value390 = 390
      case value400 = 400
      case value590 = 590
      case value1180 = 1180
    }

    public enum Version: Int, CaseIterable, SchemaValue {
      case value3 = 3
    }

    /// Must be at most `2`.
    public enum Small: Int, CaseIterable, SchemaValue {
      case value1 = 1
      case value2 = 2
      case value3 = 3
      case value4 = 4
    }

    public enum Huge: CaseIterable, JSONLiteral {
      case value12345678901234567890
      case value0Point1

      /// The JSON value that the case stands for.
      public var rawValue: JSONValue {
        switch self {
        case .value12345678901234567890: return .number(JSONNumber(uncheckedText: "12345678901234567890"))
        case .value0Point1: return .number(JSONNumber(uncheckedText: "0.1"))
        }
      }
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Listed.ListedValue {
  public init(
    strings: Strings? = nil,
    accents: Accents? = nil,
    numbers: Numbers? = nil,
    mixed: Presence<Mixed> = .absent,
    flags: Bool? = nil,
    objects: JSONValue? = nil,
    codes: [Code]? = nil,
    levels: [Level]? = nil,
    many: [Many]? = nil,
    choices: [JSONValue]? = nil,
    version: Version? = nil,
    nothing: JSONValue? = nil,
    point: JSONValue? = nil,
    small: Small? = nil,
    huge: Huge? = nil
  ) {
    self.init(
      strings: strings,
      accents: accents,
      numbers: numbers,
      mixed: mixed,
      flags: flags,
      objects: objects,
      codes: codes,
      levels: levels,
      many: many,
      choices: choices,
      version: version,
      nothing: nothing,
      point: point,
      small: small,
      huge: huge,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Listed.ListedValue: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "listed/listed.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkListedListed(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
      """
      strings
      accents
      numbers
      mixed
      flags
      objects
      codes
      levels
      many
      choices
      version
      nothing
      point
      small
      huge
      """)
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkListedListedNames, places)

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
        value.objects = try JSONValue.read(&c)
      case 6:
        value.codes = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try Code.read(&c)
        }
      case 7:
        value.levels = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try Level.read(&c)
        }
      case 8:
        value.many = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try Many.read(&c)
        }
      case 9:
        try o.check(&c, checkListedListedPropertiesChoices)
        value.choices = try [JSONValue].read(&c)
      case 10:
        try o.check(&c)
        value.version = try Version.read(&c)
      case 11:
        try o.check(&c)
        value.nothing = try JSONValue.read(&c)
      case 12:
        try o.check(&c)
        value.point = try JSONValue.read(&c)
      case 13:
        try o.check(&c)
        value.small = try Small.read(&c)
      case 14:
        try o.check(&c)
        value.huge = try Huge.read(&c)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"strings\":", self.strings)
    writer.optional("\"accents\":", self.accents)
    writer.optional("\"numbers\":", self.numbers)
    writer.presence("\"mixed\":", self.mixed)
    writer.optional("\"flags\":", self.flags)
    writer.optional("\"objects\":", self.objects)
    writer.optional("\"codes\":", self.codes)
    writer.optional("\"levels\":", self.levels)
    writer.optional("\"many\":", self.many)
    writer.optional("\"choices\":", self.choices)
    writer.optional("\"version\":", self.version)
    writer.optional("\"nothing\":", self.nothing)
    writer.optional("\"point\":", self.point)
    writer.optional("\"small\":", self.small)
    writer.optional("\"huge\":", self.huge)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let strings: Strings? = try fields.optional("strings")
    let accents: Accents? = try fields.optional("accents")
    let numbers: Numbers? = try fields.optional("numbers")
    let mixed: Presence<Mixed> = try fields.presence("mixed")
    let flags: Bool? = try fields.optional("flags")
    let objects: JSONValue? = try fields.anything("objects")
    let codes: [Code]? = try fields.optional("codes")
    let levels: [Level]? = try fields.optional("levels")
    let many: [Many]? = try fields.optional("many")
    let choices: [JSONValue]? = try fields.optional("choices")
    let version: Version? = try fields.optional("version")
    let nothing: JSONValue? = try fields.anything("nothing")
    let point: JSONValue? = try fields.anything("point")
    let small: Small? = try fields.optional("small")
    let huge: Huge? = try fields.optional("huge")
    try fields.noOthers()
    self.init(
      strings: strings,
      accents: accents,
      numbers: numbers,
      mixed: mixed,
      flags: flags,
      objects: objects,
      codes: codes,
      levels: levels,
      many: many,
      choices: choices,
      version: version,
      nothing: nothing,
      point: point,
      small: small,
      huge: huge,
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
    try fields.optional("objects", self.objects)
    try fields.optional("codes", self.codes)
    try fields.optional("levels", self.levels)
    try fields.optional("many", self.many)
    try fields.optional("choices", self.choices)
    try fields.optional("version", self.version)
    try fields.optional("nothing", self.nothing)
    try fields.optional("point", self.point)
    try fields.optional("small", self.small)
    try fields.optional("huge", self.huge)
  }
}

extension Listed.ListedValue.Strings: GeneratedValue {
  public static var schemaLocation: String {
    "listed/listed.yaml#/properties/strings"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkListedListedPropertiesStrings(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("on\noff\na\"b\nline\\nbreak")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .on
    case 1: return .off
    case 2: return .aB
    case 3: return .lineBreak
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .on: writer.bytes("\"on\",")
    case .off: writer.bytes("\"off\",")
    case .aB: writer.bytes("\"a\\\"b\",")
    case .lineBreak: writer.bytes("\"line\\nbreak\",")
    }
  }
}

extension Listed.ListedValue.Accents: GeneratedValue {
  public static var schemaLocation: String {
    "listed/listed.yaml#/properties/accents"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkListedListedPropertiesAccents(&cursor, &sink)
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

extension Listed.ListedValue.Numbers: GeneratedValue {
  public static var schemaLocation: String {
    "listed/listed.yaml#/properties/numbers"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkListedListedPropertiesNumbers(&cursor, &sink)
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

extension Listed.ListedValue.Mixed: GeneratedValue {
  public static var schemaLocation: String {
    "listed/listed.yaml#/properties/mixed"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkListedListedPropertiesMixed(&cursor, &sink)
  }
}

extension Listed.ListedValue.Code: GeneratedValue {
  public static var schemaLocation: String {
    "listed/listed.yaml#/properties/codes/items"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkListedListedPropertiesCodesItems(&cursor, &sink)
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

extension Listed.ListedValue.Level: GeneratedValue {
  public static var schemaLocation: String {
    "listed/listed.yaml#/properties/levels/items"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkListedListedPropertiesLevelsItems(&cursor, &sink)
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

extension Listed.ListedValue.Many: GeneratedValue {
  public static var schemaLocation: String {
    "listed/listed.yaml#/properties/many/items"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkListedListedPropertiesManyItems(&cursor, &sink)
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

extension Listed.ListedValue.Version: GeneratedValue {
  public static var schemaLocation: String {
    "listed/listed.yaml#/properties/version"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkListedListedPropertiesVersion(&cursor, &sink)
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

extension Listed.ListedValue.Small: GeneratedValue {
  public static var schemaLocation: String {
    "listed/listed.yaml#/properties/small"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkListedListedPropertiesSmall(&cursor, &sink)
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

extension Listed.ListedValue.Huge: GeneratedValue {
  public static var schemaLocation: String {
    "listed/listed.yaml#/properties/huge"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkListedListedPropertiesHuge(&cursor, &sink)
  }
}

// MARK: - Validators

let checkListedListedNames: MemberTable = MemberTable(
  """
  strings\tany enum=[\"on\",\"off\",\"a\\\\\"b\",\"line\\\\nbreak\"]
  accents\tany enum=[\"é\",\"e\u{301}\",\"plain\"]
  numbers\tany enum=[-1,0,1000000]
  mixed\tany enum=[\"auto\",0,1.5,true,null]
  flags\tany enum=[true,false]
  objects\tany enum=[{\"a\":1},[2]]
  codes\t\t[
  levels\t\t[
  many\t\t[
  choices\t\t[
  version\tany const=3
  nothing\tany const=null
  point\tany const={\"x\":[1]}
  small\tany maximum=2 enum=[1,2,3,4]
  huge\tany enum=[12345678901234567890,0.1]
  """,
  nested: [
    checkListedListedPropertiesCodesItems,
    checkListedListedPropertiesLevelsItems,
    checkListedListedPropertiesManyItems,
    checkListedListedPropertiesChoicesItems,
  ]
)

func checkListedListed(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "listed/listed.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkListedListedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 6:
        try checkListedListedPropertiesCodes(&c, &s, "/properties/codes")
      case 7:
        try checkListedListedPropertiesLevels(&c, &s, "/properties/levels")
      case 8:
        try checkListedListedPropertiesMany(&c, &s, "/properties/many")
      case 9:
        try checkListedListedPropertiesChoices(&c, &s, "/properties/choices")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkListedListedNames.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkListedListedPropertiesStringsValues: KeyTable = KeyTable("on\noff\na\"b\nline\\nbreak")

func checkListedListedPropertiesStrings(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "listed/listed.yaml#/properties/strings")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"on\", \"off\", \"a\\\"b\", \"line\\nbreak\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"on\", \"off\", \"a\\\"b\", \"line\\nbreak\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"on\", \"off\", \"a\\\"b\", \"line\\nbreak\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkListedListedPropertiesStringsValues,
      "\"on\", \"off\", \"a\\\"b\", \"line\\nbreak\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"on\", \"off\", \"a\\\"b\", \"line\\nbreak\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"on\", \"off\", \"a\\\"b\", \"line\\nbreak\"", at: start, &s, "/enum")
  }
  s.leave()
}

private let checkListedListedPropertiesAccentsValues: KeyTable = KeyTable("é\ne\u{301}\nplain")

func checkListedListedPropertiesAccents(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "listed/listed.yaml#/properties/accents")
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
      checkListedListedPropertiesAccentsValues,
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

private let checkListedListedPropertiesNumbersValues: ValueList = ValueList("-1\n0\n1000000")

func checkListedListedPropertiesNumbers(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "listed/listed.yaml#/properties/numbers")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.enumeration(
      checkListedListedPropertiesNumbersValues,
      "-1, 0, 1000000",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .boolean:
    _ = try c.boolean()
    try Assertion.enumeration(
      checkListedListedPropertiesNumbersValues,
      "-1, 0, 1000000",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .number:
    _ = try c.number()
    try Assertion.enumeration(
      checkListedListedPropertiesNumbersValues,
      "-1, 0, 1000000",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .string:
    _ = try c.string()
    try Assertion.enumeration(
      checkListedListedPropertiesNumbersValues,
      "-1, 0, 1000000",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.enumeration(
      checkListedListedPropertiesNumbersValues,
      "-1, 0, 1000000",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .object:
    try c.skipValue()
    try Assertion.enumeration(
      checkListedListedPropertiesNumbersValues,
      "-1, 0, 1000000",
      at: start,
      c,
      &s,
      "/enum"
    )
  }
  s.leave()
}

private let checkListedListedPropertiesMixedValues: ValueList = ValueList("\"auto\"\n0\n1.5\ntrue\nnull")

func checkListedListedPropertiesMixed(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "listed/listed.yaml#/properties/mixed")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.enumeration(
      checkListedListedPropertiesMixedValues,
      "\"auto\", 0, 1.5, true, null",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .boolean:
    _ = try c.boolean()
    try Assertion.enumeration(
      checkListedListedPropertiesMixedValues,
      "\"auto\", 0, 1.5, true, null",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .number:
    _ = try c.number()
    try Assertion.enumeration(
      checkListedListedPropertiesMixedValues,
      "\"auto\", 0, 1.5, true, null",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .string:
    _ = try c.string()
    try Assertion.enumeration(
      checkListedListedPropertiesMixedValues,
      "\"auto\", 0, 1.5, true, null",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.enumeration(
      checkListedListedPropertiesMixedValues,
      "\"auto\", 0, 1.5, true, null",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .object:
    try c.skipValue()
    try Assertion.enumeration(
      checkListedListedPropertiesMixedValues,
      "\"auto\", 0, 1.5, true, null",
      at: start,
      c,
      &s,
      "/enum"
    )
  }
  s.leave()
}

let checkListedListedPropertiesCodesItems: MemberTable = MemberTable(items: "any enum=[200,404,500]")

func checkListedListedPropertiesCodes(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "listed/listed.yaml#/properties/codes")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkListedListedPropertiesCodesItems.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkListedListedPropertiesCodesItemsValues: ValueList = ValueList("200\n404\n500")

func checkListedListedPropertiesCodesItems(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "listed/listed.yaml#/properties/codes/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.enumeration(
      checkListedListedPropertiesCodesItemsValues,
      "200, 404, 500",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .boolean:
    _ = try c.boolean()
    try Assertion.enumeration(
      checkListedListedPropertiesCodesItemsValues,
      "200, 404, 500",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .number:
    _ = try c.number()
    try Assertion.enumeration(
      checkListedListedPropertiesCodesItemsValues,
      "200, 404, 500",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .string:
    _ = try c.string()
    try Assertion.enumeration(
      checkListedListedPropertiesCodesItemsValues,
      "200, 404, 500",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.enumeration(
      checkListedListedPropertiesCodesItemsValues,
      "200, 404, 500",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .object:
    try c.skipValue()
    try Assertion.enumeration(
      checkListedListedPropertiesCodesItemsValues,
      "200, 404, 500",
      at: start,
      c,
      &s,
      "/enum"
    )
  }
  s.leave()
}

let checkListedListedPropertiesLevelsItems: MemberTable = MemberTable(items: "integer enum=[2,1,3]")

func checkListedListedPropertiesLevels(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "listed/listed.yaml#/properties/levels")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkListedListedPropertiesLevelsItems.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkListedListedPropertiesLevelsItemsValues: ValueList = ValueList("2\n1\n3")

func checkListedListedPropertiesLevelsItems(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "listed/listed.yaml#/properties/levels/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    if !Assertion.isInteger(number, c) {
      try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
      return s.leave()
    }
    try Assertion.enumeration(
      checkListedListedPropertiesLevelsItemsValues,
      "2, 1, 3",
      at: start,
      c,
      &s,
      "/enum"
    )
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkListedListedPropertiesManyItems: MemberTable = MemberTable(
  items: """
    any enum=[0,10,20,30,40,50,60,70,80,90,100,110,120,130,140,150,160,170,180,190,200,210,220,230,240,250,26\
    0,270,280,290,300,310,320,330,340,350,360,370,380,390,400,590,1180]
    """)

func checkListedListedPropertiesMany(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "listed/listed.yaml#/properties/many")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkListedListedPropertiesManyItems.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkListedListedPropertiesManyItemsValues: ValueList = ValueList(
  """
  0
  10
  20
  30
  40
  50
  60
  70
  80
  90
  100
  110
  120
  130
  140
  150
  160
  170
  180
  190
  200
  210
  220
  230
  240
  250
  260
  270
  280
  290
  300
  310
  320
  330
  340
  350
  360
  370
  380
  390
  400
  590
  1180
  """)

func checkListedListedPropertiesManyItems(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "listed/listed.yaml#/properties/many/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.enumeration(
      checkListedListedPropertiesManyItemsValues,
      """
      0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, … (43 values)
      """,
      at: start,
      c,
      &s,
      "/enum"
    )
  case .boolean:
    _ = try c.boolean()
    try Assertion.enumeration(
      checkListedListedPropertiesManyItemsValues,
      """
      0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, … (43 values)
      """,
      at: start,
      c,
      &s,
      "/enum"
    )
  case .number:
    _ = try c.number()
    try Assertion.enumeration(
      checkListedListedPropertiesManyItemsValues,
      """
      0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, … (43 values)
      """,
      at: start,
      c,
      &s,
      "/enum"
    )
  case .string:
    _ = try c.string()
    try Assertion.enumeration(
      checkListedListedPropertiesManyItemsValues,
      """
      0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, … (43 values)
      """,
      at: start,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.enumeration(
      checkListedListedPropertiesManyItemsValues,
      """
      0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, … (43 values)
      """,
      at: start,
      c,
      &s,
      "/enum"
    )
  case .object:
    try c.skipValue()
    try Assertion.enumeration(
      checkListedListedPropertiesManyItemsValues,
      """
      0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, … (43 values)
      """,
      at: start,
      c,
      &s,
      "/enum"
    )
  }
  s.leave()
}

let checkListedListedPropertiesChoicesItems: MemberTable = MemberTable(
  items: """
    any enum=[1,\"a\",null,[1],{\"x\":null},2.5]
    """)

func checkListedListedPropertiesChoices(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "listed/listed.yaml#/properties/choices")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkListedListedPropertiesChoicesItems.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkListedListedPropertiesVersion(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "listed/listed.yaml#/properties/version")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("3", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("3", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("3", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("3", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("3", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("3", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkListedListedPropertiesSmallValues: ValueList = ValueList("1\n2\n3\n4")

func checkListedListedPropertiesSmall(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "listed/listed.yaml#/properties/small")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.enumeration(checkListedListedPropertiesSmallValues, "1, 2, 3, 4", at: start, c, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.enumeration(checkListedListedPropertiesSmallValues, "1, 2, 3, 4", at: start, c, &s, "/enum")
  case .number:
    let number: NumberSlice = try c.number()
    try Assertion.enumeration(checkListedListedPropertiesSmallValues, "1, 2, 3, 4", at: start, c, &s, "/enum")
    try Assertion.maximum(NumberLimit(2, "2"), number, c, &s, "/maximum")
  case .string:
    _ = try c.string()
    try Assertion.enumeration(checkListedListedPropertiesSmallValues, "1, 2, 3, 4", at: start, c, &s, "/enum")
  case .array:
    try c.skipValue()
    try Assertion.enumeration(checkListedListedPropertiesSmallValues, "1, 2, 3, 4", at: start, c, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.enumeration(checkListedListedPropertiesSmallValues, "1, 2, 3, 4", at: start, c, &s, "/enum")
  }
  s.leave()
}

private let checkListedListedPropertiesHugeValues: ValueList = ValueList("12345678901234567890\n0.1")

func checkListedListedPropertiesHuge(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "listed/listed.yaml#/properties/huge")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.enumeration(
      checkListedListedPropertiesHugeValues,
      "12345678901234567890, 0.1",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .boolean:
    _ = try c.boolean()
    try Assertion.enumeration(
      checkListedListedPropertiesHugeValues,
      "12345678901234567890, 0.1",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .number:
    _ = try c.number()
    try Assertion.enumeration(
      checkListedListedPropertiesHugeValues,
      "12345678901234567890, 0.1",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .string:
    _ = try c.string()
    try Assertion.enumeration(
      checkListedListedPropertiesHugeValues,
      "12345678901234567890, 0.1",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.enumeration(
      checkListedListedPropertiesHugeValues,
      "12345678901234567890, 0.1",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .object:
    try c.skipValue()
    try Assertion.enumeration(
      checkListedListedPropertiesHugeValues,
      "12345678901234567890, 0.1",
      at: start,
      c,
      &s,
      "/enum"
    )
  }
  s.leave()
}
