// Generated from airship/style.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// An expanded layout for the notification: a long text, a large picture or a list of lines. Android and
  /// Fire OS share it; Android shows it from 4.3 on. `type` names the layout, and the member of that name
  /// holds its content.
  public struct Style: SchemaValue {
    /// The address of the picture to show. Needed when `type` is `big_picture`.
    public var bigPicture: String?
    /// The long text to show. Needed when `type` is `big_text`.
    public var bigText: String?
    /// The lines to list when `type` is `inbox`.
    public var lines: [String]?
    /// Replaces the summary of the notification.
    public var summary: String?
    /// Replaces the title of the notification.
    public var title: String?
    /// Which layout to use.
    public var type: Layout
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      bigPicture: String? = nil,
      bigText: String? = nil,
      lines: [String]? = nil,
      summary: String? = nil,
      title: String? = nil,
      type: Layout,
      additionalProperties: JSONObject = [:]
    ) {
      self.bigPicture = bigPicture
      self.bigText = bigText
      self.lines = lines
      self.summary = summary
      self.title = title
      self.type = type
      self.additionalProperties = additionalProperties
    }

    /// The layout of a notification: a large picture, a long text, or a list of lines.
    public enum Layout: String, CaseIterable, SchemaValue {
      case bigPicture = "big_picture"
      case bigText = "big_text"
      case inbox
    }
  }
}

// MARK: - Machinery

extension Airship.Style: GeneratedValue {
  public static var schemaLocation: String {
    "airship/style.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkAirshipStyle(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkAirshipStyle(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("big_picture\nbig_text\nlines\nsummary\ntitle\ntype")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var bigPicture: String?
    var bigText: String?
    var lines: [String]?
    var summary: String?
    var title: String?
    var type: Layout?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    let start: Int = cursor.position
    if try cursor.beginObject() {
      repeat {
        let key: Key = try cursor.key()
        switch keys.index(of: key, in: cursor) {
        case 0: bigPicture = try String.read(&cursor)
        case 1: bigText = try String.read(&cursor)
        case 2: lines = try [String].read(&cursor)
        case 3: summary = try String.read(&cursor)
        case 4: title = try String.read(&cursor)
        case 5: type = try Layout.read(&cursor)
        default: try cursor.readMember(key, into: &others)
        }
      } while try cursor.nextMember()
    }
    guard let type else { throw Rejection(.violation, at: start) }
    return Self(
      bigPicture: bigPicture,
      bigText: bigText,
      lines: lines,
      summary: summary,
      title: title,
      type: type,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"big_picture\":", self.bigPicture)
    writer.optional("\"big_text\":", self.bigText)
    writer.optional("\"lines\":", self.lines)
    writer.optional("\"summary\":", self.summary)
    writer.optional("\"title\":", self.title)
    writer.required("\"type\":", self.type)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.bigPicture = try fields.optional("big_picture")
    self.bigText = try fields.optional("big_text")
    self.lines = try fields.optional("lines")
    self.summary = try fields.optional("summary")
    self.title = try fields.optional("title")
    self.type = try fields.required("type")
    self.additionalProperties = try fields.additional(
      except: [
        "big_picture",
        "big_text",
        "lines",
        "summary",
        "title",
        "type",
      ])
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("big_picture", self.bigPicture)
    try fields.optional("big_text", self.bigText)
    try fields.optional("lines", self.lines)
    try fields.optional("summary", self.summary)
    try fields.optional("title", self.title)
    try fields.required("type", self.type)
    try fields.additional(self.additionalProperties)
  }
}

extension Airship.Style.Layout: GeneratedValue {
  public static var schemaLocation: String {
    "airship/style.yaml#/$defs/layout"
  }

  public static func check(
    _ cursor: inout Cursor, first sink: inout FirstFailure
  ) throws(Rejection) {
    try checkAirshipStyleDefsLayout(&cursor, &sink)
  }

  public static func check(
    _ cursor: inout Cursor, all sink: inout Collector
  ) throws(Rejection) {
    try checkAirshipStyleDefsLayout(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("big_picture\nbig_text\ninbox")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .bigPicture
    case 1: return .bigText
    case 2: return .inbox
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .bigPicture: writer.bytes("\"big_picture\",")
    case .bigText: writer.bytes("\"big_text\",")
    case .inbox: writer.bytes("\"inbox\",")
    }
  }
}

// MARK: - Validators

private let checkAirshipStyleNames: KeyTable = KeyTable("big_picture\nbig_text\nlines\nsummary\ntitle\ntype")

func checkAirshipStyle<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipStyleNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      let index: Int = names.index(of: key, in: c)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(key, in: c, object: start)
      } else {
        if seen0 & bit != 0 { throw Rejection(.duplicateKey, at: key.offset) }
        seen0 |= bit
      }
      switch index {
      case 1, 3, 4:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 0:
        if let string = try Assertion.string(&c, &s, "/properties/big_picture/type") {
          try Assertion.format(.uri, string, c, &s, "/properties/big_picture/format")
        }
      case 2:
        try checkAirshipStylePropertiesLines(&c, &s, "/properties/lines")
      case 5:
        try checkAirshipStyleDefsLayout(&c, &s, "/properties/type/$ref")
      default:
        Assertion.unknownProperty(names, at: key.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    if seen0 & 0x0000_0000_0000_0020 != 0x0000_0000_0000_0020 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0020 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
  }
  let end: Int = c.position
  c.position = start
  try checkAirshipStyleAllOf0InPlace(&c, &s, "/allOf/0")
  c.position = start
  try checkAirshipStyleAllOf1InPlace(&c, &s, "/allOf/1")
  c.position = end
}

func checkAirshipStylePropertiesLines<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/properties/lines")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkAirshipStylePropertiesLinesItems(&c, &s, "/items")
      more = try c.nextItem()
    }
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
  }
}

func checkAirshipStylePropertiesLinesItems<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/properties/lines/items")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
  }
}

private let checkAirshipStyleDefsLayoutValues: KeyTable = KeyTable("big_picture\nbig_text\ninbox")

func checkAirshipStyleDefsLayout<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/$defs/layout")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkAirshipStyleDefsLayoutValues,
      "\"big_picture\", \"big_text\", \"inbox\"",
      string,
      c,
      &s,
      "/enum"
    )
  default:
    try c.skipValue()
    return try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
  }
}

func checkAirshipStyleAllOf0InPlace<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/allOf/0")
  defer { s.leave() }
  s.explain("a style of type big_picture needs the member big_picture")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
        try checkAirshipStyleAllOf0IfFragment(&c, &s)
      })
    if isMatch {
      try checkAirshipStyleAllOf0ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
}

private let checkAirshipStyleAllOf0ThenFragmentNames: KeyTable = KeyTable("big_picture")

func checkAirshipStyleAllOf0ThenFragment<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/allOf/0/then")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipStyleAllOf0ThenFragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      let index: Int = names.index(of: key, in: c)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(key, in: c, object: start)
      } else {
        if seen0 & bit != 0 { throw Rejection(.duplicateKey, at: key.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("big_picture", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
}

private let checkAirshipStyleAllOf0IfFragmentNames: KeyTable = KeyTable("type")

func checkAirshipStyleAllOf0IfFragment<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/allOf/0/if")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipStyleAllOf0IfFragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      let index: Int = names.index(of: key, in: c)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(key, in: c, object: start)
      } else {
        if seen0 & bit != 0 { throw Rejection(.duplicateKey, at: key.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkAirshipStyleAllOf0IfPropertiesTypeFragment(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
}

func checkAirshipStyleAllOf0IfPropertiesTypeFragment<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/allOf/0/if/properties/type")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"big_picture\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"big_picture\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"big_picture\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"big_picture\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"big_picture\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"big_picture\"", at: start, c, &s, "/const")
  }
}

func checkAirshipStyleAllOf1InPlace<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/allOf/1")
  defer { s.leave() }
  s.explain("a style of type big_text needs the member big_text")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout FirstFailure) throws(Rejection) in
        try checkAirshipStyleAllOf1IfFragment(&c, &s)
      })
    if isMatch {
      try checkAirshipStyleAllOf1ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
}

private let checkAirshipStyleAllOf1ThenFragmentNames: KeyTable = KeyTable("big_text")

func checkAirshipStyleAllOf1ThenFragment<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/allOf/1/then")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipStyleAllOf1ThenFragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      let index: Int = names.index(of: key, in: c)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(key, in: c, object: start)
      } else {
        if seen0 & bit != 0 { throw Rejection(.duplicateKey, at: key.offset) }
        seen0 |= bit
      }
      switch index {
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("big_text", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
}

private let checkAirshipStyleAllOf1IfFragmentNames: KeyTable = KeyTable("type")

func checkAirshipStyleAllOf1IfFragment<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/allOf/1/if")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipStyleAllOf1IfFragmentNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      let index: Int = names.index(of: key, in: c)
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(key, in: c, object: start)
      } else {
        if seen0 & bit != 0 { throw Rejection(.duplicateKey, at: key.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkAirshipStyleAllOf1IfPropertiesTypeFragment(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
}

func checkAirshipStyleAllOf1IfPropertiesTypeFragment<S: ViolationSink>(
  _ c: inout Cursor, _ s: inout S, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/allOf/1/if/properties/type")
  defer { s.leave() }
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"big_text\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"big_text\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"big_text\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"big_text\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"big_text\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"big_text\"", at: start, c, &s, "/const")
  }
}
