// Generated from composed/entries.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Composed {
  /// Lists of objects that several schemas describe, of which some warn.
  public struct Entries: SchemaValue {
    public var plain: [Plain]?
    public var marked: [Marked]?
    public var forms: [Forms]?
    public var doubled: [Doubled]?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public struct Base: SchemaValue {
      public var id: Int
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(id: Int, additionalProperties: JSONObject = [:]) {
        self.id = id
        self.additionalProperties = additionalProperties
      }
    }

    /// Open.
    public struct Plain: SchemaValue {
      public var id: Int
      public var text: String?
      public var size: Size?
      /// Open.
      public var inner: Plain? {
        get { _inner.value }
        set { _inner.value = newValue }
      }
      /// Open.
      public var other: Plain? {
        get { _other.value }
        set { _other.value = newValue }
      }
      public var lines: JSONValue?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public struct Size: SchemaValue {
        public var width: Int?
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(width: Int? = nil, additionalProperties: JSONObject = [:]) {
          self.width = width
          self.additionalProperties = additionalProperties
        }
      }

      private var _inner: Boxed<Plain?>
      private var _other: Boxed<Plain?>
      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    /// One of two.
    public struct Forms: SchemaValue {
      public var id: Int
      public var name: JSONValue?
      public var old: JSONValue?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    /// Told apart by two tags, and by names.
    public struct Doubled: SchemaValue {
      public var id: Int
      public var kind: String?
      public var more: JSONValue?
      public var form: JSONValue?
      public var less: JSONValue?
      public var p: JSONValue?
      public var r: JSONValue?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    /// Closed.
    public struct Marked: SchemaValue {
      public var id: Int
      @available(*, deprecated, message: "No longer in use.")
      public var old: String? {
        get { _old }
        set { _old = newValue }
      }
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(id: Int, additionalProperties: JSONObject = [:]) {
        self.id = id
        self._old = nil
        self.additionalProperties = additionalProperties
      }

      private var _old: String?
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Composed.Entries {
  public init(
    plain: [Plain]? = nil,
    marked: [Marked]? = nil,
    forms: [Forms]? = nil,
    doubled: [Doubled]? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      plain: plain,
      marked: marked,
      forms: forms,
      doubled: doubled,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Composed.Entries.Plain {
  public init(
    id: Int,
    text: String? = nil,
    size: Size? = nil,
    inner: Composed.Entries.Plain? = nil,
    other: Composed.Entries.Plain? = nil,
    lines: JSONValue? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      id: id,
      text: text,
      size: size,
      lines: lines,
      additionalProperties: additionalProperties,
      _inner: Boxed(inner),
      _other: Boxed(other),
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Composed.Entries.Forms {
  public init(
    id: Int,
    name: JSONValue? = nil,
    old: JSONValue? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      id: id,
      name: name,
      old: old,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Composed.Entries.Doubled {
  public init(
    id: Int,
    kind: String? = nil,
    more: JSONValue? = nil,
    form: JSONValue? = nil,
    less: JSONValue? = nil,
    p: JSONValue? = nil,
    r: JSONValue? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      id: id,
      kind: kind,
      more: more,
      form: form,
      less: less,
      p: p,
      r: r,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Composed.Entries: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/entries.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedEntries(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("plain\nmarked\nforms\ndoubled")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkComposedEntriesNames)

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
        try o.check(&c, checkComposedEntriesPropertiesPlain)
        value.plain = try [Plain].read(&c)
      case 1:
        value.marked = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try Marked.read(&c, checks: checks)
        }
      case 2:
        try o.check(&c, checkComposedEntriesPropertiesForms)
        value.forms = try [Forms].read(&c)
      case 3:
        try o.check(&c, checkComposedEntriesPropertiesDoubled)
        value.doubled = try [Doubled].read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"plain\":", self.plain)
    writer.optional("\"marked\":", self.marked)
    writer.optional("\"forms\":", self.forms)
    writer.optional("\"doubled\":", self.doubled)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let plain: [Plain]? = try fields.optional("plain")
    let marked: [Marked]? = try fields.optional("marked")
    let forms: [Forms]? = try fields.optional("forms")
    let doubled: [Doubled]? = try fields.optional("doubled")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      plain: plain,
      marked: marked,
      forms: forms,
      doubled: doubled,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("plain", self.plain)
    try fields.optional("marked", self.marked)
    try fields.optional("forms", self.forms)
    try fields.optional("doubled", self.doubled)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Entries.Base: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/entries.yaml#/$defs/base"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedEntriesDefsBase(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("id")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkComposedEntriesDefsBaseNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, \.id)
  }

  public static var unread: Self {
    Self(id: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"id\":", self.id)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.id = try fields.required("id")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("id", self.id)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Entries.Plain: StructReadable {
  public static var schemaLocation: String {
    "composed/entries.yaml#/$defs/plain"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedEntriesDefsPlain(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("id\ntext\nsize\ninner\nother\nlines")
  }

  private static let names: MemberTable = MemberTable("id\tinteger\ntext\tstring\nsize\ninner\nother\nlines")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, \.id)
    members.string(1, optional: \.text)
  }

  public static var unread: Self {
    Self(id: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 2:
        value.size = try Size.read(&c)
      case 3:
        value._inner.value = try Composed.Entries.Plain.read(&c)
      case 4:
        value._other.value = try Composed.Entries.Plain.read(&c)
      case 5:
        value.lines = try JSONValue.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"id\":", self.id)
    writer.optional("\"text\":", self.text)
    writer.optional("\"size\":", self.size)
    writer.optional("\"inner\":", self._inner.value)
    writer.optional("\"other\":", self._other.value)
    writer.optional("\"lines\":", self.lines)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let id: Int = try fields.required("id")
    let text: String? = try fields.optional("text")
    let size: Size? = try fields.optional("size")
    let inner: Composed.Entries.Plain? = try fields.optional("inner")
    let other: Composed.Entries.Plain? = try fields.optional("other")
    let lines: JSONValue? = try fields.anything("lines")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      id: id,
      text: text,
      size: size,
      lines: lines,
      additionalProperties: additionalProperties,
      _inner: Boxed(inner),
      _other: Boxed(other),
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("id", self.id)
    try fields.optional("text", self.text)
    try fields.optional("size", self.size)
    try fields.optional("inner", self._inner.value)
    try fields.optional("other", self._other.value)
    try fields.optional("lines", self.lines)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Entries.Plain.Size: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/entries.yaml#/$defs/plain/allOf/1/properties/size"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedEntriesDefsPlainAllOf1PropertiesSize(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("width")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkComposedEntriesDefsPlainAllOf1PropertiesSizeNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, optional: \.width)
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
    writer.optional("\"width\":", self.width)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.width = try fields.optional("width")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("width", self.width)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Entries.Forms: StructReadable {
  public static var schemaLocation: String {
    "composed/entries.yaml#/$defs/forms"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedEntriesDefsForms(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("id\nname\nold")
  }

  private static let names: MemberTable = MemberTable("id\tinteger\nname\nold")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, \.id)
  }

  public static var unread: Self {
    Self(id: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 1:
        value.name = try JSONValue.read(&c)
      case 2:
        value.old = try JSONValue.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"id\":", self.id)
    writer.optional("\"name\":", self.name)
    writer.optional("\"old\":", self.old)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let id: Int = try fields.required("id")
    let name: JSONValue? = try fields.anything("name")
    let old: JSONValue? = try fields.anything("old")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      id: id,
      name: name,
      old: old,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("id", self.id)
    try fields.optional("name", self.name)
    try fields.optional("old", self.old)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Entries.Doubled: StructReadable {
  public static var schemaLocation: String {
    "composed/entries.yaml#/$defs/doubled"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedEntriesDefsDoubled(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("id\nkind\nmore\nform\nless\np\nr")
  }

  private static let names: MemberTable = MemberTable("id\tinteger\nkind\tstring\nmore\nform\nless\np\nr")

  private static let stored: StoredMembers<Self> = StoredMembers(names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, \.id)
    members.string(1, optional: \.kind)
  }

  public static var unread: Self {
    Self(id: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 2:
        value.more = try JSONValue.read(&c)
      case 3:
        value.form = try JSONValue.read(&c)
      case 4:
        value.less = try JSONValue.read(&c)
      case 5:
        value.p = try JSONValue.read(&c)
      case 6:
        value.r = try JSONValue.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"id\":", self.id)
    writer.optional("\"kind\":", self.kind)
    writer.optional("\"more\":", self.more)
    writer.optional("\"form\":", self.form)
    writer.optional("\"less\":", self.less)
    writer.optional("\"p\":", self.p)
    writer.optional("\"r\":", self.r)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let id: Int = try fields.required("id")
    let kind: String? = try fields.optional("kind")
    let more: JSONValue? = try fields.anything("more")
    let form: JSONValue? = try fields.anything("form")
    let less: JSONValue? = try fields.anything("less")
    let p: JSONValue? = try fields.anything("p")
    let r: JSONValue? = try fields.anything("r")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      id: id,
      kind: kind,
      more: more,
      form: form,
      less: less,
      p: p,
      r: r,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("id", self.id)
    try fields.optional("kind", self.kind)
    try fields.optional("more", self.more)
    try fields.optional("form", self.form)
    try fields.optional("less", self.less)
    try fields.optional("p", self.p)
    try fields.optional("r", self.r)
    try fields.additional(self.additionalProperties)
  }
}

extension Composed.Entries.Marked: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "composed/entries.yaml#/$defs/marked"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkComposedEntriesDefsMarked(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("id\nold")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkComposedEntriesDefsMarkedJoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(1, \.id)
    members.string(0, optional: \._old)
  }

  public static var unread: Self {
    Self(id: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.require(false)
      try o.readOther(&c, into: &others)
    }
    try o.demand(0x2)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"id\":", self.id)
    writer.optional("\"old\":", self._old)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.id = try fields.required("id")
    self._old = try fields.optional("old")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("id", self.id)
    try fields.optional("old", self._old)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkComposedEntriesNames: MemberTable = MemberTable("plain\nmarked\nforms\ndoubled")

func checkComposedEntries(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedEntriesNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedEntriesPropertiesPlain(&c, &s, "/properties/plain")
      case 1:
        try checkComposedEntriesPropertiesMarked(&c, &s, "/properties/marked")
      case 2:
        try checkComposedEntriesPropertiesForms(&c, &s, "/properties/forms")
      case 3:
        try checkComposedEntriesPropertiesDoubled(&c, &s, "/properties/doubled")
      default:
        Assertion.unknownProperty(checkComposedEntriesNames.names, at: o.offset, &s, "")
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

func checkComposedEntriesPropertiesPlain(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/properties/plain")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      try checkComposedEntriesDefsPlain(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkComposedEntriesDefsPlainKnown: KeyTable = KeyTable("lines\nid\ntext\nsize\ninner\nother")

func checkComposedEntriesDefsPlain(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkComposedEntriesDefsPlainJoined(&c, &s) }
  if s.isFine(&c, checkComposedEntriesDefsPlainJoined) {
    return
  }
  s.enter(path, "composed/entries.yaml#/$defs/plain")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    let known: KeyTable = checkComposedEntriesDefsPlainKnown
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
  try checkComposedEntriesDefsBaseInPlace(&c, &s, "/allOf/0/$ref")
  c.position = start
  try checkComposedEntriesDefsPlainAllOf1InPlace(&c, &s, "/allOf/1")
  c.position = start
  try checkComposedEntriesDefsPlainAllOf2InPlace(&c, &s, "/allOf/2")
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkComposedEntriesDefsPlainIfFragment(&c, &s)
      })
    if isMatch {
      try checkComposedEntriesDefsPlainThenFragment(&c, &s, "/then")
    }
  }
  c.position = end
  s.leave()
}

let checkComposedEntriesDefsBaseInPlaceNames: MemberTable = MemberTable("id\tinteger")

func checkComposedEntriesDefsBaseInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/base")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsBaseInPlaceNames,
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
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedEntriesDefsPlainAllOf1InPlaceNames: MemberTable = MemberTable(
  """
  text\tstring
  size\t\t{
  """,
  nested: [checkComposedEntriesDefsPlainAllOf1PropertiesSizeNames]
)

func checkComposedEntriesDefsPlainAllOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/plain/allOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsPlainAllOf1InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkComposedEntriesDefsPlainAllOf1PropertiesSize(&c, &s, "/properties/size")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedEntriesDefsPlainAllOf1PropertiesSizeNames: MemberTable = MemberTable("width\tinteger")

func checkComposedEntriesDefsPlainAllOf1PropertiesSize(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/plain/allOf/1/properties/size")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsPlainAllOf1PropertiesSizeNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkComposedEntriesDefsPlainAllOf1PropertiesSizeNames.names,
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

let checkComposedEntriesDefsPlainAllOf2InPlaceNames: MemberTable = MemberTable("inner\nother")

func checkComposedEntriesDefsPlainAllOf2InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/plain/allOf/2")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsPlainAllOf2InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedEntriesDefsPlain(&c, &s, "/properties/inner/$ref")
      case 1:
        try checkComposedEntriesDefsPlain(&c, &s, "/properties/other/$ref")
      default:
        try c.skipSyntax()
      }
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedEntriesDefsPlainThenFragmentNames: MemberTable = MemberTable("lines\tinteger")

func checkComposedEntriesDefsPlainThenFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/plain/then")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsPlainThenFragmentNames,
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

let checkComposedEntriesDefsPlainIfFragmentNames: MemberTable = MemberTable("text")

func checkComposedEntriesDefsPlainIfFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/plain/if")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsPlainIfFragmentNames,
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

func checkComposedEntriesPropertiesMarked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/properties/marked")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      try checkComposedEntriesDefsMarked(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedEntriesDefsMarkedNames: MemberTable = MemberTable("old\tany\nid\tany")

func checkComposedEntriesDefsMarked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkComposedEntriesDefsMarkedJoined(&c, &s) }
  if s.isFine(&c, checkComposedEntriesDefsMarkedJoined) {
    return
  }
  s.enter(path, "composed/entries.yaml#/$defs/marked")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedEntriesDefsMarkedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkComposedEntriesDefsMarkedNames.names),
        at: o.offset,
        &s,
        "/unevaluatedProperties"
      )
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkComposedEntriesDefsBaseInPlace(&c, &s, "/allOf/0/$ref")
  c.position = start
  try checkComposedEntriesDefsMarkedAllOf1InPlace(&c, &s, "/allOf/1")
  c.position = end
  s.leave()
}

let checkComposedEntriesDefsMarkedAllOf1InPlaceNames: MemberTable = MemberTable("old\tstring\t…")

func checkComposedEntriesDefsMarkedAllOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/marked/allOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsMarkedAllOf1InPlaceNames,
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

func checkComposedEntriesPropertiesForms(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/properties/forms")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      try checkComposedEntriesDefsForms(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedEntriesDefsFormsNames: MemberTable = MemberTable("id\tinteger")

private let checkComposedEntriesDefsFormsKnown: KeyTable = KeyTable("id\nname\nold")

let checkComposedEntriesDefsFormsSigns: KeyTable = KeyTable("name\nold")

func checkComposedEntriesDefsForms(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/forms")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsFormsNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      try Assertion.knownProperty(checkComposedEntriesDefsFormsKnown, at: o.offset, c, &s)
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("id", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  var oneOfCandidates: UInt64 = 0x3
  if kind == .object {
    oneOfCandidates = checkComposedEntriesDefsFormsCandidates(
      having: try c.names(in: checkComposedEntriesDefsFormsSigns)
    )
  }
  switch s.collects ? 0 : oneOfCandidates {
  case 0x1:
    try checkComposedEntriesDefsFormsOneOf0InPlace(&c, &s, "/oneOf/0")
  case 0x2:
    try checkComposedEntriesDefsFormsOneOf1InPlace(&c, &s, "/oneOf/1")
  default:
    var oneOfCount: Int = 0
    if oneOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedEntriesDefsFormsOneOf0InPlace(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
      }
    }
    if oneOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedEntriesDefsFormsOneOf1InPlace(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
        if s.collects {
          let before: Cursor = c
          try checkComposedEntriesDefsFormsOneOf1InPlace(&c, &s, "/oneOf/1")
          c = before
        }
      }
    }
    if oneOfCount == 0 {
      try s.report(.oneOf(""), at: start, "/oneOf")
    }
    if oneOfCount > 1 { try s.report(.oneOfSeveral, at: start, "/oneOf") }
  }
  c.position = end
  s.leave()
}

func checkComposedEntriesDefsFormsCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  return candidates
}

let checkComposedEntriesDefsFormsOneOf0InPlaceNames: MemberTable = MemberTable("name\tstring")

func checkComposedEntriesDefsFormsOneOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/forms/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsFormsOneOf0InPlaceNames,
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

let checkComposedEntriesDefsFormsOneOf1InPlaceNames: MemberTable = MemberTable("old\tstring\t…")

func checkComposedEntriesDefsFormsOneOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/forms/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsFormsOneOf1InPlaceNames,
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
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("old", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkComposedEntriesPropertiesDoubled(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/properties/doubled")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      try checkComposedEntriesDefsDoubled(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedEntriesDefsDoubledNames: MemberTable = MemberTable("id\tinteger")

private let checkComposedEntriesDefsDoubledKnown: KeyTable = KeyTable("id\nkind\nmore\nform\nless\np\nr")

func checkComposedEntriesDefsDoubled(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkComposedEntriesDefsDoubledJoined(&c, &s) }
  if s.isFine(&c, checkComposedEntriesDefsDoubledJoined) {
    return
  }
  s.enter(path, "composed/entries.yaml#/$defs/doubled")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsDoubledNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      try Assertion.knownProperty(checkComposedEntriesDefsDoubledKnown, at: o.offset, c, &s)
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("id", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkComposedEntriesDefsDoubledAllOf0InPlace(&c, &s, "/allOf/0")
  c.position = start
  try checkComposedEntriesDefsDoubledAllOf1InPlace(&c, &s, "/allOf/1")
  c.position = start
  try checkComposedEntriesDefsDoubledAllOf2InPlace(&c, &s, "/allOf/2")
  c.position = start
  try checkComposedEntriesDefsDoubledAllOf3InPlace(&c, &s, "/allOf/3")
  c.position = end
  s.leave()
}

let checkComposedEntriesDefsDoubledAllOf0InPlaceNames: MemberTable = MemberTable("kind\tstring")

private let checkComposedEntriesDefsDoubledAllOf0InPlaceTag: KeyTable = KeyTable("kind")

private let checkComposedEntriesDefsDoubledAllOf0InPlaceTags: KeyTable = KeyTable("a\nb")

func checkComposedEntriesDefsDoubledAllOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/doubled/allOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsDoubledAllOf0InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
  default: try c.skipSyntax()
  }
  let end: Int = c.position
  c.position = start
  switch kind {
  case .object:
    switch try Assertion.tag(
      checkComposedEntriesDefsDoubledAllOf0InPlaceTag,
      checkComposedEntriesDefsDoubledAllOf0InPlaceTags,
      "\"a\", \"b\"",
      &c,
      &s,
      "/oneOf"
    ) {
    case 0:
      try checkComposedEntriesDefsDoubledAllOf0OneOf0InPlace(&c, &s, "/oneOf/0")
    case 1:
      try checkComposedEntriesDefsDoubledAllOf0OneOf1InPlace(&c, &s, "/oneOf/1")
    default: break
    }
  default:
    var oneOfCount: Int = 0
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedEntriesDefsDoubledAllOf0OneOf0InPlace(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
        if s.collects {
          let before: Cursor = c
          try checkComposedEntriesDefsDoubledAllOf0OneOf0InPlace(&c, &s, "/oneOf/0")
          c = before
        }
      }
    }
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedEntriesDefsDoubledAllOf0OneOf1InPlace(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
      }
    }
    if oneOfCount == 0 {
      try s.report(.oneOf(""), at: start, "/oneOf")
    }
    if oneOfCount > 1 { try s.report(.oneOfSeveral, at: start, "/oneOf") }
  }
  c.position = end
  s.leave()
}

let checkComposedEntriesDefsDoubledAllOf0OneOf0InPlaceNames: MemberTable = MemberTable(
  """
  kind\tany const=\"a\"
  more\t\t{
  """,
  nested: [checkComposedEntriesDefsDoubledAllOf0OneOf0PropertiesMoreNames]
)

func checkComposedEntriesDefsDoubledAllOf0OneOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/doubled/allOf/0/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsDoubledAllOf0OneOf0InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkComposedEntriesDefsDoubledAllOf0OneOf0PropertiesMore(&c, &s, "/properties/more")
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

let checkComposedEntriesDefsDoubledAllOf0OneOf0PropertiesMoreNames: MemberTable = MemberTable("x\tinteger")

func checkComposedEntriesDefsDoubledAllOf0OneOf0PropertiesMore(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/doubled/allOf/0/oneOf/0/properties/more")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsDoubledAllOf0OneOf0PropertiesMoreNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkComposedEntriesDefsDoubledAllOf0OneOf0PropertiesMoreNames.names,
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

let checkComposedEntriesDefsDoubledAllOf0OneOf1InPlaceNames: MemberTable = MemberTable(
  """
  kind\tany const=\"b\"
  """)

func checkComposedEntriesDefsDoubledAllOf0OneOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/doubled/allOf/0/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsDoubledAllOf0OneOf1InPlaceNames,
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

private let checkComposedEntriesDefsDoubledAllOf1InPlaceTag: KeyTable = KeyTable("form")

private let checkComposedEntriesDefsDoubledAllOf1InPlaceTags: KeyTable = KeyTable("c\nd")

func checkComposedEntriesDefsDoubledAllOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/doubled/allOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    switch try Assertion.tag(
      checkComposedEntriesDefsDoubledAllOf1InPlaceTag,
      checkComposedEntriesDefsDoubledAllOf1InPlaceTags,
      "\"c\", \"d\"",
      &c,
      &s,
      "/oneOf"
    ) {
    case 0:
      try checkComposedEntriesDefsDoubledAllOf1OneOf0InPlace(&c, &s, "/oneOf/0")
    case 1:
      try checkComposedEntriesDefsDoubledAllOf1OneOf1InPlace(&c, &s, "/oneOf/1")
    default: break
    }
  default:
    var oneOfCount: Int = 0
    var oneOfEnd: Int = -1
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedEntriesDefsDoubledAllOf1OneOf0InPlace(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
        if s.collects {
          let before: Cursor = c
          try checkComposedEntriesDefsDoubledAllOf1OneOf0InPlace(&c, &s, "/oneOf/0")
          c = before
        }
      }
    }
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedEntriesDefsDoubledAllOf1OneOf1InPlace(&c, &s)
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

let checkComposedEntriesDefsDoubledAllOf1OneOf0InPlaceNames: MemberTable = MemberTable(
  """
  form\tany const=\"c\"
  less\t\t{
  """,
  nested: [checkComposedEntriesDefsDoubledAllOf1OneOf0PropertiesLessNames]
)

func checkComposedEntriesDefsDoubledAllOf1OneOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/doubled/allOf/1/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsDoubledAllOf1OneOf0InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkComposedEntriesDefsDoubledAllOf1OneOf0PropertiesLess(&c, &s, "/properties/less")
      default:
        try c.skipSyntax()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("form", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedEntriesDefsDoubledAllOf1OneOf0PropertiesLessNames: MemberTable = MemberTable("x\tinteger")

func checkComposedEntriesDefsDoubledAllOf1OneOf0PropertiesLess(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/doubled/allOf/1/oneOf/0/properties/less")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsDoubledAllOf1OneOf0PropertiesLessNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkComposedEntriesDefsDoubledAllOf1OneOf0PropertiesLessNames.names,
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

let checkComposedEntriesDefsDoubledAllOf1OneOf1InPlaceNames: MemberTable = MemberTable(
  """
  form\tany const=\"d\"
  """)

func checkComposedEntriesDefsDoubledAllOf1OneOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/doubled/allOf/1/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsDoubledAllOf1OneOf1InPlaceNames,
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

let checkComposedEntriesDefsDoubledAllOf2InPlaceSigns: KeyTable = KeyTable("p\nq")

func checkComposedEntriesDefsDoubledAllOf2InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/doubled/allOf/2")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var oneOfCandidates: UInt64 = 0x3
  if kind == .object {
    oneOfCandidates = checkComposedEntriesDefsDoubledAllOf2InPlaceCandidates(
      having: try c.names(in: checkComposedEntriesDefsDoubledAllOf2InPlaceSigns)
    )
  }
  switch s.collects ? 0 : oneOfCandidates {
  case 0x1:
    try checkComposedEntriesDefsDoubledAllOf2OneOf0InPlace(&c, &s, "/oneOf/0")
  case 0x2:
    try checkComposedEntriesDefsDoubledAllOf2OneOf1InPlace(&c, &s, "/oneOf/1")
  default:
    var oneOfCount: Int = 0
    var oneOfEnd: Int = -1
    if oneOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedEntriesDefsDoubledAllOf2OneOf0InPlace(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
        if s.collects {
          let before: Cursor = c
          try checkComposedEntriesDefsDoubledAllOf2OneOf0InPlace(&c, &s, "/oneOf/0")
          c = before
        }
      }
    }
    if oneOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedEntriesDefsDoubledAllOf2OneOf1InPlace(&c, &s)
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

func checkComposedEntriesDefsDoubledAllOf2InPlaceCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  return candidates
}

let checkComposedEntriesDefsDoubledAllOf2OneOf0InPlaceNames: MemberTable = MemberTable(
  """
  p\t\t{
  """,
  nested: [checkComposedEntriesDefsDoubledAllOf2OneOf0PropertiesPNames]
)

func checkComposedEntriesDefsDoubledAllOf2OneOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/doubled/allOf/2/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsDoubledAllOf2OneOf0InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedEntriesDefsDoubledAllOf2OneOf0PropertiesP(&c, &s, "/properties/p")
      default:
        try c.skipSyntax()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("p", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedEntriesDefsDoubledAllOf2OneOf0PropertiesPNames: MemberTable = MemberTable("x\tinteger")

func checkComposedEntriesDefsDoubledAllOf2OneOf0PropertiesP(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/doubled/allOf/2/oneOf/0/properties/p")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsDoubledAllOf2OneOf0PropertiesPNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkComposedEntriesDefsDoubledAllOf2OneOf0PropertiesPNames.names,
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

let checkComposedEntriesDefsDoubledAllOf2OneOf1InPlaceNames: MemberTable = MemberTable("q")

func checkComposedEntriesDefsDoubledAllOf2OneOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/doubled/allOf/2/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsDoubledAllOf2OneOf1InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("q", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedEntriesDefsDoubledAllOf3InPlaceSigns: KeyTable = KeyTable("r\ns")

func checkComposedEntriesDefsDoubledAllOf3InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/doubled/allOf/3")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var oneOfCandidates: UInt64 = 0x3
  if kind == .object {
    oneOfCandidates = checkComposedEntriesDefsDoubledAllOf3InPlaceCandidates(
      having: try c.names(in: checkComposedEntriesDefsDoubledAllOf3InPlaceSigns)
    )
  }
  switch s.collects ? 0 : oneOfCandidates {
  case 0x1:
    try checkComposedEntriesDefsDoubledAllOf3OneOf0InPlace(&c, &s, "/oneOf/0")
  case 0x2:
    try checkComposedEntriesDefsDoubledAllOf3OneOf1InPlace(&c, &s, "/oneOf/1")
  default:
    var oneOfCount: Int = 0
    var oneOfEnd: Int = -1
    if oneOfCandidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedEntriesDefsDoubledAllOf3OneOf0InPlace(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
        if s.collects {
          let before: Cursor = c
          try checkComposedEntriesDefsDoubledAllOf3OneOf0InPlace(&c, &s, "/oneOf/0")
          c = before
        }
      }
    }
    if oneOfCandidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &oneOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedEntriesDefsDoubledAllOf3OneOf1InPlace(&c, &s)
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

func checkComposedEntriesDefsDoubledAllOf3InPlaceCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  return candidates
}

let checkComposedEntriesDefsDoubledAllOf3OneOf0InPlaceNames: MemberTable = MemberTable(
  """
  r\t\t{
  """,
  nested: [checkComposedEntriesDefsDoubledAllOf3OneOf0PropertiesRNames]
)

func checkComposedEntriesDefsDoubledAllOf3OneOf0InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/doubled/allOf/3/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsDoubledAllOf3OneOf0InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkComposedEntriesDefsDoubledAllOf3OneOf0PropertiesR(&c, &s, "/properties/r")
      default:
        try c.skipSyntax()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("r", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedEntriesDefsDoubledAllOf3OneOf0PropertiesRNames: MemberTable = MemberTable("x\tinteger")

func checkComposedEntriesDefsDoubledAllOf3OneOf0PropertiesR(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/doubled/allOf/3/oneOf/0/properties/r")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsDoubledAllOf3OneOf0PropertiesRNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(
        checkComposedEntriesDefsDoubledAllOf3OneOf0PropertiesRNames.names,
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

let checkComposedEntriesDefsDoubledAllOf3OneOf1InPlaceNames: MemberTable = MemberTable("s")

func checkComposedEntriesDefsDoubledAllOf3OneOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/doubled/allOf/3/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsDoubledAllOf3OneOf1InPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("s", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkComposedEntriesDefsBaseNames: MemberTable = MemberTable("id\tinteger")

func checkComposedEntriesDefsBase(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/base")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsBaseNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkComposedEntriesDefsBaseNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("id", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedEntriesDefsPlainJoinedNames: MemberTable = MemberTable(
  """
  id\tinteger
  text\tstring
  size\t\t{
  inner
  other
  lines
  """,
  nested: [checkComposedEntriesDefsPlainAllOf1PropertiesSizeNames]
)

private let checkComposedEntriesDefsPlainJoinedKnown: KeyTable = KeyTable(
  """
  lines
  id
  text
  size
  inner
  other
  """)

func checkComposedEntriesDefsPlainJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/plain")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsPlainJoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 2:
        try checkComposedEntriesDefsPlainAllOf1PropertiesSize(&c, &s, "/properties/size")
      case 3:
        try checkComposedEntriesDefsPlain(&c, &s, "/properties/inner/$ref")
      case 4:
        try checkComposedEntriesDefsPlain(&c, &s, "/properties/other/$ref")
      case 5:
        o.note(0, c)
        try Assertion.knownProperty(checkComposedEntriesDefsPlainJoinedKnown, at: o.offset, c, &s)
        try c.skipValue()
      default:
        try Assertion.knownProperty(checkComposedEntriesDefsPlainJoinedKnown, at: o.offset, c, &s)
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("id", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    if !checkComposedEntriesDefsPlainJoinedHolds(&o, c) {
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

func checkComposedEntriesDefsPlainJoinedHolds(_ o: inout ObjectWalk, _ c: Cursor) -> Bool {
  if o.seen0 & 0x2 != 0x2 { return true }
  if o.accepts(0, c, checkComposedEntriesDefsPlainThenFragmentNames, 0) { return true }
  return false
}

let checkComposedEntriesDefsMarkedJoinedNames: MemberTable = MemberTable("old\tstring\t…\nid\tinteger")

func checkComposedEntriesDefsMarkedJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/marked")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkComposedEntriesDefsMarkedJoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        s.warn(.deprecated(""), at: o.offset, "/properties/old/deprecated")
        try o.decide(&c, &s)
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkComposedEntriesDefsMarkedJoinedNames.names),
          at: o.offset,
          &s,
          "/unevaluatedProperties"
        )
      }
    }
    if o.seen0 & 0x2 != 0x2 {
      try Assertion.required("id", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkComposedEntriesDefsDoubledJoinedNames: MemberTable = MemberTable("id\tinteger\nkind\tstring")

private let checkComposedEntriesDefsDoubledJoinedKnown: KeyTable = KeyTable(
  """
  id
  kind
  more
  form
  less
  p
  r
  """)

private let checkComposedEntriesDefsDoubledJoinedOneOfTag: KeyTable = KeyTable("kind")

private let checkComposedEntriesDefsDoubledJoinedOneOfTags: KeyTable = KeyTable("a\nb")

private let checkComposedEntriesDefsDoubledJoinedOneOf2Tag: KeyTable = KeyTable("form")

private let checkComposedEntriesDefsDoubledJoinedOneOf2Tags: KeyTable = KeyTable("c\nd")

let checkComposedEntriesDefsDoubledJoinedOneOf3Signs: KeyTable = KeyTable("p\nq")

let checkComposedEntriesDefsDoubledJoinedOneOf4Signs: KeyTable = KeyTable("r\ns")

func checkComposedEntriesDefsDoubledJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "composed/entries.yaml#/$defs/doubled")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkComposedEntriesDefsDoubledJoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      try Assertion.knownProperty(checkComposedEntriesDefsDoubledJoinedKnown, at: o.offset, c, &s)
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("id", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  switch kind {
  case .object:
    switch try Assertion.tag(
      checkComposedEntriesDefsDoubledJoinedOneOfTag,
      checkComposedEntriesDefsDoubledJoinedOneOfTags,
      "\"a\", \"b\"",
      &c,
      &s,
      "/oneOf"
    ) {
    case 0:
      try checkComposedEntriesDefsDoubledAllOf0OneOf0InPlace(&c, &s, "/oneOf/0")
    case 1:
      try checkComposedEntriesDefsDoubledAllOf0OneOf1InPlace(&c, &s, "/oneOf/1")
    default: break
    }
  default:
    var oneOfCount: Int = 0
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedEntriesDefsDoubledAllOf0OneOf0InPlace(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
        if s.collects {
          let before: Cursor = c
          try checkComposedEntriesDefsDoubledAllOf0OneOf0InPlace(&c, &s, "/oneOf/0")
          c = before
        }
      }
    }
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedEntriesDefsDoubledAllOf0OneOf1InPlace(&c, &s)
        })
      if isMatch {
        oneOfCount &+= 1
      }
    }
    if oneOfCount == 0 {
      try s.report(.oneOf(""), at: start, "/oneOf")
    }
    if oneOfCount > 1 { try s.report(.oneOfSeveral, at: start, "/oneOf") }
  }
  c.position = start
  switch kind {
  case .object:
    switch try Assertion.tag(
      checkComposedEntriesDefsDoubledJoinedOneOf2Tag,
      checkComposedEntriesDefsDoubledJoinedOneOf2Tags,
      "\"c\", \"d\"",
      &c,
      &s,
      "/oneOf"
    ) {
    case 0:
      try checkComposedEntriesDefsDoubledAllOf1OneOf0InPlace(&c, &s, "/oneOf/0")
    case 1:
      try checkComposedEntriesDefsDoubledAllOf1OneOf1InPlace(&c, &s, "/oneOf/1")
    default: break
    }
  default:
    var oneOf2Count: Int = 0
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedEntriesDefsDoubledAllOf1OneOf0InPlace(&c, &s)
        })
      if isMatch {
        oneOf2Count &+= 1
        if s.collects {
          let before: Cursor = c
          try checkComposedEntriesDefsDoubledAllOf1OneOf0InPlace(&c, &s, "/oneOf/0")
          c = before
        }
      }
    }
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedEntriesDefsDoubledAllOf1OneOf1InPlace(&c, &s)
        })
      if isMatch {
        oneOf2Count &+= 1
      }
    }
    if oneOf2Count == 0 {
      try s.report(.oneOf(""), at: start, "/oneOf")
    }
    if oneOf2Count > 1 { try s.report(.oneOfSeveral, at: start, "/oneOf") }
  }
  c.position = start
  var oneOf3Candidates: UInt64 = 0x3
  if kind == .object {
    oneOf3Candidates = checkComposedEntriesDefsDoubledJoinedOneOf3Candidates(
      having: try c.names(in: checkComposedEntriesDefsDoubledJoinedOneOf3Signs)
    )
  }
  switch s.collects ? 0 : oneOf3Candidates {
  case 0x1:
    try checkComposedEntriesDefsDoubledAllOf2OneOf0InPlace(&c, &s, "/oneOf/0")
  case 0x2:
    try checkComposedEntriesDefsDoubledAllOf2OneOf1InPlace(&c, &s, "/oneOf/1")
  default:
    var oneOf3Count: Int = 0
    if oneOf3Candidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedEntriesDefsDoubledAllOf2OneOf0InPlace(&c, &s)
        })
      if isMatch {
        oneOf3Count &+= 1
        if s.collects {
          let before: Cursor = c
          try checkComposedEntriesDefsDoubledAllOf2OneOf0InPlace(&c, &s, "/oneOf/0")
          c = before
        }
      }
    }
    if oneOf3Candidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedEntriesDefsDoubledAllOf2OneOf1InPlace(&c, &s)
        })
      if isMatch {
        oneOf3Count &+= 1
      }
    }
    if oneOf3Count == 0 {
      try s.report(.oneOf(""), at: start, "/oneOf")
    }
    if oneOf3Count > 1 { try s.report(.oneOfSeveral, at: start, "/oneOf") }
  }
  c.position = start
  var oneOf4Candidates: UInt64 = 0x3
  if kind == .object {
    oneOf4Candidates = checkComposedEntriesDefsDoubledJoinedOneOf4Candidates(
      having: try c.names(in: checkComposedEntriesDefsDoubledJoinedOneOf4Signs)
    )
  }
  switch s.collects ? 0 : oneOf4Candidates {
  case 0x1:
    try checkComposedEntriesDefsDoubledAllOf3OneOf0InPlace(&c, &s, "/oneOf/0")
  case 0x2:
    try checkComposedEntriesDefsDoubledAllOf3OneOf1InPlace(&c, &s, "/oneOf/1")
  default:
    var oneOf4Count: Int = 0
    if oneOf4Candidates & 0x1 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedEntriesDefsDoubledAllOf3OneOf0InPlace(&c, &s)
        })
      if isMatch {
        oneOf4Count &+= 1
        if s.collects {
          let before: Cursor = c
          try checkComposedEntriesDefsDoubledAllOf3OneOf0InPlace(&c, &s, "/oneOf/0")
          c = before
        }
      }
    }
    if oneOf4Candidates & 0x2 != 0 {
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkComposedEntriesDefsDoubledAllOf3OneOf1InPlace(&c, &s)
        })
      if isMatch {
        oneOf4Count &+= 1
      }
    }
    if oneOf4Count == 0 {
      try s.report(.oneOf(""), at: start, "/oneOf")
    }
    if oneOf4Count > 1 { try s.report(.oneOfSeveral, at: start, "/oneOf") }
  }
  c.position = end
  s.leave()
}

func checkComposedEntriesDefsDoubledJoinedOneOf3Candidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  return candidates
}

func checkComposedEntriesDefsDoubledJoinedOneOf4Candidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x0
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  if names & 0x2 == 0x2 { candidates |= 0x2 }
  return candidates
}
