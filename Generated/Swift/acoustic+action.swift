// Generated from acoustic/action.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Acoustic {
  /// What every action is made of. Four types are predefined: `dial` calls a phone number, `url` opens an
  /// address, `rich` shows rich content, `openApp` opens the app. Any other type belongs to the plugin that
  /// the app has for it, and may come with members of its own, which are kept. The service itself rejects
  /// nothing but malformed JSON.
  public struct Action: SchemaValue {
    /// What to do, one of the predefined types or a type of your own.
    public var type: ActionType
    /// With what to do it: the phone number to dial, the address to open, the identifier of the rich content,
    /// or an object of values for the app. An action of your own may take any value or none.
    public var value: JSONValue?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(type: ActionType, value: JSONValue? = nil, additionalProperties: JSONObject = [:]) {
      self.type = type
      self.value = value
      self.additionalProperties = additionalProperties
    }

    /// What to do, one of the predefined types or a type of your own.
    public enum ActionType: OpenEnumeration {
      case dial
      case url
      case rich
      case openApp
      /// Any other value.
      case other(String)

      /// The values that are known, in the schema's order.
      public static var knownCases: [ActionType] {
        [.dial, .url, .rich, .openApp]
      }

      public init(rawValue: String) {
        switch Self.values.index(of: rawValue) {
        case 0: self = .dial
        case 1: self = .url
        case 2: self = .rich
        case 3: self = .openApp
        default: self = .other(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .dial: return "dial"
        case .url: return "url"
        case .rich: return "rich"
        case .openApp: return "openApp"
        case .other(let text): return text
        }
      }
    }
  }
}

// MARK: - Machinery

extension Acoustic.Action: GeneratedValue {
  public static var schemaLocation: String {
    "acoustic/action.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAcousticAction(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("type\nvalue")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var type: ActionType?
    var _value: JSONValue?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    let start: Int = cursor.position
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&type)
        case 1: try cursor.read(&_value)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    guard let type else { throw Rejection(.violation, at: start) }
    return Self(type: type, value: consume _value, additionalProperties: JSONMap(uniqueMembers: others))
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"type\":", self.type)
    writer.optional("\"value\":", self.value)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.type = try fields.required("type")
    self.value = try fields.anything("value")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.optional("value", self.value)
    try fields.additional(self.additionalProperties)
  }
}

extension Acoustic.Action.ActionType: GeneratedValue {
  public static var schemaLocation: String {
    "acoustic/action.yaml#/properties/type"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkAcousticActionPropertiesType(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("dial\nurl\nrich\nopenApp")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .dial
    case 1: return .url
    case 2: return .rich
    case 3: return .openApp
    default: return .other(cursor.text(text))
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .dial: writer.bytes("\"dial\",")
    case .url: writer.bytes("\"url\",")
    case .rich: writer.bytes("\"rich\",")
    case .openApp: writer.bytes("\"openApp\",")
    case .other(let text): writer.string(text)
    }
  }
}

// MARK: - Validators

private let checkAcousticActionNames: KeyTable = KeyTable("type\nvalue")

func checkAcousticAction(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAcousticActionNames
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
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 1:
        try c.skipValue()
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkAcousticActionAllOf0InPlace(&c, &s, "/allOf/0")
  c.position = start
  try checkAcousticActionAllOf1InPlace(&c, &s, "/allOf/1")
  c.position = start
  try checkAcousticActionAllOf2InPlace(&c, &s, "/allOf/2")
  c.position = start
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "the value of dial should be a phone number",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkAcousticActionXWarnings0Fragment(&c, &s)
    }
    try Validation.warn(
      c,
      "/x-warnings/1",
      "the value of url should be a URL, from its scheme on",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkAcousticActionXWarnings1Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

func checkAcousticActionPropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/properties/type")
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

func checkAcousticActionAllOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/0")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAcousticActionAllOf0IfFragment(&c, &s)
      })
    if isMatch {
      try checkAcousticActionAllOf0ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkAcousticActionAllOf0ThenFragmentNames: KeyTable = KeyTable("value")

func checkAcousticActionAllOf0ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/0/then")
  s.explain("a predefined action needs a `value`")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAcousticActionAllOf0ThenFragmentNames
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
      try Assertion.required("value", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkAcousticActionAllOf0IfFragmentNames: KeyTable = KeyTable("type")

func checkAcousticActionAllOf0IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/0/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAcousticActionAllOf0IfFragmentNames
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
        try checkAcousticActionAllOf0IfPropertiesTypeFragment(&c, &s, "/properties/type")
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

private let checkAcousticActionAllOf0IfPropertiesTypeFragmentValues: KeyTable = KeyTable(
  """
  dial
  url
  rich
  openApp
  """)

func checkAcousticActionAllOf0IfPropertiesTypeFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/0/if/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"dial\", \"url\", \"rich\", \"openApp\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"dial\", \"url\", \"rich\", \"openApp\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"dial\", \"url\", \"rich\", \"openApp\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkAcousticActionAllOf0IfPropertiesTypeFragmentValues,
      "\"dial\", \"url\", \"rich\", \"openApp\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"dial\", \"url\", \"rich\", \"openApp\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"dial\", \"url\", \"rich\", \"openApp\"", at: start, &s, "/enum")
  }
  s.leave()
}

func checkAcousticActionAllOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/1")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAcousticActionAllOf1IfFragment(&c, &s)
      })
    if isMatch {
      try checkAcousticActionAllOf1ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkAcousticActionAllOf1ThenFragmentNames: KeyTable = KeyTable("value")

func checkAcousticActionAllOf1ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/1/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAcousticActionAllOf1ThenFragmentNames
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
        try checkAcousticActionAllOf1ThenPropertiesValueFragment(&c, &s, "/properties/value")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  s.leave()
}

func checkAcousticActionAllOf1ThenPropertiesValueFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/1/then/properties/value")
  s.explain("the value of dial, url and rich is a string")
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

private let checkAcousticActionAllOf1IfFragmentNames: KeyTable = KeyTable("type")

func checkAcousticActionAllOf1IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/1/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAcousticActionAllOf1IfFragmentNames
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
        try checkAcousticActionAllOf1IfPropertiesTypeFragment(&c, &s, "/properties/type")
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

private let checkAcousticActionAllOf1IfPropertiesTypeFragmentValues: KeyTable = KeyTable("dial\nurl\nrich")

func checkAcousticActionAllOf1IfPropertiesTypeFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/1/if/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"dial\", \"url\", \"rich\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"dial\", \"url\", \"rich\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"dial\", \"url\", \"rich\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkAcousticActionAllOf1IfPropertiesTypeFragmentValues,
      "\"dial\", \"url\", \"rich\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"dial\", \"url\", \"rich\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"dial\", \"url\", \"rich\"", at: start, &s, "/enum")
  }
  s.leave()
}

func checkAcousticActionAllOf2InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/2")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAcousticActionAllOf2IfFragment(&c, &s)
      })
    if isMatch {
      try checkAcousticActionAllOf2ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkAcousticActionAllOf2ThenFragmentNames: KeyTable = KeyTable("value")

func checkAcousticActionAllOf2ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/2/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAcousticActionAllOf2ThenFragmentNames
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
        try checkAcousticActionAllOf2ThenPropertiesValueFragment(&c, &s, "/properties/value")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  s.leave()
}

func checkAcousticActionAllOf2ThenPropertiesValueFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/2/then/properties/value")
  s.explain("the value of openApp is an object")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkAcousticActionAllOf2IfFragmentNames: KeyTable = KeyTable("type")

func checkAcousticActionAllOf2IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/2/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAcousticActionAllOf2IfFragmentNames
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
        try checkAcousticActionAllOf2IfPropertiesTypeFragment(&c, &s, "/properties/type")
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

func checkAcousticActionAllOf2IfPropertiesTypeFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/allOf/2/if/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"openApp\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"openApp\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"openApp\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"openApp\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"openApp\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"openApp\"", at: start, c, &s, "/const")
  }
  s.leave()
}

func checkAcousticActionXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/x-warnings/0")
  s.explain("the value of dial should be a phone number")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAcousticActionXWarnings0IfFragment(&c, &s)
      })
    if isMatch {
      try checkAcousticActionXWarnings0ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkAcousticActionXWarnings0ThenFragmentNames: KeyTable = KeyTable("value")

func checkAcousticActionXWarnings0ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/x-warnings/0/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAcousticActionXWarnings0ThenFragmentNames
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
        try checkAcousticActionXWarnings0ThenPropertiesValueFragment(&c, &s, "/properties/value")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  s.leave()
}

func checkAcousticActionXWarnings0ThenPropertiesValueFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/x-warnings/0/then/properties/value")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(patternTel09, "^(tel:)?[+]?[0-9 ()./*#,;-]+$", string, c, &s, "/pattern")
  default: try c.skipValue()
  }
  s.leave()
}

private let checkAcousticActionXWarnings0IfFragmentNames: KeyTable = KeyTable("type")

func checkAcousticActionXWarnings0IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/x-warnings/0/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAcousticActionXWarnings0IfFragmentNames
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
        try checkAcousticActionXWarnings0IfPropertiesTypeFragment(&c, &s, "/properties/type")
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

func checkAcousticActionXWarnings0IfPropertiesTypeFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/x-warnings/0/if/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"dial\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"dial\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"dial\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"dial\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"dial\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"dial\"", at: start, c, &s, "/const")
  }
  s.leave()
}

func checkAcousticActionXWarnings1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/x-warnings/1")
  s.explain("the value of url should be a URL, from its scheme on")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkAcousticActionXWarnings1IfFragment(&c, &s)
      })
    if isMatch {
      try checkAcousticActionXWarnings1ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

private let checkAcousticActionXWarnings1ThenFragmentNames: KeyTable = KeyTable("value")

func checkAcousticActionXWarnings1ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/x-warnings/1/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAcousticActionXWarnings1ThenFragmentNames
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
        try checkAcousticActionXWarnings1ThenPropertiesValueFragment(&c, &s, "/properties/value")
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  s.leave()
}

func checkAcousticActionXWarnings1ThenPropertiesValueFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/x-warnings/1/then/properties/value")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(patternAZaZAZaZ09, "^[A-Za-z][A-Za-z0-9+.-]*:", string, c, &s, "/pattern")
  default: try c.skipValue()
  }
  s.leave()
}

private let checkAcousticActionXWarnings1IfFragmentNames: KeyTable = KeyTable("type")

func checkAcousticActionXWarnings1IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/x-warnings/1/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAcousticActionXWarnings1IfFragmentNames
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
        try checkAcousticActionXWarnings1IfPropertiesTypeFragment(&c, &s, "/properties/type")
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

func checkAcousticActionXWarnings1IfPropertiesTypeFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#/x-warnings/1/if/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"url\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"url\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"url\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"url\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"url\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"url\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkAcousticActionInPlaceNames: KeyTable = KeyTable("type\nvalue")

func checkAcousticActionInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "acoustic/action.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkAcousticActionInPlaceNames
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
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      case 1:
        try c.skipValue()
      default:
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    if seen0 & 0x0000_0000_0000_0001 != 0x0000_0000_0000_0001 {
      try Assertion.required("type", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkAcousticActionAllOf0InPlace(&c, &s, "/allOf/0")
  c.position = start
  try checkAcousticActionAllOf1InPlace(&c, &s, "/allOf/1")
  c.position = start
  try checkAcousticActionAllOf2InPlace(&c, &s, "/allOf/2")
  c.position = start
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "the value of dial should be a phone number",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkAcousticActionXWarnings0Fragment(&c, &s)
    }
    try Validation.warn(
      c,
      "/x-warnings/1",
      "the value of url should be a URL, from its scheme on",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkAcousticActionXWarnings1Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

let patternTel09: Pattern? = Pattern.generated("^(tel:)?[+]?[0-9 ()./*#,;-]+$")

let patternAZaZAZaZ09: Pattern? = Pattern.generated("^[A-Za-z][A-Za-z0-9+.-]*:")
