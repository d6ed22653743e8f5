// Generated from unions/open.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Unions {
  /// Unions that a property tells apart, of which one branch takes what no other lists.
  public struct Open: SchemaValue {
    public var event: Event?
    public var block: Block?
    public var closed: OpenClosed?
    public var overlapping: Overlapping?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public struct Kind: SchemaValue {
      public var kind: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(kind: String? = nil, additionalProperties: JSONObject = [:]) {
        self.kind = kind
        self.additionalProperties = additionalProperties
      }
    }

    /// Paragraph.
    public struct Paragraph: SchemaValue {
      public var kind: Kind?
      /// Must be at least 1 character long.
      public var words: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(kind: Kind? = nil, words: String? = nil, additionalProperties: JSONObject = [:]) {
        self.kind = kind
        self.words = words
        self.additionalProperties = additionalProperties
      }

      public enum Kind: String, CaseIterable, SchemaValue {
        case paragraph
      }
    }

    public enum Event: SchemaValue {
      /// Link.
      case link(Link)
      /// Call.
      case call(Call)
      /// Other.
      case other(Other)

      /// Link.
      public struct Link: SchemaValue {
        public var type: String { "link" }
        public var address: String
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(address: String, additionalProperties: JSONObject = [:]) {
          self.address = address
          self.additionalProperties = additionalProperties
        }
      }

      /// Call.
      public struct Call: SchemaValue {
        public var type: CallType
        /// Must be at most 5 characters long.
        public var number: String?
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(type: CallType, number: String? = nil, additionalProperties: JSONObject = [:]) {
          self.type = type
          self.number = number
          self.additionalProperties = additionalProperties
        }

        public enum CallType: String, CaseIterable, SchemaValue {
          case call
          case text
        }
      }

      /// Other.
      public struct Other: SchemaValue {
        public var type: String?
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(type: String? = nil, additionalProperties: JSONObject = [:]) {
          self.type = type
          self.additionalProperties = additionalProperties
        }
      }
    }

    public enum Block: SchemaValue {
      /// Paragraph.
      case paragraph(Paragraph)
      /// Picture.
      case picture(Picture)

      /// Picture.
      public struct Picture: SchemaValue {
        public var kind: String { "picture" }
        public var width: Int?
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(width: Int? = nil, additionalProperties: JSONObject = [:]) {
          self.width = width
          self.additionalProperties = additionalProperties
        }
      }
    }

    public struct OpenClosed: SchemaValue {
      public var d: JSONValue?
      public var a: JSONValue?
      public var b: JSONValue?
      public var c: JSONValue?

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    public enum Overlapping: SchemaValue {
      /// One.
      case one(One)
      /// Two.
      case two(Two)

      /// One.
      public struct One: SchemaValue {
        public var a: String { "x" }
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(additionalProperties: JSONObject = [:]) {
          self.additionalProperties = additionalProperties
        }
      }

      /// Two.
      public struct Two: SchemaValue {
        public var a: JSONValue?
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(a: JSONValue? = nil, additionalProperties: JSONObject = [:]) {
          self.a = a
          self.additionalProperties = additionalProperties
        }
      }
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Unions.Open {
  public init(
    event: Event? = nil,
    block: Block? = nil,
    closed: OpenClosed? = nil,
    overlapping: Overlapping? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      event: event,
      block: block,
      closed: closed,
      overlapping: overlapping,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Unions.Open.OpenClosed {
  public init(d: JSONValue? = nil, a: JSONValue? = nil, b: JSONValue? = nil, c: JSONValue? = nil) {
    self.init(d: d, a: a, b: b, c: c, _memberwise: MemberwiseInitializer())
  }
}

// MARK: - Machinery

extension Unions.Open: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/open.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsOpen(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("event\nblock\nclosed\noverlapping")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkUnionsOpenNames)

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
        value.event = try Event.read(&c, checks: checks)
      case 1:
        value.block = try Block.read(&c, checks: checks)
      case 2:
        try o.check(&c, checkUnionsOpenPropertiesClosed)
        value.closed = try OpenClosed.read(&c)
      case 3:
        value.overlapping = try Overlapping.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"event\":", self.event)
    writer.optional("\"block\":", self.block)
    writer.optional("\"closed\":", self.closed)
    writer.optional("\"overlapping\":", self.overlapping)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let event: Event? = try fields.optional("event")
    let block: Block? = try fields.optional("block")
    let closed: OpenClosed? = try fields.optional("closed")
    let overlapping: Overlapping? = try fields.optional("overlapping")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      event: event,
      block: block,
      closed: closed,
      overlapping: overlapping,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("event", self.event)
    try fields.optional("block", self.block)
    try fields.optional("closed", self.closed)
    try fields.optional("overlapping", self.overlapping)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.Open.Kind: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/open.yaml#/$defs/kind"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsOpenDefsKind(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkUnionsOpenDefsKindNames, places)

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
      try o.readOther(&c, into: &others)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"kind\":", self.kind)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.kind = try fields.optional("kind")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("kind", self.kind)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.Open.Paragraph: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/open.yaml#/$defs/paragraph"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsOpenDefsParagraph(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind\nwords")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkUnionsOpenDefsParagraphNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(1, optional: \.words)
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
        try o.check(&c)
        value.kind = try Kind.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"kind\":", self.kind)
    writer.optional("\"words\":", self.words)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.kind = try fields.optional("kind")
    self.words = try fields.optional("words")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("kind", self.kind)
    try fields.optional("words", self.words)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.Open.Paragraph.Kind: GeneratedValue {
  public static var schemaLocation: String {
    "unions/open.yaml#/$defs/paragraph/properties/kind"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsOpenDefsParagraphPropertiesKind(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("paragraph")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .paragraph
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .paragraph: writer.bytes("\"paragraph\",")
    }
  }
}

extension Unions.Open.Event: FusedReadable {
  public static var schemaLocation: String {
    "unions/open.yaml#/properties/event"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsOpenPropertiesEvent(&cursor, &sink)
  }

  private static let tag: KeyTable = KeyTable("type")

  private static let tagValues: KeyTable = KeyTable("link\ncall\ntext")

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      switch try cursor.index(ofTag: tag, in: tagValues) {
      case 0: return .link(try Link.read(&cursor, checks: checks))
      case 1: return .call(try Call.read(&cursor, checks: checks))
      case 2: return .call(try Call.read(&cursor, checks: checks))
      default: return .other(try Other.read(&cursor, checks: checks))
      }
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .link(let value): value.write(to: &writer)
    case .call(let value): value.write(to: &writer)
    case .other(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.index(ofTag: Self.tag, in: Self.tagValues) {
    case 0: self = .link(try Link(unvalidatedFrom: decoder))
    case 1: self = .call(try Call(unvalidatedFrom: decoder))
    case 2: self = .call(try Call(unvalidatedFrom: decoder))
    default:
      self = .other(try Other(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .link(let value): try value.encode(to: encoder)
    case .call(let value): try value.encode(to: encoder)
    case .other(let value): try value.encode(to: encoder)
    }
  }
}

extension Unions.Open.Event.Link: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/open.yaml#/properties/event/oneOf/0"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsOpenPropertiesEventOneOf0(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type\naddress")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkUnionsOpenPropertiesEventOneOf0Names,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
    members.string(1, \.address)
  }

  public static var unread: Self {
    Self(address: "")
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.readOther(&c, into: &others)
    }
    try o.demand(0x2)
    try o.require(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.bytes("\"type\":\"link\",")
    writer.required("\"address\":", self.address)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("type", "link")
    self.address = try fields.required("address")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.required("address", self.address)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.Open.Event.Call: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/open.yaml#/properties/event/oneOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsOpenPropertiesEventOneOf1(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type\nnumber")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkUnionsOpenPropertiesEventOneOf1Names,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.listed(0, \.type)
    members.string(1, optional: \.number)
  }

  public static var unread: Self {
    Self(type: .call)
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
    writer.required("\"type\":", self.type)
    writer.optional("\"number\":", self.number)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.type = try fields.required("type")
    self.number = try fields.optional("number")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("type", self.type)
    try fields.optional("number", self.number)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.Open.Event.Call.CallType: GeneratedValue {
  public static var schemaLocation: String {
    "unions/open.yaml#/properties/event/oneOf/1/properties/type"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsOpenPropertiesEventOneOf1PropertiesType(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("call\ntext")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .call
    case 1: return .text
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .call: writer.bytes("\"call\",")
    case .text: writer.bytes("\"text\",")
    }
  }
}

extension Unions.Open.Event.Other: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/open.yaml#/properties/event/oneOf/2"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsOpenPropertiesEventOneOf2(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("type")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkUnionsOpenPropertiesEventOneOf2Names)

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
        try o.check(&c, checkUnionsOpenPropertiesEventOneOf2PropertiesType)
        value.type = try String.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"type\":", self.type)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.type = try fields.optional("type")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("type", self.type)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.Open.Block: FusedReadable {
  public static var schemaLocation: String {
    "unions/open.yaml#/properties/block"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsOpenPropertiesBlock(&cursor, &sink)
  }

  private static let tag: KeyTable = KeyTable("kind")

  private static let tagValues: KeyTable = KeyTable("paragraph\npicture")

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      switch try cursor.index(ofTag: tag, in: tagValues) {
      case 0: return .paragraph(try Unions.Open.Paragraph.read(&cursor, checks: checks))
      case 1: return .picture(try Picture.read(&cursor, checks: checks))
      default: return .paragraph(try Unions.Open.Paragraph.read(&cursor, checks: checks))
      }
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .paragraph(let value): value.write(to: &writer)
    case .picture(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.index(ofTag: Self.tag, in: Self.tagValues) {
    case 0: self = .paragraph(try Unions.Open.Paragraph(unvalidatedFrom: decoder))
    case 1: self = .picture(try Picture(unvalidatedFrom: decoder))
    default:
      self = .paragraph(try Unions.Open.Paragraph(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .paragraph(let value): try value.encode(to: encoder)
    case .picture(let value): try value.encode(to: encoder)
    }
  }
}

extension Unions.Open.Block.Picture: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/open.yaml#/properties/block/anyOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsOpenPropertiesBlockAnyOf1(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("kind\nwidth")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkUnionsOpenPropertiesBlockAnyOf1JoinedNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.fixed(0)
    members.integer(1, optional: \.width)
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
    writer.bytes("\"kind\":\"picture\",")
    writer.optional("\"width\":", self.width)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("kind", "picture")
    self.width = try fields.optional("width")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("kind", self.kind)
    try fields.optional("width", self.width)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.Open.OpenClosed: StructReadable {
  public static var schemaLocation: String {
    "unions/open.yaml#/properties/closed"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsOpenPropertiesClosed(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("d\na\nb\nc")
  }
  private static let names: MemberTable = MemberTable("d\na\nb\nc")

  private static let stored: StoredMembers<Self> = StoredMembers(names)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: false)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.d = try JSONValue.read(&c)
      case 1:
        value.a = try JSONValue.read(&c)
      case 2:
        value.b = try JSONValue.read(&c)
      case 3:
        value.c = try JSONValue.read(&c)
      default:
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"d\":", self.d)
    writer.optional("\"a\":", self.a)
    writer.optional("\"b\":", self.b)
    writer.optional("\"c\":", self.c)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let d: JSONValue? = try fields.anything("d")
    let a: JSONValue? = try fields.anything("a")
    let b: JSONValue? = try fields.anything("b")
    let _c: JSONValue? = try fields.anything("c")
    try fields.noOthers()
    self.init(d: d, a: a, b: b, c: _c, _memberwise: MemberwiseInitializer())
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("d", self.d)
    try fields.optional("a", self.a)
    try fields.optional("b", self.b)
    try fields.optional("c", self.c)
  }
}

extension Unions.Open.Overlapping: FusedReadable {
  public static var schemaLocation: String {
    "unions/open.yaml#/properties/overlapping"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsOpenPropertiesOverlapping(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .object:
      var oneOfCandidates: UInt64 = try checkUnionsOpenPropertiesOverlappingHint.candidates(of: cursor)
      if oneOfCandidates & (oneOfCandidates &- 1) != 0 {
        oneOfCandidates &= checkUnionsOpenPropertiesOverlappingCandidates(
          having: try cursor.names(in: checkUnionsOpenPropertiesOverlappingSigns)
        )
      }
      switch oneOfCandidates {
      case 0x1: return .one(try One.read(&cursor, checks: checks))
      case 0x2: return .two(try Two.read(&cursor, checks: checks))
      default: if checks { try check(cursor) }
      }
      if isOne(cursor) {
        return .one(try One.read(&cursor))
      }
      return .two(try Two.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  private static func isOne(_ cursor: Cursor) -> Bool {
    do {
      var probe: Cursor = cursor
      var sink: ViolationSink = ViolationSink()
      try checkUnionsOpenPropertiesOverlappingOneOf0(&probe, &sink)
      return true
    } catch {}
    return false
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .one(let value): value.write(to: &writer)
    case .two(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    var oneOfCandidates: UInt64 = try checkUnionsOpenPropertiesOverlappingHint.candidates(of: decoder)
    if oneOfCandidates & (oneOfCandidates &- 1) != 0 {
      oneOfCandidates &= checkUnionsOpenPropertiesOverlappingCandidates(
        having: try decoder.names(in: checkUnionsOpenPropertiesOverlappingSigns)
      )
    }
    switch oneOfCandidates {
    case 0x1: self = .one(try One(unvalidatedFrom: decoder))
    case 0x2: self = .two(try Two(unvalidatedFrom: decoder))
    default:
      self = try Self.readDecoded(decoder)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .one(let value): try value.encode(to: encoder)
    case .two(let value): try value.encode(to: encoder)
    }
  }
}

extension Unions.Open.Overlapping.One: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/open.yaml#/properties/overlapping/oneOf/0"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsOpenPropertiesOverlappingOneOf0(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkUnionsOpenPropertiesOverlappingOneOf0Names,
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
    writer.bytes("\"a\":\"x\",")
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    try fields.fixed("a", "x")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("a", self.a)
    try fields.additional(self.additionalProperties)
  }
}

extension Unions.Open.Overlapping.Two: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "unions/open.yaml#/properties/overlapping/oneOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkUnionsOpenPropertiesOverlappingOneOf1(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkUnionsOpenPropertiesOverlappingOneOf1Names
  )

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
        try o.check(&c, checkUnionsOpenPropertiesOverlappingOneOf1PropertiesA)
        value.a = try JSONValue.read(&c)
      default:
        try o.readOther(&c, into: &others)
      }
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
    self.a = try fields.anything("a")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkUnionsOpenNames: MemberTable = MemberTable("event\nblock\nclosed\noverlapping")

func checkUnionsOpen(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkUnionsOpenNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkUnionsOpenPropertiesEvent(&c, &s, "/properties/event")
      case 1:
        try checkUnionsOpenPropertiesBlock(&c, &s, "/properties/block")
      case 2:
        try checkUnionsOpenPropertiesClosed(&c, &s, "/properties/closed")
      case 3:
        try checkUnionsOpenPropertiesOverlapping(&c, &s, "/properties/overlapping")
      default:
        Assertion.unknownProperty(checkUnionsOpenNames.names, at: o.offset, &s, "")
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

private let checkUnionsOpenPropertiesEventTag: KeyTable = KeyTable("type")

private let checkUnionsOpenPropertiesEventTags: KeyTable = KeyTable("link\ncall\ntext")

func checkUnionsOpenPropertiesEvent(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/event")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    switch try c.index(ofTag: checkUnionsOpenPropertiesEventTag, in: checkUnionsOpenPropertiesEventTags) {
    case 0:
      try checkUnionsOpenPropertiesEventOneOf0(&c, &s, "/oneOf/0")
    case 1, 2:
      try checkUnionsOpenPropertiesEventOneOf1(&c, &s, "/oneOf/1")
    default:
      try checkUnionsOpenPropertiesEventOneOf2(&c, &s, "/oneOf/2")
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/oneOf")
  }
  s.leave()
}

let checkUnionsOpenPropertiesEventOneOf0Names: MemberTable = MemberTable(
  """
  type\tany const=\"link\"
  address\tstring
  """)

func checkUnionsOpenPropertiesEventOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/event/oneOf/0")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsOpenPropertiesEventOneOf0Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkUnionsOpenPropertiesEventOneOf0Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("address", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkUnionsOpenPropertiesEventOneOf1Names: MemberTable = MemberTable(
  """
  type\tany enum=[\"call\",\"text\"]
  number\tstring maxLength=5
  """)

func checkUnionsOpenPropertiesEventOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/event/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsOpenPropertiesEventOneOf1Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkUnionsOpenPropertiesEventOneOf1Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("type", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkUnionsOpenPropertiesEventOneOf1PropertiesTypeValues: KeyTable = KeyTable("call\ntext")

func checkUnionsOpenPropertiesEventOneOf1PropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/event/oneOf/1/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"call\", \"text\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"call\", \"text\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"call\", \"text\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkUnionsOpenPropertiesEventOneOf1PropertiesTypeValues,
      "\"call\", \"text\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipValue()
    try Assertion.notEnumerated("\"call\", \"text\"", at: start, &s, "/enum")
  case .object:
    try c.skipValue()
    try Assertion.notEnumerated("\"call\", \"text\"", at: start, &s, "/enum")
  }
  s.leave()
}

let checkUnionsOpenPropertiesEventOneOf2Names: MemberTable = MemberTable("type")

func checkUnionsOpenPropertiesEventOneOf2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/event/oneOf/2")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsOpenPropertiesEventOneOf2Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkUnionsOpenPropertiesEventOneOf2PropertiesType(&c, &s, "/properties/type")
      default:
        Assertion.unknownProperty(checkUnionsOpenPropertiesEventOneOf2Names.names, at: o.offset, &s, "")
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

func checkUnionsOpenPropertiesEventOneOf2PropertiesType(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/event/oneOf/2/properties/type")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkUnionsOpenPropertiesEventOneOf2PropertiesTypeNotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

private let checkUnionsOpenPropertiesEventOneOf2PropertiesTypeNotFragmentValues: KeyTable = KeyTable(
  """
  link
  call
  text
  """)

func checkUnionsOpenPropertiesEventOneOf2PropertiesTypeNotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/event/oneOf/2/properties/type/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.notEnumerated("\"link\", \"call\", \"text\"", at: start, &s, "/enum")
  case .boolean:
    _ = try c.boolean()
    try Assertion.notEnumerated("\"link\", \"call\", \"text\"", at: start, &s, "/enum")
  case .number:
    _ = try c.number()
    try Assertion.notEnumerated("\"link\", \"call\", \"text\"", at: start, &s, "/enum")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkUnionsOpenPropertiesEventOneOf2PropertiesTypeNotFragmentValues,
      "\"link\", \"call\", \"text\"",
      string,
      c,
      &s,
      "/enum"
    )
  case .array:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"link\", \"call\", \"text\"", at: start, &s, "/enum")
  case .object:
    try c.skipSyntax()
    try Assertion.notEnumerated("\"link\", \"call\", \"text\"", at: start, &s, "/enum")
  }
  s.leave()
}

private let checkUnionsOpenPropertiesBlockTag: KeyTable = KeyTable("kind")

private let checkUnionsOpenPropertiesBlockTags: KeyTable = KeyTable("paragraph\npicture")

func checkUnionsOpenPropertiesBlock(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/block")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    switch try c.index(ofTag: checkUnionsOpenPropertiesBlockTag, in: checkUnionsOpenPropertiesBlockTags) {
    case 1:
      try checkUnionsOpenPropertiesBlockAnyOf1(&c, &s, "/anyOf/1")
    default:
      try checkUnionsOpenDefsParagraph(&c, &s, "/anyOf/0/$ref")
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/anyOf")
  }
  s.leave()
}

let checkUnionsOpenDefsParagraphNames: MemberTable = MemberTable(
  """
  kind\tany const=\"paragraph\"
  words\tstring minLength=1
  """)

func checkUnionsOpenDefsParagraph(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/$defs/paragraph")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsOpenDefsParagraphNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkUnionsOpenDefsParagraphNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkUnionsOpenDefsParagraphPropertiesKind(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/$defs/paragraph/properties/kind")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"paragraph\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"paragraph\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"paragraph\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"paragraph\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"paragraph\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"paragraph\"", at: start, c, &s, "/const")
  }
  s.leave()
}

let checkUnionsOpenPropertiesBlockAnyOf1Names: MemberTable = MemberTable(
  """
  kind\tany const=\"picture\"
  width\tinteger
  """)

func checkUnionsOpenPropertiesBlockAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkUnionsOpenPropertiesBlockAnyOf1Joined(&c, &s) }
  if s.isFine(&c, checkUnionsOpenPropertiesBlockAnyOf1Joined) {
    return
  }
  s.enter(path, "unions/open.yaml#/properties/block/anyOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsOpenPropertiesBlockAnyOf1Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkUnionsOpenPropertiesBlockAnyOf1Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  try checkUnionsOpenDefsKindInPlace(&c, &s, "/allOf/0/$ref")
  c.position = start
  try checkUnionsOpenPropertiesBlockAnyOf1AllOf1InPlace(&c, &s, "/allOf/1")
  c.position = end
  s.leave()
}

let checkUnionsOpenDefsKindInPlaceNames: MemberTable = MemberTable("kind\tstring")

func checkUnionsOpenDefsKindInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/$defs/kind")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsOpenDefsKindInPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkUnionsOpenPropertiesBlockAnyOf1AllOf1InPlaceNames: MemberTable = MemberTable("kind")

func checkUnionsOpenPropertiesBlockAnyOf1AllOf1InPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/block/anyOf/1/allOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkUnionsOpenPropertiesBlockAnyOf1AllOf1InPlaceNames,
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

private let checkUnionsOpenPropertiesClosedNames: KeyTable = KeyTable("d")

private let checkUnionsOpenPropertiesClosedTag: KeyTable = KeyTable("a")

private let checkUnionsOpenPropertiesClosedTags: KeyTable = KeyTable("x")

func checkUnionsOpenPropertiesClosed(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkUnionsOpenPropertiesClosedJoined(&c, &s) }
  if s.isFine(&c, checkUnionsOpenPropertiesClosedJoined) {
    return
  }
  s.enter(path, "unions/open.yaml#/properties/closed")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  if c.isAtObject {
    let names: KeyTable = checkUnionsOpenPropertiesClosedNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var count: Int = 0
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
      case 0:
        try c.skipValue()
        own.insert(count)
      default:
        try c.skipValue()
      }
      count &+= 1
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
    own.end(at: count)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  switch kind {
  case .object:
    switch try c.index(ofTag: checkUnionsOpenPropertiesClosedTag, in: checkUnionsOpenPropertiesClosedTags) {
    case 0:
      try checkUnionsOpenPropertiesClosedOneOf0InPlaceTracked(&c, &s, &own, "/oneOf/0")
    default:
      try checkUnionsOpenPropertiesClosedOneOf1InPlaceTracked(&c, &s, &own, "/oneOf/1")
    }
  default:
    var oneOfCount: Int = 0
    do {
      var inner: Evaluation = Evaluation()
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkUnionsOpenPropertiesClosedOneOf0InPlaceTracked(&c, &s, &inner)
        })
      if isMatch {
        oneOfCount &+= 1
        own.merge(inner)
      }
    }
    do {
      var inner: Evaluation = Evaluation()
      let isMatch: Bool = try Validation.accepts(
        c, &s,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkUnionsOpenPropertiesClosedOneOf1InPlaceTracked(&c, &s, &inner)
        })
      if isMatch {
        oneOfCount &+= 1
        own.merge(inner)
      }
    }
    if oneOfCount == 0 {
      try s.report(.oneOf(""), at: start, "/oneOf")
    }
    if oneOfCount > 1 { try s.report(.oneOfSeveral, at: start, "/oneOf") }
  }
  c.position = start
  if kind == .object, !own.isComplete {
    var number: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      if own.contains(number) {
        try c.skipSyntax()
      } else {
        try c.skipSyntax()
        try Assertion.never(.unevaluatedProperty, at: key.offset, &s, "/unevaluatedProperties")
      }
      number &+= 1
      more = try c.nextMember()
    }
    own.insertAll()
  }
  c.position = end
  s.leave()
}

private let checkUnionsOpenPropertiesClosedOneOf0InPlaceTrackedNames: KeyTable = KeyTable("a\nb")

func checkUnionsOpenPropertiesClosedOneOf0InPlaceTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/closed/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkUnionsOpenPropertiesClosedOneOf0InPlaceTrackedNames
    var seen0: UInt64 = 0
    var count: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index &>> 6 == 0 { seen0 |= bit }
      switch index {
      case 1:
        try Assertion.property(TypeSet(rawValue: 64), names, index, &c, &s)
        own.insert(count)
      case 0:
        try checkUnionsOpenPropertiesClosedOneOf0PropertiesA(&c, &s, "/properties/a")
        own.insert(count)
      default:
        try c.skipSyntax()
      }
      count &+= 1
      more = try c.nextMember()
    }
    own.end(at: count)
    if seen0 & 0x1 != 0x1 {
      try Assertion.required("a", seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  evaluation.merge(own)
  s.leave()
}

func checkUnionsOpenPropertiesClosedOneOf0PropertiesA(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/closed/oneOf/0/properties/a")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  case .array:
    try c.skipValue()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  case .object:
    try c.skipValue()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  }
  s.leave()
}

private let checkUnionsOpenPropertiesClosedOneOf1InPlaceTrackedNames: KeyTable = KeyTable("a\nc")

func checkUnionsOpenPropertiesClosedOneOf1InPlaceTracked(
  _ c: inout Cursor, _ s: inout ViolationSink, _ evaluation: inout Evaluation, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/closed/oneOf/1")
  let kind: JSONKind = try c.kind()
  var own: Evaluation = Evaluation()
  switch kind {
  case .object:
    let names: KeyTable = checkUnionsOpenPropertiesClosedOneOf1InPlaceTrackedNames
    var count: Int = 0
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      switch index {
      case 1:
        try Assertion.property(TypeSet(rawValue: 64), names, index, &c, &s)
        own.insert(count)
      case 0:
        try checkUnionsOpenPropertiesClosedOneOf1PropertiesA(&c, &s, "/properties/a")
        own.insert(count)
      default:
        try c.skipSyntax()
      }
      count &+= 1
      more = try c.nextMember()
    }
    own.end(at: count)
  default: try c.skipSyntax()
  }
  evaluation.merge(own)
  s.leave()
}

func checkUnionsOpenPropertiesClosedOneOf1PropertiesA(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/closed/oneOf/1/properties/a")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkUnionsOpenPropertiesClosedOneOf1PropertiesANotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

func checkUnionsOpenPropertiesClosedOneOf1PropertiesANotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/closed/oneOf/1/properties/a/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  case .string:
    _ = try c.string()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  case .array:
    try c.skipSyntax()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  case .object:
    try c.skipSyntax()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  }
  s.leave()
}

let checkUnionsOpenPropertiesOverlappingSigns: KeyTable = KeyTable("a")

let checkUnionsOpenPropertiesOverlappingHint: UnionHint = UnionHint("missing\ta\t2\nother\t\t2\ntext\tx\t3")

func checkUnionsOpenPropertiesOverlapping(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/overlapping")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var oneOfCandidates: UInt64 = try checkUnionsOpenPropertiesOverlappingHint.candidates(of: c)
    if oneOfCandidates & (oneOfCandidates &- 1) != 0 {
      oneOfCandidates &= checkUnionsOpenPropertiesOverlappingCandidates(
        having: try c.names(in: checkUnionsOpenPropertiesOverlappingSigns)
      )
    }
    switch s.collects ? 0 : oneOfCandidates {
    case 0x1:
      try checkUnionsOpenPropertiesOverlappingOneOf0(&c, &s, "/oneOf/0")
    case 0x2:
      try checkUnionsOpenPropertiesOverlappingOneOf1(&c, &s, "/oneOf/1")
    default:
      var oneOfCount: Int = 0
      var oneOfEnd: Int = -1
      if oneOfCandidates & 0x1 != 0 {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &oneOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkUnionsOpenPropertiesOverlappingOneOf0(&c, &s)
          })
        if isMatch {
          oneOfCount &+= 1
          if s.collects {
            let before: Cursor = c
            try checkUnionsOpenPropertiesOverlappingOneOf0(&c, &s, "/oneOf/0")
            c = before
          }
        }
      }
      do {
        let isMatch: Bool = try Validation.accepts(
          c, &s, end: &oneOfEnd,
          { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
            try checkUnionsOpenPropertiesOverlappingOneOf1(&c, &s)
          })
        if isMatch {
          oneOfCount &+= 1
          if s.collects {
            let before: Cursor = c
            try checkUnionsOpenPropertiesOverlappingOneOf1(&c, &s, "/oneOf/1")
            c = before
          }
        }
      }
      if oneOfEnd < 0 { try c.skipValue() } else { c.position = oneOfEnd }
      if oneOfCount == 0 {
        try s.report(.oneOf("One, Two"), at: start, "/oneOf")
      }
      if oneOfCount > 1 { try s.report(.oneOfSeveral, at: start, "/oneOf") }
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkUnionsOpenPropertiesOverlappingCandidates(having names: UInt64) -> UInt64 {
  var candidates: UInt64 = 0x2
  if names & 0x1 == 0x1 { candidates |= 0x1 }
  return candidates
}

let checkUnionsOpenPropertiesOverlappingOneOf0Names: MemberTable = MemberTable("a\tany const=\"x\"")

func checkUnionsOpenPropertiesOverlappingOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/overlapping/oneOf/0")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsOpenPropertiesOverlappingOneOf0Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkUnionsOpenPropertiesOverlappingOneOf0Names.names, at: o.offset, &s, "")
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("a", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkUnionsOpenPropertiesOverlappingOneOf1Names: MemberTable = MemberTable("a")

func checkUnionsOpenPropertiesOverlappingOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/overlapping/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsOpenPropertiesOverlappingOneOf1Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkUnionsOpenPropertiesOverlappingOneOf1PropertiesA(&c, &s, "/properties/a")
      default:
        Assertion.unknownProperty(checkUnionsOpenPropertiesOverlappingOneOf1Names.names, at: o.offset, &s, "")
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

func checkUnionsOpenPropertiesOverlappingOneOf1PropertiesA(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/overlapping/oneOf/1/properties/a")
  _ = try c.kind()
  let start: Int = c.position
  try c.skipValue()
  let end: Int = c.position
  c.position = start
  do {
    let isMatch: Bool = try Validation.accepts(
      c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkUnionsOpenPropertiesOverlappingOneOf1PropertiesANotFragment(&c, &s)
      })
    if isMatch { try s.report(.not, at: start, "/not") }
  }
  c.position = end
  s.leave()
}

func checkUnionsOpenPropertiesOverlappingOneOf1PropertiesANotFragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/overlapping/oneOf/1/properties/a/not")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try c.null()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  case .boolean:
    _ = try c.boolean()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  case .number:
    _ = try c.number()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
    try Assertion.minLength(2, string, c, &s, "/minLength")
  case .array:
    try c.skipSyntax()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  case .object:
    try c.skipSyntax()
    try Assertion.constant("\"x\"", at: start, c, &s, "/const")
  }
  s.leave()
}

let checkUnionsOpenDefsKindNames: MemberTable = MemberTable("kind\tstring")

func checkUnionsOpenDefsKind(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/$defs/kind")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkUnionsOpenDefsKindNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkUnionsOpenDefsKindNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkUnionsOpenPropertiesBlockAnyOf0Known: KeyTable = KeyTable("kind\nwords")

func checkUnionsOpenPropertiesBlockAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  if !s.collects { return try checkUnionsOpenPropertiesBlockAnyOf0Joined(&c, &s) }
  if s.isFine(&c, checkUnionsOpenPropertiesBlockAnyOf0Joined) {
    return
  }
  s.enter(path, "unions/open.yaml#/properties/block/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let known: KeyTable = checkUnionsOpenPropertiesBlockAnyOf0Known
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
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  try checkUnionsOpenDefsParagraphInPlace(&c, &s, "/$ref")
  c.position = end
  s.leave()
}

let checkUnionsOpenDefsParagraphInPlaceNames: MemberTable = MemberTable(
  """
  kind\tany const=\"paragraph\"
  words\tstring minLength=1
  """)

func checkUnionsOpenDefsParagraphInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/$defs/paragraph")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsOpenDefsParagraphInPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkUnionsOpenPropertiesBlockAnyOf1JoinedNames: MemberTable = MemberTable(
  """
  kind\tany const=\"picture\"
  width\tinteger
  """)

func checkUnionsOpenPropertiesBlockAnyOf1Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/block/anyOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsOpenPropertiesBlockAnyOf1JoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkUnionsOpenPropertiesBlockAnyOf1JoinedNames.names, at: o.offset, &s, "")
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

let checkUnionsOpenPropertiesClosedBranch0JoinedNames: MemberTable = MemberTable(
  """
  d\tany
  a\tany const=\"x\"
  b\tinteger
  """)

func checkUnionsOpenPropertiesClosedBranch0Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/closed")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkUnionsOpenPropertiesClosedBranch0JoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkUnionsOpenPropertiesClosedBranch0JoinedNames.names),
        at: o.offset,
        &s,
        "/unevaluatedProperties"
      )
    }
    if o.seen0 & 0x2 != 0x2 {
      try Assertion.required("a", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkUnionsOpenPropertiesClosedBranch1JoinedNames: MemberTable = MemberTable("d\tany\na\nc\tinteger")

func checkUnionsOpenPropertiesClosedBranch1Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/closed")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkUnionsOpenPropertiesClosedBranch1JoinedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 1:
        try checkUnionsOpenPropertiesClosedOneOf1PropertiesA(&c, &s, "/properties/a")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkUnionsOpenPropertiesClosedBranch1JoinedNames.names),
          at: o.offset,
          &s,
          "/unevaluatedProperties"
        )
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkUnionsOpenPropertiesClosedJoinedTag: KeyTable = KeyTable("a")

private let checkUnionsOpenPropertiesClosedJoinedTags: KeyTable = KeyTable("x")

func checkUnionsOpenPropertiesClosedJoined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/closed")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  if kind != .object {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  switch kind {
  case .object:
    switch try c.index(
      ofTag: checkUnionsOpenPropertiesClosedJoinedTag,
      in: checkUnionsOpenPropertiesClosedJoinedTags
    ) {
    case 0:
      try checkUnionsOpenPropertiesClosedBranch0Joined(&c, &s, "/oneOf/0")
    default:
      try checkUnionsOpenPropertiesClosedBranch1Joined(&c, &s, "/oneOf/1")
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 4), at: start, &s, "/oneOf")
  }
  s.leave()
}

let checkUnionsOpenPropertiesBlockAnyOf0JoinedNames: MemberTable = MemberTable(
  """
  kind\tany const=\"paragraph\"
  words\tstring minLength=1
  """)

func checkUnionsOpenPropertiesBlockAnyOf0Joined(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "unions/open.yaml#/properties/block/anyOf/0")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkUnionsOpenPropertiesBlockAnyOf0JoinedNames,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkUnionsOpenPropertiesBlockAnyOf0JoinedNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
