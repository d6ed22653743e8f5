// Generated from composed/conditions.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Composed {
  /// An object that is looked at again, for its members and for their values.
  public struct Conditions: SchemaValue {
    public var a: Int?
    public var b: Int?
    public var c: Bool?
    public var d: D?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public struct D: SchemaValue {
      public var e: Int?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(e: Int? = nil, additionalProperties: JSONObject = [:]) {
        self.e = e
        self.additionalProperties = additionalProperties
      }
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Composed.Conditions {
  public init(
    a: Int? = nil,
    b: Int? = nil,
    c: Bool? = nil,
    d: D? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      a: a,
      b: b,
      c: c,
      d: d,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Composed.Conditions: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/conditions.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedConditions(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a\nb\nc\nd")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkComposedConditionsNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, optional: \.a)
    members.integer(1, optional: \.b)
    members.boolean(2, optional: \.c)
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
      case 3:
        o.note(2, c)
        value.d = try D.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.require(!o.hasSeen(3, in: c) || o.hasSeen(0, in: c))
    if o.checks, !checkComposedConditionsHolds(&o, c) {
      throw Rejection(.violation, at: o.start)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"a\":", self.a)
    writer.optional("\"b\":", self.b)
    writer.optional("\"c\":", self.c)
    writer.optional("\"d\":", self.d)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let a: Int? = try fields.optional("a")
    let b: Int? = try fields.optional("b")
    let _c: Bool? = try fields.optional("c")
    let d: D? = try fields.optional("d")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      a: a,
      b: b,
      c: _c,
      d: d,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
    try fields.optional("b", self.b)
    try fields.optional("c", self.c)
    try fields.optional("d", self.d)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Conditions.D: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/conditions.yaml#/properties/d"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedConditionsPropertiesD(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("e")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkComposedConditionsPropertiesDNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, optional: \.e)
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
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"e\":", self.e)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.e = try fields.optional("e")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("e", self.e)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkComposedConditionsNames: MemberTable = MemberTable(
  """
  a\tinteger\t@1
  b\tinteger\t@3
  c\tboolean\t@0
  d
  """)

func checkComposedConditions(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  var isDecided: Bool = false
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedConditionsNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        o.note(1, c)
        try o.decide(&c, &s)
      case 1:
        o.note(3, c)
        try o.decide(&c, &s)
      case 2:
        o.note(0, c)
        try o.decide(&c, &s)
      case 3:
        o.note(2, c)
        try checkComposedConditionsPropertiesD(&c, &s, "/properties/d")
      default:
        Assertion.unknownProperty(checkComposedConditionsNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    try Assertion.dependentRequired(
      "d",
      o.seen0 & 0x8 != 0,
      "a",
      o.seen0 & 0x1 != 0,
      at: start,
      &s,
      "/dependentRequired/d"
    )
    isDecided = checkComposedConditionsHolds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
    if !isDecided {
      if o.seen0 & 0x4 != 0 {
        let behind: Int = c.position
        c.position = start
        try checkComposedConditionsDependentSchemasCFragment(&c, &s, "/dependentSchemas/c")
        c.position = behind
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    try checkComposedConditionsAllOf0InPlace(&c, &s, "/allOf/0")
    c.position = start
    try checkComposedConditionsAllOf1InPlace(&c, &s, "/allOf/1")
    c.position = start
    try checkComposedConditionsAllOf2InPlace(&c, &s, "/allOf/2")
    c.position = start
    try checkComposedConditionsAllOf3InPlace(&c, &s, "/allOf/3")
    c.position = start
    try checkComposedConditionsAllOf4InPlace(&c, &s, "/allOf/4")
    c.position = start
    try checkComposedConditionsAllOf5InPlace(&c, &s, "/allOf/5")
    c.position = start
    try checkComposedConditionsAllOf6InPlace(&c, &s, "/allOf/6")
  }
  c.position = end
  s.leave()
}

func checkComposedConditionsHolds0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  var count: Int = 0
  if o.seen0 & 0x2 == 0x2 { count &+= 1 }
  if o.count <= 1 { count &+= 1 }
  return count == 1
}

func checkComposedConditionsHolds1(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  var count: Int = 0
  if o.seen0 & 0x4 == 0x4 { count &+= 1 }
  if o.seen0 & 0x2 == 0x2, o.accepts(3, c, checkComposedConditionsAllOf1OneOf1InPlaceNames, 0) { count &+= 1 }
  if o.seen0 & 0x8 == 0x8 { count &+= 1 }
  if o.seen0 & 0x1 != 0x1 { count &+= 1 }
  return count != 1
}

func checkComposedConditionsHolds3(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2 { return false }
  if o.seen0 & 0x8 == 0x8 {
    if o.hasNames(2, c, checkComposedConditionsAllOf0ThenAnyOf1PropertiesDFragmentNames.names) {
      return false
    }
  }
  return true
}

func checkComposedConditionsHolds2(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 == 0x1 {
    if o.accepts(1, c, checkComposedConditionsAllOf0IfFragmentNames, 0) {
      return checkComposedConditionsHolds3(&o, c)
    }
  }
  return o.seen0 & 0x6 == 0x6
}

func checkComposedConditionsHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if checkComposedConditionsHolds0(&o, c) { return false }
  if o.count < 1 { return false }
  if o.seen0 & 0x4 == 0x4, o.seen0 & 0x8 == 0x8 { return false }
  if o.count > 3 { return false }
  if o.count > 4 { return false }
  if checkComposedConditionsHolds1(&o, c) { return false }
  if o.seen0 & 0x4 == 0x4 {
    if o.seen0 & 0x1 != 0x1 {
      if !o.accepts(0, c, checkComposedConditionsDependentSchemasCAnyOf0FragmentNames, 0) { return false }
    }
  }
  if checkComposedConditionsHolds2(&o, c) { return false }
  return true
}

let checkComposedConditionsPropertiesDNames: MemberTable = MemberTable("e\tinteger")

func checkComposedConditionsPropertiesD(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/properties/d")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedConditionsPropertiesDNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkComposedConditionsPropertiesDNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedConditionsDependentSchemasCFragmentSigns: KeyTable = KeyTable("a")

func checkComposedConditionsDependentSchemasCFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/dependentSchemas/c")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var anyOfCandidates: UInt64 = 0x3
  if kind == .object {
    anyOfCandidates = checkComposedConditionsDependentSchemasCFragmentCandidates(
      having: try c.names(in: checkComposedConditionsDependentSchemasCFragmentSigns)
    )
  }
  switch s.collects ? 0 : anyOfCandidates {
  case 0x1:
    try checkComposedConditionsDependentSchemasCAnyOf0Fragment(&c, &s, "/anyOf/0")
  case 0x2:
    try checkComposedConditionsDependentSchemasCAnyOf1Fragment(&c, &s, "/anyOf/1")
  default:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedConditionsDependentSchemasCAnyOf0Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedConditionsDependentSchemasCAnyOf1Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfEnd < 0 { try c.skipSyntax() } else { c.position = anyOfEnd }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  }
  s.leave()
}

func checkComposedConditionsDependentSchemasCFragmentCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x1
  if names & 0x1 == 0x1 { candidates |= 0x2 }
  return candidates
}

let checkComposedConditionsDependentSchemasCAnyOf0FragmentNames: MemberTable = MemberTable(
  """
  c\tany const=true
  """)

func checkComposedConditionsDependentSchemasCAnyOf0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/dependentSchemas/c/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedConditionsDependentSchemasCAnyOf0FragmentNames,
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

let checkComposedConditionsDependentSchemasCAnyOf1FragmentNames: MemberTable = MemberTable("a")

func checkComposedConditionsDependentSchemasCAnyOf1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/dependentSchemas/c/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedConditionsDependentSchemasCAnyOf1FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedConditionsAllOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/0")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedConditionsAllOf0IfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedConditionsAllOf0ThenFragment(&c, &s, "/then")
    } else {
      try checkComposedConditionsAllOf0ElseFragment(&c, &s, "/else")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedConditionsAllOf0ThenFragmentSigns: KeyTable = KeyTable("b\nd")

func checkComposedConditionsAllOf0ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/0/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var anyOfCandidates: UInt64 = 0x3
  if kind == .object {
    anyOfCandidates = checkComposedConditionsAllOf0ThenFragmentCandidates(
      having: try c.names(in: checkComposedConditionsAllOf0ThenFragmentSigns)
    )
  }
  switch s.collects ? 0 : anyOfCandidates {
  case 0x1:
    try checkComposedConditionsAllOf0ThenAnyOf0Fragment(&c, &s, "/anyOf/0")
  case 0x2:
    try checkComposedConditionsAllOf0ThenAnyOf1Fragment(&c, &s, "/anyOf/1")
  default:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    if anyOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedConditionsAllOf0ThenAnyOf0Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedConditionsAllOf0ThenAnyOf1Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfEnd < 0 { try c.skipSyntax() } else { c.position = anyOfEnd }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  }
  s.leave()
}

func checkComposedConditionsAllOf0ThenFragmentCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  return candidates
}

let checkComposedConditionsAllOf0ThenAnyOf0FragmentNames: MemberTable = MemberTable("b")

func checkComposedConditionsAllOf0ThenAnyOf0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/0/then/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedConditionsAllOf0ThenAnyOf0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("b", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedConditionsAllOf0ThenAnyOf1FragmentNames: MemberTable = MemberTable("d")

func checkComposedConditionsAllOf0ThenAnyOf1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/0/then/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedConditionsAllOf0ThenAnyOf1FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedConditionsAllOf0ThenAnyOf1PropertiesDFragment(&c, &s, "/properties/d")
      default:
        try c.skipSyntax()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("d", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedConditionsAllOf0ThenAnyOf1PropertiesDFragmentNames: MemberTable = MemberTable("e")

func checkComposedConditionsAllOf0ThenAnyOf1PropertiesDFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/0/then/anyOf/1/properties/d")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedConditionsAllOf0ThenAnyOf1PropertiesDFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("e", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedConditionsAllOf0ElseFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/0/else")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedConditionsAllOf0ElseNotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

let checkComposedConditionsAllOf0ElseNotFragmentNames: MemberTable = MemberTable("b\nc")

func checkComposedConditionsAllOf0ElseNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/0/else/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedConditionsAllOf0ElseNotFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("b", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("c", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedConditionsAllOf0IfFragmentNames: MemberTable = MemberTable("a\tany const=1")

func checkComposedConditionsAllOf0IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/0/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedConditionsAllOf0IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedConditionsAllOf1InPlaceSigns: KeyTable = KeyTable("b\nc\nd")

let checkComposedConditionsAllOf1InPlaceHint: UnionHint = UnionHint(
  """
  missing\tb\td
  other\t\td
  literal\t2\tf
  """)

func checkComposedConditionsAllOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var oneOfCandidates: UInt64 = 0xF
  if kind == .object {
    oneOfCandidates = try checkComposedConditionsAllOf1InPlaceHint.candidates(of: c)
    if oneOfCandidates & (oneOfCandidates &- 1) != 0 {
      oneOfCandidates &= checkComposedConditionsAllOf1InPlaceCandidates(
        having: try c.names(in: checkComposedConditionsAllOf1InPlaceSigns)
      )
    }
  }
  switch s.collects ? 0 : oneOfCandidates {
  case 0x1:
    try checkComposedConditionsAllOf1OneOf0InPlace(&c, &s, "/oneOf/0")
  case 0x2:
    try checkComposedConditionsAllOf1OneOf1InPlace(&c, &s, "/oneOf/1")
  case 0x4:
    try checkComposedConditionsAllOf1OneOf2InPlace(&c, &s, "/oneOf/2")
  case 0x8:
    try checkComposedConditionsAllOf1OneOf3InPlace(&c, &s, "/oneOf/3")
  default:
    var oneOfCount: Int = 0
    var oneOfEnd: Int = -1
    if oneOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedConditionsAllOf1OneOf0InPlace(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
      }
    }
    if oneOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedConditionsAllOf1OneOf1InPlace(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
      }
    }
    if oneOfCount < 2, oneOfCandidates & 0x4 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedConditionsAllOf1OneOf2InPlace(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
      }
    }
    if oneOfCount < 2 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedConditionsAllOf1OneOf3InPlace(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
      }
    }
    if oneOfEnd < 0 { try c.skipSyntax() } else { c.position = oneOfEnd }
    if oneOfCount == 0 {
      try s.report(.oneOf(""), at: start, "/oneOf")
    }
    if oneOfCount > 1 { try s.report(.oneOfSeveral, at: start, "/oneOf") }
  }
  s.leave()
}

func checkComposedConditionsAllOf1InPlaceCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x8
  if names & 0x2 == 0x2 { candidates |= 0x1 }
  if names & 0x1 == 0x1 { candidates |= 0x2 }
  if names & 0x4 == 0x4 { candidates |= 0x4 }
  return candidates
}

let checkComposedConditionsAllOf1OneOf0InPlaceNames: MemberTable = MemberTable("c")

func checkComposedConditionsAllOf1OneOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/1/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedConditionsAllOf1OneOf0InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("c", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedConditionsAllOf1OneOf1InPlaceNames: MemberTable = MemberTable("b\tany const=2")

func checkComposedConditionsAllOf1OneOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/1/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedConditionsAllOf1OneOf1InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("b", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedConditionsAllOf1OneOf2InPlaceNames: MemberTable = MemberTable("d")

func checkComposedConditionsAllOf1OneOf2InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/1/oneOf/2")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedConditionsAllOf1OneOf2InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("d", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedConditionsAllOf1OneOf3InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/1/oneOf/3")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedConditionsAllOf1OneOf3NotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

let checkComposedConditionsAllOf1OneOf3NotFragmentNames: MemberTable = MemberTable("a")

func checkComposedConditionsAllOf1OneOf3NotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/1/oneOf/3/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedConditionsAllOf1OneOf3NotFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedConditionsAllOf2InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/2")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedConditionsAllOf2NotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

let checkComposedConditionsAllOf2NotFragmentSigns: KeyTable = KeyTable("b")

func checkComposedConditionsAllOf2NotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/2/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var oneOfCandidates: UInt64 = 0x3
  if kind == .object {
    oneOfCandidates = checkComposedConditionsAllOf2NotFragmentCandidates(
      having: try c.names(in: checkComposedConditionsAllOf2NotFragmentSigns)
    )
  }
  switch s.collects ? 0 : oneOfCandidates {
  case 0x1:
    try checkComposedConditionsAllOf2NotOneOf0Fragment(&c, &s, "/oneOf/0")
  case 0x2:
    try checkComposedConditionsAllOf2NotOneOf1Fragment(&c, &s, "/oneOf/1")
  default:
    var oneOfCount: Int = 0
    var oneOfEnd: Int = -1
    if oneOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedConditionsAllOf2NotOneOf0Fragment(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
      }
    }
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedConditionsAllOf2NotOneOf1Fragment(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
      }
    }
    if oneOfEnd < 0 { try c.skipSyntax() } else { c.position = oneOfEnd }
    if oneOfCount == 0 {
      try s.report(.oneOf(""), at: start, "/oneOf")
    }
    if oneOfCount > 1 { try s.report(.oneOfSeveral, at: start, "/oneOf") }
  }
  s.leave()
}

func checkComposedConditionsAllOf2NotFragmentCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x2
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  return candidates
}

let checkComposedConditionsAllOf2NotOneOf0FragmentNames: MemberTable = MemberTable("b")

func checkComposedConditionsAllOf2NotOneOf0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/2/not/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedConditionsAllOf2NotOneOf0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("b", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedConditionsAllOf2NotOneOf1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/2/not/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var count: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      _ = try c.key()
      try c.skipSyntax()
      count &+= 1
      more = try c.nextMember()
    }
    try Assertion.maxProperties(1, count, at: start, &s, "/maxProperties")
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedConditionsAllOf3InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/3")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    try c.skipSyntax()
  default:
    try checkComposedConditionsAllOf3AnyOf1InPlace(&c, &s, "/anyOf/1")
  }
  s.leave()
}

func checkComposedConditionsAllOf3AnyOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/3/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipSyntax()
  default:
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkComposedConditionsAllOf3AnyOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/3/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var count: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      _ = try c.key()
      try c.skipSyntax()
      count &+= 1
      more = try c.nextMember()
    }
    try Assertion.minProperties(1, count, at: start, &s, "/minProperties")
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedConditionsAllOf4InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/4")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedConditionsAllOf4NotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

func checkComposedConditionsAllOf4NotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkComposedConditionsAllOf4NotFragmentJoined(&c, &s) }
  if s.isFine(&c, checkComposedConditionsAllOf4NotFragmentJoined) {
    return
  }
  s.enter(path, "composed/conditions.yaml#/allOf/4/not")
  _ = try c.kind()
  let start: Int = c.position
  try checkComposedConditionsAllOf4NotAllOf0Fragment(&c, &s, "/allOf/0")
  c.position = start
  try checkComposedConditionsAllOf4NotAllOf1Fragment(&c, &s, "/allOf/1")
  s.leave()
}

let checkComposedConditionsAllOf4NotAllOf0FragmentNames: MemberTable = MemberTable("c")

func checkComposedConditionsAllOf4NotAllOf0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/4/not/allOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedConditionsAllOf4NotAllOf0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("c", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedConditionsAllOf4NotAllOf1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/4/not/allOf/1")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .null, .string:
    try c.skipSyntax()
  default:
    try checkComposedConditionsAllOf4NotAllOf1AnyOf1Fragment(&c, &s, "/anyOf/1")
  }
  s.leave()
}

func checkComposedConditionsAllOf4NotAllOf1AnyOf0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/4/not/allOf/1/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null, .string: try c.skipSyntax()
  default:
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 17), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedConditionsAllOf4NotAllOf1AnyOf1FragmentNames: MemberTable = MemberTable("d")

func checkComposedConditionsAllOf4NotAllOf1AnyOf1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/4/not/allOf/1/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedConditionsAllOf4NotAllOf1AnyOf1FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("d", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedConditionsAllOf5InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/5")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedConditionsAllOf5IfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedConditionsAllOf5ThenFragment(&c, &s, "/then")
    } else {
      try checkComposedConditionsAllOf5ElseFragment(&c, &s, "/else")
    }
  }
  c.position = end
  s.leave()
}

func checkComposedConditionsAllOf5ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/5/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var count: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      _ = try c.key()
      try c.skipSyntax()
      count &+= 1
      more = try c.nextMember()
    }
    try Assertion.maxProperties(3, count, at: start, &s, "/maxProperties")
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedConditionsAllOf5ElseFragmentNames: MemberTable = MemberTable("a")

func checkComposedConditionsAllOf5ElseFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/5/else")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedConditionsAllOf5ElseFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedConditionsAllOf5IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/5/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object: try c.skipSyntax()
  default:
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkComposedConditionsAllOf6InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/6")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedConditionsAllOf6IfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedConditionsAllOf6ThenFragment(&c, &s, "/then")
    } else {
      try checkComposedConditionsAllOf6ElseFragment(&c, &s, "/else")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedConditionsAllOf6ThenFragmentNames: MemberTable = MemberTable("a")

func checkComposedConditionsAllOf6ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/6/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedConditionsAllOf6ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedConditionsAllOf6ElseFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/6/else")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var count: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      _ = try c.key()
      try c.skipSyntax()
      count &+= 1
      more = try c.nextMember()
    }
    try Assertion.maxProperties(4, count, at: start, &s, "/maxProperties")
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedConditionsAllOf6IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/6/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipSyntax()
  default:
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedConditionsAllOf4NotFragmentJoinedNames: MemberTable = MemberTable("c\nd")

func checkComposedConditionsAllOf4NotFragmentJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/conditions.yaml#/allOf/4/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var isDecided: Bool = false
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedConditionsAllOf4NotFragmentJoinedNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("c", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    isDecided = checkComposedConditionsAllOf4NotFragmentJoinedHolds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    switch kind {
    case .null, .string:
      break
    default:
      try checkComposedConditionsAllOf4NotAllOf1AnyOf1Fragment(&c, &s, "/anyOf/1")
    }
  }
  c.position = end
  s.leave()
}

func checkComposedConditionsAllOf4NotFragmentJoinedHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  return o.seen0 & 0x2 == 0x2
}
