// Generated from devtodev/action.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Devtodev {
  /// What a click on a notification or on one of its buttons does beyond opening the app. Each action of the
  /// vendor's examples does one thing; whether several may be combined is not documented.
  public struct Action: SchemaValue {
    /// A place inside the app or on the web to go to.
    public var deeplink: String?
    /// A web page for the browser, or any address that the device knows how to open.
    public var url: String?
    /// A text that the user is invited to share.
    public var share: String?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      deeplink: String? = nil,
      url: String? = nil,
      share: String? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.deeplink = deeplink
      self.url = url
      self.share = share
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Machinery

extension Devtodev.Action: GeneratedValue {
  public static var schemaLocation: String {
    "devtodev/action.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkDevtodevAction(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("deeplink\nurl\nshare")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var deeplink: String?
    var url: String?
    var share: String?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&deeplink)
        case 1: try cursor.read(&url)
        case 2: try cursor.read(&share)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      deeplink: consume deeplink,
      url: consume url,
      share: consume share,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"deeplink\":", self.deeplink)
    writer.optional("\"url\":", self.url)
    writer.optional("\"share\":", self.share)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self.deeplink = try fields.optional("deeplink")
    self.url = try fields.optional("url")
    self.share = try fields.optional("share")
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("deeplink", self.deeplink)
    try fields.optional("url", self.url)
    try fields.optional("share", self.share)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkDevtodevActionNames: KeyTable = KeyTable("deeplink\nurl\nshare")

func checkDevtodevAction(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "devtodev/action.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkDevtodevActionNames
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
      case 0, 1, 2:
        try Assertion.property(TypeSet(rawValue: 16), names, index, &c, &s)
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "give one of `deeplink`, `url` and `share`; what several of them do is not documented",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkDevtodevActionXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

func checkDevtodevActionXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "devtodev/action.yaml#/x-warnings/0")
  s.explain("give one of `deeplink`, `url` and `share`; what several of them do is not documented")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevActionXWarnings0NotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

func checkDevtodevActionXWarnings0NotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "devtodev/action.yaml#/x-warnings/0/not")
  _ = try c.kind()
  let start: Int = c.position
  var anyOfCount: Int = 0
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevActionXWarnings0NotAnyOf0Fragment(&c, &s)
      })
    if isMatch {
      anyOfCount &+= 1
      if s.collects {
        let before: Cursor = c
        try checkDevtodevActionXWarnings0NotAnyOf0Fragment(&c, &s, "/anyOf/0")
        c = before
      }
    }
  }
  if anyOfCount < 1 {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevActionXWarnings0NotAnyOf1Fragment(&c, &s)
      })
    if isMatch {
      anyOfCount &+= 1
      if s.collects {
        let before: Cursor = c
        try checkDevtodevActionXWarnings0NotAnyOf1Fragment(&c, &s, "/anyOf/1")
        c = before
      }
    }
  }
  if anyOfCount < 1 {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkDevtodevActionXWarnings0NotAnyOf2Fragment(&c, &s)
      })
    if isMatch {
      anyOfCount &+= 1
      if s.collects {
        let before: Cursor = c
        try checkDevtodevActionXWarnings0NotAnyOf2Fragment(&c, &s, "/anyOf/2")
        c = before
      }
    }
  }
  try c.skipValue()
  if anyOfCount == 0 {
    try s.report(.anyOf(""), at: start, "/anyOf")
  }
  s.leave()
}

private let checkDevtodevActionXWarnings0NotAnyOf0FragmentNames: KeyTable = KeyTable("deeplink\nurl")

func checkDevtodevActionXWarnings0NotAnyOf0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "devtodev/action.yaml#/x-warnings/0/not/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkDevtodevActionXWarnings0NotAnyOf0FragmentNames
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
    if seen0 & 0x0000_0000_0000_0003 != 0x0000_0000_0000_0003 {
      try Assertion.required("deeplink", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
      try Assertion.required("url", seen0 & 0x0000_0000_0000_0002 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkDevtodevActionXWarnings0NotAnyOf1FragmentNames: KeyTable = KeyTable("deeplink\nshare")

func checkDevtodevActionXWarnings0NotAnyOf1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "devtodev/action.yaml#/x-warnings/0/not/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkDevtodevActionXWarnings0NotAnyOf1FragmentNames
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
    if seen0 & 0x0000_0000_0000_0003 != 0x0000_0000_0000_0003 {
      try Assertion.required("deeplink", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
      try Assertion.required("share", seen0 & 0x0000_0000_0000_0002 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}

private let checkDevtodevActionXWarnings0NotAnyOf2FragmentNames: KeyTable = KeyTable("url\nshare")

func checkDevtodevActionXWarnings0NotAnyOf2Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "devtodev/action.yaml#/x-warnings/0/not/anyOf/2")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkDevtodevActionXWarnings0NotAnyOf2FragmentNames
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
    if seen0 & 0x0000_0000_0000_0003 != 0x0000_0000_0000_0003 {
      try Assertion.required("url", seen0 & 0x0000_0000_0000_0001 != 0, at: start, &s, "/required")
      try Assertion.required("share", seen0 & 0x0000_0000_0000_0002 != 0, at: start, &s, "/required")
    }
  default: try c.skipValue()
  }
  s.leave()
}
