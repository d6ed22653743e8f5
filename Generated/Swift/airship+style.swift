// Generated from airship/style.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// An expanded layout for the notification: a long text, a large picture or a list of lines. Android and
  /// Fire OS share it; Android shows it from 4.3 on. `type` names the layout, and the member of that name
  /// holds its content.
  public struct Style: SchemaValue {
    /// The address of the picture to show. Needed when `type` is `big_picture`.
    ///
    /// Must have the format `uri`.
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
    _ cursor: inout Cursor, _ sink: inout ViolationSink
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
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&bigPicture)
        case 1: try cursor.read(&bigText)
        case 2: try cursor.read(&lines)
        case 3: try cursor.read(&summary)
        case 4: try cursor.read(&title)
        case 5: try cursor.read(&type)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    guard let type else { throw Rejection(.violation, at: start) }
    return Self(
      bigPicture: consume bigPicture,
      bigText: consume bigText,
      lines: consume lines,
      summary: consume summary,
      title: consume title,
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
    self.additionalProperties = try fields.additional(except: Self.keys)
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
    _ cursor: inout Cursor, _ sink: inout ViolationSink
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

func checkAirshipStyle(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipStyleNames
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
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0020 != 0x0000_0000_0000_0020 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0020 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkAirshipStyleAllOf0InPlace(&c, &s, "/allOf/0")
  c.position = start
  try checkAirshipStyleAllOf1InPlace(&c, &s, "/allOf/1")
  c.position = end
  s.leave()
}

func checkAirshipStylePropertiesLines(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/properties/lines")
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
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkAirshipStylePropertiesLinesItems(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/properties/lines/items")
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

private let checkAirshipStyleDefsLayoutValues: KeyTable = KeyTable("big_picture\nbig_text\ninbox")

func checkAirshipStyleDefsLayout(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/$defs/layout")
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
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkAirshipStyleAllOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/allOf/0")
  s.explain("a style of type big_picture needs the member big_picture")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAirshipStyleAllOf0IfFragment(&c, &s)
      })
    if isMatch {
      try checkAirshipStyleAllOf0ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkAirshipStyleAllOf0ThenFragmentNames: KeyTable = KeyTable("big_picture")

func checkAirshipStyleAllOf0ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/allOf/0/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipStyleAllOf0ThenFragmentNames
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
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("big_picture", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkAirshipStyleAllOf0IfFragmentNames: KeyTable = KeyTable("type")

func checkAirshipStyleAllOf0IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/allOf/0/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipStyleAllOf0IfFragmentNames
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
        try checkAirshipStyleAllOf0IfPropertiesTypeFragment(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

func checkAirshipStyleAllOf0IfPropertiesTypeFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/allOf/0/if/properties/type")
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
  s.leave()
}

func checkAirshipStyleAllOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/allOf/1")
  s.explain("a style of type big_text needs the member big_text")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAirshipStyleAllOf1IfFragment(&c, &s)
      })
    if isMatch {
      try checkAirshipStyleAllOf1ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkAirshipStyleAllOf1ThenFragmentNames: KeyTable = KeyTable("big_text")

func checkAirshipStyleAllOf1ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/allOf/1/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipStyleAllOf1ThenFragmentNames
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
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("big_text", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkAirshipStyleAllOf1IfFragmentNames: KeyTable = KeyTable("type")

func checkAirshipStyleAllOf1IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/allOf/1/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAirshipStyleAllOf1IfFragmentNames
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
        try checkAirshipStyleAllOf1IfPropertiesTypeFragment(&c, &s, "/properties/type")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

func checkAirshipStyleAllOf1IfPropertiesTypeFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "airship/style.yaml#/allOf/1/if/properties/type")
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
  s.leave()
}
