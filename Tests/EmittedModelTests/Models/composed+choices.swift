// Generated from composed/choices.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Composed {
  /// An object of which the value of a member says what else it has, and another member what that has.
  public struct Choices: SchemaValue {
    /// What it is.
    public var kind: Kind?
    /// How much of it.
    public var level: String?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(kind: Kind?, level: String? = nil, additionalProperties: JSONObject = [:]) {
      self.kind = kind
      self.level = level
      self.additionalProperties = additionalProperties
    }

    /// What it is.
    public enum Kind: CaseIterable, JSONLiteral {
      case a
      case b
      case c
      case d
      case `true`

      /// The JSON value that the case stands for.
      public var rawValue: JSONValue {
        switch self {
        case .a: return .string("a")
        case .b: return .string("b")
        case .c: return .string("c")
        case .d: return .string("d")
        case .`true`: return .bool(true)
        }
      }
    }
  }
}

// MARK: - Machinery

extension Composed.Choices: StructReadable {
  public static var schemaLocation: String {
    "composed/choices.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedChoices(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind\nlevel")
  }

  private static let names: MemberTable = MemberTable("kind\nlevel\tstring")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(1, optional: \.level)
  }

  public static var unread: Self {
    Self(kind: nil)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.kind = try Optional<Kind>.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.nullable("\"kind\":", self.kind)
    writer.optional("\"level\":", self.level)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.kind = try fields.nullable("kind")
    self.level = try fields.optional("level")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.nullable("kind", self.kind)
    try fields.optional("level", self.level)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Choices.Kind: GeneratedValue {
  public static var schemaLocation: String {
    "composed/choices.yaml#/properties/kind"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedChoicesPropertiesKind(&cursor, &sink)
  }
}

// MARK: - Validators

let checkComposedChoicesNames: MemberTable = MemberTable(
  """
  kind\tany enum=[\"a\",\"b\",\"c\",\"d\",null,true]
  level\tstring
  """)

func checkComposedChoices(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkComposedChoicesChoiceJoined(&c, &s) }
  if s.isFine(&c, checkComposedChoicesChoiceJoined) {
    return
  }
  s.enter(path, "composed/choices.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedChoicesNames, at: start, passesOthers: true)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkComposedChoicesAllOf0InPlace(&c, &s, "/allOf/0")
  c.position = end
  s.leave()
}

private let checkComposedChoicesPropertiesKindValues: ValueList = ValueList(
  """
  \"a\"
  \"b\"
  \"c\"
  \"d\"
  null
  true
  """)

func checkComposedChoicesPropertiesKind(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/properties/kind")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.enumeration(
      checkComposedChoicesPropertiesKindValues,
      "\"a\", \"b\", \"c\", \"d\", null, true",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .boolean:
    _ = try c.boolean()
    try Assertion.enumeration(
      checkComposedChoicesPropertiesKindValues,
      "\"a\", \"b\", \"c\", \"d\", null, true",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .number:
    _ = try c.number()
    try Assertion.enumeration(
      checkComposedChoicesPropertiesKindValues,
      "\"a\", \"b\", \"c\", \"d\", null, true",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .string:
    _ = try c.string()
    try Assertion.enumeration(
      checkComposedChoicesPropertiesKindValues,
      "\"a\", \"b\", \"c\", \"d\", null, true",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.enumeration(
      checkComposedChoicesPropertiesKindValues,
      "\"a\", \"b\", \"c\", \"d\", null, true",
      at: start,
      c,
      &s,
      "/enum"
    )
  case .object:
    try c.skipValue()
    try Assertion.enumeration(
      checkComposedChoicesPropertiesKindValues,
      "\"a\", \"b\", \"c\", \"d\", null, true",
      at: start,
      c,
      &s,
      "/enum"
    )
  }
  s.leave()
}

func checkComposedChoicesAllOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedChoicesAllOf0IfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedChoicesDefsFirstFragment(&c, &s, "/then/$ref")
    } else {
      try checkComposedChoicesAllOf0ElseFragment(&c, &s, "/else")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedChoicesDefsFirstFragmentNames: MemberTable = MemberTable(
  """
  kind\tany
  level\tany
  old\tstring\t…
  free\tany
  """)

func checkComposedChoicesDefsFirstFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/$defs/first")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkComposedChoicesDefsFirstFragmentNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 2:
        s.warn(.deprecated(""), at: o.offset, "/properties/old/deprecated")
        try o.decide(&c, &s)
      default:
        try checkComposedChoicesDefsFirstAdditionalPropertiesFragment(&c, &s, "/additionalProperties")
      }
    }
    try Assertion.maxProperties(4, o.count, at: start, &s, "/maxProperties")
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedChoicesDefsFirstAdditionalPropertiesFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/$defs/first/additionalProperties")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    if !Assertion.isInteger(number, c) {
      try Assertion.type(TypeSet(rawValue: 72), at: start, &s, "/type")
      return s.leave()
    }
  case .array: try c.skipSyntax()
  default:
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 72), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkComposedChoicesAllOf0ElseFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0/else")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedChoicesAllOf0ElseIfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedChoicesAllOf0ElseThenFragment(&c, &s, "/then")
    } else {
      try checkComposedChoicesAllOf0ElseElseFragment(&c, &s, "/else")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedChoicesAllOf0ElseThenFragmentNames: MemberTable = MemberTable(
  """
  kind\tany
  level\tany enum=[\"low\",\"high\"]\t@0
  inner
  """)

private let checkComposedChoicesAllOf0ElseThenFragmentTexts0: KeyTable = KeyTable("low")

func checkComposedChoicesAllOf0ElseThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0/else/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var isDecided: Bool = false
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkComposedChoicesAllOf0ElseThenFragmentNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        o.note(0, c)
        try o.decide(&c, &s)
      case 2:
        o.note(1, c)
        try checkComposedChoicesFragment(&c, &s, "/properties/inner/$ref")
      default:
        try c.skipSyntax()
        try Assertion.never(
          .additionalProperty(checkComposedChoicesAllOf0ElseThenFragmentNames.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
    if o.seen0 & 0x2 != 0x2 {
      try Assertion.required("level", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
    isDecided = checkComposedChoicesAllOf0ElseThenFragmentHolds(&o, c)
    if !isDecided, !s.collects { throw Rejection(.violation, at: start) }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  if !isDecided {
    c.position = start
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedChoicesAllOf0ElseThenIfFragment(&c, &s)
        })
      if isMatch {
        try checkComposedChoicesAllOf0ElseThenThenFragment(&c, &s, "/then")
      } else {
        try checkComposedChoicesAllOf0ElseThenElseFragment(&c, &s, "/else")
      }
    }
  }
  c.position = end
  s.leave()
}

func checkComposedChoicesAllOf0ElseThenFragmentHolds0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.isAmong(0, 2, c, checkComposedChoicesAllOf0ElseThenFragmentTexts0, 0x1) { return true }
  return false
}

func checkComposedChoicesAllOf0ElseThenFragmentHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2 {
    if checkComposedChoicesAllOf0ElseThenFragmentHolds0(&o, c) { return o.seen0 & 0x4 == 0x4 }
  }
  return o.accepts(1, c, checkComposedChoicesAllOf0ElseThenElsePropertiesInnerFragment)
}

let checkComposedChoicesFragmentNames: MemberTable = MemberTable(
  """
  kind\tany enum=[\"a\",\"b\",\"c\",\"d\",null,true]
  level\tstring
  """)

func checkComposedChoicesFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedChoicesFragmentNames,
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
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkComposedChoicesAllOf0Fragment(&c, &s, "/allOf/0")
  c.position = end
  s.leave()
}

func checkComposedChoicesAllOf0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedChoicesAllOf0IfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedChoicesDefsFirstFragment(&c, &s, "/then/$ref")
    } else {
      try checkComposedChoicesAllOf0ElseFragment(&c, &s, "/else")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedChoicesAllOf0IfFragmentNames: MemberTable = MemberTable("kind\tstring enum=[\"a\",1]")

func checkComposedChoicesAllOf0IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedChoicesAllOf0IfFragmentNames,
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

func checkComposedChoicesDefsFirstAdditionalPropertiesFragmentFirst(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/$defs/first/additionalProperties")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    if !Assertion.isInteger(number, c) {
      try Assertion.type(TypeSet(rawValue: 72), at: start, &s, "/type")
      return s.leave()
    }
  case .array: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 72), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkComposedChoicesAllOf0ElseElseFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0/else/else")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedChoicesAllOf0ElseElseIfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedChoicesAllOf0ElseElseThenFragment(&c, &s, "/then")
    } else {
      try checkComposedChoicesAllOf0ElseElseElseFragment(&c, &s, "/else")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedChoicesAllOf0ElseElseThenFragmentNames: MemberTable = MemberTable(
  """
  kind\tany
  level\tany
  list
  """)

func checkComposedChoicesAllOf0ElseElseThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0/else/else/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkComposedChoicesAllOf0ElseElseThenFragmentNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 2:
        try checkComposedChoicesAllOf0ElseElseThenPropertiesListFragment(&c, &s, "/properties/list")
      default:
        try c.skipSyntax()
        try Assertion.never(
          .additionalProperty(checkComposedChoicesAllOf0ElseElseThenFragmentNames.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedChoicesAllOf0ElseElseThenPropertiesListFragmentItems: MemberTable = MemberTable(
  items: """
    object
    """)

func checkComposedChoicesAllOf0ElseElseThenPropertiesListFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0/else/else/then/properties/list")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    let count: Int = try checkComposedChoicesAllOf0ElseElseThenPropertiesListFragmentItems.readItems(&c, &s)
    try Assertion.maxItems(2, count, at: start, &s, "/maxItems")
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkComposedChoicesAllOf0ElseElseElseFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0/else/else/else")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .object:
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      if !checkComposedChoicesAllOf0ElseElseElseFragmentAcceptsName(key, c) {
        let value: Cursor = c
        c.position = key.offset
        try checkComposedChoicesAllOf0ElseElseElsePropertyNamesFragment(&c, &s, "/propertyNames")
        c = value
      }
      try c.skipSyntax()
      more = try c.nextMember()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkComposedChoicesAllOf0ElseElseElseFragmentAcceptsName(
  _ key: Key, _ c: Cursor
) -> Bool {
  if c.isLonger(key.slice, than: 5) {
    return false
  }
  return true
}

func checkComposedChoicesAllOf0ElseElseElsePropertyNamesFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0/else/else/else/propertyNames")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.maxLength(5, string, c, &s, "/maxLength")
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedChoicesAllOf0ElseElseIfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0/else/else/if")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedChoicesAllOf0ElseElseIfNotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

let checkComposedChoicesAllOf0ElseElseIfNotFragmentNames: MemberTable = MemberTable("kind\tany const=true")

func checkComposedChoicesAllOf0ElseElseIfNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0/else/else/if/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedChoicesAllOf0ElseElseIfNotFragmentNames,
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

let checkComposedChoicesAllOf0ElseElseThenPropertiesH1qm7ra7f548dItems: MemberTable = MemberTable(
  items: """
    object
    """)

func checkComposedChoicesAllOf0ElseElseThenPropertiesH1qm7ra7f548d(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0/else/else/then/properties/list")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    let count: Int = try checkComposedChoicesAllOf0ElseElseThenPropertiesH1qm7ra7f548dItems.readItems(&c, &s)
    try Assertion.maxItems(2, count, at: start, &s, "/maxItems")
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkComposedChoicesAllOf0ElseElseElseFragmentFirst(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0/else/else/else")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      if !checkComposedChoicesAllOf0ElseElseElseFragmentFirstAcceptsName(key, c) {
        let value: Cursor = c
        c.position = key.offset
        try checkComposedChoicesAllOf0ElseElseElsePropertyNamesFragmentFirst(&c, &s, "/propertyNames")
        c = value
      }
      try others.insert(key, in: c, object: start)
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default: try c.skipValue()
  }
  s.leave()
}

private func checkComposedChoicesAllOf0ElseElseElseFragmentFirstAcceptsName(
  _ key: Key, _ c: Cursor
) -> Bool {
  if c.isLonger(key.slice, than: 5) {
    return false
  }
  return true
}

func checkComposedChoicesAllOf0ElseElseElsePropertyNamesFragmentFirst(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0/else/else/else/propertyNames")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.maxLength(5, string, c, &s, "/maxLength")
  default: try c.skipValue()
  }
  s.leave()
}

let checkComposedChoicesAllOf0ElseIfFragmentNames: MemberTable = MemberTable("kind\tany enum=[\"b\",null]")

func checkComposedChoicesAllOf0ElseIfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0/else/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedChoicesAllOf0ElseIfFragmentNames,
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

let checkComposedChoicesFragmentFirstNames: MemberTable = MemberTable(
  """
  kind\tany enum=[\"a\",\"b\",\"c\",\"d\",null,true]
  level\tstring
  """)

func checkComposedChoicesFragmentFirst(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkComposedChoicesFragmentFirstChoiceJoined(&c, &s) }
  if s.isFine(&c, checkComposedChoicesFragmentFirstChoiceJoined) {
    return
  }
  s.enter(path, "composed/choices.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedChoicesFragmentFirstNames, at: start, passesOthers: true)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkComposedChoicesAllOf0FragmentFirst(&c, &s, "/allOf/0")
  c.position = end
  s.leave()
}

func checkComposedChoicesAllOf0FragmentFirst(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedChoicesAllOf0IfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedChoicesDefsFirstFragment(&c, &s, "/then/$ref")
    } else {
      try checkComposedChoicesAllOf0ElseFragment(&c, &s, "/else")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedChoicesAllOf0ElseThenThenFragmentNames: MemberTable = MemberTable("inner")

func checkComposedChoicesAllOf0ElseThenThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0/else/then/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedChoicesAllOf0ElseThenThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("inner", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedChoicesAllOf0ElseThenElseFragmentNames: MemberTable = MemberTable("inner")

func checkComposedChoicesAllOf0ElseThenElseFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0/else/then/else")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedChoicesAllOf0ElseThenElseFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedChoicesAllOf0ElseThenElsePropertiesInnerFragment(&c, &s, "/properties/inner")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedChoicesAllOf0ElseThenElsePropertiesInnerFragmentNames: MemberTable = MemberTable(
  """
  kind\tany const=\"d\"
  """)

func checkComposedChoicesAllOf0ElseThenElsePropertiesInnerFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0/else/then/else/properties/inner")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedChoicesAllOf0ElseThenElsePropertiesInnerFragmentNames,
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

let checkComposedChoicesAllOf0ElseThenIfFragmentNames: MemberTable = MemberTable("level")

func checkComposedChoicesAllOf0ElseThenIfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0/else/then/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedChoicesAllOf0ElseThenIfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedChoicesAllOf0ElseThenIfPropertiesLevelFragment(&c, &s, "/properties/level")
      default:
        try c.skipSyntax()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("level", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedChoicesAllOf0ElseThenIfPropertiesLevelFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0/else/then/if/properties/level")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedChoicesAllOf0ElseThenIfPropertiesLevelNotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

func checkComposedChoicesAllOf0ElseThenIfPropertiesLevelNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#/allOf/0/else/then/if/properties/level/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"low\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"low\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"low\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"low\"", at: start, c, &s, "/const")
  case .array:
    try c.skipSyntax()
    try Assertion.constant("\"low\"", at: start, c, &s, "/const")
  case .object:
    try c.skipSyntax()
    try Assertion.constant("\"low\"", at: start, c, &s, "/const")
  }
  s.leave()
}

let checkComposedChoicesCase0JoinedNames: MemberTable = MemberTable(
  """
  kind\tany enum=[\"a\",\"b\",\"c\",\"d\",null,true]
  level\tany enum=[\"low\",\"high\"]\t@0
  inner
  """)

private let checkComposedChoicesCase0JoinedTexts0: KeyTable = KeyTable("low")

func checkComposedChoicesCase0Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedChoicesCase0JoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        o.note(0, c)
        try o.decide(&c, &s)
      case 2:
        o.note(1, c)
        try checkComposedChoicesFragmentFirst(&c, &s, "/properties/inner/$ref")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkComposedChoicesCase0JoinedNames.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("level", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
    if !checkComposedChoicesCase0JoinedHolds(&o, c) {
      throw Rejection(.violation, at: start)
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

func checkComposedChoicesCase0JoinedHolds0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.isAmong(0, 2, c, checkComposedChoicesCase0JoinedTexts0, 0x1) { return true }
  return false
}

func checkComposedChoicesCase0JoinedHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2, checkComposedChoicesCase0JoinedHolds0(&o, c) { return o.seen0 & 0x4 == 0x4 }
  return o.accepts(1, c, checkComposedChoicesAllOf0ElseThenElsePropertiesInnerFragment)
}

let checkComposedChoicesCase1JoinedNames: MemberTable = MemberTable(
  """
  kind\tany enum=[\"a\",\"b\",\"c\",\"d\",null,true]
  level\tstring
  list
  """)

func checkComposedChoicesCase1Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedChoicesCase1JoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 2:
        try checkComposedChoicesAllOf0ElseElseThenPropertiesH1qm7ra7f548d(&c, &s, "/properties/list")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkComposedChoicesCase1JoinedNames.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedChoicesCase2JoinedNames: MemberTable = MemberTable(
  """
  kind\tany enum=[\"a\",\"b\",\"c\",\"d\",null,true]
  level\tstring
  old\tstring\t…
  free\tany
  """)

let checkComposedChoicesCase2JoinedAdditional: MemberTable = MemberTable(additional: "array|integer\t?")

func checkComposedChoicesCase2Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedChoicesCase2JoinedNames,
      at: start,
      passesOthers: true,
      others: checkComposedChoicesCase2JoinedAdditional
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 2:
        s.warn(.deprecated(""), at: o.offset, "/properties/old/deprecated")
        try o.decide(&c, &s)
      default:
        try checkComposedChoicesDefsFirstAdditionalPropertiesFragmentFirst(&c, &s, "/additionalProperties")
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    try Assertion.maxProperties(4, o.count, at: start, &s, "/maxProperties")
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedChoicesCase3JoinedNames: MemberTable = MemberTable(
  """
  kind\tany enum=[\"a\",\"b\",\"c\",\"d\",null,true]
  level\tstring
  """)

func checkComposedChoicesCase3Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedChoicesCase3JoinedNames, at: start, passesOthers: true)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkComposedChoicesAllOf0ElseElseElseFragmentFirst(&c, &s, "/else")
  c.position = end
  s.leave()
}

let checkComposedChoicesChoiceJoinedHint: UnionHint = UnionHint(
  """
  missing\tkind\t1
  other\t\t2
  text\ta\t4
  text\tb\t1
  literal\tnull\t1
  literal\ttrue\t8
  """)

func checkComposedChoicesChoiceJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  if kind != .object {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  switch kind {
  case .object:
    switch try checkComposedChoicesChoiceJoinedHint.candidates(of: c) {
    case 0x1:
      try checkComposedChoicesCase0Joined(&c, &s, "")
    case 0x2:
      try checkComposedChoicesCase1Joined(&c, &s, "")
    case 0x4:
      try checkComposedChoicesCase2Joined(&c, &s, "")
    default:
      try checkComposedChoicesCase3Joined(&c, &s, "")
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/if")
  }
  s.leave()
}

let checkComposedChoicesFragmentFirstCase0JoinedNames: MemberTable = MemberTable(
  """
  kind\tany enum=[\"a\",\"b\",\"c\",\"d\",null,true]
  level\tany enum=[\"low\",\"high\"]\t@0
  inner
  """)

private let checkComposedChoicesFragmentFirstCase0JoinedTexts0: KeyTable = KeyTable("low")

func checkComposedChoicesFragmentFirstCase0Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedChoicesFragmentFirstCase0JoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        o.note(0, c)
        try o.decide(&c, &s)
      case 2:
        o.note(1, c)
        try checkComposedChoicesFragmentFirst(&c, &s, "/properties/inner/$ref")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkComposedChoicesFragmentFirstCase0JoinedNames.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("level", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
    if !checkComposedChoicesFragmentFirstCase0JoinedHolds(&o, c) {
      throw Rejection(.violation, at: start)
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

func checkComposedChoicesFragmentFirstCase0JoinedHolds0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 != 0x2 { return true }
  if !o.isAmong(0, 2, c, checkComposedChoicesFragmentFirstCase0JoinedTexts0, 0x1) { return true }
  return false
}

func checkComposedChoicesFragmentFirstCase0JoinedHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 == 0x2 {
    if checkComposedChoicesFragmentFirstCase0JoinedHolds0(&o, c) { return o.seen0 & 0x4 == 0x4 }
  }
  return o.accepts(1, c, checkComposedChoicesAllOf0ElseThenElsePropertiesInnerFragment)
}

let checkComposedChoicesFragmentFirstCase1JoinedNames: MemberTable = MemberTable(
  """
  kind\tany enum=[\"a\",\"b\",\"c\",\"d\",null,true]
  level\tstring
  list
  """)

func checkComposedChoicesFragmentFirstCase1Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedChoicesFragmentFirstCase1JoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 2:
        try checkComposedChoicesAllOf0ElseElseThenPropertiesH1qm7ra7f548d(&c, &s, "/properties/list")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkComposedChoicesFragmentFirstCase1JoinedNames.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedChoicesFragmentFirstCase2JoinedNames: MemberTable = MemberTable(
  """
  kind\tany enum=[\"a\",\"b\",\"c\",\"d\",null,true]
  level\tstring
  old\tstring\t…
  free\tany
  """)

let checkComposedChoicesFragmentFirstCase2JoinedAdditional: MemberTable = MemberTable(
  additional: """
    array|integer\t?
    """)

func checkComposedChoicesFragmentFirstCase2Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedChoicesFragmentFirstCase2JoinedNames,
      at: start,
      passesOthers: true,
      others: checkComposedChoicesFragmentFirstCase2JoinedAdditional
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 2:
        s.warn(.deprecated(""), at: o.offset, "/properties/old/deprecated")
        try o.decide(&c, &s)
      default:
        try checkComposedChoicesDefsFirstAdditionalPropertiesFragmentFirst(&c, &s, "/additionalProperties")
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    try Assertion.maxProperties(4, o.count, at: start, &s, "/maxProperties")
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedChoicesFragmentFirstCase3JoinedNames: MemberTable = MemberTable(
  """
  kind\tany enum=[\"a\",\"b\",\"c\",\"d\",null,true]
  level\tstring
  """)

func checkComposedChoicesFragmentFirstCase3Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedChoicesFragmentFirstCase3JoinedNames,
      at: start,
      passesOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkComposedChoicesAllOf0ElseElseElseFragmentFirst(&c, &s, "/else")
  c.position = end
  s.leave()
}

let checkComposedChoicesFragmentFirstChoiceJoinedHint: UnionHint = UnionHint(
  """
  missing\tkind\t1
  other\t\t2
  text\ta\t4
  text\tb\t1
  literal\tnull\t1
  literal\ttrue\t8
  """)

func checkComposedChoicesFragmentFirstChoiceJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/choices.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  if kind != .object {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  switch kind {
  case .object:
    switch try checkComposedChoicesFragmentFirstChoiceJoinedHint.candidates(of: c) {
    case 0x1:
      try checkComposedChoicesFragmentFirstCase0Joined(&c, &s, "")
    case 0x2:
      try checkComposedChoicesFragmentFirstCase1Joined(&c, &s, "")
    case 0x4:
      try checkComposedChoicesFragmentFirstCase2Joined(&c, &s, "")
    default:
      try checkComposedChoicesFragmentFirstCase3Joined(&c, &s, "")
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/if")
  }
  s.leave()
}
