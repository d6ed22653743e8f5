// Generated from composed/beside.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Composed {
  /// Members that several schemas describe; one of them speaks of unknown names, and no other.
  public struct Beside: SchemaValue {
    public var options: Options?
    public var list: [List]?
    public var form: Form?
    /// Members that several schemas describe; one of them speaks of unknown names, and no other.
    public var next: Beside? {
      get { _next.value }
      set { _next.value = newValue }
    }
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public struct Options: SchemaValue {
      public var a: Int?
      public var inner: Inner?
      public var b: Int?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public struct Inner: SchemaValue {
        public var x: Int?
        public var y: Int?
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(x: Int? = nil, y: Int? = nil, additionalProperties: JSONObject = [:]) {
          self.x = x
          self.y = y
          self.additionalProperties = additionalProperties
        }
      }

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    public struct List: SchemaValue {
      public var a: Int?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(a: Int? = nil, additionalProperties: JSONObject = [:]) {
        self.a = a
        self.additionalProperties = additionalProperties
      }
    }

    public enum Form: String, CaseIterable, SchemaValue {
      case wide
      case tall
    }

    private var _next: Boxed<Beside?>
    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Composed.Beside {
  public init(
    options: Options? = nil,
    list: [List]? = nil,
    form: Form? = nil,
    next: Composed.Beside? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      options: options,
      list: list,
      form: form,
      additionalProperties: additionalProperties,
      _next: Boxed(next),
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Composed.Beside.Options {
  public init(a: Int? = nil, inner: Inner? = nil, b: Int? = nil, additionalProperties: JSONObject = [:]) {
    self.init(
      a: a,
      inner: inner,
      b: b,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Composed.Beside: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/beside.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedBeside(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("options\nlist\nform\nnext")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkComposedBesideJoinedNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.listed(2, optional: \.form)
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
      case 0:
        try o.check(&c, checkComposedBesidePropertiesOptionsBeside3i1tdjH1pp880zleizci)
        value.options = try Options.read(&c)
      case 1:
        o.note(1, c)
        try o.check(&c, checkComposedBesidePropertiesListBesideyb55ufc0uuhp)
        value.list = try [List].read(&c)
      case 3:
        value._next.value = try Composed.Beside.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if o.checks, !checkComposedBesideJoinedHolds(&o, c) {
      throw Rejection(.violation, at: o.start)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"options\":", self.options)
    writer.optional("\"list\":", self.list)
    writer.optional("\"form\":", self.form)
    writer.optional("\"next\":", self._next.value)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let options: Options? = try fields.optional("options")
    let list: [List]? = try fields.optional("list")
    let form: Form? = try fields.optional("form")
    let next: Composed.Beside? = try fields.optional("next")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      options: options,
      list: list,
      form: form,
      additionalProperties: additionalProperties,
      _next: Boxed(next),
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("options", self.options)
    try fields.optional("list", self.list)
    try fields.optional("form", self.form)
    try fields.optional("next", self._next.value)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Beside.Options: StructReadable {
  public static var schemaLocation: String {
    "composed/beside.yaml#/properties/options"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    let start: Cursor = cursor
    try checkComposedBesidePropertiesOptions(&cursor, &sink)
    cursor = start
    try checkComposedBesideAllOf0PropertiesOptions(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a\ninner\nb")
  }

  private static let names: MemberTable = MemberTable("a\tinteger\ninner\nb\tinteger")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, optional: \.a)
    members.integer(2, optional: \.b)
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
      switch o.index {
      case 1:
        value.inner = try Inner.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"a\":", self.a)
    writer.optional("\"inner\":", self.inner)
    writer.optional("\"b\":", self.b)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let a: Int? = try fields.optional("a")
    let inner: Inner? = try fields.optional("inner")
    let b: Int? = try fields.optional("b")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      a: a,
      inner: inner,
      b: b,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
    try fields.optional("inner", self.inner)
    try fields.optional("b", self.b)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Beside.Options.Inner: StructReadable {
  public static var schemaLocation: String {
    "composed/beside.yaml#/properties/options/properties/inner"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    let start: Cursor = cursor
    try checkComposedBesidePropertiesOptionsPropertiesInner(&cursor, &sink)
    cursor = start
    try checkComposedBesideAllOf0PropertiesOptionsPropertiesInner(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("x\ny")
  }

  private static let names: MemberTable = MemberTable("x\tinteger\ny\tinteger")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, optional: \.x)
    members.integer(1, optional: \.y)
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
    writer.optional("\"x\":", self.x)
    writer.optional("\"y\":", self.y)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.x = try fields.optional("x")
    self.y = try fields.optional("y")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("x", self.x)
    try fields.optional("y", self.y)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Beside.List: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/beside.yaml#/properties/list/items"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedBesidePropertiesListItems(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkComposedBesidePropertiesListItemsNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, optional: \.a)
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

extension Composed.Beside.Form: GeneratedValue {
  public static var schemaLocation: String {
    "composed/beside.yaml#/properties/form"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedBesidePropertiesForm(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("wide\ntall")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .wide
    case 1: return .tall
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .wide: writer.bytes("\"wide\",")
    case .tall: writer.bytes("\"tall\",")
    }
  }
}

// MARK: - Validators

let checkComposedBesideNames: MemberTable = MemberTable(
  """
  options\t\t{
  list\t\t[
  form\tany enum=[\"wide\",\"tall\"]
  next
  """,
  nested: [
    checkComposedBesidePropertiesOptionsBeside3i1tdjeiw94t5Names,
    checkComposedBesidePropertiesListBesideyb55ufc0uuhpItems,
  ]
)

func checkComposedBeside(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkComposedBesideJoined(&c, &s) }
  if s.isFine(&c, checkComposedBesideJoined) {
    return
  }
  s.enter(path, "composed/beside.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedBesideNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedBesidePropertiesOptionsBeside3i1tdjeiw94t5(&c, &s, "/properties/options")
      case 1:
        try checkComposedBesidePropertiesListBesideyb55ufc0uuhp(&c, &s, "/properties/list")
      case 3:
        try checkComposedBeside(&c, &s, "/properties/next/$ref")
      default:
        Assertion.unknownProperty(checkComposedBesideNames.names, at: o.offset, &s, "")
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
  try checkComposedBesideAllOf0InPlaceOf1xthzbvuof99y(&c, &s, "/allOf/0")
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedBesideIfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedBesideThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedBesidePropertiesOptionsBeside3i1tdjeiw94t5Names: MemberTable = MemberTable(
  """
  a\tinteger
  inner\t\t{
  """,
  nested: [checkComposedBesidePropertiesOptionsPropertiesInH1ltg0c98bofqqNames]
)

private let checkComposedBesidePropertiesOptionsBeside3i1tdjeiw94t5Known: KeyTable = KeyTable("a\ninner\nb")

func checkComposedBesidePropertiesOptionsBeside3i1tdjeiw94t5(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/beside.yaml#/properties/options")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBesidePropertiesOptionsBeside3i1tdjeiw94t5Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkComposedBesidePropertiesOptionsPropertiesInH1ltg0c98bofqq(&c, &s, "/properties/inner")
      default:
        try Assertion.knownProperty(
          checkComposedBesidePropertiesOptionsBeside3i1tdjeiw94t5Known,
          at: o.offset,
          c,
          &s
        )
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

let checkComposedBesidePropertiesOptionsPropertiesInH1ltg0c98bofqqNames: MemberTable = MemberTable(
  """
  x\tinteger
  """)

private let checkComposedBesidePropertiesOptionsPropertiesInH1ltg0c98bofqqKnown: KeyTable = KeyTable("x\ny")

func checkComposedBesidePropertiesOptionsPropertiesInH1ltg0c98bofqq(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/beside.yaml#/properties/options/properties/inner")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBesidePropertiesOptionsPropertiesInH1ltg0c98bofqqNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      try Assertion.knownProperty(
        checkComposedBesidePropertiesOptionsPropertiesInH1ltg0c98bofqqKnown,
        at: o.offset,
        c,
        &s
      )
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedBesidePropertiesListBesideyb55ufc0uuhpItems: MemberTable = MemberTable(
  items: """
    \t{
    """,
  nested: [checkComposedBesidePropertiesListItemsBeside65139vjtvwyNames]
)

func checkComposedBesidePropertiesListBesideyb55ufc0uuhp(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/beside.yaml#/properties/list")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      if !checkComposedBesidePropertiesListBesideyb55ufc0uuhpItems.passes(&c) {
        try checkComposedBesidePropertiesListItemsBeside65139vjtvwy(&c, &s, "/items")
      }
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedBesidePropertiesListItemsBeside65139vjtvwyNames: MemberTable = MemberTable("a\tinteger")

private let checkComposedBesidePropertiesListItemsBeside65139vjtvwyKnown: KeyTable = KeyTable("a\nwidth")

func checkComposedBesidePropertiesListItemsBeside65139vjtvwy(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/beside.yaml#/properties/list/items")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBesidePropertiesListItemsBeside65139vjtvwyNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      try Assertion.knownProperty(
        checkComposedBesidePropertiesListItemsBeside65139vjtvwyKnown,
        at: o.offset,
        c,
        &s
      )
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkComposedBesidePropertiesFormValues: KeyTable = KeyTable("wide\ntall")

func checkComposedBesidePropertiesForm(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/beside.yaml#/properties/form")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"wide\", \"tall\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"wide\", \"tall\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"wide\", \"tall\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkComposedBesidePropertiesFormValues,
      "\"wide\", \"tall\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"wide\", \"tall\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"wide\", \"tall\"", at: start, &s, "/enum")
  }
  s.leave()
}

let checkComposedBesideAllOf0InPlaceOf1xthzbvuof99yNames: MemberTable = MemberTable("options")

func checkComposedBesideAllOf0InPlaceOf1xthzbvuof99y(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/beside.yaml#/allOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedBesideAllOf0InPlaceOf1xthzbvuof99yNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedBesideAllOf0PropertiesOptionsSilent(&c, &s, "/properties/options")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedBesideAllOf0PropertiesOptionsSilentNames: MemberTable = MemberTable("b\tinteger\ninner")

func checkComposedBesideAllOf0PropertiesOptionsSilent(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/beside.yaml#/allOf/0/properties/options")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedBesideAllOf0PropertiesOptionsSilentNames,
      at: start,
      passesOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkComposedBesideAllOf0PropertiesOptionsPropertiesInnerSilent(&c, &s, "/properties/inner")
      default:
        try c.skipValue()
      }
    }
  default: try c.skipValue()
  }
  s.leave()
}

let checkComposedBesideAllOf0PropertiesOptionsPropertiesInnerSilentNames: MemberTable = MemberTable(
  """
  y\tinteger
  """)

func checkComposedBesideAllOf0PropertiesOptionsPropertiesInnerSilent(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/beside.yaml#/allOf/0/properties/options/properties/inner")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedBesideAllOf0PropertiesOptionsPropertiesInnerSilentNames,
      at: start,
      passesOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
  default: try c.skipValue()
  }
  s.leave()
}

let checkComposedBesideThenFragmentNames: MemberTable = MemberTable("list")

func checkComposedBesideThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/beside.yaml#/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedBesideThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedBesideThenPropertiesListFragment(&c, &s, "/properties/list")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedBesideThenPropertiesListFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/beside.yaml#/then/properties/list")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkComposedBesideThenPropertiesListItemsFragment(&c, &s, "/items")
      more = try c.nextItem()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedBesideThenPropertiesListItemsFragmentNames: MemberTable = MemberTable("width\tinteger")

func checkComposedBesideThenPropertiesListItemsFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/beside.yaml#/then/properties/list/items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedBesideThenPropertiesListItemsFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("width", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedBesideIfFragmentNames: MemberTable = MemberTable("form\tany const=\"wide\"")

func checkComposedBesideIfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/beside.yaml#/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedBesideIfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("form", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedBesidePropertiesOptionsNames: MemberTable = MemberTable(
  """
  a\tinteger
  inner\t\t{
  """,
  nested: [checkComposedBesidePropertiesOptionsPropertiesInnerNames]
)

func checkComposedBesidePropertiesOptions(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/beside.yaml#/properties/options")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBesidePropertiesOptionsNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkComposedBesidePropertiesOptionsPropertiesInner(&c, &s, "/properties/inner")
      default:
        Assertion.unknownProperty(checkComposedBesidePropertiesOptionsNames.names, at: o.offset, &s, "")
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

let checkComposedBesidePropertiesOptionsPropertiesInnerNames: MemberTable = MemberTable("x\tinteger")

func checkComposedBesidePropertiesOptionsPropertiesInner(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/beside.yaml#/properties/options/properties/inner")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBesidePropertiesOptionsPropertiesInnerNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkComposedBesidePropertiesOptionsPropertiesInnerNames.names,
        at: o.offset,
        &s,
        ""
      )
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedBesidePropertiesListItemsNames: MemberTable = MemberTable("a\tinteger")

func checkComposedBesidePropertiesListItems(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/beside.yaml#/properties/list/items")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBesidePropertiesListItemsNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkComposedBesidePropertiesListItemsNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedBesideAllOf0PropertiesOptionsNames: MemberTable = MemberTable("b\tinteger\ninner")

func checkComposedBesideAllOf0PropertiesOptions(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/beside.yaml#/allOf/0/properties/options")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedBesideAllOf0PropertiesOptionsNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkComposedBesideAllOf0PropertiesOptionsPropertiesInner(&c, &s, "/properties/inner")
      default:
        Assertion.unknownProperty(checkComposedBesideAllOf0PropertiesOptionsNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
  default: try c.skipValue()
  }
  s.leave()
}

let checkComposedBesideAllOf0PropertiesOptionsPropertiesInnerNames: MemberTable = MemberTable("y\tinteger")

func checkComposedBesideAllOf0PropertiesOptionsPropertiesInner(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/beside.yaml#/allOf/0/properties/options/properties/inner")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedBesideAllOf0PropertiesOptionsPropertiesInnerNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkComposedBesideAllOf0PropertiesOptionsPropertiesInnerNames.names,
        at: o.offset,
        &s,
        ""
      )
      try c.skipValue()
    }
  default: try c.skipValue()
  }
  s.leave()
}

func checkComposedBesidePropertiesOptionsBeside3i1tdjH1pp880zleizci(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.wantsWarnings { return try checkComposedBesidePropertiesOptionsBeside3i1tdjH2bhxs6fq40ypr(&c, &s) }
  s.enter(path, "composed/beside.yaml#/properties/options")
  _ = try c.kind()
  let start: Int = c.position
  try checkComposedBesidePropertiesOptionsBeside3i1tdjeiw94t5(&c, &s, "/properties/options")
  c.position = start
  try checkComposedBesideAllOf0PropertiesOptionsSilent(&c, &s, "/properties/options")
  s.leave()
}

func checkComposedBesidePropertiesOptionsPropertiesInH1nznk0zq91u8h(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.wantsWarnings { return try checkComposedBesidePropertiesOptionsPropertiesInH2zt1q3qzwmonw(&c, &s) }
  s.enter(path, "composed/beside.yaml#/properties/options/properties/inner")
  _ = try c.kind()
  let start: Int = c.position
  try checkComposedBesidePropertiesOptionsPropertiesInH1ltg0c98bofqq(&c, &s, "/properties/inner")
  c.position = start
  try checkComposedBesideAllOf0PropertiesOptionsPropertiesInnerSilent(&c, &s, "/properties/inner")
  s.leave()
}

let checkComposedBesidePropertiesOptionsPropertiesInH2zt1q3qzwmonwNames: MemberTable = MemberTable(
  """
  x\tinteger
  y\tinteger
  """)

func checkComposedBesidePropertiesOptionsPropertiesInH2zt1q3qzwmonw(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/beside.yaml#/properties/options/properties/inner")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBesidePropertiesOptionsPropertiesInH2zt1q3qzwmonwNames,
      at: start,
      passesOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedBesidePropertiesOptionsBeside3i1tdjH2bhxs6fq40yprNames: MemberTable = MemberTable(
  """
  a\tinteger
  inner
  b\tinteger
  """)

func checkComposedBesidePropertiesOptionsBeside3i1tdjH2bhxs6fq40ypr(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/beside.yaml#/properties/options")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedBesidePropertiesOptionsBeside3i1tdjH2bhxs6fq40yprNames,
      at: start,
      passesOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkComposedBesidePropertiesOptionsPropertiesInH1nznk0zq91u8h(&c, &s, "/properties/inner")
      default:
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

let checkComposedBesideJoinedNames: MemberTable = MemberTable(
  """
  options
  list
  form\tany enum=[\"wide\",\"tall\"]\t@0
  next
  """)

func checkComposedBesideJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/beside.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedBesideJoinedNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedBesidePropertiesOptionsBeside3i1tdjH1pp880zleizci(&c, &s, "/properties/options")
      case 1:
        o.note(1, c)
        try checkComposedBesidePropertiesListBesideyb55ufc0uuhp(&c, &s, "/properties/list")
      case 2:
        o.note(0, c)
        try o.decide(&c, &s)
      case 3:
        try checkComposedBeside(&c, &s, "/properties/next/$ref")
      default:
        Assertion.unknownProperty(checkComposedBesideJoinedNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if !checkComposedBesideJoinedHolds(&o, c) {
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

func checkComposedBesideJoinedHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x4 != 0x4 { return true }
  if !o.accepts(0, c, checkComposedBesideIfFragmentNames, 0) { return true }
  if o.accepts(1, c, checkComposedBesideThenPropertiesListFragment) { return true }
  return false
}
