// Generated from composed/composed.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Composed {
  /// An object that several schemas describe.
  public struct ComposedValue: SchemaValue {
    public var step: Int?
    public var level: Level?
    @available(*, deprecated, message: "No longer in use.")
    public var old: String? {
      get { _old }
      set { _old = newValue }
    }
    /// Must be at most 10 characters long. Must be at least 2 characters long.
    public var name: String
    public var note: String?
    /// Must have at most 3 items.
    public var tags: [String]?
    /// An object that several schemas describe.
    public var nested: ComposedValue? {
      get { _nested.value }
      set { _nested.value = newValue }
    }
    /// Must be at least `1`.
    public var count: Int
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public enum Level: String, CaseIterable, SchemaValue {
      case low
      case high
    }

    /// What every object has.
    public struct Common: SchemaValue {
      /// Must be at most 10 characters long.
      public var name: String
      public var note: String?
      /// Must have at most 3 items.
      public var tags: [String]?
      /// An object that several schemas describe.
      public var nested: ComposedValue?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    private var _old: String?
    private var _nested: Boxed<ComposedValue?>
    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Composed.ComposedValue {
  public init(
    step: Int? = nil,
    level: Level? = nil,
    name: String,
    note: String? = nil,
    tags: [String]? = nil,
    nested: Composed.ComposedValue? = nil,
    count: Int,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      step: step,
      level: level,
      name: name,
      note: note,
      tags: tags,
      count: count,
      additionalProperties: additionalProperties,
      _old: nil,
      _nested: Boxed(nested),
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Composed.ComposedValue.Common {
  public init(
    name: String,
    note: String? = nil,
    tags: [String]? = nil,
    nested: Composed.ComposedValue? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      name: name,
      note: note,
      tags: tags,
      nested: nested,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Composed.ComposedValue: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/composed.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedComposed(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("step\nlevel\nold\nname\nnote\ntags\nnested\ncount")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkComposedComposedJoinedNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, optional: \.step)
    members.listed(1, optional: \.level)
    members.string(2, optional: \._old)
    members.string(3, \.name)
    members.string(4, optional: \.note)
    members.integer(7, \.count)
  }

  public static var unread: Self {
    Self(name: "", count: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 5:
        value.tags = try c.array(checks: checks, count: 0...3) { (c: inout Cursor) throws(Rejection) in
          try checkComposedComposedDefsCommonPropertiesTagsItems.string(&c, checks: checks)
        }
      case 6:
        value._nested.value = try Composed.ComposedValue.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x88)
    try o.require(!o.hasSeen(4, in: c) || o.hasSeen(5, in: c))
    try o.require(0...6 ~= o.count)
    if o.checks, !checkComposedComposedJoinedHolds(&o, c) {
      throw Rejection(.violation, at: o.start)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"step\":", self.step)
    writer.optional("\"level\":", self.level)
    writer.optional("\"old\":", self._old)
    writer.required("\"name\":", self.name)
    writer.optional("\"note\":", self.note)
    writer.optional("\"tags\":", self.tags)
    writer.optional("\"nested\":", self._nested.value)
    writer.required("\"count\":", self.count)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let step: Int? = try fields.optional("step")
    let level: Level? = try fields.optional("level")
    let old: String? = try fields.optional("old")
    let name: String = try fields.required("name")
    let note: String? = try fields.optional("note")
    let tags: [String]? = try fields.optional("tags")
    let nested: Composed.ComposedValue? = try fields.optional("nested")
    let count: Int = try fields.required("count")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      step: step,
      level: level,
      name: name,
      note: note,
      tags: tags,
      count: count,
      additionalProperties: additionalProperties,
      _old: old,
      _nested: Boxed(nested),
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("step", self.step)
    try fields.optional("level", self.level)
    try fields.optional("old", self._old)
    try fields.required("name", self.name)
    try fields.optional("note", self.note)
    try fields.optional("tags", self.tags)
    try fields.optional("nested", self._nested.value)
    try fields.required("count", self.count)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.ComposedValue.Level: GeneratedValue {
  public static var schemaLocation: String {
    "composed/composed.yaml#/$defs/level"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedComposedDefsLevel(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("low\nhigh")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .low
    case 1: return .high
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .low: writer.bytes("\"low\",")
    case .high: writer.bytes("\"high\",")
    }
  }
}

extension Composed.ComposedValue.Common: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/composed.yaml#/$defs/common"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedComposedDefsCommon(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("name\nnote\ntags\nnested")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkComposedComposedDefsCommonNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.name)
    members.string(1, optional: \.note)
  }

  public static var unread: Self {
    Self(name: "")
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 2:
        value.tags = try c.array(checks: checks, count: 0...3) { (c: inout Cursor) throws(Rejection) in
          try checkComposedComposedDefsCommonPropertiesTagsItems.string(&c, checks: checks)
        }
      case 3:
        value.nested = try Composed.ComposedValue.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"name\":", self.name)
    writer.optional("\"note\":", self.note)
    writer.optional("\"tags\":", self.tags)
    writer.optional("\"nested\":", self.nested)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let name: String = try fields.required("name")
    let note: String? = try fields.optional("note")
    let tags: [String]? = try fields.optional("tags")
    let nested: Composed.ComposedValue? = try fields.optional("nested")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      name: name,
      note: note,
      tags: tags,
      nested: nested,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("name", self.name)
    try fields.optional("note", self.note)
    try fields.optional("tags", self.tags)
    try fields.optional("nested", self.nested)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkComposedComposedNames: MemberTable = MemberTable(
  """
  step\tinteger
  level\tstring enum=[\"low\",\"high\"]\t?
  old\tstring\t…
  """)

private let checkComposedComposedKnown: KeyTable = KeyTable(
  """
  step
  level
  old
  name
  note
  tags
  nested
  count
  """)

let checkComposedComposedSigns: KeyTable = KeyTable("note\nstep")

func checkComposedComposed(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkComposedComposedJoined(&c, &s) }
  if s.isFine(&c, checkComposedComposedJoined) {
    return
  }
  s.enter(path, "composed/composed.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedComposedNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkComposedComposedDefsLevel(&c, &s, "/properties/level/$ref")
      case 2:
        s.warn(.deprecated(""), at: o.offset, "/properties/old/deprecated")
        try o.decide(&c, &s)
      default:
        try Assertion.knownProperty(checkComposedComposedKnown, at: o.offset, c, &s)
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkComposedComposedDefsCommonInPlace(&c, &s, "/allOf/0/$ref")
  c.position = start
  try checkComposedComposedAllOf1InPlace(&c, &s, "/allOf/1")
  c.position = start
  try checkComposedComposedAllOf2InPlace(&c, &s, "/allOf/2")
  c.position = start
  try checkComposedComposedAllOf3InPlace(&c, &s, "/allOf/3")
  c.position = start
  var anyOfCandidates: UInt64 = 0x7
  if kind == .object {
    anyOfCandidates = checkComposedComposedCandidates(having: try c.names(in: checkComposedComposedSigns))
  }
  switch s.collects ? 0 : anyOfCandidates {
  case 0x1:
    try checkComposedComposedAnyOf0InPlace(&c, &s, "/anyOf/0")
  case 0x2:
    try checkComposedComposedAnyOf1InPlace(&c, &s, "/anyOf/1")
  case 0x4:
    try checkComposedComposedAnyOf2InPlace(&c, &s, "/anyOf/2")
  default:
    var anyOfCount: Int = 0
    if anyOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedComposedAnyOf0InPlace(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedComposedAnyOf1InPlace(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedComposedAnyOf2InPlace(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  }
  c.position = end
  s.leave()
}

func checkComposedComposedCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x4
  if names & 0x2 == 0x2 { candidates |= 0x1 }
  if names & 0x1 == 0x1 { candidates |= 0x2 }
  return candidates
}

private let checkComposedComposedDefsLevelValues: KeyTable = KeyTable("low\nhigh")

func checkComposedComposedDefsLevel(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/composed.yaml#/$defs/level")
  s.explain("must be low or high")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkComposedComposedDefsLevelValues,
      "\"low\", \"high\"",
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

let checkComposedComposedDefsCommonInPlaceNames: MemberTable = MemberTable(
  """
  name\tstring maxLength=10
  note\tstring
  tags
  nested
  """)

func checkComposedComposedDefsCommonInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/composed.yaml#/$defs/common")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedComposedDefsCommonInPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 2:
        try checkComposedComposedDefsCommonPropertiesTags(&c, &s, "/properties/tags")
      case 3:
        try checkComposedComposed(&c, &s, "/properties/nested/$ref")
      default:
        try c.skipSyntax()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("name", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkComposedComposedDefsCommonInPlaceWarnings(&o, c))
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "a note beside tags is not shown",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkComposedComposedDefsCommonXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

func checkComposedComposedDefsCommonInPlaceWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if o.seen0 & 0x6 == 0x6 { failures |= 0x1 }
  return failures
}

let checkComposedComposedDefsCommonPropertiesTagsItems: MemberTable = MemberTable(
  items: """
    string pattern=\"^[a-z]+$\"
    """)

func checkComposedComposedDefsCommonPropertiesTags(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/composed.yaml#/$defs/common/properties/tags")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    let count: Int = try checkComposedComposedDefsCommonPropertiesTagsItems.readItems(&c, &s)
    try Assertion.maxItems(3, count, at: start, &s, "/maxItems")
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkComposedComposedDefsCommonXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/composed.yaml#/$defs/common/x-warnings/0")
  s.explain("a note beside tags is not shown")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedComposedDefsCommonXWarnings0NotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

let checkComposedComposedDefsCommonXWarnings0NotFragmentNames: MemberTable = MemberTable("note\ntags")

func checkComposedComposedDefsCommonXWarnings0NotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/composed.yaml#/$defs/common/x-warnings/0/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedComposedDefsCommonXWarnings0NotFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("note", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("tags", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedComposedAllOf1InPlaceNames: MemberTable = MemberTable("count\tinteger minimum=1\nnote\ntags")

func checkComposedComposedAllOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/composed.yaml#/allOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedComposedAllOf1InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("count", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    try Assertion.dependentRequired(
      "note",
      o.seen0 & 0x2 != 0,
      "tags",
      o.seen0 & 0x4 != 0,
      at: start,
      &s,
      "/dependentRequired/note"
    )
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedComposedAllOf2InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/composed.yaml#/allOf/2")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedComposedAllOf2IfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedComposedAllOf2ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedComposedAllOf2ThenFragmentNames: MemberTable = MemberTable("note")

func checkComposedComposedAllOf2ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/composed.yaml#/allOf/2/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedComposedAllOf2ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("note", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedComposedAllOf2IfFragmentNames: MemberTable = MemberTable("level\tany const=\"high\"")

func checkComposedComposedAllOf2IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/composed.yaml#/allOf/2/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedComposedAllOf2IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("level", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedComposedAllOf3InPlaceNames: MemberTable = MemberTable("name\tany minLength=2")

func checkComposedComposedAllOf3InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/composed.yaml#/allOf/3")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkComposedComposedAllOf3InPlaceNames, at: start, skipsOthers: true)
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    try Assertion.maxProperties(6, o.count, at: start, &s, "/maxProperties")
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedComposedAnyOf0InPlaceNames: MemberTable = MemberTable("step\tinteger multipleOf=2")

func checkComposedComposedAnyOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/composed.yaml#/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedComposedAnyOf0InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("step", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedComposedAnyOf1InPlaceNames: MemberTable = MemberTable("note")

func checkComposedComposedAnyOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/composed.yaml#/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedComposedAnyOf1InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("note", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedComposedAnyOf2InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/composed.yaml#/anyOf/2")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedComposedAnyOf2NotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

let checkComposedComposedAnyOf2NotFragmentNames: MemberTable = MemberTable("step")

func checkComposedComposedAnyOf2NotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/composed.yaml#/anyOf/2/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedComposedAnyOf2NotFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("step", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedComposedDefsCommonNames: MemberTable = MemberTable(
  """
  name\tstring maxLength=10
  note\tstring
  tags
  nested
  """)

func checkComposedComposedDefsCommon(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/composed.yaml#/$defs/common")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedComposedDefsCommonNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 2:
        try checkComposedComposedDefsCommonPropertiesTags(&c, &s, "/properties/tags")
      case 3:
        try checkComposedComposed(&c, &s, "/properties/nested/$ref")
      default:
        Assertion.unknownProperty(checkComposedComposedDefsCommonNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("name", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkComposedComposedDefsCommonWarnings(&o, c))
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "a note beside tags is not shown",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkComposedComposedDefsCommonXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

func checkComposedComposedDefsCommonWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if o.seen0 & 0x6 == 0x6 { failures |= 0x1 }
  return failures
}

let checkComposedComposedJoinedNames: MemberTable = MemberTable(
  """
  step\tinteger\t@1
  level\tstring enum=[\"low\",\"high\"]\t@0
  old\tstring\t…
  name\tstring maxLength=10 minLength=2
  note\tstring
  tags
  nested
  count\tinteger minimum=1
  """)

func checkComposedComposedJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/composed.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedComposedJoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        o.note(1, c)
        try o.decide(&c, &s)
      case 1:
        o.note(0, c)
        try checkComposedComposedDefsLevel(&c, &s, "/properties/level/$ref")
      case 2:
        s.warn(.deprecated(""), at: o.offset, "/properties/old/deprecated")
        try o.decide(&c, &s)
      case 5:
        try checkComposedComposedDefsCommonPropertiesTags(&c, &s, "/properties/tags")
      case 6:
        try checkComposedComposed(&c, &s, "/properties/nested/$ref")
      default:
        Assertion.unknownProperty(checkComposedComposedJoinedNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x88 != 0x88 {
      try Assertion.required("name", o.seen0 & 0x8 != 0, at: start, &s, "/required")
      try Assertion.required("count", o.seen0 & 0x80 != 0, at: start, &s, "/required")
    }
    try Assertion.maxProperties(6, o.count, at: start, &s, "/maxProperties")
    try Assertion.dependentRequired(
      "note",
      o.seen0 & 0x10 != 0,
      "tags",
      o.seen0 & 0x20 != 0,
      at: start,
      &s,
      "/dependentRequired/note"
    )
    if !checkComposedComposedJoinedHolds(&o, c) {
      throw Rejection(.violation, at: start)
    }
    if s.wantsWarnings, !s.hasWarning {
      if !checkComposedComposedJoinedIsQuiet(&o, c) { s.noteWarning() }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = end
  s.leave()
}

func checkComposedComposedJoinedHolds0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if !o.accepts(1, c, checkComposedComposedAnyOf0InPlaceNames, 0) { return true }
  return false
}

func checkComposedComposedJoinedHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2 {
    if o.seen0 & 0x10 != 0x10, o.accepts(0, c, checkComposedComposedAllOf2IfFragmentNames, 0) { return false }
  }
  if o.seen0 & 0x10 != 0x10, o.seen0 & 0x1 == 0x1, checkComposedComposedJoinedHolds0(&o, c) { return false }
  return true
}

func checkComposedComposedJoinedIsQuiet(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  return o.seen0 & 0x30 != 0x30
}
