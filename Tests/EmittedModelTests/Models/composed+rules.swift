// Generated from composed/rules.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Composed {
  /// Objects with rules that only warn.
  public struct Rules: SchemaValue {
    public var plain: Plain?
    public var tagged: Tagged?
    public var parts: Parts?
    public var loose: JSONValue?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public struct Part: SchemaValue {
      /// Must be at most 2 characters long.
      @available(*, deprecated, message: "No longer in use.")
      public var old: String? {
        get { _old }
        set { _old = newValue }
      }
      public var kind: String?
      public var text: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      private var _old: String?
      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    public struct Plain: SchemaValue {
      public var kind: String?
      public var text: String?
      public var link: String?
      public var size: JSONObject?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    public enum Tagged: SchemaValue {
      case a(A)
      case b(B)

      public struct A: SchemaValue {
        public var kind: String { "a" }
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(additionalProperties: JSONObject = [:]) {
          self.additionalProperties = additionalProperties
        }
      }

      public struct B: SchemaValue {
        public var kind: String { "b" }
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(additionalProperties: JSONObject = [:]) {
          self.additionalProperties = additionalProperties
        }
      }
    }

    public struct Parts: SchemaValue {
      public var inner: Part?
      /// Must be at most 2 characters long.
      @available(*, deprecated, message: "No longer in use.")
      public var old: String? {
        get { _old }
        set { _old = newValue }
      }
      public var kind: String?
      public var text: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      private var _old: String?
      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Composed.Rules {
  public init(
    plain: Plain? = nil,
    tagged: Tagged? = nil,
    parts: Parts? = nil,
    loose: JSONValue? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      plain: plain,
      tagged: tagged,
      parts: parts,
      loose: loose,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Composed.Rules.Part {
  public init(kind: String? = nil, text: String? = nil, additionalProperties: JSONObject = [:]) {
    self.init(
      kind: kind,
      text: text,
      additionalProperties: additionalProperties,
      _old: nil,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Composed.Rules.Plain {
  public init(
    kind: String? = nil,
    text: String? = nil,
    link: String? = nil,
    size: JSONObject? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      kind: kind,
      text: text,
      link: link,
      size: size,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Composed.Rules.Parts {
  public init(
    inner: Composed.Rules.Part? = nil,
    kind: String? = nil,
    text: String? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      inner: inner,
      kind: kind,
      text: text,
      additionalProperties: additionalProperties,
      _old: nil,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Composed.Rules: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/rules.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedRules(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("plain\ntagged\nparts\nloose")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkComposedRulesNames)

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
        value.plain = try Plain.read(&c, checks: checks)
      case 1:
        try o.check(&c, checkComposedRulesPropertiesTagged)
        value.tagged = try Tagged.read(&c)
      case 2:
        value.parts = try Parts.read(&c, checks: checks)
      case 3:
        try o.check(&c, checkComposedRulesPropertiesLoose)
        value.loose = try JSONValue.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"plain\":", self.plain)
    writer.optional("\"tagged\":", self.tagged)
    writer.optional("\"parts\":", self.parts)
    writer.optional("\"loose\":", self.loose)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let plain: Plain? = try fields.optional("plain")
    let tagged: Tagged? = try fields.optional("tagged")
    let parts: Parts? = try fields.optional("parts")
    let loose: JSONValue? = try fields.anything("loose")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      plain: plain,
      tagged: tagged,
      parts: parts,
      loose: loose,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("plain", self.plain)
    try fields.optional("tagged", self.tagged)
    try fields.optional("parts", self.parts)
    try fields.optional("loose", self.loose)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Rules.Part: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/rules.yaml#/$defs/part"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedRulesDefsPart(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("old\nkind\ntext")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkComposedRulesDefsPartJoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \._old)
    members.string(1, optional: \.kind)
    members.string(2, optional: \.text)
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
    writer.optional("\"old\":", self._old)
    writer.optional("\"kind\":", self.kind)
    writer.optional("\"text\":", self.text)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let old: String? = try fields.optional("old")
    let kind: String? = try fields.optional("kind")
    let text: String? = try fields.optional("text")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      kind: kind,
      text: text,
      additionalProperties: additionalProperties,
      _old: old,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("old", self._old)
    try fields.optional("kind", self.kind)
    try fields.optional("text", self.text)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Rules.Plain: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/rules.yaml#/properties/plain"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedRulesPropertiesPlain(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind\ntext\nlink\nsize")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkComposedRulesPropertiesPlainNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.kind)
    members.string(1, optional: \.text)
    members.string(2, optional: \.link)
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
        value.size = try c.object(checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"kind\":", self.kind)
    writer.optional("\"text\":", self.text)
    writer.optional("\"link\":", self.link)
    writer.optional("\"size\":", self.size)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let kind: String? = try fields.optional("kind")
    let text: String? = try fields.optional("text")
    let link: String? = try fields.optional("link")
    let size: JSONObject? = try fields.optional("size")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      kind: kind,
      text: text,
      link: link,
      size: size,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("kind", self.kind)
    try fields.optional("text", self.text)
    try fields.optional("link", self.link)
    try fields.optional("size", self.size)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Rules.Tagged: GeneratedValue {
  public static var schemaLocation: String {
    "composed/rules.yaml#/properties/tagged"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedRulesPropertiesTagged(&cursor, &sink)
  }

  private static let tag: KeyTable = KeyTable("kind")

  private static let tagValues: KeyTable = KeyTable("a\nb")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      switch try cursor.index(ofTag: tag, in: tagValues) {
      case 0: return .a(try A.read(&cursor))
      case 1: return .b(try B.read(&cursor))
      default: throw Rejection(.violation, at: cursor.position)
      }
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .a(let value): value.write(to: &writer)
    case .b(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.index(ofTag: Self.tag, in: Self.tagValues) {
    case 0: self = .a(try A(unvalidatedFrom: decoder))
    case 1: self = .b(try B(unvalidatedFrom: decoder))
    default:
      self = try Self.readDecoded(decoder)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .a(let value): try value.encode(to: encoder)
    case .b(let value): try value.encode(to: encoder)
    }
  }
}

extension Composed.Rules.Tagged.A: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/rules.yaml#/properties/tagged/oneOf/0"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedRulesPropertiesTaggedOneOf0(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkComposedRulesPropertiesTaggedOneOf0Names,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
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
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"kind\":\"a\",")
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("kind", "a")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("kind", self.kind)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Rules.Tagged.B: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/rules.yaml#/properties/tagged/oneOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedRulesPropertiesTaggedOneOf1(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkComposedRulesPropertiesTaggedOneOf1Names,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
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
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"kind\":\"b\",")
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("kind", "b")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("kind", self.kind)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Rules.Parts: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/rules.yaml#/properties/parts"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedRulesPropertiesParts(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("inner\nold\nkind\ntext")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkComposedRulesPropertiesPartsJoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(1, optional: \._old)
    members.string(2, optional: \.kind)
    members.string(3, optional: \.text)
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
        value.inner = try Composed.Rules.Part.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"inner\":", self.inner)
    writer.optional("\"old\":", self._old)
    writer.optional("\"kind\":", self.kind)
    writer.optional("\"text\":", self.text)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let inner: Composed.Rules.Part? = try fields.optional("inner")
    let old: String? = try fields.optional("old")
    let kind: String? = try fields.optional("kind")
    let text: String? = try fields.optional("text")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      inner: inner,
      kind: kind,
      text: text,
      additionalProperties: additionalProperties,
      _old: old,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("inner", self.inner)
    try fields.optional("old", self._old)
    try fields.optional("kind", self.kind)
    try fields.optional("text", self.text)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkComposedRulesNames: MemberTable = MemberTable(
  """
  plain\t\t~{
  tagged
  parts
  loose
  """,
  nested: [checkComposedRulesPropertiesPlainNames]
)

func checkComposedRules(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedRulesNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedRulesPropertiesPlain(&c, &s, "/properties/plain")
      case 1:
        try checkComposedRulesPropertiesTagged(&c, &s, "/properties/tagged")
      case 2:
        try checkComposedRulesPropertiesParts(&c, &s, "/properties/parts")
      case 3:
        try checkComposedRulesPropertiesLoose(&c, &s, "/properties/loose")
      default:
        Assertion.unknownProperty(checkComposedRulesNames.names, at: o.offset, &s, "")
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

let checkComposedRulesPropertiesPlainNames: MemberTable = MemberTable(
  """
  kind\tstring
  text\tstring
  link\tstring
  size\tobject
  """)

func checkComposedRulesPropertiesPlain(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/plain")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesPropertiesPlainNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkComposedRulesPropertiesPlainNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkComposedRulesPropertiesPlainWarnings(&o, c))
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
      "text",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkComposedRulesPropertiesPlainXWarnings0Fragment(&c, &s)
    }
  }
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/1",
      "names",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkComposedRulesPropertiesPlainXWarnings1Fragment(&c, &s)
    }
  }
  if warnings & 0x2 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/2",
      "link",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkComposedRulesPropertiesPlainXWarnings2Fragment(&c, &s)
    }
  }
  if warnings & 0x4 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/3",
      "many",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkComposedRulesPropertiesPlainXWarnings3Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

func checkComposedRulesPropertiesPlainWarnings0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if !o.accepts(0, of: 0, c, checkComposedRulesPropertiesPlainXWarnings2ThenFragmentNames, 0) { return true }
  if !o.hasNames(1, of: 3, c, checkComposedRulesPropertiesPlainXWarnings2ThenPH2sxwp43b6qd57Names.names) {
    return true
  }
  return false
}

func checkComposedRulesPropertiesPlainWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if o.seen0 & 0x2 == 0x2 {
    if !o.accepts(0, of: 0, c, checkComposedRulesPropertiesPlainXWarnings0DepenH1jtghqm923mcsNames, 0) {
      failures |= 0x1
    }
  }
  if o.seen0 & 0x4 == 0x4, checkComposedRulesPropertiesPlainWarnings0(&o, c) { failures |= 0x2 }
  if o.count > 3 { failures |= 0x4 }
  return failures
}

let checkComposedRulesPropertiesPlainXWarnings0FragmentNames: MemberTable = MemberTable("text")

func checkComposedRulesPropertiesPlainXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/plain/x-warnings/0")
  s.explain("text")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesPropertiesPlainXWarnings0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0 {
      let behind: Int = c.position
      c.position = start
      try checkComposedRulesPropertiesPlainXWarnings0DepenH1jtghqm923mcs(&c, &s, "/dependentSchemas/text")
      c.position = behind
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedRulesPropertiesPlainXWarnings0DepenH1jtghqm923mcsNames: MemberTable = MemberTable(
  """
  kind\tany enum=[\"t\",\"both\"]
  """)

func checkComposedRulesPropertiesPlainXWarnings0DepenH1jtghqm923mcs(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/plain/x-warnings/0/dependentSchemas/text")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesPropertiesPlainXWarnings0DepenH1jtghqm923mcsNames,
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

func checkComposedRulesPropertiesPlainXWarnings1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/plain/x-warnings/1")
  s.explain("names")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .object:
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      if !checkComposedRulesPropertiesPlainXWarnings1FragmentAcceptsName(key, c) {
        let value: Cursor = c
        c.position = key.offset
        try checkComposedRulesPropertiesPlainXWarnings1PropertyNamesFragment(&c, &s, "/propertyNames")
        c = value
      }
      try c.skipSyntax()
      more = try c.nextMember()
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

private func checkComposedRulesPropertiesPlainXWarnings1FragmentAcceptsName(
  _ key: Key, _ c: Cursor
) -> Bool {
  if c.isLonger(key.slice, than: 4) {
    return false
  }
  return true
}

func checkComposedRulesPropertiesPlainXWarnings1PropertyNamesFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/plain/x-warnings/1/propertyNames")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.maxLength(4, string, c, &s, "/maxLength")
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedRulesPropertiesPlainXWarnings2Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/plain/x-warnings/2")
  s.explain("link")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedRulesPropertiesPlainXWarnings2IfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedRulesPropertiesPlainXWarnings2ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedRulesPropertiesPlainXWarnings2ThenFragmentNames: MemberTable = MemberTable(
  """
  kind\tany const=\"l\"
  size
  """)

func checkComposedRulesPropertiesPlainXWarnings2ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/plain/x-warnings/2/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesPropertiesPlainXWarnings2ThenFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkComposedRulesPropertiesPlainXWarnings2ThenPH2sxwp43b6qd57(&c, &s, "/properties/size")
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

let checkComposedRulesPropertiesPlainXWarnings2ThenPH2sxwp43b6qd57Names: MemberTable = MemberTable("width")

func checkComposedRulesPropertiesPlainXWarnings2ThenPH2sxwp43b6qd57(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/plain/x-warnings/2/then/properties/size")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesPropertiesPlainXWarnings2ThenPH2sxwp43b6qd57Names,
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

let checkComposedRulesPropertiesPlainXWarnings2IfFragmentNames: MemberTable = MemberTable("link")

func checkComposedRulesPropertiesPlainXWarnings2IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/plain/x-warnings/2/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesPropertiesPlainXWarnings2IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("link", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedRulesPropertiesPlainXWarnings3Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/plain/x-warnings/3")
  s.explain("many")
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

private let checkComposedRulesPropertiesTaggedTag: KeyTable = KeyTable("kind")

private let checkComposedRulesPropertiesTaggedTags: KeyTable = KeyTable("a\nb")

func checkComposedRulesPropertiesTagged(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/tagged")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    switch try Assertion.tag(
      checkComposedRulesPropertiesTaggedTag,
      checkComposedRulesPropertiesTaggedTags,
      "\"a\", \"b\"",
      &c,
      &s,
      "/oneOf"
    ) {
    case 0:
      try checkComposedRulesPropertiesTaggedOneOf0(&c, &s, "/oneOf/0")
    case 1:
      try checkComposedRulesPropertiesTaggedOneOf1(&c, &s, "/oneOf/1")
    default: break
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/oneOf")
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    try checkComposedRulesPropertiesTaggedRules(&c, &s)
  }
  c.position = end
  s.leave()
}

let checkComposedRulesPropertiesTaggedOneOf0Names: MemberTable = MemberTable("kind\tany const=\"a\"")

func checkComposedRulesPropertiesTaggedOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/tagged/oneOf/0")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesPropertiesTaggedOneOf0Names,
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
  s.leave()
}

let checkComposedRulesPropertiesTaggedOneOf1Names: MemberTable = MemberTable("kind\tany const=\"b\"")

func checkComposedRulesPropertiesTaggedOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/tagged/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesPropertiesTaggedOneOf1Names,
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
  s.leave()
}

func checkComposedRulesPropertiesTaggedXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/tagged/x-warnings/0")
  s.explain("p")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedRulesPropertiesTaggedXWarnings0NotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

let checkComposedRulesPropertiesTaggedXWarnings0NotFragmentNames: MemberTable = MemberTable(
  """
  kind\tany const=\"a\"
  p
  """)

func checkComposedRulesPropertiesTaggedXWarnings0NotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/tagged/x-warnings/0/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesPropertiesTaggedXWarnings0NotFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x2 != 0x2 {
      try Assertion.required("p", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedRulesPropertiesTaggedXWarnings1FragmentNames: MemberTable = MemberTable("q\np")

func checkComposedRulesPropertiesTaggedXWarnings1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/tagged/x-warnings/1")
  s.explain("q")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesPropertiesTaggedXWarnings1FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    try Assertion.dependentRequired(
      "q",
      o.seen0 & 0x1 != 0,
      "p",
      o.seen0 & 0x2 != 0,
      at: start,
      &s,
      "/dependentRequired/q"
    )
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedRulesPropertiesTaggedXWarnings2Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/tagged/x-warnings/2")
  s.explain("r")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedRulesPropertiesTaggedXWarnings2NotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

let checkComposedRulesPropertiesTaggedXWarnings2NotFragmentSigns: KeyTable = KeyTable("r\ns\nt")

func checkComposedRulesPropertiesTaggedXWarnings2NotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/tagged/x-warnings/2/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var anyOfCandidates: UInt64 = 0x3
  if kind == .object {
    anyOfCandidates = checkComposedRulesPropertiesTaggedXWarnings2NotFragmentCandidates(
      having: try c.names(in: checkComposedRulesPropertiesTaggedXWarnings2NotFragmentSigns)
    )
  }
  switch s.collects ? 0 : anyOfCandidates {
  case 0x1:
    try checkComposedRulesPropertiesTaggedXWarnings2NotAnyOf0Fragment(&c, &s, "/anyOf/0")
  case 0x2:
    try checkComposedRulesPropertiesTaggedXWarnings2NotAnyOf1Fragment(&c, &s, "/anyOf/1")
  default:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    if anyOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedRulesPropertiesTaggedXWarnings2NotAnyOf0Fragment(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1, anyOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedRulesPropertiesTaggedXWarnings2NotAnyOf1Fragment(&c, &s)
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

func checkComposedRulesPropertiesTaggedXWarnings2NotFragmentCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x3 == 0x3 { candidates |= 0x1 }
  if names & 0x4 == 0x4 { candidates |= 0x2 }
  return candidates
}

let checkComposedRulesPropertiesTaggedXWarnings2NotAnyOf0FragmentNames: MemberTable = MemberTable("r\ns")

func checkComposedRulesPropertiesTaggedXWarnings2NotAnyOf0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/tagged/x-warnings/2/not/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesPropertiesTaggedXWarnings2NotAnyOf0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("r", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("s", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedRulesPropertiesTaggedXWarnings2NotAnyOf1FragmentNames: MemberTable = MemberTable("t")

func checkComposedRulesPropertiesTaggedXWarnings2NotAnyOf1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/tagged/x-warnings/2/not/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesPropertiesTaggedXWarnings2NotAnyOf1FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("t", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedRulesPropertiesPartsNames: MemberTable = MemberTable("inner")

private let checkComposedRulesPropertiesPartsKnown: KeyTable = KeyTable("inner\nold\nkind\ntext")

func checkComposedRulesPropertiesParts(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkComposedRulesPropertiesPartsJoined(&c, &s) }
  if s.isFine(&c, checkComposedRulesPropertiesPartsJoined) {
    return
  }
  s.enter(path, "composed/rules.yaml#/properties/parts")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesPropertiesPartsNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedRulesDefsPart(&c, &s, "/properties/inner/$ref")
      default:
        try Assertion.knownProperty(checkComposedRulesPropertiesPartsKnown, at: o.offset, c, &s)
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
  try checkComposedRulesDefsPartInPlace(&c, &s, "/allOf/0/$ref")
  c.position = start
  if s.wantsWarnings {
    try checkComposedRulesPropertiesPartsRules(&c, &s)
  }
  c.position = end
  s.leave()
}

private let checkComposedRulesDefsPartKnown: KeyTable = KeyTable("old\nkind\ntext")

func checkComposedRulesDefsPart(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkComposedRulesDefsPartJoined(&c, &s) }
  if s.isFine(&c, checkComposedRulesDefsPartJoined) {
    return
  }
  s.enter(path, "composed/rules.yaml#/$defs/part")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    let known: KeyTable = checkComposedRulesDefsPartKnown
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      try Assertion.knownProperty(known, at: key.offset, c, &s)
      try c.skipValue()
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkComposedRulesDefsPartAllOf0InPlace(&c, &s, "/allOf/0")
  c.position = start
  try checkComposedRulesDefsPartAllOf1InPlace(&c, &s, "/allOf/1")
  c.position = start
  if s.wantsWarnings {
    try checkComposedRulesDefsPartRules(&c, &s)
  }
  c.position = end
  s.leave()
}

let checkComposedRulesDefsPartAllOf0InPlaceNames: MemberTable = MemberTable("old\tstring\t…")

func checkComposedRulesDefsPartAllOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/$defs/part/allOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesDefsPartAllOf0InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        s.warn(.deprecated(""), at: o.offset, "/properties/old/deprecated")
        try o.decide(&c, &s)
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedRulesDefsPartAllOf1InPlaceNames: MemberTable = MemberTable(
  """
  old\tany maxLength=2
  kind\tstring
  text\tstring
  """)

func checkComposedRulesDefsPartAllOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/$defs/part/allOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesDefsPartAllOf1InPlaceNames,
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

let checkComposedRulesDefsPartXWarnings0FragmentNames: MemberTable = MemberTable("text\nkind")

func checkComposedRulesDefsPartXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/$defs/part/x-warnings/0")
  s.explain("text")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesDefsPartXWarnings0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    try Assertion.dependentRequired(
      "text",
      o.seen0 & 0x1 != 0,
      "kind",
      o.seen0 & 0x2 != 0,
      at: start,
      &s,
      "/dependentRequired/text"
    )
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedRulesDefsPartInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkComposedRulesDefsPartInPlaceJoined(&c, &s) }
  if s.isFine(&c, checkComposedRulesDefsPartInPlaceJoined) {
    return
  }
  s.enter(path, "composed/rules.yaml#/$defs/part")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  if kind != .object {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  try checkComposedRulesDefsPartAllOf0InPlace(&c, &s, "/allOf/0")
  c.position = start
  try checkComposedRulesDefsPartAllOf1InPlace(&c, &s, "/allOf/1")
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    try checkComposedRulesDefsPartRulesInPlace(&c, &s)
  }
  c.position = end
  s.leave()
}

func checkComposedRulesPropertiesPartsXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/parts/x-warnings/0")
  s.explain("inner")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipSyntax()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedRulesPropertiesPartsXWarnings0IfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedRulesPropertiesPartsXWarnings0ThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedRulesPropertiesPartsXWarnings0ThenFragmentNames: MemberTable = MemberTable("kind")

func checkComposedRulesPropertiesPartsXWarnings0ThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/parts/x-warnings/0/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesPropertiesPartsXWarnings0ThenFragmentNames,
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

let checkComposedRulesPropertiesPartsXWarnings0IfFragmentNames: MemberTable = MemberTable("inner")

func checkComposedRulesPropertiesPartsXWarnings0IfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/parts/x-warnings/0/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesPropertiesPartsXWarnings0IfFragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedRulesPropertiesPartsXWarnings0IfProH36yootflb2foy(&c, &s, "/properties/inner")
      default:
        try c.skipSyntax()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("inner", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedRulesPropertiesPartsXWarnings0IfProH36yootflb2foyNames: MemberTable = MemberTable("text")

func checkComposedRulesPropertiesPartsXWarnings0IfProH36yootflb2foy(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/parts/x-warnings/0/if/properties/inner")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesPropertiesPartsXWarnings0IfProH36yootflb2foyNames,
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

let checkComposedRulesPropertiesLooseNames: MemberTable = MemberTable("kind\tstring")

func checkComposedRulesPropertiesLoose(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/loose")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesPropertiesLooseNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkComposedRulesPropertiesLooseNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkComposedRulesPropertiesLooseWarnings(&o, c))
    }
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "type",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkComposedRulesPropertiesLooseXWarnings0Fragment(&c, &s)
    }
  }
  if warnings & 0x2 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/1",
      "kind",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkComposedRulesPropertiesLooseXWarnings1Fragment(&c, &s)
    }
  }
  if warnings & 0x4 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/2",
      "items",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkComposedRulesPropertiesLooseXWarnings2Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

func checkComposedRulesPropertiesLooseWarnings0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  return false
}

func checkComposedRulesPropertiesLooseWarnings1(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x1 != 0x1 { return true }
  if o.count < 2 { return true }
  return false
}

func checkComposedRulesPropertiesLooseWarnings2(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  return false
}

func checkComposedRulesPropertiesLooseWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if checkComposedRulesPropertiesLooseWarnings0(&o, c) { failures |= 0x1 }
  if checkComposedRulesPropertiesLooseWarnings1(&o, c) { failures |= 0x2 }
  if checkComposedRulesPropertiesLooseWarnings2(&o, c) { failures |= 0x4 }
  return failures
}

func checkComposedRulesPropertiesLooseXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/loose/x-warnings/0")
  s.explain("type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array, .object: try c.skipSyntax()
  default:
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 12), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedRulesPropertiesLooseXWarnings1FragmentNames: MemberTable = MemberTable("kind")

func checkComposedRulesPropertiesLooseXWarnings1Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/loose/x-warnings/1")
  s.explain("kind")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesPropertiesLooseXWarnings1FragmentNames,
      at: start,
      skipsOthers: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("kind", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    try Assertion.minProperties(2, o.count, at: start, &s, "/minProperties")
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedRulesPropertiesLooseXWarnings2Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/loose/x-warnings/2")
  s.explain("items")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var count: Int = 0
    var more: Bool = try c.beginArray()
    while more {
      try c.skipValue()
      count &+= 1
      more = try c.nextItem()
    }
    try Assertion.minItems(2, count, at: start, &s, "/minItems")
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedRulesPropertiesPartsJoinedNames: MemberTable = MemberTable(
  """
  inner
  old\tstring maxLength=2\t…
  kind\tstring
  text\tstring
  """)

func checkComposedRulesPropertiesPartsJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/properties/parts")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesPropertiesPartsJoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedRulesDefsPart(&c, &s, "/properties/inner/$ref")
      case 1:
        s.warn(.deprecated(""), at: o.offset, "/properties/old/deprecated")
        try o.decide(&c, &s)
      default:
        Assertion.unknownProperty(checkComposedRulesPropertiesPartsJoinedNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if s.wantsWarnings, !s.hasWarning {
      if !checkComposedRulesPropertiesPartsJoinedIsQuiet(&o, c) { s.noteWarning() }
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

func checkComposedRulesPropertiesPartsJoinedIsQuiet(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x8 == 0x8, o.seen0 & 0x4 != 0x4 { return false }
  if o.seen0 & 0x1 == 0x1 {
    if o.seen0 & 0x4 != 0x4 {
      if o.hasNames(0, of: 0, c, checkComposedRulesPropertiesPartsXWarnings0IfProH36yootflb2foyNames.names) {
        return false
      }
    }
  }
  return true
}

let checkComposedRulesDefsPartJoinedNames: MemberTable = MemberTable(
  """
  old\tstring maxLength=2\t…
  kind\tstring
  text\tstring
  """)

func checkComposedRulesDefsPartJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/$defs/part")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesDefsPartJoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        s.warn(.deprecated(""), at: o.offset, "/properties/old/deprecated")
        try o.decide(&c, &s)
      default:
        Assertion.unknownProperty(checkComposedRulesDefsPartJoinedNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if s.wantsWarnings, !s.hasWarning {
      if !checkComposedRulesDefsPartJoinedIsQuiet(&o, c) { s.noteWarning() }
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

func checkComposedRulesDefsPartJoinedIsQuiet(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x4 != 0x4 { return true }
  if o.seen0 & 0x2 == 0x2 { return true }
  return false
}

let checkComposedRulesDefsPartInPlaceJoinedNames: MemberTable = MemberTable(
  """
  old\tstring maxLength=2\t…
  kind\tstring
  text\tstring
  """)

func checkComposedRulesDefsPartInPlaceJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/rules.yaml#/$defs/part")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesDefsPartInPlaceJoinedNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        s.warn(.deprecated(""), at: o.offset, "/properties/old/deprecated")
        try o.decide(&c, &s)
      default:
        try c.skipSyntax()
      }
    }
    if s.wantsWarnings, !s.hasWarning {
      if !checkComposedRulesDefsPartInPlaceJoinedIsQuiet(&o, c) { s.noteWarning() }
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = end
  s.leave()
}

func checkComposedRulesDefsPartInPlaceJoinedIsQuiet(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x4 != 0x4 { return true }
  if o.seen0 & 0x2 == 0x2 { return true }
  return false
}

let checkComposedRulesPropertiesTaggedRulesNames: MemberTable = MemberTable(
  """
  kind\tany
  p\tany
  q\tany
  r\tany
  s\tany
  t\tany
  """)

func checkComposedRulesPropertiesTaggedRules(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesPropertiesTaggedRulesNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkComposedRulesPropertiesTaggedRulesWarnings(&o, c))
    }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "p",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkComposedRulesPropertiesTaggedXWarnings0Fragment(&c, &s)
    }
  }
  if warnings & 0x2 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/1",
      "q",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkComposedRulesPropertiesTaggedXWarnings1Fragment(&c, &s)
    }
  }
  if warnings & 0x4 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/2",
      "r",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkComposedRulesPropertiesTaggedXWarnings2Fragment(&c, &s)
    }
  }
  c.position = end
}

func checkComposedRulesPropertiesTaggedRulesWarnings0(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x18 == 0x18 { return true }
  if o.seen0 & 0x20 == 0x20 { return true }
  return false
}

func checkComposedRulesPropertiesTaggedRulesWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if o.seen0 & 0x2 == 0x2 {
    if o.accepts(0, of: 0, c, checkComposedRulesPropertiesTaggedXWarnings0NotFragmentNames, 0) {
      failures |= 0x1
    }
  }
  if o.seen0 & 0x4 == 0x4, o.seen0 & 0x2 != 0x2 { failures |= 0x2 }
  if checkComposedRulesPropertiesTaggedRulesWarnings0(&o, c) { failures |= 0x4 }
  return failures
}

let checkComposedRulesPropertiesPartsRulesNames: MemberTable = MemberTable("inner\tany\nkind\tany")

func checkComposedRulesPropertiesPartsRules(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesPropertiesPartsRulesNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkComposedRulesPropertiesPartsRulesWarnings(&o, c))
    }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "inner",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkComposedRulesPropertiesPartsXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
}

func checkComposedRulesPropertiesPartsRulesWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if o.seen0 & 0x1 == 0x1 {
    if o.seen0 & 0x2 != 0x2 {
      if o.hasNames(0, of: 0, c, checkComposedRulesPropertiesPartsXWarnings0IfProH36yootflb2foyNames.names) {
        failures |= 0x1
      }
    }
  }
  return failures
}

let checkComposedRulesDefsPartRulesNames: MemberTable = MemberTable("text\tany\nkind\tany")

func checkComposedRulesDefsPartRules(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesDefsPartRulesNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkComposedRulesDefsPartRulesWarnings(&o, c))
    }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "text",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkComposedRulesDefsPartXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
}

func checkComposedRulesDefsPartRulesWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if o.seen0 & 0x1 == 0x1, o.seen0 & 0x2 != 0x2 { failures |= 0x1 }
  return failures
}

let checkComposedRulesDefsPartRulesInPlaceNames: MemberTable = MemberTable("text\tany\nkind\tany")

func checkComposedRulesDefsPartRulesInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedRulesDefsPartRulesInPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkComposedRulesDefsPartRulesInPlaceWarnings(&o, c))
    }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "text",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkComposedRulesDefsPartXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
}

func checkComposedRulesDefsPartRulesInPlaceWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if o.seen0 & 0x1 == 0x1, o.seen0 & 0x2 != 0x2 { failures |= 0x1 }
  return failures
}
