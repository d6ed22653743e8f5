// Generated from maps/keys.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Maps {
  /// Maps whose names are told by tests, and some whose names take more than that.
  public struct Keys: SchemaValue {
    public var listed: JSONObject?
    public var refused: JSONObject?
    public var matching: JSONObject?
    public var unlike: JSONObject?
    public var sized: JSONObject?
    public var unsized: JSONObject?
    public var referred: JSONMap<Int>?
    public var twice: JSONObject?
    public var neither: JSONObject?
    public var either: JSONObject?
    public var written: JSONObject?
    public var never: JSONObject?
    public var beside: Beside?
    public var warned: JSONObject?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public struct Beside: SchemaValue {
      public var a: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(a: String? = nil, additionalProperties: JSONObject = [:]) {
        self.a = a
        self.additionalProperties = additionalProperties
      }
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Maps.Keys {
  public init(
    listed: JSONObject? = nil,
    refused: JSONObject? = nil,
    matching: JSONObject? = nil,
    unlike: JSONObject? = nil,
    sized: JSONObject? = nil,
    unsized: JSONObject? = nil,
    referred: JSONMap<Int>? = nil,
    twice: JSONObject? = nil,
    neither: JSONObject? = nil,
    either: JSONObject? = nil,
    written: JSONObject? = nil,
    never: JSONObject? = nil,
    beside: Beside? = nil,
    warned: JSONObject? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      listed: listed,
      refused: refused,
      matching: matching,
      unlike: unlike,
      sized: sized,
      unsized: unsized,
      referred: referred,
      twice: twice,
      neither: neither,
      either: either,
      written: written,
      never: never,
      beside: beside,
      warned: warned,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Maps.Keys: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "maps/keys.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkMapsKeys(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
      """
      listed
      refused
      matching
      unlike
      sized
      unsized
      referred
      twice
      neither
      either
      written
      never
      beside
      warned
      """)
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkMapsKeysNames)

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
      case 0:
        try o.check(&c, checkMapsKeysPropertiesListed)
        value.listed = try JSONObject.read(&c)
      case 1:
        try o.check(&c, checkMapsKeysPropertiesRefused)
        value.refused = try JSONObject.read(&c)
      case 2:
        try o.check(&c, checkMapsKeysPropertiesMatching)
        value.matching = try JSONObject.read(&c)
      case 3:
        try o.check(&c, checkMapsKeysPropertiesUnlike)
        value.unlike = try JSONObject.read(&c)
      case 4:
        try o.check(&c, checkMapsKeysPropertiesSized)
        value.sized = try JSONObject.read(&c)
      case 5:
        try o.check(&c, checkMapsKeysPropertiesUnsized)
        value.unsized = try JSONObject.read(&c)
      case 6:
        try o.check(&c, checkMapsKeysPropertiesReferred)
        value.referred = try JSONMap<Int>.read(&c)
      case 7:
        try o.check(&c, checkMapsKeysPropertiesTwice)
        value.twice = try JSONObject.read(&c)
      case 8:
        try o.check(&c, checkMapsKeysPropertiesNeither)
        value.neither = try JSONObject.read(&c)
      case 9:
        try o.check(&c, checkMapsKeysPropertiesEither)
        value.either = try JSONObject.read(&c)
      case 10:
        try o.check(&c, checkMapsKeysPropertiesWritten)
        value.written = try JSONObject.read(&c)
      case 11:
        try o.check(&c, checkMapsKeysPropertiesNever)
        value.never = try JSONObject.read(&c)
      case 12:
        try o.check(&c, checkMapsKeysPropertiesBeside)
        value.beside = try Beside.read(&c)
      case 13:
        try o.check(&c, checkMapsKeysPropertiesWarned)
        value.warned = try JSONObject.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"listed\":", self.listed)
    writer.optional("\"refused\":", self.refused)
    writer.optional("\"matching\":", self.matching)
    writer.optional("\"unlike\":", self.unlike)
    writer.optional("\"sized\":", self.sized)
    writer.optional("\"unsized\":", self.unsized)
    writer.optional("\"referred\":", self.referred)
    writer.optional("\"twice\":", self.twice)
    writer.optional("\"neither\":", self.neither)
    writer.optional("\"either\":", self.either)
    writer.optional("\"written\":", self.written)
    writer.optional("\"never\":", self.never)
    writer.optional("\"beside\":", self.beside)
    writer.optional("\"warned\":", self.warned)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let listed: JSONObject? = try fields.optional("listed")
    let refused: JSONObject? = try fields.optional("refused")
    let matching: JSONObject? = try fields.optional("matching")
    let unlike: JSONObject? = try fields.optional("unlike")
    let sized: JSONObject? = try fields.optional("sized")
    let unsized: JSONObject? = try fields.optional("unsized")
    let referred: JSONMap<Int>? = try fields.optional("referred")
    let twice: JSONObject? = try fields.optional("twice")
    let neither: JSONObject? = try fields.optional("neither")
    let either: JSONObject? = try fields.optional("either")
    let written: JSONObject? = try fields.optional("written")
    let never: JSONObject? = try fields.optional("never")
    let beside: Beside? = try fields.optional("beside")
    let warned: JSONObject? = try fields.optional("warned")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      listed: listed,
      refused: refused,
      matching: matching,
      unlike: unlike,
      sized: sized,
      unsized: unsized,
      referred: referred,
      twice: twice,
      neither: neither,
      either: either,
      written: written,
      never: never,
      beside: beside,
      warned: warned,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("listed", self.listed)
    try fields.optional("refused", self.refused)
    try fields.optional("matching", self.matching)
    try fields.optional("unlike", self.unlike)
    try fields.optional("sized", self.sized)
    try fields.optional("unsized", self.unsized)
    try fields.optional("referred", self.referred)
    try fields.optional("twice", self.twice)
    try fields.optional("neither", self.neither)
    try fields.optional("either", self.either)
    try fields.optional("written", self.written)
    try fields.optional("never", self.never)
    try fields.optional("beside", self.beside)
    try fields.optional("warned", self.warned)
    try fields.additional(self.additionalProperties)
  }
}

extension Maps.Keys.Beside: StructReadable {
  public static var schemaLocation: String {
    "maps/keys.yaml#/properties/beside"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkMapsKeysPropertiesBeside(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }

  private static let names: MemberTable = MemberTable("a\tstring")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.a)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"a\":", self.a)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.optional("a")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkMapsKeysNames: MemberTable = MemberTable(
  """
  listed
  refused
  matching
  unlike
  sized
  unsized
  referred
  twice
  neither
  either
  written
  never
  beside\t\t{
  warned
  """,
  nested: [checkMapsKeysPropertiesBesideNames]
)

func checkMapsKeys(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkMapsKeysNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkMapsKeysPropertiesListed(&c, &s, "/properties/listed")
      case 1:
        try checkMapsKeysPropertiesRefused(&c, &s, "/properties/refused")
      case 2:
        try checkMapsKeysPropertiesMatching(&c, &s, "/properties/matching")
      case 3:
        try checkMapsKeysPropertiesUnlike(&c, &s, "/properties/unlike")
      case 4:
        try checkMapsKeysPropertiesSized(&c, &s, "/properties/sized")
      case 5:
        try checkMapsKeysPropertiesUnsized(&c, &s, "/properties/unsized")
      case 6:
        try checkMapsKeysPropertiesReferred(&c, &s, "/properties/referred")
      case 7:
        try checkMapsKeysPropertiesTwice(&c, &s, "/properties/twice")
      case 8:
        try checkMapsKeysPropertiesNeither(&c, &s, "/properties/neither")
      case 9:
        try checkMapsKeysPropertiesEither(&c, &s, "/properties/either")
      case 10:
        try checkMapsKeysPropertiesWritten(&c, &s, "/properties/written")
      case 11:
        try checkMapsKeysPropertiesNever(&c, &s, "/properties/never")
      case 12:
        try checkMapsKeysPropertiesBeside(&c, &s, "/properties/beside")
      case 13:
        try checkMapsKeysPropertiesWarned(&c, &s, "/properties/warned")
      default:
        Assertion.unknownProperty(checkMapsKeysNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkMapsKeysPropertiesListedListed0: KeyTable = KeyTable(
  """
  a
  é
  a name of more than sixteen bytes
  """)

func checkMapsKeysPropertiesListed(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/listed")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      if !checkMapsKeysPropertiesListedAcceptsName(key, c) {
        let value: Cursor = c
        c.position = key.offset
        try checkMapsKeysPropertiesListedPropertyNames(&c, &s, "/propertyNames")
        c = value
      }
      try others.insert(key, in: c, object: start)
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkMapsKeysPropertiesListedAcceptsName(
  _ key: Key, _ c: Cursor
) -> Bool {
  if checkMapsKeysPropertiesListedListed0.index(of: key, in: c) < 0 {
    return false
  }
  return true
}

private let checkMapsKeysPropertiesListedPropertyNamesValues: KeyTable = KeyTable(
  """
  a
  é
  a name of more than sixteen bytes
  """)

func checkMapsKeysPropertiesListedPropertyNames(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/listed/propertyNames")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"a\", \"é\", \"a name of more than sixteen bytes\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"a\", \"é\", \"a name of more than sixteen bytes\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"a\", \"é\", \"a name of more than sixteen bytes\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkMapsKeysPropertiesListedPropertyNamesValues,
      "\"a\", \"é\", \"a name of more than sixteen bytes\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"a\", \"é\", \"a name of more than sixteen bytes\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"a\", \"é\", \"a name of more than sixteen bytes\"", at: start, &s, "/enum")
  }
  s.leave()
}

private let checkMapsKeysPropertiesRefusedListed0: KeyTable = KeyTable("a\nb")

func checkMapsKeysPropertiesRefused(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/refused")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      if !checkMapsKeysPropertiesRefusedAcceptsName(key, c) {
        let value: Cursor = c
        c.position = key.offset
        try checkMapsKeysPropertiesRefusedPropertyNames(&c, &s, "/propertyNames")
        c = value
      }
      try others.insert(key, in: c, object: start)
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkMapsKeysPropertiesRefusedAcceptsName(
  _ key: Key, _ c: Cursor
) -> Bool {
  if checkMapsKeysPropertiesRefusedListed0.index(of: key, in: c) >= 0 {
    return false
  }
  return true
}

func checkMapsKeysPropertiesRefusedPropertyNames(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/refused/propertyNames")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkMapsKeysPropertiesRefusedPropertyNamesNotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

private let checkMapsKeysPropertiesRefusedPropertyNamesNotFragmentValues: KeyTable = KeyTable("a\nb")

func checkMapsKeysPropertiesRefusedPropertyNamesNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/refused/propertyNames/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"a\", \"b\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"a\", \"b\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"a\", \"b\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkMapsKeysPropertiesRefusedPropertyNamesNotFragmentValues,
      "\"a\", \"b\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"a\", \"b\"", at: start, &s, "/enum")
  case .object:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"a\", \"b\"", at: start, &s, "/enum")
  }
  s.leave()
}

func checkMapsKeysPropertiesMatching(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/matching")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      if !checkMapsKeysPropertiesMatchingAcceptsName(key, c) {
        let value: Cursor = c
        c.position = key.offset
        try checkMapsKeysPropertiesMatchingPropertyNames(&c, &s, "/propertyNames")
        c = value
      }
      try others.insert(key, in: c, object: start)
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkMapsKeysPropertiesMatchingAcceptsName(
  _ key: Key, _ c: Cursor
) -> Bool {
  if !Assertion.matches(patternAZAZ, key.slice, c) {
    return false
  }
  return true
}

func checkMapsKeysPropertiesMatchingPropertyNames(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/matching/propertyNames")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(patternAZAZ, "^[a-z]+(-[a-z]+)*$", string, c, &s, "/pattern")
  default: try c.skipValue()
  }
  s.leave()
}

private let checkMapsKeysPropertiesUnlikeListed1: KeyTable = KeyTable("b")

func checkMapsKeysPropertiesUnlike(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/unlike")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      if !checkMapsKeysPropertiesUnlikeAcceptsName(key, c) {
        let value: Cursor = c
        c.position = key.offset
        try checkMapsKeysPropertiesUnlikePropertyNames(&c, &s, "/propertyNames")
        c = value
      }
      try others.insert(key, in: c, object: start)
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkMapsKeysPropertiesUnlikeAcceptsName(
  _ key: Key, _ c: Cursor
) -> Bool {
  if Assertion.matches(patternXY, key.slice, c) {
    return false
  }
  if checkMapsKeysPropertiesUnlikeListed1.index(of: key, in: c) >= 0 {
    return false
  }
  return true
}

func checkMapsKeysPropertiesUnlikePropertyNames(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/unlike/propertyNames")
  _ = try c.kind()
  let start: Int = c.position
  try checkMapsKeysPropertiesUnlikePropertyNamesAllOf0InPlaceFirst(&c, &s, "/allOf/0")
  c.position = start
  try checkMapsKeysPropertiesUnlikePropertyNamesAllOf1InPlace(&c, &s, "/allOf/1")
  s.leave()
}

func checkMapsKeysPropertiesUnlikePropertyNamesAllOf0InPlaceFirst(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/unlike/propertyNames/allOf/0")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkMapsKeysPropertiesUnlikePropertyNamesAllOf0NotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

func checkMapsKeysPropertiesUnlikePropertyNamesAllOf0NotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/unlike/propertyNames/allOf/0/not")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(patternXY, "^(x|y)", string, c, &s, "/pattern")
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkMapsKeysPropertiesUnlikePropertyNamesAllOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/unlike/propertyNames/allOf/1")
  s.explain("b is taken")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkMapsKeysPropertiesUnlikePropertyNamesAllOf1NotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

func checkMapsKeysPropertiesUnlikePropertyNamesAllOf1NotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/unlike/propertyNames/allOf/1/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"b\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"b\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"b\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"b\"", at: start, c, &s, "/const")
  case .array:
    try c.skipSyntax()
    try Assertion.constant("\"b\"", at: start, c, &s, "/const")
  case .object:
    try c.skipSyntax()
    try Assertion.constant("\"b\"", at: start, c, &s, "/const")
  }
  s.leave()
}

func checkMapsKeysPropertiesSized(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/sized")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      if !checkMapsKeysPropertiesSizedAcceptsName(key, c) {
        let value: Cursor = c
        c.position = key.offset
        try checkMapsKeysPropertiesSizedPropertyNames(&c, &s, "/propertyNames")
        c = value
      }
      try others.insert(key, in: c, object: start)
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkMapsKeysPropertiesSizedAcceptsName(
  _ key: Key, _ c: Cursor
) -> Bool {
  if c.isLonger(key.slice, than: 4) {
    return false
  }
  if c.isShorter(key.slice, than: 2) {
    return false
  }
  if c.isBigger(key.slice, than: 6) {
    return false
  }
  return true
}

func checkMapsKeysPropertiesSizedPropertyNames(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/sized/propertyNames")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.maxLength(4, string, c, &s, "/maxLength")
    try Assertion.minLength(2, string, c, &s, "/minLength")
    try Assertion.maxBytes(6, string, c, &s, "/x-maxBytes")
  default: try c.skipValue()
  }
  s.leave()
}

func checkMapsKeysPropertiesUnsized(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/unsized")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      if !checkMapsKeysPropertiesUnsizedAcceptsName(key, c) {
        let value: Cursor = c
        c.position = key.offset
        try checkMapsKeysPropertiesUnsizedPropertyNames(&c, &s, "/propertyNames")
        c = value
      }
      try others.insert(key, in: c, object: start)
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkMapsKeysPropertiesUnsizedAcceptsName(
  _ key: Key, _ c: Cursor
) -> Bool {
  if !c.isLonger(key.slice, than: 2) {
    return false
  }
  return true
}

func checkMapsKeysPropertiesUnsizedPropertyNames(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/unsized/propertyNames")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkMapsKeysPropertiesUnsizedPropertyNamesNotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

func checkMapsKeysPropertiesUnsizedPropertyNamesNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/unsized/propertyNames/not")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.maxLength(2, string, c, &s, "/maxLength")
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkMapsKeysPropertiesReferredAdditional: MemberTable = MemberTable(additional: "integer")

func checkMapsKeysPropertiesReferred(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/referred")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    _ = try checkMapsKeysPropertiesReferredAdditional.readMembers(&c, &s) {
      (key: Key, c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      if !checkMapsKeysPropertiesReferredAcceptsName(key, c) {
        let value: Cursor = c
        c.position = key.offset
        try checkMapsKeysDefsName(&c, &s, "/propertyNames/$ref")
        c = value
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkMapsKeysPropertiesReferredAcceptsName(
  _ key: Key, _ c: Cursor
) -> Bool {
  if c.isLonger(key.slice, than: 3) {
    return false
  }
  if !Assertion.matches(patternAZN2, key.slice, c) {
    return false
  }
  return true
}

func checkMapsKeysDefsName(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/$defs/name")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.maxLength(3, string, c, &s, "/maxLength")
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkMapsKeysDefsLowerInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

func checkMapsKeysDefsLowerInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/$defs/lower")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(patternAZN2, "^[a-z]*$", string, c, &s, "/pattern")
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkMapsKeysPropertiesTwice(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/twice")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      do {
        let value: Cursor = c
        c.position = key.offset
        try checkMapsKeysPropertiesTwicePropertyNames(&c, &s, "/propertyNames")
        c = value
      }
      try others.insert(key, in: c, object: start)
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkMapsKeysPropertiesTwicePropertyNames(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/twice/propertyNames")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkMapsKeysPropertiesTwicePropertyNamesNotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

func checkMapsKeysPropertiesTwicePropertyNamesNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/twice/propertyNames/not")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkMapsKeysDefsNameFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

func checkMapsKeysDefsNameFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/$defs/name")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.maxLength(3, string, c, &s, "/maxLength")
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  c.position = start
  try checkMapsKeysDefsLowerFragment(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

func checkMapsKeysDefsLowerFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/$defs/lower")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(patternAZN2, "^[a-z]*$", string, c, &s, "/pattern")
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkMapsKeysPropertiesNeither(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/neither")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      do {
        let value: Cursor = c
        c.position = key.offset
        try checkMapsKeysPropertiesNeitherPropertyNames(&c, &s, "/propertyNames")
        c = value
      }
      try others.insert(key, in: c, object: start)
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkMapsKeysPropertiesNeitherPropertyNames(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/neither/propertyNames")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkMapsKeysPropertiesNeitherPropertyNamesNotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

func checkMapsKeysPropertiesNeitherPropertyNamesNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/neither/propertyNames/not")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.minLength(2, string, c, &s, "/minLength")
    try Assertion.pattern(patternB, "b", string, c, &s, "/pattern")
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkMapsKeysPropertiesEither(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/either")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      do {
        let value: Cursor = c
        c.position = key.offset
        try checkMapsKeysPropertiesEitherPropertyNames(&c, &s, "/propertyNames")
        c = value
      }
      try others.insert(key, in: c, object: start)
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkMapsKeysPropertiesEitherPropertyNames(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/either/propertyNames")
  _ = try c.kind()
  let start: Int = c.position
  var anyOfCount: Int = 0
  var anyOfEnd: Int = -1
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s, end: &anyOfEnd,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkMapsKeysPropertiesEitherPropertyNamesAnyOf0(&c, &s)
      })
    if isMatch {
      anyOfCount &+= 1
    }
  }
  if anyOfCount < 1 {
    let isMatch: Bool = try Validation.accepts(
      c, &s, end: &anyOfEnd,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkMapsKeysPropertiesEitherPropertyNamesAnyOf1(&c, &s)
      })
    if isMatch {
      anyOfCount &+= 1
    }
  }
  if anyOfEnd < 0 { try c.skipValue() } else { c.position = anyOfEnd }
  if anyOfCount == 0 {
    try s.report(.anyOf(""), at: start, "/anyOf")
  }
  s.leave()
}

func checkMapsKeysPropertiesEitherPropertyNamesAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/either/propertyNames/anyOf/0")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.maxLength(1, string, c, &s, "/maxLength")
  default: try c.skipValue()
  }
  s.leave()
}

func checkMapsKeysPropertiesEitherPropertyNamesAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/either/propertyNames/anyOf/1")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(patternX, "^x", string, c, &s, "/pattern")
  default: try c.skipValue()
  }
  s.leave()
}

func checkMapsKeysPropertiesWritten(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/written")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      do {
        let value: Cursor = c
        c.position = key.offset
        try checkMapsKeysPropertiesWrittenPropertyNames(&c, &s, "/propertyNames")
        c = value
      }
      try others.insert(key, in: c, object: start)
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkMapsKeysPropertiesWrittenPropertyNames(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/written/propertyNames")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.format(.date, string, c, &s, "/format")
  default: try c.skipValue()
  }
  s.leave()
}

func checkMapsKeysPropertiesNever(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/never")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      do {
        let value: Cursor = c
        c.position = key.offset
        try checkMapsKeysPropertiesNeverPropertyNames(&c, &s, "/propertyNames")
        c = value
      }
      try others.insert(key, in: c, object: start)
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkMapsKeysPropertiesNeverPropertyNames(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/never/propertyNames")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    if !Assertion.isInteger(number, c) {
      try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
      return s.leave()
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkMapsKeysPropertiesBesideNames: MemberTable = MemberTable("a\tstring")

func checkMapsKeysPropertiesBeside(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/beside")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkMapsKeysPropertiesBesideNames, at: start)
    while try o.nextUndecided(&c, &s) {
      let key: Key = try c.key(at: o.offset)
      if !checkMapsKeysPropertiesBesideAcceptsName(key, c) {
        let value: Cursor = c
        c.position = key.offset
        try checkMapsKeysPropertiesBesidePropertyNames(&c, &s, "/propertyNames")
        c = value
      }
      let value: Int = c.position
      var isListed: Bool = false
      if Assertion.matches(patternXN2, key.slice, c) {
        c.position = value
        try checkMapsKeysPropertiesBesidePatternPropertiesX(&c, &s, "/patternProperties/^x-")
        isListed = true
      }
      if !isListed {
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private func checkMapsKeysPropertiesBesideAcceptsName(
  _ key: Key, _ c: Cursor
) -> Bool {
  if !Assertion.matches(patternAXZ, key.slice, c) {
    return false
  }
  return true
}

func checkMapsKeysPropertiesBesidePatternPropertiesX(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/beside/patternProperties/^x-")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    let number: NumberSlice = try c.number()
    if !Assertion.isInteger(number, c) {
      try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
      return s.leave()
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 64), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkMapsKeysPropertiesBesidePropertyNames(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/beside/propertyNames")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(patternAXZ, "^(a|x-.*|z)$", string, c, &s, "/pattern")
  default: try c.skipValue()
  }
  s.leave()
}

func checkMapsKeysPropertiesWarned(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/warned")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object: try c.skipValue()
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
      "neither a nor b",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkMapsKeysPropertiesWarnedXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

private let checkMapsKeysPropertiesWarnedXWarnings0FragmentListed0: KeyTable = KeyTable("a\nb")

func checkMapsKeysPropertiesWarnedXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/warned/x-warnings/0")
  s.explain("neither a nor b")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .object:
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      if !checkMapsKeysPropertiesWarnedXWarnings0FragmentAcceptsName(key, c) {
        let value: Cursor = c
        c.position = key.offset
        try checkMapsKeysPropertiesWarnedXWarnings0PropertyNamesFragment(&c, &s, "/propertyNames")
        c = value
      }
      try c.skipSyntax()
      more = try c.nextMember()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkMapsKeysPropertiesWarnedXWarnings0FragmentAcceptsName(
  _ key: Key, _ c: Cursor
) -> Bool {
  if checkMapsKeysPropertiesWarnedXWarnings0FragmentListed0.index(of: key, in: c) < 0 {
    return false
  }
  return true
}

private let checkMapsKeysPropertiesWarnedXWarnings0PropertyNamesFragmentValues: KeyTable = KeyTable("a\nb")

func checkMapsKeysPropertiesWarnedXWarnings0PropertyNamesFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "maps/keys.yaml#/properties/warned/x-warnings/0/propertyNames")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"a\", \"b\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"a\", \"b\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"a\", \"b\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkMapsKeysPropertiesWarnedXWarnings0PropertyNamesFragmentValues,
      "\"a\", \"b\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"a\", \"b\"", at: start, &s, "/enum")
  case .object:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"a\", \"b\"", at: start, &s, "/enum")
  }
  s.leave()
}

let patternAXZ: Pattern? = Pattern.generated("^(a|x-.*|z)$")

let patternXY: Pattern? = Pattern.generated("^(x|y)")

let patternAZN2: Pattern? = Pattern.generated("^[a-z]*$")

let patternAZAZ: Pattern? = Pattern.generated("^[a-z]+(-[a-z]+)*$")

let patternX: Pattern? = Pattern.generated("^x")

let patternB: Pattern? = Pattern.generated("b")
