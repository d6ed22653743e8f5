// Generated from composed/looks.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Composed {
  /// An object whose conditions look again at what it holds, no further than they have to.
  public struct Looks: SchemaValue {
    /// What the value is.
    public var kind: String?
    /// Anything.
    public var value: JSONValue?
    /// Names and what they stand for.
    public var part: JSONObject?
    /// Several of them.
    public var list: [JSONObject]?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Composed.Looks {
  public init(
    kind: String? = nil,
    value: JSONValue? = nil,
    part: JSONObject? = nil,
    list: [JSONObject]? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      kind: kind,
      value: value,
      part: part,
      list: list,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Composed.Looks: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/looks.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedLooks(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind\nvalue\npart\nlist")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkComposedLooksNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.kind)
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
      case 1:
        o.note(1, c)
        value.value = try c.value(checks: checks)
      case 2:
        o.note(2, c)
        value.part = try c.object(checks: checks)
      case 3:
        o.note(3, c)
        value.list = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try c.object(checks: checks)
        }
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if o.checks, !checkComposedLooksHolds(&o, c) {
      throw Rejection(.violation, at: o.start)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"kind\":", self.kind)
    writer.optional("\"value\":", self.value)
    writer.optional("\"part\":", self.part)
    writer.optional("\"list\":", self.list)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let kind: String? = try fields.optional("kind")
    let _value: JSONValue? = try fields.anything("value")
    let part: JSONObject? = try fields.optional("part")
    let list: [JSONObject]? = try fields.optional("list")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      kind: kind,
      value: _value,
      part: part,
      list: list,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("kind", self.kind)
    try fields.optional("value", self.value)
    try fields.optional("part", self.part)
    try fields.optional("list", self.list)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkComposedLooksNames: MemberTable = MemberTable(
  """
  kind\tstring\t@0
  value\tany\t@1
  part\tobject\t@2
  list
  """)

private let checkComposedLooksTexts0: KeyTable = KeyTable("s\ni\nn\na name of more than sixteen bytes\na\nb")

func checkComposedLooks(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  var isDecided: Bool = false
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedLooksNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        o.note(0, c)
        try o.decide(&c, &s)
      case 1:
        o.note(1, c)
        try o.decide(&c, &s)
      case 2:
        o.note(2, c)
        try o.decide(&c, &s)
      case 3:
        o.note(3, c)
        try checkComposedLooksPropertiesList(&c, &s, "/properties/list")
      default:
        Assertion.unknownProperty(checkComposedLooksNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    isDecided = checkComposedLooksHolds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    try checkComposedLooksAllOf0InPlace(&c, &s, "/allOf/0")
    c.position = start
    try checkComposedLooksAllOf1InPlace(&c, &s, "/allOf/1")
    c.position = start
    try checkComposedLooksAllOf2InPlace(&c, &s, "/allOf/2")
    c.position = start
    try checkComposedLooksAllOf3InPlace(&c, &s, "/allOf/3")
    c.position = start
    try checkComposedLooksAllOf4InPlace(&c, &s, "/allOf/4")
    c.position = start
    try checkComposedLooksAllOf5InPlace(&c, &s, "/allOf/5")
  }
  c.position = end
  s.leave()
}

func checkComposedLooksHolds0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if !o.isAmong(0, 4, c, checkComposedLooksTexts0, 0x31) { return true }
  return false
}

func checkComposedLooksHolds1(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x4 == 0x4 {
    if o.accepts(2, c, checkComposedLooksAllOf5IfPropertiesPartFragment) {
      return !o.accepts(2, c, checkComposedLooksAllOf5ThenPropertiesPartFragment)
    }
  }
  return !o.accepts(3, c, checkComposedLooksAllOf5ElsePropertiesListFragment)
}

func checkComposedLooksHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 == 0x1 {
    if o.seen0 & 0x2 != 0x2, checkComposedLooksHolds0(&o, c) { return false }
    if o.seen0 & 0x4 != 0x4, o.isAmong(0, 4, c, checkComposedLooksTexts0, 0x8) { return false }
    if o.isAmong(0, 4, c, checkComposedLooksTexts0, 0x4) {
      if !o.isOf(1, c, TypeSet(rawValue: 33)) { return false }
    }
    if o.isAmong(0, 4, c, checkComposedLooksTexts0, 0x2) {
      if !o.accepts(1, c, checkComposedLooksAllOf3ThenFragmentNames, 0) { return false }
    }
    if o.seen0 & 0x2 == 0x2 {
      if o.isAmong(0, 4, c, checkComposedLooksTexts0, 0x1) {
        if o.isOf(1, c, TypeSet(rawValue: 20)) { return false }
      }
    }
  }
  if checkComposedLooksHolds1(&o, c) { return false }
  return true
}

let checkComposedLooksPropertiesListItems: MemberTable = MemberTable(items: "object")

func checkComposedLooksPropertiesList(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/properties/list")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkComposedLooksPropertiesListItems.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkComposedLooksAllOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/0")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedLooksAllOf0IfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedLooksAllOf0ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedLooksAllOf0ThenFragmentNames: MemberTable = MemberTable("value")

func checkComposedLooksAllOf0ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/0/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedLooksAllOf0ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("value", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedLooksAllOf0IfFragmentNames: MemberTable = MemberTable("kind")

func checkComposedLooksAllOf0IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/0/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedLooksAllOf0IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedLooksAllOf0IfPropertiesKindFragment(&c, &s, "/properties/kind")
      default:
        try c.skipSyntax()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedLooksAllOf0IfPropertiesKindFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/0/if/properties/kind")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedLooksAllOf0IfPropertiesKindNotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

private let checkComposedLooksAllOf0IfPropertiesKindNotFragmentValues: KeyTable = KeyTable("a\nb\ns")

func checkComposedLooksAllOf0IfPropertiesKindNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/0/if/properties/kind/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"a\", \"b\", \"s\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"a\", \"b\", \"s\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"a\", \"b\", \"s\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkComposedLooksAllOf0IfPropertiesKindNotFragmentValues,
      "\"a\", \"b\", \"s\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"a\", \"b\", \"s\"", at: start, &s, "/enum")
  case .object:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"a\", \"b\", \"s\"", at: start, &s, "/enum")
  }
  s.leave()
}

func checkComposedLooksAllOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/1")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedLooksAllOf1IfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedLooksAllOf1ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedLooksAllOf1ThenFragmentNames: MemberTable = MemberTable("part")

func checkComposedLooksAllOf1ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/1/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedLooksAllOf1ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("part", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedLooksAllOf1IfFragmentNames: MemberTable = MemberTable("kind")

func checkComposedLooksAllOf1IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/1/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedLooksAllOf1IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedLooksAllOf1IfPropertiesKindFragment(&c, &s, "/properties/kind")
      default:
        try c.skipSyntax()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedLooksAllOf1IfPropertiesKindFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/1/if/properties/kind")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedLooksAllOf1IfPropertiesKindNotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

func checkComposedLooksAllOf1IfPropertiesKindNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/1/if/properties/kind/not")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedLooksAllOf1IfPropertiesKindNotNotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

func checkComposedLooksAllOf1IfPropertiesKindNotNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/1/if/properties/kind/not/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"a name of more than sixteen bytes\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"a name of more than sixteen bytes\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"a name of more than sixteen bytes\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"a name of more than sixteen bytes\"", at: start, c, &s, "/const")
  case .array:
    try c.skipSyntax()
    try Assertion.constant("\"a name of more than sixteen bytes\"", at: start, c, &s, "/const")
  case .object:
    try c.skipSyntax()
    try Assertion.constant("\"a name of more than sixteen bytes\"", at: start, c, &s, "/const")
  }
  s.leave()
}

func checkComposedLooksAllOf2InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/2")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedLooksAllOf2IfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedLooksAllOf2ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedLooksAllOf2ThenFragmentNames: MemberTable = MemberTable("value\tnull|number")

func checkComposedLooksAllOf2ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/2/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedLooksAllOf2ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedLooksAllOf2IfFragmentNames: MemberTable = MemberTable("kind\tany const=\"n\"")

func checkComposedLooksAllOf2IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/2/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedLooksAllOf2IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedLooksAllOf3InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/3")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedLooksAllOf3IfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedLooksAllOf3ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedLooksAllOf3ThenFragmentNames: MemberTable = MemberTable("value\tinteger")

func checkComposedLooksAllOf3ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/3/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedLooksAllOf3ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedLooksAllOf3IfFragmentNames: MemberTable = MemberTable("kind\tany const=\"i\"")

func checkComposedLooksAllOf3IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/3/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedLooksAllOf3IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedLooksAllOf4InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/4")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedLooksAllOf4IfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedLooksAllOf4ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedLooksAllOf4ThenFragmentNames: MemberTable = MemberTable("value")

func checkComposedLooksAllOf4ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/4/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedLooksAllOf4ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedLooksAllOf4ThenPropertiesValueFragment(&c, &s, "/properties/value")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedLooksAllOf4ThenPropertiesValueFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/4/then/properties/value")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedLooksAllOf4ThenPropertiesValueNotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

func checkComposedLooksAllOf4ThenPropertiesValueNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/4/then/properties/value/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string, .object: try c.skipSyntax()
  default:
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 20), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedLooksAllOf4IfFragmentNames: MemberTable = MemberTable("kind\tany const=\"s\"")

func checkComposedLooksAllOf4IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/4/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedLooksAllOf4IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedLooksAllOf5InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/5")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedLooksAllOf5IfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedLooksAllOf5ThenFragment(&c, &s, "/then")
    } else {
      try checkComposedLooksAllOf5ElseFragment(&c, &s, "/else")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedLooksAllOf5ThenFragmentNames: MemberTable = MemberTable("part")

func checkComposedLooksAllOf5ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/5/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedLooksAllOf5ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedLooksAllOf5ThenPropertiesPartFragment(&c, &s, "/properties/part")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedLooksAllOf5ThenPropertiesPartFragmentNames: MemberTable = MemberTable("name")

func checkComposedLooksAllOf5ThenPropertiesPartFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/5/then/properties/part")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedLooksAllOf5ThenPropertiesPartFragmentNames,
      at: start,
      skipsOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("name", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    try Assertion.maxProperties(3, o.count, at: start, &s, "/maxProperties")
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedLooksAllOf5ElseFragmentNames: MemberTable = MemberTable("list")

func checkComposedLooksAllOf5ElseFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/5/else")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedLooksAllOf5ElseFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedLooksAllOf5ElsePropertiesListFragment(&c, &s, "/properties/list")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedLooksAllOf5ElsePropertiesListFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/5/else/properties/list")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkComposedLooksAllOf5ElsePropertiesListItemsFragment(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedLooksAllOf5ElsePropertiesListItemsFragmentNames: MemberTable = MemberTable("id\tinteger\nof")

func checkComposedLooksAllOf5ElsePropertiesListItemsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/5/else/properties/list/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedLooksAllOf5ElsePropertiesListItemsFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkComposedLooksAllOf5ElsePropertiesListItemsPH3b8z13xlldrvo(&c, &s, "/properties/of")
      default:
        try c.skipSyntax()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("id", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedLooksAllOf5ElsePropertiesListItemsPH3b8z13xlldrvoNames: MemberTable = MemberTable("id")

func checkComposedLooksAllOf5ElsePropertiesListItemsPH3b8z13xlldrvo(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/5/else/properties/list/items/properties/of")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedLooksAllOf5ElsePropertiesListItemsPH3b8z13xlldrvoNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("id", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedLooksAllOf5IfFragmentNames: MemberTable = MemberTable("part")

func checkComposedLooksAllOf5IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/5/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedLooksAllOf5IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedLooksAllOf5IfPropertiesPartFragment(&c, &s, "/properties/part")
      default:
        try c.skipSyntax()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("part", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedLooksAllOf5IfPropertiesPartFragmentNames: MemberTable = MemberTable("on\tany const=true")

func checkComposedLooksAllOf5IfPropertiesPartFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/looks.yaml#/allOf/5/if/properties/part")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedLooksAllOf5IfPropertiesPartFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("on", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}
