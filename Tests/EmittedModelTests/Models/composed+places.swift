// Generated from composed/places.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Composed {
  /// An object whose conditions depend on values that the walk over it goes by, and notes where they are.
  public struct Places: SchemaValue {
    /// What decides the rest.
    public var kind: Kind
    /// A text of any length.
    ///
    /// Must be at least 1 character long.
    public var text: String?
    /// A number.
    ///
    /// Must be at least `0`.
    public var number: Int?
    /// What `kind` was before.
    @available(*, deprecated, message: "No longer in use.")
    public var old: String? {
      get { _old }
      set { _old = newValue }
    }
    /// Names and what they stand for.
    public var part: JSONObject?
    /// Anything.
    public var value: JSONValue?
    /// Who may go there.
    ///
    /// Must have at most 2 items.
    public var roles: [Role]?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    /// What a place is for.
    public enum Kind: String, CaseIterable, SchemaValue {
      case short
      case theFirstOfTheLongOnes = "the first of the long ones"
      case theThirstOfTheLongOnes = "the thirst of the long ones"
      case theLastOfTheLongOnes = "the last of the long ones"
      case aNb = "a\\nb"
    }

    public enum Role: String, CaseIterable, SchemaValue {
      case reader
      case writer
    }

    private var _old: String?
    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Composed.Places {
  public init(
    kind: Kind,
    text: String? = nil,
    number: Int? = nil,
    part: JSONObject? = nil,
    value: JSONValue? = nil,
    roles: [Role]? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      kind: kind,
      text: text,
      number: number,
      part: part,
      value: value,
      roles: roles,
      additionalProperties: additionalProperties,
      _old: nil,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Composed.Places: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/places.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedPlaces(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind\ntext\nnumber\nold\npart\nvalue\nroles")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkComposedPlacesNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.listed(0, \.kind)
    members.string(1, optional: \.text)
    members.integer(2, optional: \.number)
  }

  public static var unread: Self {
    Self(kind: .short)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 3:
        o.note(5, c)
        try o.check(&c)
        value._old = try String.read(&c)
      case 4:
        o.note(1, c)
        value.part = try c.object(checks: checks)
      case 5:
        o.note(2, c)
        value.value = try c.value(checks: checks)
      case 6:
        value.roles = try c.array(checks: checks, count: 0...2) { (c: inout Cursor) throws(Rejection) in
          try Role.read(&c)
        }
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if o.checks, !checkComposedPlacesHolds(&o, c) {
      throw Rejection(.violation, at: o.start)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"kind\":", self.kind)
    writer.optional("\"text\":", self.text)
    writer.optional("\"number\":", self.number)
    writer.optional("\"old\":", self._old)
    writer.optional("\"part\":", self.part)
    writer.optional("\"value\":", self.value)
    writer.optional("\"roles\":", self.roles)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let kind: Kind = try fields.required("kind")
    let text: String? = try fields.optional("text")
    let number: Int? = try fields.optional("number")
    let old: String? = try fields.optional("old")
    let part: JSONObject? = try fields.optional("part")
    let _value: JSONValue? = try fields.anything("value")
    let roles: [Role]? = try fields.optional("roles")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      kind: kind,
      text: text,
      number: number,
      part: part,
      value: _value,
      roles: roles,
      additionalProperties: additionalProperties,
      _old: old,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("kind", self.kind)
    try fields.optional("text", self.text)
    try fields.optional("number", self.number)
    try fields.optional("old", self._old)
    try fields.optional("part", self.part)
    try fields.optional("value", self.value)
    try fields.optional("roles", self.roles)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Places.Kind: GeneratedValue {
  public static var schemaLocation: String {
    "composed/places.yaml#/$defs/kind"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedPlacesDefsKind(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable(
    """
    short
    the first of the long ones
    the thirst of the long ones
    the last of the long ones
    a\\\\nb
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .short
    case 1: return .theFirstOfTheLongOnes
    case 2: return .theThirstOfTheLongOnes
    case 3: return .theLastOfTheLongOnes
    case 4: return .aNb
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .short: writer.bytes("\"short\",")
    case .theFirstOfTheLongOnes: writer.bytes("\"the first of the long ones\",")
    case .theThirstOfTheLongOnes: writer.bytes("\"the thirst of the long ones\",")
    case .theLastOfTheLongOnes: writer.bytes("\"the last of the long ones\",")
    case .aNb: writer.bytes("\"a\\\\nb\",")
    }
  }
}

extension Composed.Places.Role: GeneratedValue {
  public static var schemaLocation: String {
    "composed/places.yaml#/properties/roles/items"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedPlacesPropertiesRolesItems(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("reader\nwriter")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .reader
    case 1: return .writer
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .reader: writer.bytes("\"reader\",")
    case .writer: writer.bytes("\"writer\",")
    }
  }
}

// MARK: - Validators

let checkComposedPlacesNames: MemberTable = MemberTable(
  """
  kind\tstring enum=[\"short\",\"the first of the long ones\",\"the thirst of the long ones\",\"the last of t\
  he long ones\",\"a\\\\\\\\nb\"]\t@0
  text\tstring minLength=1\t@3
  number\tinteger minimum=0\t@4
  old\tstring\t…
  part\tobject\t@1
  value\tany\t@2
  roles
  """)

private let checkComposedPlacesTexts0: KeyTable = KeyTable(
  """
  a\\\\nb
  short
  the thirst of the long ones
  the first of the long ones
  """)

func checkComposedPlaces(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  var isDecided: Bool = false
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedPlacesNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        o.note(0, c)
        try checkComposedPlacesDefsKind(&c, &s, "/properties/kind/$ref")
      case 1:
        o.note(3, c)
        try o.decide(&c, &s)
      case 2:
        o.note(4, c)
        try o.decide(&c, &s)
      case 3:
        o.note(5, c)
        s.warn(.deprecated(""), at: o.offset, "/properties/old/deprecated")
        try o.decide(&c, &s)
      case 4:
        o.note(1, c)
        try o.decide(&c, &s)
      case 5:
        o.note(2, c)
        try o.decide(&c, &s)
      case 6:
        try checkComposedPlacesPropertiesRoles(&c, &s, "/properties/roles")
      default:
        Assertion.unknownProperty(checkComposedPlacesNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    isDecided = checkComposedPlacesHolds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    try checkComposedPlacesAllOf0InPlace(&c, &s, "/allOf/0")
    c.position = start
    try checkComposedPlacesAllOf1InPlace(&c, &s, "/allOf/1")
    c.position = start
    try checkComposedPlacesAllOf2InPlace(&c, &s, "/allOf/2")
    c.position = start
    try checkComposedPlacesAllOf3InPlace(&c, &s, "/allOf/3")
    c.position = start
    try checkComposedPlacesAllOf4InPlace(&c, &s, "/allOf/4")
  }
  c.position = end
  s.leave()
}

func checkComposedPlacesHolds0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.hasNames(1, c, checkComposedPlacesAllOf0ThenPropertiesPartFragmentNames.names) { return true }
  return false
}

func checkComposedPlacesHolds1(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.accepts(3, c, checkComposedPlacesAllOf3ThenFragmentNames, 0) { return true }
  return false
}

func checkComposedPlacesHolds2(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x10 == 0x10 {
    if o.hasNames(1, c, checkComposedPlacesAllOf2ThenPropertiesPartNotFragmentNames.names) { return true }
  }
  if !o.hasNames(2, c, checkComposedPlacesAllOf2ThenPropertiesValueFragmentNames.names) { return true }
  return false
}

func checkComposedPlacesHolds3(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if !o.accepts(3, c, checkComposedPlacesAllOf4ThenFragmentNames, 0) { return true }
  if !o.accepts(5, c, checkComposedPlacesAllOf4ThenFragmentNames, 1) { return true }
  return false
}

func checkComposedPlacesHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.isAmong(0, 6, c, checkComposedPlacesTexts0, 0x8), checkComposedPlacesHolds0(&o, c) { return false }
  if o.isAmong(0, 6, c, checkComposedPlacesTexts0, 0x4) {
    if !o.hasNames(1, c, checkComposedPlacesAllOf1ThenPropertiesPartFragmentNames.names) { return false }
  }
  if o.isAmong(0, 6, c, checkComposedPlacesTexts0, 0x1), checkComposedPlacesHolds1(&o, c) { return false }
  if o.isAmong(0, 6, c, checkComposedPlacesTexts0, 0x2), checkComposedPlacesHolds2(&o, c) { return false }
  if o.seen0 & 0x4 == 0x4 {
    if o.accepts(4, c, checkComposedPlacesAllOf4IfFragmentNames, 0) {
      if checkComposedPlacesHolds3(&o, c) { return false }
    }
  }
  return true
}

private let checkComposedPlacesDefsKindValues: KeyTable = KeyTable(
  """
  short
  the first of the long ones
  the thirst of the long ones
  the last of the long ones
  a\\\\nb
  """)

func checkComposedPlacesDefsKind(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/$defs/kind")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkComposedPlacesDefsKindValues,
      """
      \"short\", \"the first of the long ones\", \"the thirst of the long ones\", \"the last of the long ones\
      \", \"a\\\\nb\"
      """,
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

let checkComposedPlacesPropertiesRolesItems: MemberTable = MemberTable(
  items: """
    any enum=[\"reader\",\"writer\"]
    """)

func checkComposedPlacesPropertiesRoles(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/properties/roles")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    let count: Int = try checkComposedPlacesPropertiesRolesItems.readItems(&c, &s)
    try Assertion.maxItems(2, count, at: start, &s, "/maxItems")
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkComposedPlacesPropertiesRolesItemsValues: KeyTable = KeyTable("reader\nwriter")

func checkComposedPlacesPropertiesRolesItems(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/properties/roles/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"reader\", \"writer\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"reader\", \"writer\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"reader\", \"writer\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkComposedPlacesPropertiesRolesItemsValues,
      "\"reader\", \"writer\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"reader\", \"writer\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"reader\", \"writer\"", at: start, &s, "/enum")
  }
  s.leave()
}

func checkComposedPlacesAllOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/allOf/0")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedPlacesAllOf0IfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedPlacesAllOf0ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedPlacesAllOf0ThenFragmentNames: MemberTable = MemberTable("part\ntext")

func checkComposedPlacesAllOf0ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/allOf/0/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedPlacesAllOf0ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedPlacesAllOf0ThenPropertiesPartFragment(&c, &s, "/properties/part")
      default:
        try c.skipSyntax()
      }
    }
    if o.seen0 & 0x2 != 0x2 {
      try Assertion.required("text", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedPlacesAllOf0ThenPropertiesPartFragmentNames: MemberTable = MemberTable("name")

func checkComposedPlacesAllOf0ThenPropertiesPartFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/allOf/0/then/properties/part")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedPlacesAllOf0ThenPropertiesPartFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("name", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedPlacesAllOf0IfFragmentNames: MemberTable = MemberTable(
  """
  kind\tany const=\"the first of the long ones\"
  """)

func checkComposedPlacesAllOf0IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/allOf/0/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedPlacesAllOf0IfFragmentNames,
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

func checkComposedPlacesAllOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/allOf/1")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedPlacesAllOf1IfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedPlacesAllOf1ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedPlacesAllOf1ThenFragmentNames: MemberTable = MemberTable("part")

func checkComposedPlacesAllOf1ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/allOf/1/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedPlacesAllOf1ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedPlacesAllOf1ThenPropertiesPartFragment(&c, &s, "/properties/part")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedPlacesAllOf1ThenPropertiesPartFragmentNames: MemberTable = MemberTable(
  """
  name
  a name of more than sixteen bytes
  """)

func checkComposedPlacesAllOf1ThenPropertiesPartFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/allOf/1/then/properties/part")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedPlacesAllOf1ThenPropertiesPartFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("name", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required(
        "a name of more than sixteen bytes",
        o.seen0 & 0x2 != 0,
        at: start,
        &s,
        "/required"
      )
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedPlacesAllOf1IfFragmentNames: MemberTable = MemberTable(
  """
  kind\tany const=\"the thirst of the long ones\"
  """)

func checkComposedPlacesAllOf1IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/allOf/1/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedPlacesAllOf1IfFragmentNames,
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

func checkComposedPlacesAllOf2InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/allOf/2")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedPlacesAllOf2IfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedPlacesAllOf2ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedPlacesAllOf2ThenFragmentNames: MemberTable = MemberTable("part\nvalue")

func checkComposedPlacesAllOf2ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/allOf/2/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedPlacesAllOf2ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedPlacesAllOf2ThenPropertiesPartFragment(&c, &s, "/properties/part")
      case 1:
        try checkComposedPlacesAllOf2ThenPropertiesValueFragment(&c, &s, "/properties/value")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedPlacesAllOf2ThenPropertiesPartFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/allOf/2/then/properties/part")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedPlacesAllOf2ThenPropertiesPartNotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

let checkComposedPlacesAllOf2ThenPropertiesPartNotFragmentNames: MemberTable = MemberTable("name\nid")

func checkComposedPlacesAllOf2ThenPropertiesPartNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/allOf/2/then/properties/part/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedPlacesAllOf2ThenPropertiesPartNotFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("name", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("id", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedPlacesAllOf2ThenPropertiesValueFragmentNames: MemberTable = MemberTable("name")

func checkComposedPlacesAllOf2ThenPropertiesValueFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/allOf/2/then/properties/value")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedPlacesAllOf2ThenPropertiesValueFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("name", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedPlacesAllOf2IfFragmentNames: MemberTable = MemberTable("kind\tany const=\"short\"")

func checkComposedPlacesAllOf2IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/allOf/2/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedPlacesAllOf2IfFragmentNames,
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

func checkComposedPlacesAllOf3InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/allOf/3")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedPlacesAllOf3IfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedPlacesAllOf3ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedPlacesAllOf3ThenFragmentNames: MemberTable = MemberTable("text\tany const=\"a\\\\nb\"")

func checkComposedPlacesAllOf3ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/allOf/3/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedPlacesAllOf3ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("text", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedPlacesAllOf3IfFragmentNames: MemberTable = MemberTable("kind\tany const=\"a\\\\\\\\nb\"")

func checkComposedPlacesAllOf3IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/allOf/3/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedPlacesAllOf3IfFragmentNames,
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

func checkComposedPlacesAllOf4InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/allOf/4")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedPlacesAllOf4IfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedPlacesAllOf4ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedPlacesAllOf4ThenFragmentNames: MemberTable = MemberTable(
  """
  text\tany maxLength=70
  old\tany const=\"gone\"
  """)

func checkComposedPlacesAllOf4ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/allOf/4/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedPlacesAllOf4ThenFragmentNames,
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

let checkComposedPlacesAllOf4IfFragmentNames: MemberTable = MemberTable("number\tany minimum=10")

func checkComposedPlacesAllOf4IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/places.yaml#/allOf/4/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedPlacesAllOf4IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("number", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}
